"""Reads and writes of the database, as functions of a connection."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from kickabout.engine.keyed_dice import Contribution
from kickabout.table.errors import CannotStart, MovedOn, Refused
from kickabout.table.store.models import (
    BoxRow,
    ContributionRow,
    HolderRow,
    MoveRow,
    ResultRow,
    SeatChangeRow,
    SeatRow,
    TableRow,
    WinChartRow,
)
from kickabout.table.store.news import is_shared, tell
from kickabout.table.store.shared_models import FactRow
from kickabout.text.messages import Message

DiceStage = Literal["open", "sealed", "set"]
"""The stages of a table's dice: seats may seal contributions; they reveal them; all is settled."""


@dataclass(frozen=True)
class Entry:
    """One committed entry of a table's log."""

    number: int
    """0 for the first."""
    actor: int
    """The seat, -1 for chance."""
    action: str
    at: datetime


@dataclass(frozen=True)
class Place:
    """A seat and its owner."""

    seat: int
    kind: str
    """`person`, `open`, `bot:` with the bot's kind, or `automaton`: the rules play it."""
    name: str
    salt: str


@dataclass(frozen=True)
class SeatChange:
    """A change of a seat's player."""

    seat: int
    bot: str | None
    """The kind of the bot that came on, None for a person."""
    name: str
    """The name of the new player."""
    after: int
    """The number of decisions and outcomes played before it."""


@dataclass(frozen=True)
class Stored:
    """A table as stored in the database."""

    id: str
    game: str
    options: dict[str, Any]
    box_digest: str
    seed: int
    answer_seconds: float | None
    hints: bool
    stand_in: str
    """The kind of bot that stands in for a person who has left."""
    status: str
    created: datetime
    updated: datetime
    successor: str | None
    places: tuple[Place, ...]
    holders: dict[str, int]
    """The seat of each browser, by the browser's digest."""
    seat_changes: tuple[SeatChange, ...] = ()
    """In order."""
    lesson: str | None = None
    """The lesson that guides its match."""
    watched: bool = False
    """True if a spectator has ever looked at it."""
    closed: bool = False
    """True if the host has closed it."""
    secret: str | None = field(default=None, repr=False)
    """The server's part of the dice, in hexadecimal digits; None if they cannot be verified."""
    dice: DiceStage | Literal["real"] | None = None
    """The stage of verifiable dice; `real` if people draw real cards and roll real dice."""
    preparing: dict[str, list[str]] | None = None
    """The decisions to make for the seats once the dice are set, if their match begins prepared."""
    contributions: tuple[Contribution, ...] = ()
    """The seats' parts of the dice."""
    version: int = 0
    """Counter of changes to anything but the log, for servers that share the database."""


@dataclass(frozen=True)
class FinalScore:
    """The result of a match."""

    goals: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The seats that won; none for a draw among all."""


@dataclass(frozen=True)
class Listed:
    """A table in a browser's list."""

    id: str
    game: str
    status: str
    options: dict[str, Any]
    answer_seconds: float | None
    hints: bool
    stand_in: str
    """The kind of bot that stands in for a person who has left."""
    seat: int
    """The browser's seat."""
    places: tuple[Place, ...]
    score: FinalScore | None
    """None while the match runs."""
    lesson: str | None
    """The lesson that guides its match."""
    updated: datetime


def now() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)


def agree(connection: sa.Connection, name: str, value: str) -> None:
    """Store a value that all servers of a shared database have in common; raises `CannotStart` for
    another value.
    """
    row = postgresql.insert(FactRow).values(name=name, value=value)
    connection.execute(row.on_conflict_do_nothing())
    if connection.scalar(sa.select(FactRow.value).where(FactRow.name == name)) != value:
        raise CannotStart(Message("error-other-key"))


