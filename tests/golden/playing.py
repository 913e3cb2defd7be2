"""The matches of the golden files: how they are set up, and players who go where nobody has been."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from kickabout.bots.heuristic import advised
from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match
from kickabout.games import find
from tests.games.ways import MOST_CHOICES, Way
from tests.golden.files import Recorded, box_of

MATCHES = 200
DICE = 2**32
"""The offset of the players' dice, so that they are not those of chance."""
DARING = (2, 16, 8, 0)
"""How many of 16 decisions are daring, in one match after the other."""
CLOCKS = 64
"""One of so many running clocks expires."""
LONGEST = 1200
"""The entries after which a match is broken off."""


def setups(game: str, all_ways: Sequence[Way]) -> Iterator[tuple[Recorded, int]]:
    """Yield matches to play, whose `log` is empty, and how daring; their seeds count from 0."""
    box = find(game).load_box(box_of(game))
    for number in range(MATCHES):
        seats, chosen = all_ways[number % len(all_ways)]
        options, rng = {**chosen}, seeded(number, DICE)
        for option in box.options.values():
            if not option.choices:
                assert isinstance(option.default, int)
                options[option.name] = option.least + below(rng, option.default - option.least + 1)
            elif len(option.choices) > MOST_CHOICES and options[option.name] != option.default:
                words = [word for word in option.choices if word != option.default]
                options[option.name] = words[below(rng, len(words))]
        daring = DARING[number // len(all_ways) % len(DARING)]
        yield Recorded(seats, options, number, [], {}), daring


class Explorer:
    """A player of all seats, and of chance, who remembers what has been played in all matches so far.

    A daring decision is random or one of those that have been played least; the others are the heuristic's.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.played: Counter[int] = Counter()
        self.places: dict[str, list[tuple[int, int]]] = {}
        """The match and the state of positions, by what may be played there."""

    def play(self, setup: Recorded, daring: int) -> Match:
        """Play a match from its setup to the end; `daring` of 16 decisions are so."""
        match = setup.begin(self.name)
        rng = seeded(setup.seed, DICE + 1)
        while not match.is_over and match.number < LONGEST:
            numbers = match.legal_numbers or list(match.outcome_numbers)
            verbs = {match.name_of(action).partition(" ")[0] for action in numbers}
            place = f"{match.is_chance} {sorted(verbs)}"
            self.places.setdefault(place, []).append((setup.seed, match.number))
            is_daring = below(rng, 16) < daring
            if daring and match.clock is not None and below(rng, CLOCKS) == 0:
                match.expire_clock()
            elif match.is_chance:
                if is_daring and below(rng, 2) == 0:
                    match.apply(self._new(numbers, rng))
                else:
                    match.roll_number()
            else:
                # Environments let seats decide in order, so the matches of the heuristic alone do.
                seats = match.deciding if daring else [match.state.actor]
                self._decide(match, seats[below(rng, len(seats))], is_daring, rng)
            self.played[match.log[-1][1]] += 1
        return match

    def _decide(self, match: Match, seat: int, is_daring: bool, rng: list[int]) -> None:
        seen = match.seen(seat)
        if is_daring:
            numbers = [match.number_of(name) for name in seen.legal]
            action = numbers[below(rng, len(numbers))]
            if below(rng, 2) == 0:
                action = self._new(numbers, rng)
            match.apply(action, seat)
        else:
            match.apply(match.number_of(advised(seen, rng)), seat)

    def _new(self, numbers: Collection[int], rng: list[int]) -> int:
        least = min(self.played[number] for number in numbers)
        rare = [number for number in numbers if self.played[number] == least]
        return rare[below(rng, len(rare))]

    def spread(self, count: int) -> list[tuple[int, int]]:
        """Return some positions as (match, state): of each kind in turn, the rarest first."""
        rng, found = seeded(0, DICE), list[tuple[int, int]]()
        left = [list(places) for _, places in sorted(self.places.items())]
        left.sort(key=len)
        while len(found) < count:
            for places in left:
                if places and len(found) < count:
                    found.append(places.pop(below(rng, len(places))))
        return found
