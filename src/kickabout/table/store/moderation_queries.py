"""Reads and writes of sanctions, reports and what operators have done, as functions of a connection."""

from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Literal

import sqlalchemy as sa

from kickabout.table.store.models import HolderRow, ReportRow, TableRow, select_as
from kickabout.table.store.moderation_models import ActRow, SanctionRow
from kickabout.table.store.news import tell
from kickabout.table.store.people_models import AccountRow
from kickabout.table.store.records import now

SanctionKind = Literal["mute", "suspend"]
BROWSER_ID = 16
"""The number of digits of a digest by which an operator knows a browser."""


@dataclass(frozen=True)
class Sanction:
    """What somebody may not do for a while."""

    browser_digest: str
    kind: SanctionKind
    """`mute`: to talk; `suspend`: to start or join matches, or to talk."""
    why: str
    since: datetime
    until: datetime | None
    """None for good."""


@dataclass(frozen=True)
class Act:
    """Something that an operator does."""

    who: str
    what: str
    whom: str
    why: str = ""


@dataclass(frozen=True)
class NotedAct:
    """Something that an operator has done."""

    at: datetime
    who: str
    what: str
    whom: str
    why: str


@dataclass(frozen=True)
class Report:
    """A name that players of a table have reported, or what was written under it."""

    table: str
    seat: int
    name: str
    reports: int
    """The number of players who have reported it."""
    at: datetime
    """When the last of them did."""
    settled: datetime | None
    note: str | None
    """What the operator who settled it has noted."""
    browsers: list[str]
    """The ids of the browsers that hold the seat."""
    lines: list[list[str]]
    """What was written last at the table, of a report of words: a name, a text and a moment in ISO 8601."""


# --- what operators have done ----------------------------------------------------------------------


def note(connection: sa.Connection, act: Act) -> None:
    """Note what an operator does, in the transaction that does it."""
    connection.execute(sa.insert(ActRow).values(**vars(act), at=now()))


def acts(connection: sa.Connection, most: int) -> list[NotedAct]:
    """Return what operators have done, latest first."""
    rows = connection.execute(select_as(NotedAct, ActRow).order_by(ActRow.id.desc()).limit(most))
    return [NotedAct(*row) for row in rows]


# --- sanctions -------------------------------------------------------------------------------------


def _stands(moment: datetime) -> sa.ColumnElement[bool]:
    ends = sa.or_(SanctionRow.until.is_(None), SanctionRow.until > moment)
    return sa.and_(SanctionRow.lifted.is_(None), ends)


def sanctions(connection: sa.Connection) -> list[Sanction]:
    """Return the sanctions that stand, latest first."""
    rows = connection.execute(
        select_as(Sanction, SanctionRow).where(_stands(now())).order_by(SanctionRow.id.desc())
    )
    return [Sanction(*row) for row in rows]


def add_sanction(connection: sa.Connection, sanction: Sanction) -> None:
    """Store a sanction, which replaces one of its kind."""
    lift(connection, sanction.browser_digest, sanction.kind)
    connection.execute(sa.insert(SanctionRow).values(**vars(sanction)))
    tell(connection, "blocks")


def lift(connection: sa.Connection, browser: str, kind: SanctionKind) -> bool:
    """End a sanction; return whether there was one."""
    moment = now()
    ended = connection.execute(
        sa.update(SanctionRow)
        .where(SanctionRow.browser_digest == browser, SanctionRow.kind == kind, _stands(moment))
        .values(lifted=moment)
    )
    tell(connection, "blocks")
    return ended.rowcount > 0


def browser_of(connection: sa.Connection, browser_id: str) -> str | None:
    """Return the digest of a browser that an operator knows by its id; None of one that has never had a seat."""
    for column in (HolderRow.browser_digest, SanctionRow.browser_digest):
        known: str | None = connection.scalar(
            sa.select(column).where(column.startswith(browser_id, autoescape=True)).limit(1)
        )
        if known is not None:
            return known
    return None


def ask_for_name(connection: sa.Connection, account: str) -> None:
    """Have an account be asked for another name."""
    connection.execute(
        sa.update(AccountRow).where(AccountRow.id == account).values(needs_name=True)
    )


# --- reports ---------------------------------------------------------------------------------------


def add_report(
    connection: sa.Connection,
    table: str,
    seat: int,
    name: str,
    by: int,
    lines: list[list[str]] | None = None,
) -> None:
    """Store a seat's report of another's name, once, or of the `lines` that were written, which replaces what it has
    reported before.
    """
    row = {"table_id": table, "seat": seat, "name": name, "by_seat": by}
    known = sa.select(ReportRow.at).filter_by(**row)
    if lines is not None:
        connection.execute(sa.delete(ReportRow).filter_by(**row))
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(ReportRow).values(**row, at=now(), lines=lines))


def reports(connection: sa.Connection, *, settled: bool = False) -> list[Report]:
    """Return the reported names, latest first: those that nobody has settled, at tables that are not closed, or those
    that were `settled`.
    """
    columns = (
        ReportRow.table_id,
        ReportRow.seat,
        ReportRow.name,
        ReportRow.settled,
        ReportRow.note,
    )
    which = ReportRow.settled.is_not(None) if settled else ReportRow.settled.is_(None)
    latest = sa.func.max(ReportRow.at)
    rows = connection.execute(
        sa.select(*columns, sa.func.count(), latest)
        .join(TableRow, TableRow.id == ReportRow.table_id)
        .where(which, *(() if settled else (~TableRow.closed,)))
        .group_by(*columns)
        .order_by(latest.desc(), *columns)
    ).all()
    holders = connection.execute(
        sa.select(HolderRow.table_id, HolderRow.seat, HolderRow.browser_digest)
        .where(HolderRow.table_id.in_({row[0] for row in rows}))
        .order_by(HolderRow.table_id, HolderRow.seat, HolderRow.browser_digest)
    )
    held = {
        place: [browser[:BROWSER_ID] for *_, browser in some]
        for place, some in groupby(holders, key=lambda row: (row[0], row[1]))
    }
    written = connection.execute(
        sa.select(ReportRow.table_id, ReportRow.seat, ReportRow.name, ReportRow.lines)
        .where(which, ReportRow.lines.is_not(None))
        .order_by(ReportRow.at)
    )
    lines = {tuple(row[:3]): row.lines for row in written}
    return [
        Report(
            table,
            seat,
            name,
            number,
            at,
            ended,
            said,
            held.get((table, seat), []),
            lines.get((table, seat, name), []),
        )
        for table, seat, name, ended, said, number, at in rows
    ]


def settle(connection: sa.Connection, table: str, seat: int, said: str) -> bool:
    """Settle the reports of a seat's name; return whether there were any."""
    settled = connection.execute(
        sa.update(ReportRow)
        .where(ReportRow.table_id == table, ReportRow.seat == seat, ReportRow.settled.is_(None))
        .values(settled=now(), note=said)
    )
    return settled.rowcount > 0
