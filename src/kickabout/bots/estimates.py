"""The chance of winning with each choice, by several searches of one position, and how sure it is.

The searches differ in their random numbers alone. How far they disagree is what one of them may be wrong by, which no
single search can tell. The error of a difference between two choices is that of the delete-one jackknife over the
searches (B. Efron and C. Stein, "The Jackknife Estimate of Variance", The Annals of Statistics 9(3), 1981): choices of
one search share its luck, which a difference leaves out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]
LEAST, MOST = 16, 120
"""The least and the largest number of searches."""
MARGIN = 0.02
"""The difference between two chances below which choices count as equal: two matches of a hundred."""
SURE = 3.0
"""The number of standard errors by which a difference has to miss MARGIN to be settled; more than two, as it is looked at
after every few searches."""
OFTEN = 0.03
"""The share of the visits of the most visited choice that another needs to be judged at all."""


@dataclass(frozen=True)
class Choice:
    """A legal action with its estimate."""

    action: str
    chance: float | None
    """The chance of winning, 0..1: a draw counts as half, a shared win by its share; None if the searches have tried
    it too seldom to tell."""
    error: float
    """The standard error of the chance; 0 without one."""
    visits: int
    """The number of times that the searches tried it."""


class Estimates:
    """What the searches made so far say of the legal actions."""

    def __init__(self, actions: Sequence[str]) -> None:
        self._actions = actions
        self._visits: list[Sequence[int]] = []
        self._shares: list[Sequence[float]] = []

    def add(self, visits: Sequence[int], shares: Sequence[float]) -> None:
        """Add what a search found of each action: how often it tried it, and the mean share of the win, 0..1."""
        self._visits.append(visits)
        self._shares.append(shares)

    @property
    def settled(self) -> bool:
        """Return whether more searches would hardly change which choices count as equal to the best.

        A single legal action is no choice, and no search tries it.
        """
        number = len(self._visits)
        if number and not np.any(self._visits):
            return True
        if number < LEAST or number >= MOST:
            return number >= MOST
        behind, error = self._behind()
        return bool(np.all(np.abs(behind - MARGIN) >= SURE * error))

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices, best first; those that cannot be judged come last, in the order of the actions."""
        visits, wins = self._totals()
        chances, errors = (
            wins.sum(0) / np.maximum(visits.sum(0), 1),
            _spread(_left_out(visits, wins)),
        )
        judged = self._judged(visits)
        rows = zip(self._actions, judged, chances, errors, visits.sum(0), strict=True)
        choices = [
            Choice(action, float(chance), float(error), int(tries))
            if known
            else Choice(action, None, 0.0, int(tries))
            for action, known, chance, error, tries in rows
        ]
        return tuple(sorted(choices, key=lambda one: 1.0 if one.chance is None else -one.chance))

    @property
    def equals(self) -> int:
        """The number of choices, from the best one on, that count as equal to it."""
        if not np.any(self._visits):
            return 1
        behind, _ = self._behind()
        return int(np.sum(behind < MARGIN))

    def _totals(self) -> tuple[Reals, Reals]:
        """Return the visits and the sums of shares, a row for each search and a column for each action."""
        visits = np.array(self._visits, float)
        return visits, visits * np.array(self._shares)

    def _judged(self, visits: Reals) -> NDArray[np.bool_]:
        """Return for each action whether it was tried often enough to be judged."""
        total: Reals = visits.sum(0)
        often: NDArray[np.bool_] = (total > 0) & (total >= OFTEN * total.max())
        return often

    def _behind(self) -> tuple[Reals, Reals]:
        """Return by how much the judged actions lie behind the best of them, and the standard errors of that."""
        visits, wins = self._totals()
        judged = self._judged(visits)
        visits, wins = visits[:, judged], wins[:, judged]
        chances = wins.sum(0) / visits.sum(0)
        best = int(np.argmax(chances))
        left_out = _left_out(visits, wins)
        return chances[best] - chances, _spread(left_out[:, [best]] - left_out)


def _left_out(visits: Reals, wins: Reals) -> Reals:
    """Return each action's chance by all searches but one, a row for each that is left out."""
    less_visits: Reals = visits.sum(0) - visits
    less_wins: Reals = wins.sum(0) - wins
    return less_wins / np.maximum(less_visits, 1)


def _spread(left_out: Reals) -> Reals:
    """Return the standard error that the jackknife finds in figures that each leave one search out."""
    number = len(left_out)
    squares: Reals = ((left_out - left_out.mean(0)) ** 2).sum(0)
    return np.sqrt((number - 1) / number * squares)
