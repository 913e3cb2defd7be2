"""Paired comparison of two runs with the same dice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from scipy import stats

from kickabout.lab.measures import Values
from kickabout.lab.say import invalid
from kickabout.lab.statistics import CONFIDENCE, Z

ERROR_RATE = 1 - CONFIDENCE
"""The false discovery rate of differences called significant, in the long run."""


@dataclass(frozen=True)
class Difference:
    """The difference of a measure between a variant and the base."""

    measure: str
    base: float
    """The mean of the base over the matches that have a value in both."""
    variant: float
    matches: int
    low: float
    """The 95 % confidence interval of the true difference is `low` to `high`."""
    high: float
    p: float
    """The chance of a difference at least as large if there were none."""
    correlation: float
    """The correlation of the measure in the same matches of both, from which pairing gains."""
    gain: float
    """The factor by which two independent runs would need more matches for the same interval."""
    adjusted_p: float = 1.0
    """`p` corrected for the number of differences tested."""

    @property
    def difference(self) -> float:
        """The variant's mean minus the base's."""
        return self.variant - self.base

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def is_found(self) -> bool:
        """Return whether the difference is significant."""
        return self.adjusted_p <= ERROR_RATE


def difference(measure: str, base: Values, variant: Values) -> Difference:
    """Return the difference of a measure between two runs of the same matches.

    Matches without a value in either run are left out. The test is Student's for pairs. Raises
    `ValueError` if fewer than two matches are left.
    """
    both = ~(np.isnan(base) | np.isnan(variant))
    one, other = base[both], variant[both]
    matches = len(one)
    if matches < 2:
        raise invalid("wrong-comparison-few", measure=measure, matches=matches)
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
    """Return p-values corrected for their number: Y. Benjamini and Y. Hochberg, "Controlling the
    false discovery rate", Journal of the Royal Statistical Society B 57(1), 1995.
    """
    if not p_values:
        return []
    return [float(p) for p in stats.false_discovery_control(p_values, method="bh")]


def needed(values: Mapping[str, tuple[Values, Values]], precision: Mapping[str, float]) -> int:
    """Return the total number of matches needed for each of these measures to be as precise as
    wanted.

    `precision` is half the width of the interval of the difference, in the units of the values.
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
