"""The tables of the database about competitions of people."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, Boolean, ForeignKey, Index, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, Notation, UtcTime
from kickabout.table.time_control import TimeControl


class CompetitionRow(Base):
    """A competition, and how it is played."""

    __tablename__ = "competitions"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    form: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The fields of a `Form`."""
    organiser: Mapped[str] = mapped_column(String(16))
    """The account of its organiser, which it outlasts."""
    secret: Mapped[str] = mapped_column(String(64))
    """From which lots and the matches between bots follow, in hexadecimal digits; known to nobody else."""
    is_listed: Mapped[bool] = mapped_column(Boolean)
    """True if everybody is shown that it can be entered."""
    is_rated: Mapped[bool] = mapped_column(Boolean)
    """True if its matches between people change their ratings."""
    time_control: Mapped[TimeControl] = mapped_column(Notation)
    grace_minutes: Mapped[int] = mapped_column(Integer)
    """How long a match waits for its players to sit down."""
    match_days: Mapped[int | None] = mapped_column(Integer)
    """The days after which a match counts as it stands; None for as long as it takes."""
    status: Mapped[str] = mapped_column(String(10))
    """`open`, `running` or `over`."""
    created: Mapped[datetime] = mapped_column(UtcTime)
    starts: Mapped[datetime | None] = mapped_column(UtcTime)
    """When it begins by itself; None if its organiser begins it."""
    due: Mapped[datetime | None] = mapped_column(UtcTime)
    """When it is to be looked at next; None while nothing can happen by itself."""

    __table_args__ = (
        Index("competitions_by_due", "due"),
        Index("competitions_by_status", "status", "created"),
    )


class CompetitionEntryRow(Base):
    """An entry of a competition's log, in the words of `table/formats/entries.py`."""

    __tablename__ = "competition_entries"

    competition: Mapped[str] = mapped_column(ForeignKey("competitions.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    entry: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(UtcTime)


class CompetitionSideRow(Base):
    """An account that takes part in a competition, or has withdrawn from it."""

    __tablename__ = "competition_sides"

    competition: Mapped[str] = mapped_column(ForeignKey("competitions.id"), primary_key=True)
    side: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    account: Mapped[str] = mapped_column(String(16))

    __table_args__ = (
        UniqueConstraint("competition", "account"),
        Index("competition_sides_by_account", "account"),
    )


class CompetitionTableRow(Base):
    """The table of a fixture."""

    __tablename__ = "competition_tables"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    competition: Mapped[str] = mapped_column(ForeignKey("competitions.id"))
    fixture: Mapped[int] = mapped_column(Integer)

    __table_args__ = (UniqueConstraint("competition", "fixture"),)


class AbsenceRow(Base):
    """How often an account was out of a competition since it did not come, and until when it may enter none."""

    __tablename__ = "absences"

    account: Mapped[str] = mapped_column(String(16), primary_key=True)
    times: Mapped[int] = mapped_column(Integer)
    until: Mapped[datetime] = mapped_column(UtcTime)
