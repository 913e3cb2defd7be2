"""The tables of the database about ratings. They stand for themselves: a match that is removed, and an account, leave
theirs here.
"""

from datetime import datetime

from sqlalchemy import BigInteger, Float, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, UtcTime


class RatedMatchRow(Base):
    """A match by which ratings have changed."""

    __tablename__ = "rated_matches"

    number: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    """Its place in the order in which matches are rated, from 1."""
    table_id: Mapped[str] = mapped_column(String(16), unique=True)
    at: Mapped[datetime] = mapped_column(UtcTime)


class RatedSeatRow(Base):
    """The result of somebody in a rated match, and the rating after it."""

    __tablename__ = "rated_seats"

    number: Mapped[int] = mapped_column(ForeignKey("rated_matches.number"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    account: Mapped[str] = mapped_column(String(16))
    game: Mapped[str] = mapped_column(String(40))
    rank: Mapped[int] = mapped_column(Integer)
    """0 for the winner; those who share a place have the same."""
    mean: Mapped[float] = mapped_column(Float)
    deviation: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("rated_seats_by_account", "account", "game", "number"),)
