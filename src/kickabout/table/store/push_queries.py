"""Reads and writes of what is pushed, to whom, and of what accounts have chosen, as functions of a connection."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import cast

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from kickabout.table.store.models import select_as
from kickabout.table.store.news import is_shared
from kickabout.table.store.notice_models import NoticeChoiceRow, NoticeRow, PushRow
from kickabout.table.store.notice_queries import Kind


@dataclass(frozen=True)
class Push:
    """A browser to which notices are pushed; its fields are those of `PushRow`."""

    digest: str
    account: str
    session: str
    endpoint: str = field(repr=False)
    public_key: str
    auth: str = field(repr=False)
    base: str
    locale: str
    device: str
    since: datetime


@dataclass(frozen=True)
class Choices:
    """What an account has chosen about its notices; its fields are those of `NoticeChoiceRow`."""

    changed: tuple[str, ...] = ()
    """The switches that differ from what they are by default, each as WAY-KIND."""
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = "UTC"


@dataclass(frozen=True)
class Due:
    """A notice that a server has taken over to push."""

    account: str
    kind: Kind
    subject: str
    tries: int
    """The number of times that it was taken over, this one included."""


def add_push(connection: sa.Connection, push: Push, most: int) -> None:
    """Store a browser to which notices are pushed, in place of what was known of it; of an account only the `most`
    latest stay.
    """
    connection.execute(sa.delete(PushRow).where(PushRow.digest == push.digest))
    connection.execute(sa.insert(PushRow).values(**vars(push)))
    beyond = [one.digest for one in pushes_of(connection, push.account)[most:]]
    drop_pushes(connection, PushRow.digest.in_(beyond))


def pushes_of(connection: sa.Connection, account: str) -> list[Push]:
    """Return the browsers to which the notices of an account are pushed, latest first."""
    rows = connection.execute(
        select_as(Push, PushRow)
        .where(PushRow.account == account)
        .order_by(PushRow.since.desc(), PushRow.digest)
    )
    return [Push(*row) for row in rows]


def drop_push(connection: sa.Connection, digest: str, account: str | None = None) -> bool:
    """Push nothing to a browser any more; return whether anything was. It has to be of an `account`, if one is given."""
    own = sa.true() if account is None else PushRow.account == account
    return drop_pushes(connection, PushRow.digest == digest, own) > 0


def drop_pushes(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> int:
    """Push nothing to some browsers any more; return how many there were."""
    return connection.execute(sa.delete(PushRow).where(*which)).rowcount


def drop_signed_out(connection: sa.Connection, sessions: Collection[str]) -> None:
    """Push nothing to the browsers of sessions that end."""
    drop_pushes(connection, PushRow.session.in_(sessions))


def is_any_due(connection: sa.Connection, moment: datetime) -> bool:
    """Return whether anything is to be pushed at a moment."""
    return bool(connection.scalar(sa.select(sa.exists().where(NoticeRow.push_due <= moment))))


def claim(connection: sa.Connection, moment: datetime, again: timedelta, most: int) -> list[Due]:
    """Take over what is to be pushed at a moment, so that no other server does; it is due `again` after that, unless it is
    settled by then. What is for an account without a browser is settled at once.
    """
    waiting = NoticeRow.push_due <= moment
    reached = sa.exists().where(PushRow.account == NoticeRow.account)
    connection.execute(sa.update(NoticeRow).where(waiting, ~reached).values(push_due=None))
    keys = (NoticeRow.account, NoticeRow.kind, NoticeRow.subject)
    rows = connection.execute(
        sa.select(*keys, NoticeRow.push_tries)
        .where(waiting)
        .order_by(NoticeRow.push_due)
        .limit(most)
        .with_for_update(skip_locked=True)
    ).all()
    due = [
        Due(account, cast("Kind", kind), subject, tries + 1)
        for account, kind, subject, tries in rows
    ]
    for one in due:
        later = moment + again * 4 ** (one.tries - 1)
        connection.execute(_of(one).values(push_due=later, push_tries=one.tries))
    return due


def settle(connection: sa.Connection, due: Due, later: datetime | None = None) -> None:
    """Store that a notice is not to be pushed any more, or not before a `later` moment."""
    tries = due.tries if later is None else due.tries - 1
    connection.execute(_of(due).values(push_due=later, push_tries=tries))


def _of(due: Due) -> sa.Update:
    return sa.update(NoticeRow).where(
        NoticeRow.account == due.account,
        NoticeRow.kind == due.kind,
        NoticeRow.subject == due.subject,
    )


def choices_of(connection: sa.Connection, account: str) -> Choices:
    """Return what an account has chosen about its notices."""
    row = connection.execute(
        select_as(Choices, NoticeChoiceRow).where(NoticeChoiceRow.account == account)
    ).first()
    return Choices() if row is None else Choices(tuple(row[0]), *row[1:])


def set_choices(connection: sa.Connection, account: str, choices: Choices) -> None:
    """Store what an account has chosen about its notices."""
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    values = {**vars(choices), "changed": list(choices.changed)}
    row = insert(NoticeChoiceRow).values(account=account, **values)
    connection.execute(row.on_conflict_do_update(index_elements=["account"], set_=values))
