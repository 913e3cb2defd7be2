"""The situation at a table: what follows from its log and from who sits there.

It is computed once for each change and never altered: a change gives a new one. Whatever a page, a
bot, the driver or a refusal needs to know of a table at one moment, it reads here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE, SPECTATOR
from kickabout.engine.narration import Line
from kickabout.engine.transcript import BESIDE_RULES
from kickabout.engine.view_types import View
from kickabout.table.language import game_messages
from kickabout.table.play.clock import Running, running
from kickabout.table.play.coach import Coach
from kickabout.table.play.full_time import Manner, cut_short, manner_of
from kickabout.table.play.log import MatchLog
from kickabout.table.play.real_chance import askable
from kickabout.table.play.window import READING_SECONDS, Window, opened_at, seconds_of
from kickabout.table.seats import Seats, names_in
from kickabout.table.store import Entry, FinalScore, Stored
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

SPEEDS: Mapping[str, float] = {"calm": 1.0, "brisk": 0.4, "instant": 0.1}
"""The factor of every pause at each speed of a table."""
Status = Literal["waiting", "playing", "over"]
"""Waiting for open seats or for the dice to be set, playing, or over."""


@dataclass(frozen=True, eq=False)
class Situation:
    """The state of a table between two changes."""

    stored: Stored
    """The table as the database has it, its log aside."""
    seats: Seats
    log: MatchLog
    coach: Coach | None
    pace: float
    """Factor of every pause at the server's tables; 0 is as fast as possible."""
    status: Status
    since: float
    """The moment of the last move, on the event loop's clock."""
    pause: float
    """The seconds after that moment in which neither chance nor a bot plays."""
    window: Window | None
    clock: Running | None
    """The game's own clock, if one is running."""
    enters: list[int]
    """The seats that are asked to enter the outcome, at a table with real cards and dice."""
    entered: list[int]
    """The seats that were asked for the last outcome, which any of them may take back."""
    asked: Mapping[int, tuple[int, float]]
    """Where seats decide simultaneously, when the question of each came up: the length of the log,
    and the moment on the event loop's clock."""
    lifted: Mapping[int, int] = field(default_factory=dict)
    """Whose hand each device shows that several people share, by the device's seat. It has no entry while its
    curtain is down, which falls as soon as another of them is to decide."""
    is_past: bool = False
    """True if the match has gone on since, for whoever watches late: no time runs in it."""
    misfit: int | None = None
    """The seat whose last entry contradicts earlier ones; None once an entry fits."""
    _views: dict[tuple[int, str], View] = field(default_factory=dict)
    _legal: dict[int, list[str]] = field(default_factory=dict)

    # --- the next situation --------------------------------------------------------------------

    @classmethod
    def derived(
        cls,
        stored: Stored,
        seats: Seats,
        log: MatchLog,
        coach: Coach | None,
        pace: float,
        now: float,
        before: "Situation | None" = None,
        entries: Sequence[Entry] = (),
        *,
        is_past: bool = False,
    ) -> "Situation":
        """Return the situation in which a log has got its last `entries`, or a match begins, `now`;
        without one `before`, that of a table that has just been loaded.
        """
        match = log.match
        if seats.unplayed or stored.dice in ("open", "sealed"):
            status: Status = "waiting"
        else:
            status = "over" if match.is_over else "playing"
        playing, was = status == "playing", None if before is None else before.clock
        if was is not None and any(entry.action == was.end for entry in entries):
            was = None
        clocked = playing and coach is None and not is_past  # a lesson waits for its learner
        by_people = playing and stored.dice == "real"
        asked = {} if before is None else before.asked
        paced = pace * SPEEDS[stored.speed]
        return cls(
            stored,
            seats,
            log,
            coach,
            pace,
            status,
            since=now,
            pause=log.pause / 1000 * paced if paced else 0.0,
            window=_window(stored, seats, log, paced, now, before, entries, is_past=is_past)
            if playing
            else None,
            clock=running(match, was, now, len(seats.devices)) if clocked else None,
            enters=askable(match, seats.people) if by_people else [],
            entered=before.enters if before and entries and entries[0].actor == CHANCE else [],
            asked={
                seat: asked[seat] if seat in asked and asked[seat][0] == number else (number, now)
                for seat, number in log.asked.items()
            },
            is_past=is_past,
        ).curtained({} if before is None else before.lifted)

    def played(self, entries: Sequence[Entry], now: float) -> "Situation":
        """Return the situation after these entries of the log."""
        return self.derived(
            self.stored,
            self.seats,
            self.log,
            self.coach,
            self.pace,
            now,
            self,
            entries,
            is_past=self.is_past,
        )

    def with_table(self, stored: Stored, now: float) -> "Situation":
        """Return the situation with the table as it is stored now; its match may begin by that.

        Otherwise nobody's time begins anew, except that of a response window which people may watch
        from now on. The answer of a seat is dropped that somebody else plays now.
        """
        seats = Seats(stored.places, stored.seat_changes)
        if (seats.unplayed, stored.dice) != (self.seats.unplayed, self.stored.dice):
            return self.derived(stored, seats, self.log, self.coach, self.pace, now, self)
        window = self.window
        if window is not None:
            new = {change.seat for change in seats.changes[len(self.seats.changes) :]}
            window = window.answered(
                {seat: answer for seat, answer in window.intents.items() if seat not in new}
            )
            if self.is_private and stored.watched:
                seconds = seconds_of(stored.answer_seconds, self.log, window.opened)
                window = replace(window, seconds=seconds, reading=None).begun(now)
        lifted = dict(self.lifted)
        for home in range(len(seats.places)):
            last = seats.last_lift(home)
            if last is None:
                lifted.pop(home, None)
            elif last != self.seats.last_lift(home):
                lifted[home] = last[0]
        changed = replace(self, stored=stored, seats=seats, window=window, _views={})
        return changed.curtained(lifted)

    def answered(self, intents: Mapping[int, str]) -> "Situation":
        """Return the situation with these answers held in the open window."""
        assert self.window is not None
        return replace(self, window=self.window.answered(intents)).curtained(self.lifted)

    def resumed(self, now: float) -> "Situation":
        """Return the situation in which everybody's time begins anew, as another server drives."""
        return replace(self, since=now, window=self.window and self.window.begun(now))

    def with_misfit(self, seat: int) -> "Situation":
        """Return the situation in which a seat's entry contradicts earlier ones."""
        return replace(self, misfit=seat)

    def curtained(self, lifted: Mapping[int, int]) -> "Situation":
        """Return the situation in which devices show these hands, but none where another of its people is to
        decide.
        """
        if not lifted and not self.lifted:
            return self
        shown = replace(self, lifted=lifted)
        kept = {home: seat for home, seat in lifted.items() if shown.next_at(home) in (None, seat)}
        return replace(shown, lifted=kept)

    # --- who is asked what ---------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The length of the log, which a decision must quote as the state that it saw."""
        return self.log.number

    @cached_property
    def seconds_left(self) -> Mapping[int, float]:
        """What the seats that have decided have left of the match's time, in seconds; all others have the whole of it."""
        control = self.stored.time_control
        return {} if control is None else self.log.seconds_left(control)

    @cached_property
    def is_private(self) -> bool:
        """Return whether only one person could ever read the table: all other seats were bots' from
        the beginning, and nobody has watched as a spectator.
        """
        return not self.stored.watched and self.seats.has_one_person

    @cached_property
    def waiting_for(self) -> list[int]:
        """The seats whose decision the table waits for."""
        actor, people = self.log.match.actor, self.seats.people
        if self.status != "playing":
            return []
        if self.enters:
            return self.enters
        if not isinstance(actor, int):
            return []
        if self.window is None:
            return list(self.log.asked) or [actor]
        # Over days it would tell who has answered in advance.
        window = self.window.answered({}) if self.stored.is_over_days else self.window
        silent = window.silent(people)
        return silent if actor in people else sorted({actor, *silent})

    def has_answered(self, seat: int) -> bool:
        """Return whether an answer of a seat is held in the open window, which others may not be told."""
        return self.window is not None and seat in self.window.intents

    def next_at(self, home: int) -> int | None:
        """Return whose turn it is to decide of the people who share the device of a seat: if several are asked,
        one after the other, beginning with whoever has it. That depends on what everybody sees.
        """
        people = self.seats.people
        here = [seat for seat in self.waiting_for if seat in people]
        here = [seat for seat in here if self.seats.home_of(seat) == home]
        has_it = self.lifted.get(home)
        return has_it if has_it in here else next(iter(here), None)

    def shown_at(self, home: int) -> int:
        """Return whose hand the device of a seat shows: the seat's own, unless several people share it; then
        that of the one who has taken it, or of nobody (-1). Before and after the match there are no hands.
        """
        if not self.seats.is_shared(home) or self.status == "waiting":
            return home
        return self.lifted.get(home, SPECTATOR) if self.status == "playing" else SPECTATOR

    def may_undo(self, seat: int) -> bool:
        """Return whether this seat may undo its last decision now."""
        if self.window is not None and self.window.intents:
            return False
        if self.status != "playing" or seat not in self.seats.people or self.stored.is_rated:
            return False
        if self.stored.time_control is not None:  # time would be given back with it
            return False
        if self.stored.day is not None:  # one attempt counts
            return False
        return seat in self.entered or self.log.may_undo(seat)

    def legal(self, seat: int) -> list[str]:
        """Return the actions that the seat may send now; empty until every seat is taken."""
        if self.status != "playing":
            return []
        if seat not in self._legal:
            # Everybody can see which seats are asked, and usually it is one of many.
            match, window = self.log.match, self.window
            is_asked = seat in match.deciding or (window is not None and seat in window.seats)
            self._legal[seat] = match.legal_ahead(seat) if is_asked else []
        return self._legal[seat]

    def question(self, seat: int) -> int:
        """Return the length of the log when the seat's current question came up.

        Where seats decide at the same time, decisions of the others leave it unchanged.
        """
        if seat in self.asked:
            return self.asked[seat][0]
        window = self.window
        return self.number if window is None or seat not in window.seats else window.opened

    def asked_since(self, seat: int) -> float:
        """Return when the seat's current question came up, on the event loop's clock."""
        return self.asked[seat][1] if seat in self.asked else self.since

    def reads(self, seat: int) -> bool:
        """Return whether the seat is asked nothing in the open window, as the table lets the card
        stand.

        A lesson may ask for that very decision.
        """
        window = self.window
        if window is None or window.reading != seat or seat not in window.seats:
            return False
        return self.coach is None or not self.coach.conducts

    def passes(self, seat: int) -> bool:
        """Return whether the page of a person may hold by itself: every other answer is a plain waste, the person has
        not asked for every question, and nobody but bots could learn from the time that it takes.
        """
        if not self.is_private or self.stored.asks_always or self.coach is not None:
            return False
        legal = self.legal(seat)
        return len(legal) > 1 and HOLD in legal and self.log.match.is_waste(seat)

    # --- what is shown -------------------------------------------------------------------------

    def reader(self, viewer: int, locale: str = ENGLISH) -> Reader:
        """Return the formatter of messages at this table for a seat, -1 for a spectator."""
        return Reader(
            game_messages(self.log.match.game, locale), names_in(self.seats.names, locale), viewer
        )

    def view(self, viewer: int, locale: str = ENGLISH) -> View:
        """Return the view of a seat, -1 for a spectator."""
        key = viewer, locale
        if key not in self._views:
            self._views[key] = self.log.match.view(viewer, self.reader(viewer, locale))
        return self._views[key]

    def forget_views(self) -> None:
        """Free the memory of the views made so far, which are made anew if they are asked for."""
        self._views.clear()

    def story(self, viewer: int) -> list[Line]:
        """Return the commentary as a seat may read it, -1 for a spectator."""
        return self.seats.with_changes(self.log.match.story(viewer))

    def meanwhile(self, at: int, viewer: int) -> list[Message]:
        """Return what happened since the log was `at` entries long, as the viewer may read it; if
        it is much, the first message and the last two.
        """
        first = self.log.match.number - self.log.played_since(at)
        lines = [line for line in self.story(viewer) if line.number > first]
        told = lines if len(lines) <= 3 else [lines[0], *lines[-2:]]
        return [line.remark.message for line in told]

    @property
    def goals(self) -> list[int]:
        """The number of goals of each seat, as everybody sees them."""
        return [player["goals"] for player in self.view(SPECTATOR)["players"]]

    @property
    def final_score(self) -> FinalScore:
        """The final score."""
        return FinalScore(
            tuple(self.goals), tuple(self.log.match.winners), cut_short(self.log.match) or "played"
        )

    @cached_property
    def manner(self) -> Manner:
        """The manner in which the match was won; valid once it is over."""
        return manner_of(self.log.match)


