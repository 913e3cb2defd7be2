"""The same matches on the CPU and on a GPU, or in the simulator of one, record by record."""

from typing import Any

import numpy as np

from kickabout.engine.compiled import specialize
from kickabout.engine.dice import seeded_each
from kickabout.engine.figures import Figure
from kickabout.engine.game import Game
from kickabout.engine.gpu.playouts import DeviceLoop
from kickabout.engine.match_loop import HEURISTIC, LEADERS, MATCH, PLAY_MATCHES, RANDOM
from kickabout.engine.records import Slots
from kickabout.games import find
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
    if isinstance(played.finals, list):
        records = [one.tobytes() for one in played.finals]
    else:
        records = [one.tobytes() for one in played.finals.copy_to_host()]
    found = []
    for match, expected in enumerate(_on_cpu(game, box, policies, matches, interpret=interpret)):
        record, *others = expected
        same = all(np.array_equal(ours[match], row) for ours, row in zip(rows, others, strict=True))
        if record != records[match] or not same:
            found.append(match)
    return found


def _on_cpu(game: Game, box: Any, policies: Any, matches: int, *, interpret: bool) -> Any:
    """Yield the last record, the scores, the goals, the counts and the leaders of each match."""
    play = specialize(game, PLAY_MATCHES, interpret)
    seats, most = len(policies), max(game.actions.decisions, game.most_outcomes)
    keys = seeded_each(SEED, np.arange(matches, dtype=np.uint64))
    records = [game.State() for _ in range(3)]
    states = np.zeros(3, game.State.dtype)
    for match in range(matches):
        key: Any = keys[match : match + 1]
        scores, goals = np.zeros((1, seats)), np.zeros((1, seats))
        table, leaders = np.zeros((1, len(Figure)), np.int64), np.zeros((1, LEADERS), np.int64)
        found = scores, goals, table, leaders, np.zeros((1, 0), np.int64), np.zeros(3, np.int64)
        room = np.zeros((1, 1), np.int64), np.zeros((1, 1))
        if interpret:
            buffers = [0] * 4, key.tolist(), np.zeros((3, seats + 1), object), policies, [0]
            lists = [0] * most, [0] * most
            play(Slots([box.record]), Slots(records), *buffers, *lists, *found, *room, game.bound)
            yield records[MATCH].tobytes(), scores[0], goals[0], table[0], leaders[0]
        else:
            numbers = np.zeros(4, np.int64), key, np.zeros((3, seats + 1), np.int64)
            rows = np.array(policies, np.int64), np.zeros(1, np.int64)
            outs = np.zeros(most, np.int64), np.zeros(most, np.int64)
            play(box.record.data, states, *numbers, *rows, *outs, *found, *room, game.bound)
            yield states[MATCH].tobytes(), scores[0], goals[0], table[0], leaders[0]


def simulations_differ() -> bool:
    """Return whether the laboratory's matches differ."""
    game = find("futbol-dash")
    plan = Experiment(game, game.box_for(2), ("random", "rule-of-thumb"), matches=3, seed=SEED)
    cpu, gpu = (simulate(plan, executor=Threads(1), first=1, device=one) for one in ("cpu", "cuda"))
    names = "scores", "goals", "table", "leaders"
    return not all(np.array_equal(getattr(cpu, name), getattr(gpu, name)) for name in names)


def main(game: str, matches: str) -> int:
    """Compare interpreted matches; return 1 and print which if some differ."""
    found = differing(find(game), int(matches), interpret=True)
    if found:
        print(f"{game}: matches that differ: {found}")  # noqa: T201  # read by the test
    return int(bool(found))
