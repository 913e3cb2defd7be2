"""Reads and writes of the database for the host, as functions of a connection."""

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.store.models import BlockRow, ReportRow, SeatRow, TableRow
from kickabout.table.store.news import tell
from kickabout.table.store.records import now


@dataclass(frozen=True)
class Report:
    """A report of a player's name."""

    table: str
    seat: int
    name: str
    by_seat: int
    at: datetime


@dataclass(frozen=True)
class Block:
    """A blocked browser, address or network."""

    whom: str
    """An address, a network, or the id of a browser."""
    at: datetime


def latest_tables(connection: sa.Connection, most: int) -> list[str]:
    """Return the ids of the tables that are not closed, latest first."""
    rows = connection.execute(
        sa.select(TableRow.id).where(~TableRow.closed).order_by(TableRow.updated.desc()).limit(most)
    )
    return list(rows.scalars())


def close_table(connection: sa.Connection, table: str) -> None:
    """Store that the host has closed a table."""
    connection.execute(sa.update(TableRow).where(TableRow.id == table).values(closed=True))


def rename_seat(connection: sa.Connection, table: str, seat: int, name: str) -> None:
    """Rename a seat's player, which settles the reports of the name."""
    connection.execute(
        sa.update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == seat).values(name=name)
    )
    connection.execute(
        sa.delete(ReportRow).where(ReportRow.table_id == table, ReportRow.seat == seat)
    )


def add_block(connection: sa.Connection, whom: str) -> None:
    """Store a block; no-op if there is one already."""
    known = sa.select(BlockRow.whom).where(BlockRow.whom == whom)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(BlockRow).values(whom=whom, at=now()))
        tell(connection, "blocks")


def remove_block(connection: sa.Connection, whom: str) -> bool:
    """Delete a block; return whether there was one."""
    changed = connection.execute(sa.delete(BlockRow).where(BlockRow.whom == whom))
    tell(connection, "blocks")
    return changed.rowcount == 1


def blocks(connection: sa.Connection) -> list[Block]:
    """Return the blocks, latest first."""
    rows = connection.execute(sa.select(BlockRow.whom, BlockRow.at).order_by(BlockRow.at.desc()))
    return [Block(*row) for row in rows]


def add_report(connection: sa.Connection, table: str, seat: int, name: str, by: int) -> None:
    """Store a seat's report of another's name, once."""
    row = {"table_id": table, "seat": seat, "name": name, "by_seat": by}
    known = sa.select(ReportRow.at).filter_by(**row)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(ReportRow).values(**row, at=now()))


def reports(connection: sa.Connection) -> list[Report]:
    """Return the reports of names still in use, at tables that are not closed, latest first."""
    rows = connection.execute(
        sa.select(
            ReportRow.table_id, ReportRow.seat, ReportRow.name, ReportRow.by_seat, ReportRow.at
        )
        .join(TableRow, TableRow.id == ReportRow.table_id)
        .where(~TableRow.closed)
        .order_by(ReportRow.at.desc())
    )
    return [Report(*row) for row in rows]
