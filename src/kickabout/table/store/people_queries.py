"""Reads and writes of accounts and of what belongs to them, as functions of a connection."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.errors import Refused
from kickabout.table.store.daily_queries import drop_doubles
from kickabout.table.store.friend_queries import forget_ties
from kickabout.table.store.key_queries import remove_keys
from kickabout.table.store.log_queries import tell_changed
from kickabout.table.store.mail_queries import forget_address
from kickabout.table.store.models import Base, HolderRow, SeatChangeRow, SeatRow, select_as
from kickabout.table.store.news import tell
from kickabout.table.store.notice_models import MailLinkRow, MailRow, PushRow
from kickabout.table.store.notice_queries import forget_notices
from kickabout.table.store.openid_queries import forget_openid
from kickabout.table.store.passkey_queries import remove_passkeys
from kickabout.table.store.people_models import (
    AccountNameRow,
    AccountRow,
    DeviceLinkRow,
    EndedSessionRow,
    SeekRow,
    SessionRow,
)
from kickabout.table.store.position_queries import merge_position_answers
from kickabout.table.store.push_queries import drop_signed_out
from kickabout.table.store.records import now
from kickabout.table.store.vacation_queries import merge_vacations
from kickabout.text.messages import Message


@dataclass(frozen=True)
class Account:
    """Somebody with a name of their own."""

    id: str
    name: str
    is_private: bool
    """True if nobody else may see the profile."""
    created: datetime
    needs_name: bool = False
    """True if an operator has removed the name that it had."""
    shirt: str | None = None
    """What they wear at tables, in the notation of `table/shirts.py`."""
    is_program: bool = False
    """True if a program plays by it, which its owner has declared."""
    locale: str | None = None
    """The language that its person has chosen, None for what their browsers ask for."""


@dataclass(frozen=True)
class Session:
    """A browser that is signed in to an account."""

    digest: str
    device: str
    """What the browser said that it is."""
    since: datetime


def add_account(
    connection: sa.Connection,
    account: Account,
    owner: str,
    skeletons: Collection[str],
    salt: str,
    hashed: str,
) -> None:
    """Store an account with the digest by which it owns seats and the hash of its recovery code; raises `Refused` if a
    name that looks like it is taken.
    """
    connection.execute(
        sa.insert(AccountRow).values(**vars(account), owner=owner, code_salt=salt, code_hash=hashed)
    )
    _take_name(connection, account.id, account.name, skeletons)


def rename(connection: sa.Connection, account: str, name: str, skeletons: Collection[str]) -> None:
    """Give an account another name, and free the one that it had; raises `Refused` if one like it is taken."""
    connection.execute(sa.delete(AccountNameRow).where(AccountNameRow.account == account))
    _take_name(connection, account, name, skeletons)
    connection.execute(
        sa.update(AccountRow).where(AccountRow.id == account).values(name=name, needs_name=False)
    )


def _take_name(
    connection: sa.Connection, account: str, name: str, skeletons: Collection[str]
) -> None:
    if named_account(connection, skeletons) is not None:
        raise Refused(Message("error-name-claimed", name=name))
    connection.execute(
        sa.insert(AccountNameRow),
        [{"skeleton": one, "account": account} for one in sorted(skeletons)],
    )


def find_account(connection: sa.Connection, account: str) -> Account | None:
    """Return an account by its id, None if there is none."""
    row = connection.execute(select_as(Account, AccountRow).where(AccountRow.id == account)).first()
    return None if row is None else Account(*row)


def named_account(connection: sa.Connection, skeletons: Collection[str]) -> Account | None:
    """Return the account whose name looks like one with these skeletons, None if there is none."""
    row = connection.execute(
        select_as(Account, AccountRow)
        .join(AccountNameRow, AccountNameRow.account == AccountRow.id)
        .where(AccountNameRow.skeleton.in_(skeletons))
    ).first()
    return None if row is None else Account(*row)


def code_of(connection: sa.Connection, account: str) -> tuple[str, str]:
    """Return the salt and the hash of an account's recovery code."""
    row = connection.execute(
        sa.select(AccountRow.code_salt, AccountRow.code_hash).where(AccountRow.id == account)
    ).one()
    return row[0], row[1]


def set_code(connection: sa.Connection, account: str, salt: str, hashed: str) -> None:
    """Replace the recovery code of an account."""
    connection.execute(
        sa.update(AccountRow)
        .where(AccountRow.id == account)
        .values(code_salt=salt, code_hash=hashed)
    )


def set_shirt(connection: sa.Connection, account: str, shirt: str | None) -> None:
    """Store what somebody wears at the tables where they sit down from now on."""
    connection.execute(sa.update(AccountRow).where(AccountRow.id == account).values(shirt=shirt))


def set_locale(connection: sa.Connection, account: str, locale: str) -> None:
    """Store the language that somebody has chosen, in which they are sent what is pushed or mailed as well."""
    connection.execute(sa.update(AccountRow).where(AccountRow.id == account).values(locale=locale))
    for row in (PushRow, MailRow, MailLinkRow):
        connection.execute(sa.update(row).where(row.account == account).values(locale=locale))
    tell(connection, "blocks")  # other servers have it in memory as well


def set_private(connection: sa.Connection, account: str, *, is_private: bool) -> None:
    """Store whether nobody else may see the profile of an account."""
    connection.execute(
        sa.update(AccountRow).where(AccountRow.id == account).values(is_private=is_private)
    )


# --- sessions --------------------------------------------------------------------------------------


def add_session(connection: sa.Connection, account: str, session: Session) -> None:
    """Store that a browser is signed in."""
    connection.execute(sa.insert(SessionRow).values(account=account, **vars(session)))


