"""The tables of a server: set up, found, joined, played again. Both the pages and the API use this."""

import asyncio
import logging
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from functools import partial

import sqlalchemy as sa

from kickabout.table.bots import BotPool, RemoteBots
from kickabout.table.errors import TableError, Unknown, Unsaved
from kickabout.table.play.background import Background
from kickabout.table.play.eligibility import account_of, check_rated, check_unclaimed
from kickabout.table.play.hints import Hints
from kickabout.table.play.live import LiveTable
from kickabout.table.play.peers import Peers
from kickabout.table.play.registry import Registry
from kickabout.table.play.sanctions import Sanctions
from kickabout.table.play.seat_changes import sit
from kickabout.table.play.setup import TableSetup
from kickabout.table.play.table_boxes import TableBoxes
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.play.win_chart import WinCharts
from kickabout.table.seats import Keys, as_browser, checked_name, digest
from kickabout.table.settings import Settings
from kickabout.table.store import (
    Account,
    Store,
    due_queries,
    host_queries,
    log_queries,
    queries,
    records,
    remove_lines,
    remove_tables,
    shared_counts,
    stale_tables,
    tables_with_lines,
)
from kickabout.text.messages import Message

SWEEP_SECONDS = 30.0
LEAST_GAP = timedelta(minutes=10)
"""The least time without any server for which people have longer to decide in matches over days."""
REMOVAL_SECONDS = 3600.0
REMOVED_AT_ONCE = 20
KEPT_LINES = timedelta(days=30)
"""For so long after a match is kept what people have written to each other."""

logger = logging.getLogger(__name__)


