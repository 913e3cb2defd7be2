"""Simulation: many matches of one game, played by bots in the compiled loop."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from kickabout.bots.contest import CONTEST, contest
from kickabout.bots.levels import BOTS, LEVELS, policy
from kickabout.engine.boxes import Box
from kickabout.engine.compiled import specialize
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.playouts import LEADERS, PLAY_MATCHES, Figure, Playouts, playouts
from kickabout.lab.executors.base import Executor
from kickabout.lab.executors.threads import Threads

BLOCK = 128
"""The number of matches that a processor plays in one go if no bot searches, since matches with
search take long. Match n has dice of its own, which depend on the seed and on n only, whatever
the number of matches and of processors."""


@dataclass(frozen=True)
class Experiment:
    """The plan of a simulation; raises `ValueError` naming what is wrong with it."""

    game: Game
    box: Box
    """The box with its options set, which are part of the experiment."""
    bots: tuple[str, ...]
    """One for each seat; for an automaton's seat, the automaton's name."""
    matches: int
    seed: int
    """0..2**64-1; the same experiment gives the same matches on every machine."""

    def __post_init__(self) -> None:
        for seat, bot in enumerate(self.bots):
            if bot not in BOTS and bot != self.box.automata.get(seat):
                raise ValueError(f"there is no bot {bot!r}; the bots are: {', '.join(BOTS)}")
        self.box.check_seats(self.game.seats_checked(len(self.bots)))
        if self.matches < 1:
            raise ValueError(f"matches is a number from 1 on, not {self.matches}")
        if not 0 <= self.seed < 2**64:
            raise ValueError(f"seed is a whole number in 0..2**64-1, not {self.seed}")

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def searches(self) -> bool:
        """Return whether any of the bots searches."""
        return any(bot in LEVELS for bot in self.bots)

    @property
    def kernel(self) -> Kernel:
        """The compiled kernel of the matches: a faster one if no bot searches."""
        return CONTEST if self.searches else PLAY_MATCHES

    @property
    def block(self) -> int:
        """The number of matches played in one go."""
        return 1 if self.searches else BLOCK

    def play(self, first: int, size: int) -> Playouts:
        """Play this many matches from number `first` on."""
        # Automata never decide.
        asked = [bot if bot in BOTS else "random" for bot in self.bots]
        policies = [policy(bot, self.game) for bot in asked]
        if self.searches:
            return contest(self.game, self.box, self.seed, size, policies, first=first)
        return playouts(self.game, self.box, self.seats, self.seed, size, policies, first=first)


@dataclass(frozen=True)
class Simulation:
    """The results of an experiment, match by match."""

    experiment: Experiment
    scores: NDArray[np.float64]
    """Final scores, shape (matches, seats)."""
    goals: NDArray[np.int64]
    """Goals scored, shape (matches, seats)."""
    table: NDArray[np.int64]
    """The counts of each match, shape (matches, len(Figure))."""
    leaders: NDArray[np.int8]
    """The leader after each of the first turns (see `Playouts.leaders`)."""
    seconds: float
    """The seconds spent playing."""
    first: int = 0
    """The number of the first match; earlier ones belong to another run."""

    @property
    def turns(self) -> NDArray[np.int64]:
        """The turns of each match, all seats together."""
        return self.table[:, Figure.TURNS]

    @property
    def starters(self) -> NDArray[np.int64]:
        """The seat that had the first turn of each match."""
        return self.table[:, Figure.STARTER]

    @property
    def decisions(self) -> int:
        """Decisions of seats in all matches."""
        return int(self.table[:, Figure.DECISIONS].sum())

    @property
    def choices(self) -> int:
        """Decisions with more than one legal action."""
        return int(self.table[:, Figure.CHOICES].sum())

    @property
    def chances(self) -> int:
        """Chance outcomes, which are no decisions."""
        return int(self.table[:, Figure.CHANCES].sum())

    @property
    def matches(self) -> int:
        """The number of matches played: fewer than planned if the run was stopped."""
        return len(self.turns)

    @property
    def finished(self) -> bool:
        """Return whether all matches of the experiment were played."""
        return self.first + self.matches == self.experiment.matches

    def cut(self, matches: int) -> "Simulation":
        """Return the simulation of the first matches only."""
        return replace(
            self,
            scores=self.scores[:matches],
            goals=self.goals[:matches],
            table=self.table[:matches],
            leaders=self.leaders[:matches],
        )


def bots_for(names: Sequence[str], seats: int, automata: Mapping[int, str]) -> tuple[str, ...]:
    """Return one bot for each seat; a single name stands for all of them, except those of automata.

    Raises `ValueError` if there are neither one name nor one for each seat that a bot can have.
    """
    free = [seat for seat in range(seats) if seat not in automata]
    if len(names) not in (1, len(free)):
        beside = "".join(f" beside {name}" for name in automata.values())
        raise ValueError(
            f"{len(names)} bots for {len(free)} seat{'s' * (len(free) != 1)}{beside}:"
            " name one for all seats, or one for each"
        )
    bots = dict(zip(free, list(names) * (len(free) if len(names) == 1 else 1), strict=True))
    return tuple((bots | dict(automata))[seat] for seat in range(seats))


def simulate(
    experiment: Experiment,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    first: int = 0,
) -> Simulation:
    """Play the matches of an experiment; `progress` is called now and then with the number played.

    Matches before number `first` are left out: an earlier run has played them (see `joined`).

    The default `executor` is threads of this process. A `KeyboardInterrupt` ends the run early:
    the matches played by then are returned, and equal a run of that many matches.
    """
    specialize(experiment.game, experiment.kernel)  # loaded once, before any threads share it
    tasks = (
        partial(experiment.play, start, min(experiment.block, experiment.matches - start))
        for start in range(first, experiment.matches, experiment.block)
    )
    blocks: list[Playouts] = []
    played = 0
    start = time.perf_counter()
    # An interrupt loses the blocks in progress: a block counts once it is in the list.
    with suppress(KeyboardInterrupt):
        for block in (executor or Threads()).in_order(tasks):
            blocks.append(block)
            played += len(block.turns)
            if progress is not None:
                progress(played)
    seats = experiment.seats
    return Simulation(
        experiment,
        np.concatenate([np.zeros((0, seats)), *(block.scores for block in blocks)]),
        np.concatenate([np.zeros((0, seats), np.int64), *(block.goals for block in blocks)]),
        np.concatenate([np.zeros((0, len(Figure)), np.int64), *(block.table for block in blocks)]),
        np.concatenate([np.zeros((0, LEADERS), np.int8), *(block.leaders for block in blocks)]),
        time.perf_counter() - start,
        first,
    )


def joined(runs: Sequence[Simulation]) -> Simulation:
    """Join consecutive runs of one experiment."""
    last = runs[-1]
    return Simulation(
        last.experiment,
        np.concatenate([run.scores for run in runs]),
        np.concatenate([run.goals for run in runs]),
        np.concatenate([run.table for run in runs]),
        np.concatenate([run.leaders for run in runs]),
        sum(run.seconds for run in runs),
        runs[0].first,
    )
