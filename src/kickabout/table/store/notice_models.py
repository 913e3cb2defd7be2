"""The tables of the database about notices: what accounts are told of, and by what ways."""

from datetime import datetime

from sqlalchemy import Boolean, ForeignKey, Index, String, false
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, UtcTime


class NoticeRow(Base):
    """Something that an account is told of, once."""

    __tablename__ = "notices"

    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(12), primary_key=True)
    subject: Mapped[str] = mapped_column(String(40), primary_key=True)
    """What it is about: of two notices of a kind about the same thing one is given."""
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))
    by: Mapped[str | None] = mapped_column(ForeignKey("accounts.id"))
    """The account by whose doing it came about, where that matters."""
    at: Mapped[datetime] = mapped_column(UtcTime)
    is_read: Mapped[bool] = mapped_column(Boolean, server_default=false())

    __table_args__ = (
        Index("notices_by_table", "table_id"),
        Index("notices_by_cause", "by"),
    )
