"""Reads and writes of the matches of the day: who plays them, and what came of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from kickabout.table.formats.days import opening_of
from kickabout.table.formats.fixtures import How
from kickabout.table.store import records
from kickabout.table.store.daily_models import DailyAttemptRow, DailyBotResultRow
from kickabout.table.store.news import is_shared
from kickabout.table.store.outcome_queries import Outcome, outcome_for
from kickabout.table.store.people_models import AccountRow
from kickabout.table.store.records import FinalScore

OWN_SEAT = 0
"""The seat of whoever plays a match of the day."""
LONGEST_STREAK = 400
"""The number of days among which a streak is found."""
_POINTS = sa.case(
    (DailyAttemptRow.outcome == "won", 2), (DailyAttemptRow.outcome == "drawn", 1), else_=0
)
_DIFFERENCE = DailyAttemptRow.goals - DailyAttemptRow.conceded
_BEST_FIRST = (_POINTS.desc(), _DIFFERENCE.desc(), DailyAttemptRow.goals.desc())


@dataclass(frozen=True)
class DailyResult:
    """What came of a match of the day for whoever played it."""

    outcome: Outcome
    goals: int
    conceded: int
    how: How = "played"

    @property
    def rank(self) -> tuple[int, int, int]:
        """What results are ordered by, better ones being larger: how it ended, the difference in goals, the goals."""
        points = ("lost", "drawn", "won").index(self.outcome)
        return points, self.goals - self.conceded, self.goals

    @classmethod
    def of(cls, score: FinalScore) -> "DailyResult":
        """Return the result of a match that has ended with a score."""
        own, *rivals = score.counted
        outcome = outcome_for(score.winners, len(score.goals), OWN_SEAT)
        return cls(outcome, own, max(rivals), score.how)


@dataclass(frozen=True)
class Attempt:
    """The match of a day that somebody plays."""

    day: date
    game: str
    table: str
    result: DailyResult | None
    """None while it is not over, and for good of one that was not over in time."""


@dataclass(frozen=True)
class NamedResult:
    """A result with who has it: None of a guest, and of whoever shows nobody their profile."""

    name: str | None
    result: DailyResult


def claim(connection: sa.Connection, day: date, game: str, owner: str, table: str) -> None:
    """Note that somebody plays a day's match at a table; fails if they do so already, at another one."""
    row = {"day": day, "game": game, "browser_digest": owner, "table_id": table}
    connection.execute(sa.insert(DailyAttemptRow).values(row))


def attempts_of(connection: sa.Connection, owner: str, days: Sequence[date]) -> list[Attempt]:
    """Return the matches of some days that somebody plays, or has played."""
    own = DailyAttemptRow.browser_digest == owner, DailyAttemptRow.day.in_(days)
    return [_attempt(row) for row in connection.execute(_ATTEMPTS.where(*own))]


def attempt_at(connection: sa.Connection, table: str) -> Attempt | None:
    """Return the match of a day that is played at a table; None if none is."""
    row = connection.execute(_ATTEMPTS.where(DailyAttemptRow.table_id == table)).first()
    return None if row is None else _attempt(row)


_ATTEMPTS = sa.select(
    DailyAttemptRow.day,
    DailyAttemptRow.game,
    DailyAttemptRow.table_id,
    DailyAttemptRow.outcome,
    DailyAttemptRow.goals,
    DailyAttemptRow.conceded,
    DailyAttemptRow.how,
)


def _attempt(row: Sequence[Any]) -> Attempt:
    day, game, table, *result = row
    return Attempt(day, game, table, None if None in result else _result(result))


def _result(row: Sequence[Any]) -> DailyResult:
    return DailyResult(*row)


def games_begun(connection: sa.Connection, day: date) -> set[str]:
    """Return the games whose match of a day somebody has begun."""
    games = sa.select(DailyAttemptRow.game).where(DailyAttemptRow.day == day).distinct()
    return set(connection.scalars(games))


