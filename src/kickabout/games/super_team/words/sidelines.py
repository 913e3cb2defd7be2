"""The commentary of Super Team beside the ball: toss, boards, line-ups, cards and what they bring."""

from kickabout.engine.commentary import Remark, Tone
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.box.contents import BASIC, COACH, TEAM
from kickabout.games.super_team.preparations import chooser
from kickabout.games.super_team.state import BallAction, Phase, Role, State, Use
from kickabout.games.super_team.words.saying import (
    STAT_NOUNS,
    TILE_NOUNS,
    Ways,
    count,
    listed,
    salt_of,
    say,
)
from kickabout.games.super_team.words.vocabulary import element_name


def _one(text: str, tone: Tone, seat: int) -> list[Remark]:
    return [Remark(text, tone, seat)]


# Before the match, and at half-time.


def tell_start(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """The roll for the first kick-off."""
    seat = action - s.STARTS
    return _one(f"{{{seat} wins|win}} the roll and will kick off.", "whistle", seat)


def tell_deal(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Boards are dealt; told once a side has all four of its own."""
    remarks = []
    for seat in range(s.SEATS):
        offered = [after.offered[seat, row, i] for row in range(2) for i in range(2)]
        was_open = min(before.offered[seat, row, i] for row in range(2) for i in range(2)) == s.NONE
        if was_open and min(offered) != s.NONE:
            teams = " or ".join(f"[{box.teams[team].name}]" for team in offered[:2])
            captains = " or ".join(f"[{box.captains[captain].name}]" for captain in offered[2:])
            text = f"{{{seat} is|are}} offered {teams}, and as captain {captains}."
            remarks.append(Remark(text, "quiet", seat))
    return remarks


def tell_choice(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """A board is chosen; nobody else knows which."""
    seat = before.actor
    return _one(f"{{{seat} picks|pick}} [{_board(box, action - s.CHOICES)}].", "quiet", seat)


def tell_hidden_choice(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Somebody else has chosen a board."""
    seat = before.actor
    return _one(f"{{{seat} lays|lay}} a board face down.", "quiet", seat)


def tell_show(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """A board is turned over."""
    number = action - s.SHOWS
    seat = chooser(box.record, before, before.shown)
    if number < s.TEAMS:
        text = f"{{{seat} sends|send}} out [{box.teams[number].name}]."
    else:
        text = f"{{{seat} gives|give}} [{box.captains[number - s.TEAMS].name}] the armband."
    return _one(text, "whistle", seat)


def _board(box: SuperBox, number: int) -> str:
    return box.teams[number].name if number < s.TEAMS else box.captains[number - s.TEAMS].name


def tell_mark(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """A Coach Marker is laid; told once all of a side are."""
    seat = before.actor
    markers = [after.markers[seat, stat] for stat in range(s.STATS)]
    if sum(markers) < box.record.coach_markers:
        return []
    laid = [f"{n} on {STAT_NOUNS[stat]}" for stat, n in enumerate(markers) if n > 0]
    return _one(f"{{{seat} sets|set}} the Coach Markers: {listed(laid)}.", "quiet", seat)


def tell_form(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """A side stands as a formation."""
    seat = before.actor
    name = box.formations[action - s.FORMS].name
    ways = ("{@ takes|take} up [<name>].", "[<name>] for {@}.")
    return _one(say(ways, salt_of(before, action), seat=seat, name=name), "quiet", seat)


def tell_place(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """A piece is placed; told once all of a side are."""
    seat = before.actor
    if before.placed[seat] < s.PIECES - 1:
        return []
    placed = [before.at[seat * s.PIECES + shirt] for shirt in range(s.PIECES - 1)]
    spaces = [box.space_name(space) for space in [*placed, action - s.PLACES]]
    return _one(f"{{{seat} lines|line}} up: {', '.join(spaces)}.", "quiet", seat)


def tell_rest(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Fatigue goes back at half-time."""
    seat, cards = before.actor, action - s.RESTS
    if cards == 0:
        return _one(f"{{{seat} has|have}} no need of a rest.", "quiet", seat)
    text = f"A rest does good: {{{seat} hands|hand}} back {count(cards, 'Fatigue card')}."
    return _one(text, "quiet", seat)


# Cards.

_PERFORMED = {
    "basic": ("{@ plays|play} a [<card>].", "[<card>] from {@}.", "{@ calls|call} for a [<card>]."),
    "team": (
        "{@ tries|try} something rehearsed: [<card>].",
        "[<card>]! {@ has|have} worked on that one.",
    ),
    "captain": (
        "The captain takes over: [<card>] from {@}.",
        "[<card>]! {@ lets|let} the captain off the leash.",
    ),
    "coach": (
        "A shout from the bench, and {@ plays|play} [<card>]: <does>.",
        "The bench has an idea. [<card>] for {@}: <does>.",
    ),
}
_DEFENDED = (
    "{@ defends|defend} with [<card>]: <does>.",
    "Without the ball, [<card>] is <does> for {@}.",
)
_SPENT: dict[int, Ways] = {
    Use.MOVEMENT: (
        "{@ spends|spend} [<card>] on a movement.",
        "[<card>] goes, and {@ moves|move}.",
    ),
    Use.ACTION: (
        "{@ spends|spend} [<card>] on an action.",
        "[<card>] goes, and {@ acts|act}.",
    ),
    Use.GOAL_KICK: ("{@ spends|spend} [<card>] on a quick goal kick.",),
    Use.DROP: ("{@ drops|drop} [<card>].", "[<card>] goes, for nothing in return."),
}


def tell_play(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """A card is performed, spent or dropped."""
    seat = before.actor
    use, kind = divmod(action - s.PLAYS, s.KINDS)
    card = box.cards[kind]
    assert card is not None
    ways = _PERFORMED[card.group] if use == Use.PERFORM else _SPENT[use]
    does = ""
    if use == Use.PERFORM and card.group == COACH:
        part = card.parts[0]
        does = listed([element_name(*pair) for pair in zip(part.elements, part.amounts)])
    if use == Use.PERFORM and card.group in (BASIC, TEAM) and before.attacker != seat:
        ways = _DEFENDED
        elements = card.parts[Role.DEFENSIVE].elements
        does = listed([f"a {element_name(element)}" for element in elements])
    salt = before.turns + before.played + kind
    text = say(ways, salt, seat=seat, card=card.name, does=does)
    return _one(text, "play" if use == Use.PERFORM else "quiet", seat)


def tell_draw(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """A card is drawn, as its owner sees it."""
    seat = before.drawer
    card = box.cards[action - s.DRAWS]
    assert card is not None
    text = f"{{{seat} draws|draw}} [{card.name}]."
    return _one(text, "quiet", seat)


def tell_reward(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """A reward is taken, or the rest left; what is due has been told."""
    seat = before.actor
    gained = after.morale[seat] - before.morale[seat]
    if action == s.TAKE_MORALE and gained < before.due_morale:
        return _one(f"The bank has only {gained} Morale for {{{seat}}}.", "quiet", seat)
    if action == s.DONE:
        return _one(f"{{{seat} leaves|leave}} it at that.", "quiet", seat)
    return []


# Secrets of a roll.


def tell_strike(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """A Strike tile is picked, as its owner sees it."""
    seat = before.actor
    where = TILE_NOUNS[action - s.STRIKES]
    if before.action == BallAction.SHOT and before.doer // s.PIECES == seat:
        return _one(f"{{{seat} aims|aim}} for the {where}.", "quiet", seat)
    return _one(f"{{{seat} sends|send}} the Goalie to the {where}.", "quiet", seat)


# AutoTeam.


def tell_auto_card(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """AutoTeam turns a card: for her turn, or for a roll."""
    card = box.auto_cards[action - s.AUTO_TURNS]
    if before.phase != Phase.AUTO_REVEAL:
        ways = ("{@ turns|turn} [<card>].", "[<card>] for {@}.")
        return _one(say(ways, salt_of(before, action), seat=1, card=card.name), "quiet", 1)
    text = f"{{1 turns|turn}} [{card.name}]: {after.bids[1] or 'no'} Morale"
    if before.action == BallAction.SHOT:
        shoots = before.doer // s.PIECES == 1
        who = "her shot" if shoots else "her Goalie"
        text += f", and {who} goes to the {TILE_NOUNS[after.tiles[1]]}"
    return _one(f"{text}.", "quiet", 1)


def tell_auto_rest(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """AutoTeam's procedure finds nothing to do."""
    ways = ("{1 holds|hold} her shape.", "{1 waits|wait}: nothing she could do.")
    return _one(say(ways, salt_of(before, action)), "quiet", 1)
