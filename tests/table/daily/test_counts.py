"""What results of days come to."""

from collections import Counter
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.table.daily.counts import percentile, streak
from kickabout.table.store.daily_queries import DailyResult

DAY = date(2026, 11, 27)
RESULTS = st.builds(
    DailyResult, st.sampled_from(["won", "drawn", "lost"]), st.integers(0, 9), st.integers(0, 9)
)


@given(st.lists(RESULTS, min_size=2))
def test_who_has_done_better_is_never_placed_lower(results: list[DailyResult]) -> None:
    counted = Counter(results)
    placed = [percentile(counted, one) for one in sorted(results, key=lambda one: one.rank)]
    assert placed == sorted(placed, key=lambda one: one or 0)
    assert all(one is not None and 0 <= one <= 100 for one in placed)


def test_a_win_comes_before_goals_and_the_first_stands_alone() -> None:
    won, lost = DailyResult("won", 1, 0), DailyResult("lost", 5, 6)
    assert [percentile({won: 1, lost: 1}, one) for one in (won, lost)] == [100, 0]
    assert percentile({won: 2}, won) == 50
    assert percentile({won: 1}, won) is None


@pytest.mark.parametrize(
    ("ago", "length"),
    [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2, 4), 3), ((1, 2), 2), ((0, 2), 1)],
)
def test_a_streak_lasts_as_long_as_no_day_was_left_out(ago: tuple[int, ...], length: int) -> None:
    assert streak([DAY - timedelta(days=days) for days in ago], DAY) == length
