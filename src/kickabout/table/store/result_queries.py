"""Reads and writes of finished matches: results, win charts, and statistics of a box."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa

from kickabout.engine.incidents import written
from kickabout.engine.transcript import BESIDE_RULES
from kickabout.table.store import (
    competition_queries,
    daily_queries,
    outcome_queries,
    rating_queries,
    season_queries,
)
from kickabout.table.store.models import (
    COUNTS,
    HolderRow,
    MoveRow,
    ResultRow,
    SeatChangeRow,
    SeatRow,
    TableRow,
    WinChartRow,
)
from kickabout.table.store.queries import set_status
from kickabout.table.store.records import Collected, FinalScore

MOST_PLAYED = 2000
"""The number of matches of a box that are looked at, from the latest back."""


def is_noted(connection: sa.Connection, table: str) -> bool:
    """Return whether the result of a table's match is stored, and what those have collected who hold its seats."""
    has_result = sa.exists().where(ResultRow.table_id == table)
    lacks = sa.exists().where(
        HolderRow.table_id == table,
        HolderRow.officials.is_(None),
        TableRow.id == HolderRow.table_id,
        COUNTS,
    )
    return bool(connection.scalar(sa.select(has_result & ~lacks)))


def finish(
    connection: sa.Connection,
    table: str,
    score: FinalScore,
    collected: Mapping[int, Collected] = MappingProxyType({}),
) -> bool:
    """Store that a match is over, its result, by which a rated match is rated, and what seats have `collected`; return
    whether the result was news.
    """
    set_status(connection, table, "over")
    known = sa.select(ResultRow.table_id).where(ResultRow.table_id == table)
    is_news = connection.execute(known).first() is None
    if is_news:
        connection.execute(
            sa.insert(ResultRow).values(
                table_id=table,
                goals=list(score.goals),
                winners=list(score.winners),
                how=score.how,
                incidents=written(score.incidents) or None,
            )
        )
    outcome_queries.note_outcomes(connection, table, collected)
    if is_news:
        competition_queries.note_result(connection, table)
        season_queries.note_result(connection, table, score)
        rating_queries.rate(connection, table, score)
        daily_queries.note_result(connection, table, score)
    return is_news


def add_win_chart(connection: sa.Connection, table: str, points: Sequence[Sequence[Any]]) -> None:
    """Store the win chart of a match, unless there is one already."""
    known = sa.select(WinChartRow.table_id).where(WinChartRow.table_id == table)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(WinChartRow).values(table_id=table, points=points))


def read_win_chart(connection: sa.Connection, table: str) -> list[list[Any]] | None:
    """Return the win chart of a match, None if none is stored."""
    row = connection.execute(
        sa.select(WinChartRow.points).where(WinChartRow.table_id == table)
    ).first()
    return None if row is None else list(row[0])


@dataclass(frozen=True)
class PlayedMatch:
    """A finished match with people, without anything that identifies them."""

    kinds: tuple[str, ...]
    """Who played in each seat: `person`, `bot:` with the bot's kind, or `automaton`."""
    options: dict[str, Any]
    goals: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    minutes: float


def played_matches(connection: sa.Connection, game: str, digest: str) -> list[PlayedMatch]:
    """Return the latest finished matches of a box with people, without lessons, matches with a stand-in, and those
    that were given up or drawn by agreement.
    """
    decided = sa.func.sum(sa.case((MoveRow.actor >= 0, 1), else_=0))
    # Whoever takes a decision back has decided once less.
    undone = sa.func.sum(sa.case((MoveRow.action == "undo", 2), else_=0))
    rows = connection.execute(
        sa.select(
            TableRow.id,
            TableRow.options,
            ResultRow.goals,
            ResultRow.winners,
            (decided - undone).label("decisions"),
            sa.func.min(MoveRow.at, type_=TableRow.updated.type).label("first"),
            sa.func.max(MoveRow.at, type_=TableRow.updated.type).label("last"),
        )
        .join(ResultRow, ResultRow.table_id == TableRow.id)
        .join(MoveRow, MoveRow.table_id == TableRow.id)
        .where(
            TableRow.game == game,
            TableRow.box_digest == digest,
            TableRow.status == "over",
            COUNTS,
            ~TableRow.closed,
            sa.exists().where(SeatRow.table_id == TableRow.id, SeatRow.kind == "person"),
            ~sa.exists().where(SeatChangeRow.table_id == TableRow.id),
        )
        .group_by(TableRow.id, ResultRow.table_id)
        .having(sa.func.sum(sa.case((MoveRow.action.in_(BESIDE_RULES), 1), else_=0)) == 0)
        .order_by(TableRow.updated.desc())
        .limit(MOST_PLAYED)
    ).all()
    kinds: dict[str, list[str]] = {row.id: [] for row in rows}
    for table, kind in connection.execute(
        sa.select(SeatRow.table_id, SeatRow.kind)
        .where(SeatRow.table_id.in_(kinds))
        .order_by(SeatRow.table_id, SeatRow.seat)
    ):
        kinds[table].append(kind)
    return [
        PlayedMatch(
            tuple(kinds[row.id]),
            row.options,
            tuple(row.goals),
            tuple(row.winners),
            int(row.decisions),
            (row.last - row.first).total_seconds() / 60,
        )
        for row in rows
    ]
