"""The tables of a server that are in memory: loaded when first asked for, driven, and unloaded."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import kickabout
from kickabout.engine.match import Match
from kickabout.table import catalogue
from kickabout.table.bots import BotPool, is_level, is_ready
from kickabout.table.errors import Gone, Refused, TableError, Unknown, Unsaved
from kickabout.table.play.background import Background
from kickabout.table.play.dice import links_of
from kickabout.table.play.driver import Driver, next_step
from kickabout.table.play.dues import owes_nothing
from kickabout.table.play.live import LiveTable
from kickabout.table.play.log import MatchLog
from kickabout.table.play.seat_changes import read_again
from kickabout.table.play.table_boxes import TableBoxes
from kickabout.table.play.turn import Turn, store_end, take_turn
from kickabout.table.settings import Settings
from kickabout.table.store import (
    Act,
    Entry,
    Store,
    Stored,
    host_queries,
    leases,
    log_queries,
    moderation_queries,
    queries,
    result_queries,
)
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message

SOON_SECONDS = 600.0
"""A table stays in memory if something is due that soon."""

logger = logging.getLogger(__name__)


class Registry:
    """The tables in memory, each with its driver and this server's lease of it."""

    def __init__(
        self, settings: Settings, store: Store, boxes: TableBoxes, bot_pool: BotPool
    ) -> None:
        self.settings = settings
        self.store = store
        self.boxes = boxes
        self.bot_pool = bot_pool
        self._loads: dict[str, asyncio.Task[LiveTable]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self.background = Background()

    def in_memory(self) -> Iterator[LiveTable]:
        """Yield the tables that are loaded."""
        for table in list(self._loads):
            live = self.loaded(table)
            if live is not None:
                yield live

    def loaded(self, table: str) -> LiveTable | None:
        """Return the table with this id if it is in memory."""
        load = self._loads.get(table)
        if load is None or not load.done() or load.cancelled() or load.exception() is not None:
            return None
        return load.result()

    def drivers(self) -> list[asyncio.Task[None]]:
        """Return the drivers' tasks; each ends with its match."""
        return list(self._drivers.values())

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Take a table up, or let it go, in the background."""
        task = self.background.start(work)
        task.add_done_callback(_warn)

    # --- lookup --------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """Return the table with this id; raises `Unknown`, or `Refused` if its match cannot be
        rebuilt.
        """
        load = self._loads.get(table)
        if load is None:
            live = await self._loading(table, self._load(table))
            if self.store.shared:
                # What others wrote while it was loaded was news to nobody here.
                await live.read_again()
        else:
            live = load.result() if load.done() else await asyncio.shield(load)
            if self.store.shared:
                await live.confirm()
                if live.replica.gone:
                    self._loads.pop(table, None)
                    return await self.get(table)  # which raises the reason
        live.touched = live.now
        return live

    async def open_new(
        self, stored: Stored, box: Path | None, entries: Sequence[Entry]
    ) -> LiveTable:
        """Return a table that was just stored with these entries; it is not read again.

        Raises `Unsaved` if its lease cannot be taken.
        """
        load = self._loads.get(stored.id)
        if load is None:
            return await self._loading(stored.id, self._begin(stored, box, entries))
        return await asyncio.shield(load)

    async def bring_back(self, table: str) -> None:
        """Load and drive a table that was in progress, of which this server has the lease; one that
        cannot be loaded is left to the others.
        """
        try:
            await self.get(table)
        except TableError:
            await self.release([table])
        except Exception:
            logger.exception("table %s cannot be brought back", table)

    async def take_up(self, table: str) -> None:
        """Load and drive a table that was in progress, unless another server drives it."""
        try:
            leased = table in self._loads or (await self._lease(table)) is not None
        except Unsaved as error:
            logger.warning("table %s cannot be taken up: %s", table, error)
            return
        if leased:
            await self.bring_back(table)

    def forget(self, table: str) -> None:
        """Unload a table if it is in memory; its streams end."""
        live = self.loaded(table)
        if live is not None:
            live.close()
            del self._loads[table]

    def forget_quiet(self, before: float) -> None:
        """Unload tables that nobody watches, where nothing is due and nothing happened lately."""
        for table in list(self.in_memory()):
            # If another server drives it, nothing is due here. What is due in days is swept up then.
            step = next_step(table)
            soon = step is not None and (
                not table.stored.is_over_days or step.due < table.now + SOON_SECONDS
            )
            idle = table.replica.fence is None or not soon
            if table.touched < before and not table.watched and idle:
                self.forget(table.id)
                self._release_soon(table)

    async def close_for_good(self, table: LiveTable, by: str) -> None:
        """End a table, its match and its streams, as an operator does; it cannot be opened any more. Raises `Unsaved`."""

        async def end(turn: Turn) -> None:
            turn.change(lambda c: host_queries.close_table(c, table.id))
            turn.change(lambda c: moderation_queries.note(c, Act(by, "close", table.id)))

        await take_turn(table, end)
        self._loads.pop(table.id, None)

    # --- leases --------------------------------------------------------------------------------

    async def _lease(self, table: str) -> int | None:
        """Take the lease of a table and return its fence; None if another server has it."""
        if not self.store.shared:
            return 0
        return await self.store.write(lambda c: leases.take(c, table, self.store.server))

    async def release(self, tables: Sequence[str]) -> None:
        """Give up the leases of tables at which nothing is due."""
        if not self.store.shared:
            return
        try:
            await self.store.write(partial(leases.release, tables=tables, server=self.store.server))
        except Unsaved:
            logger.warning("leases could not be given up; they end with this server")

    def _release_soon(self, table: LiveTable) -> None:
        if table.replica.fence is not None:
            self.in_background(self.release([table.id]))

    # --- loading -------------------------------------------------------------------------------

    async def _loading(self, table: str, work: Coroutine[Any, Any, LiveTable]) -> LiveTable:
        load = self._loads[table] = asyncio.create_task(work)
        load.add_done_callback(lambda done: self._forget_failed(table, done))
        return await asyncio.shield(load)

    def _forget_failed(self, table: str, load: asyncio.Task[LiveTable]) -> None:
        if load.cancelled() or load.exception() is not None:
            self._loads.pop(table, None)

    async def _begin(self, stored: Stored, box: Path | None, entries: Sequence[Entry]) -> LiveTable:
        fence = await self._lease(stored.id)
        log = MatchLog(new_match(stored, box), links_of(stored))
        if entries:
            await asyncio.to_thread(log.extend, entries)
        return self._open(stored, log, fence)

    async def _load(self, table: str) -> LiveTable:
        stored = await self.store.read(lambda c: queries.read_table(c, table))
        if stored is None:
            raise Unknown(Message("error-no-table"))
        if stored.closed:
            if stored.fixture is not None:
                raise Gone(Message("error-fixture-closed"), back=f"/c/{stored.fixture}")
            raise Gone(Message("error-table-closed"))
        fence = None if stored.status == "over" else await self._lease(table)
        entries = await self.store.read(lambda c: log_queries.read_moves(c, table))

        def rebuilt(box: Path | None) -> MatchLog:
            log = MatchLog(new_match(stored, box), links_of(stored))
            log.extend(entries)
            return log

        try:
            log = await asyncio.to_thread(rebuilt, await self.boxes.of(stored))
        except ValueError as error:
            logger.exception("table %s cannot be rebuilt", table)
            raise Refused(Message("error-rules-changed", error=explanation(error))) from error
        opened = self._open(stored, log, fence)
        if opened.stored.is_over_days:
            opened.take_answers(await self.store.read(lambda c: leases.read_answers(c, table)))
            if owes_nothing(opened):  # its match began as the table was set up
                await read_again(opened)
        noted = stored.status == "over" and await self.store.read(
            lambda c: result_queries.is_noted(c, table)
        )
        if opened.status == "over" and not noted:
            # The server stopped between the last move and the note that the match is over, or is
            # newer than the match.
            await store_end(opened)
        return opened

    def _open(self, stored: Stored, log: MatchLog, fence: int | None) -> LiveTable:
        title = catalogue.box_title(log.match.game, log.match.box)
        table = LiveTable(stored, log, self.store, title, self.settings.pace, fence)
        if any(map(is_level, table.bots)) and is_ready(log.match.game):
            self.bot_pool.prepare(log.match.game)
        driver = asyncio.create_task(Driver(table, self.bot_pool).run())
        self._drivers[table.id] = driver
        driver.add_done_callback(lambda _: self._driven(table))
        return table

    def _driven(self, table: LiveTable) -> None:
        """Clean up after a table's driver has ended."""
        self._drivers.pop(table.id, None)
        if table.status == "over":
            self._release_soon(table)


def _warn(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and isinstance(task.exception(), Unsaved):
        logger.warning("a table could not be taken up: %s", task.exception())


def new_match(stored: Stored, box: Path | None) -> Match:
    """Return the match of a table before its first decision."""
    return kickabout.new(
        stored.game, seats=len(stored.places), options=stored.options, box=box, seed=stored.seed
    )