def add_table(
    connection: sa.Connection,
    stored: Stored,
    box: str,
    digests: Sequence[tuple[str, str]],
    entries: Sequence[Entry] = (),
) -> None:
    """Store a new table with its seats.

    `box` is the text of its box; `digests` are those of each seat's token and invitation; `entries`
    begin its log.
    """
    known = sa.select(BoxRow.digest).where(BoxRow.digest == stored.box_digest)
    if connection.execute(known).first() is None:
        # Another server may be inserting the same box.
        insert = postgresql.insert if is_shared(connection) else sqlite.insert
        row = insert(BoxRow).values(digest=stored.box_digest, text=box)
        connection.execute(row.on_conflict_do_nothing())
    connection.execute(
        sa.insert(TableRow).values(
            id=stored.id,
            game=stored.game,
            options=stored.options,
            box_digest=stored.box_digest,
            seed=stored.seed,
            answer_seconds=stored.answer_seconds,
            hints=stored.hints,
            stand_in=stored.stand_in,
            status=stored.status,
            created=stored.created,
            updated=stored.updated,
            successor=stored.successor,
            lesson=stored.lesson,
            watched=stored.watched,
            closed=stored.closed,
            secret=stored.secret,
            dice=stored.dice,
            preparing=stored.preparing,
        )
    )
    for place, (seat_digest, invite_digest) in zip(stored.places, digests, strict=True):
        connection.execute(
            sa.insert(SeatRow).values(
                table_id=stored.id,
                seat=place.seat,
                kind=place.kind,
                name=place.name,
                salt=place.salt,
                seat_digest=seat_digest,
                invite_digest=invite_digest,
            )
        )
    for browser, seat in stored.holders.items():
        add_holder(connection, stored.id, browser, seat)
    for entry in entries:
        add_move(connection, stored.id, entry)


