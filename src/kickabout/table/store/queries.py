"""Reads and writes of tables, seats and dice, as functions of a connection."""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from kickabout.engine.keyed_dice import Contribution
from kickabout.table.errors import MovedOn, Refused, Unknown
from kickabout.table.store import outcome_queries, rating_queries
from kickabout.table.store.competition_models import CompetitionRow, CompetitionTableRow
from kickabout.table.store.friend_queries import asked_at
from kickabout.table.store.key_queries import check_person
from kickabout.table.store.log_queries import add_moves
from kickabout.table.store.models import (
    COUNTS,
    BoxRow,
    ContributionRow,
    HolderRow,
    MoveRow,
    ResultRow,
    SeatChangeRow,
    SeatRow,
    SigningKeyRow,
    TableRow,
    select_as,
)
from kickabout.table.store.news import is_shared, tell
from kickabout.table.store.records import (
    DiceStage,
    Entry,
    FinalScore,
    Listed,
    Place,
    SeasonFixture,
    SeatChange,
    Stored,
    now,
)
from kickabout.table.store.season_models import SeasonTableRow
from kickabout.table.store.vacation_queries import vacations_at
from kickabout.text.messages import Message

LISTED = (
    "id",
    "game",
    "status",
    "options",
    "answer_seconds",
    "time_control",
    "hints",
    "stand_in",
    "lesson",
)
"""The columns of a table that a browser's list shows."""
SEATED = ("seat", "kind", "name", "device", "cast")
"""The columns of each of its seats that it shows."""
LISTING = 0x6B69636B6C
"""The key of the lock under which tables are listed."""


def add_table(
    connection: sa.Connection,
    stored: Stored,
    box: str,
    entries: Sequence[Entry] = (),
) -> None:
    """Store a new table with its seats.

    `box` is the text of its box; `entries` begin its log.
    """
    keep_box(connection, box, stored.box_digest)
    columns = TableRow.__table__.columns.keys()
    row = {name: getattr(stored, name) for name in columns}
    connection.execute(sa.insert(TableRow).values(row))
    connection.execute(
        sa.insert(SeatRow),
        [
            {"table_id": stored.id, "awaited": place.seat in stored.awaited, **asdict(place)}
            for place in stored.places
        ],
    )
    for browser, seat in stored.holders.items():
        add_holder(connection, stored.id, browser, seat)
    if entries:
        add_moves(connection, stored.id, entries)


def add_successor(
    connection: sa.Connection,
    old: str,
    stored: Stored,
    box: str,
    entries: Sequence[Entry] = (),
) -> None:
    """Store the table at which the players of an old one play again; raises `MovedOn` if there is
    one already.
    """
    changed = connection.execute(
        sa.update(TableRow)
        .where(TableRow.id == old, TableRow.successor.is_(None))
        .values(successor=stored.id)
    )
    if changed.rowcount != 1:
        raise MovedOn(Message("error-next-match-set-up"))
    add_table(connection, stored, box, entries)


def touch(connection: sa.Connection, table: str, seen: int) -> None:
    """Count a change of a table that other servers have to read; their own changes wait for the
    commit, and then have not `seen` this version.

    Raises `MovedOn` unless the table has the version that was `seen`.
    """
    if not is_shared(connection):
        return
    changed = connection.execute(
        sa.update(TableRow)
        .where(TableRow.id == table, TableRow.version == seen)
        .values(version=TableRow.version + 1)
    )
    if changed.rowcount != 1:
        raise MovedOn(Message("error-moved-on-elsewhere"))
    tell(connection, "table", table)


def add_holder(connection: sa.Connection, table: str, browser: str, seat: int) -> None:
    """Make a browser a holder of a seat, instead of another that it had at this table."""
    connection.execute(
        sa.delete(HolderRow).where(HolderRow.browser_digest == browser, HolderRow.table_id == table)
    )
    connection.execute(
        sa.insert(HolderRow).values(browser_digest=browser, table_id=table, seat=seat)
    )
    outcome_queries.note_outcomes(connection, table)


def take_seat(
    connection: sa.Connection,
    table: str,
    seat: int,
    name: str,
    browser: str | None,
    *,
    awaited: bool,
    account: str | None = None,
    shirt: str | None = None,
    is_program: bool = False,
) -> None:
    """Give an open seat to a person in a shirt, who is expected to contribute to the dice if `awaited`; at a rated table, to one
    with an `account`.

    Raises `Refused` if it is no longer open.
    """
    changed = connection.execute(
        sa.update(SeatRow)
        .where(SeatRow.table_id == table, SeatRow.seat == seat, SeatRow.kind == "open")
        .values(
            kind="person",
            name=name,
            awaited=awaited,
            account=account,
            shirt=shirt,
            is_program=is_program,
        )
    )
    if changed.rowcount != 1:
        raise Refused(Message("error-seat-taken"))
    if account is not None:
        check_person(connection, account)
    if browser is not None:
        add_holder(connection, table, browser, seat)


