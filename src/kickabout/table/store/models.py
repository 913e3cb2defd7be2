"""The tables of the database."""

from dataclasses import fields
from datetime import UTC, date, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Date,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.sql.operators import OperatorType
from sqlalchemy.types import TypeDecorator

from kickabout.table.time_control import TimeControl


class Notation(TypeDecorator[TimeControl]):
    """A time control; queries compare its notation."""

    impl = String(10)
    cache_ok = True

    def coerce_compared_value(self, op: OperatorType | None, value: Any) -> Any:
        """Return the type of what a time control is compared with."""
        del op
        return self.impl_instance if isinstance(value, str) else self

    def process_bind_param(self, value: TimeControl | None, dialect: Dialect) -> str | None:
        """Return the notation of a time control."""
        del dialect
        return None if value is None else value.notation

    def process_result_value(self, value: str | None, dialect: Dialect) -> TimeControl | None:
        """Return the time control of a stored notation."""
        del dialect
        return None if value is None else TimeControl.read(value)


class UtcTime(TypeDecorator[datetime]):
    """A moment in UTC; SQLite stores it without a zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Strip the zone of a moment on its way into the database."""
        del dialect
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Restore the zone of a stored moment."""
        del dialect
        return None if value is None else value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """The base class of all tables."""


def select_as(record: type[Any], *rows: type[Base]) -> sa.Select[Any]:
    """Return the query for the fields of a dataclass, each a column of that name in the first of the
    `rows` that has one.
    """
    names = [field.name for field in fields(record)]
    return sa.select(
        *(next(getattr(row, name) for row in rows if hasattr(row, name)) for name in names)
    )


class BoxRow(Base):
    """A box file of some match, stored so that the match survives edits of the box."""

    __tablename__ = "boxes"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class TableRow(Base):
    """A match and its settings."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    box_digest: Mapped[str] = mapped_column(ForeignKey("boxes.digest"))
    seed: Mapped[int] = mapped_column(BigInteger)
    """The seed of a lesson's dice, and of a match older than `secret`; unused if there is one."""
    answer_seconds: Mapped[float | None] = mapped_column(Float)
    """The time that people have to answer a card; None waits for everybody."""
    hints: Mapped[bool] = mapped_column(Boolean)
    """True if people may ask for hints."""
    stand_in: Mapped[str] = mapped_column(String(40))
    """The kind of bot that stands in for a person who has left."""
    speed: Mapped[str] = mapped_column(String(10))
    """How fast the table goes on: `calm`, `brisk` or `instant`."""
    asks_always: Mapped[bool] = mapped_column(Boolean)
    """True if its only person is asked where every answer but to hold is a plain waste as well."""
    watched: Mapped[bool] = mapped_column(Boolean)
    """True if a spectator has ever looked at it."""
    closed: Mapped[bool] = mapped_column(Boolean)
    """True if the host has closed it."""
    status: Mapped[str] = mapped_column(String(10))
    """`waiting`, `playing` or `over`."""
    created: Mapped[datetime] = mapped_column(UtcTime)
    updated: Mapped[datetime] = mapped_column(UtcTime)
    successor: Mapped[str | None] = mapped_column(String(16))
    """The table at which the same players play again."""
    opener: Mapped[int | None] = mapped_column(Integer)
    """The seat of whoever set it up."""
    lesson: Mapped[str | None] = mapped_column(String(40))
    """The lesson that guides its match, or the name of the position from which it goes on."""
    secret: Mapped[str | None] = mapped_column(String(64))
    """The server's part of the dice, in hexadecimal digits; known to nobody else while the match
    runs."""
    dice: Mapped[str | None] = mapped_column(String(10))
    """The stage of the dice: `open`, `sealed` or `set`; without a secret `real` or None."""
    preparing: Mapped[dict[str, list[str]] | None] = mapped_column(JSON(none_as_null=True))
    """The decisions to make for the seats once the dice are set, if their match begins prepared."""
    is_listed: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True if everybody is shown its open seats."""
    moves_behind: Mapped[int | None] = mapped_column(Integer)
    """The number of moves by which whoever does not play is behind; None if they see the match once it is over."""
    best_of: Mapped[int] = mapped_column(Integer, server_default="1")
    """The number of matches of which its players play the best; 1 for a match that stands by itself."""
    wins: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    """By seat, the matches of a series that have been won before this one; None if none were played."""
    is_rated: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True if its result changes the ratings of those who play."""
    time_control: Mapped[TimeControl | None] = mapped_column(Notation)
    """How long people may take to decide, as `TimeControl.read` reads it; None as long as they like."""
    joint: Mapped[bool | None] = mapped_column(Boolean)
    """Whether the seats make the dice together; None decides by who plays."""
    agreed: Mapped[str | None] = mapped_column(Text)
    """What was agreed when the match began, with which its chain of heads begins; None before, and for good in a
    match without one."""
    day: Mapped[date | None] = mapped_column(Date)
    """The day that all play its match with the same dice; None for one with dice of its own."""

    version: Mapped[int] = mapped_column(BigInteger, server_default="0")
    """Counter of changes to anything but the log, for servers that share the database."""

    __table_args__ = (
        Index("tables_by_status", "status", "updated"),
        Index("tables_by_box", "box_digest"),
    )