def add_successor(
    connection: sa.Connection,
    old: str,
    stored: Stored,
    box: str,
    digests: Sequence[tuple[str, str]],
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
    touch(connection, old)
    add_table(connection, stored, box, digests, entries)


def touch(connection: sa.Connection, table: str, seen: int | None = None) -> None:
    """Count a change of a table that other servers have to read; their own changes wait for the
    commit.

    Raises `MovedOn` unless the table has the version that was `seen`, if given.
    """
    if not is_shared(connection):
        return
    same = [] if seen is None else [TableRow.version == seen]
    changed = connection.execute(
        sa.update(TableRow).where(TableRow.id == table, *same).values(version=TableRow.version + 1)
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
    touch(connection, table)


def take_seat(
    connection: sa.Connection, table: str, seat: int, name: str, browser: str | None, status: str
) -> None:
    """Give an open seat to a person; raises `Refused` if it is no longer open."""
    changed = connection.execute(
        sa.update(SeatRow)
        .where(SeatRow.table_id == table, SeatRow.seat == seat, SeatRow.kind == "open")
        .values(kind="person", name=name)
    )
    if changed.rowcount != 1:
        raise Refused(Message("error-seat-taken"))
    if browser is not None:
        add_holder(connection, table, browser, seat)
    set_status(connection, table, status)


def set_status(connection: sa.Connection, table: str, status: str) -> None:
    """Store the status of a table."""
    connection.execute(
        sa.update(TableRow).where(TableRow.id == table).values(status=status, updated=now())
    )


def set_watched(connection: sa.Connection, table: str) -> None:
    """Store that a spectator has looked at a table."""
    connection.execute(sa.update(TableRow).where(TableRow.id == table).values(watched=True))
    touch(connection, table)


def check_unwatched(connection: sa.Connection, table: str) -> None:
    """Raise `MovedOn` if a spectator has looked at a table, through any server; none can until the
    commit.
    """
    if is_shared(connection):
        watched = sa.select(TableRow.watched).where(TableRow.id == table).with_for_update(read=True)
        if connection.scalar(watched):
            raise MovedOn(Message("error-moved-on-elsewhere"))


def is_noted(connection: sa.Connection, table: str) -> bool:
    """Return whether the result of a table's match is stored."""
    known = sa.select(ResultRow.table_id).where(ResultRow.table_id == table)
    return connection.execute(known).first() is not None


def finish(connection: sa.Connection, table: str, score: FinalScore) -> None:
    """Store that a match is over, and its result."""
    set_status(connection, table, "over")
    if not is_noted(connection, table):
        connection.execute(
            sa.insert(ResultRow).values(
                table_id=table, goals=list(score.goals), winners=list(score.winners)
            )
        )


def add_move(connection: sa.Connection, table: str, entry: Entry) -> None:
    """Append to a table's log; fails if the number is taken."""
    add_moves(connection, table, [entry])


def add_moves(connection: sa.Connection, table: str, entries: Sequence[Entry]) -> None:
    """Append entries to a table's log; fails if a number is taken."""
    Append(table, entries)(connection)


class Append:
    """A write that appends entries to a table's log, and fails if a number is taken.

    Several of them can be merged into one statement.
    """

    def __init__(
        self,
        table: str,
        entries: Sequence[Entry],
        check: Callable[[sa.Connection], None] | None = None,
    ) -> None:
        """Prepare the rows; `check` runs first, in the same transaction, and raises an error to
        prevent the write.
        """
        self.table = table
        self.check = check
        self.rows = [
            {
                "table_id": table,
                "number": entry.number,
                "actor": entry.actor,
                "action": entry.action,
                "at": entry.at,
            }
            for entry in entries
        ]

    def __call__(self, connection: sa.Connection) -> None:
        """Append the entries."""
        append_all(connection, [self])


def append_all(connection: sa.Connection, appends: Sequence[Append]) -> None:
    """Append to the logs of several tables; fails as a whole."""
    for append in appends:
        if append.check is not None:
            append.check(connection)
    connection.execute(_INSERT_MOVES, [row for append in appends for row in append.rows])
    for append in appends:
        tell(connection, "moves", append.table)


_INSERT_MOVES = sa.insert(MoveRow)


def add_seat_change(
    connection: sa.Connection, table: str, number: int, change: SeatChange, status: str
) -> None:
    """Store change `number` of a table's seats, and the table's new status."""
    connection.execute(
        sa.insert(SeatChangeRow).values(
            table_id=table,
            number=number,
            seat=change.seat,
            bot=change.bot,
            name=change.name,
            after=change.after,
            at=now(),
        )
    )
    set_status(connection, table, status)


def add_seal(connection: sa.Connection, table: str, seat: int, seal: str) -> None:
    """Store a seat's seal; fails if there is one already."""
    connection.execute(sa.insert(ContributionRow).values(table_id=table, seat=seat, seal=seal))
    touch(connection, table)


def set_contribution(connection: sa.Connection, table: str, seat: int, value: str) -> None:
    """Store a seat's revealed contribution."""
    connection.execute(
        sa.update(ContributionRow)
        .where(ContributionRow.table_id == table, ContributionRow.seat == seat)
        .values(value=value)
    )
    touch(connection, table)


def set_dice(connection: sa.Connection, table: str, before: DiceStage, after: DiceStage) -> None:
    """Store the new stage of a table's dice; raises `MovedOn` unless the old one was `before`."""
    changed = connection.execute(
        sa.update(TableRow)
        .where(TableRow.id == table, TableRow.dice == before)
        .values(dice=after, status="playing", updated=now())
    )
    if changed.rowcount != 1:
        raise MovedOn(Message("error-moved-on-elsewhere"))
    touch(connection, table)


def read_table(connection: sa.Connection, table: str) -> Stored | None:
    """Return a table with its seats, None if there is none with this id."""
    row = connection.execute(sa.select(TableRow.__table__).where(TableRow.id == table)).first()
    if row is None:
        return None
    places = connection.execute(
        sa.select(SeatRow.seat, SeatRow.kind, SeatRow.name, SeatRow.salt)
        .where(SeatRow.table_id == table)
        .order_by(SeatRow.seat)
    )
    holders = connection.execute(
        sa.select(HolderRow.browser_digest, HolderRow.seat).where(HolderRow.table_id == table)
    )
    changes = connection.execute(
        sa.select(SeatChangeRow.seat, SeatChangeRow.bot, SeatChangeRow.name, SeatChangeRow.after)
        .where(SeatChangeRow.table_id == table)
        .order_by(SeatChangeRow.number)
    )
    contributions = connection.execute(
        sa.select(ContributionRow.seat, ContributionRow.seal, ContributionRow.value)
        .where(ContributionRow.table_id == table)
        .order_by(ContributionRow.seat)
    )
    return Stored(
        **row._mapping,  # noqa: SLF001 - SQLAlchemy's public name for a row as a mapping
        places=tuple(Place(*place) for place in places),
        holders={row.browser_digest: row.seat for row in holders},
        seat_changes=tuple(SeatChange(*change) for change in changes),
        contributions=tuple(Contribution(*one) for one in contributions),
    )


def read_box(connection: sa.Connection, digest: str) -> str:
    """Return the text of a match's box."""
    text: str = connection.execute(
        sa.select(BoxRow.text).where(BoxRow.digest == digest)
    ).scalar_one()
    return text


def log_length(table: str) -> sa.Select[int]:
    """Return the query for the length of a table's log."""
    return sa.select(sa.func.coalesce(sa.func.max(MoveRow.number) + 1, 0)).where(
        MoveRow.table_id == table
    )


def read_stand(connection: sa.Connection, table: str) -> tuple[int, int] | None:
    """Return the version of a table and the length of its log, None if there is no such table."""
    length = log_length(table).scalar_subquery()
    row = connection.execute(
        sa.select(TableRow.version, length).where(TableRow.id == table)
    ).first()
    return None if row is None else (row[0], row[1])


def read_moves(connection: sa.Connection, table: str, first: int = 0) -> list[Entry]:
    """Return a table's log, in order, from entry `first` on."""
    rows = connection.execute(
        sa.select(MoveRow.number, MoveRow.actor, MoveRow.action, MoveRow.at)
        .where(MoveRow.table_id == table, MoveRow.number >= first)
        .order_by(MoveRow.number)
    )
    return [Entry(*row) for row in rows]


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


def unfinished(connection: sa.Connection, hours: float) -> list[str]:
    """Return the tables in play whose last decision is at most this old, latest first."""
    since = now() - timedelta(hours=hours)
    latest = sa.func.max(MoveRow.at)
    rows = connection.execute(
        sa.select(TableRow.id)
        .outerjoin(MoveRow, MoveRow.table_id == TableRow.id)
        .where(TableRow.status == "playing", ~TableRow.closed)
        .group_by(TableRow.id)
        .having(sa.func.coalesce(latest, TableRow.updated) > since)
        .order_by(latest.desc().nulls_last())
    )
    return [row[0] for row in rows]


def tables_of(connection: sa.Connection, browser: str, most: int = 60) -> list[Listed]:
    """Return the tables at which a browser holds a seat, latest first."""
    latest = (
        sa.select(sa.func.max(MoveRow.at)).where(MoveRow.table_id == TableRow.id).scalar_subquery()
    )
    touched = sa.func.coalesce(latest, TableRow.updated, type_=TableRow.updated.type)
    rows = connection.execute(
        sa.select(
            TableRow.id,
            TableRow.game,
            TableRow.status,
            TableRow.options,
            TableRow.answer_seconds,
            TableRow.hints,
            TableRow.stand_in,
            TableRow.lesson,
            HolderRow.seat,
            ResultRow.goals,
            ResultRow.winners,
            touched.label("touched"),
        )
        .join(HolderRow, HolderRow.table_id == TableRow.id)
        .outerjoin(ResultRow, ResultRow.table_id == TableRow.id)
        .where(HolderRow.browser_digest == browser, ~TableRow.closed)
        .order_by(touched.desc())
        .limit(most)
    ).all()
    places: dict[str, list[Place]] = {row.id: [] for row in rows}
    for seat in connection.execute(
        sa.select(SeatRow.table_id, SeatRow.seat, SeatRow.kind, SeatRow.name, SeatRow.salt)
        .where(SeatRow.table_id.in_(places))
        .order_by(SeatRow.seat)
    ):
        places[seat.table_id].append(Place(seat.seat, seat.kind, seat.name, seat.salt))
    return [
        Listed(
            id=row.id,
            game=row.game,
            status=row.status,
            options=row.options,
            answer_seconds=row.answer_seconds,
            hints=row.hints,
            stand_in=row.stand_in,
            seat=row.seat,
            places=tuple(places[row.id]),
            lesson=row.lesson,
            score=None if row.goals is None else FinalScore(tuple(row.goals), tuple(row.winners)),
            updated=row.touched,
        )
        for row in rows
    ]


def add_win_chart(connection: sa.Connection, table: str, points: Sequence[Sequence[Any]]) -> None:
    """Store the win chart of a match, unless there is one already."""
    known = sa.select(WinChartRow.table_id).where(WinChartRow.table_id == table)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(WinChartRow).values(table_id=table, points=points))


def read_win_chart(connection: sa.Connection, table: str) -> list[list[Any]] | None:
    """Return the win chart of a match, None if none is stored."""
    row = connection.execute(
        sa.select(WinChartRow.points).where(WinChartRow.table_id == table)
    ).first()
    return None if row is None else list(row[0])