def set_tokens(connection: sa.Connection, table: str, places: Sequence[Place]) -> None:
    """Store new tokens of seats, in place of those that they had."""
    for place in places:
        connection.execute(
            sa.update(SeatRow)
            .where(SeatRow.table_id == table, SeatRow.seat == place.seat)
            .values(
                salt=place.salt,
                seat_digest=place.seat_digest,
                invite_digest=place.invite_digest,
            )
        )


def remove_holders(connection: sa.Connection, table: str, browsers: Sequence[str]) -> None:
    """Take their seats at a table from browsers."""
    held = HolderRow.browser_digest.in_(browsers)
    connection.execute(sa.delete(HolderRow).where(HolderRow.table_id == table, held))


def change_seat(connection: sa.Connection, table: str, seat: int, **columns: Any) -> None:
    """Store what has changed of a seat, by the names of a `Place`."""
    connection.execute(
        sa.update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == seat).values(columns)
    )


def change_table(connection: sa.Connection, table: str, **columns: Any) -> None:
    """Store what has changed of a table, by the names of a `Stored`."""
    connection.execute(sa.update(TableRow).where(TableRow.id == table).values(columns))


def set_lifted(
    connection: sa.Connection, table: str, seats: Sequence[int], number: int | None
) -> None:
    """Store that the person of a seat has taken the device for this time; None for all seats of a device
    that is put down.
    """
    connection.execute(
        sa.update(SeatRow)
        .where(SeatRow.table_id == table, SeatRow.seat.in_(seats))
        .values(lifted=number)
    )


def set_status(connection: sa.Connection, table: str, status: str) -> None:
    """Store the status of a table."""
    connection.execute(
        sa.update(TableRow).where(TableRow.id == table).values(status=status, updated=now())
    )


def check_unwatched(connection: sa.Connection, table: str) -> None:
    """Raise `MovedOn` if a spectator has looked at a table, through any server; none can until the
    commit.
    """
    if is_shared(connection):
        watched = sa.select(TableRow.watched).where(TableRow.id == table).with_for_update(read=True)
        if connection.scalar(watched):
            raise MovedOn(Message("error-moved-on-elsewhere"))


def add_seat_change(connection: sa.Connection, table: str, number: int, change: SeatChange) -> None:
    """Store change `number` of a table's seats."""
    connection.execute(
        sa.insert(SeatChangeRow).values(table_id=table, number=number, at=now(), **asdict(change))
    )


def add_seal(
    connection: sa.Connection, table: str, seat: int, seal: str, anchor: str | None
) -> None:
    """Store a seal of a seat, and the anchor of its chain of links; fails if it has a seal already."""
    row = {"table_id": table, "seat": seat, "seal": seal, "anchor": anchor}
    connection.execute(sa.insert(ContributionRow).values(row))


def set_contribution(connection: sa.Connection, table: str, seat: int, value: str) -> None:
    """Store a seat's revealed contribution."""
    connection.execute(
        sa.update(ContributionRow)
        .where(ContributionRow.table_id == table, ContributionRow.seat == seat)
        .values(value=value)
    )


def set_dice(connection: sa.Connection, table: str, stage: DiceStage) -> None:
    """Store the new stage of a table's dice."""
    connection.execute(
        sa.update(TableRow)
        .where(TableRow.id == table)
        .values(dice=stage, status="playing", updated=now())
    )


def set_agreed(connection: sa.Connection, table: str, agreed: str) -> None:
    """Store what was agreed when the match of a table began."""
    connection.execute(sa.update(TableRow).where(TableRow.id == table).values(agreed=agreed))


def signing_key(connection: sa.Connection, new: str, number: int = 1) -> str:
    """Return a secret key of the database's servers, which is `new` if there was none: that for the heads of records
    (1), for pushes (2), or for the dice of days (3).
    """
    of_number = sa.select(SigningKeyRow.secret).where(SigningKeyRow.id == number)
    kept = connection.scalars(of_number).one_or_none()
    if kept is not None:
        return kept
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    row = insert(SigningKeyRow).values(id=number, secret=new)
    connection.execute(row.on_conflict_do_nothing())
    return connection.scalars(of_number).one()


def _contributions(connection: sa.Connection, table: str) -> dict[Contribution, str | None]:
    """Return the contributions to the dice of a table, by seat, each with the anchor that came with it."""
    rows = connection.execute(
        select_as(Contribution, ContributionRow)
        .add_columns(ContributionRow.anchor)
        .where(ContributionRow.table_id == table)
        .order_by(ContributionRow.seat)
    )
    return {Contribution(*row[:-1]): row.anchor for row in rows}


