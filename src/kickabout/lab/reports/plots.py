"""The plots of reports."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from kickabout.lab.reports.colours import BLUE, GREEN, INK, RED, RULE, SOFT
from kickabout.lab.reports.document import Draw

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from kickabout.lab.compare.paired import Difference


def histogram(values: NDArray[np.float64], axis: str) -> Draw:
    """Draw how often each value occurs, in at most about 40 bars that cover equally many values
    each.
    """

    def draw(axes: "Axes") -> None:
        distinct = np.unique(values)
        low, high = float(distinct[0]), float(distinct[-1])
        step = float(np.diff(distinct).min()) if len(distinct) > 1 else 1.0
        if (high - low) / step > 2000:
            bins = np.linspace(low, high, 41)  # hardly any two values are equal
        else:
            width = step * max(1.0, np.ceil((high - low) / step / 40))
            bins = np.arange(low - step / 2, high + width, width)
        axes.hist(values, bins=list(bins), color=GREEN, edgecolor="white", linewidth=0.4)
        axes.axvline(float(values.mean()), color=INK, linewidth=1)
        axes.locator_params(axis="x", integer=True)
        axes.set_xlabel(axis, color=SOFT)

    return draw


def win_chances(leading: NDArray[np.float64], axis: str, other_axis: str) -> Draw:
    """Draw how often the leader after a turn wins in the end; NaN where there are too few leaders."""

    def draw(axes: "Axes") -> None:
        turns = np.arange(1, len(leading) + 1)
        axes.plot(turns, 100 * leading, color=GREEN, linewidth=2)
        axes.set_ylim(0, 102)
        axes.set_xlabel(axis, color=SOFT)
        axes.set_ylabel(other_axis, color=SOFT)

    return draw


def intervals(rows: Sequence[tuple[str, float, float, float, bool]], axis: str) -> Draw:
    """Draw a dot with its interval for each row of (name, value, low, high, whether it is
    significant).
    """

    def draw(axes: "Axes") -> None:
        axes.axvline(0, color=RULE, linewidth=1.5)
        for place, (_, value, low, high, is_found) in enumerate(reversed(rows)):
            colour = SOFT if not is_found else GREEN if value > 0 else RED
            axes.hlines(place, low, high, color=colour, linewidth=4, alpha=0.4)
            axes.plot(value, place, "o", color=colour, markersize=6)
        axes.set_yticks(range(len(rows)), [row[0] for row in reversed(rows)])
        axes.set_xlabel(axis, color=SOFT)

    return draw


def differences_plot(rows: "Sequence[tuple[str, Difference]]", axis: str) -> Draw:
    """Draw the differences of a comparison, each in its own standard errors, so that all fit one
    axis.
    """
    drawn = []
    for name, change in rows:
        reach = change.reach or 1.0
        value = 1.96 * change.difference / reach
        drawn.append((name, value, value - 1.96, value + 1.96, change.is_found))
    return intervals(drawn, axis)


def front(
    tried: Sequence[tuple[float, float]],
    best: Sequence[tuple[float, float]],
    axes_named: tuple[str, str],
) -> Draw:
    """Draw all boxes that were tried by their misses of two targets, and the Pareto front."""

    def draw(axes: "Axes") -> None:
        axes.plot(*zip(*tried, strict=True), ".", color=RULE, markersize=5)
        axes.plot(*zip(*sorted(best), strict=True), "o-", color=BLUE, markersize=6, linewidth=1)
        axes.set_xlabel(axes_named[0], color=SOFT)
        axes.set_ylabel(axes_named[1], color=SOFT)

    return draw


def ladder(rows: Sequence[tuple[str, float, float, float]], axis: str) -> Draw:
    """Draw the Elo of each bot with its interval, the strongest on top."""

    def draw(axes: "Axes") -> None:
        for place, (_, elo, low, high) in enumerate(reversed(rows)):
            axes.hlines(place, low, high, color=GREEN, linewidth=5, alpha=0.35)
            axes.plot(elo, place, "o", color=GREEN, markersize=8)
        axes.set_yticks(range(len(rows)), [row[0] for row in reversed(rows)])
        axes.set_xlabel(axis, color=SOFT)

    return draw
