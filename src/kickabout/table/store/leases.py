"""Which server keeps which table going: leases with fences, as functions of a connection.

What happens at a table by itself happens on the server that holds its lease. A server that has given no sign of
life for a while counts as dead, by the clock of the database, and the others take its tables. Each time that a lease
is taken its fence grows; whatever is written by itself names the fence, so a server that was only held up, and wakes
late, writes nothing any more.
"""

from collections.abc import Collection, Mapping

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from kickabout.table.errors import MovedOn
from kickabout.table.store.news import is_shared, tell
from kickabout.table.store.queries import log_length
from kickabout.table.store.shared_models import AnswerRow, LeaseRow, PresenceRow, ServerRow
from kickabout.text.messages import Message

DEAD_SECONDS = 4
"""A server of which nothing was heard for this long is dead."""
TAKEN_AT_ONCE = 200
"""So many tables of dead servers are taken at once: the other survivors have their share."""

_alive = ServerRow.seen > sa.func.clock_timestamp() - sa.text(f"interval '{DEAD_SECONDS} seconds'")


def is_alive(server: sa.ColumnExpressionArgument[str | None]) -> sa.ColumnElement[bool]:
    """Return the condition that a server has given a sign of life a short while ago."""
    return sa.exists().where(ServerRow.id == server, _alive)


def enter(connection: sa.Connection, server: str) -> None:
    """Enter a server that has started."""
    connection.execute(sa.insert(ServerRow).values(id=server, seen=sa.func.clock_timestamp()))


def beat(connection: sa.Connection, server: str) -> bool:
    """Note a server's sign of life; False if it counts as dead already, and has to enter anew."""
    noted = connection.execute(
        sa.update(ServerRow)
        .where(ServerRow.id == server, _alive)
        .values(seen=sa.func.clock_timestamp())
    )
    return noted.rowcount == 1


def take(connection: sa.Connection, table: str, server: str) -> int | None:
    """Take the lease of a table and returns its fence; None if another server that is alive holds it."""
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
    """Take tables that were handed on, and those of dead servers; returns their fences."""
    dead = list(connection.execute(sa.select(ServerRow.id).where(~_alive)).scalars())
    if dead:
        gone = connection.execute(
            sa.delete(PresenceRow)
            .where(PresenceRow.server.in_(dead))
            .returning(PresenceRow.table_id)
        )
        for table in set(gone.scalars()):
            tell(connection, "asides", table)
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
    """Hand on all that a server holds, before it stops."""
    connection.execute(sa.update(LeaseRow).where(LeaseRow.holder == server).values(holder=None))
    gone = connection.execute(
        sa.delete(PresenceRow).where(PresenceRow.server == server).returning(PresenceRow.table_id)
    )
    for table in set(gone.scalars()):
        tell(connection, "asides", table)
    connection.execute(sa.delete(ServerRow).where(ServerRow.id == server))
    tell(connection, "free")


def check_fence(connection: sa.Connection, table: str, fence: int) -> None:
    """Raises `MovedOn` unless the lease is still the one with this fence, and keeps it so until the commit."""
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
    """Raises `MovedOn` if seats that a window still asks have answered, at other servers, other than is known."""
    if not is_shared(connection):
        return
    given = connection.execute(
        sa.select(AnswerRow.seat, AnswerRow.action).where(
            AnswerRow.table_id == table, AnswerRow.opened == opened, AnswerRow.seat.in_(seats)
        )
    )
    if any(known.get(row.seat) != row.action for row in given):
        raise MovedOn(Message("error-moved-on-elsewhere"))


def add_answer(
    connection: sa.Connection, table: str, number: int, seat: int, opened: int, action: str
) -> None:
    """Keep an answer before its turn; raises `MovedOn` unless the log is `number` long still.

    Whoever holds the lease waits meanwhile, and looks for answers before it lets a card stand.
    """
    if not is_shared(connection):
        return
    held = sa.select(LeaseRow.fence).where(LeaseRow.table_id == table).with_for_update()
    connection.execute(held)
    if connection.scalar(log_length(table)) != number:
        raise MovedOn(Message("error-moved-on-elsewhere"))
    values = {"opened": opened, "action": action}
    connection.execute(
        insert(AnswerRow)
        .values(table_id=table, seat=seat, **values)
        .on_conflict_do_update(index_elements=[AnswerRow.table_id, AnswerRow.seat], set_=values)
    )
    tell(connection, "asides", table)
