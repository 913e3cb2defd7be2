import numpy as np
import pytest

from kickabout.lab.compare.paired import adjusted, difference, needed

RNG = np.random.default_rng(1)
COMMON = RNG.normal(size=4000)


def test_a_difference_stands_with_its_interval() -> None:
    base, variant = COMMON, COMMON + 0.5 + RNG.normal(scale=0.1, size=4000)
    found = difference("turns", base, variant)
    assert found.difference == pytest.approx(0.5, abs=0.01)
    assert found.low < 0.5 < found.high
    assert found.reach == pytest.approx(1.96 * 0.1 / np.sqrt(4000), rel=0.05)
    assert found.p < 1e-10
    assert found.correlation > 0.99
    assert found.gain == pytest.approx((1 + 1.01) / 0.01, rel=0.1)


def test_matches_that_mean_nothing_are_left_out() -> None:
    base, variant = np.array([1, np.nan, 2, 3.0]), np.array([2, 1, np.nan, 5.0])
    found = difference("first", base, variant)
    assert (found.matches, found.base, found.variant) == (2, 2.0, 3.5)
    with pytest.raises(ValueError, match="first means something in 1 match of both"):
        difference("first", base[:2], variant[:2])


def test_what_is_alike_is_no_difference() -> None:
    found = difference("turns", COMMON, COMMON)
    assert (found.difference, found.reach, found.p) == (0, 0, 1)
    assert found.gain == float("inf")


def test_a_constant_difference_is_sure() -> None:
    assert difference("turns", np.ones(5), np.ones(5) + 1).p == 0


def test_p_values_are_corrected_for_their_number() -> None:
    assert adjusted([0.01, 0.04, 0.9]) == pytest.approx([0.03, 0.06, 0.9])
    assert adjusted([]) == []


def test_intervals_cover_at_their_rate_and_nothing_is_found_where_nothing_is() -> None:
    covered = found = 0
    for _ in range(400):
        shared = RNG.normal(size=200)
        one, other = shared + RNG.normal(size=(2, 200))
        seen = difference("turns", one, other)
        covered += seen.low <= 0 <= seen.high
        found += seen.p <= 0.05
    assert 0.92 <= covered / 400 <= 0.98
    assert 0.02 <= found / 400 <= 0.08


def test_how_many_matches_a_precision_takes() -> None:
    gaps = RNG.normal(scale=2, size=10_000)
    values = {"turns": (np.zeros(10_000), gaps)}
    assert needed(values, {"turns": 0.1}) == pytest.approx((1.96 * 2 / 0.1) ** 2, rel=0.05)
    half = {"first": (np.zeros(10_000), np.where(np.arange(10_000) % 2, gaps, np.nan))}
    assert needed(half, {"first": 0.1}) == pytest.approx(2 * (1.96 * 2 / 0.1) ** 2, rel=0.05)
