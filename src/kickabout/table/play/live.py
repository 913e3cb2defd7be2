"""A table in memory: its seats, its match, and the single path by which both change."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import Any, Literal, TypeVar

import sqlalchemy as sa

from kickabout.engine.game import CHANCE, SPECTATOR
from kickabout.engine.lessons import find_lesson
from kickabout.engine.narration import Line
from kickabout.engine.notation import HOLD
from kickabout.engine.view_types import View
from kickabout.table import metrics
from kickabout.table.errors import Illegal, MovedOn, Refused, Stale, TableError, Unsaved
from kickabout.table.language import game_messages
from kickabout.table.play.clock import Running, running
from kickabout.table.play.coach import Coach
from kickabout.table.play.dice import TableDice
from kickabout.table.play.full_time import Manner, manner_of
from kickabout.table.play.log import UNDO, MatchLog
from kickabout.table.play.real_chance import askable, objection
from kickabout.table.play.window import READING_SECONDS, Window, opened_at
from kickabout.table.seats import Occupancy
from kickabout.table.store import (
    Asides,
    Entry,
    FinalScore,
    Place,
    SeatChange,
    Store,
    Stored,
    asides,
    leases,
    queries,
)
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message, Seat
from kickabout.text.reader import Reader

T = TypeVar("T")
TRIES = 3
"""The number of attempts at a change while another server gets in first."""
RETRY_SECONDS = 0.2
MOST_LATE = 5.0
"""The largest age in seconds of another server's decision; a larger one means that its clock is
wrong."""
Result = Literal["played", "standing"]
"""The decision has been played, or is held until its turn in a response window comes."""

logger = logging.getLogger(__name__)


class LiveTable:
    """A table whose match is in memory.

    Every change to it runs under one lock, and a decision is committed to the database before the
    match in memory advances.
    """

    def __init__(
        self,
        stored: Stored,
        log: MatchLog,
        store: Store,
        title: str,
        pace: float,
        fence: int | None = 0,
    ) -> None:
        self.id = stored.id
        self.game = stored.game
        self.title = title
        self.options = stored.options
        self.answer_seconds = stored.answer_seconds
        self.hints = stored.hints
        """True if people may ask for hints."""
        self.occupancy = Occupancy(stored, pace, self.now)
        self.holders: dict[str, int] = dict(stored.holders)
        self._was_watched = stored.watched
        self.dice = TableDice(stored, pace, self.now) if stored.secret else None
        """The verifiable dice; None for a lesson and for matches older than these dice."""
        self.real = stored.dice == "real"
        """True if people draw real cards and roll real dice, and enter the outcomes."""
        self.enters: list[int] = []
        """The seats that are asked to enter the outcome, at a table with real cards and dice."""
        self.misfit: int | None = None
        """The seat whose last entry contradicts earlier ones; None once an entry fits."""
        self._entered: list[int] = []
        self.created = stored.created
        self.preparing = stored.preparing
        """The decisions to make for the seats once the dice are set, if their match begins
        prepared."""
        self.successor: str | None = stored.successor
        self.log = log
        lesson = stored.lesson and find_lesson(log.match.game, stored.lesson)
        self.coach = Coach(lesson, log) if lesson else None
        """The learner's guide, at the table of a lesson."""
        self.window: Window | None = None
        self.clock: Running | None = None
        """The game's own clock, if one is running."""
        self.revision = 0
        """Counter that grows with every change that a page shows: the log, presence, an open
        window."""
        self.since = 0.0
        """The moment of the last move, on the event loop's clock."""
        self.pause = 0.0
        """The seconds after that moment in which neither chance nor a bot plays."""
        self.touched = 0.0
        self.trouble: Message | None = None
        """The reason why the table cannot go on by itself at the moment."""
        self.rendered: dict[object, Any] = {}
        """The last page rendered for each viewer."""
        self.wake = asyncio.Event()
        self.fence = fence
        """The fencing number of this server's lease of the table; None while another server drives
        it."""
        self.version = stored.version
        """The version of the stored table, its log aside, for servers that share a database."""
        self.hints_elsewhere: dict[int, tuple[int, str | None]] = {}
        """Hints asked for and found at other servers, in the form of `Asides`."""
        self._behind: set[str] = set()
        """The kinds of changes that another server has made since the table was last read."""
        self._catching_up: asyncio.Task[None] | None = None
        self.closed = False
        self.gone = False
        """True if another server has removed the table or closed it for good."""
        self.pace = pace
        """Factor of every pause; 0 is as fast as possible."""
        self.store = store
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._asides: Counter[int] = Counter()
        self._in_doubt = False
        self._views: dict[tuple[int, str], View] = {}
        self._legal: dict[int, list[str]] = {}
        """The legal actions of each seat, computed on demand since the last move."""
        self._asked: dict[int, tuple[int, float]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._settle()
        self._date_window()
        self._announce_absence()

    # --- state ---------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """The event loop's time in seconds, by which everything here is due."""
        return asyncio.get_running_loop().time()

    @property
    def number(self) -> int:
        """The length of the log, which a decision must quote as the state that it saw."""
        return self.log.number

    @property
    def places(self) -> list[Place]:
        """The seats and their owners."""
        return self.occupancy.places

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return self.occupancy.names

    @property
    def people(self) -> list[int]:
        """The seats that a person plays."""
        return self.occupancy.people

    def bot_at(self, seat: int) -> str | None:
        """Return the kind of the bot that plays a seat now; None if a person does, or nobody."""
        return self.occupancy.bot_at(seat)

    @property
    def bots(self) -> list[str]:
        """The kinds of the bots that are playing now."""
        return [bot for place in self.places if (bot := self.bot_at(place.seat)) is not None]

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        """Waiting for open seats or for the dice to be set, playing, or over."""
        if self.occupancy.unplayed or self.sealing:
            return "waiting"
        return "over" if self.log.match.is_over else "playing"

    @property
    def sealing(self) -> bool:
        """Return whether the match has yet to begin because its dice are not set."""
        return self.dice is not None and self.dice.stage != "set"

    def next_roll(self) -> str:
        """Return the outcome that the dice give at the current chance point."""
        return self._roll(self.log)

    def _roll(self, log: MatchLog) -> str:
        if self.dice is None:
            return log.next_roll()
        assert not self.sealing, "the dice are not set"
        return log.match.name_of(self.dice.next_number(log.match))

    @property
    def goals(self) -> list[int]:
        """The number of goals of each seat, as everybody sees them."""
        return [player["goals"] for player in self.view(SPECTATOR)["players"]]

    @property
    def final_score(self) -> FinalScore:
        """The final score."""
        return FinalScore(tuple(self.goals), tuple(self.log.match.winners))

    @cached_property
    def manner(self) -> Manner:
        """The manner in which the match was won; valid once it is over."""
        return manner_of(self.log.match)

    def reader(self, viewer: int, locale: str = ENGLISH) -> Reader:
        """Return the formatter of messages at this table for a seat, -1 for a spectator."""
        return Reader(game_messages(self.log.match.game, locale), self.names, viewer)

    def view(self, viewer: int, locale: str = ENGLISH) -> View:
        """Return the view of a seat, -1 for a spectator; computed once per state of the match."""
        key = viewer, locale
        if key not in self._views:
            self._views[key] = self.log.match.view(viewer, self.reader(viewer, locale))
        return self._views[key]

    def waiting_for(self) -> list[int]:
        """Return the seats whose decision the table waits for."""
        actor = self.log.match.actor
        if self.status == "playing" and self.enters:
            return list(self.enters)
        if self.status != "playing" or not isinstance(actor, int):
            return []
        if self.window is None:
            return list(self.log.asked) or [actor]
        silent = self.window.silent(self.people)
        return silent if actor in self.people else sorted({actor, *silent})

    def may_undo(self, seat: int) -> bool:
        """Return whether this seat may undo its last decision now."""
        if self.window is not None and self.window.intents:
            return False
        if self.status != "playing" or seat not in self.people:
            return False
        return seat in self._entered or self.log.may_undo(seat)

    def legal(self, seat: int) -> list[str]:
        """Return the actions that the seat may send now; empty until every seat is taken."""
        if self.status != "playing":
            return []
        if seat not in self._legal:
            # Everybody can see which seats are asked, and usually it is one of many.
            is_asked = seat in self.log.match.deciding or (
                self.window and seat in self.window.seats
            )
            self._legal[seat] = self.log.match.legal_ahead(seat) if is_asked else []
        return self._legal[seat]

    def question(self, seat: int) -> int:
        """Return the length of the log when the seat's current question came up.

        Where seats decide at the same time, decisions of the others leave it unchanged.
        """
        if seat in self.log.asked:
            return self.log.asked[seat]
        window = self.window
        return self.number if window is None or seat not in window.seats else window.opened

    def reads(self, seat: int) -> bool:
        """Return whether the seat is asked nothing in the open window, as the table lets the card
        stand.

        A lesson may ask for that very decision.
        """
        window = self.window
        if window is None or window.reading != seat or seat not in window.seats:
            return False
        return self.coach is None or not self.coach.conducts

    def asked_since(self, seat: int) -> float:
        """Return when the seat's current question came up, on the event loop's clock."""
        return self._asked[seat][1] if seat in self._asked else self.since

    def meanwhile(self, at: int, viewer: int) -> list[Message]:
        """Return what happened since the log was `at` entries long, as the viewer may read it; if
        it is much, the first message and the last two.
        """
        first = self.log.match.number - self.log.played_since(at)
        lines = [line for line in self.story(viewer) if line.number > first]
        told = lines if len(lines) <= 3 else [lines[0], *lines[-2:]]
        return [line.remark.message for line in told]

    def story(self, viewer: int) -> list[Line]:
        """Return the commentary as a seat may read it, -1 for a spectator."""
        return self.occupancy.with_seat_changes(self.log.match.story(viewer))

    # --- presence ------------------------------------------------------------------------------

    @property
    def is_private(self) -> bool:
        """Return whether only one person could ever read the table: all other seats were bots' from
        the beginning, and nobody has watched as a spectator.
        """
        return not self._was_watched and self.occupancy.has_one_person

    async def looked_at(self, viewer: int) -> None:
        """Note a sign of life from a seat, or a look by a spectator (-1), before the request is
        answered.
        """
        self.occupancy.heartbeat(viewer, self.now)
        if viewer == SPECTATOR and self.is_private:
            await self.exclusive(self._end_privacy)

    async def _end_privacy(self) -> None:
        self._lose_privacy()
        with suppress(Unsaved):  # memory has it anyway
            await self.store.write(lambda c: queries.set_watched(c, self.id))

    def _lose_privacy(self) -> None:
        self._was_watched = True
        if self.window is not None:
            self.window = replace(
                self.window, seconds=self.answer_seconds, since=self.now, reading=None
            )
            self.announce()
            self.wake.set()

    @contextmanager
    def watching(self, viewer: int) -> Iterator[None]:
        """Count a viewer who follows the table while the block runs."""
        if self.occupancy.connect(viewer):
            self._tell_presence(viewer, present=True)
            if viewer != SPECTATOR:
                self.announce()
        try:
            yield
        finally:
            self.touched = self.now
            if self.occupancy.disconnect(viewer, self.touched):
                self._tell_presence(viewer, present=False)
                if viewer != SPECTATOR:
                    self.announce()
                    self._announce_absence()
                    self.wake.set()  # a bot needs the agreement of fewer people

    def _tell_presence(self, viewer: int, *, present: bool) -> None:
        """Tell the other servers, in the background, who follows the table through this one."""
        server = self.store.server
        self.write_aside(lambda c: asides.set_presence(c, self.id, viewer, server, present=present))

    def write_aside(self, work: Callable[[sa.Connection], None]) -> None:
        """Write something beside the log for other servers, in the background; no-op if there are
        none.
        """

        async def written() -> None:
            with suppress(Unsaved):
                await self.store.write(work)

        if self.store.shared and not self.closed:
            self._in_background(written())

    def tell_presence_again(self) -> None:
        """Tell the other servers again who follows the table, since they had taken this one for
        dead.
        """
        for viewer in self.occupancy.followed_from:
            self._tell_presence(viewer, present=True)

    def _announce_absence(self) -> None:
        """Announce that people have left, once they have been gone for long enough."""
        loop = asyncio.get_running_loop()
        loop.call_later(self.occupancy.patience, self.announce)

    def connected(self, viewer: int) -> bool:
        """Return whether somebody follows the table from this seat."""
        return self.occupancy.connected(viewer)

    @property
    def watched(self) -> bool:
        """Return whether anybody follows the table."""
        return self.occupancy.watched

    def revision_of(self, viewer: int) -> int:
        """Return the revision of one seat's page, -1 for a spectator's."""
        return self.revision + self._asides[viewer]

    async def wait_for_change(self, seen: int, viewer: int = SPECTATOR) -> int:
        """Wait until a viewer's page has a revision other than the one seen, and return it."""
        while self.revision_of(viewer) == seen and not self.closed:
            await self._changed.wait()
        return self.revision_of(viewer)

    def announce(self) -> None:
        """Tell everybody who follows the table that it has changed."""
        self.revision += 1
        self._spread()

    def announce_to(self, seat: int) -> None:
        """Tell a single seat that something has changed that nobody else sees."""
        self._asides[seat] += 1
        self._spread()

    def _spread(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    def close(self) -> None:
        """End the streams that follow the table, and its driver."""
        self.closed = True
        self.announce()
        self.wake.set()

    # --- decisions -----------------------------------------------------------------------------

    async def submit(self, seat: int, action: str, at: int) -> Result:
        """Play a seat's decision, made on the table as it stood when its log was `at` long.

        Raises `Stale` if the table has moved on, `Refused` if it is not the seat's turn, `Illegal`
        with the rules' reason, or `Unsaved`.
        """
        return await self.submit_all(seat, [action], at)

    async def submit_all(self, seat: int, actions: Sequence[str], at: int) -> Result:
        """Play several decisions of a seat in order, all or none.

        Raises the errors of `submit`; the text names the decision that is wrong.
        """
        try:
            with metrics.DECISIONS.time():
                return await self.exclusive(lambda: self._submit(seat, actions, at))
        except TableError as error:
            metrics.REFUSED.labels(type(error).__name__).inc()
            raise

    async def undo(self, seat: int, at: int) -> None:
        """Undo the seat's last decision; raises `Stale`, `Refused` or `Unsaved`."""
        await self.exclusive(lambda: self._undo(seat, at))

    async def hold_seat(self, seat: int, browser: str) -> None:
        """Make a browser that has a seat's private link a holder of it; raises `Unsaved`."""
        await self.store.write(lambda c: queries.add_holder(c, self.id, browser, seat))
        self.holders[browser] = seat

    async def exclusive(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run some work under the table's lock, to its end even if the caller goes away."""

        async def locked() -> T:
            async with self._lock:
                for _ in range(TRIES if self.store.shared else 0):
                    if self._behind:
                        await self.reconcile()
                    try:
                        return await work()
                    except MovedOn:  # the work was based on an outdated state
                        self.fall_behind("table")
                return await work()

        return await asyncio.shield(self._in_background(locked()))

    def _in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _submit(self, seat: int, actions: Sequence[str], at: int) -> Result:
        await self.reconcile()
        self.occupancy.heartbeat(seat, self.now)
        actor = self.log.match.actor
        stand_in = self.occupancy.stand_in(seat)
        if stand_in is not None:
            raise Refused(Message("error-bot-plays", name=stand_in.name))
        if self.status == "waiting":
            raise Refused(Message("error-not-begun"))
        if list(actions) == [HOLD] and self._has_held(seat, at):
            return "played"
        if actor is None:
            raise Refused(Message("error-match-over"))
        window = self.window
        if not self.question(seat) <= at <= self.number:
            raise self.stale(seat, at)
        if seat in self.enters:
            return await self._enter(seat, actions)
        if window is not None and seat in window.seats and seat != actor:
            if len(actions) > 1:
                raise Refused(Message("error-one-answer"))
            return await self._hold_back(window, seat, actions[0])
        if seat not in self.log.match.deciding:
            waiting = tuple(Seat(other) for other in self.waiting_for())
            raise Refused(
                Message("error-not-your-turn", players=waiting)
                if waiting
                else Message("error-not-yet")
            )
        reason = self.log.refusal(seat, actions)
        if reason is not None:
            raise Illegal(reason)
        self._ask_coach(seat, actions)
        await self.record(seat, *actions)
        return "played"

    async def _enter(self, seat: int, outcomes: Sequence[str]) -> Result:
        """Record the outcome of chance that a seat enters."""
        if len(outcomes) > 1:
            raise Refused(Message("error-one-outcome"))
        reason, is_misfit = objection(self.log.match, seat, outcomes[0])
        if is_misfit:
            # Somebody made a mistake earlier, or is probing what others hold: all are told.
            self.misfit = seat
            self.announce()
        if reason is not None:
            raise Illegal(reason)
        await self.record(CHANCE, outcomes[0])
        return "played"

    def _has_held(self, seat: int, at: int) -> bool:
        """Return whether the question that the seat had when the log was `at` long ended with its
        hold.

        The deadline, or a repeated request, may have been faster: the same answer is then no error.
        """
        for entry in self.log.entries[max(at, 0) :]:
            if entry.actor == seat or entry.action != HOLD:
                return (entry.actor, entry.action) == (seat, HOLD)
        return False

    async def _hold_back(self, window: Window, seat: int, action: str) -> Result:
        if action not in self.legal(seat):
            raise Illegal(Message("error-answer-with", actions=tuple(self.legal(seat))))
        self._ask_coach(seat, [action])
        if self.store.shared:
            number, opened = self.number, window.opened
            await self.write(lambda c: leases.add_answer(c, self.id, number, seat, opened, action))
        pressed = seat in window.intents
        window.intents[seat] = action
        if pressed:
            self.announce_to(seat)  # a changed answer reveals that there was a choice
        else:
            self.announce()
        self.wake.set()
        return "standing"

    def _ask_coach(self, seat: int, actions: Sequence[str]) -> None:
        """Raise `Refused` for legal decisions that are not those of the lesson's script."""
        objection = None if self.coach is None else self.coach.objection(seat, actions)
        if objection is not None:
            raise Refused(objection)

    async def go_on(self, seat: int, at: int) -> None:
        """Dismiss the current note, which the learner has read; no-op if it has been dismissed
        already.
        """

        async def passed() -> None:
            coach = self.coach
            if coach is None or seat != coach.lesson.seat:
                raise Refused(Message("error-no-lesson"))
            self.occupancy.heartbeat(seat, self.now)
            if at == coach.told and coach.note is not None and not coach.asks:
                coach.pass_by()
                if self.store.shared:
                    read = coach.read
                    await self.write(lambda c: asides.set_read(c, self.id, *read))
                self.announce()
                self.wake.set()

        await self.exclusive(passed)

    def stale(self, seat: int, at: int) -> Stale:
        """Return the error for a page that shows an outdated table, with what has happened since."""
        told = Message("error-moved-on")
        for happened in self.meanwhile(at, seat) if 0 <= at <= self.number else ():
            told = Message("table-sentences", first=told, second=happened)
        return Stale(told, self.number)

    async def _undo(self, seat: int, at: int) -> None:
        await self.reconcile()
        if at != self.number:
            raise self.stale(seat, at)
        if not self.may_undo(seat):
            raise Refused(Message("error-no-undo"))
        await self.record(seat, UNDO)

    # --- moves ---------------------------------------------------------------------------------

    async def record(self, actor: int, *actions: str, by_itself: bool = False) -> None:
        """Commit one or several entries as one, and apply them; the caller holds the lock and has
        checked them. Entries made `by_itself`, which nobody decided, require the table's lease.

        If chance comes next and without a pause, it is committed along with them: nobody may act in
        between, and no page needs the pause. Raises `Unsaved` if the commit failed: the match is
        unchanged.
        """
        ahead = self.log.copy()
        for action in actions:
            ahead.append(Entry(ahead.number, actor, action, queries.now()))
        while self._rolls_at_once(ahead):
            ahead.append(Entry(ahead.number, CHANCE, self._roll(ahead), queries.now()))
        entries = ahead.entries[self.number :]
        check = self.check_lease if by_itself else None
        asked = self.enters if actor == CHANCE else []
        await self.write(queries.Append(self.id, entries, check))
        self.log.adopt(ahead)
        self._entered = asked
        self._settle(entries)
        if self.log.match.is_over:
            await self.note_end()

    def check_lease(self, connection: sa.Connection) -> None:
        """Raise `MovedOn` unless this server has the table's lease and knows all answers to an open
        window.
        """
        leases.check_fence(connection, self.id, -1 if self.fence is None else self.fence)
        if self.is_private:
            queries.check_unwatched(connection, self.id)
        window = self.window
        if window is not None:
            leases.check_answers(connection, self.id, window.opened, window.seats, window.intents)

    def _rolls_at_once(self, ahead: MatchLog) -> bool:
        """Return whether chance plays now without any delay: not in a lesson, nor with real dice."""
        if self.coach is not None or self.real or not ahead.match.is_chance:
            return False
        return not (self.pace and ahead.pause)

    async def write(self, work: Callable[[sa.Connection], None]) -> None:
        """Commit a change of the match or its dice; the caller holds the lock.

        Raises `Unsaved` if the commit failed.
        """
        try:
            await self.store.write(work)
        except BaseException:
            # Only the database knows whether it was committed: read it before going on.
            self._in_doubt = True
            raise
        self.trouble = None

    async def reconcile(self) -> None:
        """Rebuild the match from the database if the fate of a failed commit is unknown.

        Where servers share the database, the changes that others have made are taken over.
        """
        if self.store.shared and (self._in_doubt or self._behind):
            await self._catch_up()
        if not self._in_doubt:
            return
        entries = await self.store.read(lambda c: queries.read_moves(c, self.id))
        await asyncio.to_thread(self.log.rebuild, entries)
        if self.dice is not None:
            stored = await self.store.read(lambda c: queries.read_table(c, self.id))
            assert stored is not None
            self.dice.take(stored)
        self._in_doubt = False
        self._settle()

    # --- other servers --------------------------------------------------------------------------

    def hold(self, fence: int | None) -> None:
        """Drive the table from now on, by the lease with this fence; with None, leave it to another
        server.
        """
        self.fence = fence
        if fence is not None:
            self.since = self.now  # nobody loses time by the other server's end
            if self.window is not None:
                self.window = replace(self.window, since=self.now)
            self.catch_up_soon("table")
            self.wake.set()

    def fall_behind(self, kind: str) -> None:
        """Note that another server has changed the table, which is read again before its next use."""
        self._behind.add(kind)

    def catch_up_soon(self, kind: str) -> None:
        """Read a table that another server has changed again now, and tell those who follow it."""
        self.fall_behind(kind)
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = self._in_background(self._caught_up())

    async def _caught_up(self) -> None:
        while self._behind and not self.closed:
            try:
                async with self._lock:
                    await self.reconcile()
            except Unsaved:
                await asyncio.sleep(RETRY_SECONDS)

    async def confirm(self) -> None:
        """Make sure that the table is up to date with other servers' changes; raises `Unsaved`."""
        stand = await self.store.read(lambda c: queries.read_stand(c, self.id))
        if stand is not None and stand[0] == self.version and stand[1] <= self.number:
            return
        self.fall_behind("table")
        async with self._lock:
            await self.reconcile()

    async def _catch_up(self) -> None:
        behind, self._behind = self._behind | ({"table"} if self._in_doubt else set()), set()
        whole, first = "table" in behind, self.number

        def read(connection: sa.Connection) -> tuple[list[Entry], Stored | None, Asides | None]:
            entries = queries.read_moves(connection, self.id, first)
            stored = queries.read_table(connection, self.id) if whole else None
            beside = None
            if whole or "asides" in behind:
                beside = asides.read_asides(connection, self.id, self.store.server)
            return entries, stored, beside

        try:
            entries, stored, beside = await self.store.read(read)
        except Unsaved:
            self._behind |= behind
            raise
        self._in_doubt = False
        if whole and (stored is None or stored.closed):
            self.gone = True
            self.close()
            return
        for entry in entries:
            asked = self.enters if entry.actor == CHANCE else []
            self.log.append(entry)
            self._entered = asked
            self._settle([entry], entry.at)
        if stored is not None:
            self._take(stored)
        if beside is not None:
            self.take_asides(beside)

    def _take(self, stored: Stored) -> None:
        """Take over the stored state of the table, its log aside."""
        before = self.status, self.dice and self.dice.stage
        if self.dice is not None:
            self.dice.take(stored)
            self.dice.awaited |= set(stored.holders.values()) - set(self.holders.values())
        self.version = stored.version
        self.successor = stored.successor
        self.holders = dict(stored.holders)
        self.places[:] = stored.places
        for change in stored.seat_changes[len(self.occupancy.changes) :]:
            self.occupancy.apply(change)
            if self.window is not None:
                self.window.intents.pop(change.seat, None)
        if stored.watched and self.is_private:
            self._lose_privacy()
        self._views.clear()
        if (self.status, self.dice and self.dice.stage) != before:
            self.begin()
        else:
            self.announce()
            self.wake.set()

    def take_asides(self, beside: Asides) -> None:
        """Take over what the servers share about the table beside its log."""
        window, occupancy = self.window, self.occupancy
        thought_twice: list[int] = []
        left = occupancy.elsewhere - beside.elsewhere
        shown = occupancy.elsewhere - {SPECTATOR}, occupancy.requests
        occupancy.set_elsewhere(beside.elsewhere, self.now)
        occupancy.requests = beside.requests
        news = shown != (occupancy.elsewhere - {SPECTATOR}, occupancy.requests)
        if left:
            self._announce_absence()
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
        if self.coach is not None and self.coach.read != beside.read:
            self.coach.read = beside.read
            news = True
        if news:
            self.announce()
        hints, self.hints_elsewhere = self.hints_elsewhere, beside.hints
        advised = [seat for seat, hint in beside.hints.items() if hints.get(seat) != hint]
        for seat in (*thought_twice, *advised):  # nobody else need know
            self.announce_to(seat)
        self.wake.set()

    async def note_end(self) -> None:
        """Store that the match is over, unless it is stored already."""
        # The log implies it: if this fails, it is stored when the table is next loaded.
        try:
            score = self.final_score
            await self.store.write(lambda c: queries.finish(c, self.id, score))
        except Unsaved:
            logger.warning("table %s: that it is over could not be noted", self.id)

    def apply_seat_change(self, change: SeatChange, *, begins: bool = False) -> None:
        """Apply a change of a seat's player, dropping the answer that the previous one had
        prepared.
        """
        self.occupancy.apply(change)
        self._views.clear()  # they contain the players' names
        if begins:
            self.begin()
            return
        if self.window is not None:
            self.window.intents.pop(change.seat, None)
        self.announce()
        self.wake.set()

    def rename(self, seat: int, name: str) -> None:
        """Change the name of a seat's player."""
        self.places[seat] = replace(self.places[seat], name=name)
        self._views.clear()
        self.announce()

    def begin(self) -> None:
        """Begin, if the match may, after a seat was taken or the dice were set."""
        if self.dice is not None:
            self.dice.since = self.now
        self._settle()

    def _settle(self, entries: Sequence[Entry] = (), at: datetime | None = None) -> None:
        """Update everything that follows from the match and from who plays it; `entries` are the
        new ones, made `at` that moment if another server made them.
        """
        now = self.touched = self.now
        if at is not None:
            now -= min(max((queries.now() - at).total_seconds(), 0.0), MOST_LATE)
        self.since = now
        self._views.clear()
        self._legal.clear()
        self._asked = {
            seat: self._asked[seat]
            if seat in self._asked and self._asked[seat][0] == number
            else (number, now)
            for seat, number in self.log.asked.items()
        }
        expired = self.clock is not None and any(one.action == self.clock.end for one in entries)
        before = None if expired else self.clock
        clocked = self.status == "playing" and self.coach is None  # a lesson waits for its learner
        self.clock = running(self.log.match, before, now, len(self.people)) if clocked else None
        self.pause = self.log.pause / 1000 * self.pace if self.pace else 0.0
        self.misfit = None
        asks = self.real and self.status == "playing"
        self.enters = askable(self.log.match, self.people) if asks else []
        opened = self.log.window if self.status == "playing" else None
        if opened is None:
            self.window = None
        elif (
            self.window is not None
            and len(entries) == 1
            and self.window.goes_on(entries[0].action, opened.ask, opened.seats)
        ):
            self.window.seats = list(opened.seats)
        else:
            self.window = self._opened(opened.ask, opened.seats)
        self.announce()
        self.wake.set()

    def _date_window(self) -> None:
        """Find out when the window was opened that is open on loading."""
        if self.window is not None:
            self.window.opened = opened_at(self.log)

    def _opened(self, ask: str, seats: Sequence[int]) -> Window:
        """Return the window that opens now, with the time limit of the table; with none where only
        one person reads the table (see `window`).
        """
        window = Window(ask, list(seats), self.number, self.since, self.answer_seconds)
        if not self.is_private:
            return window
        reader = next((seat for seat in self.people if seat in seats), None)
        if reader is not None and self.log.match.legal_ahead(reader) != [HOLD]:
            reader = None
        pause = READING_SECONDS * self.pace
        return replace(window, seconds=None, reading=reader, reading_seconds=pause)
