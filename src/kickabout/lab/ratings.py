"""Ratings of bots by their points against each other: Elo by the model of Bradley and Terry.

R. A. Bradley and M. E. Terry, "Rank analysis of incomplete block designs", Biometrika 39, 1952: of
two bots the one gets 1 / (1 + 10**(-d / 400)) of the points, where d is the difference between its
Elo and the other's. Fitted by choix: L. Maystre and M. Grossglauser, "Fast and accurate inference
of Plackett-Luce models", NeurIPS 2015.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import TypeAlias

import choix
import numpy as np
from numpy.typing import NDArray

from kickabout.lab.ladder import Pair
from kickabout.lab.statistics import CONFIDENCE

ANCHOR_ELO = 1000
RESAMPLES = 2000

Points: TypeAlias = Mapping[Pair, Sequence[float]]


@dataclass(frozen=True)
class Rating:
    """The strength of a bot."""

    bot: str
    elo: float
    low: float
    """The 95 % confidence interval of the true Elo is `low` to `high`."""
    high: float


def anchor_of(bots: Sequence[str]) -> str:
    """Return the bot whose Elo is fixed, to which those of the others relate."""
    return "rule-of-thumb" if "rule-of-thumb" in bots else bots[0]


def ratings(bots: Sequence[str], points: Points, seed: int = 0) -> list[Rating]:
    """Return the Elo of each bot, the strongest first, the anchor's being 1000 exactly.

    `points` has for every pair the points of its first bot in each match, at least one. Every pair
    is counted as having drawn one more match, without which a bot without any point would have no
    Elo. The interval is that of the Bayesian bootstrap (D. B. Rubin, Annals of Statistics 9(1),
    1981): the matches of each pair, that draw among them, are weighted at random, 2000 times, and
    no weight is 0. It is the interval of the distance to the anchor, which has none itself.
    """
    played = {pair: np.array([*each, 0.5]) for pair, each in points.items()}
    elo = _elo(bots, {pair: each.mean() for pair, each in played.items()}, played)
    rng = np.random.default_rng(seed)
    means = {
        pair: rng.dirichlet(np.ones(len(each)), RESAMPLES) @ each for pair, each in played.items()
    }
    again = [
        _elo(bots, {pair: each[n] for pair, each in means.items()}, played)
        for n in range(RESAMPLES)
    ]
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(again, [tail, 1 - tail], axis=0)
    rows = [
        Rating(bot, *(ANCHOR_ELO + float(each[number]) for each in (elo, low, high)))
        for number, bot in enumerate(bots)
    ]
    return sorted(rows, key=lambda row: -row.elo)


def _elo(
    bots: Sequence[str], means: Mapping[Pair, float], played: Mapping[Pair, NDArray[np.float64]]
) -> NDArray[np.float64]:
    """Return the difference between each bot's Elo and the anchor's."""
    wins = np.zeros((len(bots), len(bots)))
    place = {bot: number for number, bot in enumerate(bots)}
    for (first, second), mean in means.items():
        matches = len(played[first, second])
        wins[place[first], place[second]] = matches * mean
        wins[place[second], place[first]] = matches * (1 - mean)
    strengths: NDArray[np.float64] = choix.ilsr_pairwise_dense(wins)
    strengths -= strengths[place[anchor_of(bots)]]
    return strengths * (400 / log(10))
