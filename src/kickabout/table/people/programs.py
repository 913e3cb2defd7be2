"""Keys by which programs act for an account: what each may do, until when, and since when it was not used.

A key is shown once; the database knows its digest. The keys that were used lately are in memory, so that no decision at
a table waits for the database because of them.
"""

import secrets
from collections.abc import Collection
from dataclasses import replace
from datetime import timedelta
from typing import Literal, cast, get_args

from kickabout.table.errors import BadRequest, NotYours, TableError, Unknown
from kickabout.table.people.accounts import People
from kickabout.table.play import Background, Tables
from kickabout.table.seats import digest
from kickabout.table.store import Account, ApiKey, key_queries, now
from kickabout.text.messages import Message

KeyScope = Literal["read", "play", "challenge", "notices"]
"""What a key allows: to read own matches, the profile and the own tables; to set up tables, join and play; to challenge
friends and see who challenges; to read notices and to choose what comes."""
SCOPES: tuple[KeyScope, ...] = get_args(KeyScope)
PREFIX = "kickabout_"
"""What a key begins with, by which it is told from the token of a seat."""
MOST_LABEL = 40
MOST_DAYS = 3650
NOTED = timedelta(minutes=10)
"""The time after which it is stored anew that a key was used."""


class Programs:
    """The keys of a server's accounts."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._store, self._people = tables.store, people
        self._known: dict[str, ApiKey] = {}
        """The keys that were used, by digest."""
        self._background = Background()

    async def load(self) -> None:
        """Forget the keys that were removed; raises `Unsaved`."""
        known = list(self._known)
        keys = await self._store.read(lambda c: key_queries.find_keys(c, known))
        self._known = {one.digest: one for one in keys}

    async def of(self, account: Account) -> list[ApiKey]:
        """Return the keys of an account, latest first."""
        return await self._store.read(lambda c: key_queries.keys_of(c, account.id))

    async def make(
        self, account: Account, label: str, scopes: Collection[str], days: int | None
    ) -> str:
        """Make a key with a label for so many days, for good if None, and return it: nobody can read it again.

        Raises `BadRequest` for what makes no sense, `Refused` if there are too many, or `Unsaved`.
        """
        called = " ".join(label.split())
        if not called or len(called) > MOST_LABEL or not called.isprintable():
            raise BadRequest(Message("error-key-label", most=MOST_LABEL))
        if not scopes or not set(scopes) <= set(SCOPES):
            raise BadRequest(Message("error-key-scopes", scopes=SCOPES))
        if days is not None and not 0 < days <= MOST_DAYS:
            raise BadRequest(Message("error-key-days", most=MOST_DAYS))
        secret, since = PREFIX + secrets.token_urlsafe(32), now()
        allowed = " ".join(scope for scope in SCOPES if scope in scopes)
        until = None if days is None else since + timedelta(days=days)
        key = ApiKey(digest(secret), account.id, called, allowed, since, until)
        await self._store.write(lambda c: key_queries.add_key(c, key))
        return secret

    async def revoke(self, account: Account, key: str) -> None:
        """Revoke a key of an account, by its digest; raises `Unknown` if there is none, or `Unsaved`."""
        if not await self._store.write(lambda c: key_queries.remove_keys(c, account.id, key)):
            raise Unknown(Message("error-no-key"))
        self._known.pop(key, None)

    async def declare(self, account: Account) -> None:
        """Have an account be a program's for good, which plays no rated matches; raises `Refused` if it has, or
        `Unsaved`.
        """
        await self._store.write(lambda c: key_queries.declare_program(c, account.id))

    def known(self, secret: str | None) -> str | None:
        """Return the account of a key that was used lately and is valid still; None for any other text."""
        key = None if secret is None or not is_key(secret) else self._known.get(digest(secret))
        return None if key is None or _is_past(key) else key.account

    async def account_id(self, secret: str, scope: KeyScope) -> str:
        """Return the id of the account for which a key may do something; raises `NotYours` if it may not, or is none."""
        shown = digest(secret)
        key = self._known.get(shown)
        if key is None:
            keys = await self._store.read(lambda c: key_queries.find_keys(c, [shown]))
            key = keys[0] if keys else None
        if key is None or _is_past(key):
            raise NotYours(Message("error-key-unknown"))
        self._known[shown] = key
        if scope not in key.scopes.split():
            raise NotYours(Message("error-key-scope", scope=scope))
        moment = now()
        if key.used is None or moment - key.used >= NOTED:
            self._known[shown] = replace(key, used=moment)
            self._background.start(self._note(shown))
        return key.account

    async def account(self, secret: str, scope: KeyScope) -> Account:
        """Return the account for which a key may do something; raises `NotYours` if it may not, or is none."""
        own = await self.account_id(secret, scope)
        account = await self._people.by_id(own)
        if account is None:
            raise NotYours(Message("error-key-unknown"))
        return account

    async def stop(self) -> None:
        """Stop what is noted in the background."""
        await self._background.stop()

    async def _note(self, key: str) -> None:
        try:
            await self._store.write(lambda c: key_queries.set_used(c, key, now()))
        except TableError:
            self._known.pop(key, None)  # it is noted the next time


def is_key(token: str) -> bool:
    """Return whether a token says that it is a key, and not that of a seat."""
    return token.startswith(PREFIX)


def scopes_of(key: ApiKey) -> list[KeyScope]:
    """Return what a key allows."""
    return [cast("KeyScope", one) for one in key.scopes.split()]


def _is_past(key: ApiKey) -> bool:
    return key.until is not None and key.until <= now()
