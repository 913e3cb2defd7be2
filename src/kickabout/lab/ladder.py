"""A ladder: every bot plays every other one, and the results of their matches."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property, partial
from hashlib import sha256
from itertools import combinations

from kickabout.bots import make
from kickabout.bots.contest import CONTEST, contest
from kickabout.bots.levels import BOTS, LEVELS, policy, unknown_bot
from kickabout.bots.one_match import play_match
from kickabout.bots.trained import is_trained, network_of
from kickabout.engine.boxes import Box
from kickabout.engine.compiled import specialize
from kickabout.engine.game import Game
from kickabout.engine.match import checked_seed
from kickabout.lab.executors.base import Executor
from kickabout.lab.executors.threads import Threads
from kickabout.lab.say import invalid

Pair = tuple[str, str]


@dataclass(frozen=True)
class Tournament:
    """The plan of a ladder; raises `ValueError` naming what is wrong with it."""

    game: Game
    box: Box
    """The box with its options set, which are part of the tournament."""
    seats: int
    bots: tuple[str, ...]
    """Two or more, `trained:FILE` among them; whatever order they are given in, the tournament has that of `BOTS`,
    and then of the files' names.
    """
    seed: int
    """0..2**64-1; the same tournament gives the same matches on every machine."""

    def __post_init__(self) -> None:
        for bot in self.bots:
            if bot not in BOTS and not is_trained(bot):
                raise unknown_bot(bot)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise invalid("wrong-ladder-bots")
        self.box.check_seats(self.game.seats_checked(self.seats))
        if self.box.automata:
            names = tuple(self.box.automata.values())
            raise invalid("wrong-ladder-seats", names=names)
        checked_seed(self.seed)
        trained = sorted(filter(is_trained, self.bots))
        for bot in trained:
            network_of(bot).check(self.game, self.box, self.seats)
        known = [bot for bot in BOTS if bot in self.bots]
        object.__setattr__(self, "bots", (*known, *trained))

    @property
    def searches(self) -> bool:
        """Whether any of the bots searches."""
        return any(bot in LEVELS for bot in self.bots)

    @property
    def pairs(self) -> list[Pair]:
        """All pairs of bots, in the order of `bots`."""
        return list(combinations(self.bots, 2))

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """All seatings of a pair: by seat 0 for its first bot and 1 for its second.

        These are all in which the two have equally many seats, or one of them one more. Over all of
        them each bot is equally often in every seat and next to every other.
        """
        sizes = sorted({self.seats // 2, self.seats - self.seats // 2})
        return [
            tuple(int(seat not in firsts) for seat in range(self.seats))
            for size in sizes
            for firsts in combinations(range(self.seats), size)
        ]

    def whole(self, matches: int) -> int:
        """Return the number of matches a pair, rounded up so that every seating occurs equally
        often.
        """
        return -(-matches // len(self.seatings)) * len(self.seatings)

    def play(self, pair: Pair, number: int) -> float:
        """Play match `number` of a pair and return the points of its first bot.

        That is the share of its seats in the win: 0, 1, or a value between if seats of both win or
        all are level, so a draw of two counts half. The match depends on the seed, the two names
        and the number only.
        """
        seating = self.seatings[number % len(self.seatings)]
        text = f"{self.seed} {pair[0]} {pair[1]} {number}"
        seed = int.from_bytes(sha256(text.encode()).digest()[:8])
        names = [pair[bot] for bot in seating]
        if any(map(is_trained, names)):
            bots = [make(name, seed=(seed + seat) % 2**64) for seat, name in enumerate(names)]
            scores = play_match(self.game, self.box, seed, bots)
        else:
            policies = [policy(name, self.game) for name in names]
            scores = contest(self.game, self.box, seed, 1, policies).scores[0].tolist()
        best = [score == max(scores) for score in scores]
        of_the_first = sum(wins for wins, bot in zip(best, seating, strict=True) if bot == 0)
        return of_the_first / sum(best)


@dataclass
class Ladder:
    """The results of a tournament so far."""

    tournament: Tournament
    points: dict[Pair, list[float]] = field(default_factory=dict)
    """By pair, the points of its first bot in matches 0, 1, 2, ... (see `Tournament.play`)."""

    def __post_init__(self) -> None:
        self.points = {pair: self.points.get(pair, []) for pair in self.tournament.pairs}

    @property
    def matches(self) -> int:
        """The number of matches played by all pairs together."""
        return sum(map(len, self.points.values()))

    @property
    def has_figures(self) -> bool:
        """Return whether every pair has played."""
        return all(self.points.values())

    def climb(
        self,
        matches: int,
        progress: Callable[[int], None] = lambda _: None,
        executor: Executor | None = None,
    ) -> bool:
        """Play until every pair has this many matches; return whether that was reached.

        `progress` is called after every match with the number played. A `KeyboardInterrupt` ends
        the run early; playing on later gives the same matches as an uninterrupted run.
        """
        missing = list(self._missing(matches))
        if missing:
            specialize(self.tournament.game, CONTEST)  # loaded once, before any threads share it
        tasks = (partial(self.tournament.play, *which) for which in missing)
        results = (executor or Threads()).in_order(tasks)
        left = len(missing)
        with suppress(KeyboardInterrupt):
            for (pair, _), points in zip(missing, results, strict=True):
                self.points[pair].append(points)
                left -= 1
                progress(self.matches)
        return left == 0

    def _missing(self, matches: int) -> Iterator[tuple[Pair, int]]:
        """Yield the matches to play, alternating between pairs, as those of strong bots take much
        longer.
        """
        for number in range(matches):
            for pair, played in self.points.items():
                if number >= len(played):
                    yield pair, number


def share(points: Sequence[float]) -> float:
    """Return the mean of a bot's points."""
    return sum(points) / len(points)
