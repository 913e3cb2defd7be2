"""Ratings: properties of the model. `benchmarks/ratings.py` measures how well it finds skills out."""

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.table.ratings import SPREAD, START, Rating, chances, rated

_RATINGS = st.builds(
    Rating, st.floats(START - 4 * SPREAD, START + 4 * SPREAD), st.floats(SPREAD / 10, SPREAD)
)


@st.composite
def _matches(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    before = draw(st.lists(_RATINGS, min_size=2, max_size=6))
    ranks = st.lists(st.integers(0, 5), min_size=len(before), max_size=len(before))
    return before, draw(ranks)


def _close(one: Rating, other: Rating) -> bool:
    return math.isclose(one.mean, other.mean) and math.isclose(one.deviation, other.deviation)


@given(_matches(), st.randoms(use_true_random=False))
def test_it_makes_no_difference_who_sits_where(
    match: tuple[list[Rating], list[int]], random: Random
) -> None:
    before, ranks = match
    order = list(range(len(before)))
    random.shuffle(order)
    after = rated(before, ranks)
    shuffled = rated([before[seat] for seat in order], [ranks[seat] for seat in order])
    assert all(_close(shuffled[n], after[seat]) for n, seat in enumerate(order))


@given(_matches())
def test_only_the_order_of_the_ranks_counts(match: tuple[list[Rating], list[int]]) -> None:
    before, ranks = match
    wider = [7 * rank + 3 for rank in ranks]
    assert all(map(_close, rated(before, ranks), rated(before, wider)))


@given(_matches())
def test_the_winner_alone_gains_and_the_last_alone_loses(
    match: tuple[list[Rating], list[int]],
) -> None:
    before, _ = match
    after = rated(before, list(range(len(before))))
    assert after[0].mean > before[0].mean
    assert after[-1].mean < before[-1].mean


@given(st.integers(2, 6), st.floats(SPREAD / 10, SPREAD))
def test_a_shared_place_among_equals_moves_nobody(seats: int, deviation: float) -> None:
    equals = [Rating(START, deviation)] * seats
    assert all(math.isclose(one.mean, START) for one in rated(equals, [0] * seats))


@given(st.integers(2, 6))
def test_newcomers_neither_bring_points_nor_take_any(seats: int) -> None:
    after = rated([Rating()] * seats, list(range(seats)))
    assert math.isclose(sum(one.mean for one in after), seats * START)


@given(st.lists(st.integers(0, 5), min_size=2, max_size=6))
def test_a_first_match_narrows_every_interval(ranks: list[int]) -> None:
    assert all(one.deviation < SPREAD for one in rated([Rating()] * len(ranks), ranks))


@given(st.lists(_RATINGS, min_size=2, max_size=6))
def test_chances_add_up_and_follow_the_ratings(before: list[Rating]) -> None:
    given_chances = chances(before)
    assert math.isclose(sum(given_chances), 1)
    by_mean = sorted(range(len(before)), key=lambda seat: before[seat].mean)
    assert [given_chances[seat] for seat in by_mean] == sorted(given_chances)


@pytest.mark.parametrize("seats", [2, 4])
def test_400_points_are_odds_of_ten_to_one_for_those_who_are_known(seats: int) -> None:
    known = [Rating(START + 400, 0.01), *[Rating(START, 0.01)] * (seats - 1)]
    first, second, *_ = chances(known)
    assert first / second == pytest.approx(10, rel=1e-6)


def test_a_rating_is_uncertain_until_its_interval_has_narrowed() -> None:
    assert Rating().is_uncertain
    assert not Rating(START, 59).is_uncertain
    assert Rating(1240.4, 30.6).points == 1240
    assert Rating(1240.4, 30.6).margin == 60
