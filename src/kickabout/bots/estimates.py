"""The chance of winning with each choice, by trials that all choices share, and how sure it is.

Choices are compared within each trial (see `bots.trials`), whose luck they share, so the standard error is that of paired
differences. What is clearly worse is dropped, and the trials go on with the rest (O. Maron and A. Moore, "Hoeffding Races",
Advances in Neural Information Processing Systems 6, 1993), until it is settled which choice to name: the first of those that
count as equal to the best, in the order of the rule of thumb.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kickabout.bots.trials import CONCEDED, FIGURES, SCORED, SHARE, Outcomes

Reals = NDArray[np.float64]
LEAST, MOST = 400, 4000
"""The least and the largest number of trials."""
PLAYOUTS = 800
"""The number of playouts between two looks at what they have settled."""
MARGIN = 0.02
"""The difference between two chances below which choices count as equal: two matches of a hundred."""
SURE = 3.0
"""The number of standard errors by which a difference has to miss MARGIN to be settled; more than two, as it is looked at
after every few trials."""


@dataclass(frozen=True)
class Choice:
    """A legal action with its estimate."""

    action: str
    chance: float | None
    """The chance of winning, 0..1: a draw counts as half, a shared win by its share; None if it was not tried."""
    error: float
    """The standard error of the chance, or of its distance to the best if that is what was measured; 0 without one."""
    trials: int
    """The number of trials."""
    scores: float = 0.0
    """The share of the trials in which the seat scored before they ended."""
    concedes: float = 0.0
    """The same for anybody else."""


class Estimates:
    """What the trials made so far say of some actions, which are in the order of the rule of thumb."""

    def __init__(self, actions: Sequence[str]) -> None:
        self._actions = actions
        self.open = tuple(actions)
        """The actions that may still be the best, and that further trials are about."""
        self._outcomes: Outcomes = np.zeros((0, len(actions), FIGURES))
        self._dropped: dict[str, tuple[float, Outcomes]] = {}
        """By how much each other action lay behind when it was dropped, and what its trials had noted."""

    def add(self, outcomes: Outcomes) -> None:
        """Add what further trials have noted of the open actions, and drop those that are clearly worse."""
        self._outcomes = np.concatenate([self._outcomes, outcomes])
        if len(self._outcomes) < LEAST:
            return
        ahead, error = self._differences()
        worse = (ahead - SURE * error).max(0) > MARGIN
        for place in np.flatnonzero(worse):
            one = self._outcomes[:, [place]]
            self._dropped[self.open[place]] = float(ahead[:, place].max()), one
        self.open = tuple(one for one, out in zip(self.open, worse, strict=True) if not out)
        self._outcomes = self._outcomes[:, ~worse]

    @property
    def due(self) -> tuple[tuple[str, ...], int, int]:
        """The actions for the next trials, the number of the first of these, and how many they are."""
        return self.open, len(self._outcomes), max(PLAYOUTS // len(self.open), 1)

    @property
    def settled(self) -> bool:
        """Return whether further trials would hardly change the first of the choices."""
        number = len(self._outcomes)
        if len(self._actions) < 2 or number >= MOST:
            return True
        if number < LEAST:
            return False
        ahead, error = self._differences()
        return bool(((ahead + SURE * error)[:, 0] < MARGIN).all())

    @property
    def equals(self) -> int:
        """The number of choices, from the first on, that count as equal to the best."""
        return len(self._best())

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices: those that count as equal to the best, with its chance; then the others, best first."""
        if not len(self._outcomes):
            return tuple(Choice(action, None, 0.0, 0) for action in self._actions)
        best = self._best()
        chances = self._outcomes[:, :, SHARE].mean(0)
        most = float(chances.max())
        rows = [
            _choice(self.open[place], most if place in best else float(chances[place]), one)
            for place, one in enumerate(self._outcomes.swapaxes(0, 1))
        ]
        rows += [
            _choice(action, most - behind, outcomes[:, 0])
            for action, (behind, outcomes) in self._dropped.items()
        ]
        others = [row for place, row in enumerate(rows) if place not in best]
        return *(rows[place] for place in best), *sorted(others, key=_downwards)

    def _best(self) -> list[int]:
        """Return the places of the open actions that count as equal to the best of them."""
        if not len(self._outcomes):
            return [0]
        ahead, _ = self._differences()
        return [int(place) for place in np.flatnonzero(ahead.max(0) < MARGIN)]

    def _differences(self) -> tuple[Reals, Reals]:
        """Return by how much each open action, in a row, is ahead of each other one, and the standard errors of that."""
        shares = self._outcomes[:, :, SHARE]
        chances: Reals = shares.mean(0)
        apart = shares - chances
        products: Reals = apart.T @ apart / len(shares)
        variances = products.diagonal()
        spread = np.maximum(variances[:, None] + variances - 2 * products, 0)
        return chances[:, None] - chances, np.sqrt(spread / len(shares))


def _choice(action: str, chance: float, outcomes: Outcomes) -> Choice:
    """Return the choice with what its trials, a row each, have noted."""
    number = len(outcomes)
    error = float(outcomes[:, SHARE].std()) / number**0.5
    scores, concedes = outcomes[:, (SCORED, CONCEDED)].mean(0)
    return Choice(action, chance, error, number, float(scores), float(concedes))


def _downwards(choice: Choice) -> float:
    assert choice.chance is not None
    return -choice.chance
