"""The tables of the database about positions of the day."""

from datetime import date, datetime

from sqlalchemy import Date, ForeignKeyConstraint, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, UtcTime


class PositionRow(Base):
    """The position of a game on a day, or that a server looks for one."""

    __tablename__ = "positions"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    server: Mapped[str | None] = mapped_column(String(32))
    """The server that looks for it, or has."""
    position: Mapped[str | None] = mapped_column(Text)
    """A `Position` as JSON, with all that is hidden in it; None while it is looked for."""


class PositionAnswerRow(Base):
    """Somebody's answer to a position of the day: one for each."""

    __tablename__ = "position_answers"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    browser_digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    action: Mapped[str] = mapped_column(Text)
    answered: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (
        ForeignKeyConstraint(["day", "game"], ["positions.day", "positions.game"]),
        Index("position_answers_by_browser", "browser_digest", "day"),
    )
