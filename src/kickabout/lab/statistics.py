"""Statistics of many matches: wins, lengths and goals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np

from kickabout.lab.simulate import Simulation

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""The number of standard deviations either way of the mean that contain this share of a normal
distribution."""


@dataclass(frozen=True)
class Wins:
    """The wins of one seat."""

    seat: int
    bot: str
    wins: int
    share: float
    """Wins divided by matches played."""
    low: float
    """The 95 % confidence interval of the seat's true chance of winning is `low` to `high`."""
    high: float


@dataclass(frozen=True)
class Starter:
    """The wins of the seats with the first turn."""

    wins: int
    decided: int
    """Matches that some but not all seats won; only these count."""
    share: float
    """Wins divided by decided matches, 0 if there are none."""
    low: float
    """The 95 % confidence interval of the true chance is `low` to `high`."""
    high: float
    fair_share: float
    """The share if the first turn were no advantage."""


@dataclass(frozen=True)
class Spread:
    """The distribution of a number over the matches."""

    mean: float
    mean_low: float | None
    """The 95 % confidence interval of the true mean is `mean_low` to `mean_high`; undefined for one
    match."""
    mean_high: float | None
    median: float
    low: float
    """The 5th percentile."""
    high: float
    """The 95th percentile."""


@dataclass(frozen=True)
class Statistics:
    """The figures of a simulation of at least one match."""

    wins: tuple[Wins, ...]
    """By seat."""
    fair_share: float
    """The share of wins that each seat would have if all won equally often."""
    starter: Starter
    draws: int
    """Matches in which all seats are level, so that none wins."""
    shared: int
    """Matches that several seats won, but not all."""
    tie_breaks: int
    """Matches won by less than one goal, such as by a shoot-out."""
    turns: Spread
    """The turns of each match per seat: all turns divided by the number of seats."""
    goals: tuple[dict[int, int], ...]
    """By seat, the number of matches for each number of goals, the fewest goals first."""
    goals_a_match: Spread
    """The goals of all seats together."""
    score_a_match: Spread | None
    """The whole scores of all seats together, None where these are the goals."""


def statistics(simulation: Simulation) -> Statistics:
    """Return the figures of a simulation; raises `ValueError` if not a single match was played.

    A seat wins with the best score unless all are level. Where a score is whole but for a tie-break
    of less than one, that is left out of the mean. Percentiles are interpolated linearly (NumPy's
    default, method 7 of R. J. Hyndman and Y. Fan, "Sample quantiles in statistical packages", The
    American Statistician 50(4), 1996).
    """
    played, seats = simulation.scores.shape
    if played == 0:
        raise ValueError("no match was played")
    scores = simulation.scores
    at_the_top = scores == scores.max(axis=1, keepdims=True)
    winners = at_the_top.sum(axis=1)
    drawn = winners == seats
    won = (at_the_top & ~drawn[:, None]).sum(axis=0)
    lead = np.diff(np.sort(scores, axis=1)[:, -2:])[:, 0]
    goals = simulation.goals
    told_apart = simulation.experiment.game.goals is not None
    return Statistics(
        wins=tuple(
            Wins(
                seat, bot, int(won[seat]), int(won[seat]) / played, *wilson(int(won[seat]), played)
            )
            for seat, bot in enumerate(simulation.experiment.bots)
        ),
        fair_share=int(won.sum()) / (seats * played),
        starter=_starter(at_the_top[~drawn], simulation.starters[~drawn]),
        draws=int(drawn.sum()),
        shared=int(((winners > 1) & ~drawn).sum()),
        tie_breaks=int(((lead > 0) & (lead < 1)).sum()),
        turns=_spread(simulation.turns / seats),
        goals=tuple(_counts(goals[:, seat]) for seat in range(seats)),
        goals_a_match=_spread(goals.sum(axis=1).astype(np.float64)),
        score_a_match=_spread(np.floor(scores).sum(axis=1)) if told_apart else None,
    )


def _starter(
    winners: "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]",
    starters: "np.ndarray[tuple[int, ...], np.dtype[np.int64]]",
) -> Starter:
    decided = len(starters)
    wins = int(winners[np.arange(decided), starters].sum())
    if decided == 0:
        return Starter(0, 0, 0.0, 0.0, 1.0, 0.0)
    return Starter(wins, decided, wins / decided, *wilson(wins, decided), float(winners.mean()))


def wilson(wins: float, matches: float) -> tuple[float, float]:
    """Return the 95 % interval of a share: Wilson's score interval, without continuity correction.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of
    the American Statistical Association 22, 1927. With the share p of n matches and z = 1.96 it is
    (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n).
    """
    share = wins / matches
    middle = share + Z * Z / (2 * matches)
    reach = Z * sqrt(share * (1 - share) / matches + (Z / (2 * matches)) ** 2)
    scale = 1 + Z * Z / matches
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def share_interval(points: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of a bot's mean points per match: 0, 1, or a value between for a
    draw.

    It is Wilson's interval for the equivalent number of matches without draws, n p(1 − p)/s², where
    s² is the variance of the points. Without draws this is n itself.
    """
    got = np.asarray(points, np.float64)
    share, variance = float(got.mean()), float(got.var())
    matches = len(got) * share * (1 - share) / variance if variance > 0 else len(got)
    return wilson(share * matches, matches)


def _spread(values: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]") -> Spread:
    low, median, high = np.percentile(values, [5, 50, 95])
    mean = float(values.mean())
    ends: tuple[float | None, float | None] = None, None
    if len(values) > 1:
        reach = Z * float(values.std(ddof=1)) / sqrt(len(values))
        ends = mean - reach, mean + reach
    return Spread(mean, *ends, float(median), float(low), float(high))


def _counts(values: "np.ndarray[tuple[int, ...], np.dtype[np.int64]]") -> dict[int, int]:
    numbers, counts = np.unique(values, return_counts=True)
    return {int(n): int(count) for n, count in zip(numbers, counts, strict=True)}
