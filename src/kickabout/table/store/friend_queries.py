"""Reads and writes of who is whose friend, and of their challenges, as functions of a connection."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, cast, get_args

import sqlalchemy as sa
from sqlalchemy.orm import aliased

from kickabout.table.store.models import HolderRow, TableRow
from kickabout.table.store.notice_queries import notify, read_notices, withdraw_notices
from kickabout.table.store.people_models import AccountRow, ChallengeRow, TieRow
from kickabout.table.store.records import Asked, now

Tie = Literal["friend", "asks", "asked", "blocked"]
"""What somebody is to an account: a friend, one who asks it to be friends, one whom it has asked, or one whom it has
blocked."""
SEEN = timedelta(minutes=1)
"""The time after which it is stored anew that somebody is here."""
HERE = timedelta(minutes=2)
"""The time since they were last seen for which people count as here."""


@dataclass(frozen=True)
class Tied:
    """Somebody with whom an account has to do."""

    id: str
    name: str
    tie: Tie
    is_here: bool
    """Whether a page of theirs is open, as far as it is the account's business: among friends."""
    is_private: bool
    """Whether they keep their results to themselves."""


@dataclass(frozen=True)
class Challenge:
    """A table at which a friend waits."""

    table: str
    by: str
    """The name of the friend."""


def ties_of(connection: sa.Connection, account: str) -> list[Tied]:
    """Return everybody with whom an account has to do, in the order of `Tie` and of their names.

    Those who have blocked it are as they were before.
    """
    shown = (AccountRow.id, AccountRow.name, AccountRow.seen, AccountRow.is_private)
    rows = connection.execute(
        sa.select(*shown, TieRow.account, TieRow.kind)
        .join(TieRow, sa.or_(AccountRow.id == TieRow.other, AccountRow.id == TieRow.account))
        .where(sa.or_(TieRow.account == account, TieRow.other == account), AccountRow.id != account)
    ).all()
    ties: dict[str, Tied] = {}
    here = now() - HERE
    for other, name, seen, is_private, by, kind in rows:
        if by == account or (kind == "asked" and other not in ties):
            what: Tie = cast("Tie", kind) if by == account else "asks"
            is_here = what == "friend" and seen is not None and seen >= here
            ties[other] = Tied(other, name, what, is_here, is_private)
    order = get_args(Tie)
    return sorted(ties.values(), key=lambda one: (order.index(one.tie), one.name.casefold()))


def asking(connection: sa.Connection, account: str) -> list[Tied]:
    """Return those who ask an account to be friends."""
    return [one for one in ties_of(connection, account) if one.tie == "asks"]


def tie(connection: sa.Connection, account: str, other: str) -> str | None:
    """Return what an account has declared about another."""
    declared = sa.select(TieRow.kind).where(TieRow.account == account, TieRow.other == other)
    return connection.scalar(declared)


def ask(connection: sa.Connection, account: str, other: str) -> bool:
    """Have an account ask another to be friends; return whether they are, as both have asked, at the same moment too."""
    _locked(connection, account, other)
    if tie(connection, account, other) == "friend":
        return True
    theirs = tie(connection, other, account)
    agreed = theirs == "asked"
    _declare(connection, account, other, "friend" if agreed else "asked")
    if agreed:
        _declare(connection, other, account, "friend")
        withdraw_notices(connection, ["asks"], account, other)
        notify(connection, "agreed", [other], account, by=account)
    elif theirs is None:
        notify(connection, "asks", [other], account, by=account)
    return agreed


def part(connection: sa.Connection, account: str, other: str) -> None:
    """Have an account be nothing to another any more: no friend, asked by neither, blocked by the other at most."""
    _locked(connection, account, other)
    _forget(connection, account, other)
    _withdraw(connection, account, other)


def block(connection: sa.Connection, account: str, other: str) -> None:
    """Have an account block another: it is no friend then, and asks in vain."""
    part(connection, account, other)
    _declare(connection, account, other, "blocked")


def blocks_between(connection: sa.Connection, account: str) -> set[str]:
    """Return the accounts that one has blocked, or that have blocked it."""
    rows = connection.execute(
        sa.select(TieRow.account, TieRow.other).where(
            TieRow.kind == "blocked", sa.or_(TieRow.account == account, TieRow.other == account)
        )
    )
    return {one for row in rows for one in row} - {account}


def set_seen(connection: sa.Connection, *accounts: str) -> None:
    """Store that accounts are here now."""
    connection.execute(sa.update(AccountRow).where(AccountRow.id.in_(accounts)).values(seen=now()))


def is_seen(connection: sa.Connection, account: str) -> bool | None:
    """Return whether it is known already that somebody is here; None if there is no such account."""
    row = connection.execute(sa.select(AccountRow.seen).where(AccountRow.id == account)).first()
    return None if row is None else row.seen is not None and row.seen >= now() - SEEN