def note_result(connection: sa.Connection, table: str, score: FinalScore) -> None:
    """Store the result of a table's match with whoever plays it as that of a day, if it is one and was over in time."""
    attempt, moment = attempt_at(connection, table), records.now()
    if attempt is None or moment >= opening_of(attempt.day):
        return
    connection.execute(
        sa.update(DailyAttemptRow)
        .where(DailyAttemptRow.table_id == table)
        .values(finished=moment, **vars(DailyResult.of(score)))
    )


def results_on(connection: sa.Connection, day: date) -> dict[str, dict[DailyResult, int]]:
    """Return the results of a day's matches by game, each with how many have it."""
    columns = (
        DailyAttemptRow.game,
        DailyAttemptRow.outcome,
        DailyAttemptRow.goals,
        DailyAttemptRow.conceded,
    )
    rows = connection.execute(
        sa.select(*columns, sa.func.count())
        .where(DailyAttemptRow.day == day, DailyAttemptRow.finished.is_not(None))
        .group_by(*columns)
    )
    results: dict[str, dict[DailyResult, int]] = {}
    for game, *result, number in rows:
        results.setdefault(game, {})[_result(result)] = number
    return results


def best_on(connection: sa.Connection, day: date, game: str, most: int) -> list[NamedResult]:
    """Return the best results of a day's match, of equal ones those that were there first."""
    name = sa.case((AccountRow.is_private, None), else_=AccountRow.name)
    rows = connection.execute(
        sa.select(
            name,
            DailyAttemptRow.outcome,
            DailyAttemptRow.goals,
            DailyAttemptRow.conceded,
            DailyAttemptRow.how,
        )
        .outerjoin(AccountRow, AccountRow.owner == DailyAttemptRow.browser_digest)
        .where(DailyAttemptRow.day == day, DailyAttemptRow.game == game)
        .where(DailyAttemptRow.finished.is_not(None))
        .order_by(*_BEST_FIRST, DailyAttemptRow.finished, DailyAttemptRow.table_id)
        .limit(most)
    )
    return [NamedResult(who, _result(result)) for who, *result in rows]


def days_played(connection: sa.Connection, owner: str) -> list[date]:
    """Return the days of which somebody has finished a match, latest first."""
    return list(
        connection.scalars(
            sa.select(DailyAttemptRow.day)
            .where(DailyAttemptRow.browser_digest == owner, DailyAttemptRow.finished.is_not(None))
            .distinct()
            .order_by(DailyAttemptRow.day.desc())
            .limit(LONGEST_STREAK)
        )
    )


def add_bot_result(
    connection: sa.Connection, day: date, game: str, bot: str, score: FinalScore
) -> None:
    """Store what a bot has made of a day's match; another server that had it play has found the same."""
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    made = DailyResult.of(score)
    result = {"outcome": made.outcome, "goals": made.goals, "conceded": made.conceded}
    row = {"day": day, "game": game, "bot": bot, **result}
    connection.execute(insert(DailyBotResultRow).values(row).on_conflict_do_nothing())


def bot_results(connection: sa.Connection, day: date) -> dict[str, dict[str, DailyResult]]:
    """Return what bots have made of a day's matches, by game and by their kinds."""
    rows = connection.execute(
        sa.select(
            DailyBotResultRow.game,
            DailyBotResultRow.bot,
            DailyBotResultRow.outcome,
            DailyBotResultRow.goals,
            DailyBotResultRow.conceded,
        ).where(DailyBotResultRow.day == day)
    )
    results: dict[str, dict[str, DailyResult]] = {}
    for game, bot, *result in rows:
        results.setdefault(game, {})[bot] = _result(result)
    return results


def drop_doubles(connection: sa.Connection, guest: str, owner: str) -> None:
    """Forget the matches of days that a guest plays and the account that they sign in to has played as well, or is playing:
    one counts.
    """
    theirs = sa.select(DailyAttemptRow.day, DailyAttemptRow.game)
    both = sa.tuple_(DailyAttemptRow.day, DailyAttemptRow.game).in_(
        theirs.where(DailyAttemptRow.browser_digest == owner)
    )
    connection.execute(
        sa.delete(DailyAttemptRow).where(DailyAttemptRow.browser_digest == guest, both)
    )
