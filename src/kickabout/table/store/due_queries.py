"""Reads and writes of what is due in matches over days, as functions of a connection."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from kickabout.table.store.leases import drop_answer
from kickabout.table.store.log_queries import tell_changed
from kickabout.table.store.models import HolderRow, SeatRow, TableRow
from kickabout.table.store.news import is_shared
from kickabout.table.store.records import now
from kickabout.table.store.shared_models import AnswerRow, FactRow

RUNNING = "running"
"""The name of the fact that has the moment up to which a server has surely run."""


@dataclass(frozen=True)
class Due:
    """A decision that somebody has to make in a match over days."""

    table: str
    game: str
    seat: int
    due: datetime
    rivals: tuple[str, ...]
    """The names in the other seats."""


def set_due(connection: sa.Connection, table: str, seat: int, due: datetime | None) -> None:
    """Store by when the person of a seat has to decide; None if they are not asked."""
    own = SeatRow.table_id == table, SeatRow.seat == seat
    connection.execute(sa.update(SeatRow).where(*own).values(due=due))


def set_question(connection: sa.Connection, table: str, seat: int, due: datetime | None) -> None:
    """Store by when a seat has to decide something new, None for nothing; what it has answered in advance is void."""
    set_due(connection, table, seat, due)
    drop_answer(connection, table, seat)


def overdue(connection: sa.Connection, moment: datetime) -> list[str]:
    """Return the tables at which somebody's time is over by a moment."""
    late = sa.select(SeatRow.table_id).where(SeatRow.due < moment).distinct()
    return list(connection.scalars(late))


def own_dues(connection: sa.Connection, browser: str) -> list[Due]:
    """Return what a browser's person, by its digest, has to decide, the most urgent first; without windows in which an
    answer has been given.
    """
    answered = sa.exists().where(
        AnswerRow.table_id == SeatRow.table_id, AnswerRow.seat == SeatRow.seat
    )
    rows = connection.execute(
        sa.select(TableRow.id, TableRow.game, SeatRow.seat, SeatRow.due)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .join(HolderRow, sa.and_(HolderRow.table_id == TableRow.id, HolderRow.seat == SeatRow.seat))
        .where(
            HolderRow.browser_digest == browser,
            SeatRow.due.is_not(None),
            ~TableRow.closed,
            ~answered,
        )
        .order_by(SeatRow.due, TableRow.id)
    )
    due = [row for row in rows if row.due is not None]
    named: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for table, seat, name in connection.execute(
        sa.select(SeatRow.table_id, SeatRow.seat, SeatRow.name)
        .where(SeatRow.table_id.in_([row.id for row in due]))
        .order_by(SeatRow.seat)
    ):
        named[table].append((seat, name))
    return [
        Due(
            row.id,
            row.game,
            row.seat,
            row.due,
            tuple(name for seat, name in named[row.id] if seat != row.seat),
        )
        for row in due
    ]


# --- time in which no server ran --------------------------------------------------------------------


def note_running(connection: sa.Connection, least_gap: timedelta) -> timedelta:
    """Note that a server runs now, and return how long none has run before: then all that is owed is due later by
    that. A gap below the least counts as none.
    """
    moment = now()
    fact = sa.select(FactRow.value).where(FactRow.name == RUNNING)
    before = connection.scalar(fact.with_for_update())
    gap = timedelta() if before is None else moment - datetime.fromisoformat(before)
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    row = insert(FactRow).values(name=RUNNING, value=moment.isoformat())
    connection.execute(
        row.on_conflict_do_update(index_elements=[FactRow.name], set_={"value": row.excluded.value})
    )
    if gap < least_gap:
        return timedelta()
    owed = sa.select(SeatRow.table_id, SeatRow.seat, SeatRow.due).where(SeatRow.due.is_not(None))
    postpone(connection, owed, gap)
    return gap


def postpone(
    connection: sa.Connection, owed: sa.Select[str, int, datetime | None], by: timedelta
) -> None:
    """Have what is owed be due so much later, by seats with their tables and when each is due."""
    rows = connection.execute(owed).all()
    for table, seat, due in rows:
        assert due is not None
        set_due(connection, table, seat, due + by)
    tell_changed(connection, {row.table_id for row in rows})