def unseen(connection: sa.Connection, owners: Collection[str]) -> list[str]:
    """Return the accounts among those who hold seats, by their digests, of which it is not known that they are here."""
    is_old = sa.or_(AccountRow.seen.is_(None), AccountRow.seen < now() - SEEN)
    rows = sa.select(AccountRow.id).where(AccountRow.owner.in_(owners), is_old)
    return list(connection.scalars(rows.order_by(AccountRow.id)))


# --- challenges ------------------------------------------------------------------------------------


def add_challenge(connection: sa.Connection, table: str, account: str, by: str) -> None:
    """Store that somebody waits for a friend at a table, who is told of it."""
    connection.execute(sa.insert(ChallengeRow).values(table_id=table, account=account, by=by))
    notify(connection, "challenge", [account], table, table=table, by=by)


def challenges_of(connection: sa.Connection, account: str, since: datetime) -> list[Challenge]:
    """Return the tables set up since a moment at which friends wait for somebody, latest first; without
    those that were turned down.
    """
    rows = connection.execute(
        sa.select(ChallengeRow.table_id, AccountRow.name)
        .join(AccountRow, AccountRow.id == ChallengeRow.by)
        .join(TableRow, TableRow.id == ChallengeRow.table_id)
        .where(
            ChallengeRow.account == account,
            ~ChallengeRow.is_declined,
            TableRow.status == "waiting",
            ~TableRow.closed,
            TableRow.created >= since,
        )
        .order_by(TableRow.created.desc(), TableRow.id)
    )
    return [Challenge(*row) for row in rows]


def asked_at(connection: sa.Connection, table: str) -> dict[int, Asked]:
    """Return whom those have asked to a table who hold its seats, by seat."""
    friend = aliased(AccountRow)
    rows = connection.execute(
        sa.select(HolderRow.seat, friend.name, ChallengeRow.is_declined)
        .join(AccountRow, AccountRow.owner == HolderRow.browser_digest)
        .join(
            ChallengeRow,
            sa.and_(ChallengeRow.by == AccountRow.id, ChallengeRow.table_id == HolderRow.table_id),
        )
        .join(friend, friend.id == ChallengeRow.account)
        .where(HolderRow.table_id == table)
    )
    return {seat: Asked(name, declined) for seat, name, declined in rows}


def decline(connection: sa.Connection, table: str, account: str) -> None:
    """Store that an account turns a challenge down, of which whoever has asked is told."""
    which = ChallengeRow.table_id == table, ChallengeRow.account == account
    read_notices(connection, account, table=table)
    connection.execute(sa.update(ChallengeRow).where(*which).values(is_declined=True))
    askers = connection.scalars(sa.select(ChallengeRow.by).where(*which)).all()
    notify(connection, "declined", askers, table, table=table, by=account)


def forget_ties(connection: sa.Connection, account: str) -> None:
    """Remove all that an account has declared about others, and they about it."""
    for row, columns in (
        (TieRow, (TieRow.account, TieRow.other)),
        (ChallengeRow, (ChallengeRow.account, ChallengeRow.by)),
    ):
        connection.execute(sa.delete(row).where(sa.or_(*(one == account for one in columns))))


def _locked(connection: sa.Connection, *accounts: str) -> None:
    """Lock two accounts, in an order that everybody keeps to: each reads then what the other has written."""
    rows = sa.select(AccountRow.id).where(AccountRow.id.in_(accounts)).order_by(AccountRow.id)
    connection.execute(rows.with_for_update()).all()


def _declare(connection: sa.Connection, account: str, other: str, kind: str) -> None:
    own = sa.and_(TieRow.account == account, TieRow.other == other)
    connection.execute(sa.delete(TieRow).where(own))
    connection.execute(sa.insert(TieRow).values(account=account, other=other, kind=kind))


def _forget(connection: sa.Connection, account: str, other: str) -> None:
    own = sa.and_(TieRow.account == account, TieRow.other == other)
    theirs = sa.and_(TieRow.account == other, TieRow.other == account, TieRow.kind != "blocked")
    connection.execute(sa.delete(TieRow).where(sa.or_(own, theirs)))


def _withdraw(connection: sa.Connection, account: str, other: str) -> None:
    pairs = ((account, other), (other, account))
    both = (sa.and_(ChallengeRow.account == one, ChallengeRow.by == two) for one, two in pairs)
    connection.execute(sa.delete(ChallengeRow).where(sa.or_(*both)))
    for one, two in pairs:
        withdraw_notices(connection, ["asks", "agreed", "challenge", "declined"], one, two)
