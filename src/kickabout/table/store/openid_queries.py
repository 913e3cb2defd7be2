"""Reads and writes of what accounts are called by a provider of OpenID Connect, as functions of a connection."""

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.store.models import select_as
from kickabout.table.store.people_models import OpenIdRow, OpenIdStateRow
from kickabout.table.store.records import now


@dataclass(frozen=True)
class OpenIdState:
    """A browser on its way to a provider and back; its fields are those of `OpenIdStateRow`."""

    digest: str
    browser: str
    account: str | None
    back: str
    until: datetime


def add_state(connection: sa.Connection, state: OpenIdState) -> None:
    """Store that a browser is sent to a provider, and forget those that have not come back in time."""
    connection.execute(sa.delete(OpenIdStateRow).where(OpenIdStateRow.until < now()))
    connection.execute(sa.insert(OpenIdStateRow).values(**vars(state)))


def use_state(connection: sa.Connection, digest: str, browser: str) -> OpenIdState | None:
    """Return what is known of a browser that comes back, which it does once; None if it was not sent, or is too late."""
    valid = (
        OpenIdStateRow.digest == digest,
        OpenIdStateRow.browser == browser,
        OpenIdStateRow.until >= now(),
    )
    row = connection.execute(select_as(OpenIdState, OpenIdStateRow).where(*valid)).first()
    used = connection.execute(sa.delete(OpenIdStateRow).where(*valid)).rowcount
    return None if row is None or used != 1 else OpenIdState(*row)


def account_by(connection: sa.Connection, issuer: str, subject: str) -> str | None:
    """Return the id of the account that an issuer knows by a subject, None if there is none."""
    which = OpenIdRow.issuer == issuer, OpenIdRow.subject == subject
    return connection.scalar(sa.select(OpenIdRow.account).where(*which))


def subject_of(connection: sa.Connection, issuer: str, account: str) -> str | None:
    """Return what an issuer calls an account, None if it does not know it."""
    own = OpenIdRow.issuer == issuer, OpenIdRow.account == account
    return connection.scalar(sa.select(OpenIdRow.subject).where(*own))


def bind(connection: sa.Connection, issuer: str, subject: str, account: str) -> bool:
    """Store that an issuer knows an account by a subject, and by no other; return False, and change nothing, if it knows
    another account by that.
    """
    known = account_by(connection, issuer, subject)
    if known not in (None, account):
        return False
    unbind(connection, account)
    row = {"issuer": issuer, "subject": subject, "account": account, "since": now()}
    connection.execute(sa.insert(OpenIdRow).values(row))
    return True


def unbind(connection: sa.Connection, account: str) -> bool:
    """Remove what issuers call an account; return whether they called it anything."""
    return connection.execute(sa.delete(OpenIdRow).where(OpenIdRow.account == account)).rowcount > 0


def forget_openid(connection: sa.Connection, account: str) -> None:
    """Remove all that providers have to do with an account."""
    unbind(connection, account)
    connection.execute(sa.delete(OpenIdStateRow).where(OpenIdStateRow.account == account))
