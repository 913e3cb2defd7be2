"""Reads and writes of mail addresses and of what is sent there, as functions of a connection."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

import sqlalchemy as sa

from kickabout.table.store.models import SeatRow, select_as
from kickabout.table.store.notice_models import MailLinkRow, MailRow, NoticeRow
from kickabout.table.store.notice_queries import Kind, Notice, deciding, notices_of
from kickabout.table.store.people_models import AccountRow, DeviceLinkRow
from kickabout.table.store.records import now


@dataclass(frozen=True)
class MailAddress:
    """The mail address of an account; its fields are those of `MailRow`."""

    account: str
    address: str
    base: str
    locale: str
    is_stopped: bool
    """True if no notices are sent there."""
    tries: int = 0


@dataclass(frozen=True)
class MailLink:
    """A link by which an account shows that an address is its own; its fields are those of `MailLinkRow`."""

    digest: str
    account: str
    address: str
    base: str
    locale: str
    until: datetime


def address_of(connection: sa.Connection, account: str) -> MailAddress | None:
    """Return the address of an account, None if it has none."""
    return _address(connection, MailRow.account == account)


def by_address(connection: sa.Connection, address: str) -> MailAddress | None:
    """Return what is known of an address in lower case, None if it is nobody's."""
    return _address(connection, MailRow.address == address)


def _address(connection: sa.Connection, which: sa.ColumnElement[bool]) -> MailAddress | None:
    row = connection.execute(select_as(MailAddress, MailRow).where(which)).first()
    return None if row is None else MailAddress(*row)


def open_links(connection: sa.Connection, account: str) -> int:
    """Return the number of links that sign somebody in to an account or confirm an address of it, and are valid still."""
    moment = now()
    return sum(
        connection.scalar(
            sa.select(sa.func.count()).where(row.account == account, row.until >= moment)
        )
        or 0
        for row in (DeviceLinkRow, MailLinkRow)
    )


def add_link(connection: sa.Connection, link: MailLink) -> None:
    """Store a link that confirms an address, and forget those that have expired."""
    connection.execute(sa.delete(MailLinkRow).where(MailLinkRow.until < now()))
    connection.execute(sa.insert(MailLinkRow).values(**vars(link)))


def find_link(connection: sa.Connection, digest: str) -> MailLink | None:
    """Return a link that is valid still, None if there is none."""
    valid = MailLinkRow.digest == digest, MailLinkRow.until >= now()
    row = connection.execute(select_as(MailLink, MailLinkRow).where(*valid)).first()
    return None if row is None else MailLink(*row)


def confirm(connection: sa.Connection, digest: str) -> bool | None:
    """Use a link up, by which an address is its account's; return None if it is not valid, and False if the address is
    another account's.

    What has happened so far is told to nobody by mail.
    """
    link = find_link(connection, digest)
    if link is None:
        return None
    known = by_address(connection, link.address)
    if known is not None and known.account != link.account:
        return False
    connection.execute(sa.delete(MailLinkRow).where(MailLinkRow.account == link.account))
    connection.execute(sa.delete(MailRow).where(MailRow.account == link.account))
    row = {name: getattr(link, name) for name in ("account", "address", "base", "locale")}
    connection.execute(sa.insert(MailRow).values(**row, due=now()))
    set_mailed(connection, link.account, now())
    return True


def set_stopped(connection: sa.Connection, account: str, *, is_stopped: bool) -> bool:
    """Store whether no notices are sent to an account; return whether it has an address. What has happened so far is not
    sent later.
    """
    own = MailRow.account == account
    set_mailed(connection, account, now())
    changed = connection.execute(sa.update(MailRow).where(own).values(is_stopped=is_stopped))
    return changed.rowcount == 1


def forget_address(connection: sa.Connection, account: str) -> bool:
    """Remove the address of an account, and what would confirm one; return whether it had one."""
    connection.execute(sa.delete(MailLinkRow).where(MailLinkRow.account == account))
    return connection.execute(sa.delete(MailRow).where(MailRow.account == account)).rowcount == 1


# --- digests ---------------------------------------------------------------------------------------


def _waits(settled: datetime) -> tuple[sa.ColumnElement[bool], ...]:
    return (~NoticeRow.is_mailed, ~NoticeRow.is_read, NoticeRow.at <= settled)


def _due(moment: datetime, settled: datetime) -> tuple[sa.ColumnElement[bool], ...]:
    told = sa.exists().where(NoticeRow.account == MailRow.account, *_waits(settled))
    return MailRow.due <= moment, ~MailRow.is_stopped, told


def is_any_due(connection: sa.Connection, moment: datetime, settled: datetime) -> bool:
    """Return whether anybody is to be sent what has happened until a `settled` moment and is not read yet."""
    return bool(connection.scalar(sa.select(sa.exists().where(*_due(moment, settled)))))


def hurried(
    connection: sa.Connection, kind: Kind, moment: datetime, soon: datetime
) -> list[tuple[str, datetime]]:
    """Return the accounts that a notice of a kind has told to decide until a `soon` moment in a match over days, but that
    have not read it and were sent none of it, each with when their time is over.
    """
    told = sa.exists().where(
        NoticeRow.account == AccountRow.id,
        NoticeRow.kind == kind,
        NoticeRow.table_id == SeatRow.table_id,
        *_waits(moment),
    )
    rows = connection.execute(
        deciding(moment, soon)
        .join(MailRow, MailRow.account == AccountRow.id)
        .where(told, *_may_hurry(moment))
    )
    return [(row.id, row.due) for row in rows]


def _may_hurry(moment: datetime) -> tuple[sa.ColumnElement[bool], ...]:
    """Return the conditions that mail may be sent to an address before it is due, unless an attempt has just failed."""
    return ~MailRow.is_stopped, sa.or_(MailRow.tries == 0, MailRow.due <= moment)


def claim(
    connection: sa.Connection,
    moment: datetime,
    settled: datetime,
    again: timedelta,
    most: int,
    hurried: Collection[str] = (),
) -> list[MailAddress]:
    """Take over those who are to be sent something, so that no other server does, and `hurried` accounts before they are
    due; they are due `again` after that, unless it is settled by then.
    """
    told = sa.exists().where(NoticeRow.account == MailRow.account, *_waits(moment))
    at_once = MailRow.account.in_(hurried), told, *_may_hurry(moment)
    rows = connection.execute(
        select_as(MailAddress, MailRow)
        .where(sa.or_(sa.and_(*_due(moment, settled)), sa.and_(*at_once)))
        .order_by(MailRow.due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    due = [replace(one, tries=one.tries + 1) for one in (MailAddress(*row) for row in rows)]
    for one in due:
        later = moment + again * 4 ** (one.tries - 1)
        own = MailRow.account == one.account
        connection.execute(sa.update(MailRow).where(own).values(due=later, tries=one.tries))
    return due


def settle(connection: sa.Connection, account: str, due: datetime) -> None:
    """Store that the next mail may be sent to an account at a moment."""
    own = MailRow.account == account
    connection.execute(sa.update(MailRow).where(own).values(due=due, tries=0))


def unmailed(connection: sa.Connection, account: str, settled: datetime, most: int) -> list[Notice]:
    """Return what an account has not read and been sent yet, latest first."""
    return notices_of(connection, account, most, *_waits(settled))


def set_mailed(connection: sa.Connection, account: str, until: datetime) -> None:
    """Store that no mail will tell of what happened to an account until a moment."""
    own = NoticeRow.account == account, NoticeRow.at <= until
    connection.execute(sa.update(NoticeRow).where(*own).values(is_mailed=True))
