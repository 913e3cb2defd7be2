"""The commentary of Futera SuSu: what happened, as a reporter beside the pitch tells it.

It is made from two records and a decision as the viewer saw them, and reads nothing else: it cannot
tell what the viewer did not see. `duels_told` has the duels, `cards_told` the action cards, `ends_told` what
follows from them.
"""

from collections.abc import Callable

from kickabout.engine.commentary import Remark
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.preparations import is_in_its_row
from kickabout.games.futera_susu.state import Effect, Phase, Spot, Stage, State
from kickabout.games.futera_susu.words.bonds import called, gaps_of, known_at, known_in, why_bonus
from kickabout.games.futera_susu.words.cards_told import tell_card
from kickabout.games.futera_susu.words.duels_told import tell_outcome, tell_re_roll, tell_roll
from kickabout.games.futera_susu.words.ends_told import tell_consequences
from kickabout.games.futera_susu.words.saying import (
    POSITION_NOUNS,
    ROW_PLACES,
    Ways,
    in_words,
    plus,
    salt_of,
    say,
)

Teller = Callable[[SusuBox, State, int, State], list[Remark]]

_CARRIES: Ways = (
    "{@ starts|start} from midfield with <own>.",
    "The ball is with <player>.",
    "{@ builds|build} through <own>.",
    "<own> brings it forward for {@}.",
)
_ANSWERS: Ways = (
    "<player> comes to meet <rival>.",
    "{@ answers|answer} with <own>.",
    "In the way: <player>.",
    "<own> steps up for {@}.",
)
_GOES: Ways = (
    "Forward to <player>!",
    "{@ finds|find} <own> up front.",
    "<player> makes the run.",
    "Into the path of <player>.",
)
_STOPS: Ways = (
    "<player> closes <rival> down.",
    "{@ throws|throw} <own> in the way.",
    "<player> has the angle on <rival>.",
    "Only <player> stands between <rival> and the goal.",
)
_STEPS_UP: Ways = (
    "<player> steps up, eye to eye with <rival>.",
    "{@ sends|send} <own> to the spot. <rival> waits.",
    "<player> against <rival>, and nobody breathes.",
)
_IN_GOAL: Ways = (
    "In goal: <player>.",
    "<player> comes off the line.",
    "And there stands <player>.",
)
_BREAKS: Ways = (
    "<player> is sent through, with only <rival> to beat.",
    "<player> runs on to it. <rival> comes out!",
)


