"""Accounts: a name that lasts longer than a browser, and the browsers that are signed in to it.

All browsers that are signed in count as one: what their account has they have, their seats and their
rosters. A session's secret is in its cookie alone, of which the database knows the digest.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial

import sqlalchemy as sa

from kickabout.table import catalogue
from kickabout.table.errors import MovedOn, Refused, Unknown, Unsaved
from kickabout.table.people.codes import fits, hashed, new_code
from kickabout.table.play import LiveTable, Tables, account_of, read_again
from kickabout.table.seats import (
    COOKIE_SECONDS,
    account_in,
    as_browser,
    checked_name,
    default_name,
    digest,
    is_account,
    lookalike,
    signed_in,
    skeletons,
)
from kickabout.table.shirts import Shirt
from kickabout.table.store import (
    Account,
    Act,
    Recomputed,
    Session,
    moderation_queries,
    now,
    people_queries,
    rating_queries,
)
from kickabout.text.languages import offered
from kickabout.text.messages import Message

LINK_MINUTES = 10
"""How long a link for another device is valid."""
MOST_DEVICE = 60
MOST_LOCALES = 1 << 14
"""The most accounts whose languages are in memory."""


@dataclass(frozen=True)
class SignedIn:
    """A browser that was just signed in."""

    account: Account
    cookie: str
    """What its cookie says from now on."""
    code: str = ""
    """The recovery code, if it is new: nobody can read it again."""


class People:
    """The accounts of a server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._locales: dict[str, str | None] = {}
        """What accounts have chosen whose pages were asked for lately, by their ids."""

    async def load(self) -> None:
        """Read from the database which sessions were ended, and forget which languages were chosen; raises `Unsaved`."""
        self._locales.clear()
        self._tables.keys.ended = await self._store.read(people_queries.ended_sessions)

    async def account_of(self, browser: str | None) -> Account | None:
        """Return the account to which a browser is signed in; None for a guest."""
        return await account_of(self._store, browser)

    async def by_id(self, account: str) -> Account | None:
        """Return an account by its id, None if there is none."""
        return await self._store.read(lambda c: people_queries.find_account(c, account))

    async def named(self, name: str) -> Account | None:
        """Return the account of a name, or of one that looks like it; None for what no database can hold."""
        if "\0" in name or name != name.encode(errors="replace").decode():
            return None
        signs = skeletons(name)
        return await self._store.read(lambda c: people_queries.named_account(c, signs))

    async def claim(self, name: str, guest: str | None, device: str) -> SignedIn:
        """Give a guest's browser an account, with all that it has had so far.

        Raises `BadRequest` for a name that is none, `Refused` for one that is taken, or `Unsaved`.
        """
        account = Account(secrets.token_hex(8), _own_name(name), False, now())
        code, salt = new_code(), secrets.token_hex(16)
        code_hash = await asyncio.to_thread(hashed, code, salt)

        def add(connection: sa.Connection) -> None:
            signs = skeletons(account.name)
            owner = owner_of(account)
            people_queries.add_account(connection, account, owner, signs, salt, code_hash)

        with _claimed(account.name):
            signed = await self._sign_in(account, guest, device, add)
        return replace(signed, code=code)

    async def rename(self, account: Account, name: str) -> Account:
        """Give an account another name, from now on: who sits at a table keeps the name that they came with.

        Raises `BadRequest` for a name that is none, `Refused` for one that is taken, or `Unsaved`.
        """
        named = replace(account, name=_own_name(name))
        signs = skeletons(named.name)
        with _claimed(named.name):
            await self._store.write(
                lambda c: people_queries.rename(c, account.id, named.name, signs)
            )
        return named

    async def recover(self, name: str, code: str, guest: str | None, device: str) -> SignedIn:
        """Sign a browser in by the recovery code; raises `Refused` if it is not that of this name, or `Unsaved`."""
        account = await self.named(name)
        # A name that does not exist takes as long.
        if not await self.is_code(code, account) or account is None:
            raise Refused(Message("error-recovery"))
        return await self._sign_in(account, guest, device)

    async def is_code(self, code: str, account: Account | None) -> bool:
        """Return whether a recovery code is that of an account, in the same time for none."""
        salt, kept = "00" * 16, ""
        if account is not None:
            own = account.id
            salt, kept = await self._store.read(lambda c: people_queries.code_of(c, own))
        return await asyncio.to_thread(fits, code, salt, kept)

    async def sign_in(self, account_id: str, guest: str | None, device: str) -> SignedIn:
        """Sign a browser in that has proved whose it is; raises `Unknown` if the account was removed, or `Unsaved`."""
        account = await self.by_id(account_id)
        if account is None:
            raise Unknown(Message("error-passkey-unknown"))
        return await self._sign_in(account, guest, device)

    async def new_code(self, account: Account) -> str:
        """Replace the recovery code of an account, and return it; raises `Unsaved`."""
        code, salt = new_code(), secrets.token_hex(16)
        code_hash = await asyncio.to_thread(hashed, code, salt)
        await self._store.write(lambda c: people_queries.set_code(c, account.id, salt, code_hash))
        return code

    async def set_private(self, account: Account, *, is_private: bool) -> None:
        """Store whether nobody else may see the profile; raises `Unsaved`."""
        await self._store.write(
            lambda c: people_queries.set_private(c, account.id, is_private=is_private)
        )

    async def set_shirt(self, account: Account, shirt: Shirt | None) -> None:
        """Store what somebody wears at the tables where they sit down from now on; None for the shirt of the seat.
        Raises `Unsaved`.
        """
        kept = None if shirt is None else str(shirt)
        await self._store.write(lambda c: people_queries.set_shirt(c, account.id, kept))

    async def set_locale(self, account: Account, locale: str) -> None:
        """Store the language that somebody has chosen; raises `Unsaved`."""
        await self._store.write(lambda c: people_queries.set_locale(c, account.id, locale))
        self._locales[account.id] = locale

    def locale_of(self, browser: str | None) -> str | None:
        """Return the language that the account of a browser has chosen, as far as it is in memory."""
        if browser is None or not is_account(browser):
            return None
        return self._locales.get(account_in(browser))

    async def find_locale(self, browser: str | None) -> None:
        """Read the language that the account of a browser has chosen into memory, unless it is there."""
        if browser is None or not is_account(browser) or account_in(browser) in self._locales:
            return
        try:
            account = await self.account_of(browser)
        except Unsaved:
            return  # the page can be shown, in the language of the browser
        if account is not None:
            if len(self._locales) >= MOST_LOCALES:
                self._locales.clear()
            # Somebody may have chosen meanwhile.
            self._locales.setdefault(account.id, account.locale)

    # --- other devices -----------------------------------------------------------------------------

    async def new_link(self, account: Account, act: Act | None = None) -> str:
        """Return the token of a link that signs one other browser in, perhaps by an `act` of an operator; raises
        `Unsaved`.
        """
        token, until = secrets.token_urlsafe(18), now() + timedelta(minutes=LINK_MINUTES)

        def write(connection: sa.Connection) -> None:
            people_queries.add_device_link(connection, digest(token), account.id, until)
            if act is not None:
                moderation_queries.note(connection, act)

        await self._store.write(write)
        return token

    async def linked(self, token: str) -> Account:
        """Return the account of a link, which stays valid; raises `Unknown` if it is not."""
        account = await self._store.read(lambda c: people_queries.device_link(c, digest(token)))
        if account is None:
            raise Unknown(Message("error-device-link", minutes=LINK_MINUTES))
        return account

    async def follow(self, token: str, guest: str | None, device: str) -> SignedIn:
        """Sign a browser in by a link, which is used up; raises `Unknown` if it is not valid, or `Unsaved`."""
        account = await self.linked(token)
        if not await self._store.write(lambda c: people_queries.use_device_link(c, digest(token))):
            raise Unknown(Message("error-device-link", minutes=LINK_MINUTES))
        return await self._sign_in(account, guest, device)

    async def sessions(self, account: Account) -> list[Session]:
        """Return the sessions of an account, latest first."""
        return await self._store.read(lambda c: people_queries.sessions_of(c, account.id))

    async def end(self, account: Account, session: str) -> None:
        """End a session of an account, by its digest; raises `Unknown` if there is none, or `Unsaved`."""
        expired = now() - timedelta(seconds=COOKIE_SECONDS)

        def write(connection: sa.Connection) -> list[str]:
            people_queries.forget_ended(connection, expired)
            return people_queries.end_sessions(connection, account.id, [session])

        ended = await self._store.write(write)
        if not ended:
            raise Unknown(Message("error-no-session"))
        self._tables.keys.ended.update(ended)

    # --- ratings -----------------------------------------------------------------------------------

    async def recompute_ratings(self, *, corrects: bool) -> Recomputed:
        """Compute all ratings from the results alone, and return how many are stored that differ; those are replaced
        if it `corrects`. Raises `Unsaved`.
        """
        first = again = await self._store.read(rating_queries.recompute)
        # A match that is rated meanwhile goes on from what is there, and is put right in the next round.
        while corrects and again.deviating:
            await self._store.write(partial(rating_queries.correct, deviating=again.deviating))
            again = await self._store.read(rating_queries.recompute)
        return first

    # --- the end -----------------------------------------------------------------------------------

    async def remove(self, account: Account, guest: str, act: Act | None = None) -> None:
        """Remove an account and sign all its browsers out, perhaps by an `act` of an operator. Its name is free then, and
        what it had is the `guest`'s, as a browser of its own; raises `Unsaved`.
        """
        owner, new = owner_of(account), digest(guest)

        def write(connection: sa.Connection) -> list[str]:
            if act is not None:
                moderation_queries.note(connection, act)
            return people_queries.remove_account(connection, account.id, owner, new, default_name)

        ended = await self._store.write(write)
        self._tables.keys.ended.update(ended)
        await self._tables.sanctions.load()
        await self.read_again(as_browser(account.id))

    async def _sign_in(
        self,
        account: Account,
        guest: str | None,
        device: str,
        first: Callable[[sa.Connection], None] = lambda _: None,
    ) -> SignedIn:
        """Sign a browser in, with what it has had as a guest, after a write that is committed along with that."""
        secret = secrets.token_urlsafe(18)
        session = Session(digest(secret), device[:MOST_DEVICE], now())

        def write(connection: sa.Connection) -> None:
            first(connection)
            people_queries.add_session(connection, account.id, session)
            if guest is not None and not is_account(guest):
                people_queries.hand_over(connection, digest(guest), owner_of(account))

        await self._store.write(write)
        await self._tables.sanctions.load()
        await self.read_again(guest)
        return SignedIn(account, signed_in(account.id, secret))

    async def read_again(self, browser: str | None) -> None:
        """Have the tables in memory at which a browser has had a seat follow what has changed."""

        def has_it(table: LiveTable) -> bool:
            return browser is not None and digest(browser) in table.stored.holders

        for table in filter(has_it, list(self._tables.in_memory())):
            await read_again(table)


def owner_of(account: Account) -> str:
    """Return the digest by which the database knows what belongs to an account."""
    return digest(as_browser(account.id))


def _own_name(name: str) -> str:
    """Return a name that somebody may claim; raises `BadRequest`, or `Refused` if it is reserved."""
    checked = checked_name(name)
    if _is_like_default(checked):
        raise Refused(Message("error-name-reserved", name=checked))
    return checked


@contextmanager
def _claimed(name: str) -> Iterator[None]:
    """Refuse a name that somebody else has claimed at the same moment."""
    try:
        yield
    except MovedOn as error:
        raise Refused(Message("error-name-claimed", name=name)) from error


def _is_like_default(name: str) -> bool:
    """Return whether a name looks like those of people who have given none, in any language."""
    seats = range(max(game.most_seats for game in catalogue.games()))
    defaults = (default_name(seat, locale) for seat in seats for locale in offered())
    return lookalike(name, defaults) is not None
