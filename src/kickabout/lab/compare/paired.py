"""What two runs with the same dice tell of their difference."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from scipy import stats

from kickabout.lab.measures import Values
from kickabout.lab.statistics import CONFIDENCE, Z

ERROR_RATE = 1 - CONFIDENCE
"""The share of false findings among the differences called more than chance, at most, in the long run."""


@dataclass(frozen=True)
class Difference:
    """How a measure differs between a variant and the base."""

    measure: str
    base: float
    """The mean of the base over the matches that count in both."""
    variant: float
    matches: int
    low: float
    """From here to `high` lies the true difference, with 95 % confidence."""
    high: float
    p: float
    """The chance of so great a difference, or a greater one, if there were none."""
    correlation: float
    """Of the measure in the same match of both, by which pairing gains."""
    gain: float
    """How many times the matches two independent runs would need for the same interval."""
    adjusted_p: float = 1.0
    """`p` corrected for how many differences were looked at."""

    @property
    def difference(self) -> float:
        """The variant above the base."""
        return self.variant - self.base

    @property
    def reach(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2

    @property
    def is_found(self) -> bool:
        """Whether the difference is more than chance."""
        return self.adjusted_p <= ERROR_RATE


def difference(measure: str, base: Values, variant: Values) -> Difference:
    """The difference of a measure between two runs of the same matches.

    Matches in which it means nothing in one of them are left out. The test is Student's for pairs.
    Raises `ValueError` if fewer than two matches are left.
    """
    both = ~(np.isnan(base) | np.isnan(variant))
    one, other = base[both], variant[both]
    matches = len(one)
    if matches < 2:
        raise ValueError(f"{measure} means something in {matches} matches of both: play more")
    gaps = other - one
    variance = float(gaps.var(ddof=1))
    alone = float(one.var(ddof=1) + other.var(ddof=1))
    mean = float(gaps.mean())
    reach = Z * sqrt(variance / matches)
    if variance > 0:
        p = float(stats.ttest_rel(other, one).pvalue)
        gain = alone / variance
    else:
        p, gain = float(mean == 0), float("inf")
    spread = float(one.std() * other.std())
    correlation = (
        float(np.mean((one - one.mean()) * (other - other.mean()))) / spread if spread else 1.0
    )
    return Difference(
        measure,
        float(one.mean()),
        float(other.mean()),
        matches,
        mean - reach,
        mean + reach,
        p,
        correlation,
        gain,
    )


def adjusted(p_values: Sequence[float]) -> list[float]:
    """P-values corrected for their number: Y. Benjamini and Y. Hochberg, "Controlling the false discovery
    rate", Journal of the Royal Statistical Society B 57(1), 1995.
    """
    if not p_values:
        return []
    return [float(p) for p in stats.false_discovery_control(p_values, method="bh")]


def needed(values: Mapping[str, tuple[Values, Values]], precision: Mapping[str, float]) -> int:
    """How many matches in all it takes until each of these measures is as precise as wanted.

    `precision` is half of the interval of the difference, in the units of the values.
    """
    most = 0
    for measure, reach in precision.items():
        base, variant = values[measure]
        both = ~(np.isnan(base) | np.isnan(variant))
        gaps = (variant - base)[both]
        if len(gaps) < 2:
            most = max(most, 2 * len(base))
            continue
        counted = len(gaps) / len(base)
        most = max(most, int(np.ceil((Z / reach) ** 2 * float(gaps.var(ddof=1)) / counted)))
    return most
