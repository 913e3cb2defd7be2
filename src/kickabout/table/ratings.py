"""Ratings: how strong somebody plays a game, estimated from results against others.

The model is Plackett and Luce's with the update of Weng and Lin (JMLR 12, 2011, algorithm 4), by OpenSkill. Its
scale is that of Elo: 400 points are odds of ten to one, with any number of seats.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START = 1000.0
"""The rating of a newcomer, and of the rule of thumb on the ladders of the bots."""
SPREAD = 100.0
"""The standard deviation of skill in a game: about that of the bots' levels."""
DRIFT = SPREAD / 25
"""The standard deviation by which skill may change between two matches."""
UNCERTAIN = 0.6 * SPREAD
"""The standard deviation from which a rating is no more than a guess."""
POINTS = 400 / math.log(10)
"""The points by which the odds change e-fold."""
_INTERVAL = 1.96
"""Standard deviations of a normal distribution within which 95 % are."""


@dataclass(frozen=True)
class Rating:
    """A rating, as a normal distribution of skill."""

    mean: float = START
    deviation: float = SPREAD

    @property
    def points(self) -> int:
        """The mean in whole points."""
        return round(self.mean)

    @property
    def margin(self) -> int:
        """The points either way within which skill is with a probability of 95 %."""
        return round(_INTERVAL * self.deviation)

    @property
    def is_uncertain(self) -> bool:
        """Return whether it is no more than a guess yet."""
        return self.deviation > UNCERTAIN


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings after a match; those of equal `ranks` share a place, the lowest is the winner's.

    One that is known for certain stays as it is.
    """
    model = _model(len(before))
    seats = [[model.rating(one.mean, one.deviation)] for one in before]
    after = model.rate(seats, ranks=list(map(float, ranks)))
    return [
        Rating(one.mu, one.sigma) if old.deviation else old
        for (one,), old in zip(after, before, strict=True)
    ]


def chances(before: Sequence[Rating]) -> list[float]:
    """Return the chance of each seat to win, which add up to 1.

    OpenSkill's own `predict_win` counts with another distribution than its update.
    """
    variance = sum(one.deviation**2 for one in before) * 2 / len(before)
    scale = math.sqrt(POINTS**2 + variance)
    best = max(one.mean for one in before)
    odds = [math.exp((one.mean - best) / scale) for one in before]
    return [one / sum(odds) for one in odds]


@cache
def _model(seats: int) -> "PlackettLuce":
    """Return the model for a number of seats, with any of which as many points are the same odds of one seat over
    another.
    """
    from openskill.models import PlackettLuce  # a server without rated matches never needs it

    return PlackettLuce(
        START,
        SPREAD,
        beta=POINTS / math.sqrt(2) * math.sqrt(2 / seats),
        gamma=lambda *_: 1.0,
        tau=DRIFT,
    )
