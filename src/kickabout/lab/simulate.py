"""Simulation: many matches of one game, played by bots in the compiled loop."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kickabout.bots.contest import CONTEST, contest
from kickabout.bots.levels import BOTS, LEVELS, policy, unknown_bot
from kickabout.engine.boxes import Box
from kickabout.engine.compiled import specialize
from kickabout.engine.devices import backend_for
from kickabout.engine.figures import Counted, Figure
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.match import checked_seed
from kickabout.engine.match_loop import LEADERS, PLAY_ALIKE, Playouts, Policy
from kickabout.engine.playouts import playouts
from kickabout.lab.executors.base import Executor
from kickabout.lab.executors.threads import Threads
from kickabout.lab.say import invalid

BLOCK = 128
"""The number of matches that a processor plays in one go if no bot searches, since matches with
search take long. Match n has dice of its own, which depend on the seed and on n only, whatever
the number of matches and of processors."""
SAVED_EVERY = 5.0
"""Seconds between two saves of played matches, and so the most that a power cut loses."""


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
                raise unknown_bot(bot)
        self.box.check_seats(self.game.seats_checked(len(self.bots)))
        if self.matches < 1:
            raise ValueError(f"matches is a number from 1 on, not {self.matches}")
        checked_seed(self.seed)

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
        return CONTEST if self.searches else PLAY_ALIKE

    @property
    def block(self) -> int:
        """The number of matches played in one go."""
        return 1 if self.searches else BLOCK

    @property
    def policies(self) -> list[Policy]:
        """The policy of each seat; any for an automaton's, which never decides."""
        return [policy(bot if bot in BOTS else "random", self.game) for bot in self.bots]

    def play(self, first: int, size: int, device: str = "cpu") -> Playouts:
        """Play this many matches from number `first` on; bots that search play on the CPU alone."""
        game, box, policies = self.game, self.box, self.policies
        if self.searches:
            return contest(game, box, self.seed, size, policies, first=first)
        return playouts(
            game,
            box,
            self.seats,
            self.seed,
            size,
            policies,
            loop=self.kernel,
            first=first,
            device=device,
        )


@dataclass(frozen=True)
class Simulation(Counted):
    """The results of an experiment, match by match."""

    experiment: Experiment
    scores: NDArray[np.float64]
    """Final scores, shape (matches, seats)."""
    goals: NDArray[np.int64]
    """Goals scored, shape (matches, seats)."""
    table: NDArray[np.int64]
    """The figures of each match (see `Counted`)."""
    leaders: NDArray[np.int8]
    """The leader after each of the first turns (see `Playouts.leaders`)."""
    seconds: float
    """The seconds spent playing."""
    first: int = 0
    """The number of the first match; earlier ones belong to another run."""

    @property
    def matches(self) -> int:
        """The number of matches played: fewer than planned if the run was stopped."""
        return len(self.turns)

    @property
    def finished(self) -> bool:
        """Return whether all matches of the experiment from number `first` on were played."""
        return self.first + self.matches == self.experiment.matches

    def cut(self, matches: int, first: int | None = None) -> "Simulation":
        """Return the simulation of this many matches only, from number `first` or its own first on."""
        start = 0 if first is None else first - self.first
        part = slice(start, start + matches)
        return replace(
            self,
            scores=self.scores[part],
            goals=self.goals[part],
            table=self.table[part],
            leaders=self.leaders[part],
            first=self.first + start,
        )


def bots_for(names: Sequence[str], seats: int, automata: Mapping[int, str]) -> tuple[str, ...]:
    """Return one bot for each seat; a single name stands for all of them, except those of automata.

    Raises `ValueError` if there are neither one name nor one for each seat that a bot can have.
    """
    free = [seat for seat in range(seats) if seat not in automata]
    if len(names) not in (1, len(free)):
        beside = tuple(automata.values())
        raise invalid("wrong-bots", bots=len(names), seats=len(free), names=beside)
    bots = dict(zip(free, list(names) * (len(free) if len(names) == 1 else 1), strict=True))
    return tuple((bots | dict(automata))[seat] for seat in range(seats))


class Keep(Protocol):
    """A place for played matches, with which a run resumes where an earlier one was stopped."""

    def runs(self, experiment: Experiment) -> Sequence[Simulation]:
        """Return the kept matches of the experiment in order."""
        ...

    def keep(self, run: Simulation) -> None:
        """Keep the matches of a run."""
        ...

    def of_box(self, experiment: Experiment) -> "Keep":
        """Return the part of this place for the matches of a box with its options, of these bots and this seed."""
        ...


