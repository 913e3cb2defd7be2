"""News between the servers of one database, by PostgreSQL's LISTEN and NOTIFY.

A notification names the table that has changed and the kind of change, never its content, which
whoever needs it reads. It is sent within the transaction that makes the change, so it arrives if
and only if that was committed. An SQLite file has no other servers to tell.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal, cast, get_args

import sqlalchemy as sa

from kickabout.table.store.engines import SESSION, shared_url

CHANNEL = "kickabout"
FIRST_RETRY, LAST_RETRY = 0.1, 2.0
Kind = Literal["moves", "table", "state", "free", "gone", "blocks", "work", "done", "missed"]
"""The kinds of news: a longer log; new players or settings of a table; answers before their turn,
presence and the like; a lease that was handed over; a removed table; a change of blocks; a job
for a bot; its answer; or a gap in which news may have been missed."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class News:
    """A change that another server has made."""

    server: str
    kind: Kind
    about: str
    """The id of the table; for `work` and `done` of the job; empty if it concerns all tables."""


def is_shared(connection: sa.Connection) -> bool:
    """Return whether other servers may use the database."""
    return connection.dialect.name == "postgresql"


def tell(connection: sa.Connection, kind: Kind, about: str = "") -> None:
    """Tell the other servers once the transaction is committed."""
    if is_shared(connection):
        connection.info.setdefault("news", {})[kind, about] = None


def send(connection: sa.Connection, server: str) -> None:
    """Hand the transaction's news to the database, which delivers them on commit."""
    told = connection.info.pop("news", None)
    if told:
        payloads = [f"{server} {kind} {about}" for kind, about in told]
        connection.execute(
            sa.text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:said AS text[])) AS said"),
            {"channel": CHANNEL, "said": payloads},
        )


def forget(connection: sa.Connection) -> None:
    """Drop the news of a transaction that was rolled back."""
    connection.info.pop("news", None)


async def listen(database: str, listener: str | None = None) -> AsyncGenerator[News, None]:
    """Yield the news of the servers of a database, forever.

    The first is `missed`, which is repeated whenever the connection was lost. The `listener` of this id is known to
    listen meanwhile (see `is_listening`).
    """
    import psycopg  # one server alone never needs it

    # The address in libpq's own form, which psycopg takes without SQLAlchemy.
    address = shared_url(database).set(drivername="postgresql").render_as_string(False)
    retry, is_known = FIRST_RETRY, False
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True, **SESSION)
        except psycopg.OperationalError:
            if not is_known:
                logger.warning("the database cannot be listened to; it is tried again")
                is_known = True
            await asyncio.sleep(retry)
            retry = min(2 * retry, LAST_RETRY)
            continue
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            if listener is not None:
                await connection.execute(
                    "SELECT pg_advisory_lock_shared(hashtextextended(%s, 0))", (listener,)
                )
            retry, is_known = FIRST_RETRY, False
            yield News("", "missed", "")
            async for notification in connection.notifies():
                news = _read(notification.payload)
                if news is not None:
                    yield news
        except psycopg.OperationalError:
            logger.warning("the database is not listened to any more; it is tried again")
            is_known = True
            await asyncio.sleep(FIRST_RETRY)
        finally:
            with suppress(psycopg.Error):
                await connection.close()


def is_listening(listener: sa.ColumnExpressionArgument[str | None]) -> sa.ColumnElement[bool]:
    """Return the condition that a listener has its connection to the database.

    The system closes it when the process is killed, long before heartbeats are missed. An advisory lock shows it, which
    the connection holds.
    """
    lock = sa.table("pg_locks", *map(sa.column, ("locktype", "classid", "objid")))
    high, low = (sa.cast(half, sa.BigInteger) for half in (lock.c.classid, lock.c.objid))
    key = high.bitwise_lshift(sa.literal_column("32")).bitwise_or(low)
    return sa.exists().where(
        lock.c.locktype == "advisory", key == sa.func.hashtextextended(listener, 0)
    )


def _read(payload: str) -> News | None:
    server, _, rest = payload.partition(" ")
    kind, _, about = rest.partition(" ")
    # A newer version may send kinds that this one does not know.
    return News(server, cast(Kind, kind), about) if kind in get_args(Kind) else None
