"""Many matches on a GPU: the loop of `engine.match_loop`, a thread for each match."""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

import numpy as np

from kickabout.engine.boxes import Box
from kickabout.engine.dice import seeded_each
from kickabout.engine.figures import Figure
from kickabout.engine.game import Game
from kickabout.engine.kernels import Boxes, IntRow, IntTable, Kernel, RealTable, States
from kickabout.engine.match_loop import (
    BLANK,
    LEADERS,
    MATCH,
    PLAY_ALIKE,
    PLAY_MATCHES,
    RANDOM,
    UNFINISHED,
    Playouts,
    Policy,
    Results,
    Workspace,
    play_matches,
)
from kickabout.gpu import numba_cuda
from kickabout.gpu.numba_cuda import as_records

THREADS = 128
"""Threads in a block."""
AT_ONCE = 2**20
"""The most matches in one launch, which bounds the memory that the results take on the device."""
FIGURES = len(Figure)
RECORDS = 3
"""The records of the loop: the match, what a seat sees of it, and one of zeros."""

Counts = Annotated[Any, np.int32, 2]
Seats = Annotated[Any, np.int8, 2]
Flags = Annotated[Any, np.int8, 1]

ONE = (1, 1)
PLACES = (0, 0)
ROOM = 0
STATE: Any = None
INT: Any = None
cuda: Any = None
"""Bound with a game and a device: the shape of `places`, the most actions or outcomes, the types of its record and of numbers."""


def play_by_thread(
    boxes: Boxes,
    blank: States,
    keys: IntTable,
    policies: IntTable,
    plan: IntRow,
    scores: RealTable,
    goals: RealTable,
    table: Counts,
    leaders: Seats,
    notes: IntTable,
    finals: States,
    keep: bool,
    endless: Flags,
    most: int,
) -> None:
    """Play the match of each row of `keys`, and write a row of each table about it.

    The arguments are those of `play_matches`; with `keep` its last record goes to `finals`, and
    `endless` is 1 for a match that has not ended within `most` decisions.
    """
    states = as_records(cuda.local.array(RECORDS, STATE))
    rng = cuda.local.array(4, INT)
    places = cuda.local.array(PLACES, INT)
    actions = cuda.local.array(ROOM, INT)
    weights = cuda.local.array(ROOM, INT)
    counts = cuda.local.array(3, INT)
    ints = cuda.local.array(ONE, INT)
    reals = cuda.local.array(ONE, np.float64)
    states[BLANK] = blank[0]
    space = Workspace(states, rng, actions, weights, ints, reals, counts)
    for match in range(cuda.grid(1), len(keys), cuda.gridsize(1)):
        after = match + 1
        counts[UNFINISHED] = 0
        for figure in range(FIGURES):
            table[match, figure] = 0
        results = Results(
            scores[match:after],
            goals[match:after],
            table[match:after],
            leaders[match:after],
            notes[match:after],
        )
        play_matches(boxes, space, keys[match:after], places, policies, plan, results, most)
        endless[match] = counts[UNFINISHED]
        if keep:
            finals[match] = states[MATCH]


BY_THREAD = {loop: Kernel(play_by_thread, loop.parts) for loop in (PLAY_MATCHES, PLAY_ALIKE)}
"""For each loop that a device plays, the kernel that plays its matches there."""


class Played(NamedTuple):
    """What one launch has written: arrays on the device, a row for each match."""

    scores: Any
    goals: Any
    table: Any
    leaders: Any
    endless: Any
    finals: Any
    """The last records, of which there is one only if they were not asked for."""


class DeviceLoop:
    """The loop over matches of one game, ready on the GPU.

    `policies` are RANDOM or HEURISTIC by seat; all RANDOM without them. `loop` is one of BY_THREAD. Raises `ValueError` for a number of
    seats that the game or the box does not fit, and `NoDevice` without a GPU.
    """

    def __init__(
        self,
        game: Game,
        box: Box,
        seats: int,
        policies: Sequence[Policy] = (),
        loop: Kernel = PLAY_MATCHES,
    ) -> None:
        box.check_seats(game.seats_checked(seats))
        self._cuda = numba_cuda.device()
        self.game, self.seats = game, seats
        self.kernel = numba_cuda.launchable(game, BY_THREAD[loop], constants(game, seats))
        kinds = [[kind[0]] for kind in policies or [RANDOM] * seats]
        self._fixed = [
            numba_cuda.upload(box.record),
            numba_cuda.upload(game.State()),
            numba_cuda.upload_numbers(np.array(kinds, np.int64)),
            numba_cuda.upload_numbers(np.zeros(1, np.int64)),
        ]

    def play(self, seed: int, first: int, matches: int, *, keep: bool = False) -> Played:
        """Start to play matches, number `first` and on of a seed; reading what is returned waits for them."""
        keys = seeded_each(seed, np.arange(first, first + matches, dtype=np.uint64))
        made = self._cuda.device_array
        scores, goals = (made((matches, self.seats), np.float64) for _ in range(2))
        table = made((matches, len(Figure)), np.int32)
        leaders = made((matches, LEADERS), np.int8)
        notes, endless = made((matches, 1), np.int64), made(matches, np.int8)
        finals = numba_cuda.new_records(self.game.State, matches if keep else 1)
        boxes, blank, policies, plan = self._fixed
        self.kernel[-(-matches // THREADS), THREADS](
            boxes,
            blank,
            numba_cuda.upload_numbers(keys),
            policies,
            plan,
            scores,
            goals,
            table,
            leaders,
            notes,
            finals,
            keep,
            endless,
            self.game.bound,
        )
        return Played(scores, goals, table, leaders, endless, finals)


def constants(game: Game, seats: int) -> numba_cuda.Constants:
    """Return the constants of the kernel for so many seats."""
    return ("PLACES", (3, seats + 1)), ("ROOM", game.most_choices)


def playouts(
    game: Game,
    box: Box,
    seats: int,
    seed: int,
    matches: int,
    policies: Sequence[Policy],
    loop: Kernel,
    first: int,
) -> Playouts:
    """Play matches from start to end on the GPU, as the backend's interface has it."""
    on_device = DeviceLoop(game, box, seats, policies, loop)
    parts = []
    for start in range(first, first + matches, AT_ONCE):
        played = on_device.play(seed, start, min(AT_ONCE, first + matches - start))
        parts.append([rows.copy_to_host() for rows in played[:-1]])
    scores, goals, table, leaders, endless = (
        np.concatenate(rows) for rows in zip(*parts, strict=True)
    )
    if endless.any():
        raise RuntimeError(f"a match of {game.title} did not end within {game.bound} decisions")
    return Playouts(
        scores,
        np.floor(goals).astype(np.int64),
        table.astype(np.int64),
        leaders,
        np.zeros((matches, 0), np.int16),
        iterations=0,
        simulated=0,
    )
