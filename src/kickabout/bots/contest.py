"""Matches between bots of any kind, in the compiled loop of `engine.match_loop`."""

from collections.abc import Sequence

from kickabout.bots.tree import (
    FOUND,
    FOUND_SHARES,
    ITERATIONS,
    KIND,
    best_found,
    clear,
    room_for,
    search,
    sizes,
    write_findings,
)
from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.kernels import IntRow, Kernel, TheBox, legal, redact, routine
from kickabout.engine.match_loop import (
    COMMON_DICE,
    MATCH,
    SEEN,
    UNWATCHED,
    Playouts,
    Policy,
    Workspace,
    decide_by_heuristic,
    play_matches,
)
from kickabout.engine.playouts import playouts

SEARCH = 2
"""The first number of a policy that searches; `engine.levels.Search` explains the others."""


def contest(
    game: Game,
    box: Box,
    seed: int,
    matches: int,
    policies: Sequence[Policy],
    interpret: bool = False,
    *,
    first: int = 0,
) -> Playouts:
    """Play matches between policies, one for each seat; otherwise like `playouts`."""
    seats = len(policies)
    searching = [policy[ITERATIONS] for policy in policies if policy[KIND] == SEARCH]
    columns = room_for(seats, max(searching, default=0))
    return playouts(
        game, box, seats, seed, matches, policies, interpret, CONTEST, sizes(columns), first=first
    )


def decide_searching(box: TheBox, space: Workspace, n: int, policy: IntRow) -> int:
    """Return the action of the seat that acts in the match, one of the first `n`."""
    states = space.states
    if policy[KIND] != SEARCH or routine(box, states[MATCH]):
        return decide_by_heuristic(box, space, n, policy)
    states[SEEN] = states[MATCH]
    redact(box, states[SEEN], states[MATCH].actor)
    return searched(box, space, policy)


def searched(box: TheBox, space: Workspace, policy: IntRow) -> int:
    """Return the best action of the seat that acts, by a search from what stands in `space.states[SEEN]`."""
    states = space.states
    clear(space.ints, room_for(states[SEEN].seats, policy[ITERATIONS]))
    search(box, space, policy, policy[ITERATIONS])
    # The simulations have overwritten the actions.
    n = legal(box, states[SEEN], space.actions)
    write_findings(space, policy, n)
    best = best_found(policy, space.rng, n, space.ints[FOUND], space.reals[FOUND_SHARES])
    action: int = space.actions[best]
    return action


CONTEST = Kernel(play_matches, (("decide", decide_searching), *UNWATCHED, *COMMON_DICE))
