"""Mail: a digest of notices, and links to sign in, where the operator has configured a mail server.

An address has to be confirmed by a link before anything else is sent there.
"""

import logging
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from functools import partial
from typing import get_args

import sqlalchemy as sa

from kickabout.table.errors import BadRequest, CannotStart, Refused, TableError, Unknown
from kickabout.table.language import table_messages
from kickabout.table.people.accounts import LINK_MINUTES
from kickabout.table.people.notices import KINDS, Way, is_on, path_of, quiet_until, text_of
from kickabout.table.play import Background, Tables
from kickabout.table.seats import digest
from kickabout.table.settings import Settings
from kickabout.table.store import Account, mail_queries, now, people_queries, push_queries
from kickabout.table.store.mail_queries import MailAddress, MailLink
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

LOOK_SECONDS = 30.0
"""How often a server looks for somebody to send something to."""
SETTLES = timedelta(minutes=15)
"""The time for which something stays unread before a mail tells of it."""
APART = timedelta(hours=6)
"""The time between two digests to the same account."""
AGAIN = timedelta(minutes=5)
"""The time until a second attempt; each later one takes four times as long."""
TRIES = 5
"""After so many attempts a digest is given up."""
AT_ONCE = 20
MOST = 30
"""The number of notices in a digest, latest first."""
CONFIRM_HOURS = 24
MOST_LINKS = 3
"""The number of valid links of an account with which no further one is mailed."""
MOST_ADDRESS = 254
SMTP_SECONDS = 20.0
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)
"""An address as web pages take it; neither quoted local parts nor other alphabets."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Letter:
    """A mail in words."""

    to: str
    subject: str
    text: str
    stop: str | None = None
    """The address by which its reader stops further ones at one press (RFC 8058)."""


class Mail:
    """What a server sends by mail."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store
        self._settings = tables.settings
        self._background = Background()

    @property
    def is_configured(self) -> bool:
        """Whether the operator has configured a mail server."""
        return self._settings.mail_host is not None

    @property
    def ways(self) -> list[Way]:
        """The ways by which this server can tell anybody of anything."""
        return [way for way in get_args(Way) if way != "mail" or self.is_configured]

    def start(self) -> None:
        """Send digests now and then, if a mail server is configured; raises `CannotStart` if it is half of it."""
        check(self._settings)
        if self.is_configured:
            self._background.now_and_then(lambda: self.send_due(now()), LOOK_SECONDS)

    async def stop(self) -> None:
        """Stop sending; digests that are not sent yet are sent by another server, or later."""
        await self._background.stop()

    # --- addresses ---------------------------------------------------------------------------------

    async def of(self, account: Account) -> MailAddress | None:
        """Return the confirmed address of an account, None if it has none."""
        return await self._store.read(lambda c: mail_queries.address_of(c, account.id))

    async def ask(self, account: Account, address: str, base: str, locale: str) -> None:
        """Send a link to an address, by which an account confirms that it is its own.

        Raises `Unknown` where no mail is sent, `BadRequest` for an address that is none, `Refused` if too many links
        are valid already, or `Unsaved`.
        """
        self._check_configured()
        to, token = checked_address(address), secrets.token_urlsafe(24)
        until = now() + timedelta(hours=CONFIRM_HOURS)
        link = MailLink(digest(token), account.id, to, base, locale, until)

        def add(connection: sa.Connection) -> None:
            if mail_queries.open_links(connection, account.id) >= MOST_LINKS:
                raise Refused(Message("error-mail-links"))
            mail_queries.add_link(connection, link)

        await self._store.write(add)
        reader = Reader(table_messages(locale))
        text = reader.say(
            "mail-confirm",
            name=account.name,
            link=f"{base}/mail/confirm/{token}",
            hours=CONFIRM_HOURS,
        )
        self._background.start(self._send(Letter(to, reader.say("mail-confirm.subject"), text)))

    async def asked(self, token: str) -> tuple[str, str]:
        """Return the address that a link confirms, which stays valid, and the name whose it is then; raises `Unknown` if
        it is not valid.
        """

        def find(connection: sa.Connection) -> tuple[str, str] | None:
            link = mail_queries.find_link(connection, digest(token))
            account = (
                None if link is None else people_queries.find_account(connection, link.account)
            )
            return None if link is None or account is None else (link.address, account.name)

        owner = await self._store.read(find)
        if owner is None:
            raise Unknown(Message("error-mail-link"))
        return owner

    async def confirm(self, token: str) -> None:
        """Confirm an address by a link, which is used up; raises `Unknown` if it is not valid, `Refused` if the address is
        another account's, or `Unsaved`.
        """
        confirmed = await self._store.write(lambda c: mail_queries.confirm(c, digest(token)))
        if confirmed is None:
            raise Unknown(Message("error-mail-link"))
        if not confirmed:
            raise Refused(Message("error-mail-taken"))

    async def remove(self, account: Account) -> None:
        """Remove the address of an account; raises `Unsaved`."""
        await self._store.write(lambda c: mail_queries.forget_address(c, account.id))

    async def resume(self, account: Account) -> None:
        """Send digests to an account again; raises `Unsaved`."""
        await self._store.write(lambda c: mail_queries.set_stopped(c, account.id, is_stopped=False))

    async def stop_by(self, token: str) -> None:
        """Send no more digests to the account for which a token is; raises `Unknown` if it is for none, or `Unsaved`."""
        account = self.stopped_by(token)
        await self._store.write(lambda c: mail_queries.set_stopped(c, account, is_stopped=True))

    def stopped_by(self, token: str) -> str:
        """Return the account for which a token is; raises `Unknown` if it is for none."""
        accounts = (key.stopped_by(token) for key in self._tables.keys.accepted)
        account = next((one for one in accounts if one is not None), None)
        if account is None:
            raise Unknown(Message("error-mail-stop"))
        return account

    # --- signing in --------------------------------------------------------------------------------

    def send_link(self, address: str, base: str, locale: str, then: str = "") -> None:
        """Send a link to sign in to an address, if it is that of an account; it leads on to the page `then`.

        Whoever asks does not learn whether it is, by no answer and by no time. Raises `Unknown` where no mail is sent, or
        `BadRequest` for an address that is none.
        """
        self._check_configured()
        self._background.start(self._link(checked_address(address), base, locale, then))

    async def _link(self, address: str, base: str, locale: str, then: str) -> None:
        with suppress(TableError):  # the database: it can be asked for again
            known = await self._store.read(lambda c: mail_queries.by_address(c, address))
            if known is None:
                return
            token = secrets.token_urlsafe(18)
            until = now() + timedelta(minutes=LINK_MINUTES)

            def add(connection: sa.Connection) -> Account | None:
                if mail_queries.open_links(connection, known.account) >= MOST_LINKS:
                    return None
                account = people_queries.find_account(connection, known.account)
                people_queries.add_device_link(connection, digest(token), known.account, until)
                return account

            account = await self._store.write(add)
            if account is None:
                return
            link = f"{base}/device/{token}" + (f"?then={then}" if then else "")
            reader = Reader(table_messages(locale))
            text = reader.say("mail-sign-in", name=account.name, link=link, minutes=LINK_MINUTES)
            await self._send(Letter(address, reader.say("mail-sign-in.subject"), text))

    # --- digests -----------------------------------------------------------------------------------

    async def send_due(self, moment: datetime) -> None:
        """Send the digests that are due at a moment or cannot wait, and have been taken over from all other servers; raises
        `Unsaved`.
        """
        settled, hurried = moment - SETTLES, await self._hurried(moment)
        is_due = partial(mail_queries.is_any_due, moment=moment, settled=settled)
        if not hurried and not await self._store.read(is_due):
            return
        due = await self._store.write(
            lambda c: mail_queries.claim(c, moment, settled, AGAIN, AT_ONCE, hurried)
        )
        for one in due:
            if one.account in hurried:
                await self._digest(one, moment, moment, is_hurried=True)
            else:
                await self._digest(one, moment, settled)

    async def _hurried(self, moment: datetime) -> set[str]:
        """Return the accounts for which a mail cannot wait, as their time to decide is short."""
        accounts = set()
        for kind, telling in KINDS.items():
            soon = moment + telling.hurries
            if soon == moment:
                continue
            short = partial(mail_queries.hurried, kind=kind, moment=moment, soon=soon)
            for account, flag in await self._store.read(short):
                choices = await self._store.read(partial(push_queries.choices_of, account=account))
                if is_on(choices, "mail", kind) and quiet_until(choices, moment, flag) is None:
                    accounts.add(account)
        return accounts

    async def _digest(
        self, mail: MailAddress, moment: datetime, settled: datetime, *, is_hurried: bool = False
    ) -> None:
        """Send what an account wants to be told, if it does not want quiet or that cannot wait; it is tried again if that
        fails.
        """
        own = mail.account
        choices = await self._store.read(lambda c: push_queries.choices_of(c, own))
        account = await self._store.read(lambda c: people_queries.find_account(c, own))
        listed = await self._store.read(lambda c: mail_queries.unmailed(c, own, settled, MOST))
        wanted = [one for one in listed if is_on(choices, "mail", one.kind)]
        later = None if is_hurried else quiet_until(choices, moment)
        if wanted and later is not None:
            await self._store.write(lambda c: mail_queries.settle(c, own, later))
            return
        if wanted and account is not None:
            reader = Reader(table_messages(mail.locale))
            stop = f"{mail.base}/mail/stop/{self._tables.keys.current.stop(own)}"
            lines = [f"{text_of(one, reader)}\n{mail.base}{path_of(one)}" for one in wanted]
            text = reader.say(
                "mail-digest",
                name=account.name,
                happened="\n\n".join(lines),
                link=f"{mail.base}/me/notices",
                stop=stop,
            )
            subject = reader.say("mail-digest.subject", number=len(wanted))
            is_sent = await self._tried(Letter(mail.address, subject, text, stop))
            if not is_sent and mail.tries < TRIES:
                return
        due = moment + APART if wanted else moment

        def done(connection: sa.Connection) -> None:
            mail_queries.set_mailed(connection, own, settled)
            mail_queries.settle(connection, own, due)

        await self._store.write(done)

    # --- sending -----------------------------------------------------------------------------------

    def _check_configured(self) -> None:
        if not self.is_configured:
            raise Unknown(Message("error-no-mail"))

    async def _send(self, letter: Letter) -> None:
        await self._tried(letter)

    async def _tried(self, letter: Letter) -> bool:
        """Hand a mail to the mail server; return whether it has taken it."""
        import aiosmtplib

        settings = self._settings
        try:
            await aiosmtplib.send(
                composed(letter, settings.mail_sender or ""),
                hostname=settings.mail_host,
                port=settings.mail_port,
                username=settings.mail_user,
                password=settings.mail_password,
                use_tls=settings.mail_security == "tls",
                start_tls=settings.mail_security == "starttls",
                timeout=SMTP_SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            logger.warning("a mail could not be sent (%s)", type(error).__name__)
            return False
        return True


def check(settings: Settings) -> None:
    """Raise `CannotStart` if a mail server is configured without a sender, or the other way round."""
    if (settings.mail_host is None) != (settings.mail_sender is None):
        raise CannotStart(Message("error-mail-settings"))


def composed(letter: Letter, sender: str) -> EmailMessage:
    """Return a mail as it is sent, from a sender."""
    message = EmailMessage(SMTP)
    message["From"] = f"Kickabout <{sender}>"
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(now())
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


def is_address(text: str) -> bool:
    """Return whether a text is a mail address."""
    return len(text) <= MOST_ADDRESS and ADDRESS.fullmatch(text) is not None


def checked_address(address: str) -> str:
    """Return an address in lower case; raises `BadRequest` if it is none."""
    address = address.strip()
    if not is_address(address):
        raise BadRequest(Message("error-mail-address"))
    return address.lower()
