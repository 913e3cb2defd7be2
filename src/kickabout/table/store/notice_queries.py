"""Reads and writes of notices, as functions of a connection: each is written where that happens which it tells of."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, cast

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from kickabout.table.formats.fixtures import How
from kickabout.table.store.competition_models import CompetitionRow
from kickabout.table.store.models import HolderRow, ResultRow, SeatRow, TableRow
from kickabout.table.store.news import is_shared
from kickabout.table.store.notice_models import FeedRow, NoticeChoiceRow, NoticeRow
from kickabout.table.store.outcome_queries import Outcome
from kickabout.table.store.people_models import AccountRow
from kickabout.table.store.records import now
from kickabout.table.store.shared_models import AnswerRow

Kind = Literal[
    "move",
    "short",
    "challenge",
    "declined",
    "asks",
    "agreed",
    "next",
    "over",
    "fixture",
    "missed",
    "award",
]
"""What an account is told of: that it is to decide at a table, that its time for that is short, that a friend asks it to one or does
not come to one, that somebody asks to be friends or has agreed to it, that the next match with the same players is set up, that one is over, that the
match in a competition can be played which is next, that it has not come to one in time, or that a competition is over."""
KEPT = timedelta(days=30)
"""How long a notice is kept."""


@dataclass(frozen=True)
class Ending:
    """How a match ended for somebody."""

    outcome: Outcome
    how: How
    """How it ended: one of `fixtures.ENDED`."""
    best_of: int
    """The number of matches of its series; 1 if it stands by itself."""
    wins: tuple[int, int]
    """The matches of the series that they have won, and that their best rival has, this one included."""


@dataclass(frozen=True)
class Notice:
    """Something that an account is told of."""

    kind: Kind
    subject: str
    table: str | None
    game: str | None
    """The game of the table."""
    names: tuple[str, ...]
    """Of those whom it is about: who asks, or the others at the table; of a competition its own."""
    at: datetime
    is_read: bool
    ending: Ending | None = None
    """How the match has ended that is over."""


def notify(
    connection: sa.Connection,
    kind: Kind,
    accounts: Collection[str],
    subject: str,
    *,
    table: str | None = None,
    by: str | None = None,
) -> None:
    """Tell accounts of something, those that have been told of it already aside."""
    if not accounts:
        return
    moment = now()
    old = NoticeRow.account.in_(accounts), NoticeRow.at < moment - KEPT
    connection.execute(sa.delete(NoticeRow).where(*old))
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    row = {
        "kind": kind,
        "subject": subject,
        "table_id": table,
        "by": by,
        "at": moment,
        "push_due": moment,
    }
    rows = [{"account": account, **row} for account in sorted(accounts)]
    connection.execute(insert(NoticeRow).on_conflict_do_nothing(), rows)


def accounts_of(connection: sa.Connection, owners: Collection[str]) -> dict[str, str]:
    """Return the accounts among the owners of seats, both by the digest of an owner; guests have none."""
    if not owners:
        return {}
    rows = sa.select(AccountRow.owner, AccountRow.id).where(AccountRow.owner.in_(owners))
    return {row.owner: row.id for row in connection.execute(rows)}


def notify_owners(
    connection: sa.Connection, kind: Kind, owners: Collection[str], table: str
) -> None:
    """Tell those owners of seats at a table, by their digests, that have an account."""
    notify(connection, kind, accounts_of(connection, owners).values(), table, table=table)


def set_moves(
    connection: sa.Connection, table: str, asked: Mapping[str, int], late: Collection[str]
) -> None:
    """Tell those who are `late` of the `asked` at a table that it is their move, once for a question; and take it back
    from those who are not asked that any more. Both are digests of owners of seats, with the number of the question.
    """
    accounts = accounts_of(connection, asked)
    about = {owner: (account, f"{table}/{asked[owner]}") for owner, account in accounts.items()}
    there = NoticeRow.table_id == table, NoticeRow.kind == "move"
    pairs = sa.tuple_(NoticeRow.account, NoticeRow.subject)
    connection.execute(sa.delete(NoticeRow).where(*there, pairs.not_in(list(about.values()))))
    is_other = NoticeRow.account.not_in(accounts.values())
    short = NoticeRow.table_id == table, NoticeRow.kind == "short", is_other
    connection.execute(sa.delete(NoticeRow).where(*short))
    for owner, (account, subject) in about.items():
        if owner in late:
            notify(connection, "move", [account], subject, table=table)


def notices_of(
    connection: sa.Connection, account: str, most: int, *which: sa.ColumnElement[bool]
) -> list[Notice]:
    """Return the notices of an account, latest first."""
    rows = connection.execute(
        sa.select(
            NoticeRow.kind,
            NoticeRow.subject,
            NoticeRow.table_id,
            TableRow.game,
            sa.func.coalesce(CompetitionRow.name, AccountRow.name).label("named"),
            NoticeRow.at,
            NoticeRow.is_read,
        )
        .outerjoin(TableRow, TableRow.id == NoticeRow.table_id)
        .outerjoin(AccountRow, AccountRow.id == NoticeRow.by)
        .outerjoin(
            CompetitionRow,
            sa.and_(NoticeRow.kind == "award", CompetitionRow.id == NoticeRow.subject),
        )
        .where(NoticeRow.account == account, *which)
        .order_by(NoticeRow.at.desc(), NoticeRow.kind, NoticeRow.subject)
        .limit(most)
    ).all()
    tables = {row.table_id for row in rows} - {None}
    others = _others(connection, account, tables) if tables else {}
    over = [row.table_id for row in rows if row.kind == "over"]
    endings = _endings(connection, account, over) if over else {}
    return [
        Notice(
            cast("Kind", row.kind),
            row.subject,
            row.table_id,
            row.game,
            (row.named,) if row.named else tuple(others[row.table_id]),
            row.at,
            row.is_read,
            endings.get(row.table_id) if row.kind == "over" else None,
        )
        for row in rows
    ]


def _endings(connection: sa.Connection, account: str, tables: Collection[str]) -> dict[str, Ending]:
    """Return how matches ended for an account that has played them, by their tables."""
    rows = connection.execute(
        sa.select(
            HolderRow.table_id,
            HolderRow.seat,
            HolderRow.outcome,
            ResultRow.winners,
            ResultRow.how,
            TableRow.best_of,
            TableRow.wins,
        )
        .join(AccountRow, AccountRow.owner == HolderRow.browser_digest)
        .join(ResultRow, ResultRow.table_id == HolderRow.table_id)
        .join(TableRow, TableRow.id == HolderRow.table_id)
        .where(
            AccountRow.id == account,
            HolderRow.table_id.in_(tables),
            HolderRow.outcome.is_not(None),
        )
    ).all()
    endings = {}
    for row in rows:
        wins = Counter(dict(enumerate(row.wins or ())))
        if len(row.winners) == 1:  # a match that several have won counts for nobody
            wins.update(row.winners)
        own = wins.pop(row.seat, 0)
        endings[row.table_id] = Ending(
            cast("Outcome", row.outcome),
            row.how,
            row.best_of,
            (own, max(wins.values(), default=0)),
        )
    return endings


def deciding(moment: datetime, soon: datetime) -> sa.Select[str, str, datetime | None]:
    """Return the query for the accounts that have to decide between two moments in a match over days, each with the table
    and when their time is over; without those who have answered already.
    """
    answered = sa.exists().where(
        AnswerRow.table_id == SeatRow.table_id, AnswerRow.seat == SeatRow.seat
    )
    return (
        sa.select(AccountRow.id, SeatRow.table_id, SeatRow.due)
        .join(HolderRow, HolderRow.browser_digest == AccountRow.owner)
        .join(
            SeatRow,
            sa.and_(SeatRow.table_id == HolderRow.table_id, SeatRow.seat == HolderRow.seat),
        )
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.due > moment, SeatRow.due <= soon, ~TableRow.closed, ~answered)
    )


def short_of_time(connection: sa.Connection, soon: datetime) -> list[tuple[str, str, datetime]]:
    """Return who has to decide until a moment in a match over days and was not told yet, each with the table and when
    their time is over; without those who have answered already.
    """
    told = sa.exists().where(
        NoticeRow.account == AccountRow.id,
        NoticeRow.kind == "short",
        NoticeRow.table_id == SeatRow.table_id,
    )
    rows = connection.execute(deciding(now(), soon).where(~told))
    return [(row.id, row.table_id, row.due) for row in rows]


def tell_short(connection: sa.Connection, soon: datetime) -> None:
    """Tell those of whom `short_of_time` says so that their time is short."""
    for account, table, due in short_of_time(connection, soon):
        notify(connection, "short", [account], f"{table}/{due:%Y%m%dT%H%M%S}", table=table)


def flag_of(connection: sa.Connection, account: str, kind: Kind, subject: str) -> datetime | None:
    """Return when the time of an account is over to decide what a notice is about; None if it is about no match over days
    in which it is to decide.
    """
    its = NoticeRow.account == account, NoticeRow.kind == kind, NoticeRow.subject == subject
    due = (
        sa.select(SeatRow.due)
        .join(NoticeRow, NoticeRow.table_id == SeatRow.table_id)
        .join(AccountRow, AccountRow.id == NoticeRow.account)
        .join(
            HolderRow,
            sa.and_(
                HolderRow.browser_digest == AccountRow.owner,
                HolderRow.table_id == SeatRow.table_id,
                HolderRow.seat == SeatRow.seat,
            ),
        )
    )
    return connection.scalar(due.where(*its))


def find_notice(connection: sa.Connection, account: str, kind: Kind, subject: str) -> Notice | None:
    """Return a notice, None if there is none any more."""
    which = NoticeRow.kind == kind, NoticeRow.subject == subject
    return next(iter(notices_of(connection, account, 1, *which)), None)


def _others(
    connection: sa.Connection, account: str, tables: Collection[str]
) -> Mapping[str | None, list[str]]:
    """Return the names of those who sit at tables with an account."""
    owner = sa.select(AccountRow.owner).where(AccountRow.id == account).scalar_subquery()
    is_own = sa.exists().where(
        HolderRow.table_id == SeatRow.table_id,
        HolderRow.seat == SeatRow.seat,
        HolderRow.browser_digest == owner,
    )
    rows = connection.execute(
        sa.select(SeatRow.table_id, SeatRow.name)
        .where(
            SeatRow.table_id.in_(tables),
            ~is_own,
            sa.or_(SeatRow.kind != "open", SeatRow.account.is_distinct_from(account)),
        )
        .order_by(SeatRow.seat)
    )
    names: dict[str | None, list[str]] = defaultdict(list)
    for table, name in rows:
        names[table].append(name)
    return names


def read_notices(
    connection: sa.Connection,
    account: str,
    *,
    table: str | None = None,
    kinds: Collection[Kind] | None = None,
    subject: str | None = None,
) -> None:
    """Store that an account has read its notices, or those about a table, of some kinds, or about a subject."""
    which = _unread(account, table, kinds, subject)
    connection.execute(sa.update(NoticeRow).where(*which).values(is_read=True))


def is_anything_unread(
    connection: sa.Connection,
    account: str,
    *,
    table: str | None = None,
    kinds: Collection[Kind] | None = None,
    subject: str | None = None,
) -> bool:
    """Return whether an account has notices that it has not read, about a table, of some kinds, or about a subject."""
    which = _unread(account, table, kinds, subject)
    return bool(connection.scalar(sa.select(sa.exists().where(*which))))


def _unread(
    account: str, table: str | None, kinds: Collection[Kind] | None, subject: str | None
) -> list[sa.ColumnElement[bool]]:
    which = [NoticeRow.account == account, ~NoticeRow.is_read]
    which += [] if table is None else [NoticeRow.table_id == table]
    which += [] if subject is None else [NoticeRow.subject == subject]
    return which + ([] if kinds is None else [NoticeRow.kind.in_(kinds)])


def withdraw_notices(
    connection: sa.Connection, kinds: Collection[Kind], account: str, by: str
) -> None:
    """Remove the notices of some kinds that an account was given by another's doing."""
    which = NoticeRow.account == account, NoticeRow.by == by, NoticeRow.kind.in_(kinds)
    connection.execute(sa.delete(NoticeRow).where(*which))


