"""What an estimate tells of a result."""

import numpy as np
import pytest

from benchmarks.headroom import explained, shares_of

RESULTS = np.array([1.0, 0.0, 1.0, 0.0])


@pytest.mark.parametrize(
    ("estimates", "auc", "r2"),
    [([0.9, 0.1, 0.9, 0.1], 1.0, 1.0), ([0.1, 0.9, 0.1, 0.9], 0.0, 1.0), ([0.5, 0.5, 0.1, 0.1], 0.5, 0.0)],
)  # fmt: skip
def test_how_much_is_explained(estimates: list[float], auc: float, r2: float) -> None:
    told = explained(np.array(estimates), RESULTS)
    assert (told.auc, told.r2) == pytest.approx((auc, r2))


def test_winners_share_the_win() -> None:
    scores = np.array([[2.0, 1.0], [1.0, 1.0]])
    assert shares_of(scores).tolist() == [[1, 0], [0.5, 0.5]]
