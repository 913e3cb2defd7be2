"""Who follows a table, and how they learn that it has changed."""

import asyncio
from collections import Counter

from kickabout.engine.game import SPECTATOR


class Audience:
    """The viewers of a table, each of whom sees it in a revision of its own."""

    def __init__(self) -> None:
        self.closed = False
        """True once nothing will be announced any more."""
        self.revision = 0
        """Counter that grows with every change that all pages show: the log, presence, an open
        window."""
        self._own_revisions: Counter[int] = Counter()
        self._waiting: set[asyncio.Future[None]] = set()
        """The followers who have seen everything so far."""

    def revision_of(self, viewer: int) -> int:
        """Return the revision of one seat's page, -1 for a spectator's."""
        return self.revision + self._own_revisions[viewer]

    async def wait_for_change(self, seen: int, viewer: int = SPECTATOR) -> int:
        """Wait until a viewer's page has a revision other than the one seen, and return it."""
        while (revision := self.revision_of(viewer)) == seen and not self.closed:
            change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.add(change)
            try:
                await change
            finally:  # also if the follower has gone
                self._waiting.discard(change)
        return revision

    def close(self) -> None:
        """Let nobody wait any longer."""
        self.closed = True
        self.announce()

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
