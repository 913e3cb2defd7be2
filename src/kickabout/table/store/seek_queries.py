"""Reads and writes of who wants to play now, as functions of a connection."""

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.store.models import SeatRow, TableRow
from kickabout.table.store.people_models import SeekRow

ALIKE = (
    "game",
    "box_digest",
    "is_rated",
    "best_of",
    "dice",
    "answer_seconds",
    "time_control",
    "moves_behind",
)
"""The columns that two tables have in common at one of which somebody can play instead of at the other."""
MOST = 500
"""The number of tables among which somebody is looked for, those that have waited longest first."""


@dataclass(frozen=True)
class Seek:
    """Somebody who waits at a table."""

    table: str
    mean: float | None
    """Their rating; None for a table that was set up for anybody."""
    since: datetime


def add_seek(connection: sa.Connection, browser: str, seek: Seek) -> None:
    """Store that a browser's person waits at a table, or has been found somebody there."""
    drop_seek(connection, seek.table, browser)
    connection.execute(
        sa.insert(SeekRow).values(
            table_id=seek.table, browser_digest=browser, mean=seek.mean, since=seek.since
        )
    )


def drop_seek(connection: sa.Connection, table: str, browser: str) -> None:
    """Forget that a browser's person waits at a table."""
    connection.execute(
        sa.delete(SeekRow).where(SeekRow.table_id == table, SeekRow.browser_digest == browser)
    )


def seeks_of(connection: sa.Connection, browser: str, after: datetime) -> list[Seek]:
    """Return where a browser's person waits since some moment `after` another, the earliest first."""
    rows = connection.execute(
        sa.select(SeekRow.table_id, SeekRow.mean, SeekRow.since)
        .where(SeekRow.browser_digest == browser, SeekRow.since > after)
        .order_by(SeekRow.since, SeekRow.table_id)
    )
    return [Seek(*row) for row in rows]


def listed_before(connection: sa.Connection, own: str) -> list[Seek]:
    """Return the tables for the very same match as an own one that were listed before it, earliest first."""
    there = sa.orm.aliased(TableRow)
    places = sa.select(sa.func.count()).correlate(TableRow, there)
    rows = connection.execute(
        sa.select(
            there.id,
            SeekRow.mean,
            sa.func.coalesce(SeekRow.since, there.created, type_=TableRow.created.type),
            there.options,
            TableRow.options,
        )
        .select_from(TableRow)
        .join(
            there,
            sa.and_(
                *(getattr(there, one).is_not_distinct_from(getattr(TableRow, one)) for one in ALIKE)
            ),
        )
        .outerjoin(SeekRow, SeekRow.table_id == there.id)
        .where(
            TableRow.id == own,
            there.status == "waiting",
            there.is_listed,
            ~there.closed,
            there.updated < TableRow.updated,
            places.where(SeatRow.table_id == there.id).scalar_subquery()
            == places.where(SeatRow.table_id == TableRow.id).scalar_subquery(),
        )
        .order_by(there.updated, there.id)
        .limit(MOST)
    )
    return [
        Seek(table, mean, since)
        for table, mean, since, options, wanted in rows
        if options == wanted
    ]
