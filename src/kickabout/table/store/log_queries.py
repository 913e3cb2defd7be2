"""Reads and writes of the logs of matches, as functions of a connection."""

from collections.abc import Callable, Collection, Sequence
from datetime import timedelta

import sqlalchemy as sa

from kickabout.table.store.models import MoveRow, TableRow, select_as
from kickabout.table.store.news import is_shared, tell
from kickabout.table.store.records import Entry, now

_INSERT_MOVES = sa.insert(MoveRow)


def add_move(connection: sa.Connection, table: str, entry: Entry) -> None:
    """Append to a table's log; fails if the number is taken."""
    add_moves(connection, table, [entry])


def add_moves(connection: sa.Connection, table: str, entries: Sequence[Entry]) -> None:
    """Append entries to a table's log; fails if a number is taken."""
    Append(table, entries)(connection)


class Append:
    """A write that appends entries to a table's log, and fails if a number is taken.

    Several of them can be merged into one statement.
    """

    def __init__(
        self,
        table: str,
        entries: Sequence[Entry],
        check: Callable[[sa.Connection], None] | None = None,
    ) -> None:
        """Prepare the rows; `check` runs first, in the same transaction, and raises an error to
        prevent the write.
        """
        self.table = table
        self.check = check
        self.rows = [
            {
                "table_id": table,
                "number": entry.number,
                "actor": entry.actor,
                "action": entry.action,
                "at": entry.at,
                "seen": entry.seen,
                "links": entry.links,
                "player": entry.player,
                "spent_ms": entry.spent_ms,
            }
            for entry in entries
        ]

    def __call__(self, connection: sa.Connection) -> None:
        """Append the entries."""
        append_all(connection, [self])


def append_all(connection: sa.Connection, appends: Sequence[Append]) -> None:
    """Append to the logs of several tables; fails as a whole."""
    for append in appends:
        if append.check is not None:
            append.check(connection)
    connection.execute(_INSERT_MOVES, [row for append in appends for row in append.rows])
    for append in appends:
        tell(connection, "moves", append.table)


def log_length(table: str) -> sa.Select[int]:
    """Return the query for the length of a table's log."""
    return sa.select(sa.func.coalesce(sa.func.max(MoveRow.number) + 1, 0)).where(
        MoveRow.table_id == table
    )


def read_stand(connection: sa.Connection, table: str) -> tuple[int, int] | None:
    """Return the version of a table and the length of its log, None if there is no such table."""
    length = log_length(table).scalar_subquery()
    row = connection.execute(
        sa.select(TableRow.version, length).where(TableRow.id == table)
    ).first()
    return None if row is None else (row[0], row[1])


def tell_changed(connection: sa.Connection, tables: Collection[str]) -> None:
    """Have other servers read tables again."""
    if not is_shared(connection) or not tables:
        return
    connection.execute(
        sa.update(TableRow).where(TableRow.id.in_(tables)).values(version=TableRow.version + 1)
    )
    for table in tables:
        tell(connection, "table", table)


def read_moves(connection: sa.Connection, table: str, first: int = 0) -> list[Entry]:
    """Return a table's log, in order, from entry `first` on."""
    rows = connection.execute(
        select_as(Entry, MoveRow)
        .where(MoveRow.table_id == table, MoveRow.number >= first)
        .order_by(MoveRow.number)
    )
    return [Entry(*row) for row in rows]


def unfinished(connection: sa.Connection, hours: float) -> list[str]:
    """Return the tables in play whose last decision is at most this old, latest first."""
    since = now() - timedelta(hours=hours)
    latest = sa.func.max(MoveRow.at)
    rows = connection.execute(
        sa.select(TableRow.id)
        .outerjoin(MoveRow, MoveRow.table_id == TableRow.id)
        .where(TableRow.status == "playing", ~TableRow.closed)
        .group_by(TableRow.id)
        .having(sa.func.coalesce(latest, TableRow.updated) > since)
        .order_by(latest.desc().nulls_last())
    )
    return [row[0] for row in rows]
