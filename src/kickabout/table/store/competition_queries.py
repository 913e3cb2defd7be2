"""Reads and writes of competitions, as functions of a connection."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa

from kickabout.engine.incidents import read
from kickabout.table.store.competition_models import (
    AbsenceRow,
    CompetitionEntryRow,
    CompetitionRow,
    CompetitionSideRow,
    CompetitionTableRow,
)
from kickabout.table.store.models import ResultRow, SeatRow, TableRow, select_as
from kickabout.table.store.people_models import AccountRow
from kickabout.table.store.rating_queries import leavers
from kickabout.table.store.records import FinalScore, now
from kickabout.table.time_control import TimeControl

FIRST_BAN, LONGEST_BAN = timedelta(hours=24), timedelta(days=30)
"""For how long somebody may enter no competition who did not come; it doubles each time."""


@dataclass(frozen=True)
class Competition:
    """A competition as it is stored, without its log."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    form: dict[str, Any]
    organiser: str
    """The id of an account."""
    secret: str = field(repr=False)
    """In hexadecimal digits."""
    is_listed: bool
    is_rated: bool
    time_control: TimeControl
    grace_minutes: int
    match_days: int | None
    """The days after which a match counts as it stands; None for as long as it takes."""
    status: str
    """`open`, `running` or `over`."""
    created: datetime
    starts: datetime | None


@dataclass(frozen=True)
class LoggedEntry:
    """An entry of a competition's log, as JSON."""

    entry: str
    at: datetime


@dataclass(frozen=True)
class Progress:
    """How far the table of a fixture is."""

    status: str
    """`waiting`, `playing` or `over`; `gone` if it was removed or closed."""
    score: FinalScore | None = None
    """None until the match is over."""
    leavers: frozenset[int] = frozenset()
    """The seats whose people have left a match that is over to a bot."""
    absent: frozenset[int] = frozenset()
    """Those of them whose people have never sat down."""


def add_competition(connection: sa.Connection, competition: Competition) -> None:
    """Store a new competition; its log is empty."""
    due = competition.starts
    connection.execute(sa.insert(CompetitionRow).values(**vars(competition), due=due))


def read_competition(connection: sa.Connection, competition: str) -> Competition | None:
    """Return a competition, None if there is none with this id."""
    which = select_as(Competition, CompetitionRow).where(CompetitionRow.id == competition)
    row = connection.execute(which).first()
    return None if row is None else Competition(*row)


def entries_of(connection: sa.Connection, competition: str) -> list[LoggedEntry]:
    """Return the log of a competition."""
    rows = connection.execute(
        select_as(LoggedEntry, CompetitionEntryRow)
        .where(CompetitionEntryRow.competition == competition)
        .order_by(CompetitionEntryRow.number)
    )
    return [LoggedEntry(*row) for row in rows]


def append(
    connection: sa.Connection, competition: str, number: int, entry: str, **changes: object
) -> None:
    """Store entry `number` of a log, with `changes` of the competition; of two that somebody else stores at the same
    moment the second fails.
    """
    row = {"competition": competition, "number": number, "entry": entry, "at": now()}
    connection.execute(sa.insert(CompetitionEntryRow).values(row))
    changed = {"due": now(), **changes}
    own = CompetitionRow.id == competition
    connection.execute(sa.update(CompetitionRow).where(own).values(changed))


def set_due(
    connection: sa.Connection, competition: str, entries: int, due: datetime | None
) -> None:
    """Store when a competition is to be looked at next, unless its log has more than so many entries by now."""
    later = sa.exists().where(
        CompetitionEntryRow.competition == competition, CompetitionEntryRow.number >= entries
    )
    connection.execute(
        sa.update(CompetitionRow).where(CompetitionRow.id == competition, ~later).values(due=due)
    )


def due_competitions(connection: sa.Connection, moment: datetime) -> list[str]:
    """Return the competitions that are to be looked at by a moment, the longest due first."""
    due = sa.select(CompetitionRow.id).where(CompetitionRow.due <= moment)
    return list(connection.scalars(due.order_by(CompetitionRow.due, CompetitionRow.id)))


def add_side(connection: sa.Connection, competition: str, side: int, account: str) -> None:
    """Store that an account takes part, or takes part again."""
    own = (
        CompetitionSideRow.competition == competition,
        CompetitionSideRow.account == account,
    )
    connection.execute(sa.delete(CompetitionSideRow).where(*own))
    row = {"competition": competition, "side": side, "account": account}
    connection.execute(sa.insert(CompetitionSideRow).values(row))


def members_of(connection: sa.Connection, competition: str) -> list[str]:
    """Return the accounts that take part in a competition, or have withdrawn from it."""
    rows = sa.select(CompetitionSideRow.account).where(
        CompetitionSideRow.competition == competition
    )
    return list(connection.scalars(rows))


def competitions_of(connection: sa.Connection, account: str, most: int) -> list[Competition]:
    """Return the competitions in which an account takes part, or that it organises, latest first."""
    takes_part = sa.exists().where(
        CompetitionSideRow.competition == CompetitionRow.id, CompetitionSideRow.account == account
    )
    which = sa.or_(takes_part, CompetitionRow.organiser == account)
    return _found(connection, most, which)


