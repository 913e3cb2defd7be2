"""The servers that share a database: each hears of the others' changes, and each table is driven by
one of them.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from kickabout.table import metrics
from kickabout.table.errors import Unsaved
from kickabout.table.play.live import LiveTable
from kickabout.table.play.registry import Registry
from kickabout.table.play.turn import note_end
from kickabout.table.seats import Keys
from kickabout.table.store import IdFile, News, Store, leases, listen

BEAT_SECONDS = 1.0
"""The interval at which a server sends a heartbeat and looks for tables that nobody drives."""

logger = logging.getLogger(__name__)


class Peers:
    """This server among those that share its database."""

    def __init__(self, tables: Registry, store: Store, keys: Keys, data: Path) -> None:
        self._tables = tables
        self._store = store
        self._keys = keys
        self._data = data
        self._tasks: list[asyncio.Task[None]] = []
        self._woken = asyncio.Event()
        self._left = False
        self._id_file: IdFile | None = None
        self.heard_blocks: Callable[[], Awaitable[None]] | None = None
        """Called when another server has added or lifted a block."""
        self.heard_job: Callable[[str], None] | None = None
        """Called with the id of a job that has been done elsewhere."""
        self.last_beat = 0.0
        """The moment of the last heartbeat that the database took, on the event loop's clock."""

    @property
    def is_heard(self) -> bool:
        """Return whether the other servers consider this one alive."""
        silent = asyncio.get_running_loop().time() - self.last_beat
        return not self._left and silent < leases.DEAD_SECONDS

    async def start(self) -> None:
        """Register with the other servers, and hand on what this one held before it was killed.

        Raises `CannotStart` if their keys and this one's do not go together, `Unsaved`, and `OSError`
        about the data folder.
        """
        self._id_file = IdFile(self._data)
        predecessor = self._id_file.read()
        if predecessor is not None:
            await self._store.write(partial(leases.leave, server=predecessor))
        await self._enter(starts=True)
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._beat_on())]

    async def leave(self) -> None:
        """Hand all tables over, so that the others take them up at once."""
        if self._left or not self._tasks:
            return
        self._left = True
        for table in self._tables.in_memory():
            table.replica.fence = None
        try:
            await self._store.write(lambda c: leases.leave(c, self._store.server))
        except Unsaved:
            logger.warning("the tables could not be handed on; the others take them up in a moment")

    async def stop(self) -> None:
        """Leave, and stop listening."""
        await self.leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._tables.background.stop()
        if self._id_file is not None:
            self._id_file.close()

    # --- heartbeat -------------------------------------------------------------------------------

    async def _enter(self, *, starts: bool = False) -> None:
        keys = [key.fingerprint for key in self._keys.accepted]

        def work(connection: sa.Connection) -> None:
            if starts:
                leases.agree(connection, keys)
            leases.enter(connection, self._store.server, keys)

        await self._store.write(work)
        if self._id_file is not None:
            self._id_file.write(self._store.server)
        self.last_beat = asyncio.get_running_loop().time()

    async def _beat_on(self) -> None:
        while True:
            with suppress(Unsaved):
                await self._beat()
            self._woken.clear()
            try:
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def _beat(self) -> None:
        if self._left:
            return
        server = self._store.server

        def work(connection: sa.Connection) -> dict[str, int] | None:
            if not leases.beat(connection, server):
                return None
            return leases.take_over(connection, server)

        taken = await self._store.write(work)
        if taken is None:
            await self._come_back()
            return
        self.last_beat = asyncio.get_running_loop().time()
        for table, fence in taken.items():
            live = self._tables.loaded(table)
            if live is None:
                self._tables.in_background(self._tables.bring_back(table))
            else:
                await self._hold(live, fence)

    async def _come_back(self) -> None:
        """Register under a new name, since the others have taken this server for dead and its
        tables over.
        """
        logger.warning("the others have taken this server for dead: it enters anew")
        self._store.server = secrets.token_hex(8)
        await self._enter()
        for table in self._tables.in_memory():
            table.replica.fence = None
            table.catch_up_soon("table")
            for viewer in table.occupancy.followed_from:
                table.replica.tell_presence(viewer, present=True)
            self._tables.in_background(self._want(table))

    async def _want(self, live: LiveTable) -> None:
        """Take the lease of a table in memory if nobody has it."""
        if live.closed or live.status == "over":
            return
        server = self._store.server
        fence = await self._store.write(lambda c: leases.take(c, live.id, server))
        if fence is not None:
            await self._hold(live, fence)

    async def _hold(self, live: LiveTable, fence: int) -> None:
        live.hold(fence)
        if live.status == "over":
            await note_end(live)  # the other server may have died before it could
            await self._tables.release([live.id])

    # --- news ------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        assert self._store.database is not None
        async for news in listen(self._store.database):
            if news.server != self._store.server:
                metrics.NEWS.labels(news.kind).inc()
                with suppress(Unsaved):
                    await self._take_in(news)

    async def _take_in(self, news: News) -> None:
        if news.kind in ("moves", "table", "state"):
            live = self._tables.loaded(news.about)
            if live is not None:
                live.catch_up_soon(news.kind)
        elif news.kind == "free":
            live = self._tables.loaded(news.about)
            if live is not None:
                self._tables.in_background(self._want(live))
            elif not news.about:
                self._woken.set()
        elif news.kind == "gone":
            self._tables.forget(news.about)
        elif news.kind == "done":
            if self.heard_job is not None:
                self.heard_job(news.about)
        elif news.kind in ("blocks", "missed"):
            if news.kind == "missed":
                for live in self._tables.in_memory():
                    live.catch_up_soon("table")
            if self.heard_blocks is not None:
                await self.heard_blocks()
