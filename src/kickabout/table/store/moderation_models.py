"""The tables of the database about moderation: who may not play or talk, and what operators have done."""

from datetime import datetime

from sqlalchemy import Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, UtcTime


class SanctionRow(Base):
    """What somebody may not do for a while. It follows them from guest to account and back."""

    __tablename__ = "sanctions"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    browser_digest: Mapped[str] = mapped_column(String(64))
    """Of the guest's browser, or of what all browsers of an account count as."""
    kind: Mapped[str] = mapped_column(String(8))
    """`mute` or `suspend`."""
    why: Mapped[str] = mapped_column(String(200))
    since: Mapped[datetime] = mapped_column(UtcTime)
    until: Mapped[datetime | None] = mapped_column(UtcTime)
    """None for good."""
    lifted: Mapped[datetime | None] = mapped_column(UtcTime)
    """When an operator ended it before its time, or replaced it."""

    __table_args__ = (Index("sanctions_by_browser", "browser_digest"),)


class ActRow(Base):
    """Something that an operator has done: the rows are only ever added."""

    __tablename__ = "acts"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[datetime] = mapped_column(UtcTime)
    who: Mapped[str] = mapped_column(String(40))
    what: Mapped[str] = mapped_column(String(16))
    whom: Mapped[str] = mapped_column(String(80))
    """Whom or what it concerned: a name, a browser, a table with a seat, an address."""
    why: Mapped[str] = mapped_column(String(200))
