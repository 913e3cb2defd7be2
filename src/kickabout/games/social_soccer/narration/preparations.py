"""The commentary before the first round of a game: teams, line-ups, priority, opening hands."""

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import CARD, KEEP, MEMBER, PLAYER, SEAT, SPOT, TAKE_BALL, TEAM
from ..box import SocialBox
from ..people import player_of, values_in
from ..state import Phase, Spot, State, Value
from .salts import salt_of

_ROWS = {"attack": (0, 1, 2, 3), "defence": (9, 8, 7, 6), "bench": (4, 5)}
"""The spots of each row, from left to right."""


def tell_take(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a ready-made team being taken."""
    seat, team = before.actor, box.teams[TEAM[action]].named
    return [Remark(Message("takes-team", player=Seat(seat), team=team), "quiet", seat)]


def tell_sign(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a player being signed."""
    seat, own = before.actor, box.players[PLAYER[action]].named
    message = Message("signs", player=Seat(seat), own=own, number=after.signed[seat])
    return [Remark(message, "quiet", seat)]


def tell_pack(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a card being packed."""
    seat, card = before.actor, box.cards[CARD[action]].named
    return [Remark(Message("packs", player=Seat(seat), card=card), "quiet", seat)]


def tell_place(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a player being placed, to the seat that does it."""
    seat = before.actor
    number = player_of(before, seat, MEMBER[action] + 1)
    own: Argument = box.player(number).named if number else Message("a-player")
    message = Message("places", player=Seat(seat), own=own, spot=Spot(SPOT[action]).name)
    return [Remark(message, "quiet", seat)]


def tell_show(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate the line-up of a side once all of it is turned up."""
    for seat in range(s.SEATS):
        if before.shown[seat] < after.shown[seat] == s.SPOTS:
            return [_line_up(box, after, seat)]
    return []


def _line_up(box: SocialBox, after: State, seat: int) -> Remark:
    rows: dict[str, Argument] = {
        row: tuple(
            box.player(player_of(after, seat, after.spot[seat, spot])).named for spot in spots
        )
        for row, spots in _ROWS.items()
    }
    return Remark(Message("line-up", player=Seat(seat), **rows), "quiet", seat)


def tell_priority(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate which seat has the ball first."""
    seat = SEAT[action]
    message = Message("has-priority", player=Seat(seat)).varied(3 * before.game + seat)
    return [Remark(message, "whistle", seat)]


def tell_choice(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate the loser of the last game taking the ball, or leaving it."""
    seat = before.actor
    name = "takes-ball" if action == TAKE_BALL else "lets-begin"
    return [Remark(Message(name, player=Seat(seat), rival=Seat(1 - seat)), "whistle", seat)]


def tell_mulligan(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate an opening hand being kept or drawn anew."""
    seat = before.actor
    name = "keeps-hand" if action == KEEP else "new-hand"
    return [Remark(Message(name, player=Seat(seat)), "quiet", seat)]


def tell_preparations(box: SocialBox, before: State, after: State) -> list[Remark]:
    """Narrate the progress of both sides, and what comes next when both are ready."""
    remarks: list[Remark] = []
    for seat in range(s.SEATS):
        if before.signed[seat] < after.signed[seat] == s.MEMBERS:
            remarks.append(Remark(Message("team-stands", player=Seat(seat)), "quiet", seat))
        if before.packed[seat] < after.packed[seat] == box.record.strategy_size:
            remarks.append(Remark(Message("strategy-stands", player=Seat(seat)), "quiet", seat))
        if before.placed[seat] < after.placed[seat] == s.MEMBERS:
            remarks.append(Remark(Message("players-lie", player=Seat(seat)), "quiet", seat))
    if before.phase == Phase.BUILD != after.phase:
        remarks.append(Remark(Message("line-up-begins"), "whistle"))
    if before.phase <= Phase.PLACE and after.phase == Phase.SHOW:
        remarks.append(Remark(Message("both-stand"), "whistle"))
    if before.phase == Phase.SHOW != after.phase and before.met == 0:
        remarks += [_values(box, after, seat) for seat in range(s.SEATS)]
    return remarks


def _values(box: SocialBox, after: State, seat: int) -> Remark:
    counts = values_in(box, after, seat)
    whole = [value for value in range(s.VALUES) if counts.get(value, 0) == s.MEMBERS]
    if whole:
        message = Message(f"team-of-{slug(Value(whole[0]))}", player=Seat(seat))
    else:
        values = tuple(
            Message("of-value", number=how_many, value=slug(Value(value)))
            for value, how_many in sorted(counts.items())
        )
        message = Message("team-mixed", player=Seat(seat), values=values)
    return Remark(message.varied(salt_of(after, seat)), "captain", seat)
