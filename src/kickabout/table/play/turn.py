"""A turn at a table: the only way in which anything but another server changes it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

import sqlalchemy as sa

from kickabout.engine.game import CHANCE
from kickabout.engine.incidents import incidents_of
from kickabout.table.errors import MovedOn, Unsaved
from kickabout.table.play.collected import collected_in
from kickabout.table.play.dues import set_dues
from kickabout.table.play.live import LiveTable
from kickabout.table.play.log import MatchLog
from kickabout.table.play.player_clocks import spent_ms
from kickabout.table.play.record import agreed_by
from kickabout.table.seats import Seats
from kickabout.table.store import (
    Entry,
    Stored,
    leases,
    log_queries,
    notice_queries,
    queries,
    records,
    result_queries,
)

T = TypeVar("T")
TRIES = 5
"""The number of attempts at a change while another server gets in first."""

logger = logging.getLogger(__name__)


async def take_turn(table: LiveTable, work: Callable[["Turn"], Coroutine[Any, Any, T]]) -> T:
    """Change a table: have some work propose entries and changes, and commit them together; return
    what the work returns.

    It holds the table's lock, and finds a table that is up to date. What is committed memory follows
    at once, and then the pages are told. Work that raises an error has changed nothing, nor has a
    commit that raised `Unsaved`.

    The work is a function and not the body of an `async with`, because a body can neither be run
    again nor outlive its caller: the work is run anew on the new state if another server got in
    first (`MovedOn`), and goes on to its end even if whoever asked for it goes away between the
    commit and memory. It may therefore do nothing but look and propose.
    """

    async def attempts() -> T:
        async with table.lock:
            left = TRIES if table.store.shared else 1
            while True:
                await table.catch_up()
                turn = Turn(table)
                result = await work(turn)
                try:
                    await turn.commit()
                except MovedOn:  # memory is read again now
                    left -= 1
                    if not left:
                        raise
                else:
                    return result

    return await asyncio.shield(table.background.start(attempts()))


class Turn:
    """The changes that are proposed in one attempt at a turn, all of which are committed or none."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._ahead: MatchLog | None = None
        self._by_itself = False
        self._changes: list[Callable[[sa.Connection], None]] = []
        self._is_reseated = False
        self._beside: Callable[[sa.Connection], None] | None = None
        self._then: Callable[[], None] | None = None

    @property
    def log(self) -> MatchLog:
        """The table's log with the entries proposed so far."""
        if self._ahead is None:
            self._ahead = self._table.log.copy()
        return self._ahead

    def play(
        self,
        actor: int,
        *actions: str,
        by_itself: bool = False,
        is_checked: bool = False,
        seen: str | None = None,
        player: str | None = None,
    ) -> None:
        """Propose entries of the log. Those made `by_itself`, which nobody decided, require the
        table's lease; those that have been found to be legal are `is_checked`. A seat may have
        acknowledged the head that it has `seen`. The `player`, as the record names them, decides
        instead of the seat's.

        If chance comes next and without a pause, it is committed along with them: nobody may act in
        between, and no page needs the pause.
        """
        self._by_itself = self._by_itself or by_itself
        log = self.log
        player = player or self._table.substitute(actor)
        spent = None if by_itself or actor == CHANCE else spent_ms(self._table, actor)
        for action in actions:
            links = self._table.links_with(log, actor, action)
            entry = Entry(log.number, actor, action, records.now(), seen, links, player, spent)
            log.append(entry, is_checked=is_checked)
            spent = spent and 0
        while self._table.rolls_at_once(log):
            entry = Entry(log.number, CHANCE, self._table.next_roll(log), records.now())
            log.append(entry, is_checked=True)

    def enter(self, entries: list[Entry]) -> None:
        """Propose entries that were made elsewhere, by the rules of the match."""
        for entry in entries:
            self.log.append(entry, is_checked=True)

    def change(self, write: Callable[[sa.Connection], None], *, by_itself: bool = False) -> None:
        """Propose a change of the stored table, which memory takes over from there."""
        self._by_itself = self._by_itself or by_itself
        self._changes.append(write)

    def reseat(self, write: Callable[[sa.Connection], None]) -> None:
        """Propose a change of who sits at the table, by which the match may begin."""
        self._is_reseated = True
        self._changes.append(write)

    def beside(self, write: Callable[[sa.Connection], None], then: Callable[[], None]) -> None:
        """Propose a change beside the log, which only servers of one database store: `then` has
        memory follow it.
        """
        self._beside, self._then = write, then

    async def commit(self) -> None:
        """Commit what is proposed, and have memory follow and the pages told; raises `Unsaved`."""
        table = self._table
        entries = [] if self._ahead is None else self._ahead.entries[table.number :]
        check = self._check_lease if self._by_itself else None
        stored: Stored | None = None
        if self._changes or (entries and table.stored.is_over_days):
            stored = await table.replica.write(lambda c: self._write(c, entries))
        elif entries:  # which can be merged with those of other tables
            await table.replica.write(log_queries.Append(table.id, entries, check))
        elif self._beside is not None and (table.store.shared or table.stored.is_over_days):
            await table.replica.write(self._beside)
        if self._ahead is not None:
            table.log.adopt(self._ahead)
        if stored is not None or entries:
            table.follow(entries, stored)
        if self._then is not None:
            self._then()
        if stored is not None and stored.closed:
            table.close()
        if entries and table.status == "over":
            await note_end(table)

    def _write(self, connection: sa.Connection, entries: list[Entry]) -> Stored:
        table = self._table
        if self._by_itself:
            self._check_lease(connection)
        # Whoever changes a table has first seen its latest version, which it locks: what is known
        # of it in memory is what the database has.
        queries.touch(connection, table.id, table.stored.version)
        for change in self._changes:
            change(connection)
        if entries:
            log_queries.add_moves(connection, table.id, entries)
        stored = queries.read_table(connection, table.id)
        if self._is_reseated and stored is not None and table.status != "over":
            waits = Seats(stored.places, stored.seat_changes).unplayed
            queries.set_status(connection, table.id, "waiting" if waits else "playing")
            stored = queries.read_table(connection, table.id)
        assert stored is not None
        if not table.number:
            stored = self._agreed(connection, stored)
        return set_dues(connection, table.situation, stored, self._ahead or table.log)

    def _agreed(self, connection: sa.Connection, stored: Stored) -> Stored:
        """Store what is agreed, once the match of a table may begin, and return the table."""
        begins = stored.dice == "set" and not Seats(stored.places, stored.seat_changes).unplayed
        if stored.agreed is not None or not begins:
            return stored
        agreed = agreed_by(stored, self._table.log.match)
        queries.set_agreed(connection, stored.id, agreed)
        return replace(stored, agreed=agreed)

    def _check_lease(self, connection: sa.Connection) -> None:
        """Raise `MovedOn` unless this server has the table's lease, nobody has looked at a private
        table, and all answers to an open window are known.
        """
        table, fence, window = self._table, self._table.replica.fence, self._table.window
        leases.check_fence(connection, table.id, -1 if fence is None else fence)
        if table.situation.is_private:
            queries.check_unwatched(connection, table.id)
        if window is not None:
            leases.check_answers(connection, table.id, window.opened, window.seats, window.intents)


