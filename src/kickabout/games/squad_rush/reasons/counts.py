"""How many players a pitch lacks for a seven, as it stands and as it might."""

from collections.abc import Iterable

from ..box import RushBox
from ..squad import fewest_missing, in_hand, put_on, take_from
from ..state import State


def hand_of(box: RushBox, state: State, seat: int) -> list[int]:
    """Return the players in the seat's hand."""
    return [player for player in range(box.record.players) if in_hand(state, seat, player)]


def missing(
    box: RushBox, state: State, seat: int, more: Iterable[int] = (), off: Iterable[int] = ()
) -> int:
    """Return how many players the seat's pitch would lack for a seven with some more on it, and others `off` it."""
    after: State = state.copy()
    for player in off:
        take_from(box.record, after, player)
    for player in more:
        put_on(box.record, after, seat, player)
    return fewest_missing(box.record, after, seat)