COUNTS = TableRow.lesson.is_(None)
"""The condition that the match of a table counts: neither a lesson's nor one that goes on from a position does."""


class SeatRow(Base):
    """A seat at a table."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(40))
    """`person`, `open`, `bot:` with the bot's kind, or `automaton`: the rules play it."""
    name: Mapped[str] = mapped_column(String(24))
    salt: Mapped[str] = mapped_column(String(32))
    seat_digest: Mapped[str] = mapped_column(String(64), unique=True)
    invite_digest: Mapped[str] = mapped_column(String(64), unique=True)
    awaited: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True if the seat is expected to contribute to the dice."""
    device: Mapped[int | None] = mapped_column(Integer)
    """The seat at whose device its person plays as well; None for a device of their own."""
    lifted: Mapped[int | None] = mapped_column(Integer)
    """The number of the time at which its person last took the device; see `records.Place`."""
    account: Mapped[str | None] = mapped_column(String(16))
    """The account that is rated by a rated match, or for which an open seat is kept; it stays when the account is removed."""
    draw_offer: Mapped[int | None] = mapped_column(Integer)
    """The number of entries before its latest offer of a draw."""
    again: Mapped[str | None] = mapped_column(String(10))
    """Whether its person wants to play again, with the `same` team or with `changes`, or `no`; see `records.Place`."""
    shirt: Mapped[str | None] = mapped_column(String(8))
    """What its person or member of the cast wears, in the notation of `table/shirts.py`; None for the shirt of the seat."""
    cast: Mapped[str | None] = mapped_column(String(40))
    """The slug of the member of the cast that its bot is; None of any other."""
    is_program: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True if a program has decided for it, or plays by its account."""
    phrases: Mapped[list[list[str]] | None] = mapped_column(JSON(none_as_null=True))
    """What its person has said last; see `records.Place`."""
    writes: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    """Since when, and until when, its person allows free text; see `records.Place`."""
    lines: Mapped[list[list[str]] | None] = mapped_column(JSON(none_as_null=True))
    """What its person has written last; see `records.Place`."""
    due: Mapped[datetime | None] = mapped_column(UtcTime)
    """The moment by which its person has to decide, in a match over days; None while it is not asked."""
    lets_stand: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    """The cards that it lets stand without being asked; see `records.Place`."""

    __table_args__ = (Index("seats_by_due", "due"),)


class VacationRow(Base):
    """The vacation of a person in a year, in which their time in matches over days does not run."""

    __tablename__ = "vacations"

    browser_digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    year: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    days: Mapped[int] = mapped_column(Integer)
    """The days that have been taken so far."""
    back: Mapped[datetime] = mapped_column(UtcTime)
    """The moment at which the last one ends."""


class ContributionRow(Base):
    """A seat's part of the dice of its table."""

    __tablename__ = "contributions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    seal: Mapped[str] = mapped_column(String(64))
    value: Mapped[str | None] = mapped_column(String(32))
    """None until it is revealed."""
    anchor: Mapped[str | None] = mapped_column(String(64))
    """The anchor of the seat's chain of links; None if its page offers none."""


class HolderRow(Base):
    """A browser that holds a seat; several may, through the seat's private link."""

    __tablename__ = "holders"

    browser_digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    finished: Mapped[datetime | None] = mapped_column(UtcTime)
    """When its match was over; None of one that is not, and of a lesson."""
    outcome: Mapped[str | None] = mapped_column(String(5))
    """What came of it for the seat: `won`, `drawn` or `lost`."""
    opponents: Mapped[str | None] = mapped_column(String(40))
    """Against whom: `people`, or the bot, as of `opponents_among`."""
    cards: Mapped[dict[str, int] | None] = mapped_column(JSON(none_as_null=True))
    """How often the seat has played each card, by its slug; None where it was not noted."""
    met: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    """The slugs of the cards that the seat has seen face up; None where it was not noted."""
    officials: Mapped[dict[str, int] | None] = mapped_column(JSON(none_as_null=True))
    """How many matches the seat has played to the end under each official, by its slug; None where it was not noted."""

    __table_args__ = (
        Index("holders_by_table", "table_id"),
        Index("holders_by_match", "browser_digest", "finished"),
    )