def _window(
    stored: Stored,
    seats: Seats,
    log: MatchLog,
    pace: float,
    now: float,
    before: Situation | None,
    entries: Sequence[Entry],
    *,
    is_past: bool,
) -> Window | None:
    """Return the window that is open: the one before, if a hold has left one seat fewer to ask, or
    a new one.

    That has the time limit of the table, or none where only one person reads the table (see
    `window`).
    """
    opened = log.window
    if opened is None:
        return None
    if before is not None and before.window is not None:
        played = [entry.action for entry in entries if entry.action not in BESIDE_RULES]
        if entries and not played:
            return before.window  # the others have no more time for that, and no less
        if len(played) == 1:
            same = before.window.after(played[0], opened.ask, opened.seats)
            if same is not None:
                return same
    number = opened_at(log) if before is None else log.number
    window = Window(opened.ask, list(opened.seats), number, now)
    if is_past:
        return window
    if stored.watched or not seats.has_one_person:
        seconds = seconds_of(stored.answer_seconds, log, number)
        return replace(window, seconds=seconds).begun(now)
    reader = next((seat for seat in seats.people if seat in opened.seats), None)
    if reader is not None and log.match.legal_ahead(reader) != [HOLD]:
        reader = None
    return replace(window, reading=reader, reading_seconds=READING_SECONDS * pace)
