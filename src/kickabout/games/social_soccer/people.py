"""The players on the pitch as the viewer knows them, and their names in messages."""

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Name, Seat

from . import state as s
from .box import SocialBox
from .pitch import spot_of
from .state import Row, Spot, State, Value

Called = Message | Name
"""A player as a message names him."""


def row_of(spot: int) -> Row:
    """Return the row of a spot."""
    if spot < s.ATTACKERS:
        return Row.ATTACK
    return Row.DEFENCE if spot >= s.BENCH_TO else Row.BENCH


def is_bench(spot: int) -> bool:
    """Return whether a spot is on the bench."""
    return row_of(spot) == Row.BENCH


def player_of(state: State, seat: int, member: int) -> int:
    """Return the player that a member is; 0 for nobody, and for one hidden from the viewer."""
    return max(state.team[seat, member - 1], 0) if 0 < member <= s.MEMBERS else 0


def player_at(state: State, seat: int, spot: int) -> int:
    """Return the player at a spot; 0 if it is empty or its player is hidden from the viewer."""
    return player_of(state, seat, max(state.spot[seat, spot], 0))


def where(state: State, seat: int, member: int) -> str:
    """Return the spot of a member in notation."""
    return slug(Spot(spot_of(state, seat, member)))


def named(box: SocialBox, state: State, seat: int, member: int) -> Called:
    """Return the name of a member, without his side."""
    player = player_of(state, seat, member)
    return box.player(player).named if player else Message("somebody")


def called(box: SocialBox, state: State, seat: int, member: int) -> Called:
    """Return the name of a member, with his side if the other one has the same player."""
    player = player_of(state, seat, member)
    if any(state.team[1 - seat, other] == player for other in range(s.MEMBERS)):
        return of_side(box, state, seat, member)
    return named(box, state, seat, member)


def of_side(box: SocialBox, state: State, seat: int, member: int) -> Called:
    """Return the name of a member with his side."""
    name = named(box, state, seat, member)
    if not isinstance(name, Name):
        return name
    if name.text.startswith("The "):
        name = Name("player-of-both", name.slug, name.text.removeprefix("The "))
    return Message("player-of-one-side", player=Seat(seat), own=name)


def called_at(box: SocialBox, state: State, seat: int, spot: int) -> Called:
    """Return the name of the player at a spot, with his side if both have him."""
    return called(box, state, seat, max(state.spot[seat, spot], 0))


def value_of(box: SocialBox, state: State, seat: int, member: int) -> Value:
    """Return the value of a member's player, NEUTRAL if he is unknown."""
    player = player_of(state, seat, member)
    return Value(box.player(player).value) if player else Value.NEUTRAL


def values_in(box: SocialBox, state: State, seat: int) -> dict[int, int]:
    """Return the number of players of each value in a team, counting those that the viewer knows."""
    counts: dict[int, int] = {}
    for member in range(1, s.MEMBERS + 1):
        player = player_of(state, seat, member)
        if player:
            value = box.player(player).value
            counts[value] = counts.get(value, 0) + 1
    return counts