def sessions_of(connection: sa.Connection, account: str) -> list[Session]:
    """Return the sessions of an account, latest first."""
    rows = connection.execute(
        select_as(Session, SessionRow)
        .where(SessionRow.account == account)
        .order_by(SessionRow.since.desc(), SessionRow.digest)
    )
    return [Session(*row) for row in rows]


def end_sessions(
    connection: sa.Connection, account: str, digests: Collection[str] | None = None
) -> list[str]:
    """End sessions of an account, by default all of them, and return those that there were."""
    own = SessionRow.account == account
    which = own if digests is None else sa.and_(own, SessionRow.digest.in_(digests))
    there = list(connection.scalars(sa.select(SessionRow.digest).where(which)))
    if there:
        drop_signed_out(connection, there)
        connection.execute(sa.delete(SessionRow).where(which))
        moment = now()
        connection.execute(
            sa.insert(EndedSessionRow), [{"digest": one, "at": moment} for one in there]
        )
        tell(connection, "blocks")
    return there


def forget_ended(connection: sa.Connection, before: datetime) -> None:
    """Forget sessions that were ended before a moment, by which no browser has their cookies any more."""
    connection.execute(sa.delete(EndedSessionRow).where(EndedSessionRow.at < before))


def ended_sessions(connection: sa.Connection) -> set[str]:
    """Return the digests of all sessions that were ended."""
    return set(connection.scalars(sa.select(EndedSessionRow.digest)))


def add_device_link(connection: sa.Connection, digest: str, account: str, until: datetime) -> None:
    """Store a link for another device, and forget those that have expired."""
    connection.execute(sa.delete(DeviceLinkRow).where(DeviceLinkRow.until < now()))
    connection.execute(sa.insert(DeviceLinkRow).values(digest=digest, account=account, until=until))


def device_link(connection: sa.Connection, digest: str) -> Account | None:
    """Return the account of a link that is valid still, None if there is none."""
    row = connection.execute(
        select_as(Account, AccountRow)
        .join(DeviceLinkRow, DeviceLinkRow.account == AccountRow.id)
        .where(DeviceLinkRow.digest == digest, DeviceLinkRow.until >= now())
    ).first()
    return None if row is None else Account(*row)


def use_device_link(connection: sa.Connection, digest: str) -> bool:
    """Use a link up; return whether it was there."""
    used = connection.execute(sa.delete(DeviceLinkRow).where(DeviceLinkRow.digest == digest))
    return used.rowcount == 1


# --- what belongs to a browser or an account -------------------------------------------------------


def hand_over(connection: sa.Connection, guest: str, owner: str) -> None:
    """Give an account what a guest's browser had, or the other way round, both by their digests: seats, rosters,
    boxes, runs. A seat at a table where the new owner has one stays.
    """
    theirs = sa.select(HolderRow.table_id).where(HolderRow.browser_digest == owner)
    own = sa.and_(HolderRow.browser_digest == guest, HolderRow.table_id.not_in(theirs))
    tell_changed(connection, list(connection.scalars(sa.select(HolderRow.table_id).where(own))))
    merge_vacations(connection, guest, owner)
    drop_doubles(connection, guest, owner)
    tell(connection, "blocks")  # sanctions are handed over as well
    connection.execute(sa.update(HolderRow).where(own).values(browser_digest=owner))
    # Of two who are one now, and have found each other, one is told of it.
    seeks = sa.select(SeekRow.table_id).where(SeekRow.browser_digest == owner)
    connection.execute(
        sa.delete(SeekRow).where(SeekRow.browser_digest == guest, SeekRow.table_id.in_(seeks))
    )
    merge_position_answers(connection, guest, owner)
    for owned in Base.metadata.sorted_tables:
        if "browser_digest" in owned.columns and owned.name != HolderRow.__tablename__:
            column = owned.columns["browser_digest"]
            connection.execute(sa.update(owned).where(column == guest).values(browser_digest=owner))


def rename_seats(connection: sa.Connection, owner: str, nobody: Callable[[int], str]) -> None:
    """Replace the name of every seat that an owner holds by that which `nobody` gives it."""
    held = sa.select(HolderRow.table_id, HolderRow.seat).where(HolderRow.browser_digest == owner)
    seats = connection.execute(held).all()
    for table, seat in seats:
        for row, is_theirs in ((SeatRow, sa.true()), (SeatChangeRow, SeatChangeRow.bot.is_(None))):
            own = sa.and_(row.table_id == table, row.seat == seat, is_theirs)
            connection.execute(sa.update(row).where(own).values(name=nobody(seat)))
    tell_changed(connection, [table for table, _ in seats])


def remove_account(
    connection: sa.Connection, account: str, owner: str, guest: str, nobody: Callable[[int], str]
) -> list[str]:
    """Remove an account, whose name is free then, and return its sessions, which are ended.

    What it had is a guest's from then on; `owner` and `guest` are digests. A seat that it held gets the name that
    `nobody` gives it, and what was written there is removed.
    """
    held = sa.exists().where(
        HolderRow.browser_digest == owner,
        HolderRow.table_id == SeatRow.table_id,
        HolderRow.seat == SeatRow.seat,
    )
    connection.execute(
        sa.update(SeatRow).where(SeatRow.lines.is_not(None), held).values(lines=None)
    )
    rename_seats(connection, owner, nobody)
    hand_over(connection, owner, guest)
    sessions = end_sessions(connection, account)
    forget_ties(connection, account)
    forget_notices(connection, account)
    forget_address(connection, account)
    forget_openid(connection, account)
    remove_passkeys(connection, account)
    remove_keys(connection, account)
    for row in (AccountNameRow, DeviceLinkRow):
        connection.execute(sa.delete(row).where(row.account == account))
    connection.execute(sa.delete(AccountRow).where(AccountRow.id == account))
    return sessions
