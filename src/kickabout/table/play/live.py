"""A table in memory: its seats, its match, and who follows it. It changes by a `Turn` alone."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from typing import Any

from kickabout.engine.game import CHANCE, SPECTATOR
from kickabout.engine.keyed_dice import drawn_from
from kickabout.engine.lessons import find_lesson
from kickabout.engine.view_types import View
from kickabout.table.errors import Unsaved
from kickabout.table.language import bot_title
from kickabout.table.play.audience import Audience
from kickabout.table.play.background import Background
from kickabout.table.play.behind import as_of, seen_behind
from kickabout.table.play.coach import Coach
from kickabout.table.play.dice import TableDice, links_of
from kickabout.table.play.log import MatchLog
from kickabout.table.play.record import TableRecord, player_line
from kickabout.table.play.replica import Replica
from kickabout.table.play.revealed import LINK_SECONDS, Revealed, ShownLinks
from kickabout.table.play.situation import SPEEDS, Situation, Status
from kickabout.table.play.window import Window
from kickabout.table.seats import Occupancy, Seats
from kickabout.table.store import Entry, Place, SharedState, Store, Stored, log_queries, records
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

MOST_LATE = 5.0
"""The largest age in seconds of another server's decision; a larger one means that its clock is
wrong."""
RETRY_SECONDS = 0.2


class LiveTable:
    """A table whose match is in memory.

    Memory only follows what the database has: `take_turn` commits a change and calls `follow`, and
    `catch_up` does so for the changes of other servers. Both hold the lock.
    """

    def __init__(
        self,
        stored: Stored,
        log: MatchLog,
        store: Store,
        title: str,
        pace: float,
        fence: int | None = 0,
        *,
        is_past: bool = False,
    ) -> None:
        self.id = stored.id
        self.game = stored.game
        self.title = title
        self.options = stored.options
        self.answer_seconds = stored.answer_seconds
        self.hints = stored.hints
        """True if people may ask for hints."""
        self.real = stored.dice == "real"
        """True if people draw real cards and roll real dice, and enter the outcomes."""
        self.store = store
        self.log = log
        lesson = stored.lesson and find_lesson(log.match.game, stored.lesson)
        self.coach = Coach(lesson, log) if lesson else None
        """The learner's guide, at the table of a lesson."""
        self.occupancy = Occupancy(stored, pace, self.now)
        seats = self.occupancy.seats
        self.situation = Situation.derived(
            stored, seats, log, self.coach, pace, self.now, is_past=is_past
        )
        """Everything that follows from the log and from who sits here."""
        self.dice = TableDice(stored, pace, self.now) if stored.secret else None
        """The verifiable dice; None for a lesson and for matches older than these dice."""
        self.record = None if stored.agreed is None else TableRecord(stored, store.signer)
        """The chain of heads; None before the match, and at a table without one."""
        self.revealed = Revealed()
        """What has come for dice that the seats make together, and is in no entry yet."""
        self.touched = self.now
        self.trouble: Message | None = None
        """The reason why the table cannot go on by itself at the moment."""
        self.rendered: dict[object, Any] = {}
        """The last page rendered for each viewer."""
        self.wake = asyncio.Event()
        self.background = Background()
        self.replica = Replica(store, stored.id, fence, self.background)
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self._catching_up: asyncio.Task[None] | None = None
        self._earlier: LiveTable | None = None
        """The table as it was some moves ago, once somebody watches late."""
        if is_past:
            # Who follows the table now is no part of what was: all seem to be here.
            self.occupancy.set_elsewhere(frozenset(range(len(stored.places))), self.now)
        else:
            self.announce_absence()

    @property
    def now(self) -> float:
        """The event loop's time in seconds, by which everything here is due."""
        return asyncio.get_running_loop().time()

    # --- state ---------------------------------------------------------------------------------

    @property
    def stored(self) -> Stored:
        """The table as the database has it, its log aside."""
        return self.situation.stored

    @property
    def seats(self) -> Seats:
        """The seats, and who plays them."""
        return self.situation.seats

    @property
    def number(self) -> int:
        """The length of the log, which a decision must quote as the state that it saw."""
        return self.log.number

    @property
    def places(self) -> Sequence[Place]:
        """The seats and their owners."""
        return self.seats.places

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return self.seats.names

    @property
    def people(self) -> list[int]:
        """The seats that a person plays."""
        return self.seats.people

    def bot_at(self, seat: int) -> str | None:
        """Return the kind of the bot that plays a seat now; None if a person does, or nobody."""
        return self.seats.bot_at(seat)

    @property
    def bots(self) -> list[str]:
        """The kinds of the bots that are playing now."""
        return [bot for place in self.places if (bot := self.bot_at(place.seat)) is not None]

    @property
    def status(self) -> Status:
        """Waiting for open seats or for the dice to be set, playing, or over."""
        return self.situation.status

    @property
    def sealing(self) -> bool:
        """Return whether the match has yet to begin because its dice are not set."""
        return self.dice is not None and self.dice.stage != "set"

    @property
    def window(self) -> Window | None:
        """The open response window."""
        return self.situation.window

    def next_roll(self, log: MatchLog | None = None) -> str:
        """Return the outcome that the dice give at the chance point of the log, or of one ahead of
        it.
        """
        ahead = log or self.log
        if self.dice is None:
            return ahead.next_roll()
        assert not self.sealing, "the dice are not set"
        places, chance = None if self.record is None else ahead.places, ahead.chance
        assert chance is not None, "chance does not decide"
        links = ahead.links
        if links and ahead.chance_begins:
            links = links.copy()
            links.take(ahead.number, self.revealed.for_draw(ahead))
        number = self.dice.next_number(ahead.match, places, drawn_from(chance), links)
        return ahead.match.name_of(number)

    def asks_links(self, log: MatchLog) -> bool:
        """Return whether the seats' pages have to reveal links for the draw that is due. Those that follow it in a
        row, among which nobody decides, need no others.
        """
        return bool(log.links) and not log.match.is_over and log.chance_begins

    @property
    def links_due(self) -> float:
        """The moment up to which a draw that is due waits for links, on the event loop's clock."""
        log = self.log
        if not self.asks_links(log):
            return self.situation.since
        live = {seat for seat in log.links.latest if self.connected(seat)}
        missing = live - self.revealed.silent - self.revealed.given(log).keys()
        return self.situation.since + (LINK_SECONDS * self.situation.pace if missing else 0.0)

    def links_with(self, log: MatchLog, actor: int, action: str) -> str | None:
        """Return what the next entry of a log has of links: those for a draw that follows a decision, or the new
        anchors with anything but a draw.
        """
        if not log.links:
            return None
        if actor != CHANCE or not log.match.is_chance or log.match.is_clock_end(action):
            return self.revealed.for_decision(log)
        return self.revealed.for_draw(log) if log.chance_begins else None

    def substitute(self, actor: int) -> str | None:
        """Return who decides for a seat now, for the record; None if it is the player that was agreed, or chance."""
        if self.record is None or actor == CHANCE or not self.seats.changes:
            return None
        return self.record.substitute(self.seats, actor)

    def bench(self, bot: str) -> str | None:
        """Return how the record names a bot that decides once for a seat; None at a table without one."""
        return None if self.record is None else player_line(f"bot:{bot}", bot_title(bot))

    def shown_links(self, seat: int) -> ShownLinks | None:
        """Return the standing of a seat's links; None unless the seats make the dice together."""
        log = self.log
        if not log.links or seat == SPECTATOR or self.status == "over":
            return None
        since, anchor = log.links.anchors.get(seat, (-1, None))
        asked = anchor is not None and self.asks_links(log)
        given = seat in self.revealed.given(log)
        return {
            "anchor": anchor,
            "since": since,
            "due": log.number if asked and not given else None,
        }

    def rolls_at_once(self, log: MatchLog) -> bool:
        """Return whether chance plays now without any delay: not in a lesson, nor with real dice."""
        if self.coach is not None or self.real or not log.match.is_chance:
            return False
        return not (self.pace and log.pause) and not self.asks_links(log)

    def reader(self, viewer: int, locale: str = ENGLISH) -> Reader:
        """Return the formatter of messages at this table for a seat, -1 for a spectator."""
        return self.situation.reader(viewer, locale)

    def view(self, viewer: int, locale: str = ENGLISH) -> View:
        """Return the view of a seat, -1 for a spectator."""
        return self.situation.view(viewer, locale)

    def waiting_for(self) -> list[int]:
        """Return the seats whose decision the table waits for."""
        return self.situation.waiting_for

    @property
    def pace(self) -> float:
        """The factor of every pause at this table; 0 is as fast as possible."""
        return self.situation.pace * SPEEDS[self.stored.speed]

    def may_undo(self, seat: int) -> bool:
        """Return whether this seat may undo its last decision now."""
        return self.situation.may_undo(seat)

    def legal(self, seat: int) -> list[str]:
        """Return the actions that the seat may send now; empty until every seat is taken."""
        return self.situation.legal(seat)

    # --- presence ------------------------------------------------------------------------------

    def connected(self, viewer: int) -> bool:
        """Return whether somebody follows the table from this seat."""
        return self.occupancy.connected(viewer)

    @property
    def absent_holders(self) -> list[str]:
        """The digests of those who hold a seat and have no page of the table open."""
        return [who for who, seat in self.stored.holders.items() if not self.connected(seat)]

    @property
    def watched(self) -> bool:
        """Return whether anybody follows the table."""
        return self.occupancy.watched

    @contextmanager
    def watching(self, viewer: int) -> Iterator[None]:
        """Count a viewer who follows the table while the block runs."""
        if self.occupancy.connect(viewer):
            self.replica.tell_presence(viewer, present=True)
            self.revealed.silent.discard(viewer)
            if viewer != SPECTATOR:
                self.audience.announce()
        try:
            yield
        finally:
            self.touched = self.now
            if self.occupancy.disconnect(viewer, self.touched):
                if not self.closed:
                    self.replica.tell_presence(viewer, present=False)
                if viewer != SPECTATOR:
                    self.announce_absence()
                    self.announce()  # a bot needs the agreement of fewer people

    def hear(self, viewer: int, *, looks: bool) -> None:
        """Note a sign of life of a viewer, who `looks` at the table or at another page, here and at the other servers."""
        note = self.occupancy.look if looks else self.occupancy.heartbeat
        note(viewer, self.now)
        self.replica.tell_sign(viewer, self.occupancy, self.now)

    def announce_absence(self) -> None:
        """Announce that people have left, once they have been gone for long enough."""
        loop = asyncio.get_running_loop()
        for seconds in self.occupancy.silences:
            loop.call_later(seconds, self.audience.announce)

    def announce(self) -> None:
        """Tell everybody who follows the table, and its driver, that it has changed."""
        self.audience.announce()
        self.wake.set()

    @property
    def closed(self) -> bool:
        """Return whether the table has been unloaded, or closed for good."""
        return self.audience.closed

    def close(self) -> None:
        """End the streams that follow the table, and its driver."""
        self.audience.close()
        self.wake.set()
        if self._earlier is not None:
            self._earlier.close()

    @property
    def opening(self) -> datetime | None:
        """The moment at which others may see its match, and anybody its dice; None if nobody else plays with them any
        more.
        """
        opening = self.stored.opening
        return None if opening is None or opening <= records.now() else opening

    def for_watchers(self) -> "LiveTable":
        """Return the table as whoever does not play may see it now: itself, unless it is watched late and its match runs, or
        others play with the same dice; then that which it was (`play/behind.py`), by itself: all that is sent of it is
        made as of any table.
        """
        is_late = self.status == "playing" and self.stored.moves_behind != 0
        if not is_late and self.opening is None:
            return self
        if self._earlier is None:
            log = MatchLog(self.log.match.at(0), links_of(self.stored))
            log.extend(seen_behind(self.log.entries, self.stored.moves_behind))
            stored = as_of(self.stored, log.match.number)
            pace, store = self.situation.pace, self.store
            self._earlier = LiveTable(stored, log, store, self.title, pace, None, is_past=True)
        return self._earlier

    def _lead_watchers(self) -> None:
        """Let whoever watches late see as much more of the match as they may."""
        earlier = self._earlier
        if earlier is None:
            return
        if self.for_watchers() is not earlier:
            self._earlier = None
            earlier.close()
            return
        seen = seen_behind(self.log.entries, self.stored.moves_behind)
        if new := seen[earlier.number :]:
            earlier.log.extend(new)
            earlier.follow(new, as_of(self.stored, earlier.log.match.number))

    # --- changes -------------------------------------------------------------------------------

    def follow(
        self,
        entries: Sequence[Entry] = (),
        stored: Stored | None = None,
        at: datetime | None = None,
    ) -> None:
        """Let memory follow what has been committed: the table as it is `stored` now, and the new
        last `entries` of the log, made `at` that moment if another server made them.
        """
        now = self.touched = self.now
        self.trouble = None
        secret = [] if stored is None or entries else self._secret_changes(stored)
        if stored is not None:
            # Who has once been let in is not shut out again, even if that could not be stored.
            watched = stored.watched or self.stored.watched
            before, stored = self.stored, replace(stored, watched=watched)
            begins = self.situation.seats.unplayed, before.dice
            self.situation = self.situation.with_table(stored, now)
            self.occupancy.follow(self.seats)
            if self.dice is not None:
                same = begins == (self.seats.unplayed, stored.dice)
                self.dice = TableDice(stored, self.situation.pace, self.dice.since if same else now)
            if self.record is None and stored.agreed is not None:
                self.record = TableRecord(stored, self.store.signer)
                self.log.begin_links(links_of(stored))
        self.revealed.follow(entries)
        if entries:
            late = 0.0 if at is None else (records.now() - at).total_seconds()
            self.situation = self.situation.played(entries, now - min(max(late, 0.0), MOST_LATE))
        if not secret:
            self.announce()
        for seat in secret:
            self.audience.announce_to(seat)
        self.wake.set()
        self._lead_watchers()

    def _secret_changes(self, stored: Stored) -> list[int]:
        """Return the seats that learn of a change, if it is of what was said in advance, which its seat learns, or of what
        people write and of vacations, which seats alone learn: nobody else may notice.
        """
        before = self.stored
        pairs = list(zip(before.places, stored.places, strict=True))
        alike = tuple(
            replace(new, lets_stand=own.lets_stand, writes=own.writes, lines=own.lines)
            for own, new in pairs
        )
        if replace(stored, places=alike, away=before.away, version=before.version) != before:
            return []
        if stored.away != before.away or any(
            (own.writes, own.lines) != (new.writes, new.lines) for own, new in pairs
        ):
            return [own.seat for own, _ in pairs]
        return [own.seat for own, new in pairs if own.lets_stand != new.lets_stand]

    def show(self, situation: Situation) -> None:
        """Show a situation that differs in what is not committed."""
        self.situation = situation
        self.announce()

    def show_to(self, seat: int, situation: Situation) -> None:
        """Show one in which nobody but a seat sees what differs."""
        self.situation = situation
        self.audience.announce_to(seat)
        self.wake.set()

    # --- agreement with other servers ----------------------------------------------------------

    @property
    def is_closed(self) -> bool:
        """Return whether it was closed or removed, by this server or another, as far as is known here."""
        return self.stored.closed or self.replica.gone

    async def catch_up(self) -> None:
        """Take over what the database has and memory lacks; the caller holds the lock. Raises
        `Unsaved`.
        """
        if not self.replica.is_behind:
            return
        news = await self.replica.read_news(self.number)
        if news.whole and (news.stored is None or news.stored.closed):
            self.replica.gone = True
            self.close()
            return
        for entry in news.entries:
            self.log.append(entry)
            self.follow([entry], at=entry.at)
        if news.stored is not None and news.stored != self.stored:
            self.follow(stored=news.stored)
        if news.beside is not None:
            self._share(news.beside)

    async def confirm(self) -> None:
        """Make sure that the table is up to date with other servers' changes; raises `Unsaved`."""
        stand = await self.store.read(lambda c: log_queries.read_stand(c, self.id))
        if stand is None or stand[0] != self.stored.version or stand[1] > self.number:
            await self.read_again()

    async def read_again(self) -> None:
        """Take over all that the database has of the table; raises `Unsaved`."""
        self.replica.fall_behind("table")
        async with self.lock:
            await self.catch_up()

    def catch_up_soon(self, kind: str) -> None:
        """Take over a change that another server has made, and tell those who follow the table."""
        self.replica.fall_behind(kind)
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = self.background.start(self._caught_up())

    async def _caught_up(self) -> None:
        while self.replica.is_behind and not self.closed:
            try:
                async with self.lock:
                    await self.catch_up()
            except Unsaved:
                await asyncio.sleep(RETRY_SECONDS)

    def hold(self, fence: int | None) -> None:
        """Drive the table from now on, by the lease with this fence; with None, leave it to another
        server.
        """
        self.replica.fence = fence
        if fence is not None:
            # Nobody loses time by the other server's end.
            self.situation = self.situation.resumed(self.now)
            self.catch_up_soon("table")
            self.wake.set()

    def take_answers(self, answers: Mapping[int, tuple[int, str]]) -> None:
        """Take over the answers that seats have given in windows, each with the length of the log when that opened."""
        window = self.window
        if window is not None:
            intents = {
                seat: action
                for seat, (opened, action) in answers.items()
                if opened == window.opened and seat in window.seats
            }
            self.situation = self.situation.answered(intents)

    def _share(self, beside: SharedState) -> None:
        """Take over what the servers share about the table beside its log."""
        occupancy = self.occupancy
        left = occupancy.elsewhere - beside.elsewhere
        shown = occupancy.elsewhere - {SPECTATOR}, occupancy.requests
        occupancy.set_elsewhere(beside.elsewhere, self.now)
        for seat, seconds in beside.signs.items():
            occupancy.heard_elsewhere(seat, self.now - seconds)
        occupancy.requests = beside.requests
        for_all = shown != (occupancy.elsewhere - {SPECTATOR}, occupancy.requests)
        for_one: set[int] = set()
        if left:
            self.announce_absence()
        before = {} if self.window is None else self.window.intents
        self.take_answers(beside.answers)
        answers = {} if self.window is None else self.window.intents
        for_all |= answers.keys() != before.keys() and not self.stored.is_over_days
        # That an answer was changed reveals that there was a choice.
        for_one |= {seat for seat, action in answers.items() if before.get(seat) != action}
        if self.revealed.take(beside.links, beside.anchors):
            self.wake.set()
        if self.coach is not None and self.coach.read != beside.read:
            self.coach.read = beside.read
            for_all = True
        if for_all:
            self.audience.announce()
        hints, self.replica.hints_elsewhere = self.replica.hints_elsewhere, beside.hints
        for_one |= {seat for seat, hint in beside.hints.items() if hints.get(seat) != hint}
        for seat in for_one:
            self.audience.announce_to(seat)
        if for_all or for_one or left:  # else a step that failed would be tried again too soon
            self.wake.set()
