"""A match and its log: the two always tell the same story.

The log only grows. A step back is an entry of its own, so a number once given never means anything
else; the match is what the entries that still count make of it.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from kickabout.engine.game import CHANCE, SPECTATOR, Chance, Clock, Window
from kickabout.engine.match import Match
from kickabout.engine.notation import HOLD
from kickabout.table.store import Entry
from kickabout.text.messages import Message

UNDO = "undo"
REVEALING = ("show ",)
"""What every game calls a seat's decision to lay open what was hidden: nobody can unsee it, so it
stands."""


@dataclass
class MatchLog:
    """A match that is rebuilt from its entries and grows with them."""

    start: Callable[[], Match]
    """Makes the match anew, before its first entry."""
    match: Match = field(init=False)
    entries: list[Entry] = field(init=False, default_factory=list)
    _counting: list[int] = field(init=False, default_factory=list)
    _observed: list[tuple[str, ...]] = field(init=False, default_factory=list)
    """Each entry as each seat may read it, and last of all a spectator."""
    _final: list[bool] = field(init=False, default_factory=list)
    """Of those that count, whether they cannot be taken back: made beside others, or to a clock."""
    chances: dict[int, Chance] = field(init=False, default_factory=dict)
    """By the number of its entry, who drew or rolled and what from, where chance decided."""
    asked: dict[int, int] = field(init=False)
    """Where seats decide at the same time, the length of the log when what each is asked came up: with
    the phase or by its own last decision, while those of others change nothing about it."""
    _public: Any = field(init=False, default=None, repr=False)
    """The record as a spectator sees it, once somebody has asked for it."""

    def __post_init__(self) -> None:
        self.match = self.start()
        self.asked = dict.fromkeys(self._simultaneous(), 0)

    @property
    def number(self) -> int:
        """How many entries there are: the version of the table."""
        return len(self.entries)

    def rebuild(self, entries: Iterable[Entry]) -> None:
        """Makes the match from its entries; raises if one does not fit the rules."""
        fresh = MatchLog(self.start)
        for entry in entries:
            fresh.append(entry)
        self.match = fresh.match
        self._take(fresh)

    def copy(self) -> "MatchLog":
        """An independent log that stands where this one does: what may be committed is tried there."""
        twin = object.__new__(MatchLog)
        grows = {name: copy(value) for name, value in vars(self).items() if name in _GROWING}
        vars(twin).update(vars(self), match=self.match.copy(), **grows)
        return twin

    def adopt(self, twin: "MatchLog") -> None:
        """Goes to where a copy of this log has come."""
        self.match.adopt(twin.match)
        self._take(twin)

    def _take(self, other: "MatchLog") -> None:
        vars(self).update(vars(other), match=self.match)

    @property
    def public(self) -> Any:
        """The record of the match as a spectator sees it, which is not to be changed."""
        if self._public is None:
            self._public = self.match.hidden(SPECTATOR)
        return self._public

    @property
    def pause(self) -> int:
        """How many milliseconds a table rests before chance or a bot goes on."""
        return self.match.game.pause(self.match.box, self.public)

    @property
    def window(self) -> Window | None:
        """The response window that is open."""
        return self.match.game.window(self.match.box, self.public)

    def append(self, entry: Entry) -> None:
        """Lets an entry happen; raises `IllegalAction` if it does not fit, and changes nothing then."""
        match = self.match
        deciding, clock = self._simultaneous(), match.clock
        if entry.action == UNDO:
            match.undo()
            self._counting.pop()
            self._final.pop()
            observed: tuple[str, ...] = (UNDO,) * (match.seats + 1)
        else:
            chance = match.game.chance(match.box, self.public) if match.is_chance else None
            before = match.state
            match.follow(entry.actor, entry.action)
            observed = match.last_observed(before)
            if chance is not None:
                self.chances[self.number] = chance
            self._counting.append(entry.number)
            # Made again, a decision that sets a clock would give its seat the time once more.
            self._final.append(bool(deciding) or _name(clock) != _name(match.clock))
        self.entries.append(entry)
        self._observed.append(observed)
        self._public = None
        kept = {} if entry.actor == CHANCE or entry.action == UNDO else self.asked
        self.asked = {
            seat: kept[seat] if seat in kept and seat != entry.actor else self.number
            for seat in self._simultaneous()
        }

    def _simultaneous(self) -> list[int]:
        return self.match.deciding if self.match.is_simultaneous else []

    def refusal(self, seat: int, actions: Sequence[str]) -> Message | None:
        """Why a seat may not play these decisions, one after the other; None if it may."""
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
        """What the match's own dice say at this chance point."""
        return self.match.copy().roll()

    def observed(self, number: int, viewer: int) -> str:
        """Entry `number` as a seat, or a spectator (-1), may read it."""
        return self._observed[number][viewer]

    def played_since(self, number: int) -> int:
        """How many entries of the match that still count are not older than entry `number`."""
        return len(self._counting) - bisect_left(self._counting, number)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last decision may be taken back without harm to anybody.

        It may be if neither chance nor anybody else has acted since, it showed nobody anything
        hidden, and it was not an answer in a response window, which is given against the clock. Where
        seats decide at the same time nothing is taken back: the others may have acted upon it.
        The seat itself has learned nothing by it: `check_game` holds every game to it that a seat
        sees the same after a decision of its own, whatever was hidden from it before.
        """
        if not self._counting or self.match.is_over or self._final[-1] or self.asked:
            return False
        since = self.entries[self._counting[-1] :]
        action = since[0].action
        return (
            all(entry.actor == seat for entry in since)
            and action != HOLD
            and not action.startswith(REVEALING)
        )


_GROWING = ("entries", "_counting", "_observed", "_final", "chances")


def _name(clock: Clock | None) -> str | None:
    return None if clock is None else clock.name
