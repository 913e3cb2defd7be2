"""Leases with fences, which say what server drives what table: functions of a connection.

Everything that happens at a table without a press is done by the server that holds its lease. A
server without a heartbeat for a while counts as dead, by the database's clock, and the others take
its tables. The fence of a lease grows each time it is taken, and such writes check it: a server
that was suspended and wakes up late writes nothing any more.
"""

from collections.abc import Collection, Mapping, Sequence

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from kickabout.table.errors import CannotStart, MovedOn
from kickabout.table.store.log_queries import log_length
from kickabout.table.store.news import is_shared, tell
from kickabout.table.store.shared_models import (
    AnswerRow,
    FactRow,
    LeaseRow,
    PresenceRow,
    ServerRow,
    upsert,
)
from kickabout.text.messages import Message

DEAD_SECONDS = 4
"""The time after its last heartbeat at which a server counts as dead."""
TAKEN_AT_ONCE = 200
"""The largest number of dead servers' tables taken at once, so that all survivors get their share."""

_alive = ServerRow.seen > sa.func.clock_timestamp() - sa.text(f"interval '{DEAD_SECONDS} seconds'")


def is_alive(server: sa.ColumnExpressionArgument[str | None]) -> sa.ColumnElement[bool]:
    """Return the condition that a server has sent a heartbeat recently."""
    return sa.exists().where(ServerRow.id == server, _alive)


def enter(connection: sa.Connection, server: str, keys: Sequence[str] = ()) -> None:
    """Register a server that has started, with the fingerprints of its keys; a bot worker has none."""
    moment = sa.func.clock_timestamp()
    row = {"id": server, "seen": moment, "keys": " ".join(keys) or None}
    connection.execute(sa.insert(ServerRow).values(row))


def agree(connection: sa.Connection, keys: Sequence[str]) -> None:
    """Make sure that a server which starts may run beside the others, by the fingerprints of the key that
    it uses and of those that it accepts.

    Each server has to accept what every other signs, and to have a key that was in use last. Raises
    `CannotStart` otherwise.
    """
    row = insert(FactRow).values(name="key", value=keys[0])
    connection.execute(row.on_conflict_do_nothing())
    last = sa.select(FactRow.value).where(FactRow.name == "key")
    # Of servers that start at the same time the second waits for the first to be registered.
    if connection.scalar(last.with_for_update()) not in keys:
        raise CannotStart(Message("error-other-key"))
    known = connection.scalars(sa.select(ServerRow.keys).where(_alive))
    for others in (text.split() for text in known if text):
        if keys[0] not in others or others[0] not in keys:
            raise CannotStart(Message("error-key-not-accepted"))
    connection.execute(sa.update(FactRow).where(FactRow.name == "key").values(value=keys[0]))


def enter_again(connection: sa.Connection, server: str) -> None:
    """Register one that holds no leases, even if it counts as dead: a bot worker."""
    connection.execute(sa.delete(ServerRow).where(ServerRow.id == server))
    enter(connection, server)


def beat(connection: sa.Connection, server: str) -> bool:
    """Store a server's heartbeat; return False if it counts as dead already and has to register
    anew.
    """
    noted = connection.execute(
        sa.update(ServerRow)
        .where(ServerRow.id == server, _alive)
        .values(seen=sa.func.clock_timestamp())
    )
    return noted.rowcount == 1


def take(connection: sa.Connection, table: str, server: str) -> int | None:
    """Take the lease of a table and return its fence; None if another live server holds it."""
    free = sa.or_(
        LeaseRow.holder.is_(None),
        LeaseRow.holder == server,
        ~is_alive(LeaseRow.holder),
    )
    taken = connection.execute(
        insert(LeaseRow)
        .values(table_id=table, holder=server, fence=1)
        .on_conflict_do_update(
            index_elements=[LeaseRow.table_id],
            set_={"holder": server, "fence": LeaseRow.fence + 1},
            where=free,
        )
        .returning(LeaseRow.fence)
    ).first()
    return None if taken is None else taken.fence


