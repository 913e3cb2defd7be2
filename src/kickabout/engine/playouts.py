"""Many matches in one loop, played by random or heuristic seats, compiled or interpreted."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from kickabout.engine.boxes import Box
from kickabout.engine.compiled import specialize
from kickabout.engine.devices import backend_for
from kickabout.engine.dice import seeded_each
from kickabout.engine.figures import Figure
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.match_loop import (
    ITERATED,
    LEADERS,
    PLAY_MATCHES,
    RANDOM,
    SIMULATED,
    UNFINISHED,
    Playouts,
    Policy,
    Results,
    Workspace,
)
from kickabout.engine.memory import Memory


@dataclass(frozen=True)
class Sizes:
    """How much of a workspace the deciding part of a loop needs."""

    records: int = 3
    ints: tuple[int, int] = (1, 1)
    reals: tuple[int, int] = (1, 1)

    def workspace(self, game: Game, memory: Memory) -> Workspace:
        """Return a workspace for a game, all zeros."""
        return Workspace(
            memory.records(game.State, self.records),
            memory.zeros(4),
            memory.zeros(game.most_choices),
            memory.zeros(game.most_choices),
            memory.table(self.ints),
            memory.table(self.reals, np.float64),
            np.zeros(3, np.int64),
        )


def playouts(
    game: Game,
    box: Box,
    seats: int,
    seed: int,
    matches: int,
    policies: Sequence[Policy] = (),
    interpret: bool = False,
    loop: Kernel = PLAY_MATCHES,
    sizes: Sizes = Sizes(),
    *,
    first: int = 0,
    numbers: Sequence[int] | None = None,
    plan: Sequence[int] = (0,),
    notes: int = 0,
    device: str = "cpu",
) -> Playouts:
    """Plays matches from start to end, without the GIL and without a Python object in the loop.

    `policies` are RANDOM or HEURISTIC by seat, or what another `loop` knows; all RANDOM without
    them. The matches are number `first` and on of a seed, and each has dice of its own. With the loop PLAY_ALIKE
    each place in a match has, so that two boxes, or two bots, meet the same dice wherever their matches are alike;
    it takes 1.1 to 1.7 times as long. A place is a seat, the number of the turn among its own, and the number of the
    roll or decision in that turn.
    `plan` and the number of `notes` for each match are for a loop that watches (`note` and its kin).
    The same arguments give the same matches, interpreted too, and on each `device`: "cpu", or "cuda" for a GPU,
    which plays the policies above and no other loop. Raises `ValueError` for a number of seats that the game or the
    box does not fit and for what a device does not play, `RuntimeError` for a match longer than the game's bound,
    and `NoDevice` (`engine.devices`), which is one too, without a GPU.
    """
    if device != "cpu":
        backend = backend_for(device)
        if numbers is not None or notes:
            raise ValueError("a GPU plays consecutive matches, and takes no notes")
        return backend.playouts(game, box, seats, seed, matches, policies, loop, first)
    box.check_seats(game.seats_checked(seats))
    which = range(first, first + matches) if numbers is None else numbers
    keys = seeded_each(seed, np.array(which, np.uint64))
    chosen = list(policies) or [RANDOM] * seats
    wide = max(map(len, chosen))
    rows = [[*policy, *[0] * (wide - len(policy))] for policy in chosen]
    play = specialize(game, loop, interpret)
    memory = Memory.of(play)
    space = sizes.workspace(game, memory)
    results = Results(
        np.zeros((matches, seats)),
        np.zeros((matches, seats)),
        np.zeros((matches, len(Figure)), np.int64),
        np.zeros((matches, LEADERS), np.int64),
        np.zeros((matches, notes), np.int64),
    )
    play(
        memory.row_of(box.record),
        space,
        memory.numbers(keys),
        memory.table((3, seats + 1)),
        memory.numbers(rows),
        memory.numbers(plan),
        results,
        game.bound,
    )
    if space.counts[UNFINISHED]:
        raise RuntimeError(f"a match of {game.title} did not end within {game.bound} decisions")
    return Playouts(
        results.scores,
        np.floor(results.goals).astype(np.int64),
        results.table,
        results.leaders.astype(np.int8),
        results.notes.astype(np.int16),
        int(space.counts[ITERATED]),
        int(space.counts[SIMULATED]),
    )