def simulate(
    experiment: Experiment,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    first: int = 0,
    keep: Keep | None = None,
    *,
    device: str = "cpu",
) -> Simulation:
    """Play the matches of an experiment; `progress` is called now and then with the number played.

    Matches before number `first` are left out: an earlier run has played them (see `joined`).
    Matches that `keep` holds are not played again, and it gets all others every few seconds.

    The default `executor` is threads of this process. On the `device` "cuda", a GPU, many matches are played in one
    go, and `executor` has to leave them in one process and one thread; raises `ValueError` if a bot searches, and
    `NoDevice` (`engine.devices`) without a GPU. A `KeyboardInterrupt` ends the run early:
    the matches played by then are returned, and equal a run of that many matches.
    """
    kept = [] if keep is None else _between(keep.runs(experiment), first, experiment.matches)
    if device == "cpu":
        specialize(experiment.game, experiment.kernel)  # loaded once, before any threads share it
    elif experiment.searches:
        raise invalid("wrong-gpu-bots")
    block = experiment.block if device == "cpu" else backend_for(device).block
    record = _Record(experiment, first, keep)
    tasks = (
        partial(experiment.play, start, min(block, end - start), device)
        for begin, end in _gaps(kept, first, experiment.matches)
        for start in range(begin, end, block)
    )
    # An interrupt loses the blocks in progress: a block counts once it is recorded.
    with suppress(KeyboardInterrupt):
        try:
            results = (executor or Threads()).in_order(tasks)
            while record.end < experiment.matches:
                if kept and kept[0].first == record.end:
                    record.add_kept(kept.pop(0))
                else:
                    record.add(next(results))
                if progress is not None:
                    progress(record.end - first)
        finally:
            record.save()
    return joined([_run(experiment, [], 0.0, first), *record.runs])


class _Record:
    """The matches of an experiment played so far, from the first one on without a gap."""

    def __init__(self, experiment: Experiment, first: int, keep: Keep | None) -> None:
        self.runs: list[Simulation] = []
        self.end = first
        """The number of the next match."""
        self._experiment = experiment
        self._keep = keep
        self._blocks: list[Playouts] = []
        self._saved_at = time.perf_counter()

    def add(self, block: Playouts) -> None:
        """Record the next matches, just played."""
        self._blocks.append(block)
        self.end += len(block.turns)
        if time.perf_counter() - self._saved_at > SAVED_EVERY:
            self.save()

    def add_kept(self, run: Simulation) -> None:
        """Record the next matches, which had been kept."""
        self.save()
        self.runs.append(run)
        self.end += run.matches

    def save(self) -> None:
        """Keep the matches played since the last save."""
        now = time.perf_counter()
        blocks, self._blocks = self._blocks, []
        seconds, self._saved_at = now - self._saved_at, now
        if blocks:
            first = self.end - sum(len(block.turns) for block in blocks)
            run = _run(self._experiment, blocks, seconds, first)
            self.runs.append(run)
            if self._keep is not None:
                self._keep.keep(run)


def _between(runs: Sequence[Simulation], first: int, end: int) -> list[Simulation]:
    """Return the parts of the runs with matches in first..end-1."""
    parts = []
    for run in runs:
        start = max(first, run.first)
        matches = min(end, run.first + run.matches) - start
        if matches > 0:
            parts.append(run.cut(matches, start))
    return parts


def _gaps(kept: Sequence[Simulation], first: int, end: int) -> list[tuple[int, int]]:
    """Return the spans of first..end-1 that no run covers, each as its start and its end."""
    starts = [first, *(run.first + run.matches for run in kept)]
    ends = [*(run.first for run in kept), end]
    return [(start, stop) for start, stop in zip(starts, ends, strict=True) if start < stop]


def _run(
    experiment: Experiment, blocks: Sequence[Playouts], seconds: float, first: int
) -> Simulation:
    seats = experiment.seats
    return Simulation(
        experiment,
        np.concatenate([np.zeros((0, seats)), *(block.scores for block in blocks)]),
        np.concatenate([np.zeros((0, seats), np.int64), *(block.goals for block in blocks)]),
        np.concatenate([np.zeros((0, len(Figure)), np.int64), *(block.table for block in blocks)]),
        np.concatenate([np.zeros((0, LEADERS), np.int8), *(block.leaders for block in blocks)]),
        seconds,
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