_WITH_OCCASION = (
    sa.select(
        TableRow.__table__,
        CompetitionTableRow.competition,
        CompetitionTableRow.fixture.label("competition_fixture"),
        CompetitionRow.form,
        SeasonTableRow.club,
        SeasonTableRow.season,
        SeasonTableRow.fixture.label("season_fixture"),
    )
    .outerjoin(CompetitionTableRow, CompetitionTableRow.table_id == TableRow.id)
    .outerjoin(CompetitionRow, CompetitionRow.id == CompetitionTableRow.competition)
    .outerjoin(SeasonTableRow, SeasonTableRow.table_id == TableRow.id)
)
"""A table, with the fixture of a competition or of a season that is played at it."""


def read_table(connection: sa.Connection, table: str) -> Stored | None:
    """Return a table with its seats, None if there is none with this id."""
    row = connection.execute(_WITH_OCCASION.where(TableRow.id == table)).first()
    if row is None:
        return None
    columns = dict(row._mapping)  # noqa: SLF001 - SQLAlchemy's public name for a row as a mapping
    competition, fixture = columns.pop("competition"), columns.pop("competition_fixture")
    season = [columns.pop(name) for name in ("club", "season", "season_fixture")]
    seats = connection.execute(
        select_as(Place, SeatRow)
        .add_columns(SeatRow.awaited)
        .where(SeatRow.table_id == table)
        .order_by(SeatRow.seat)
    ).all()
    holders = connection.execute(
        sa.select(HolderRow.browser_digest, HolderRow.seat).where(HolderRow.table_id == table)
    )
    changes = connection.execute(
        select_as(SeatChange, SeatChangeRow)
        .where(SeatChangeRow.table_id == table)
        .order_by(SeatChangeRow.number)
    )
    contributions = _contributions(connection, table)
    places = tuple(Place(*seat[:-1]) for seat in seats)
    rated = rating_queries.ratings_at(connection, table, row.game, places) if row.is_rated else {}
    asked = asked_at(connection, table) if row.status == "waiting" else {}
    away = vacations_at(connection, table) if row.status == "playing" and row.time_control else {}
    return Stored(
        **columns,
        places=places,
        awaited=frozenset(row.seat for row in seats if row.awaited),
        holders={row.browser_digest: row.seat for row in holders},
        seat_changes=tuple(SeatChange(*change) for change in changes),
        contributions=tuple(contributions),
        anchors={one.seat: anchor for one, anchor in contributions.items() if anchor is not None},
        ratings=rated,
        away=away,
        asked=asked,
        fixture=None if competition is None else f"{competition}/{fixture}",
        season_fixture=None if season[0] is None else SeasonFixture(*season),
    )


@dataclass(frozen=True)
class Wanted:
    """What somebody looks for among the tables that wait for players; what is None may be anything."""

    game: str | None = None
    seats: int | None = None
    time_control: str | None = None
    """The notation of a time control; `none` for a table without one."""
    is_rated: bool | None = None


def listed_tables(connection: sa.Connection, most: int, wanted: Wanted) -> list[str]:
    """Return the tables that wait for players and show everybody their open seats, latest first."""
    waits = TableRow.status == "waiting"
    return _openly_listed(connection, most, wanted, waits)


def running_tables(
    connection: sa.Connection, most: int, wanted: Wanted, since: datetime
) -> list[str]:
    """Return the tables that were listed while they waited, at which somebody has played since a moment and which anybody
    may watch while the match runs, latest first.
    """
    played = sa.exists().where(MoveRow.table_id == TableRow.id, MoveRow.at >= since)
    is_shown = sa.and_(TableRow.status == "playing", TableRow.moves_behind.is_not(None), played)
    return _openly_listed(connection, most, wanted, is_shown)


def _openly_listed(
    connection: sa.Connection, most: int, wanted: Wanted, which: sa.ColumnElement[bool]
) -> list[str]:
    seats = sa.select(sa.func.count()).where(SeatRow.table_id == TableRow.id).scalar_subquery()
    control = None if wanted.time_control == "none" else wanted.time_control
    conditions = (
        (wanted.game, TableRow.game == wanted.game),
        (wanted.seats, seats == wanted.seats),
        (wanted.time_control, TableRow.time_control.is_not_distinct_from(control)),
        (wanted.is_rated, TableRow.is_rated.is_(wanted.is_rated)),
    )
    rows = connection.scalars(
        sa.select(TableRow.id)
        .where(which, TableRow.is_listed, ~TableRow.closed)
        .where(*(condition for asked, condition in conditions if asked is not None))
        .order_by(TableRow.updated.desc(), TableRow.id)
        .limit(most)
    )
    return list(rows)


