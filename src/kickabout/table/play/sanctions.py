"""Sanctions: who may not start or join matches, or not talk, for a while.

All that stand are in memory, so that no table waits for the database to ask about them. They end by the clock. Whoever
is suspended finishes the matches that are running, so that nobody else has to do without them.
"""

from collections.abc import Iterable
from itertools import groupby

from kickabout.table.errors import Refused, Sanctioned
from kickabout.table.play.live import LiveTable
from kickabout.table.seats import digest
from kickabout.table.store import Sanction, SanctionKind, Store, moderation_queries, now
from kickabout.text.messages import Message


class Sanctions:
    """The sanctions that stand on a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_browser: dict[str, list[Sanction]] = {}

    async def load(self) -> None:
        """Read them from the database; raises `Unsaved`."""
        sanctions = await self._store.read(moderation_queries.sanctions)
        ordered = sorted(sanctions, key=_browser)
        self._by_browser = {who: list(some) for who, some in groupby(ordered, key=_browser)}

    def of(self, *browsers: str) -> list[Sanction]:
        """Return the sanctions on browsers, each by its digest."""
        moment = now()
        sanctions = (one for browser in browsers for one in self._by_browser.get(browser, ()))
        return [one for one in sanctions if one.until is None or one.until > moment]

    def check_play(self, browser: str | None) -> None:
        """Raise `Sanctioned` if a browser may not start or join matches."""
        if browser is not None:
            self._check([digest(browser)], "suspend")

    def check_start(self, table: LiveTable, seat: int) -> None:
        """Raise `Sanctioned` if a seat may not begin the next match of its table, `Refused` if another there may not."""
        self._check(holders_of(table, seat), "suspend")
        self.check_company(table)

    def check_company(self, table: LiveTable) -> None:
        """Raise `Refused` if somebody at a table may not begin a match."""
        if self.keeps(table):
            raise Refused(Message("error-suspended-other"))

    def check_talk(self, table: LiveTable, seat: int) -> None:
        """Raise `Sanctioned` if whoever sits in a seat may not talk."""
        self._check(holders_of(table, seat), "suspend", "mute")

    def keeps(self, table: LiveTable) -> bool:
        """Return whether somebody at a table may not begin a match."""
        return any(one.kind == "suspend" for one in self.of(*table.stored.holders))

    def _check(self, browsers: Iterable[str], *kinds: SanctionKind) -> None:
        for one in self.of(*browsers):
            if one.kind in kinds:
                raise Sanctioned(notice_of(one))


def notice_of(sanction: Sanction) -> Message:
    """Return what the person is told of a sanction: its reason and its end."""
    if sanction.until is None:
        return Message(f"error-{sanction.kind}-for-good", why=sanction.why)
    return Message(f"error-{sanction.kind}", until=sanction.until, why=sanction.why)


def holders_of(table: LiveTable, seat: int) -> list[str]:
    """Return the browsers that hold a seat, or the device at which it is played, by their digests."""
    seats = (seat, table.places[seat].device)
    return [browser for browser, own in table.stored.holders.items() if own in seats]


def _browser(sanction: Sanction) -> str:
    return sanction.browser_digest
