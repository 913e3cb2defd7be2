"""The commentary of SocialSoccer before the first round of a game: teams, line-ups, priority, opening hands."""

from kickabout.engine.commentary import Remark
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.state import (
    Phase,
    Spot,
    State,
    Value,
)
from kickabout.games.social_soccer.words.saying import (
    VALUE_NOUNS,
    Ways,
    in_words,
    listed,
    player_of,
    salt_of,
    say,
)

_MADE_OF: dict[int, Ways] = {
    Value.EFFORT: (
        "{@ has|have} ten of EFFORT, who are warm already and have been since five.",
        "Ten of EFFORT for {@}. Somebody tell them that it has not begun.",
    ),
    Value.KINDNESS: (
        "{@ has|have} ten of KINDNESS, who have brought soup for both sides.",
        "Ten of KINDNESS for {@}. They ask whether everybody has slept well.",
    ),
    Value.EMPATHY: (
        "{@ has|have} ten of EMPATHY, who look as if they had read this already.",
        "Ten of EMPATHY for {@}. They have been watching the others warm up.",
    ),
}
_MIXED: Ways = (
    "{@ brings|bring} together <values>.",
    "{@ has|have} <values>, in one dressing room.",
    "Under {@'s} roof: <values>.",
)
_PRIORITY: Ways = (
    "Stone, scissors, paper … {@ begins|begin}.",
    "Paper wraps stone: {@'s} ball.",
    "Scissors, at the third attempt: the ball is {@'s}.",
    "Stone, as ever. {@ has|have} the ball.",
)


def tell_take(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A ready-made team is taken."""
    seat, team = before.actor, box.teams[action - s.TAKES]
    return [Remark(f"{{{seat} takes|take}} the team {team.name}.", "quiet", seat)]


def tell_sign(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A player is signed."""
    seat, player = before.actor, box.players[action - s.SIGNS]
    text = f"{{{seat} signs|sign}} {player.name}, number {after.signed[seat]}."
    return [Remark(text, "quiet", seat)]


def tell_pack(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A card is packed."""
    seat, card = before.actor, box.cards[action - s.PACKS]
    return [Remark(f"{{{seat} packs|pack}} [{card.name}].", "quiet", seat)]


def tell_place(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A player is placed, told to whoever does it."""
    seat = before.actor
    member, spot = divmod(action - s.PLACES, s.SPOTS)
    number = player_of(before, seat, member + 1)
    name = box.player(number).name if number else "a player"
    return [Remark(f"{{{seat} puts|put}} {name} in {Spot(spot).name}.", "quiet", seat)]


def tell_show(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A player is turned up; a side is told when all of it lie open."""
    for seat in range(s.SEATS):
        if before.shown[seat] < after.shown[seat] == s.SPOTS:
            return [_line_up(box, after, seat)]
    return []


def _line_up(box: SocialBox, after: State, seat: int) -> Remark:
    rows = [
        listed([box.player(player_of(after, seat, after.spot[seat, spot])).name for spot in row])
        for row in ((0, 1, 2, 3), (9, 8, 7, 6), (4, 5))
    ]
    text = f"{{{seat}'s}} attack: {rows[0]}. At the back: {rows[1]}. On the bench: {rows[2]}."
    return Remark(text, "quiet", seat)


def tell_priority(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Who has the ball first."""
    seat = action - s.PRIORITIES
    return [Remark(say(_PRIORITY, 3 * before.game + seat, seat=seat), "whistle", seat)]


def tell_choice(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """The loser of the last game takes the ball, or leaves it."""
    seat = before.actor
    if action == s.TAKE_BALL:
        text = f"Whoever lost may choose, and {{{seat} takes|take}} the ball."
    else:
        text = f"{{{seat} lets|let}} {{{1 - seat}}} begin."
    return [Remark(text, "whistle", seat)]


def tell_mulligan(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """An opening hand is kept or drawn anew."""
    seat = before.actor
    if action == s.KEEP:
        return [Remark(f"{{{seat} keeps|keep}} the opening hand.", "quiet", seat)]
    return [
        Remark(f"All back into the deck, and a new opening hand for {{{seat}}}.", "quiet", seat)
    ]


def tell_preparations(box: SocialBox, before: State, after: State) -> list[Remark]:
    """How far both sides are, and what comes next when both are ready."""
    remarks: list[Remark] = []
    for seat in range(s.SEATS):
        if before.signed[seat] < after.signed[seat] == s.MEMBERS:
            remarks.append(Remark(f"{{{seat}'s}} team stands.", "quiet", seat))
        if before.packed[seat] < after.packed[seat] == box.record.strategy_size:
            remarks.append(Remark(f"{{{seat}'s}} strategy stands.", "quiet", seat))
        if before.placed[seat] < after.placed[seat] == s.MEMBERS:
            remarks.append(Remark(f"{{{seat}'s}} players lie in their places.", "quiet", seat))
    if before.phase == Phase.BUILD != after.phase:
        text = "Ten cards each, covered: four in attack, four at the back, two on the bench."
        remarks.append(Remark(text, "whistle"))
    if before.phase <= Phase.PLACE and after.phase == Phase.SHOW:
        remarks.append(Remark("Both stand. Turn them up!", "whistle"))
    if before.phase == Phase.SHOW != after.phase and before.met == 0:
        remarks += [_values(box, after, seat) for seat in range(s.SEATS)]
    return remarks


def values_in(box: SocialBox, state: State, seat: int) -> dict[int, int]:
    """How many players of each value are in a team, as far as the viewer knows them."""
    counts: dict[int, int] = {}
    for member in range(1, s.MEMBERS + 1):
        number = player_of(state, seat, member)
        if number:
            value = box.player(number).value
            counts[value] = counts.get(value, 0) + 1
    return counts


def _values(box: SocialBox, after: State, seat: int) -> Remark:
    counts = values_in(box, after, seat)
    for value in range(s.VALUES):
        if counts.get(value, 0) == s.MEMBERS:
            text = say(_MADE_OF[value], salt_of(after, seat), seat=seat)
            return Remark(text, "captain", seat)
    parts = [
        f"{in_words(how_many)} of {VALUE_NOUNS[value]}" if value < s.VALUES else "one of nobody's"
        for value, how_many in sorted(counts.items())
    ]
    text = say(_MIXED, salt_of(after, seat), seat=seat, values=listed(parts))
    return Remark(text, "captain", seat)
