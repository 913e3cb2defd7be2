"""What a host asks the database, and what is written there for one, as functions of a connection."""

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.store.models import BlockRow, ReportRow, SeatRow, TableRow
from kickabout.table.store.news import tell
from kickabout.table.store.queries import now, touch


@dataclass(frozen=True)
class Report:
    """A name that somebody has reported."""

    table: str
    seat: int
    name: str
    by_seat: int
    at: datetime


@dataclass(frozen=True)
class Block:
    """Somebody who is let in no more."""

    whom: str
    """An address, a network, or the id of a browser."""
    at: datetime


def latest_tables(connection: sa.Connection, most: int) -> list[str]:
    """The tables that are not closed, the latest first."""
    rows = connection.execute(
        sa.select(TableRow.id).where(~TableRow.closed).order_by(TableRow.updated.desc()).limit(most)
    )
    return list(rows.scalars())


def close_table(connection: sa.Connection, table: str) -> None:
    """Notes that the host has closed a table."""
    connection.execute(sa.update(TableRow).where(TableRow.id == table).values(closed=True))
    touch(connection, table)


def rename_seat(connection: sa.Connection, table: str, seat: int, name: str) -> None:
    """Gives whoever has a seat another name; what was reported of it is dealt with."""
    connection.execute(
        sa.update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == seat).values(name=name)
    )
    connection.execute(
        sa.delete(ReportRow).where(ReportRow.table_id == table, ReportRow.seat == seat)
    )
    touch(connection, table)


def add_block(connection: sa.Connection, whom: str) -> None:
    """Lets somebody in no more; nothing if that is so already."""
    known = sa.select(BlockRow.whom).where(BlockRow.whom == whom)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(BlockRow).values(whom=whom, at=now()))
        tell(connection, "blocks")


def remove_block(connection: sa.Connection, whom: str) -> bool:
    """Lets somebody in again; whether they were blocked."""
    changed = connection.execute(sa.delete(BlockRow).where(BlockRow.whom == whom))
    tell(connection, "blocks")
    return changed.rowcount == 1


def blocks(connection: sa.Connection) -> list[Block]:
    """Those who are let in no more, the latest first."""
    rows = connection.execute(sa.select(BlockRow.whom, BlockRow.at).order_by(BlockRow.at.desc()))
    return [Block(*row) for row in rows]


def add_report(connection: sa.Connection, table: str, seat: int, name: str, by: int) -> None:
    """Keeps that a seat has reported another's name, once."""
    row = {"table_id": table, "seat": seat, "name": name, "by_seat": by}
    known = sa.select(ReportRow.at).filter_by(**row)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(ReportRow).values(**row, at=now()))


def reports(connection: sa.Connection) -> list[Report]:
    """The names that were reported and not removed since, at tables that are not closed, the latest first."""
    rows = connection.execute(
        sa.select(
            ReportRow.table_id, ReportRow.seat, ReportRow.name, ReportRow.by_seat, ReportRow.at
        )
        .join(TableRow, TableRow.id == ReportRow.table_id)
        .where(~TableRow.closed)
        .order_by(ReportRow.at.desc())
    )
    return [Report(*row) for row in rows]