class MoveRow(Base):
    """One entry of a match's log: a decision, a chance outcome or an undo."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    actor: Mapped[int] = mapped_column(Integer)
    """The seat that decided, -1 for chance."""
    action: Mapped[str] = mapped_column(Text)
    """The notation of the action; `undo` takes the seat's last decision back."""
    at: Mapped[datetime] = mapped_column(UtcTime)
    seen: Mapped[str | None] = mapped_column(String(80))
    """The head that the seat sent along as the one that it had received: the number of entries before it, a space,
    and its hexadecimal digits."""
    links: Mapped[str | None] = mapped_column(Text)
    """The links and anchors of pages that came with it, as `kickabout.engine.links` reads them."""
    player: Mapped[str | None] = mapped_column(Text)
    """Who decided for the seat, if not the player that was agreed, as JSON."""
    spent_ms: Mapped[int | None] = mapped_column(Integer)
    """The milliseconds that the decision took of the seat's time; None if no clock of it ran."""


class SigningKeyRow(Base):
    """A key with which all servers of the database sign."""

    __tablename__ = "signing_keys"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """1 for the heads of records, 2 for what is pushed to browsers, 3 for the dice of days."""
    secret: Mapped[str] = mapped_column(String(64))
    """In hexadecimal digits; known to nobody else."""


class TallyRow(Base):
    """How many sealed matches have been removed."""

    __tablename__ = "tallies"

    name: Mapped[str] = mapped_column(String(10), primary_key=True)
    """What had become of them: `opened`, `closed` or `left`."""
    number: Mapped[int] = mapped_column(Integer)


class SeatChangeRow(Base):
    """A change of a seat's player: a bot came on for its person, or the person came back."""

    __tablename__ = "changes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    """0 for the table's first."""
    seat: Mapped[int] = mapped_column(Integer)
    bot: Mapped[str | None] = mapped_column(String(40))
    """The kind of the bot that came on, None for a person."""
    name: Mapped[str] = mapped_column(String(24))
    """The name of the new player."""
    after: Mapped[int] = mapped_column(Integer)
    """The number of decisions and outcomes played before it."""
    at: Mapped[datetime] = mapped_column(UtcTime)


class WinChartRow(Base):
    """The win chart of a finished match."""

    __tablename__ = "graphs"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    points: Mapped[list[list[Any]]] = mapped_column(JSON)
    """Rows of a position's number and the seats' chances there."""


class ResultRow(Base):
    """The result of a match, so that lists of matches need not replay each of them."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    goals: Mapped[list[int]] = mapped_column(JSON)
    """By seat."""
    winners: Mapped[list[int]] = mapped_column(JSON)
    """The seats that won; none for a draw among all."""
    how: Mapped[str] = mapped_column(String(10), server_default="played")
    """How it ended: one of `fixtures.ENDED`."""
    incidents: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))
    """The goals and bookings of a match of a competition or a season; None where they were not noted."""


class BlockRow(Base):
    """A browser, address or network that the host has blocked."""

    __tablename__ = "blocks"

    whom: Mapped[str] = mapped_column(String(64), primary_key=True)
    """An address, a network, or the id of a browser."""
    at: Mapped[datetime] = mapped_column(UtcTime)
    accounts_only: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True if it keeps from claiming names, and from nothing else."""


class ReportRow(Base):
    """A report of a name, or of what was written under it, to the host."""

    __tablename__ = "reports"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(24), primary_key=True)
    by_seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[datetime] = mapped_column(UtcTime)
    settled: Mapped[datetime | None] = mapped_column(UtcTime)
    note: Mapped[str | None] = mapped_column(String(200))
    """What the operator who settled it has noted."""
    lines: Mapped[list[list[str]] | None] = mapped_column(JSON(none_as_null=True))
    """What was written last at the table, if that is reported: rows of a name, a text and a moment in ISO 8601."""


class RosterRow(Base):
    """A roster that a browser has built for a game, such as a squad with its deck."""

    __tablename__ = "sheets"  # the name in the migration

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    browser_digest: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    """The file as which it is exported."""
    before: Mapped[str | None] = mapped_column(Text)
    """The text before the last change; None if that cannot be undone."""
    updated: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("sheets_by_browser", "browser_digest", "game", "updated"),)
