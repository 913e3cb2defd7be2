"""The tables of the database about the matches of the day."""

from datetime import date, datetime

from sqlalchemy import Date, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, UtcTime


class DailyAttemptRow(Base):
    """The match of a day that somebody plays: the only one of a game that counts for them. It outlives its table."""

    __tablename__ = "daily_attempts"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    browser_digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(16))
    finished: Mapped[datetime | None] = mapped_column(UtcTime)
    """When it was over; None of one that is not, and for good if it was not in time."""
    outcome: Mapped[str | None] = mapped_column(String(5))
    """`won`, `drawn` or `lost`."""
    goals: Mapped[int | None] = mapped_column(Integer)
    conceded: Mapped[int | None] = mapped_column(Integer)
    how: Mapped[str] = mapped_column(String(10), server_default="played")
    """How it ended: one of `fixtures.ENDED`."""

    __table_args__ = (
        Index("daily_attempts_by_table", "table_id"),
        Index("daily_attempts_by_browser", "browser_digest", "day"),
    )


class DailyBotResultRow(Base):
    """What a bot has made of a day's match, with the same dice and in the seat of those who play it."""

    __tablename__ = "daily_bot_results"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    bot: Mapped[str] = mapped_column(String(40), primary_key=True)
    """The kind of the bot."""
    outcome: Mapped[str] = mapped_column(String(5))
    goals: Mapped[int] = mapped_column(Integer)
    conceded: Mapped[int] = mapped_column(Integer)
