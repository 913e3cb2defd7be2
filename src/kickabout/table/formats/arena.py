"""Arenas: whoever is free is paired at once."""

from collections.abc import Sequence
from dataclasses import dataclass

from kickabout.table.formats.matching import best_pairs


@dataclass(frozen=True)
class Waiting:
    """A side that is free."""

    side: int
    points: int
    rating: float
    since: float
    """When it became free, by any clock."""
    last_opponent: int | None = None
    """The side that it met last."""
    at_home: int = 0
    """How much more often it was at home than away; negative if less often."""


def pair(waiting: Sequence[Waiting]) -> list[tuple[int, int]]:
    """Return who meets whom, the side at home first; the order of those waiting makes no difference.

    An odd number leaves one waiting: whoever came last, if the others can do without an immediate rematch. Two meet
    again at once only where there is nobody else for them. Otherwise the points of those who meet shall be near, and
    then their ratings. At home is who has been less often, or has waited longer.
    """
    queue = sorted(waiting, key=lambda one: (one.since, one.side))
    if len(queue) % 2:
        queue.pop(_left(queue))

    def cost(earlier: int, later: int) -> tuple[int, ...]:
        one, other = queue[earlier], queue[later]
        apart = round(abs(one.rating - other.rating))
        return (_is_rematch(one, other), (one.points - other.points) ** 2, apart**2)

    pairs = []
    for earlier, later in best_pairs(len(queue), cost):
        one, other = queue[earlier], queue[later]
        is_home = one.at_home <= other.at_home
        pairs.append((one.side, other.side) if is_home else (other.side, one.side))
    return pairs


def _left(queue: Sequence[Waiting]) -> int:
    """Return the place in the queue, from 0, of the one that waits on."""

    def cost(earlier: int, later: int) -> tuple[int, ...]:
        """Return what it costs that two places meet; a place behind the queue is to wait on."""
        if later == len(queue):
            return (0, later - earlier)
        return (_is_rematch(queue[earlier], queue[later]), 0)

    pairs = best_pairs(len(queue) + 1, cost)
    return next(earlier for earlier, later in pairs if later == len(queue))


def _is_rematch(one: Waiting, other: Waiting) -> bool:
    return one.last_opponent == other.side or other.last_opponent == one.side
