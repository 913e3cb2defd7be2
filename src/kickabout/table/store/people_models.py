"""The tables of the database about people: their accounts, and the devices that are signed in to them."""

from datetime import datetime

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, String, Text, false
from sqlalchemy.orm import Mapped, mapped_column

from kickabout.table.store.models import Base, UtcTime


class AccountRow(Base):
    """Somebody with a name of their own, which lasts longer than a browser."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    code_salt: Mapped[str] = mapped_column(String(32))
    code_hash: Mapped[str] = mapped_column(String(64))
    """The hash of the recovery code, by scrypt with the salt."""
    shirt: Mapped[str | None] = mapped_column(String(8))
    """What they wear at tables, in the notation of `table/shirts.py`."""
    locale: Mapped[str | None] = mapped_column(String(20))
    """The language that they have chosen."""
    is_private: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True if nobody else may see the profile."""
    created: Mapped[datetime] = mapped_column(UtcTime)
    needs_name: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True if an operator has removed its name, and its owner is to choose another."""
    is_program: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """True if a program plays by it, as its owner has declared."""
    seen: Mapped[datetime | None] = mapped_column(UtcTime)
    """When a page of theirs was last open, to the minute."""
    owner: Mapped[str] = mapped_column(String(64), server_default="")
    """The digest by which it owns seats, as a browser does."""

    __table_args__ = (Index("accounts_by_owner", "owner"),)


class AccountNameRow(Base):
    """A skeleton of the name of an account: names that look alike share one, so only one of them can be claimed."""

    __tablename__ = "account_names"

    skeleton: Mapped[str] = mapped_column(String(120), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"))

    __table_args__ = (Index("account_names_by_account", "account"),)


class SessionRow(Base):
    """A browser that is signed in to an account."""

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    """Of the secret in its cookie."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    device: Mapped[str] = mapped_column(String(60))
    """What the browser said that it is, such as "Firefox, Linux"."""
    since: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("sessions_by_account", "account"),)


class EndedSessionRow(Base):
    """A session that was ended: its cookie counts no more."""

    __tablename__ = "ended_sessions"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    at: Mapped[datetime] = mapped_column(UtcTime)


class DeviceLinkRow(Base):
    """A link that signs another browser in, once and for a while."""

    __tablename__ = "device_links"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    until: Mapped[datetime] = mapped_column(UtcTime)


class TieRow(Base):
    """What an account has declared about another: `asked` to be friends, `friend`, or `blocked`."""

    __tablename__ = "ties"

    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))

    __table_args__ = (Index("ties_by_other", "other"),)


class ChallengeRow(Base):
    """A table at which somebody waits for a friend."""

    __tablename__ = "challenges"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    """The friend who is asked."""
    by: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    is_declined: Mapped[bool] = mapped_column(Boolean, server_default=false())

    __table_args__ = (Index("challenges_by_account", "account"),)


class SeekRow(Base):
    """A browser whose person wants to play now, at the table where they wait or somebody has been found."""

    __tablename__ = "seeks"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    browser_digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    mean: Mapped[float] = mapped_column(Float)
    """Their rating in the game."""
    since: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("seeks_by_browser", "browser_digest"),)


class PasskeyRow(Base):
    """A passkey of an account."""

    __tablename__ = "passkeys"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    """Of the id by which an authenticator knows it."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    credential: Mapped[str] = mapped_column(Text)
    """That id, in base64url."""
    public_key: Mapped[str] = mapped_column(Text)
    """In base64url."""
    uses: Mapped[int] = mapped_column(BigInteger)
    """The authenticator's count of its uses; 0 if it does not count."""
    host: Mapped[str] = mapped_column(String(253))
    """The host name for which it was made, and at which alone it works."""
    device: Mapped[str] = mapped_column(String(60))
    """What the browser said that it is with which it was made."""
    since: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("passkeys_by_account", "account"),)


class ApiKeyRow(Base):
    """A key by which programs act for an account."""

    __tablename__ = "api_keys"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    label: Mapped[str] = mapped_column(String(40))
    scopes: Mapped[str] = mapped_column(String(40))
    """What it allows, separated by spaces."""
    since: Mapped[datetime] = mapped_column(UtcTime)
    until: Mapped[datetime | None] = mapped_column(UtcTime)
    used: Mapped[datetime | None] = mapped_column(UtcTime)

    __table_args__ = (Index("api_keys_by_account", "account"),)


class PasskeyChallengeRow(Base):
    """What an authenticator is to sign, once and within minutes."""

    __tablename__ = "passkey_challenges"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    until: Mapped[datetime] = mapped_column(UtcTime)


class OpenIdRow(Base):
    """An account by what a provider of OpenID Connect calls its person."""

    __tablename__ = "openids"

    issuer: Mapped[str] = mapped_column(String(300), primary_key=True)
    subject: Mapped[str] = mapped_column(String(255), primary_key=True)
    """What the issuer calls the person, and nobody else ever."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    since: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("openids_by_account", "account"),)


class OpenIdStateRow(Base):
    """A browser that has been sent to a provider, and comes back once and within minutes."""

    __tablename__ = "openid_states"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    browser: Mapped[str] = mapped_column(String(64))
    """The digest of who was sent."""
    account: Mapped[str | None] = mapped_column(ForeignKey("accounts.id"))
    """The account that is to be known to the provider from then on; None if somebody signs in."""
    back: Mapped[str] = mapped_column(String(300))
    """The address to which the provider sends it back."""
    until: Mapped[datetime] = mapped_column(UtcTime)

    __table_args__ = (Index("openid_states_by_account", "account"),)
