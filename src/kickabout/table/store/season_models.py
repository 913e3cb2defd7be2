"""The tables of the database about seasons of one person among bots."""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, UtcTime


class ClubRow(Base):
    """A person's club."""

    __tablename__ = "clubs"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    browser_digest: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(24))
    shirt: Mapped[str] = mapped_column(String(8))
    """What it wears, in the notation of `table/shirts.py`."""
    game: Mapped[str] = mapped_column(String(40))
    group_stage: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether the league is played as a Group Stage, at tables of four."""
    secret: Mapped[str] = mapped_column(String(64))
    """From which lots and the matches between bots follow, in hexadecimal digits; known to nobody else."""
    founded: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("clubs_by_browser", "browser_digest", "founded"),)


class SeasonRow(Base):
    """A season of a club."""

    __tablename__ = "seasons"

    club: Mapped[str] = mapped_column(ForeignKey("clubs.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """1 for the first."""
    sides: Mapped[list[str]] = mapped_column(JSON)
    """All sides, the best division first: members of the cast by their slugs, and the club as an empty text."""
    place: Mapped[int | None] = mapped_column(Integer)
    """Where the club came in its division; None until the next season begins."""
    cup_rounds: Mapped[int | None] = mapped_column(Integer)
    """The rounds of the cup that it survived; None until the next season begins."""


class SeasonResultRow(Base):
    """What came of a fixture of a season."""

    __tablename__ = "season_results"

    club: Mapped[str] = mapped_column(String(16), primary_key=True)
    season: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    fixture: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    goals: Mapped[list[int]] = mapped_column(JSON)
    """By seat."""
    winners: Mapped[list[int]] = mapped_column(JSON)
    """The seats that won."""
    how: Mapped[str] = mapped_column(String(10))
    """How it came to its result, such as `played` or `walkover`: a `fixtures.How`."""
    incidents: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))
    """Its goals and bookings; None where they were not noted."""
    meetings: Mapped[list[list[int]] | None] = mapped_column(JSON(none_as_null=True))
    """The matches within it, each with the fields of `Meeting`; None of a match that has none."""

    __table_args__ = (ForeignKeyConstraint(["club", "season"], ["seasons.club", "seasons.number"]),)


class SeasonTableRow(Base):
    """The table of a fixture of the club's own."""

    __tablename__ = "season_tables"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    club: Mapped[str] = mapped_column(String(16))
    season: Mapped[int] = mapped_column(Integer)
    fixture: Mapped[int] = mapped_column(Integer)

    __table_args__ = (
        ForeignKeyConstraint(["club", "season"], ["seasons.club", "seasons.number"]),
        UniqueConstraint("club", "season", "fixture"),
    )
