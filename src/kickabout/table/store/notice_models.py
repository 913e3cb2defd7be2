"""The tables of the database about notices: what accounts are told of, and by what ways."""

from datetime import datetime

from sqlalchemy import JSON, Boolean, ForeignKey, Index, Integer, String, Text, false
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
    push_due: Mapped[datetime | None] = mapped_column(UtcTime)
    """When it is to be pushed next; None if it is done, or has been given up."""
    push_tries: Mapped[int] = mapped_column(Integer, server_default="0")
    is_mailed: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True once a mail has told of it, or none will."""

    __table_args__ = (
        Index("notices_by_push", "push_due"),
        Index("notices_by_table", "table_id"),
        Index("notices_by_cause", "by"),
    )


class NoticeChoiceRow(Base):
    """What an account has chosen about its notices; one without a row has chosen nothing."""

    __tablename__ = "notice_choices"

    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    changed: Mapped[list[str]] = mapped_column(JSON)
    """The switches that differ from what they are by default, each as WAY-KIND."""
    quiet_from: Mapped[int] = mapped_column(Integer)
    """The hour at which the account's quiet begins in its time zone, 0..23; none if it ends in the same hour."""
    quiet_to: Mapped[int] = mapped_column(Integer)
    zone: Mapped[str] = mapped_column(String(64))
    """The name of the time zone."""


class PushRow(Base):
    """A browser to which notices are pushed, as long as it is signed in."""

    __tablename__ = "pushes"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    """Of the address."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    session: Mapped[str] = mapped_column(ForeignKey("sessions.digest"))
    endpoint: Mapped[str] = mapped_column(Text)
    """The address at the browser's push service, which is a secret of the account's."""
    public_key: Mapped[str] = mapped_column(String(100))
    """Of the browser, in base64url."""
    auth: Mapped[str] = mapped_column(String(32))
    """The secret that the browser shares with the server, in base64url."""
    base: Mapped[str] = mapped_column(String(300))
    """The address at which the browser has the server."""
    locale: Mapped[str] = mapped_column(String(20))
    device: Mapped[str] = mapped_column(String(60))
    """What the browser said that it is."""
    since: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("pushes_by_account", "account"), Index("pushes_by_session", "session"))


class FeedRow(Base):
    """The secret address at which programs read the notices of an account."""

    __tablename__ = "feeds"

    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    """Of the secret."""


class MailRow(Base):
    """The mail address of an account, which it has confirmed."""

    __tablename__ = "mails"

    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    address: Mapped[str] = mapped_column(String(254), unique=True)
    """In lower case."""
    base: Mapped[str] = mapped_column(String(300))
    """The address of the server as the account has it."""
    locale: Mapped[str] = mapped_column(String(20))
    is_stopped: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True if no notices are sent there: it only serves to sign in."""
    due: Mapped[datetime] = mapped_column(UtcTime)
    """When notices may be sent next."""
    tries: Mapped[int] = mapped_column(Integer, server_default="0")
    """The number of attempts to send those that are due."""

    __table_args__ = (Index("mails_by_time", "due"),)


class MailLinkRow(Base):
    """A link by which an account shows, once and for a while, that a mail address is its own."""

    __tablename__ = "mail_links"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    address: Mapped[str] = mapped_column(String(254))
    base: Mapped[str] = mapped_column(String(300))
    locale: Mapped[str] = mapped_column(String(20))
    until: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("mail_links_by_account", "account"),)