def take_over(connection: sa.Connection, server: str) -> dict[str, int]:
    """Take the tables that were handed over and those of dead servers; return their fences."""
    dead = list(connection.execute(sa.select(ServerRow.id).where(~_alive)).scalars())
    if dead:
        gone = connection.execute(
            sa.delete(PresenceRow)
            .where(PresenceRow.server.in_(dead))
            .returning(PresenceRow.table_id)
        )
        for table in set(gone.scalars()):
            tell(connection, "state", table)
    ownerless = (
        sa.select(LeaseRow.table_id)
        .where(sa.or_(LeaseRow.holder.is_(None), LeaseRow.holder.in_(dead)))
        .order_by(LeaseRow.table_id)
        .limit(TAKEN_AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    tables = list(connection.execute(ownerless).scalars())
    if not tables:
        held = sa.exists().where(LeaseRow.holder == ServerRow.id)
        connection.execute(sa.delete(ServerRow).where(ServerRow.id.in_(dead), ~held))
        return {}
    taken = connection.execute(
        sa.update(LeaseRow)
        .where(LeaseRow.table_id.in_(tables))
        .values(holder=server, fence=LeaseRow.fence + 1)
        .returning(LeaseRow.table_id, LeaseRow.fence)
    )
    return {row.table_id: row.fence for row in taken}


def release(connection: sa.Connection, tables: Collection[str], server: str) -> None:
    """Give up the leases of tables at which nothing is due."""
    connection.execute(
        sa.delete(LeaseRow).where(LeaseRow.table_id.in_(tables), LeaseRow.holder == server)
    )
    for table in tables:
        tell(connection, "free", table)


def leave(connection: sa.Connection, server: str) -> None:
    """Hand over everything that a server holds, before it stops."""
    connection.execute(sa.update(LeaseRow).where(LeaseRow.holder == server).values(holder=None))
    gone = connection.execute(
        sa.delete(PresenceRow).where(PresenceRow.server == server).returning(PresenceRow.table_id)
    )
    for table in set(gone.scalars()):
        tell(connection, "state", table)
    connection.execute(sa.delete(ServerRow).where(ServerRow.id == server))
    tell(connection, "free")


def check_fence(connection: sa.Connection, table: str, fence: int) -> None:
    """Raise `MovedOn` unless the lease still has this fence, and lock it until the commit."""
    if not is_shared(connection):
        return
    held = (
        sa.select(LeaseRow.fence)
        .where(LeaseRow.table_id == table, LeaseRow.fence == fence)
        .with_for_update(read=True)
    )
    if connection.execute(held).first() is None:
        raise MovedOn(Message("error-moved-on-elsewhere"))


def check_answers(
    connection: sa.Connection,
    table: str,
    opened: int,
    seats: Collection[int],
    known: Mapping[int, str],
) -> None:
    """Raise `MovedOn` if answers given through other servers in a window differ from those known."""
    if not is_shared(connection):
        return
    given = connection.execute(
        sa.select(AnswerRow.seat, AnswerRow.action).where(
            AnswerRow.table_id == table, AnswerRow.opened == opened, AnswerRow.seat.in_(seats)
        )
    )
    if any(known.get(row.seat) != row.action for row in given):
        raise MovedOn(Message("error-moved-on-elsewhere"))


def read_answers(connection: sa.Connection, table: str) -> dict[int, tuple[int, str]]:
    """Return for each seat that has answered in a window the length of the log when that opened, and its answer."""
    rows = connection.execute(
        sa.select(AnswerRow.seat, AnswerRow.opened, AnswerRow.action).where(
            AnswerRow.table_id == table
        )
    )
    return {row.seat: (row.opened, row.action) for row in rows}


def drop_answer(connection: sa.Connection, table: str, seat: int) -> None:
    """Remove the answer of a seat that somebody else plays now."""
    own = AnswerRow.table_id == table, AnswerRow.seat == seat
    connection.execute(sa.delete(AnswerRow).where(*own))


def add_answer(
    connection: sa.Connection, table: str, number: int, seat: int, opened: int, action: str
) -> None:
    """Store an answer given before its turn; raises `MovedOn` unless the log is still `number`
    long.

    The holder of the lease waits meanwhile, and checks for answers before it lets a card stand.
    """
    key = {"table_id": table, "seat": seat}
    if not is_shared(connection):
        connection.execute(sa.delete(AnswerRow).filter_by(**key))
        connection.execute(sa.insert(AnswerRow).values(**key, opened=opened, action=action))
        return
    held = sa.select(LeaseRow.fence).where(LeaseRow.table_id == table).with_for_update()
    connection.execute(held)
    if connection.scalar(log_length(table)) != number:
        raise MovedOn(Message("error-moved-on-elsewhere"))
    connection.execute(upsert(AnswerRow, key, opened=opened, action=action))
    tell(connection, "state", table)
