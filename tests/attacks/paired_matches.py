"""Two matches that look alike to some viewers, and differ in what those may not see.

Wherever the viewers see no difference between outcomes of chance, or between decisions of others, each match may have
one of its own; what the viewers do, and all that they can tell apart, is the same.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import kickabout
from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from kickabout.table import catalogue

SAME = 0.5
"""The share of entries that are the same though they might differ, lest soon nothing that looks alike be left."""
SPREAD = 5
"""So many of the next places of a match, one of which is taken: the more have been played, the longer that takes."""


@dataclass(frozen=True)
class Setting:
    """A game as it is set up at both tables."""

    game: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(str(value) for _, value in self.options)])


CROWDED = [Setting(game.name, min(game.most_seats, 3)) for game in catalogue.games()]
"""Each game with more than one seat after the first in a window, if it allows that."""


@dataclass(frozen=True)
class PairedEntry:
    """An entry of both logs, by the same seat or by chance."""

    seat: int
    names: tuple[str, str]
    seen: str
    """What both are observed as."""
    is_simultaneous: bool
    """True if other seats might decide as well."""

    @property
    def differs(self) -> bool:
        """True if it is another one in each of the logs."""
        return self.names[0] != self.names[1]


class Pair:
    """Two matches that go on from the same place, and look alike to all of the viewers from there on."""

    def __init__(self, start: Match, seen: str, viewers: list[int], dice: random.Random) -> None:
        self.start = start
        self.one, self.other = start.copy(), start.copy()
        self.viewers = viewers
        self._seen = seen
        self._dice = dice

    def entries(self) -> Iterator[PairedEntry]:
        """Play both matches as long as they look alike, beginning with an entry that differs, and is observed as `seen`."""
        ways = [way for way in hidden(self.one, self.viewers) if way[1] == self._seen]
        seat, _, numbers = self._dice.choice(ways)
        entry: PairedEntry | None = self._play(seat, self._seen, self._dice.sample(numbers, 2))
        while entry is not None:
            yield entry
            entry = self._next()

    def _next(self) -> PairedEntry | None:
        """Play any entry; return None if the matches are over, or nothing that looks alike is left."""
        one, other, dice = self.one, self.other, self._dice
        assert one.is_chance == other.is_chance
        assert one.deciding == other.deciding
        if one.is_over:
            return None
        seat = CHANCE if one.is_chance else dice.choice(one.deciding)
        ours, theirs = (choices(match, seat, self.viewers) for match in (one, other))
        if seat in self.viewers and seat != CHANCE:
            assert ours == theirs
        common = [seen for seen in ours if seen in theirs]
        if not common:
            return None
        outcomes = one.outcome_numbers
        weights = [sum(outcomes.get(number, 1) for number in ours[seen]) for seen in common]
        seen = dice.choices(common, weights)[0]
        mine = dice.choice(ours[seen])
        same = mine in theirs[seen] and dice.random() < SAME
        yours = mine if same else dice.choice(theirs[seen])
        return self._play(seat, one.name_of(seen[-1]), [mine, yours])

    def _play(self, seat: int, seen: str, numbers: list[int]) -> PairedEntry:
        matches = (self.one, self.other)
        mine, yours = (match.name_of(n) for match, n in zip(matches, numbers, strict=True))
        entry = PairedEntry(seat, (mine, yours), seen, self.one.is_simultaneous)
        for match, name in zip(matches, entry.names, strict=True):
            match.follow(seat, name)
        return entry


def with_outcomes(entries: Iterable[PairedEntry]) -> Iterator[list[PairedEntry]]:
    """Yield each decision with what chance brings after it."""
    group: list[PairedEntry] = []
    for entry in entries:
        if group and entry.seat != CHANCE:
            yield group
            group = []
        group.append(entry)
    if group:
        yield group


def pairs(setting: Setting, viewers: list[int], matches: int = 4) -> Iterator[Pair]:
    """Yield a pair for each place of some matches by the rule of thumb where something is hidden from the viewers,
    in turn for all that they observe of it.
    """
    for seed in range(matches):
        dice = random.Random(f"{setting} {seed}")
        left = beginnings(setting, viewers, seed)
        while left:
            for seen, places in list(left.items()):
                start = places.pop(dice.randrange(min(len(places), SPREAD)))
                yield Pair(start, seen, viewers, dice)
                if not places:
                    del left[seen]


def beginnings(setting: Setting, viewers: list[int], seed: int) -> dict[str, list[Match]]:
    """Return the places of a match where something is hidden from the viewers, by what they observe of it."""
    whole = whole_match(setting, seed)
    match, found = whole.at(0), defaultdict[str, list[Match]](list)
    for actor, number in whole.log:
        for seen in dict.fromkeys(seen for _, seen, _ in hidden(match, viewers)):
            found[seen].append(match.copy())
        match.follow(actor, match.name_of(number), is_checked=True)
    return found


def hidden(match: Match, viewers: list[int]) -> Iterator[tuple[int, str, list[int]]]:
    """Yield whose decisions or outcomes the viewers cannot tell apart now, what they observe, and their numbers."""
    for seat in [CHANCE] if match.is_chance else match.deciding:
        for seen, numbers in choices(match, seat, viewers).items():
            if len(numbers) > 1:
                yield seat, match.name_of(seen[-1]), numbers


def bound(match: Match) -> list[bool]:
    """Return for each seat that is asked in the open window whether it can only hold."""
    window = match.window
    return [] if window is None else [match.legal_ahead(seat) == [HOLD] for seat in window.seats]


def choices(match: Match, seat: int, viewers: list[int]) -> dict[tuple[int, ...], list[int]]:
    """Return the numbers of what may be played, by the numbers under which the viewers will observe it."""
    game, state, record = match.game, match.state.copy(), match.box.record
    if seat == CHANCE:
        numbers = list(match.outcome_numbers)
    else:
        state.actor = seat
        numbers = [match.number_of(name) for name in match.legal_for(seat)]
    grouped: dict[tuple[int, ...], list[int]] = {}
    for number in numbers:
        seen = tuple(game.observation_of(record, state, number, viewer) for viewer in viewers)
        grouped.setdefault(seen, []).append(number)
    return grouped


@cache
def whole_match(setting: Setting, seed: int) -> Match:
    """Return a match by the rule of thumb."""
    dice = random.Random(f"{setting} {seed}")
    match = kickabout.new(setting.game, setting.seats, options=dict(setting.options), seed=seed)
    bot = kickabout.bot("rule-of-thumb", seed=seed)
    while not match.is_over:
        if match.is_chance:
            match.roll()
        else:
            seat = dice.choice(match.deciding)
            match.follow(seat, bot.choose(match.seen(seat)))
    return match
