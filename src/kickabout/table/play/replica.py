"""A server's copy of a table among those of other servers: what it has to read again, whether it
drives the table, and what it tells the others.
"""

import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import sqlalchemy as sa

from kickabout.engine.game import SPECTATOR
from kickabout.table.errors import Unsaved
from kickabout.table.play.background import Background
from kickabout.table.seats import Occupancy
from kickabout.table.store import (
    Entry,
    SharedState,
    Store,
    Stored,
    log_queries,
    queries,
    shared_state,
)

T = TypeVar("T")


@dataclass(frozen=True)
class News:
    """What the database has of a table that its copy in memory lacks."""

    entries: Sequence[Entry]
    whole: bool
    """True if the table was read again beside its log."""
    stored: Stored | None
    """The table; None if it was not read, or has been removed."""
    beside: SharedState | None
    """The state beside the log that servers share; None if it was not read."""


class Replica:
    """The standing of a table's copy in memory, which only other servers' writes and failed commits
    make outdated.
    """

    def __init__(self, store: Store, table: str, fence: int | None, background: Background) -> None:
        self.fence = fence
        """The fencing number of this server's lease of the table; None while another server drives
        it."""
        self.gone = False
        """True if another server has removed the table or closed it for good."""
        self.hints_elsewhere: dict[int, tuple[int, str | None]] = {}
        """Hints asked for and found at other servers, in the form of `SharedState`."""
        self._store = store
        self._table = table
        self._background = background
        self._told: dict[int, float] = {}
        """By seat, when this server last told the others of a sign of life."""
        self._behind: set[str] = set()
        """The kinds of changes that the copy lacks: `moves`, `state` or `table`."""

    @property
    def is_behind(self) -> bool:
        """Return whether the copy has to be read again before its next use."""
        return bool(self._behind)

    def fall_behind(self, kind: str) -> None:
        """Note that the copy lacks a change of this kind."""
        self._behind.add(kind)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Commit a change of the table, and return the result of `work`; raises `Unsaved` if the
        commit failed.
        """
        try:
            return await self._store.write(work)
        except BaseException:
            # Only the database knows whether it was committed: read it before going on.
            self.fall_behind("table")
            raise

    async def read_news(self, first: int) -> News:
        """Return what the copy lacks, of whose log there are `first` entries; raises `Unsaved`."""
        behind, self._behind = self._behind, set()
        whole = "table" in behind

        def read(connection: sa.Connection) -> News:
            entries = log_queries.read_moves(connection, self._table, first)
            stored = queries.read_table(connection, self._table) if whole else None
            beside = None
            if self._store.shared and (whole or "state" in behind):
                beside = shared_state.read_shared_state(connection, self._table, self._store.server)
            return News(entries, whole, stored, beside)

        try:
            return await self._store.read(read)
        except BaseException:
            self._behind |= behind
            raise

    # --- telling others ------------------------------------------------------------------------

    def tell(self, work: Callable[[sa.Connection], None]) -> None:
        """Write something beside the log for other servers, in the background; no-op if there are
        none.
        """

        async def written() -> None:
            with suppress(Unsaved):
                await self._store.write(work)

        if self._store.shared:
            self._background.start(written())

    def tell_presence(self, viewer: int, *, present: bool) -> None:
        """Tell the other servers, in the background, who follows the table through this one."""
        table, server = self._table, self._store.server
        self.tell(lambda c: shared_state.set_presence(c, table, viewer, server, present=present))

    def tell_sign(self, seat: int, occupancy: Occupancy, now: float) -> None:
        """Tell the other servers, in the background, of a seat's sign of life; no-op if they were
        told of one recently, or know that the seat follows the table.
        """
        if not self._store.shared or seat == SPECTATOR or occupancy.connected(seat):
            return
        before = self._told.get(seat, -math.inf)
        if occupancy.patience and now - before >= occupancy.telling:
            self._told[seat] = now
            self._background.start(self._tell_sign(seat))

    async def _tell_sign(self, seat: int) -> None:
        try:
            await self._store.write(lambda c: shared_state.set_sign(c, self._table, seat))
        except Unsaved:
            self._told.pop(seat, None)  # the next one is told
