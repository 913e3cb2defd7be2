"""Who follows a table, and how they learn that it has changed."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kickabout.engine.game import SPECTATOR

if TYPE_CHECKING:
    from kickabout.table.play.live import LiveTable


class Audience:
    """The viewers of a table, each of whom sees it in a revision of its own."""

    def __init__(self, table: "LiveTable") -> None:
        self.revision = 0
        """Counter that grows with every change that all pages show: the log, presence, an open
        window."""
        self._table = table
        self._own_revisions: Counter[int] = Counter()
        self._waiting: set[asyncio.Future[None]] = set()
        """The followers who have seen everything so far."""

    @contextmanager
    def watching(self, viewer: int) -> Iterator[None]:
        """Count a viewer who follows the table while the block runs."""
        if self._table.occupancy.connect(viewer):
            self._table.replica.tell_presence(viewer, present=True)
            if viewer != SPECTATOR:
                self.announce()
        try:
            yield
        finally:
            self._table.touched = self._table.now
            if self._table.occupancy.disconnect(viewer, self._table.touched):
                self._table.replica.tell_presence(viewer, present=False)
                if viewer != SPECTATOR:
                    self.announce()
                    self.announce_absence()
                    self._table.wake.set()  # a bot needs the agreement of fewer people

    def announce_absence(self) -> None:
        """Announce that people have left, once they have been gone for long enough."""
        loop = asyncio.get_running_loop()
        loop.call_later(self._table.occupancy.patience, self.announce)

    def revision_of(self, viewer: int) -> int:
        """Return the revision of one seat's page, -1 for a spectator's."""
        return self.revision + self._own_revisions[viewer]

    async def wait_for_change(self, seen: int, viewer: int = SPECTATOR) -> int:
        """Wait until a viewer's page has a revision other than the one seen, and return it."""
        while (revision := self.revision_of(viewer)) == seen and not self._table.closed:
            change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.add(change)
            try:
                await change
            finally:  # also if the follower has gone
                self._waiting.discard(change)
        return revision

    def announce(self) -> None:
        """Tell everybody who follows the table that it has changed."""
        self.revision += 1
        self._spread()

    def announce_to(self, seat: int) -> None:
        """Tell a single seat that something has changed that nobody else sees."""
        self._own_revisions[seat] += 1
        self._spread()

    def _spread(self) -> None:
        waiting, self._waiting = self._waiting, set()
        for change in waiting:
            if not change.done():
                change.set_result(None)
