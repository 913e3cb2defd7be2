"""How strong bots are by what they got from one another: Elo by the model of Bradley and Terry.

R. A. Bradley and M. E. Terry, "Rank analysis of incomplete block designs", Biometrika 39, 1952: of two
bots the one gets 1 / (1 + 10**(-d / 400)) of the points, where d is what its Elo is above the other's.
Fitted by choix: L. Maystre and M. Grossglauser, "Fast and accurate inference of Plackett-Luce models",
NeurIPS 2015.
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
    """From here to `high` lies the true Elo, with 95 % confidence."""
    high: float


def anchor_of(bots: Sequence[str]) -> str:
    """The bot whose Elo is set, to which those of the others relate."""
    return "rule-of-thumb" if "rule-of-thumb" in bots else bots[0]


def ratings(bots: Sequence[str], points: Points, seed: int = 0) -> list[Rating]:
    """The Elo of each bot, the strongest first, the anchor's being 1000 exactly.

    `points` holds for every pair what its first bot got in each match, at least one. Every pair
    counts as having drawn one match more: without it a bot that never got a point would have no Elo.
    The interval is the bootstrap's: the matches of each pair, that draw among them, are drawn anew
    with replacement, 2000 times. It is that of the distance to the anchor, which has none itself.
    """
    matches = {pair: len(each) for pair, each in points.items()}
    found = _elo(bots, {pair: sum(each) for pair, each in points.items()}, matches)
    rng = np.random.default_rng(seed)
    sums = {
        pair: rng.choice([*each, 0.5], (RESAMPLES, len(each))).sum(axis=1)
        for pair, each in points.items()
    }
    again = [
        _elo(bots, {pair: each[n] for pair, each in sums.items()}, matches)
        for n in range(RESAMPLES)
    ]
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(again, [tail, 1 - tail], axis=0)
    rows = [
        Rating(bot, *(ANCHOR_ELO + float(each[number]) for each in (found, low, high)))
        for number, bot in enumerate(bots)
    ]
    return sorted(rows, key=lambda row: -row.elo)


def _elo(
    bots: Sequence[str], sums: Mapping[Pair, float], matches: Mapping[Pair, int]
) -> NDArray[np.float64]:
    """How far each bot is above the anchor."""
    wins = np.zeros((len(bots), len(bots)))
    place = {bot: number for number, bot in enumerate(bots)}
    for (first, second), points in sums.items():
        wins[place[first], place[second]] = points + 0.5
        wins[place[second], place[first]] = matches[first, second] - points + 0.5
    strengths: NDArray[np.float64] = choix.ilsr_pairwise_dense(wins)
    strengths -= strengths[place[anchor_of(bots)]]
    return strengths * (400 / log(10))
