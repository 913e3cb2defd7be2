"""What results of days come to: how many have done worse, and for how many days in a row somebody has played."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta

from kickabout.table.store.daily_queries import DailyResult


def place_of(results: Mapping[DailyResult, int], own: DailyResult) -> int:
    """Return the place of a result among all, of which `results` says how many have each: that of the first of equals."""
    return 1 + sum(number for result, number in results.items() if result.rank > own.rank)


def percentile(results: Mapping[DailyResult, int], own: DailyResult) -> int | None:
    """Return the share of the others that have a worse result, in whole per cent; those with the same count half. None if
    nobody else has one.

    `results` says how many have each, with the `own` one among them.
    """
    others = sum(results.values()) - 1
    if not others:
        return None
    worse = sum(number for result, number in results.items() if result.rank < own.rank)
    level = sum(number for result, number in results.items() if result.rank == own.rank) - 1
    return round(100 * (worse + level / 2) / others)


def streak(days: Sequence[date], today: date) -> int:
    """Return how many days in a row somebody has played up to today, or up to yesterday if they may still do so today;
    `days` are those on which they did, latest first.
    """
    due, length = today, 0
    for day in days:
        if not length and day == today - timedelta(days=1):
            due = day
        if day != due:
            break
        length, due = length + 1, due - timedelta(days=1)
    return length
