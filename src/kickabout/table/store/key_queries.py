"""Reads and writes of the keys of programs, as functions of a connection."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.errors import Refused
from kickabout.table.store.models import SeatRow, TableRow, select_as
from kickabout.table.store.news import tell
from kickabout.table.store.people_models import AccountRow, ApiKeyRow
from kickabout.table.store.rating_models import RatedSeatRow
from kickabout.text.messages import Message

MOST_KEYS = 10
"""The number of keys of an account."""


@dataclass(frozen=True)
class ApiKey:
    """A key by which programs act for an account."""

    digest: str
    account: str
    label: str
    scopes: str
    """What it allows, separated by spaces."""
    since: datetime
    until: datetime | None
    """None for good."""
    used: datetime | None = None
    """When it was last used, to some minutes."""


def add_key(connection: sa.Connection, key: ApiKey) -> None:
    """Store a key; raises `Refused` if its account has too many."""
    _locked(connection, key.account)
    if len(keys_of(connection, key.account)) >= MOST_KEYS:
        raise Refused(Message("error-keys-full", most=MOST_KEYS))
    connection.execute(sa.insert(ApiKeyRow).values(**vars(key)))


def keys_of(connection: sa.Connection, account: str) -> list[ApiKey]:
    """Return the keys of an account, latest first."""
    rows = connection.execute(
        select_as(ApiKey, ApiKeyRow)
        .where(ApiKeyRow.account == account)
        .order_by(ApiKeyRow.since.desc(), ApiKeyRow.digest)
    )
    return [ApiKey(*row) for row in rows]


def find_keys(connection: sa.Connection, digests: Collection[str]) -> list[ApiKey]:
    """Return the keys with these digests, as far as there are any."""
    rows = connection.execute(select_as(ApiKey, ApiKeyRow).where(ApiKeyRow.digest.in_(digests)))
    return [ApiKey(*row) for row in rows]


def set_used(connection: sa.Connection, digest: str, moment: datetime) -> None:
    """Store when a key was used."""
    connection.execute(sa.update(ApiKeyRow).where(ApiKeyRow.digest == digest).values(used=moment))


def remove_keys(connection: sa.Connection, account: str, digest: str | None = None) -> int:
    """Remove a key of an account, by default all of them; return how many there were."""
    which = [ApiKeyRow.account == account]
    which += [] if digest is None else [ApiKeyRow.digest == digest]
    tell(connection, "blocks")
    return connection.execute(sa.delete(ApiKeyRow).where(*which)).rowcount


def declare_program(connection: sa.Connection, account: str) -> None:
    """Have an account be a program's from now on; raises `Refused` if it has begun a rated match."""
    _locked(connection, account)
    rated = sa.select(RatedSeatRow.number).where(RatedSeatRow.account == account)
    begun = (
        sa.select(SeatRow.seat)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.account == account, TableRow.is_rated)
    )
    if any(connection.execute(one.limit(1)).first() is not None for one in (rated, begun)):
        raise Refused(Message("error-program-rated"))
    connection.execute(
        sa.update(AccountRow).where(AccountRow.id == account).values(is_program=True)
    )


def check_person(connection: sa.Connection, account: str) -> None:
    """Raise `Refused` if an account is a program's, which plays no rated matches."""
    _locked(connection, account)
    if connection.scalar(sa.select(AccountRow.is_program).where(AccountRow.id == account)):
        raise Refused(Message("error-rated-program"))


def _locked(connection: sa.Connection, account: str) -> None:
    """Have others wait who change the same account."""
    own = sa.select(AccountRow.id).where(AccountRow.id == account)
    connection.execute(own.with_for_update()).all()