def drop_notices(connection: sa.Connection, kind: Kind, subject: str) -> None:
    """Remove the notices of a kind about a subject, whoever was given them."""
    which = NoticeRow.kind == kind, NoticeRow.subject == subject
    connection.execute(sa.delete(NoticeRow).where(*which))


def forget_notices(connection: sa.Connection, account: str) -> None:
    """Remove the notices of an account with what it has chosen about them, and those that others were given by its
    doing; programs read them no more.
    """
    which = sa.or_(NoticeRow.account == account, NoticeRow.by == account)
    connection.execute(sa.delete(NoticeRow).where(which))
    for row in (NoticeChoiceRow, FeedRow):
        connection.execute(sa.delete(row).where(row.account == account))


def set_feed(connection: sa.Connection, account: str, digest: str | None) -> None:
    """Store the digest of the secret by which programs read the notices of an account, in place of the one before; with
    None they read them no more.
    """
    connection.execute(sa.delete(FeedRow).where(FeedRow.account == account))
    if digest is not None:
        connection.execute(sa.insert(FeedRow).values(account=account, digest=digest))


def has_feed(connection: sa.Connection, account: str) -> bool:
    """Return whether programs can read the notices of an account."""
    return bool(connection.scalar(sa.select(sa.exists().where(FeedRow.account == account))))


def feed_of(connection: sa.Connection, digest: str) -> str | None:
    """Return the id of the account whose notices programs read by a secret, None if there is none."""
    return connection.scalar(sa.select(FeedRow.account).where(FeedRow.digest == digest))
