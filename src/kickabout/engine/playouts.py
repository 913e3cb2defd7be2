"""Many matches in one loop, played by random or heuristic seats, compiled or interpreted."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from kickabout.engine.boxes import Box
from kickabout.engine.compiled import is_machine_code, specialize
from kickabout.engine.dice import seeded_each
from kickabout.engine.figures import Figure
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.match_loop import (
    HEURISTIC,
    ITERATED,
    LEADERS,
    PLAY_MATCHES,
    RANDOM,
    SIMULATED,
    UNFINISHED,
    Playouts,
    Policy,
)
from kickabout.engine.records import Slots


@dataclass(frozen=True)
class Workspace:
    """Scratch memory of the deciding part of a loop, beside the match."""

    records: int = 3
    ints: tuple[int, int] = (1, 1)
    reals: tuple[int, int] = (1, 1)


def playouts(
    game: Game,
    box: Box,
    seats: int,
    seed: int,
    matches: int,
    policies: Sequence[Policy] = (),
    interpret: bool = False,
    loop: Kernel | None = None,
    room: Workspace = Workspace(),
    *,
    first: int = 0,
    numbers: Sequence[int] | None = None,
    plan: Sequence[int] = (0,),
    notes: int = 0,
    device: str = "cpu",
) -> Playouts:
    """Plays matches from start to end, without the GIL and without a Python object in the loop.

    `policies` are RANDOM or HEURISTIC by seat, or what another `loop` knows; all RANDOM without
    them. The matches are number `first` and on of a seed: each has dice of its own, and in it each place.
    So two boxes, or two bots, meet the same dice wherever their matches are alike. A place is a seat, the
    number of the turn among its own, and the number of the roll or decision in that turn.
    `plan` and the number of `notes` for each match are for a loop that watches (`note` and its kin).
    The same arguments give the same matches, interpreted too, and on each `device`: "cpu", or "cuda" for a GPU,
    which plays the policies above and no other loop. Raises `ValueError` for a number of seats that the game or the
    box does not fit and for what a device does not play, `RuntimeError` for a match longer than the game's bound,
    and `NoDevice` (`engine.gpu.backend`), which is one too, without a GPU.
    """
    if device == "cuda":
        return _on_gpu(game, box, seats, seed, matches, policies, loop, first, numbers, notes)
    if device != "cpu":
        raise ValueError(f"device is cpu or cuda, not {device!r}")
    box.check_seats(game.seats_checked(seats))
    scores, goals = np.zeros((matches, seats)), np.zeros((matches, seats))
    table = np.zeros((matches, len(Figure)), np.int64)
    leaders = np.zeros((matches, LEADERS), np.int64)
    noted = np.zeros((matches, notes), np.int64)
    counts = np.zeros(3, np.int64)
    which = range(first, first + matches) if numbers is None else numbers
    keys = seeded_each(seed, np.array(which, np.uint64))
    chosen = list(policies) or [RANDOM] * seats
    wide = max(map(len, chosen))
    rows = [[*policy, *[0] * (wide - len(policy))] for policy in chosen]
    most = max(game.actions.decisions, game.most_outcomes)
    play = specialize(game, loop or PLAY_MATCHES, interpret)
    found = scores, goals, table, leaders, noted, counts
    if is_machine_code(play):
        play(
            box.record.data,
            np.zeros(room.records, game.State.dtype),
            np.zeros(4, np.int64),
            keys,
            np.zeros((3, seats + 1), np.int64),
            np.array(rows, np.int64),
            np.array(plan, np.int64),
            np.zeros(most, np.int64),
            np.zeros(most, np.int64),
            *found,
            np.zeros(room.ints, np.int64),
            np.zeros(room.reals),
            game.bound,
        )
    else:
        states = Slots([game.State() for _ in range(room.records)])
        # As objects they are plain numbers, which do not overflow.
        tables = np.zeros(room.ints, object), np.zeros(room.reals, object)
        dice = [0] * 4, keys.tolist(), np.zeros((3, seats + 1), object)
        buffers = list(plan), [0] * most, [0] * most
        play(Slots([box.record]), states, *dice, rows, *buffers, *found, *tables, game.bound)
    if counts[UNFINISHED]:
        raise RuntimeError(f"a match of {game.title} did not end within {game.bound} decisions")
    scored = np.floor(goals).astype(np.int64)
    return Playouts(
        scores,
        scored,
        table,
        leaders.astype(np.int8),
        noted.astype(np.int16),
        int(counts[ITERATED]),
        int(counts[SIMULATED]),
    )


def _on_gpu(
    game: Game,
    box: Box,
    seats: int,
    seed: int,
    matches: int,
    policies: Sequence[Policy],
    loop: Kernel | None,
    first: int,
    numbers: Sequence[int] | None,
    notes: int,
) -> Playouts:
    from kickabout.engine.gpu.playouts import playouts as on_gpu

    if loop not in (None, PLAY_MATCHES) or any(one not in (RANDOM, HEURISTIC) for one in policies):
        raise ValueError("a GPU plays seats that are random or follow the rule of thumb, no others")
    if numbers is not None or notes:
        raise ValueError("a GPU plays consecutive matches, and takes no notes")
    return on_gpu(game, box, seats, seed, matches, policies, first=first)
