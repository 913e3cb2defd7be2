"""Swiss tournaments: in each round those meet who are level on points and have not met before.

What counts, in this order: nobody meets again; nobody has a second bye; nobody is at home, or away, three times in a row
or three times more often than not; the bye goes to the last; those meet who are level on points; home and away take
turns; and among those level on points the upper half meets the lower half. FIDE's Dutch system has the same order. Each
is counted over the whole round, and decides only between pairings that are equally good by all before it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil, log2
from typing import NamedTuple

from kickabout.table.formats.matching import best_pairs


class Strain(NamedTuple):
    """What it costs a side, or two of them, to play where they would."""

    breach: int
    """How many of them would be there three times in a row, or three times more often than not."""
    imbalance: int
    """From 0; small for those who have been less often there, and smaller still if it was not the last time."""


@dataclass(frozen=True)
class Contender:
    """What a side of a Swiss tournament has done so far."""

    side: int
    points: int
    """From 0."""
    rating: float
    """The order of those level on points, the higher before the lower."""
    opponents: tuple[int, ...] = ()
    """The sides that it has met, in any order, each as often as it has."""
    at_home: tuple[bool, ...] = ()
    """Whether it was at home, from its first match to its last."""
    byes: int = 0

    @cached_property
    def strains(self) -> tuple[Strain, Strain]:
        """What it costs it to be at home, and away."""
        return self._strain(home=True), self._strain(home=False)

    def _strain(self, *, home: bool) -> Strain:
        more = abs(self.at_home.count(home) + 1 - self.at_home.count(not home))
        breach = more > 2 or self.at_home[-2:] == (home, home)
        return Strain(int(breach), 2 * more**2 + (self.at_home[-1:] == (home,)))


@dataclass(frozen=True)
class Pairing:
    """Who meets whom in a round."""

    pairs: list[tuple[int, int]]
    """The side at home first; ordered by the better side of each."""
    bye: int | None
    """The side that rests, if their number is odd."""


def usual_rounds(sides: int) -> int:
    """Return how many rounds suit a number of sides: one more than a knock-out takes, or fewer if that might lead to
    rematches.
    """
    return min(ceil(log2(sides)) + 1, max(3, (sides + 1) // 2))


def pair(sides: Sequence[Contender], round_number: int) -> Pairing:
    """Return the pairing of a round, numbered from 0; the order of the contenders makes no difference.

    Raises `OverflowError` where points are too large to be weighed: 256 sides may have some 1,000 of them.
    """
    table = sorted(sides, key=lambda one: (-one.points, -one.rating, one.side))
    bye = table.pop(_resting(table)).side if len(table) % 2 else None
    level = Counter(one.points for one in table)

    def cost(upper: int, lower: int) -> tuple[int, ...]:
        """Return what it costs that two places of the table meet."""
        one, other = table[upper], table[lower]
        breach, imbalance = min(_strains(one, other))
        gap = one.points - other.points
        # Whoever has to meet a side of another group comes from the end of the own one, and meets its first.
        ideal = 1 if gap else level[one.points] // 2
        return (
            one.opponents.count(other.side),
            breach,
            gap**2,
            imbalance,
            (lower - upper - ideal) ** 2,
        )

    pairs = []
    for upper, lower in best_pairs(len(table), cost):
        one, other = table[upper], table[lower]
        home, away = _strains(one, other)
        # Where both would rather have the same, the upper one has its way in every other match and round.
        is_home = home < away or (home == away and (upper + round_number) % 2 == 0)
        pairs.append((one.side, other.side) if is_home else (other.side, one.side))
    return Pairing(pairs, bye)


def _resting(table: Sequence[Contender]) -> int:
    """Return the place in the table, from 0, of the one that rests."""

    def cost(upper: int, lower: int) -> tuple[int, ...]:
        """Return what it costs that two places meet; a place below the table is to rest."""
        one = table[upper]
        if lower == len(table):
            return (0, one.byes, 0, lower - upper)
        other = table[lower]
        return (one.opponents.count(other.side), 0, min(_strains(one, other)).breach, 0)

    pairs = best_pairs(len(table) + 1, cost)
    return next(upper for upper, lower in pairs if lower == len(table))


def _strains(one: Contender, other: Contender) -> tuple[Strain, Strain]:
    """Return what it costs both if the one is at home, and if the other one is."""
    (home, away), (other_home, other_away) = one.strains, other.strains
    return (
        Strain(home.breach + other_away.breach, home.imbalance + other_away.imbalance),
        Strain(away.breach + other_home.breach, away.imbalance + other_home.imbalance),
    )
