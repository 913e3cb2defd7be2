"""The tables of the database."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator


class UtcTime(TypeDecorator[datetime]):
    """A moment in UTC; SQLite stores it without a zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Strips the zone of a moment on its way into the database."""
        del dialect
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Gives a stored moment its zone back."""
        del dialect
        return None if value is None else value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """What all tables share."""


class BoxRow(Base):
    """A box file that some match was played with, kept so that the match outlives an edited box."""

    __tablename__ = "boxes"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class TableRow(Base):
    """A match and how it was set up."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    box_digest: Mapped[str] = mapped_column(ForeignKey("boxes.digest"))
    seed: Mapped[int] = mapped_column(BigInteger)
    """The dice of a lesson, and of a match from before tables had a `secret`; it says nothing where there is one."""
    answer_seconds: Mapped[float | None] = mapped_column(Float)
    """How long people may answer a card; None waits for everybody."""
    hints: Mapped[bool] = mapped_column(Boolean)
    """Whether people may ask what a bot would do."""
    stand_in: Mapped[str] = mapped_column(String(40))
    """The kind of the bot that plays for who has left."""
    watched: Mapped[bool] = mapped_column(Boolean)
    """Whether somebody has ever looked at it from the stands."""
    closed: Mapped[bool] = mapped_column(Boolean)
    """Whether the host has closed it."""
    status: Mapped[str] = mapped_column(String(10))
    """`waiting`, `playing` or `over`."""
    created: Mapped[datetime] = mapped_column(UtcTime)
    updated: Mapped[datetime] = mapped_column(UtcTime)
    successor: Mapped[str | None] = mapped_column(String(16))
    """The table at which the same players play again."""
    lesson: Mapped[str | None] = mapped_column(String(40))
    """The lesson that its match is guided by."""
    secret: Mapped[str | None] = mapped_column(String(64))
    """What the server adds to the dice, in hexadecimal digits; known to nobody else while the match runs."""
    dice: Mapped[str | None] = mapped_column(String(10))
    """How far the dice are: `open`, `sealed` or `set`; without a secret `real` or None."""
    preparing: Mapped[dict[str, list[str]] | None] = mapped_column(JSON(none_as_null=True))
    """What is to be decided for the seats once the dice are set, where their match begins prepared."""

    version: Mapped[int] = mapped_column(BigInteger, server_default="0")
    """Grows with every change but those of the log, where servers share the database."""

    __table_args__ = (Index("tables_by_status", "status", "updated"),)


class SeatRow(Base):
    """A place at a table."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(40))
    """`person`, `open`, `bot:` with the bot's kind, or `automaton`: the rules play it."""
    name: Mapped[str] = mapped_column(String(24))
    salt: Mapped[str] = mapped_column(String(32))
    seat_digest: Mapped[str] = mapped_column(String(64), unique=True)
    invite_digest: Mapped[str] = mapped_column(String(64), unique=True)


class ContributionRow(Base):
    """What a seat adds to the dice of its table."""

    __tablename__ = "contributions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    seal: Mapped[str] = mapped_column(String(64))
    value: Mapped[str | None] = mapped_column(String(32))
    """None while it has not been told."""


class HolderRow(Base):
    """A browser that holds a seat; several may, through the seat's private link."""

    __tablename__ = "holders"

    browser_digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)

    __table_args__ = (Index("holders_by_table", "table_id"),)


class MoveRow(Base):
    """One entry of a match's log: a decision, a chance outcome or a step back."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    actor: Mapped[int] = mapped_column(Integer)
    """The seat that decided, -1 for chance."""
    action: Mapped[str] = mapped_column(Text)
    """The notation of the action; `undo` takes the seat's last decision back."""
    at: Mapped[datetime] = mapped_column(UtcTime)


class SeatChangeRow(Base):
    """A seat that changed hands: a bot came on for its person, or the person came back."""

    __tablename__ = "changes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    """0 for the table's first."""
    seat: Mapped[int] = mapped_column(Integer)
    bot: Mapped[str | None] = mapped_column(String(40))
    """The kind of the bot that came on, None for a person."""
    name: Mapped[str] = mapped_column(String(24))
    """Who came on."""
    after: Mapped[int] = mapped_column(Integer)
    """How many decisions and outcomes the match had then."""
    at: Mapped[datetime] = mapped_column(UtcTime)


class WinChartRow(Base):
    """The chances of winning over a match that is over."""

    __tablename__ = "graphs"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    points: Mapped[list[list[Any]]] = mapped_column(JSON)
    """Rows of a place in the match and the chances of the seats there."""


class ResultRow(Base):
    """How a match ended, so that a list of matches can tell without playing each through."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    goals: Mapped[list[int]] = mapped_column(JSON)
    """By seat."""
    winners: Mapped[list[int]] = mapped_column(JSON)
    """The seats that won; none for a draw among all."""


class BlockRow(Base):
    """Somebody whom the host lets in no more."""

    __tablename__ = "blocks"

    whom: Mapped[str] = mapped_column(String(64), primary_key=True)
    """An address, a network, or the id of a browser."""
    at: Mapped[datetime] = mapped_column(UtcTime)


class ReportRow(Base):
    """A name that somebody has reported to the host."""

    __tablename__ = "reports"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(24), primary_key=True)
    by_seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[datetime] = mapped_column(UtcTime)


class RosterRow(Base):
    """Something that a browser has built for a game, such as a squad with its deck."""

    __tablename__ = "sheets"  # as the migration has made it

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    browser_digest: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    """The file that it can be exported as."""
    before: Mapped[str | None] = mapped_column(Text)
    """What it was before the last change, None if that cannot be taken back."""
    updated: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("sheets_by_browser", "browser_digest", "game", "updated"),)
