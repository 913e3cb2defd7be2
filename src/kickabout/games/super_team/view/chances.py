"""The exact chances of a roll: the distribution of one green die and some
white ones, convolved face by face.

They are added up by `fsum`, since the last digit of what `sum` makes of floats depends on the version of Python.
"""

from functools import cache
from math import fsum

Spread = tuple[tuple[int, float], ...]
"""Totals with their probabilities, ascending."""


@cache
def spread(green: tuple[int, ...], white: tuple[int, ...], whites: int) -> Spread:
    """Return the distribution of a roll of the green die with so many white dice."""
    counts: dict[int, int] = {}
    for face in green:
        counts[face] = counts.get(face, 0) + 1
    for _ in range(whites):
        more: dict[int, int] = {}
        for total, ways in counts.items():
            for face in white:
                more[total + face] = more.get(total + face, 0) + ways
        counts = more
    rolls = len(green) * len(white) ** whites
    return tuple((total, counts[total] / rolls) for total in sorted(counts))


@cache
def at_least(roll: Spread, least: int) -> float:
    """Return the chance that a roll comes to no less than `least`."""
    return fsum(chance for total, chance in roll if total >= least)


@cache
def ahead_by(roll: Spread, other: Spread, margin: int) -> float:
    """Return the chance that a roll exceeds the other side's by no less than `margin`."""
    return fsum(chance * at_least(roll, total + margin) for total, chance in other)
