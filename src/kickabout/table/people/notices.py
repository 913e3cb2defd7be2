"""Notices: what accounts are told of, when, and by what ways.

`KINDS` says it all. A notice is written in the transaction of that which it tells of. Only that somebody is to decide is
no single event: each server looks for it at the tables that it drives (`awaited_at`).
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from weakref import WeakKeyDictionary

from kickabout.table.errors import TableError
from kickabout.table.play import LiveTable, Tables
from kickabout.table.store import Account, notice_queries
from kickabout.table.store.notice_queries import Kind, Notice

LOOK_SECONDS = 5.0
"""How often a server looks for people whom its tables wait for."""
MOST = 50
"""The number of notices that are shown, latest first."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Way:
    """How and when a kind of notice reaches an account."""

    text: str
    """The id of its message."""
    after: timedelta = timedelta()
    """The time for which it has to be true before it is told."""


KINDS: Mapping[Kind, Way] = {
    "move": Way("notice-move", after=timedelta(minutes=3)),
    "challenge": Way("notice-challenge"),
    "asks": Way("notice-asks"),
    "agreed": Way("notice-agreed"),
    "next": Way("notice-next"),
    "over": Way("notice-over"),
}
"""What is told, and when."""


@dataclass(frozen=True)
class Awaited:
    """For whom a table waits, by the digests of the owners of their seats."""

    asked: Mapping[str, int]
    """The number of the question that each is asked."""
    late: frozenset[str]
    """Those who are to be told, as they have been away for long."""


def patience_of(table: LiveTable) -> float:
    """Return the seconds for which a table waits for somebody who has no page of it open, before they are told."""
    return KINDS["move"].after.total_seconds() * table.situation.pace


def awaited_at(table: LiveTable) -> Awaited:
    """Return for whom a table waits, and whom of them it has to tell.

    All who are asked at the same time are told at the same time, whatever they hold, but for those who have a page open
    or have answered. Who is asked, everybody at the table can see.
    """
    if table.status != "playing" or table.coach is not None:
        return Awaited({}, frozenset())
    situation, window, now = table.situation, table.window, table.now
    asked, late = {}, set()
    for seat in table.waiting_for():
        if seat in table.people:
            home = table.seats.home_of(seat)
            asked[home] = situation.question(seat)
            since = situation.asked_since(seat) if window is None else window.since
            if now - since >= patience_of(table) and not table.occupancy.is_here(home, now):
                late.add(home)
    holders = table.stored.holders.items()
    return Awaited(
        {owner: asked[seat] for owner, seat in holders if seat in asked},
        frozenset(owner for owner, seat in holders if seat in late),
    )


class Notices:
    """The notices of a server's accounts."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store
        self._told: WeakKeyDictionary[LiveTable, Awaited] = WeakKeyDictionary()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Look now and then for people whom the tables wait for."""
        self._tasks = [asyncio.create_task(self._look_now_and_then())]

    async def stop(self) -> None:
        """Stop looking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def of(self, account: Account) -> list[Notice]:
        """Return the notices of an account, latest first."""
        return await self._store.read(lambda c: notice_queries.notices_of(c, account.id, MOST))

    async def read(
        self, account: str, *, table: str | None = None, kinds: tuple[Kind, ...] | None = None
    ) -> None:
        """Note that an account has read its notices, or those about a table, or of some kinds; raises `Unsaved`."""
        unread = partial(
            notice_queries.is_anything_unread, account=account, table=table, kinds=kinds
        )
        if await self._store.read(unread):
            read = partial(notice_queries.read_notices, account=account, table=table, kinds=kinds)
            await self._store.write(read)

    async def look(self) -> None:
        """Tell those whose move it is at the tables that this server drives; raises `Unsaved`."""
        for table in self._tables.in_memory():
            if table.replica.fence is None:
                self._told.pop(table, None)
                continue
            awaited = awaited_at(table)
            # What was told before this server drove the table may be so no more.
            if awaited != self._told.get(table):
                await self._set_moves(table, awaited)

    async def _set_moves(self, table: LiveTable, awaited: Awaited) -> None:
        if table.stored.holders:
            await self._store.write(
                lambda c: notice_queries.set_moves(c, table.id, awaited.asked, awaited.late)
            )
        self._told[table] = awaited

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(TableError):  # it is tried again
                await self.look()