def tell(
    box: SusuBox, before: State, action: int, after: State, viewer: int
) -> list[Remark]:  # records are the viewer's already
    """What happened, told from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    for first, how_many, teller in _TELLERS:
        if first <= action < first + how_many:
            remarks += teller(box, before, action, after)
    remarks += _tell_preparations(box, before, after)
    remarks += tell_outcome(box, before, action, after)
    return remarks + tell_consequences(box, before, action, after)


# Before the match.


def _take_squad(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat, squad = before.actor, box.squads[action - s.TAKES]
    return [Remark(f"{{{seat} takes|take}} the squad {squad.name}.", "quiet", seat)]


def _sign(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.actor, box.players[action - s.SIGNS]
    team = box.teams[player.team].name
    shirt = after.signed[seat]
    return [Remark(f"{{{seat} signs|sign}} {player.name} of {team}: shirt {shirt}.", "quiet", seat)]


def _take_deck(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat, deck = before.actor, box.decks[action - s.TAKE_DECKS]
    return [Remark(f"{{{seat} takes|take}} the deck {deck.name}.", "quiet", seat)]


def _pack(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat, card = before.actor, box.cards[action - s.PACKS]
    return [Remark(f"{{{seat} packs|pack}} [{card.name}].", "quiet", seat)]


def _place(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat = before.actor
    shirt, row = divmod(action - s.PLACES, s.POSITIONS)
    name = _name(box, known_in(before, seat, shirt + 1), "a card")
    if after.placed[seat] > before.placed[seat]:
        text = f"{{{seat} puts|put}} {name} {ROW_PLACES[row]}."
    else:
        text = f"{{{seat} puts|put}} {name} {ROW_PLACES[row]}, where that card does not belong."
    return [Remark(text, "quiet", seat)]


def _lift(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat, shirt = before.actor, action - s.LIFTS
    name = _name(box, known_in(before, seat, shirt + 1), "a card")
    if is_in_its_row(before, seat, shirt):
        return [Remark(f"{{{seat} lifts|lift}} {name}, who stood right!", "whistle", seat)]
    return [Remark(f"{{{seat} takes|take}} {name} up again.", "quiet", seat)]


def _touch(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat = before.actor
    return [Remark(f"{{{seat} lifts|lift}} a card that stood right!", "whistle", seat)]


def _time(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    return [Remark(f"Time! The {box.lock_in_seconds} seconds are up.", "whistle")]


def _toss(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat = action - s.TOSSES
    return [Remark(f"The coin is in the air … {{{seat} attacks|attack}} first.", "whistle", seat)]


def _tell_preparations(box: SusuBox, before: State, after: State) -> list[Remark]:
    """How far both sides are, and what comes next when both are ready."""
    if before.turns > 0:
        return []
    remarks = [
        Remark(f"{{{seat} is|are}} disqualified.", "whistle", seat)
        for seat in range(s.SEATS)
        if after.disqualified[seat]
    ]
    for seat in range(s.SEATS):
        for was, now, full, what in (
            (before.signed, after.signed, s.SHIRTS, "squad"),
            (before.packed, after.packed, box.record.deck_size, "action deck"),
            (before.placed, after.placed, s.ELEVEN, "line-up"),
        ):
            if was[seat] < now[seat] == full:
                remarks.append(Remark(f"{{{seat}'s}} {what} stands.", "quiet", seat))
    if before.phase == Phase.BUILD != after.phase:
        size, hand = box.record.deck_size, box.record.hand
        cards = f"{in_words(size).capitalize()} action cards each are shuffled"
        remarks.append(Remark(f"{cards}, and {in_words(hand)} are dealt.", "quiet"))
    if before.phase != Phase.LOCK_IN == after.phase:
        text = "Lock-in: eleven cards each, face down, into their rows."
        remarks.append(Remark(text, "whistle"))
    if before.phase == Phase.LOCK_IN and after.phase == Phase.TOSS:
        remarks.append(Remark("Both line-ups are locked in.", "whistle"))
    return remarks


# Cards that come and go.


def _draw(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    if before.phase == Phase.DEAL:
        return []
    seat = before.drawer
    return [Remark(f"{{{seat} draws|draw}} [{box.cards[action - s.DRAWS].name}].", "quiet", seat)]


def _bring(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat = before.actor
    spot = filled(before, after, seat)
    noun = POSITION_NOUNS[s.ROW_OF_SPOT[spot]]
    name = _name(box, known_at(after, seat, spot), f"a {noun}")
    ways = (
        "{@ brings|bring} on <name>, face down.",
        "From the bench comes <name>, face down.",
        "{@ fills|fill} the gap: <name>, face down.",
    )
    return [Remark(say(ways, salt_of(before, spot), seat=seat, name=name), "play", seat)]


def filled(before: State, after: State, seat: int) -> int:
    """The spot on which a substitute has come."""
    return next(spot for spot in gaps_of(before, seat) if after.field[seat, spot] != 0)


def _leave(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat, row = before.actor, s.ROW_OF_SPOT[before.hole[before.actor]]
    gaps = f"the gap {ROW_PLACES[row]}" if len(gaps_of(before, seat)) == 1 else "the gaps"
    return [Remark(f"{{{seat} leaves|leave}} {gaps} open.", "quiet", seat)]


def _injure(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.drawer, 1 + (action - s.INJURES) % s.PLAYERS
    text = f"{box.player(player).name} limps off {{{seat}'s}} bench and is out."
    return [Remark(text, "play", seat)]


# Duels.


def _send(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """A card that lies face up goes into the duel; any other is told once it is turned up."""
    seat, spot = before.actor, action - s.SENDS
    if before.face_up[seat, spot]:
        return [_sent(box, before, after, seat, spot)]
    return []


def _show(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """A card is turned face up: sent into a duel, sent off, or the Goalkeeper."""
    seat, spot = before.drawer, before.turning[before.drawer]
    name = called(box, after, seat, 1 + (action - s.SHOWS) % s.PLAYERS)
    if before.leaving[seat] == spot:
        if known_at(before, seat, spot):
            return []  # it has been told who goes
        return [Remark(f"It is {name}, and the way off is long.", "play", seat)]
    if spot == Spot.G:
        return [Remark(say(_IN_GOAL, salt_of(before, spot), player=name), "play", seat)]
    kind = before.played[seat]
    if kind != s.NONE and box.cards[kind].effect == Effect.SWITCH:
        return [Remark(f"{name} takes over.", "play", seat)]
    return [_sent(box, before, after, seat, spot)]


def _sent(box: SusuBox, before: State, after: State, seat: int, spot: int) -> Remark:
    number = known_at(after, seat, spot)
    own = box.player(number).name
    rival_spot = before.spot[1 - seat]
    rival = known_at(after, 1 - seat, rival_spot) if rival_spot != s.NONE else 0
    attacks = seat == before.turn
    text = say(
        _ways(before, attacks, rival > 0),
        salt_of(before, spot),
        seat=seat,
        own=own,
        player=called(box, after, seat, number),
        rival=called(box, after, 1 - seat, rival) if rival else "",
    )
    if after.covering[seat]:
        missing = "Forward" if attacks else "Defender"
        text = f"No {missing} is left! Midfielder {own} has to cover, and must not lose."
    return Remark(text, "shot" if before.stage == Stage.GOALKEEPER else "play", seat)


def _ways(before: State, attacks: bool, met: bool) -> Ways:
    if before.sudden_death:
        return _STEPS_UP if met else _GOES
    if before.stage == Stage.MIDFIELDER:
        return _CARRIES if attacks else _ANSWERS
    if not attacks:
        return _STOPS
    return _BREAKS if met and before.stage == Stage.GOALKEEPER else _GOES


def _bonuses(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """What team mates add to the cards in the duel, at its start and when it changes."""
    begins = before.rolls == 0 and before.played[0] == before.played[1] == s.NONE
    told = []
    for seat in (before.turn, 1 - before.turn):
        was, bonus = before.bonus[seat], divmod(action - s.TELLS, s.BONUSES)[seat]
        goes_on = before.stage == Stage.GOALKEEPER and seat == before.turn and not before.long_ball
        changed = bonus != was
        player = known_at(before, seat, before.spot[seat])
        if bonus and (changed or (begins and not goes_on)):
            why = why_bonus(box, before, seat, player, bonus)
            told.append(f"{called(box, before, seat, player)} has {plus(bonus)}: {why}.")
        elif changed and not begins:
            told.append(f"{called(box, before, seat, player)} plays without a bonus.")
    return [Remark(" ".join(told), "quiet", before.turn)] if told else []


def _whistle(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    return [Remark("The time is up: this possession is the last.", "whistle")]


def _name(box: SusuBox, player: int, otherwise: str) -> str:
    return box.player(player).name if player else otherwise


_TELLERS: tuple[tuple[int, int, Teller], ...] = (
    (s.TAKES, s.SIGNS - s.TAKES, _take_squad),
    (s.SIGNS, s.TAKE_DECKS - s.SIGNS, _sign),
    (s.TAKE_DECKS, s.PACKS - s.TAKE_DECKS, _take_deck),
    (s.PACKS, s.PLACES - s.PACKS, _pack),
    (s.PLACES, s.LIFTS - s.PLACES, _place),
    (s.LIFTS, s.ELEVEN, _lift),
    (s.HIDDEN_TOUCH, 1, _touch),
    (s.TIME, 1, _time),
    (s.TOSSES, s.SEATS, _toss),
    (s.DRAWS, s.KINDS, _draw),
    (s.BRINGS, s.SUBS, _bring),
    (s.HIDDEN_SUB, s.CODES - s.HIDDEN_SUB, _bring),
    (s.LEAVE, 1, _leave),
    (s.INJURES, s.SUBS * s.PLAYERS, _injure),
    (s.SENDS, s.SPOTS, _send),
    (s.SHOWS, s.SHIRTS * s.PLAYERS, _show),
    (s.TELLS, s.BONUSES * s.BONUSES, _bonuses),
    (s.PLAYS, s.HOLD - s.PLAYS, tell_card),
    (s.ROLLS, s.STATS * s.STATS, tell_roll),
    (s.RE_ROLLS, s.STATS, tell_re_roll),
    (s.WHISTLE, 1, _whistle),
)
"""Who tells of which actions: the first number, how many there are."""
