"""Measures of a playtest: each is a number per match."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.figures import Figure
from kickabout.lab.simulate import Simulation

Values = NDArray[np.float64]
"""One number per match, NaN where the measure is not defined."""

CHOICE_SECONDS, OTHER_SECONDS = 5.0, 1.0
"""The time that people take for a decision with more than one legal action, and for a roll, a draw
or a forced decision: the model behind the minutes, for comparing boxes rather than predicting
times."""


@dataclass(frozen=True)
class Measure:
    """A quantity that is measured in every match."""

    name: str
    """Its name on the command line and in files; its label is the message `measure-NAME`."""
    kind: Literal["share", "mean"]
    """A share is 0 or 1 in a match, and shown in per cent."""
    values: Callable[[Simulation], Values]

    @property
    def scale(self) -> float:
        """The factor between its values and the numbers that people read or write."""
        return 100.0 if self.kind == "share" else 1.0


def measures(seats: int) -> tuple[Measure, ...]:
    """Return all measures of a match with this number of seats, the most important first."""
    wins = (Measure(f"win-{seat}", "share", partial(_wins, seat=seat)) for seat in range(seats))
    return (
        Measure("first", "share", _first),
        *wins,
        Measure("draws", "share", _draws),
        Measure("turns", "mean", _turns),
        Measure("decisions", "mean", partial(_figure, column=Figure.DECISIONS)),
        Measure("minutes", "mean", _minutes),
        Measure("goals", "mean", _goals),
        Measure("comebacks", "share", _comebacks),
        Measure("lead-changes", "mean", partial(_figure, column=Figure.LEAD_CHANGES)),
        Measure("options", "mean", _options),
    )


def target_measures(seats: int) -> tuple[Measure, ...]:
    """Return what `tune` may aim at: all measures, and each seat's points, with which draws are half a win.

    Reports have wins and draws, which say the same in more detail.
    """
    points = (
        Measure(f"points-{seat}", "share", partial(_points, seat=seat)) for seat in range(seats)
    )
    return (*measures(seats), *points)


def measured(simulation: Simulation) -> Mapping[str, Values]:
    """Return all measures of the matches played, by name."""
    asked = measures(simulation.experiment.seats)
    return {measure.name: measure.values(simulation) for measure in asked}


def winners(simulation: Simulation) -> NDArray[np.bool_]:
    """Return the winners of each match, shape (matches, seats): none if all are level, several if
    some are.
    """
    best = _best(simulation.scores)
    won: NDArray[np.bool_] = best & ~best.all(axis=1, keepdims=True)
    return won


def win_shares(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return each seat's part of the win of each match, which those who are level at the top share equally."""
    best = _best(scores)
    shares: NDArray[np.float64] = best / np.maximum(best.sum(axis=1, keepdims=True), 1)
    return shares


def _best(scores: NDArray[np.float64]) -> NDArray[np.bool_]:
    return np.asarray(scores == scores.max(axis=1, keepdims=True, initial=-np.inf))


def _wins(simulation: Simulation, seat: int) -> Values:
    return winners(simulation)[:, seat].astype(np.float64)


def _points(simulation: Simulation, seat: int) -> Values:
    points: Values = win_shares(simulation.scores)[:, seat]
    return points


def _first(simulation: Simulation) -> Values:
    won = winners(simulation)
    first: Values = won[np.arange(len(won)), simulation.starters].astype(np.float64)
    first[~won.any(axis=1)] = np.nan
    return first


def _draws(simulation: Simulation) -> Values:
    return np.asarray(winners(simulation).sum(axis=1) == 0, np.float64)


def _figure(simulation: Simulation, column: Figure) -> Values:
    values: Values = simulation.table[:, column].astype(np.float64)
    return values


def _turns(simulation: Simulation) -> Values:
    return _figure(simulation, Figure.TURNS) / simulation.experiment.seats


def _goals(simulation: Simulation) -> Values:
    goals: Values = simulation.goals.sum(axis=1).astype(np.float64)
    return goals


def _minutes(simulation: Simulation) -> Values:
    choices = _figure(simulation, Figure.CHOICES)
    every = _figure(simulation, Figure.DECISIONS) + _figure(simulation, Figure.CHANCES)
    minutes: Values = (choices * CHOICE_SECONDS + (every - choices) * OTHER_SECONDS) / 60
    return minutes


def _comebacks(simulation: Simulation) -> Values:
    bits = np.arange(simulation.experiment.seats)
    behind = (simulation.table[:, Figure.BEHIND, None] >> bits) & 1 == 1
    came_back: Values = (behind & winners(simulation)).any(axis=1).astype(np.float64)
    return came_back


def _options(simulation: Simulation) -> Values:
    """Return the mean number of legal actions in decisions with more than one."""
    choices = simulation.table[:, Figure.CHOICES].astype(np.float64)
    means = np.full(len(choices), np.nan)
    np.divide(simulation.table[:, Figure.OPTIONS], choices, out=means, where=choices > 0)
    return means
