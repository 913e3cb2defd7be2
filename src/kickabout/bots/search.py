"""A search from what a seat sees, and its findings."""

import time
from dataclasses import dataclass
from typing import Any

from kickabout.bots.tree import (
    FOUND,
    FOUND_SHARES,
    ITERATIONS,
    SUMS,
    room_for,
    search,
    sizes,
    write_findings,
)
from kickabout.engine.boxes import Box
from kickabout.engine.compiled import specialize
from kickabout.engine.dice import seeded
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.match import Seen
from kickabout.engine.match_loop import ITERATED, SEEN, SIMULATED, Policy
from kickabout.engine.memory import Memory

SEARCH_KERNEL = Kernel(search)
FINDINGS_KERNEL = Kernel(write_findings)
SEARCH_KERNELS = (SEARCH_KERNEL, FINDINGS_KERNEL)
"""The kernels that are compiled besides a game's rules before a search can start."""
ROUND = 32
"""Iterations between two checks of the deadline."""


@dataclass(frozen=True)
class Found:
    """The findings of a search."""

    actions: tuple[int, ...]
    """The legal actions."""
    visits: tuple[int, ...]
    """The number of times that each was tried."""
    shares: tuple[float, ...]
    """The searcher's mean share of the win after each, 0..1; 0 for one that was never tried."""
    win_probabilities: tuple[float, ...]
    """The mean share of the win of every seat over all iterations."""
    iterations: int
    decisions: int
    """Decisions of seats in all iterations, those with one legal action included."""


def think(seen: Seen, policy: Policy, seed: int, milliseconds: float | None = None) -> Found:
    """Search from what a seat sees, for the iterations of the policy or until the time is up.

    The same seed finds the same, unless the time ends it. Releases the GIL. Raises `ValueError` if the
    seat has nothing to decide.
    """
    if not seen.legal:
        raise ValueError(f"seat {seen.seat} has nothing to decide now")
    actions = [seen.game.actions.parse(seen.box, name) for name in seen.legal]
    return look_ahead(seen.game, seen.box, seen.state, policy, seed, actions, milliseconds)


def look_ahead(
    game: Game,
    box: Box,
    state: Any,
    policy: Policy,
    seed: int,
    actions: list[int],
    milliseconds: float | None = None,
) -> Found:
    """Search from a record, whose blanks are determinized; without `actions`, find win probabilities only."""
    run = specialize(game, SEARCH_KERNEL)
    memory = Memory.of(run)
    space = sizes(room_for(state.seats, policy[ITERATIONS])).workspace(game, memory)
    space = space._replace(rng=memory.numbers(seeded(seed)))
    space.states[SEEN] = state.data[0] if not memory.is_plain else state
    one = box.record if memory.is_plain else box.record.data[0]
    row = memory.numbers(policy)
    until = None if milliseconds is None else time.monotonic() + milliseconds / 1000
    left = policy[ITERATIONS]
    while left > 0 and (until is None or time.monotonic() < until or left == policy[ITERATIONS]):
        some = left if until is None else min(ROUND, left)
        run(one, space, row, some)
        left -= some
    n = len(actions)
    if n > 0:
        space.actions[:n] = actions
        specialize(game, FINDINGS_KERNEL)(space, row, n)
    ints, reals, counts = space.ints, space.reals, space.counts
    return Found(
        actions=tuple(actions),
        visits=tuple(map(int, ints[FOUND][:n])),
        shares=tuple(map(float, reals[FOUND_SHARES][:n])),
        win_probabilities=tuple(
            float(total) / int(counts[ITERATED]) for total in reals[SUMS][: state.seats]
        ),
        iterations=int(counts[ITERATED]),
        decisions=int(counts[SIMULATED]),
    )
