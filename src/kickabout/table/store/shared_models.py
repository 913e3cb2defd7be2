"""The tables of the database that only servers need which share it."""

from datetime import datetime

from sqlalchemy import BigInteger, DateTime, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base


class FactRow(Base):
    """Something that all servers of the database agree on."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class ServerRow(Base):
    """A server that runs, or has died a short while ago."""

    __tablename__ = "servers"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seen: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    """Its last sign of life, on the clock of the database."""


class LeaseRow(Base):
    """The lease of the server that keeps a table going."""

    __tablename__ = "leases"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    holder: Mapped[str | None] = mapped_column(String(32))
    """The server, None if it has handed the table on."""
    fence: Mapped[int] = mapped_column(BigInteger)
    """Grows each time that the lease is taken: whoever had it before cannot write any more."""

    __table_args__ = (Index("leases_by_holder", "holder"),)


class AnswerRow(Base):
    """An answer in a response window that was given before its turn."""

    __tablename__ = "answers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    opened: Mapped[int] = mapped_column(Integer)
    """The length of the log when the window opened; answers to earlier windows say nothing."""
    action: Mapped[str] = mapped_column(Text)


class PresenceRow(Base):
    """A seat, or the stands (-1), from which a table is followed by a stream of a server."""

    __tablename__ = "presence"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    server: Mapped[str] = mapped_column(String(32), primary_key=True)

    __table_args__ = (Index("presence_by_server", "server"),)


class RequestRow(Base):
    """A seat's consent that the table's bot take another's place."""

    __tablename__ = "requests"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    by_seat: Mapped[int] = mapped_column(Integer, primary_key=True)


class HintRow(Base):
    """A hint that a seat has asked for, for all servers that show its page."""

    __tablename__ = "hints"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    question: Mapped[int] = mapped_column(Integer)
    """The length of the log when the decision came up."""
    found: Mapped[str | None] = mapped_column(Text)
    """What was found, in JSON; None while it is thought about, empty if that failed."""


class JobRow(Base):
    """A question to a bot on another machine."""

    __tablename__ = "jobs"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    rank: Mapped[int] = mapped_column(Integer)
    """Those of the lowest come first."""
    work: Mapped[str] = mapped_column(Text)
    """What a worker's process reads: what one seat sees, in JSON."""
    asked: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    worker: Mapped[str | None] = mapped_column(String(32))
    """Who works on it, by its id among the servers."""
    taken: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    answer: Mapped[str | None] = mapped_column(Text)

    __table_args__ = (Index("jobs_by_rank", "rank", "asked"),)


class ReadNoteRow(Base):
    """How far the learner of a lesson has read."""

    __tablename__ = "read_notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)
    """How many decisions and outcomes the match had then."""
    passed: Mapped[int] = mapped_column(Integer)
    """How many notes were passed by there."""
