"""State of a live table beside its log, for the other servers of its database: functions of a
connection.

With an SQLite file this state stays in memory, and nothing here is written.
"""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from kickabout.table.store.leases import read_answers
from kickabout.table.store.news import is_shared, tell
from kickabout.table.store.shared_models import (
    HintRow,
    LinkRow,
    PresenceRow,
    ReadNoteRow,
    RequestRow,
    SignRow,
    upsert,
)


@dataclass(frozen=True)
class SharedState:
    """The state of a table that is not in its log."""

    answers: dict[int, tuple[int, str]] = field(default_factory=dict)
    """For each seat that has answered in a window, the length of the log when that opened, and its
    answer."""
    elsewhere: frozenset[int] = frozenset()
    """The seats that follow the table by streams of other servers, -1 for spectators."""
    signs: dict[int, float] = field(default_factory=dict)
    """For each seat, the seconds since the last sign of life that was told to all servers."""
    requests: dict[int, set[int]] = field(default_factory=dict)
    """For each seat that the table's bot is requested for, the seats that have agreed."""
    hints: dict[int, tuple[int, str | None]] = field(default_factory=dict)
    """For each seat that has asked for a hint, the length of the log when its question came up, and
    the result: None while the bot is thinking, empty if it failed."""
    links: dict[int, tuple[int, str]] = field(default_factory=dict)
    """For each seat that has revealed one, the number of entries before the draw that its link is for, and the link."""
    anchors: dict[int, str] = field(default_factory=dict)
    """For each seat that has offered another chain of links, its anchor."""
    read: tuple[int, int] = (0, 0)
    """The number of decisions at which a learner dismissed notes last, and how many."""


def read_shared_state(connection: sa.Connection, table: str, server: str) -> SharedState:
    """Return the state of a table that is not in its log, as a server needs it."""
    present = connection.execute(
        sa.select(PresenceRow.seat).where(
            PresenceRow.table_id == table, PresenceRow.server != server
        )
    )
    age = sa.extract("epoch", sa.func.clock_timestamp() - SignRow.at)
    signs = connection.execute(
        sa.select(SignRow.seat, sa.cast(age, sa.Float).label("age")).where(
            SignRow.table_id == table
        )
    )
    requests: dict[int, set[int]] = defaultdict(set)
    for seat, by in connection.execute(
        sa.select(RequestRow.seat, RequestRow.by_seat).where(RequestRow.table_id == table)
    ):
        requests[seat].add(by)
    hints = connection.execute(
        sa.select(HintRow.seat, HintRow.question, HintRow.found).where(HintRow.table_id == table)
    )
    linked = connection.execute(
        sa.select(LinkRow.seat, LinkRow.number, LinkRow.link, LinkRow.anchor).where(
            LinkRow.table_id == table
        )
    ).all()
    read = connection.execute(
        sa.select(ReadNoteRow.number, ReadNoteRow.passed).where(ReadNoteRow.table_id == table)
    ).first()
    return SharedState(
        read_answers(connection, table),
        frozenset(present.scalars()),
        {row.seat: row.age for row in signs},
        dict(requests),
        {row.seat: (row.question, row.found) for row in hints},
        {row.seat: (row.number, row.link) for row in linked if row.link is not None},
        {row.seat: row.anchor for row in linked if row.anchor is not None},
        (0, 0) if read is None else (read.number, read.passed),
    )


def set_presence(
    connection: sa.Connection, table: str, seat: int, server: str, *, present: bool
) -> None:
    """Note whether a seat, or a spectator (-1), follows a table by a stream of a server."""
    if not is_shared(connection):
        return
    if present:
        row = insert(PresenceRow).values(table_id=table, seat=seat, server=server)
        connection.execute(row.on_conflict_do_nothing())
        drop_requests(connection, table, [seat])
    else:
        connection.execute(
            sa.delete(PresenceRow).where(
                PresenceRow.table_id == table,
                PresenceRow.seat == seat,
                PresenceRow.server == server,
            )
        )
    tell(connection, "state", table)


def set_link(connection: sa.Connection, table: str, seat: int, number: int, link: str) -> None:
    """Note a seat's link for the draw after so many entries."""
    _note(connection, table, seat, number=number, link=link)


def set_anchor(connection: sa.Connection, table: str, seat: int, anchor: str) -> None:
    """Note the anchor of another chain of links, with which a seat goes on."""
    _note(connection, table, seat, anchor=anchor)


def _note(connection: sa.Connection, table: str, seat: int, **values: object) -> None:
    if is_shared(connection):
        connection.execute(upsert(LinkRow, {"table_id": table, "seat": seat}, **values))
        tell(connection, "state", table)


def set_sign(connection: sa.Connection, table: str, seat: int) -> None:
    """Note that a seat has shown a sign of life just now."""
    if is_shared(connection):
        key = {"table_id": table, "seat": seat}
        connection.execute(upsert(SignRow, key, at=sa.func.clock_timestamp()))
        drop_requests(connection, table, [seat])
        tell(connection, "state", table)


def add_request(connection: sa.Connection, table: str, seat: int, by: int) -> None:
    """Note that a seat agrees to a bot in another's place."""
    if is_shared(connection):
        row = insert(RequestRow).values(table_id=table, seat=seat, by_seat=by)
        connection.execute(row.on_conflict_do_nothing())
        tell(connection, "state", table)


def drop_requests(connection: sa.Connection, table: str, seats: Collection[int]) -> None:
    """Drop the requests for bots in these seats."""
    if is_shared(connection):
        connection.execute(
            sa.delete(RequestRow).where(RequestRow.table_id == table, RequestRow.seat.in_(seats))
        )


def set_hint(
    connection: sa.Connection, table: str, seat: int, question: int, found: str | None
) -> None:
    """Store that a seat has asked for a hint, or its result."""
    if is_shared(connection):
        key = {"table_id": table, "seat": seat}
        connection.execute(upsert(HintRow, key, question=question, found=found))
        tell(connection, "state", table)


def set_read(connection: sa.Connection, table: str, number: int, passed: int) -> None:
    """Store how far a learner has read."""
    if is_shared(connection):
        key = {"table_id": table}
        connection.execute(upsert(ReadNoteRow, key, number=number, passed=passed))
        tell(connection, "state", table)
