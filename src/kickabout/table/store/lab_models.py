"""The laboratory's tables of the database: edited boxes and runs."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, UtcTime


class LabBoxRow(Base):
    """A box edited by a browser."""

    __tablename__ = "lab_boxes"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    browser_digest: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    digest: Mapped[str] = mapped_column(ForeignKey("boxes.digest"))
    before: Mapped[str | None] = mapped_column(ForeignKey("boxes.digest"))
    """What it was before the last change, None if that cannot be taken back."""
    updated: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("lab_boxes_by_browser", "browser_digest", "updated"),)


class LabRunRow(Base):
    """A run of the laboratory with its report."""

    __tablename__ = "lab_runs"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    browser_digest: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    """What the box was called."""
    box_digest: Mapped[str] = mapped_column(ForeignKey("boxes.digest"))
    base_digest: Mapped[str | None] = mapped_column(ForeignKey("boxes.digest"))
    """The box to compare with."""
    plan: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The data of its `Plan`."""
    state: Mapped[str] = mapped_column(String(10))
    """`waiting`, `running`, `done`, `failed` or `cancelled`."""
    server: Mapped[str | None] = mapped_column(String(32))
    """The server that plays it."""
    tries: Mapped[int] = mapped_column(Integer)
    """The number of times it was started."""
    phase: Mapped[str] = mapped_column(String(10))
    """`compile`, `play` or `worth`; empty before it starts."""
    done: Mapped[int] = mapped_column(Integer)
    total: Mapped[int] = mapped_column(Integer)
    asked: Mapped[datetime] = mapped_column(UtcTime)
    ended: Mapped[datetime | None] = mapped_column(UtcTime)
    fault: Mapped[str | None] = mapped_column(Text)
    """Why it failed; empty if workers were lost."""
    report: Mapped[str | None] = mapped_column(Text)
    """The report as HTML, without the page around it."""
    figures: Mapped[str | None] = mapped_column(Text)
    """Its figures in JSON."""

    __table_args__ = (
        Index("lab_runs_by_browser", "browser_digest", "asked"),
        Index("lab_runs_by_state", "state", "asked"),
    )