async def note_end(table: LiveTable) -> None:
    """Store that the match is over, unless it is stored already."""
    # The log implies it: if this fails, it is stored when the table is next loaded.
    try:
        await store_end(table)
    except Unsaved:
        logger.warning("table %s: that it is over could not be noted", table.id)


async def store_end(table: LiveTable) -> None:
    """Store that the match is over, with what those have collected who hold its seats, unless it is stored already, and
    take over its ratings; raises `Unsaved`.
    """
    score, absent = table.situation.final_score, table.absent_holders
    held = sorted(set(table.stored.holders.values())) if table.stored.counts else []
    collected = await asyncio.to_thread(collected_in, table.log.match, held) if held else {}
    if table.stored.fixture is not None or table.stored.season_fixture is not None:
        match = table.log.match
        incidents = await asyncio.to_thread(incidents_of, match)
        meetings = match.game.meetings(match.box, match.state)
        score = replace(score, incidents=tuple(incidents), meetings=tuple(meetings))

    def finish(connection: sa.Connection) -> None:
        if result_queries.finish(connection, table.id, score, collected) and table.stored.counts:
            notice_queries.notify_owners(connection, "over", absent, table.id)

    left = TRIES if table.store.shared else 1
    while left:
        try:
            await table.store.write(finish)
            break
        except Unsaved:  # servers that rate matches can lock each other out
            left -= 1
            if not left:
                raise
    if table.stored.is_rated:
        table.follow(stored=await table.store.read(lambda c: queries.read_table(c, table.id)))
