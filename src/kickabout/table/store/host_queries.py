"""Reads and writes of the database for the host, as functions of a connection."""

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.store.models import BlockRow, SeatRow, TableRow, select_as
from kickabout.table.store.moderation_queries import settle
from kickabout.table.store.news import tell
from kickabout.table.store.records import now


@dataclass(frozen=True)
class Block:
    """A blocked browser, address or network."""

    whom: str
    """An address, a network, or the id of a browser."""
    at: datetime
    accounts_only: bool
    """Whether it keeps from claiming names, and from nothing else."""


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
    settle(connection, table, seat, "")


def add_block(connection: sa.Connection, whom: str, *, accounts_only: bool) -> None:
    """Store a block, which replaces one of the same."""
    connection.execute(sa.delete(BlockRow).where(BlockRow.whom == whom))
    connection.execute(sa.insert(BlockRow).values(whom=whom, at=now(), accounts_only=accounts_only))
    tell(connection, "blocks")


def remove_block(connection: sa.Connection, whom: str) -> bool:
    """Delete a block; return whether there was one."""
    changed = connection.execute(sa.delete(BlockRow).where(BlockRow.whom == whom))
    tell(connection, "blocks")
    return changed.rowcount == 1


def blocks(connection: sa.Connection) -> list[Block]:
    """Return the blocks, latest first."""
    rows = connection.execute(select_as(Block, BlockRow).order_by(BlockRow.at.desc()))
    return [Block(*row) for row in rows]