class Tables(Registry):
    """All tables of a server; those in play or being watched are in memory."""

    def __init__(self, settings: Settings, store: Store, keys: Keys) -> None:
        bot_pool = RemoteBots(store) if settings.bots == "workers" else BotPool()
        super().__init__(settings, store, TableBoxes(settings, store), bot_pool)
        self.keys = keys
        self.hints = Hints(self.bot_pool)
        self.win_charts = WinCharts(self.bot_pool, store)
        self.peers = Peers(self, store, keys, settings.data) if store.shared else None
        """This server among others that share its database."""
        if self.peers is not None and isinstance(self.bot_pool, RemoteBots):
            self.peers.heard_job = self.bot_pool.heard
        self._housekeeping = Background()
        self.sanctions = Sanctions(store)
        self.setup = TableSetup(self, store, keys, self.sanctions)
        self._seats: dict[str, tuple[str, int]] = {}
        """The seats of tokens seen before, by digest: a token may be void, but never changes its seat."""

    # --- lifecycle -----------------------------------------------------------------------------

    def start(self) -> asyncio.Task[None]:
        """Resume the matches that were in progress when the server last stopped.

        The returned task ends when all of them are in memory.
        """
        self._housekeeping.now_and_then(self._sweep, SWEEP_SECONDS)
        self._housekeeping.now_and_then(self._remove, REMOVAL_SECONDS)
        return self._housekeeping.start(self._resume())

    def close_streams(self) -> None:
        """End every stream of events and every driver, so that the server can stop at once."""
        for table in self.in_memory():
            table.close()

    async def stop(self) -> None:
        """Stop all background work; committed data stays."""
        if self.peers is not None:
            await self.peers.stop()
        self.close_streams()
        await self._housekeeping.stop()
        await self.win_charts.stop()
        await self.bot_pool.close()
        await asyncio.gather(*self.drivers(), return_exceptions=True)

    async def _resume(self) -> None:
        gap = await self._note_running()
        if gap:
            logger.info(
                "no server has run for %s: what is due in matches over days is so much later", gap
            )
        hours = self.settings.resume_hours
        for table in await self.store.read(lambda c: log_queries.unfinished(c, hours)):
            # One at a time, so that requests are answered in between.
            await self.take_up(table)

    async def _sweep(self) -> None:
        self.forget_quiet(asyncio.get_running_loop().time() - self.settings.quiet_seconds)
        try:
            await self._note_running()
            await self.take_up_overdue(records.now())
        except Unsaved as error:
            logger.warning("what is overdue cannot be taken up: %s", error)

    async def _note_running(self) -> timedelta:
        return await self.store.write(lambda c: due_queries.note_running(c, LEAST_GAP))

    async def take_up_overdue(self, moment: datetime) -> None:
        """Load and drive the tables of matches over days at which somebody's time is over by a moment; raises `Unsaved`."""
        for table in await self.store.read(lambda c: due_queries.overdue(c, moment)):
            await self.take_up(table)

    async def _remove(self) -> None:
        try:
            await self.remove_stale(records.now())
        except TableError as error:
            logger.warning("tables that are past their time cannot be removed: %s", error)

    async def remove_stale(self, moment: datetime) -> list[str]:
        """Remove the tables that are past their time at a moment; return their ids. What was written long ago, and counts
        that have ended, go as well.

        Those in memory stay: somebody is there, or was recently. Raises `Unsaved`.
        """
        hours, days = self.settings.unvisited_hours, self.settings.keep_days
        visited_after = None if hours is None else moment - timedelta(hours=hours)
        changed_after = None if days is None else moment - timedelta(days=days)
        if self.store.shared:
            await self.store.write_apart(shared_counts.forget_past)
        written = await self.store.read(lambda c: tables_with_lines(c, moment - KEPT_LINES))
        for first in range(0, len(written), REMOVED_AT_ONCE):  # few, as decisions wait
            some = written[first : first + REMOVED_AT_ONCE]
            await self.store.write(partial(remove_lines, tables=some))
        stale = await self.store.read(lambda c: stale_tables(c, visited_after, changed_after))
        removed = []
        for first in range(0, len(stale), REMOVED_AT_ONCE):  # few, as decisions wait
            some = stale[first : first + REMOVED_AT_ONCE]
            ids = [table for table in some if table not in self._loads]
            await self.remove(ids)  # somebody may open one in the meantime
            removed += ids
        return removed

    async def remove(self, ids: Collection[str]) -> None:
        """Remove tables with all that belongs to them; raises `Unsaved`."""
        await self.store.write(partial(remove_tables, tables=list(ids)))
        for live in [live for live in self.in_memory() if live.id in ids]:
            live.close()
            del self._loads[live.id]

    async def list_openly(
        self, table: LiveTable, note: Callable[[sa.Connection], None] | None = None
    ) -> None:
        """Show everybody the open seats of a table, as the last that is listed so far, and `note` something along with
        that; raises `Unsaved`.
        """

        async def show(turn: Turn) -> None:
            turn.change(lambda c: queries.list_last(c, table.id))
            if note is not None:
                turn.change(note)

        await take_turn(table, show)

    async def withdraw(self, table: LiveTable) -> bool:
        """Remove a table at which one person waits; return whether nobody had sat down by then. Raises `Unsaved`."""

        async def close(turn: Turn) -> bool:
            if len(table.people) > 1 or table.number or table.is_closed:
                return False
            turn.change(lambda c: host_queries.close_table(c, table.id))
            return True

        if not await take_turn(table, close):
            return False
        await self.remove([table.id])
        return True

    async def close(
        self, table: LiveTable, note: Callable[[LiveTable], Callable[[sa.Connection], None] | None]
    ) -> bool:
        """Close a table, and write along with that what `note` makes of it as it stands; return whether it was, which it is
        not where `note` makes nothing. Raises `MovedOn` if that has been written already, or `Unsaved`.
        """

        async def close(turn: Turn) -> bool:
            noted = None if table.is_closed or table.status == "over" else note(table)
            if noted is None:
                return False
            turn.change(lambda c: host_queries.close_table(c, table.id))
            turn.change(noted)
            return True

        return await take_turn(table, close)

    # --- seats and their tokens ----------------------------------------------------------------

    def seat_token(self, table: LiveTable, seat: int) -> str | None:
        """Return the secret of a seat, to be shown to nobody but its holder; None if the server has
        the key no more that made it.
        """
        place = table.places[seat]
        key = self.keys.maker_of(table.id, place)
        return None if key is None else key.seat_token(table.id, place)

    def invite_token(self, table: LiveTable, seat: int) -> str | None:
        """Return the invitation to a seat, None if it is not open or kept for somebody, or if the
        server has the key no more that made it.
        """
        place = table.places[seat]
        is_free = place.kind == "open" and not place.is_kept
        key = self.keys.maker_of(table.id, place) if is_free else None
        return None if key is None else key.invite_token(table.id, place)

    async def by_seat_token(
        self, token: str, known: LiveTable | None = None
    ) -> tuple[LiveTable, int]:
        """Return the table and seat of a seat's secret; raises `Unknown`.

        A table that is `known`, since it has just been looked up, is not looked up again.
        """
        shown = digest(token)
        seat_at = self._seats.get(shown)
        if seat_at is None:
            seat_at = await self.store.read(lambda c: queries.find_seat(c, shown))
            if seat_at is None:
                raise Unknown(Message("error-private-link"))
            self._seats[shown] = seat_at
        own, seat = seat_at
        table = known if known is not None and known.id == own else await self.get(own)
        if table.places[seat].seat_digest != shown:  # it was made anew
            self._seats.pop(shown, None)
            raise Unknown(Message("error-private-link"))
        if table.places[seat].kind != "person":
            raise Unknown(Message("error-seat-not-taken"))
        return table, seat

    async def by_invite(self, token: str) -> tuple[LiveTable, int]:
        """Return the table and seat of an invitation, open or taken; raises `Unknown`."""
        invited = await self.store.read(lambda c: queries.find_invite(c, digest(token)))
        if invited is None:
            raise Unknown(Message("error-invitation"))
        return await self.get(invited[0]), invited[1]

    async def join(
        self,
        token: str,
        name: str,
        browser: str | None,
        *,
        contributes: bool = False,
        by_program: bool = False,
    ) -> tuple[LiveTable, int]:
        """Take the open seat of an invitation; a browser that has it already keeps it.

        If the seat `contributes` to the dice, the match waits for it a while. It is shown as a program's if it joins
        `by_program` or with an account that is one. Raises `Unknown`,
        `BadRequest` for the name, `Refused` if the seat is taken, is for those with an account
        only, or if somebody at the table is suspended, `Sanctioned` if the browser is, `NotYours` if the browser has another seat at this table, or `Unsaved`.
        """
        table, seat = await self.by_invite(token)
        self.sanctions.check_play(browser)
        self.sanctions.check_company(table)
        own = None if browser is None else digest(browser)
        account = await account_of(self.store, browser)
        is_program = by_program or (account is not None and account.is_program)
        rated = None
        if table.stored.is_rated:
            rated = check_rated(account, is_program=is_program)
            own_name = rated.name
        else:
            own_name = checked_name(name)
            await check_unclaimed(self.store, own_name, browser)
        await sit(
            table,
            seat,
            digest(token),
            own_name,
            own,
            contributes=contributes,
            account=None if rated is None else rated.id,
            is_program=is_program,
            shirt=None if account is None else account.shirt,
        )
        return table, seat

    async def take_kept(
        self, table: LiveTable, account: Account, *, contributes: bool = False
    ) -> None:
        """Have an account take the open seat that is kept for it; if it has taken it, or none is kept, nothing happens.

        Raises `Sanctioned` if the account is suspended, or the errors of `sit`.
        """
        self.sanctions.check_play(as_browser(account.id))
        for place in table.places:
            if place.is_kept and place.account == account.id:
                await sit(
                    table,
                    place.seat,
                    place.invite_digest,
                    account.name,
                    digest(as_browser(account.id)),
                    contributes=contributes,
                    account=account.id if table.stored.is_rated else None,
                    is_program=account.is_program,
                    shirt=account.shirt or place.shirt,
                )

    def hear(self, browser: str) -> None:
        """Note that somebody looks at another page: they have not left the tables at which they sit."""
        own = digest(browser)
        for table in self.in_memory():
            seat = table.stored.holders.get(own)
            if seat is not None:
                table.hear(seat, looks=False)

    def seat_of(self, table: LiveTable, browser: str | None) -> int | None:
        """Return the seat that a browser holds at a table, None for a spectator."""
        return None if browser is None else table.stored.holders.get(digest(browser))
