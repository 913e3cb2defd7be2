"""A match and its log, which always agree.

The log only grows. An undo is an entry of its own, so a number once given never means anything
else; the match results from the entries that still count.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE, SPECTATOR, Chance, Clock, Window
from kickabout.engine.keyed_dice import Places, drawn_from
from kickabout.engine.links import Links
from kickabout.engine.match import Match
from kickabout.engine.transcript import BESIDE_RULES, UNDO
from kickabout.table.store import Entry
from kickabout.table.time_control import TimeControl
from kickabout.text.messages import Message

REVEALING = ("show ",)
"""The verbs by which a seat lays open what was hidden, in every game: it cannot be unseen, so it
cannot be undone."""


@dataclass
class MatchLog:
    """A match that grows with its entries."""

    match: Match
    """The match, without any entry to begin with."""
    entries: list[Entry] = field(init=False, default_factory=list)
    _counting: list[int] = field(init=False, default_factory=list)
    _observed: list[tuple[str, ...]] = field(init=False, default_factory=list)
    """Each entry as each seat may read it; the last one is a spectator's."""
    _final: list[bool] = field(init=False, default_factory=list)
    """For each entry that counts, True if it cannot be undone: made simultaneously with others, against a clock, or
    obvious once others had played."""
    chances: dict[int, Chance] = field(init=False, default_factory=dict)
    """For entries of chance, by number: who drew or rolled, and from what."""
    places: Places = field(init=False, default_factory=Places)
    """The places of the draws so far in the stream of the dice."""
    links: Links = field(default_factory=lambda: Links(""))
    """The latest links of the seats, if they make the dice together."""
    met: dict[str, int] = field(init=False, default_factory=dict)
    """For each card, or other act, that was answered in a response window: the log's length when the first one opened."""
    asked: dict[int, int] = field(init=False)
    """By seat, where seats decide simultaneously, the log's length when its question came up: with
    the phase or by its own last decision; decisions of others leave it unchanged."""
    _public: Any = field(init=False, default=None, repr=False)
    """The record as a spectator sees it, computed on demand."""

    def __post_init__(self) -> None:
        self.asked = dict.fromkeys(self._simultaneous(), 0)

    @property
    def number(self) -> int:
        """The number of entries, which is the version of the table."""
        return len(self.entries)

    def extend(self, entries: Iterable[Entry]) -> None:
        """Apply entries in order; raises if one does not fit the rules."""
        for entry in entries:
            self.append(entry)

    def begin_links(self, links: Links) -> None:
        """Take over the anchors of the seats, which are known once the match begins."""
        for entry in self.entries:
            links.take(entry.number, entry.links or "")
        self.links = links

    def copy(self) -> "MatchLog":
        """Return an independent copy of the log, on which changes are tried before they are
        committed.
        """
        twin, own = object.__new__(MatchLog), vars(self)
        grows = {name: own[name].copy() for name in _GROWING}
        vars(twin).update(own, match=self.match.copy(), places=self.places.copy(), **grows)
        twin.links = self.links.copy()
        return twin

    def adopt(self, twin: "MatchLog") -> None:
        """Advance to the state of a copy of this log."""
        self.match.adopt(twin.match)
        vars(self).update(vars(twin), match=self.match)

    @property
    def public(self) -> Any:
        """The record of the match as a spectator sees it; not to be changed."""
        if self._public is None:
            self._public = self.match.hidden(SPECTATOR)
        return self._public

    @property
    def pause(self) -> int:
        """The milliseconds for which a table rests before chance or a bot plays."""
        return self.match.game.pause(self.match.box, self.public)

    @property
    def window(self) -> Window | None:
        """The open response window."""
        return self.match.game.window(self.match.box, self.public)

    @property
    def obvious(self) -> str | None:
        """The decision of the actor about which nobody need be asked, None without one."""
        action = self.match.game.obvious(self.match.box, self.public)
        return None if action is None else self.match.name_of(action)

    @property
    def chance_begins(self) -> bool:
        """Return whether chance decides at this point, and nothing was drawn just before."""
        return self.match.is_chance and self.number - 1 not in self.chances

    @property
    def chance(self) -> Chance | None:
        """Who draws or rolls at this point, and from what; None unless chance decides."""
        match = self.match
        return match.game.chance(match.box, self.public) if match.is_chance else None

    def append(self, entry: Entry, *, is_checked: bool = False) -> None:
        """Apply an entry; raises `IllegalAction` if it does not fit, leaving the log unchanged.

        One that `is_checked` is known to fit: the rules have just allowed it, or drawn it.
        """
        match = self.match
        deciding, clock = self._simultaneous(), match.clock
        if entry.action == UNDO:
            self.places.asked = None
            match.undo()
            self._counting.pop()
            self._final.pop()
            observed: tuple[str, ...] = (UNDO,) * (match.seats + 1)
        elif entry.action in BESIDE_RULES:
            match.enter(entry.actor, entry.action)
            observed = (entry.action,) * (match.seats + 1)
        else:
            chance = None if match.is_clock_end(entry.action) else self.chance
            # What was just drawn here need not be summed up again.
            total, self.places.asked = self.places.asked, None
            if chance is not None and total is None:
                total = sum(match.outcome_weights.values())
            # It would be made again at once; undone together with an own decision before it, it need not be.
            comes = entry.action == self.obvious and self._last_actor != entry.actor
            before = match.state
            match.follow(entry.actor, entry.action, is_checked=is_checked)
            observed = match.last_observed(before)
            if chance is not None and total is not None:
                self.chances[self.number] = chance
                self.places.count(drawn_from(chance), total)
            self._counting.append(entry.number)
            # Undone and made again, a decision that starts a clock would give its seat the time
            # anew.
            is_clocked = _name(clock) != _name(match.clock)
            self._final.append(bool(deciding) or is_clocked or comes)
        if entry.links is not None:
            self.links.take(entry.number, entry.links)
        self.entries.append(entry)
        self._observed.append(observed)
        self._public = None
        # `check_game` proves that the true record and what everybody sees have the same window.
        window = None if match.is_over else match.game.window(match.box, match.state)
        if window is not None:
            self.met.setdefault(window.card, self.number)
        kept = {} if entry.actor == CHANCE or entry.action == UNDO else self.asked
        self.asked = {
            seat: kept[seat] if seat in kept and seat != entry.actor else self.number
            for seat in self._simultaneous()
        }

    @property
    def _last_actor(self) -> int | None:
        """The actor of the last entry that counts."""
        return self.entries[self._counting[-1]].actor if self._counting else None

    def _simultaneous(self) -> list[int]:
        return self.match.deciding if self.match.is_simultaneous else []

    def refusal(self, seat: int, actions: Sequence[str]) -> Message | None:
        """Return why a seat may not play these decisions, one after the other; None if it may."""
        if len(actions) == 1:
            return self.match.refusal(actions[0], seat)
        match = self.match.copy()
        for action in actions:
            reason = match.refusal(action, seat)
            if reason is not None:
                if seat not in match.deciding:
                    reason = Message("error-not-any-more")
                return Message("error-nothing-played", action=action, reason=reason)
            match.play(action, seat)
        return None

    def next_roll(self) -> str:
        """Return the outcome that the match's own dice give at this chance point."""
        return self.match.copy().roll()

    def observed(self, number: int, viewer: int) -> str:
        """Return entry `number` as a seat, or a spectator (-1), may read it."""
        return self._observed[number][viewer]

    def played_since(self, number: int) -> int:
        """Return the number of entries that still count from entry `number` on."""
        return len(self._counting) - bisect_left(self._counting, number)

    def seconds_left(self, control: TimeControl) -> dict[int, float]:
        """Return what the seats that have decided have left of a match's time, in seconds.

        A turn adds its increment once it has passed to somebody else. A response window has a time of its own.
        """
        left: dict[int, float] = {}
        last = None
        increment = control.increment
        if increment is None:
            return left
        for entry in self.entries:
            if not is_move(entry):
                continue
            if last is not None and last != entry.actor:
                left[last] += increment
            last = entry.actor
            taken = (entry.spent_ms or 0) / 1000
            left[last] = max(left.get(last, control.seconds) - taken, 0.0)
        if last is not None and last not in self.match.deciding:
            left[last] += increment
        return left

    def may_undo(self, seat: int) -> bool:
        """Return whether the seat may undo its last decision without harm to anybody.

        It may if neither chance nor anybody else has acted since, nor is about to draw with links of
        the seats, it revealed nothing hidden, and it was not an answer in a response window, which is
        given against the clock. Where seats
        decide simultaneously nothing is undone: the others may have acted on it. The seat itself
        has learned nothing by its decision: `check_game` verifies for every game that a seat sees
        the same after a decision of its own, whatever was hidden from it before.
        """
        if not self._counting or self.match.is_over or self._final[-1] or self.asked:
            return False
        if self.links and self.match.is_chance:  # the links for the draw tell what it will be
            return False
        since = self.entries[self._counting[-1] :]
        action = since[0].action
        return (
            all(entry.actor == seat for entry in since)
            and action != HOLD
            and not action.startswith(REVEALING)
        )


def is_move(entry: Entry) -> bool:
    """Return whether an entry is a decision of play: no outcome, no card let stand, nothing beside the rules."""
    return entry.actor != CHANCE and entry.action not in (HOLD, UNDO, *BESIDE_RULES)


_GROWING = ("entries", "_counting", "_observed", "_final", "chances", "met")


def _name(clock: Clock | None) -> str | None:
    return None if clock is None else clock.name