def list_last(connection: sa.Connection, table: str) -> None:
    """Show everybody the open seats of a table, as the latest of all: whoever lists one sees all that were before,
    whatever the clocks of the servers say.
    """
    if is_shared(connection):
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LISTING)))
    last = connection.scalar(
        sa.select(sa.func.max(TableRow.updated)).where(
            TableRow.status == "waiting", TableRow.is_listed
        )
    )
    moment = now() if last is None else max(now(), last + timedelta(microseconds=1))
    connection.execute(
        sa.update(TableRow).where(TableRow.id == table).values(is_listed=True, updated=moment)
    )


def finished_matches(connection: sa.Connection, browsers: Collection[str], game: str) -> int:
    """Return how many matches of a game have been played to the end, lessons aside, at tables where
    one of the browsers, given by their digests, holds a seat.
    """
    held = sa.select(HolderRow.table_id).where(HolderRow.browser_digest.in_(browsers))
    finished = sa.select(sa.func.count()).where(
        TableRow.id.in_(held),
        TableRow.game == game,
        TableRow.status == "over",
        COUNTS,
    )
    return connection.scalar(finished) or 0


def keep_box(connection: sa.Connection, text: str, digest: str | None = None) -> str:
    """Keep the text of a box and return its digest; one that has a name goes by all of its text."""
    digest = digest or hashlib.sha256(text.encode()).hexdigest()
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    row = insert(BoxRow).values(digest=digest, text=text)
    connection.execute(row.on_conflict_do_nothing())
    return digest


def box_text(connection: sa.Connection, digest: str) -> str:
    """Return the text of a box that was kept; raise `Unknown` if there is none of this digest."""
    text: str | None = connection.scalar(sa.select(BoxRow.text).where(BoxRow.digest == digest))
    if text is None:
        raise Unknown(Message("error-no-lab-box"))
    return text


def find_seat(connection: sa.Connection, seat_digest: str) -> tuple[str, int] | None:
    """Return the table and seat of a seat token, None if it is unknown."""
    row = connection.execute(
        sa.select(SeatRow.table_id, SeatRow.seat).where(SeatRow.seat_digest == seat_digest)
    ).first()
    return None if row is None else (row[0], row[1])


def find_invite(connection: sa.Connection, invite_digest: str) -> tuple[str, int] | None:
    """Return the table and seat of an invitation, None if it is unknown."""
    row = connection.execute(
        sa.select(SeatRow.table_id, SeatRow.seat).where(SeatRow.invite_digest == invite_digest)
    ).first()
    return None if row is None else (row[0], row[1])


def tables_of(connection: sa.Connection, browser: str, most: int = 60) -> list[Listed]:
    """Return the tables at which a browser holds a seat, latest first."""
    latest = (
        sa.select(sa.func.max(MoveRow.at)).where(MoveRow.table_id == TableRow.id).scalar_subquery()
    )
    touched = sa.func.coalesce(latest, TableRow.updated, type_=TableRow.updated.type)
    rows = connection.execute(
        sa.select(
            *(getattr(TableRow, name) for name in LISTED),
            HolderRow.seat,
            touched.label("updated"),
            sa.or_(
                TableRow.day.is_not(None),
                sa.exists().where(CompetitionTableRow.table_id == TableRow.id),
                sa.exists().where(SeasonTableRow.table_id == TableRow.id),
            ),
            ResultRow.goals,
            ResultRow.winners,
            ResultRow.how,
        )
        .join(HolderRow, HolderRow.table_id == TableRow.id)
        .outerjoin(ResultRow, ResultRow.table_id == TableRow.id)
        .where(HolderRow.browser_digest == browser, ~TableRow.closed)
        .order_by(touched.desc())
        .limit(most)
    ).all()
    places: dict[str, list[Place]] = {row.id: [] for row in rows}
    for seat in connection.execute(
        sa.select(SeatRow.table_id, *(getattr(SeatRow, name) for name in SEATED))
        .where(SeatRow.table_id.in_(places))
        .order_by(SeatRow.seat)
    ):
        table, *told = seat
        places[table].append(Place(**dict(zip(SEATED, told, strict=True))))
    listed = []
    for row in rows:
        *given, goals, winners, how = row
        score = None if goals is None else FinalScore(tuple(goals), tuple(winners), how)
        shown = dict(zip((*LISTED, "seat", "updated", "is_arranged"), given, strict=True))
        listed.append(Listed(**shown, places=tuple(places[row.id]), score=score))
    return listed
