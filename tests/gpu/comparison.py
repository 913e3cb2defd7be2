"""The same matches on the CPU and on a GPU, or in the simulator of one, record by record."""

from typing import Any

import numpy as np

from kickabout.engine.compiled import specialize
from kickabout.engine.dice import seeded_each
from kickabout.engine.figures import Figure
from kickabout.engine.game import Game
from kickabout.engine.match_loop import (
    HEURISTIC,
    LEADERS,
    MATCH,
    PLAY_MATCHES,
    RANDOM,
    Results,
)
from kickabout.engine.memory import Memory
from kickabout.engine.playouts import Sizes
from kickabout.games import find
from kickabout.gpu import numba_cuda
from kickabout.gpu.playouts import DeviceLoop
from kickabout.lab.executors.threads import Threads
from kickabout.lab.simulate import Experiment, simulate

SEED = 2026


def differing(game: Game, matches: int, *, interpret: bool) -> list[int]:
    """Return the numbers of the matches whose records, scores or counts differ; an even seat plays at random."""
    seats = max(2, game.least_seats)
    policies = [(RANDOM, HEURISTIC)[seat % 2] for seat in range(seats)]
    box = game.box_for(seats)
    played = DeviceLoop(game, box, seats, policies).play(SEED, 0, matches, keep=True)
    rows = [
        one.copy_to_host() for one in (played.scores, played.goals, played.table, played.leaders)
    ]
    records = numba_cuda.contents(played.finals, matches)
    differ = []
    for match, expected in enumerate(_on_cpu(game, box, policies, matches, interpret=interpret)):
        record, *others = expected
        same = all(np.array_equal(ours[match], row) for ours, row in zip(rows, others, strict=True))
        if record != records[match] or not same:
            differ.append(match)
    return differ


def _on_cpu(game: Game, box: Any, policies: Any, matches: int, *, interpret: bool) -> Any:
    """Yield the last record, the scores, the goals, the counts and the leaders of each match."""
    play = specialize(game, PLAY_MATCHES, interpret)
    seats, memory = len(policies), Memory.of(play)
    space = Sizes().workspace(game, memory)
    fixed = memory.table((3, seats + 1)), memory.numbers(policies), memory.numbers([0])
    for key in seeded_each(SEED, np.arange(matches, dtype=np.uint64)):
        results = Results(
            np.zeros((1, seats)),
            np.zeros((1, seats)),
            np.zeros((1, len(Figure)), np.int64),
            np.zeros((1, LEADERS), np.int64),
            np.zeros((1, 0), np.int64),
        )
        row = memory.numbers(key[np.newaxis])
        play(memory.row_of(box.record), space, row, *fixed, results, game.bound)
        yield space.states[MATCH].tobytes(), *(rows[0] for rows in results[:4])


def simulations_differ() -> bool:
    """Return whether the laboratory's matches differ."""
    game = find("futbol-dash")
    plan = Experiment(game, game.box_for(2), ("random", "rule-of-thumb"), matches=3, seed=SEED)
    cpu, gpu = (simulate(plan, executor=Threads(1), first=1, device=one) for one in ("cpu", "cuda"))
    names = "scores", "goals", "table", "leaders"
    return not all(np.array_equal(getattr(cpu, name), getattr(gpu, name)) for name in names)


def main(game: str, matches: str) -> int:
    """Compare interpreted matches; return 1 and print which if some differ."""
    numbers = differing(find(game), int(matches), interpret=True)
    if numbers:
        print(f"{game}: matches that differ: {numbers}")  # noqa: T201  # read by the test
    return int(bool(numbers))
