"""Runners of the benchmark and their timing.

Every runner plays random matches of one game to the end, in the way its own library recommends for
speed. The rounds are interleaved, so that a machine that slows down slows all of them, and the
median round counts. Time is processor time on the one core that the whole run is bound to.
"""

import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Tally:
    """A tally of some matches.

    Attributes:
        decisions: Decisions of players; what dice and decks decide does not count.
        choices: Those of them that had more than one legal action.
        matches: Matches played to their end.
    """

    decisions: int
    choices: int
    matches: int


class Clock:
    """A clock that adds up time over the stretches of `with clock:`, by default processor time."""

    def __init__(self, now: Callable[[], float] = time.process_time) -> None:
        self.seconds = 0.0
        self._now = now

    def __enter__(self) -> None:
        self._began = self._now()

    def __exit__(self, *_: object) -> None:
        self.seconds += self._now() - self._began


class Runner(Protocol):
    """A library's way to play random matches of one game."""

    @property
    def name(self) -> str:
        """The game and its library."""

    def play(self, first: int, matches: int, clock: Clock) -> Tally:
        """Play `matches` matches with seeds from `first` on.

        The clock runs while a match is played, and stands still while its decisions are counted.
        """


@dataclass(frozen=True, slots=True)
class Result:
    """The median round of one runner.

    Attributes:
        name: The runner's name.
        per_second: Decisions in a second.
        choices_per_second: Decisions with more than one legal action in a second.
        per_match: Decisions in a match, on average over all rounds.
        slowest: Decisions in a second in the slowest round.
        fastest: Decisions in a second in the fastest round.
    """

    name: str
    per_second: float
    choices_per_second: float
    per_match: float
    slowest: float
    fastest: float


def bind_to_one_core() -> int | None:
    """Bind this process and its children to one core and return it; None where that is not
    possible.
    """
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def timed(runner: Runner, first: int, matches: int) -> tuple[float, Tally]:
    """Play some matches; return the processor time they took and their tally."""
    clock = Clock()
    tally = runner.play(first, matches, clock)
    return clock.seconds, tally


def matches_for(runner: Runner, seconds: float) -> int:
    """Return how many matches take about so many seconds, once the runner is warm."""
    timed(runner, 0, 1)  # compiles, loads and caches what the first match needs
    matches = 1
    while True:
        took, _ = timed(runner, 0, matches)
        if took > seconds / 20:
            return max(1, round(matches * seconds / took))
        matches *= 2


def contest(runners: Sequence[Runner], rounds: int, seconds: float) -> Iterator[Result | str]:
    """Let the runners take turns; yield progress as text, and the results at the end."""
    sizes: list[int] = []
    for runner in runners:
        yield f"warming up: {runner.name}"
        sizes.append(matches_for(runner, seconds))
    samples: list[list[tuple[float, Tally]]] = [[] for _ in runners]
    for turn in range(rounds):
        for runner, size, sample in zip(runners, sizes, samples, strict=True):
            yield f"round {turn + 1} of {rounds}: {runner.name}"
            sample.append(timed(runner, 1 + turn * size, size))
    for runner, sample in zip(runners, samples, strict=True):
        rates = [tally.decisions / took for took, tally in sample]
        decisions = sum(tally.decisions for _, tally in sample)
        yield Result(
            name=runner.name,
            per_second=statistics.median(rates),
            choices_per_second=statistics.median(tally.choices / took for took, tally in sample),
            per_match=decisions / sum(tally.matches for _, tally in sample),
            slowest=min(rates),
            fastest=max(rates),
        )
