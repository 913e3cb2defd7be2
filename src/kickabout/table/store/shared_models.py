"""Tables of the database for servers that share it."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import BigInteger, DateTime, ForeignKey, Index, Integer, String, Text
from sqlalchemy.dialects.postgresql import Insert, insert
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, UtcTime


def upsert(row: type[Base], key: Mapping[str, object], **values: object) -> Insert:
    """Return the statement that stores the values of a key, in place of those that it had."""
    new = insert(row).values(**key, **values)
    return new.on_conflict_do_update(index_elements=[*key], set_=values)


class FactRow(Base):
    """A value on which all servers of the database agree."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class CountRow(Base):
    """How often something was asked for, for a while."""

    __tablename__ = "counts"

    name: Mapped[str] = mapped_column(String(64), primary_key=True)
    """What is counted, as a digest that only who has the key of the servers can make."""
    number: Mapped[int] = mapped_column(Integer)
    until: Mapped[datetime] = mapped_column(UtcTime)
    """When the count begins anew."""

    __table_args__ = (Index("counts_by_end", "until"),)


class ServerRow(Base):
    """A running server, or one that died recently."""

    __tablename__ = "servers"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seen: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    """Its last heartbeat, on the database's clock."""
    keys: Mapped[str | None] = mapped_column(Text)
    """The fingerprints of the key that it uses and of those that it accepts; None for a bot worker, and for
    a server older than this."""


class LeaseRow(Base):
    """The lease of the server that drives a table."""

    __tablename__ = "leases"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    holder: Mapped[str | None] = mapped_column(String(32))
    """The server's id; None if it has handed the table over."""
    fence: Mapped[int] = mapped_column(BigInteger)
    """Counter of takeovers: previous holders cannot write any more."""

    __table_args__ = (Index("leases_by_holder", "holder"),)


class AnswerRow(Base):
    """An answer in a response window that was given before its turn."""

    __tablename__ = "answers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    opened: Mapped[int] = mapped_column(Integer)
    """The length of the log when the window opened; answers to earlier windows are void."""
    action: Mapped[str] = mapped_column(Text)


class LinkRow(Base):
    """What a seat's page has revealed for dice that the seats make together, and is in no entry yet."""

    __tablename__ = "links"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    number: Mapped[int] = mapped_column(Integer, server_default="0")
    """The number of entries before the draw that its link is for; links for earlier draws are void."""
    link: Mapped[str | None] = mapped_column(String(64))
    anchor: Mapped[str | None] = mapped_column(String(64))
    """The anchor of another chain, with which the seat goes on."""


class PresenceRow(Base):
    """A seat, or spectators (-1), that follow a table by a stream of a server."""

    __tablename__ = "presence"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    server: Mapped[str] = mapped_column(String(32), primary_key=True)

    __table_args__ = (Index("presence_by_server", "server"),)


class SignRow(Base):
    """A seat's sign of life: that of its requests which a server has told the others last."""

    __tablename__ = "signs"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    """On the database's clock."""


class RequestRow(Base):
    """A seat's agreement that the table's bot take another's place."""

    __tablename__ = "requests"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    by_seat: Mapped[int] = mapped_column(Integer, primary_key=True)


class HintRow(Base):
    """A hint that a seat has asked for, shared by all servers that show its page."""

    __tablename__ = "hints"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    question: Mapped[int] = mapped_column(Integer)
    """The length of the log when the decision came up."""
    found: Mapped[str | None] = mapped_column(Text)
    """The result, in JSON; None while the bot is thinking, empty if it failed."""


class JobRow(Base):
    """A job for a bot on another machine."""

    __tablename__ = "jobs"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    rank: Mapped[int] = mapped_column(Integer)
    """The priority: the lowest comes first."""
    work: Mapped[str] = mapped_column(Text)
    """The worker process's input: what one seat sees, in JSON."""
    asked: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    worker: Mapped[str | None] = mapped_column(String(32))
    """The id of the worker that works on it, among the servers."""
    taken: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    answer: Mapped[str | None] = mapped_column(Text)

    __table_args__ = (Index("jobs_by_rank", "rank", "asked"),)


class ReadNoteRow(Base):
    """The learner's progress in the notes of a lesson."""

    __tablename__ = "read_notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)
    """The number of decisions and outcomes played at that time."""
    passed: Mapped[int] = mapped_column(Integer)
    """The number of notes dismissed there."""
