"""Reads and writes of seasons of one person among bots, as functions of a connection."""

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, field
from datetime import datetime

import sqlalchemy as sa

from kickabout.engine.game import Meeting
from kickabout.engine.incidents import Incident, read, written
from kickabout.table.formats.fixtures import How
from kickabout.table.store.models import TableRow, select_as
from kickabout.table.store.records import FinalScore, SeasonFixture
from kickabout.table.store.season_models import ClubRow, SeasonResultRow, SeasonRow, SeasonTableRow


@dataclass(frozen=True)
class Club:
    """A person's club."""

    id: str
    browser_digest: str
    name: str
    shirt: str
    """What it wears, in the notation of `table/shirts.py`."""
    game: str
    secret: str = field(repr=False)
    """From which lots and the matches between bots follow, in hexadecimal digits."""
    founded: datetime
    group_stage: bool = False
    """Whether the league is played as a Group Stage, at tables of four."""


@dataclass(frozen=True)
class StoredSeason:
    """A season of a club, without its results."""

    number: int
    """1 for the first."""
    sides: list[str]
    """All sides, the best division first: members of the cast by their slugs, and the club as an empty text."""
    place: int | None = None
    """Where the club came in its division; None until the next season begins."""
    cup_rounds: int | None = None
    """The rounds of the cup that it survived; None until the next season begins."""


@dataclass(frozen=True)
class Outcome:
    """What came of a fixture."""

    goals: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The seats that won; none for a draw."""
    how: How = "played"
    incidents: tuple[Incident, ...] = ()
    """Its goals and bookings."""
    meetings: tuple[Meeting, ...] = ()
    """The matches within it."""


def add_club(connection: sa.Connection, club: Club, first: StoredSeason) -> None:
    """Store a new club, with its first season."""
    connection.execute(sa.insert(ClubRow).values(vars(club)))
    _add_season(connection, club.id, first)


def _add_season(connection: sa.Connection, club: str, season: StoredSeason) -> None:
    connection.execute(sa.insert(SeasonRow).values(club=club, **vars(season)))


def clubs_of(connection: sa.Connection, browser: str) -> list[Club]:
    """Return the clubs of a browser's person, latest first."""
    rows = connection.execute(
        select_as(Club, ClubRow)
        .where(ClubRow.browser_digest == browser)
        .order_by(ClubRow.founded.desc(), ClubRow.id)
    )
    return [Club(*row) for row in rows]


def club(connection: sa.Connection, club: str) -> Club:
    """Return a club by its id."""
    return Club(*connection.execute(select_as(Club, ClubRow).where(ClubRow.id == club)).one())


def seasons_of(connection: sa.Connection, club: str) -> list[StoredSeason]:
    """Return the seasons of a club, latest first."""
    rows = connection.execute(
        select_as(StoredSeason, SeasonRow)
        .where(SeasonRow.club == club)
        .order_by(SeasonRow.number.desc())
    )
    return [StoredSeason(*row) for row in rows]


def outcomes_of(connection: sa.Connection, club: str, season: int) -> dict[int, Outcome]:
    """Return what came of the fixtures of a season, by their numbers."""
    rows = connection.execute(
        sa.select(SeasonResultRow).where(
            SeasonResultRow.club == club, SeasonResultRow.season == season
        )
    )
    return {
        row.fixture: Outcome(
            tuple(row.goals),
            tuple(row.winners),
            row.how,
            read(row.incidents or ()),
            tuple(Meeting(*one) for one in row.meetings or ()),
        )
        for row in rows
    }


def count_outcomes(connection: sa.Connection, club: str, season: int) -> int:
    """Return of how many fixtures of a season something has come."""
    own = SeasonResultRow.club == club, SeasonResultRow.season == season
    number = sa.select(sa.func.count()).select_from(SeasonResultRow).where(*own)
    return connection.scalars(number).one()


def add_outcomes(
    connection: sa.Connection, club: str, season: int, outcomes: Mapping[int, Outcome]
) -> None:
    """Store what came of fixtures; if that of any of them is stored already, nothing is."""
    rows = [
        {
            "club": club,
            "season": season,
            "fixture": fixture,
            **vars(outcome),
            "incidents": written(outcome.incidents),
            "meetings": [astuple(one) for one in outcome.meetings] or None,
        }
        for fixture, outcome in outcomes.items()
    ]
    connection.execute(sa.insert(SeasonResultRow), rows)


def begin_next(
    connection: sa.Connection, club: str, last: StoredSeason, following: StoredSeason
) -> None:
    """Store how the last season ended for a club, and that the following one has begun; it begins once."""
    connection.execute(
        sa.update(SeasonRow)
        .where(SeasonRow.club == club, SeasonRow.number == last.number)
        .values(place=last.place, cup_rounds=last.cup_rounds)
    )
    _add_season(connection, club, following)


# --- the club's own matches --------------------------------------------------------------------------


def table_of(connection: sa.Connection, club: str, season: int, fixture: int) -> str | None:
    """Return the table of a fixture; None if there is none, or it was closed."""
    return connection.scalar(
        sa.select(SeasonTableRow.table_id)
        .join(TableRow, TableRow.id == SeasonTableRow.table_id)
        .where(*_is_fixture(club, season, fixture), ~TableRow.closed)
    )


def _is_fixture(
    club: str, season: int, fixture: int
) -> Sequence[sa.ColumnExpressionArgument[bool]]:
    own = SeasonTableRow
    return own.club == club, own.season == season, own.fixture == fixture


def add_fixture_table(connection: sa.Connection, played: SeasonFixture, table: str) -> None:
    """Store which table is that of a fixture, in place of one that was closed; there can be one alone."""
    club, season, fixture = played.club, played.season, played.number
    closed = sa.select(TableRow.id).where(TableRow.closed)
    connection.execute(
        sa.delete(SeasonTableRow).where(
            *_is_fixture(club, season, fixture), SeasonTableRow.table_id.in_(closed)
        )
    )
    row = {"table_id": table, "club": club, "season": season, "fixture": fixture}
    connection.execute(sa.insert(SeasonTableRow).values(row))


def note_result(connection: sa.Connection, table: str, score: FinalScore) -> None:
    """Store what came of the fixture of a table, if it has one that has come to nothing else."""
    own = connection.execute(
        sa.select(SeasonTableRow).where(SeasonTableRow.table_id == table)
    ).first()
    if own is None or own.fixture in outcomes_of(connection, own.club, own.season):
        return
    outcome = Outcome(score.counted, score.winners, score.how, score.incidents, score.meetings)
    add_outcomes(connection, own.club, own.season, {own.fixture: outcome})