@dataclass(frozen=True)
class Waiting:
    """A competition that waits for somebody."""

    id: str
    name: str
    status: str
    """`running` if their match can be played, `open` if they are to begin it."""


def waiting_for(connection: sa.Connection, account: str, most: int) -> list[Waiting]:
    """Return the competitions that wait for an account, latest first."""
    its_match = sa.exists().where(
        CompetitionSideRow.competition == CompetitionRow.id,
        CompetitionSideRow.account == account,
        CompetitionTableRow.competition == CompetitionRow.id,
        TableRow.id == CompetitionTableRow.table_id,
        TableRow.status != "over",
        ~TableRow.closed,
        SeatRow.table_id == TableRow.id,
        SeatRow.account == account,
    )
    rows = connection.execute(
        sa.select(CompetitionRow.id, CompetitionRow.name, CompetitionRow.status)
        .where(
            sa.or_(
                sa.and_(CompetitionRow.status == "running", its_match),
                sa.and_(CompetitionRow.status == "open", CompetitionRow.organiser == account),
            )
        )
        .order_by(CompetitionRow.created.desc(), CompetitionRow.id)
        .limit(most)
    )
    return [Waiting(*row) for row in rows]


def listed_competitions(
    connection: sa.Connection, most: int, statuses: Collection[str]
) -> list[Competition]:
    """Return the competitions that are shown to everybody, latest first."""
    return _found(connection, most, CompetitionRow.is_listed, CompetitionRow.status.in_(statuses))


def _found(
    connection: sa.Connection, most: int, *which: sa.ColumnExpressionArgument[bool]
) -> list[Competition]:
    rows = connection.execute(
        select_as(Competition, CompetitionRow)
        .where(*which)
        .order_by(CompetitionRow.created.desc(), CompetitionRow.id)
        .limit(most)
    )
    return [Competition(*row) for row in rows]


# --- tables ------------------------------------------------------------------------------------------


def add_fixture_table(
    connection: sa.Connection, competition: str, fixture: int, table: str
) -> None:
    """Store which table is that of a fixture; there can be one alone."""
    row = {"table_id": table, "competition": competition, "fixture": fixture}
    connection.execute(sa.insert(CompetitionTableRow).values(row))


def progress_of(connection: sa.Connection, table: str) -> Progress:
    """Return how far a table is."""
    row = connection.execute(
        sa.select(
            TableRow.status,
            ResultRow.goals,
            ResultRow.winners,
            ResultRow.how,
            ResultRow.incidents,
        )
        .outerjoin(ResultRow, ResultRow.table_id == TableRow.id)
        .where(TableRow.id == table, ~TableRow.closed)
    ).first()
    if row is None:
        return Progress("gone")
    if row.goals is None:
        return Progress(row.status)
    incidents = read(row.incidents or ())
    score = FinalScore(tuple(row.goals), tuple(row.winners), row.how, incidents)
    kept = sa.select(SeatRow.seat).where(SeatRow.table_id == table, SeatRow.kind == "open")
    return Progress(
        row.status,
        score,
        frozenset(leavers(connection, table)),
        frozenset(connection.scalars(kept)),
    )


def note_result(connection: sa.Connection, table: str) -> None:
    """Have the competition of a table, if it has one, looked at since its match is over."""
    own = sa.select(CompetitionTableRow.competition).where(CompetitionTableRow.table_id == table)
    connection.execute(
        sa.update(CompetitionRow).where(CompetitionRow.id.in_(own)).values(due=now())
    )


# --- people ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Person:
    """Somebody who organises a competition or takes part."""

    name: str
    shirt: str | None
    """What they wear at tables, in the notation of `table/shirts.py`; None for the shirt of a seat."""


def people_of(connection: sa.Connection, accounts: Collection[str]) -> dict[str, Person]:
    """Return the people of accounts that there are still, by their ids."""
    columns = AccountRow.id, AccountRow.name, AccountRow.shirt
    rows = sa.select(*columns).where(AccountRow.id.in_(accounts))
    return {row.id: Person(row.name, row.shirt) for row in connection.execute(rows)}


def here_since(connection: sa.Connection, accounts: Collection[str], moment: datetime) -> set[str]:
    """Return those of some accounts that have had a page open since a moment."""
    rows = sa.select(AccountRow.id).where(AccountRow.id.in_(accounts), AccountRow.seen >= moment)
    return set(connection.scalars(rows))


def banned_until(connection: sa.Connection, account: str) -> datetime | None:
    """Return until when an account may enter no competition; None if it may."""
    until = connection.scalar(sa.select(AbsenceRow.until).where(AbsenceRow.account == account))
    return until if until is not None and until > now() else None


def ban(connection: sa.Connection, account: str) -> None:
    """Store that an account is out of a competition since it did not come: it may enter none for a while, each time for
    twice as long.
    """
    own = AbsenceRow.account == account
    times = connection.scalar(sa.select(AbsenceRow.times).where(own)) or 0
    until = now() + min(FIRST_BAN * 2 ** min(times, 5), LONGEST_BAN)
    connection.execute(sa.delete(AbsenceRow).where(own))
    connection.execute(sa.insert(AbsenceRow).values(account=account, times=times + 1, until=until))
