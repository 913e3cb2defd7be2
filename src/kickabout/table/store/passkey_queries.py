"""Reads and writes of passkeys, as functions of a connection."""

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.store.models import select_as
from kickabout.table.store.people_models import PasskeyChallengeRow, PasskeyRow
from kickabout.table.store.records import now


@dataclass(frozen=True)
class Passkey:
    """A passkey of an account; its fields are those of `PasskeyRow`."""

    digest: str
    account: str
    credential: str
    public_key: str
    uses: int
    host: str
    device: str
    since: datetime


def add_passkey(connection: sa.Connection, passkey: Passkey) -> None:
    """Store a passkey."""
    connection.execute(sa.insert(PasskeyRow).values(**vars(passkey)))


def passkeys_of(connection: sa.Connection, account: str) -> list[Passkey]:
    """Return the passkeys of an account, latest first."""
    rows = connection.execute(
        select_as(Passkey, PasskeyRow)
        .where(PasskeyRow.account == account)
        .order_by(PasskeyRow.since.desc(), PasskeyRow.digest)
    )
    return [Passkey(*row) for row in rows]


def find_passkey(connection: sa.Connection, digest: str) -> Passkey | None:
    """Return a passkey, None if there is none."""
    row = connection.execute(
        select_as(Passkey, PasskeyRow).where(PasskeyRow.digest == digest)
    ).first()
    return None if row is None else Passkey(*row)


def count_use(connection: sa.Connection, digest: str, uses: int) -> None:
    """Store the count of a passkey's uses, which never falls."""
    which = PasskeyRow.digest == digest, PasskeyRow.uses < uses
    connection.execute(sa.update(PasskeyRow).where(*which).values(uses=uses))


def remove_passkeys(connection: sa.Connection, account: str, digest: str | None = None) -> int:
    """Remove a passkey of an account, by default all of them; return how many there were."""
    which = [PasskeyRow.account == account]
    which += [] if digest is None else [PasskeyRow.digest == digest]
    return connection.execute(sa.delete(PasskeyRow).where(*which)).rowcount


def add_challenge(connection: sa.Connection, digest: str, until: datetime) -> None:
    """Store what an authenticator is to sign, and forget what has expired."""
    past = PasskeyChallengeRow.until < now()
    connection.execute(sa.delete(PasskeyChallengeRow).where(past))
    connection.execute(sa.insert(PasskeyChallengeRow).values(digest=digest, until=until))


def use_challenge(connection: sa.Connection, digest: str) -> bool:
    """Use a challenge up; return whether it was there and had not expired."""
    valid = PasskeyChallengeRow.digest == digest, PasskeyChallengeRow.until >= now()
    return connection.execute(sa.delete(PasskeyChallengeRow).where(*valid)).rowcount == 1
