"""A table in memory: its seats, its match, and the single path by which both change."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import Any, Literal, TypeVar

from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE, SPECTATOR
from kickabout.engine.lessons import find_lesson
from kickabout.engine.narration import Line
from kickabout.engine.view_types import View
from kickabout.table.errors import MovedOn, Unsaved
from kickabout.table.language import game_messages
from kickabout.table.play.audience import Audience
from kickabout.table.play.clock import Running, running
from kickabout.table.play.coach import Coach
from kickabout.table.play.dice import TableDice
from kickabout.table.play.full_time import Manner, manner_of
from kickabout.table.play.log import MatchLog
from kickabout.table.play.real_chance import askable
from kickabout.table.play.replica import Replica
from kickabout.table.play.window import READING_SECONDS, Window, opened_at
from kickabout.table.seats import Occupancy
from kickabout.table.store import (
    Entry,
    FinalScore,
    Place,
    SeatChange,
    Store,
    Stored,
    log_queries,
    queries,
    records,
    result_queries,
)
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

T = TypeVar("T")
TRIES = 3
"""The number of attempts at a change while another server gets in first."""
MOST_LATE = 5.0
"""The largest age in seconds of another server's decision; a larger one means that its clock is
wrong."""

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
        self.opener = stored.opener
        """The seat of whoever set it up; None if that is nobody's."""
        self._was_watched = stored.watched
        self.dice = TableDice(stored, pace, self.now) if stored.secret else None
        """The verifiable dice; None for a lesson and for matches older than these dice."""
        self.real = stored.dice == "real"
        """True if people draw real cards and roll real dice, and enter the outcomes."""
        self.enters: list[int] = []
        """The seats that are asked to enter the outcome, at a table with real cards and dice."""
        self.misfit: int | None = None
        """The seat whose last entry contradicts earlier ones; None once an entry fits."""
        self.entered: list[int] = []
        """The seats that were asked for the last outcome, which any of them may take back."""
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
        self.replica = Replica(self, stored.version, fence)
        self.audience = Audience(self)
        self.closed = False
        self.pace = pace
        """Factor of every pause; 0 is as fast as possible."""
        self.store = store
        self.lock = asyncio.Lock()
        self._views: dict[tuple[int, str], View] = {}
        self._legal: dict[int, list[str]] = {}
        """The legal actions of each seat, computed on demand since the last move."""
        self._begun = False
        """True once the match has begun: no seat falls vacant and no dice are made anew after that."""
        self._asked: dict[int, tuple[int, float]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.settle()
        self._date_window()
        self.audience.announce_absence()

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
        if not self._begun:
            if self.occupancy.unplayed or self.sealing:
                return "waiting"
            self._begun = True
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

    def forget_views(self) -> None:
        """Drop the views made so far, as something that they contain has changed."""
        self._views.clear()

    def waiting_for(self) -> list[int]:
        """Return the seats whose decision the table waits for."""
        if self.status != "playing":
            return []
        actor = self.log.match.actor
        if self.enters:
            return list(self.enters)
        if not isinstance(actor, int):
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
        return seat in self.entered or self.log.may_undo(seat)

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
        self.replica.tell_sign(viewer)
        if viewer == SPECTATOR and self.is_private:
            await self.exclusive(self._end_privacy)

    async def _end_privacy(self) -> None:
        self.lose_privacy()
        with suppress(Unsaved):  # memory has it anyway
            await self.store.write(lambda c: queries.set_watched(c, self.id))

    def lose_privacy(self) -> None:
        """Let the table be read by spectators from now on; an open window gets the time that others have."""
        self._was_watched = True
        if self.window is not None:
            self.window = replace(
                self.window, seconds=self.answer_seconds, since=self.now, reading=None
            )
            self.audience.announce()
            self.wake.set()

    def connected(self, viewer: int) -> bool:
        """Return whether somebody follows the table from this seat."""
        return self.occupancy.connected(viewer)

    @property
    def watched(self) -> bool:
        """Return whether anybody follows the table."""
        return self.occupancy.watched

    def close(self) -> None:
        """End the streams that follow the table, and its driver."""
        self.closed = True
        self.audience.announce()
        self.wake.set()

    # --- decisions -----------------------------------------------------------------------------

    async def exclusive(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run some work under the table's lock, to its end even if the caller goes away."""

        async def locked() -> T:
            async with self.lock:
                for _ in range(TRIES if self.store.shared else 0):
                    if self.replica.is_behind:
                        await self.replica.reconcile()
                    try:
                        return await work()
                    except MovedOn:  # the work was based on an outdated state
                        self.replica.fall_behind("table")
                return await work()

        return await asyncio.shield(self.in_background(locked()))

    def in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run some work as a task, which is kept until it ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- moves ---------------------------------------------------------------------------------

    async def record(
        self, actor: int, *actions: str, by_itself: bool = False, is_checked: bool = False
    ) -> None:
        """Commit one or several entries as one, and apply them; the caller holds the lock. Entries
        made `by_itself`, which nobody decided, require the table's lease; those that the caller has
        found to be legal are `is_checked`.

        If chance comes next and without a pause, it is committed along with them: nobody may act in
        between, and no page needs the pause. Raises `Unsaved` if the commit failed: the match is
        unchanged.
        """
        ahead = self.log.copy()
        for action in actions:
            entry = Entry(ahead.number, actor, action, records.now())
            ahead.append(entry, is_checked=is_checked)
        while self._rolls_at_once(ahead):
            entry = Entry(ahead.number, CHANCE, self._roll(ahead), records.now())
            ahead.append(entry, is_checked=True)
        entries = ahead.entries[self.number :]
        check = self.replica.check_lease if by_itself else None
        asked = self.enters if actor == CHANCE else []
        await self.replica.write(log_queries.Append(self.id, entries, check))
        self.log.adopt(ahead)
        self.entered = asked
        self.settle(entries)
        if self.log.match.is_over:
            await self.note_end()

    def _rolls_at_once(self, ahead: MatchLog) -> bool:
        """Return whether chance plays now without any delay: not in a lesson, nor with real dice."""
        if self.coach is not None or self.real or not ahead.match.is_chance:
            return False
        return not (self.pace and ahead.pause)

    async def note_end(self) -> None:
        """Store that the match is over, unless it is stored already."""
        # The log implies it: if this fails, it is stored when the table is next loaded.
        try:
            score = self.final_score
            await self.store.write(lambda c: result_queries.finish(c, self.id, score))
        except Unsaved:
            logger.warning("table %s: that it is over could not be noted", self.id)

    def apply_seat_change(self, change: SeatChange, *, begins: bool = False) -> None:
        """Apply a change of a seat's player, dropping the answer that the previous one had
        prepared.
        """
        self.occupancy.apply(change)
        self.forget_views()  # they contain the players' names
        if begins:
            self.begin()
            return
        if self.window is not None:
            self.window.intents.pop(change.seat, None)
        self.audience.announce()
        self.wake.set()

    def rename(self, seat: int, name: str) -> None:
        """Change the name of a seat's player."""
        self.places[seat] = replace(self.places[seat], name=name)
        self.forget_views()
        self.audience.announce()

    def begin(self) -> None:
        """Begin, if the match may, after a seat was taken or the dice were set."""
        if self.dice is not None:
            self.dice.since = self.now
        self.settle()

    def settle(self, entries: Sequence[Entry] = (), at: datetime | None = None) -> None:
        """Update everything that follows from the match and from who plays it; `entries` are the
        new ones, made `at` that moment if another server made them.
        """
        now = self.touched = self.now
        if at is not None:
            now -= min(max((records.now() - at).total_seconds(), 0.0), MOST_LATE)
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
        playing = self.status == "playing"
        clocked = playing and self.coach is None  # a lesson waits for its learner
        self.clock = running(self.log.match, before, now, len(self.people)) if clocked else None
        self.pause = self.log.pause / 1000 * self.pace if self.pace else 0.0
        self.misfit = None
        asks = self.real and playing
        self.enters = askable(self.log.match, self.people) if asks else []
        opened = self.log.window if playing else None
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
        self.audience.announce()
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
