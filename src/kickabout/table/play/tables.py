"""The tables of a server: set up, found, joined, played again. Both the pages and the API use this."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

from kickabout.table import catalogue
from kickabout.table.bots import BotPool, RemoteBots, is_level, is_ready
from kickabout.table.errors import Gone, Refused, TableError, Unknown
from kickabout.table.play.driver import Driver, next_step
from kickabout.table.play.hints import Hints
from kickabout.table.play.live import LiveTable
from kickabout.table.play.log import MatchLog
from kickabout.table.play.peers import Peers
from kickabout.table.play.seat_changes import sit
from kickabout.table.play.setup import TableSetup, new_match
from kickabout.table.play.table_boxes import TableBoxes
from kickabout.table.play.win_chart import WinCharts
from kickabout.table.seats import Keys, checked_name, digest
from kickabout.table.settings import Settings
from kickabout.table.store import (
    Entry,
    Store,
    Stored,
    host_queries,
    leases,
    log_queries,
    queries,
    records,
    remove_tables,
    result_queries,
    stale_tables,
)
from kickabout.text.messages import Message

SWEEP_SECONDS = 30.0
REMOVAL_SECONDS = 3600.0
REMOVED_AT_ONCE = 20

logger = logging.getLogger(__name__)


class Tables:
    """All tables of a server; those in play or being watched are in memory."""

    def __init__(self, settings: Settings, store: Store, keys: Keys) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.bot_pool = RemoteBots(store) if settings.bots == "workers" else BotPool()
        self.hints = Hints(self.bot_pool)
        self.win_charts = WinCharts(self.bot_pool, store)
        self.peers = Peers(self, store) if store.shared else None
        """This server among others that share its database."""
        if self.peers is not None and isinstance(self.bot_pool, RemoteBots):
            self.peers.heard_job = self.bot_pool.heard
        self._loads: dict[str, asyncio.Task[LiveTable]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._background: list[asyncio.Task[None]] = []
        self.boxes = TableBoxes(settings, store)
        self.setup = TableSetup(settings, store, keys, self.boxes, self)
        self._seats: dict[str, tuple[str, int]] = {}
        """The seats of tokens seen before, by digest: a token may be void, but never changes its seat."""

    # --- lifecycle -----------------------------------------------------------------------------

    def start(self) -> asyncio.Task[None]:
        """Resume the matches that were in progress when the server last stopped.

        The returned task ends when all of them are in memory.
        """
        resuming = asyncio.create_task(self._resume())
        self._background = [
            resuming,
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._remove_now_and_then()),
        ]
        return resuming

    def close_streams(self) -> None:
        """End every stream of events and every driver, so that the server can stop at once."""
        for table in self.in_memory():
            table.close()

    async def stop(self) -> None:
        """Stop all background work; committed data stays."""
        if self.peers is not None:
            await self.peers.stop()
        self.close_streams()
        for task in self._background:
            task.cancel()
        await self.win_charts.stop()
        await self.bot_pool.close()
        await asyncio.gather(*self._background, *self.drivers(), return_exceptions=True)

    def in_memory(self) -> Iterator[LiveTable]:
        """Yield the tables that are loaded."""
        for load in list(self._loads.values()):
            if load.done() and not load.cancelled() and load.exception() is None:
                yield load.result()

    def loaded(self, table: str) -> LiveTable | None:
        """Return the table with this id if it is in memory."""
        load = self._loads.get(table)
        if load is None or not load.done() or load.cancelled() or load.exception() is not None:
            return None
        return load.result()

    def drivers(self) -> list[asyncio.Task[None]]:
        """Return the drivers' tasks; each ends with its match."""
        return list(self._drivers.values())

    async def _resume(self) -> None:
        hours = self.settings.resume_hours
        for table in await self.store.read(lambda c: log_queries.unfinished(c, hours)):
            # One at a time, so that requests are answered in between.
            try:
                await self._take_up(table)
            except TableError:
                continue
            except Exception:
                logger.exception("table %s cannot be brought back", table)

    async def _take_up(self, table: str) -> None:
        """Load and drive a table, unless another server drives it."""
        if table in self._loads or (await self._lease(table)) is not None:
            await self.get(table)

    async def _lease(self, table: str) -> int | None:
        """Take the lease of a table and return its fence; None if another server has it."""
        if not self.store.shared:
            return 0
        return await self.store.write(lambda c: leases.take(c, table, self.store.server))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget_quiet(asyncio.get_running_loop().time() - self.settings.quiet_seconds)

    def forget_quiet(self, before: float) -> None:
        """Unload tables that nobody watches, where nothing is due and nothing happened lately."""
        for table in list(self.in_memory()):
            # If another server drives it, nothing is due here.
            idle = table.replica.fence is None or next_step(table) is None
            if table.touched < before and not table.watched and idle:
                self.forget(table.id)
                if self.peers is not None and table.replica.fence is not None:
                    self.peers.release_soon(table.id)

    def forget(self, table: str) -> None:
        """Unload a table if it is in memory; its streams end."""
        live = self.loaded(table)
        if live is not None:
            live.close()
            del self._loads[table]

    async def _remove_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(REMOVAL_SECONDS)
            try:
                await self.remove_stale(records.now())
            except TableError as error:
                logger.warning("tables that are past their time cannot be removed: %s", error)

    async def remove_stale(self, moment: datetime) -> list[str]:
        """Remove the tables that are past their time at a moment; return their ids.

        Those in memory stay: somebody is there, or was recently. Raises `Unsaved`.
        """
        hours, days = self.settings.unvisited_hours, self.settings.keep_days
        visited_after = None if hours is None else moment - timedelta(hours=hours)
        changed_after = None if days is None else moment - timedelta(days=days)
        stale = await self.store.read(lambda c: stale_tables(c, visited_after, changed_after))
        removed = []
        for first in range(0, len(stale), REMOVED_AT_ONCE):  # few, as decisions wait
            some = stale[first : first + REMOVED_AT_ONCE]
            ids = [table for table in some if table not in self._loads]
            await self.store.write(partial(remove_tables, tables=ids))
            removed += ids
            for live in [live for live in self.in_memory() if live.id in ids]:
                live.close()  # somebody opened it in the meantime
                del self._loads[live.id]
        return removed

    # --- lookup --------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """Return the table with this id; raises `Unknown`, or `Refused` if its match cannot be
        rebuilt.
        """
        load = self._loads.get(table)
        if load is None:
            load = self._loads[table] = asyncio.create_task(self._load(table))
            load.add_done_callback(lambda done: self._forget_failed(table, done))
            found = await asyncio.shield(load)
            if self.store.shared:
                # What others wrote while it was loaded was news to nobody here.
                await found.replica.read_again()
        else:
            found = load.result() if load.done() else await asyncio.shield(load)
            if self.store.shared:
                await found.replica.confirm()
                if found.replica.gone:
                    self._loads.pop(table, None)
                    return await self.get(table)  # which raises the reason
        found.touched = found.now
        return found

    async def open_new(
        self, stored: Stored, box: Path | None, entries: Sequence[Entry]
    ) -> LiveTable:
        """Return a table that was just stored with these entries; it is not read again.

        Raises `Unsaved` if its lease cannot be taken.
        """
        load = self._loads.get(stored.id)
        if load is None:
            load = self._loads[stored.id] = asyncio.create_task(self._begin(stored, box, entries))
            load.add_done_callback(lambda done: self._forget_failed(stored.id, done))
        return await asyncio.shield(load)

    async def _begin(self, stored: Stored, box: Path | None, entries: Sequence[Entry]) -> LiveTable:
        fence = await self._lease(stored.id)
        log = MatchLog(lambda: new_match(stored, box))
        if entries:
            await asyncio.to_thread(log.rebuild, entries)
        return self._open(stored, log, fence)

    def _forget_failed(self, table: str, load: asyncio.Task[LiveTable]) -> None:
        if load.cancelled() or load.exception() is not None:
            self._loads.pop(table, None)

    async def _load(self, table: str) -> LiveTable:
        stored = await self.store.read(lambda c: queries.read_table(c, table))
        if stored is None:
            raise Unknown(Message("error-no-table"))
        if stored.closed:
            raise Gone(Message("error-table-closed"))
        fence = None if stored.status == "over" else await self._lease(table)
        entries = await self.store.read(lambda c: log_queries.read_moves(c, table))

        def rebuilt(box: Path | None) -> MatchLog:
            log = MatchLog(lambda: new_match(stored, box))
            log.rebuild(entries)
            return log

        try:
            log = await asyncio.to_thread(rebuilt, await self.boxes.of(stored))
        except ValueError as error:
            logger.exception("table %s cannot be rebuilt", table)
            raise Refused(Message("error-rules-changed", error=str(error))) from error
        opened = self._open(stored, log, fence)
        noted = stored.status == "over" and await self.store.read(
            lambda c: result_queries.is_noted(c, table)
        )
        if opened.status == "over" and not noted:
            # The server stopped between the last move and the note that the match is over, or is
            # newer than the match.
            score = opened.final_score
            await self.store.write(lambda c: result_queries.finish(c, table, score))
        return opened

    def _open(self, stored: Stored, log: MatchLog, fence: int | None) -> LiveTable:
        title, pace = catalogue.box_title(log.match.game, log.match.box), self.settings.pace
        table = LiveTable(stored, log, self.store, title, pace, fence)
        if any(map(is_level, table.bots)) and is_ready(log.match.game):
            self.bot_pool.prepare(log.match.game)
        driver = asyncio.create_task(Driver(table, self.bot_pool).run())
        self._drivers[table.id] = driver
        driver.add_done_callback(lambda _: self._driven(table))
        return table

    def _driven(self, table: LiveTable) -> None:
        """Clean up after a table's driver has ended."""
        self._drivers.pop(table.id, None)
        if self.peers is not None and table.status == "over" and table.replica.fence is not None:
            self.peers.release_soon(table.id)

    async def close_for_good(self, table: LiveTable) -> None:
        """End a table, its match and its streams; it cannot be opened any more. Raises `Unsaved`."""

        async def end() -> None:
            await self.store.write(lambda c: host_queries.close_table(c, table.id))
            table.close()
            self._loads.pop(table.id, None)

        await table.exclusive(end)

    # --- seats and their tokens ----------------------------------------------------------------

    def seat_token(self, table: LiveTable, seat: int) -> str | None:
        """Return the secret of a seat, to be shown to nobody but its holder; None if the server has
        the key no more that made it.
        """
        place = table.places[seat]
        key = self.keys.maker_of(table.id, place)
        return None if key is None else key.seat_token(table.id, place)

    def invite_token(self, table: LiveTable, seat: int) -> str | None:
        """Return the invitation to a seat, None if it is not open, or if the server has the key no
        more that made it.
        """
        place = table.places[seat]
        key = self.keys.maker_of(table.id, place) if place.kind == "open" else None
        return None if key is None else key.invite_token(table.id, place)

    async def by_seat_token(
        self, token: str, known: LiveTable | None = None
    ) -> tuple[LiveTable, int]:
        """Return the table and seat of a seat's secret; raises `Unknown`.

        A table that is `known`, since it has just been looked up, is not looked up again.
        """
        shown = digest(token)
        found = self._seats.get(shown)
        if found is None:
            found = await self.store.read(lambda c: queries.find_seat(c, shown))
            if found is None:
                raise Unknown(Message("error-private-link"))
            self._seats[shown] = found
        own, seat = found
        table = known if known is not None and known.id == own else await self.get(own)
        if table.places[seat].seat_digest != shown:  # it was made anew
            self._seats.pop(shown, None)
            raise Unknown(Message("error-private-link"))
        if table.places[seat].kind != "person":
            raise Unknown(Message("error-seat-not-taken"))
        return table, seat

    async def by_invite(self, token: str) -> tuple[LiveTable, int]:
        """Return the table and seat of an invitation, open or taken; raises `Unknown`."""
        found = await self.store.read(lambda c: queries.find_invite(c, digest(token)))
        if found is None:
            raise Unknown(Message("error-invitation"))
        return await self.get(found[0]), found[1]

    async def join(
        self, token: str, name: str, browser: str | None, *, contributes: bool = False
    ) -> tuple[LiveTable, int]:
        """Take the open seat of an invitation; a browser that has it already keeps it.

        If the seat `contributes` to the dice, the match waits for it a while. Raises `Unknown`,
        `BadRequest` for the name, `Refused` if the seat is taken, `NotYours` if the browser has
        another seat at this table, or `Unsaved`.
        """
        table, seat = await self.by_invite(token)
        own = None if browser is None else digest(browser)
        own_name = checked_name(name)
        await sit(table, seat, digest(token), own_name, own, contributes=contributes)
        return table, seat

    def seat_of(self, table: LiveTable, browser: str | None) -> int | None:
        """Return the seat that a browser holds at a table, None for a spectator."""
        return None if browser is None else table.holders.get(digest(browser))
