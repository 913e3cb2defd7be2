"""A table in memory: who sits there, how the match stands, and the one way in which it moves on."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Literal, TypeVar

from kickabout.engine.commentary import plain
from kickabout.engine.game import SPECTATOR
from kickabout.table import queries
from kickabout.table.errors import BadRequest, Illegal, NotYours, Refused, Stale, Unsaved
from kickabout.table.log import UNDO, MatchLog
from kickabout.table.queries import Entry, Place, Stored
from kickabout.table.store import Store
from kickabout.table.window import HOLD, LONE_SECONDS, Window

T = TypeVar("T")
Result = Literal["played", "standing"]
"""A decision is played, or stands until its turn in a response window comes."""

logger = logging.getLogger(__name__)


class LiveTable:
    """A table whose match is in memory.

    Everything that changes it runs under one lock, and a decision is in the database before the
    match in memory advances.
    """

    def __init__(
        self, stored: Stored, log: MatchLog, store: Store, title: str, pace: float
    ) -> None:
        self.id = stored.id
        self.game = stored.game
        self.title = title
        self.options = stored.options
        self.answer_seconds = stored.answer_seconds
        self.places: list[Place] = list(stored.places)
        self.holders: dict[str, int] = dict(stored.holders)
        self.successor: str | None = stored.successor
        self.log = log
        self.window: Window | None = None
        self.revision = 0
        """Grows with everything that a page shows: the log, who is connected, an open window."""
        self.since = 0.0
        """When the match last moved, on the clock of the event loop."""
        self.touched = 0.0
        self.trouble: str | None = None
        """Why the table cannot go on by itself at the moment."""
        self.rendered: dict[object, tuple[int, float, str]] = {}
        """What was last made for each viewer, with its revision and time."""
        self.wake = asyncio.Event()
        self.closed = False
        self.pace = pace
        """Scales every pause; 0 is as fast as possible."""
        self._store = store
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._doubt = False
        self._views: dict[int, dict[str, Any]] = {}
        self._watching: Counter[int] = Counter()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._settle(None)

    # --- how it stands -------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The length of the log: what a decision must name as the table it saw."""
        return self.log.number

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [place.name for place in self.places]

    @property
    def people(self) -> list[int]:
        """The seats at which a person sits."""
        return [place.seat for place in self.places if place.kind == "person"]

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        """Waiting for open seats, playing, or over."""
        if any(place.kind == "open" for place in self.places):
            return "waiting"
        return "over" if self.log.match.actor is None else "playing"

    def view(self, viewer: int) -> dict[str, Any]:
        """What a seat sees, -1 for a spectator; made once for each state of the match."""
        if viewer not in self._views:
            self._views[viewer] = self.log.match.view(viewer)
        return self._views[viewer]

    def waiting_for(self) -> list[int]:
        """The seats whose decision the table waits for."""
        actor = self.log.match.actor
        if self.status != "playing" or not isinstance(actor, int):
            return []
        if self.window is None:
            return [actor]
        silent = self.window.silent(self.people)
        return silent if self.places[actor].kind == "person" else sorted({actor, *silent})

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may take its last decision back now."""
        if self.window is not None and self.window.intents:
            return False
        return self.status == "playing" and self.log.may_undo(seat)

    def legal(self, seat: int) -> list[str]:
        """What the seat may send now; empty until everybody has sat down."""
        if self.status != "playing":
            return []
        legal: list[str] = self.view(seat)["legal"]
        return legal

    def meanwhile(self, at: int, viewer: int) -> str:
        """What happened since the log was `at` entries long, as the viewer may read it."""
        first = self.log.match.number - self.log.played_since(at)
        lines = [line for line in self.log.match.story(viewer) if line.number > first]
        return " ".join(plain(line.text, self.names, viewer) for line in lines[-3:])

    # --- who watches ---------------------------------------------------------------------------

    @contextmanager
    def watching(self, viewer: int) -> Iterator[None]:
        """Counts somebody who follows the table while the block runs."""
        self._watching[viewer] += 1
        if self._watching[viewer] == 1 and viewer != SPECTATOR:
            self.announce()
        try:
            yield
        finally:
            self._watching[viewer] -= 1
            self.touched = asyncio.get_running_loop().time()
            if self._watching[viewer] == 0 and viewer != SPECTATOR:
                self.announce()

    def connected(self, viewer: int) -> bool:
        """Whether somebody follows the table from this seat."""
        return self._watching[viewer] > 0

    @property
    def watched(self) -> bool:
        """Whether anybody follows the table."""
        return self._watching.total() > 0

    async def news(self, seen: int) -> int:
        """Waits until the table has a revision other than the one seen, and returns it."""
        while self.revision == seen and not self.closed:
            await self._news.wait()
        return self.revision

    def announce(self) -> None:
        """Tells those who follow the table that something has changed."""
        self.revision += 1
        news, self._news = self._news, asyncio.Event()
        news.set()

    def close(self) -> None:
        """Ends the streams that follow the table and what goes on by itself."""
        self.closed = True
        self.announce()
        self.wake.set()

    # --- what people do ------------------------------------------------------------------------

    async def submit(self, seat: int, action: str, at: int) -> Result:
        """Plays a seat's decision, made on the table as it stood when its log was `at` long.

        Raises `Stale` if the table has moved on, `Refused` if it is not the seat's turn, `Illegal`
        with the rules' reason, or `Unsaved`.
        """
        return await self.alone(lambda: self._submit(seat, action, at))

    async def undo(self, seat: int, at: int) -> None:
        """Takes the seat's last decision back; raises `Stale`, `Refused` or `Unsaved`."""
        await self.alone(lambda: self._undo(seat, at))

    async def sit(self, seat: int, name: str, browser: str | None) -> None:
        """Gives an open seat to a person; raises `Refused` if it is taken, `Unsaved`."""
        await self.alone(lambda: self._sit(seat, name, browser))

    async def hold_seat(self, seat: int, browser: str) -> None:
        """Lets a browser hold a seat that it has the private link of; raises `Unsaved`."""
        await self._store.write(lambda c: queries.add_holder(c, self.id, browser, seat))
        self.holders[browser] = seat

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Runs some work under the table's lock, to its end even if the asker goes away."""

        async def locked() -> T:
            async with self._lock:
                return await work()

        task = asyncio.create_task(locked())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _submit(self, seat: int, action: str, at: int) -> Result:
        await self.certain()
        actor = self.log.match.actor
        if self.status == "waiting":
            raise Refused("The match begins once every seat is taken.")
        if actor is None:
            raise Refused("The match is over.")
        window = self.window
        asked = window is not None and seat in window.seats
        if window is not None and asked and window.opened <= at <= self.number:
            if seat != actor:
                return self._hold_back(window, seat, action)
        elif at != self.number:
            raise self._stale(seat, at)
        elif seat != actor:
            waiting = " and ".join(self.names[other] for other in self.waiting_for())
            raise Refused(f"It is not your turn: the table waits for {waiting or 'the cards'}.")
        reason = self.log.match.why_not(action)
        if reason is not None:
            raise Illegal(reason)
        await self.record(seat, action)
        return "played"

    def _hold_back(self, window: Window, seat: int, action: str) -> Result:
        if action not in self.legal(seat):
            raise Illegal(f"You can answer now with: {', '.join(self.legal(seat))}.")
        window.intents[seat] = action
        self.announce()
        self.wake.set()
        return "standing"

    def _stale(self, seat: int, at: int) -> Stale:
        happened = self.meanwhile(at, seat) if 0 <= at <= self.number else ""
        return Stale(f"The table has moved on since you looked. {happened}".strip(), self.number)

    async def _undo(self, seat: int, at: int) -> None:
        await self.certain()
        if at != self.number:
            raise self._stale(seat, at)
        if not self.may_undo(seat):
            raise Refused("This cannot be taken back any more: something has happened since.")
        await self.record(seat, UNDO)

    async def _sit(self, seat: int, name: str, browser: str | None) -> None:
        place = self.places[seat]
        if browser is not None and self.holders.get(browser) == seat:
            return  # the answer to the first time got lost
        if place.kind != "open":
            raise Refused(f"{place.name} has taken this seat. You may watch the match.")
        if any(other.name.casefold() == name.casefold() for other in self.places if other != place):
            raise BadRequest(f"Somebody at this table is called {name} already.")
        if browser is not None and browser in self.holders:
            raise NotYours(
                "This browser has a seat at this table already. Open the invitation in another"
                " browser, or send it to somebody."
            )
        left = [other for other in self.places if other.kind == "open" and other != place]
        status = "waiting" if left else "playing"
        await self._store.write(
            lambda c: queries.take_seat(c, self.id, seat, name, browser, status)
        )
        self.places[seat] = replace(place, kind="person", name=name)
        if browser is not None:
            self.holders[browser] = seat
        self._settle(None)

    # --- how the match moves -------------------------------------------------------------------

    async def record(self, actor: int, action: str) -> None:
        """Commits an entry and lets it happen; the caller holds the lock and has checked it.

        Raises `Unsaved` if it could not be committed: the match stands where it stood.
        """
        entry = Entry(self.number, actor, action, queries.now())
        try:
            await self._store.write(lambda c: queries.add_move(c, self.id, entry))
        except BaseException:
            # Whether it reached the disk is known only to the database: ask it before going on.
            self._doubt = True
            raise
        self.log.take(entry)
        self.trouble = None
        self._settle(action)
        if self.log.match.actor is None:
            await self._finish()

    async def certain(self) -> None:
        """Rebuilds the match from the database if a commit failed and its fate is not known."""
        if not self._doubt:
            return
        entries = await self._store.read(lambda c: queries.read_moves(c, self.id))
        await asyncio.to_thread(self.log.rebuild, entries)
        self._doubt = False
        self._settle(None)

    async def _finish(self) -> None:
        # The log says it too: a table that cannot note it now does so when it is next loaded.
        try:
            await self._store.write(lambda c: queries.set_status(c, self.id, "over"))
        except Unsaved:
            logger.warning("table %s: that it is over could not be noted", self.id)

    def _settle(self, action: str | None) -> None:
        """Takes in that the match, or who plays it, has changed; `action` was the last decision."""
        clock = asyncio.get_running_loop().time()
        self.since = self.touched = clock
        self._views.clear()
        shown = self.view(SPECTATOR)["window"] if self.status == "playing" else None
        if shown is None or self.log.match.actor not in shown["seats"]:
            self.window = None
        elif (
            self.window is not None
            and action is not None
            and self.window.goes_on(action, shown["ask"], shown["seats"])
        ):
            self.window.seats = list(shown["seats"])
        else:
            asked = list(shown["seats"])
            seconds = self._answer_seconds(asked)
            self.window = Window(shown["ask"], asked, self.number, clock, seconds)
        self.announce()
        self.wake.set()

    def _answer_seconds(self, asked: list[int]) -> float | None:
        """How long people may answer: the table's setting, whatever anybody holds.

        The exception is a person alone among bots, who has nothing to answer with: nobody is there
        who could learn it.
        """
        people = self.people
        if len(people) == 1 and people[0] in asked and self.view(people[0])["legal"] == [HOLD]:
            return LONE_SECONDS * self.pace
        return self.answer_seconds
