"""Trials: each of some actions is tried in the same deals, with the same dice, so that luck does not tell them apart.

A trial determinizes what a seat sees, once for all actions, and plays on after each of them as a search does beyond its
trees: by the game's heuristic or at random, until the game's evaluation takes over. Each chance point of a trial has dice
of its own, whatever was rolled before (common random numbers: P. Glasserman and D. Yao, "Some Guidelines and Guarantees
for Common Random Numbers", Management Science 38(6), 1992).
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kickabout.bots.tree import GLANCE, HORIZON, RECORDS, THUMB, WORLD, write_shares
from kickabout.engine.compiled import specialize
from kickabout.engine.dice import below, pick_alike, reseed, seeded
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.kernels import (
    IntRow,
    Kernel,
    TheBox,
    apply,
    determinize,
    legal,
    outcomes,
    routine,
    write_goals,
)
from kickabout.engine.match import Seen
from kickabout.engine.match_loop import SEEN, SIMULATED, Policy, Workspace, rollout_action
from kickabout.engine.memory import Memory
from kickabout.engine.playouts import Sizes

DEALT = 2
"""The record of a trial's deal, beside those of a search."""
CANDIDATES = 0
SHARE, SCORED, CONCEDED = range(3)
"""What a trial notes of an action: the share of the win, 0..1, and 1 if the seat, or another one, has scored by the end of
the trial."""
FIGURES = 3
BEFORE, AFTER, SHARES, FIRST = range(4)
"""The rows of a trial's reals, the first of what is noted being FIRST."""
Outcomes = NDArray[np.float64]
"""What trials have noted, shape (trials, actions, FIGURES)."""


def try_each(
    box: TheBox, space: Workspace, row: IntRow, key: IntRow, first: int, trials: int, n: int
) -> None:
    """Try the first `n` candidates in the trials number `first` and on, and note what came of each."""
    states, rng, actions, weights, ints, reals, counts = space
    seats = states[SEEN].seats
    seat = states[SEEN].actor
    last = states[SEEN].turns + row[HORIZON]
    state = states[WORLD]
    write_goals(box, states[SEEN], reals[BEFORE])
    for trial in range(first, first + trials):
        states[DEALT] = states[SEEN]
        reseed(rng, key, trial, 0)
        determinize(box, states[DEALT], rng)
        for i in range(n):
            states[WORLD] = states[DEALT]
            rolls = 1
            reseed(rng, key, trial, rolls)
            apply(box, state, ints[CANDIDATES, i])
            while state.actor != OVER and state.turns < last:
                if state.actor == CHANCE:
                    rolls += 1
                    reseed(rng, key, trial, rolls)
                    k = outcomes(box, state, actions, weights)
                    action = actions[pick_alike(rng, actions, weights, k)]
                else:
                    k = legal(box, state, actions)
                    counts[SIMULATED] += 1
                    if k == 1:
                        action = actions[0]
                    elif routine(box, state) or below(rng, 100) < row[THUMB]:
                        action = rollout_action(box, state, False, states, GLANCE, actions, k, rng)
                    else:
                        action = actions[below(rng, k)]
                apply(box, state, action)
            write_shares(box, state, row, reals[AFTER], reals[SHARES])
            place = ((trial - first) * n + i) * FIGURES
            reals[FIRST, place + SHARE] = reals[SHARES, seat]
            write_goals(box, state, reals[AFTER])
            reals[FIRST, place + SCORED] = 0.0
            reals[FIRST, place + CONCEDED] = 0.0
            for other in range(seats):
                if reals[AFTER, other] >= reals[BEFORE, other] + 1:
                    reals[FIRST, place + (SCORED if other == seat else CONCEDED)] = 1.0


TRIALS_KERNEL = Kernel(try_each)


def trials(
    seen: Seen, policy: Policy, actions: Sequence[str], first: int, number: int, seed: int
) -> Outcomes:
    """Try actions of a seat in so many trials of a seed, from the `first` on, with the playouts of a policy that searches.

    The same trial of a seed has the same luck for all actions, and in every call. Raises `ValueError` if the seat's
    decision is routine, which no level searches.
    """
    if seen.is_routine:
        raise ValueError(f"what seat {seen.seat} decides now is left to the rule of thumb")
    game, n = seen.game, len(actions)
    run = specialize(game, TRIALS_KERNEL)
    memory = Memory.of(run)
    columns = max(number * n * FIGURES, seen.state.seats)
    space = Sizes(RECORDS, (1, n), (FIRST + 1, columns)).workspace(game, memory)
    space.states[SEEN] = seen.state.data[0] if not memory.is_plain else seen.state
    space.ints[CANDIDATES][:] = [game.actions.parse(seen.box, name) for name in actions]
    one = seen.box.record if memory.is_plain else seen.box.record.data[0]
    row, key = memory.numbers(policy), memory.numbers(seeded(seed))
    run(one, space, row, key, first, number, n)
    noted = np.array(space.reals[FIRST][: number * n * FIGURES], np.float64)
    return noted.reshape(number, n, FIGURES)
