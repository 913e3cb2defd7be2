"""Expired tables, and their removal with everything that belongs to them."""

from collections.abc import Sequence
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.store.leases import is_alive
from kickabout.table.store.models import Base, BoxRow, MoveRow, SeatRow, TableRow
from kickabout.table.store.news import is_shared, tell
from kickabout.table.store.proof_queries import tally
from kickabout.table.store.shared_models import LeaseRow


def stale_tables(
    connection: sa.Connection, visited_after: datetime | None, changed_after: datetime | None
) -> list[str]:
    """Return the tables without changes since a moment: one moment for tables at which no person
    has decided anything, and one for all others; None for a moment keeps them forever.
    """
    latest = (
        sa.select(sa.func.max(MoveRow.at)).where(MoveRow.table_id == TableRow.id).scalar_subquery()
    )
    changed = sa.case((latest > TableRow.updated, latest), else_=TableRow.updated)
    # Entries made with the table, such as a team by the rule of thumb, carry the table's own time.
    visited = (
        sa.exists()
        .where(MoveRow.table_id == TableRow.id, MoveRow.at > TableRow.created)
        .where(SeatRow.table_id == TableRow.id, SeatRow.seat == MoveRow.actor)
        .where(SeatRow.kind == "person")
    )
    asleep = []
    if is_shared(connection):  # otherwise the caller knows those in memory
        held = sa.exists().where(LeaseRow.table_id == TableRow.id, is_alive(LeaseRow.holder))
        asleep = [~held]
    past = [
        sa.and_(TableRow.updated < moment, changed < moment, *asleep, *which)
        for moment, which in ((visited_after, [~visited]), (changed_after, []))
        if moment is not None
    ]
    if not past:
        return []
    return list(connection.execute(sa.select(TableRow.id).where(sa.or_(*past))).scalars())


def remove_tables(connection: sa.Connection, tables: Sequence[str]) -> None:
    """Remove tables with everything that refers to them, and boxes that no other table uses."""
    tally(connection, tables)
    for owned in reversed(Base.metadata.sorted_tables):
        for column in owned.columns:
            if any(key.references(TableRow.__table__.c.id.table) for key in column.foreign_keys):
                connection.execute(sa.delete(owned).where(column.in_(tables)))
    connection.execute(
        sa.update(TableRow).where(TableRow.successor.in_(tables)).values(successor=None)
    )
    connection.execute(sa.delete(TableRow).where(TableRow.id.in_(tables)))
    for table in tables:
        tell(connection, "gone", table)
    remove_boxes(connection)


def tables_with_lines(connection: sa.Connection, before: datetime) -> list[str]:
    """Return the tables whose match was over before a moment where something that was written is still kept."""
    past = sa.select(SeatRow.table_id).join(TableRow, TableRow.id == SeatRow.table_id).distinct()
    return list(
        connection.scalars(
            past.where(
                TableRow.status == "over", TableRow.updated < before, SeatRow.lines.is_not(None)
            )
        )
    )


def remove_lines(connection: sa.Connection, tables: Sequence[str]) -> None:
    """Remove what was written at tables."""
    connection.execute(sa.update(SeatRow).where(SeatRow.table_id.in_(tables)).values(lines=None))


def remove_boxes(connection: sa.Connection) -> None:
    """Removes the boxes that nothing refers to any more."""
    referring = [
        column
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if any(key.references(BoxRow.__table__.c.digest.table) for key in column.foreign_keys)
    ]
    unused = [~sa.exists().where(column == BoxRow.digest) for column in referring]
    connection.execute(sa.delete(BoxRow).where(*unused))
