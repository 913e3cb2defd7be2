"""A server's copy of a table, kept in agreement with the database and with what other servers wrote there."""

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import sqlalchemy as sa

from kickabout.engine.game import CHANCE, SPECTATOR
from kickabout.table.errors import Unsaved
from kickabout.table.store import (
    Entry,
    SharedState,
    Stored,
    leases,
    log_queries,
    queries,
    shared_state,
)

if TYPE_CHECKING:
    from kickabout.table.play.live import LiveTable

T = TypeVar("T")
RETRY_SECONDS = 0.2


class Replica:
    """The copy of a table that this server has in memory."""

    def __init__(self, table: "LiveTable", version: int, fence: int | None) -> None:
        self.fence = fence
        """The fencing number of this server's lease of the table; None while another server drives
        it."""
        self.version = version
        """The version of the stored table, its log aside."""
        self.gone = False
        """True if another server has removed the table or closed it for good."""
        self.hints_elsewhere: dict[int, tuple[int, str | None]] = {}
        """Hints asked for and found at other servers, in the form of `SharedState`."""
        self._told: dict[int, float] = {}
        """By seat, when this server last told the others of a sign of life."""
        self._table = table
        self._behind: set[str] = set()
        """The kinds of changes that another server has made since the table was last read."""
        self._catching_up: asyncio.Task[None] | None = None
        self._in_doubt = False
        """True after a failed commit, of which only the database knows whether it was made."""

    @property
    def is_behind(self) -> bool:
        """Return whether another server has changed the table since it was last read."""
        return bool(self._behind)

    def check_lease(self, connection: sa.Connection) -> None:
        """Raise `MovedOn` unless this server has the table's lease and knows all answers to an open
        window.
        """
        leases.check_fence(connection, self._table.id, -1 if self.fence is None else self.fence)
        if self._table.is_private:
            queries.check_unwatched(connection, self._table.id)
        window = self._table.window
        if window is not None:
            leases.check_answers(
                connection, self._table.id, window.opened, window.seats, window.intents
            )

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Commit a change of the match or its dice, and return the result of `work`; the caller
        holds the lock.

        Raises `Unsaved` if the commit failed.
        """
        try:
            result = await self._table.store.write(work)
        except BaseException:
            # Only the database knows whether it was committed: read it before going on.
            self._in_doubt = True
            raise
        self._table.trouble = None
        return result

    async def reconcile(self) -> None:
        """Rebuild the match from the database if the fate of a failed commit is unknown.

        Where servers share the database, the changes that others have made are taken over.
        """
        if self._table.store.shared and (self._in_doubt or self._behind):
            await self._catch_up()
        if not self._in_doubt:
            return
        entries = await self._table.store.read(lambda c: log_queries.read_moves(c, self._table.id))
        await asyncio.to_thread(self._table.log.rebuild, entries)
        if self._table.dice is not None:
            stored = await self._table.store.read(lambda c: queries.read_table(c, self._table.id))
            assert stored is not None
            self._table.dice.take(stored)
        self._in_doubt = False
        self._table.settle()

    def hold(self, fence: int | None) -> None:
        """Drive the table from now on, by the lease with this fence; with None, leave it to another
        server.
        """
        self.fence = fence
        if fence is not None:
            self._table.since = self._table.now  # nobody loses time by the other server's end
            if self._table.window is not None:
                self._table.window = replace(self._table.window, since=self._table.now)
            self.catch_up_soon("table")
            self._table.wake.set()

    def fall_behind(self, kind: str) -> None:
        """Note that another server has changed the table, which is read again before its next use."""
        self._behind.add(kind)

    def catch_up_soon(self, kind: str) -> None:
        """Read a table that another server has changed again now, and tell those who follow it."""
        self.fall_behind(kind)
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = self._table.in_background(self._caught_up())

    async def _caught_up(self) -> None:
        while self._behind and not self._table.closed:
            try:
                async with self._table.lock:
                    await self.reconcile()
            except Unsaved:
                await asyncio.sleep(RETRY_SECONDS)

    async def confirm(self) -> None:
        """Make sure that the table is up to date with other servers' changes; raises `Unsaved`."""
        stand = await self._table.store.read(lambda c: log_queries.read_stand(c, self._table.id))
        if stand is not None and stand[0] == self.version and stand[1] <= self._table.number:
            return
        await self.read_again()

    async def read_again(self) -> None:
        """Take over all that the database has of the table; raises `Unsaved`."""
        self.fall_behind("table")
        async with self._table.lock:
            await self.reconcile()

    async def _catch_up(self) -> None:
        behind, self._behind = self._behind | ({"table"} if self._in_doubt else set()), set()
        whole, first = "table" in behind, self._table.number

        def read(
            connection: sa.Connection,
        ) -> tuple[list[Entry], Stored | None, SharedState | None]:
            entries = log_queries.read_moves(connection, self._table.id, first)
            stored = queries.read_table(connection, self._table.id) if whole else None
            beside = None
            if whole or "state" in behind:
                beside = shared_state.read_shared_state(
                    connection, self._table.id, self._table.store.server
                )
            return entries, stored, beside

        try:
            entries, stored, beside = await self._table.store.read(read)
        except Unsaved:
            self._behind |= behind
            raise
        self._in_doubt = False
        if whole and (stored is None or stored.closed):
            self.gone = True
            self._table.close()
            return
        for entry in entries:
            asked = self._table.enters if entry.actor == CHANCE else []
            self._table.log.append(entry)
            self._table.entered = asked
            self._table.settle([entry], entry.at)
        if stored is not None:
            self._take(stored)
        if beside is not None:
            self.take_shared_state(beside)

    def _take(self, stored: Stored) -> None:
        """Take over the stored state of the table, its log aside."""
        before = self._table.occupancy.unplayed, self._table.dice and self._table.dice.stage
        if self._table.dice is not None:
            self._table.dice.take(stored)
        self.version = stored.version
        self._table.successor = stored.successor
        self._table.holders = dict(stored.holders)
        self._table.places[:] = stored.places
        for change in stored.seat_changes[len(self._table.occupancy.changes) :]:
            self._table.occupancy.apply(change)
            if self._table.window is not None:
                self._table.window.intents.pop(change.seat, None)
        if stored.watched and self._table.is_private:
            self._table.lose_privacy()
        self._table.forget_views()
        if (self._table.occupancy.unplayed, self._table.dice and self._table.dice.stage) != before:
            self._table.begin()
        else:
            self._table.audience.announce()
            self._table.wake.set()

    def take_shared_state(self, beside: SharedState) -> None:
        """Take over what the servers share about the table beside its log."""
        window, occupancy = self._table.window, self._table.occupancy
        thought_twice: list[int] = []
        left = occupancy.elsewhere - beside.elsewhere
        shown = occupancy.elsewhere - {SPECTATOR}, occupancy.requests
        occupancy.set_elsewhere(beside.elsewhere, self._table.now)
        for seat, seconds in beside.signs.items():
            occupancy.heard_elsewhere(seat, self._table.now - seconds)
        occupancy.requests = beside.requests
        news = shown != (occupancy.elsewhere - {SPECTATOR}, occupancy.requests)
        if left:
            self._table.audience.announce_absence()
        if window is not None:
            intents = {
                seat: action
                for seat, (opened, action) in beside.answers.items()
                if opened == window.opened and seat in window.seats
            }
            news = news or intents.keys() != window.intents.keys()
            thought_twice = [
                seat for seat in intents if intents[seat] != window.intents.get(seat, intents[seat])
            ]
            window.intents = intents
        if self._table.coach is not None and self._table.coach.read != beside.read:
            self._table.coach.read = beside.read
            news = True
        if news:
            self._table.audience.announce()
        hints, self.hints_elsewhere = self.hints_elsewhere, beside.hints
        advised = [seat for seat, hint in beside.hints.items() if hints.get(seat) != hint]
        for seat in (*thought_twice, *advised):  # nobody else need know
            self._table.audience.announce_to(seat)
        self._table.wake.set()

    def tell_presence(self, viewer: int, *, present: bool) -> None:
        """Tell the other servers, in the background, who follows the table through this one."""
        server = self._table.store.server
        self.write_shared_state(
            lambda c: shared_state.set_presence(c, self._table.id, viewer, server, present=present)
        )

    def tell_sign(self, seat: int) -> None:
        """Tell the other servers, in the background, of a seat's sign of life; no-op if they were
        told of one recently, or know that the seat follows the table.
        """
        table = self._table
        occupancy = table.occupancy
        if not table.store.shared or seat == SPECTATOR or occupancy.connected(seat):
            return
        before, now = self._told.get(seat, -math.inf), table.now
        if occupancy.patience and now - before >= occupancy.telling:
            self._told[seat] = now
            table.in_background(self._tell_sign(seat))

    async def _tell_sign(self, seat: int) -> None:
        try:
            await self._table.store.write(lambda c: shared_state.set_sign(c, self._table.id, seat))
        except Unsaved:
            self._told.pop(seat, None)  # the next one is told

    def write_shared_state(self, work: Callable[[sa.Connection], None]) -> None:
        """Write something beside the log for other servers, in the background; no-op if there are
        none.
        """

        async def written() -> None:
            with suppress(Unsaved):
                await self._table.store.write(work)

        if self._table.store.shared and not self._table.closed:
            self._table.in_background(written())

    def tell_presence_again(self) -> None:
        """Tell the other servers again who follows the table, since they had taken this one for
        dead.
        """
        for viewer in self._table.occupancy.followed_from:
            self.tell_presence(viewer, present=True)
