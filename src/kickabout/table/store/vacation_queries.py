"""Reads and writes of vacations, as functions of a connection: on one, nobody's time in matches over days runs."""

from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import aliased

from kickabout.table.store.due_queries import postpone
from kickabout.table.store.log_queries import tell_changed
from kickabout.table.store.models import HolderRow, SeatRow, TableRow, VacationRow
from kickabout.table.store.news import is_shared
from kickabout.table.store.notice_models import NoticeRow
from kickabout.table.store.people_models import AccountRow
from kickabout.table.store.records import now

VACATION_DAYS = 24
"""The days of vacation that everybody has in a year."""
_LATEST = sa.func.max(VacationRow.back, type_=VacationRow.back.type)


@dataclass(frozen=True)
class Absence:
    """A rival in a match over days who is on vacation."""

    table: str
    game: str
    seat: int
    name: str
    back: datetime


def vacations_at(connection: sa.Connection, table: str) -> dict[int, datetime]:
    """Return the seats of a table whose people are on vacation, each with when that ends."""
    rows = connection.execute(
        sa.select(HolderRow.seat, _LATEST)
        .join(VacationRow, HolderRow.browser_digest == VacationRow.browser_digest)
        .where(HolderRow.table_id == table, VacationRow.back > now())
        .group_by(HolderRow.seat)
    )
    return {row.seat: row[1] for row in rows}


def rivals_away(connection: sa.Connection, browser: str) -> list[Absence]:
    """Return who is on vacation in the matches over days that a browser's person, by its digest, plays; who is back first
    comes first.
    """
    rival, own = aliased(HolderRow), HolderRow
    columns = own.table_id, TableRow.game, SeatRow.seat, SeatRow.name
    rows = connection.execute(
        sa.select(*columns, _LATEST)
        .join(TableRow, TableRow.id == own.table_id)
        .join(rival, sa.and_(rival.table_id == own.table_id, rival.seat != own.seat))
        .join(SeatRow, sa.and_(SeatRow.table_id == own.table_id, SeatRow.seat == rival.seat))
        .join(VacationRow, VacationRow.browser_digest == rival.browser_digest)
        .where(own.browser_digest == browser, VacationRow.back > now(), _is_played_over_days())
        .group_by(*columns)
        .order_by(_LATEST, *columns)
    )
    return [Absence(*row) for row in rows]


def vacation_of(connection: sa.Connection, browser: str) -> tuple[datetime | None, int]:
    """Return until when a person, by the browser's digest, is away, None if they are here, and the days of vacation
    that they have taken this year.
    """
    moment = now()
    rows = connection.execute(
        sa.select(VacationRow.year, VacationRow.back, VacationRow.days).where(
            VacationRow.browser_digest == browser
        )
    ).all()
    away = [row.back for row in rows if row.back > moment]
    return max(away, default=None), sum(row.days for row in rows if row.year == moment.year)


def take_vacation(connection: sa.Connection, browser: str, days: int) -> bool:
    """Have a person be away for so many days from now on, by which all that they owe is due later; return False, and
    change nothing, if they have not as many left this year or are away already.
    """
    moment = now()
    away, _ = vacation_of(connection, browser)
    if days > VACATION_DAYS or away is not None:
        return False
    back = moment + timedelta(days=days)
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    row = insert(VacationRow).values(browser_digest=browser, year=moment.year, days=days, back=back)
    taken = connection.execute(
        row.on_conflict_do_update(
            index_elements=[VacationRow.browser_digest, VacationRow.year],
            set_={"days": VacationRow.days + days, "back": back},
            where=sa.and_(VacationRow.days + days <= VACATION_DAYS, VacationRow.back <= moment),
        ).returning(VacationRow.days)
    )
    if taken.first() is None:
        return False
    postpone(connection, _owed(browser), timedelta(days=days))
    # They are told anew when their time is short after it.
    own = sa.select(AccountRow.id).where(AccountRow.owner == browser)
    connection.execute(
        sa.delete(NoticeRow).where(NoticeRow.kind == "short", NoticeRow.account.in_(own))
    )
    _tell_rivals(connection, browser)
    return True


def end_vacation(connection: sa.Connection, browser: str) -> bool:
    """Have a person be back now, by which all that they owe is due as much sooner; the days that have not begun are left
    to them. Return False if they are not away.
    """
    moment = now()
    own = VacationRow.browser_digest == browser, VacationRow.back > moment
    row = connection.execute(
        sa.select(VacationRow.year, VacationRow.days, VacationRow.back)
        .where(*own)
        .with_for_update()
    ).first()
    if row is None:
        return False
    left = row.back - moment
    connection.execute(
        sa.update(VacationRow).where(*own).values(days=row.days - left.days, back=moment)
    )
    postpone(connection, _owed(browser).where(SeatRow.due > row.back), -left)
    _tell_rivals(connection, browser)
    return True


def merge_vacations(connection: sa.Connection, guest: str, owner: str) -> None:
    """Let the vacation of a guest be an account's, or the other way round, both by their digests, as far as the new owner
    has as many days left in its year: all are away until the later end, and what one of them owes is due as much later.
    """
    moment = now()
    rows = connection.execute(
        sa.select(VacationRow.year, VacationRow.days, VacationRow.back)
        .where(VacationRow.browser_digest == guest)
        .order_by(VacationRow.year)
        .with_for_update()
    ).all()
    ends = {
        guest: max((row.back for row in rows), default=moment),
        owner: vacation_of(connection, owner)[0] or moment,
    }
    last = max(ends[owner], moment)
    connection.execute(sa.delete(VacationRow).where(VacationRow.browser_digest == guest))
    for row in rows:
        taken = {"year": row.year, "days": row.days, "back": row.back}
        insert = postgresql.insert if is_shared(connection) else sqlite.insert
        merged = connection.execute(
            insert(VacationRow)
            .values(browser_digest=owner, **taken)
            .on_conflict_do_update(
                index_elements=[VacationRow.browser_digest, VacationRow.year],
                set_={"days": VacationRow.days + row.days, "back": max(row.back, ends[owner])},
                where=VacationRow.days + row.days <= VACATION_DAYS,
            )
            .returning(VacationRow.days)
        )
        if merged.first() is not None:
            last = max(last, row.back)
    for browser, end in ends.items():
        if end < last:
            postpone(connection, _owed(browser), last - max(end, moment))


def _owed(browser: str) -> sa.Select[str, int, datetime | None]:
    own = (HolderRow.table_id == SeatRow.table_id) & (HolderRow.seat == SeatRow.seat)
    return (
        sa.select(SeatRow.table_id, SeatRow.seat, SeatRow.due)
        .join(HolderRow, own)
        .where(HolderRow.browser_digest == browser, SeatRow.due.is_not(None))
    )


def _tell_rivals(connection: sa.Connection, browser: str) -> None:
    """Have other servers read the tables again at which somebody plays over days."""
    played = (
        sa.select(HolderRow.table_id)
        .join(TableRow, TableRow.id == HolderRow.table_id)
        .where(HolderRow.browser_digest == browser, _is_played_over_days())
    )
    tell_changed(connection, list(connection.scalars(played)))


def _is_played_over_days() -> sa.ColumnElement[bool]:
    in_days = TableRow.time_control.endswith("d")
    return sa.and_(TableRow.status == "playing", ~TableRow.closed, in_days)
