"""Matches between bots of any kind, in the compiled loop of `engine.match_loop`."""

from collections.abc import Sequence

from kickabout.bots.tree import (
    FOUND,
    FOUND_SHARES,
    ITERATIONS,
    KIND,
    REAL_ROWS,
    RECORDS,
    ROWS,
    best_found,
    clear,
    room_for,
    search,
    write_findings,
)
from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.kernels import (
    IntRow,
    IntTable,
    Kernel,
    RealTable,
    States,
    TheBox,
    legal,
    redact,
    routine,
)
from kickabout.engine.match_loop import (
    MATCH,
    SEEN,
    UNWATCHED,
    Playouts,
    Policy,
    decide_by_heuristic,
    play_matches,
)
from kickabout.engine.playouts import Workspace, playouts

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
    room = Workspace(RECORDS, (ROWS, columns), (REAL_ROWS, columns))
    return playouts(
        game, box, seats, seed, matches, policies, interpret, CONTEST, room, first=first
    )


def decide_searching(
    box: TheBox,
    states: States,
    actions: IntRow,
    n: int,
    weights: IntRow,
    policy: IntRow,
    rng: IntRow,
    ints: IntTable,
    reals: RealTable,
    counts: IntRow,
) -> int:
    """Return the action of the seat that acts in `states[MATCH]`, one of the first `n`."""
    if policy[KIND] != SEARCH or routine(box, states[MATCH]):
        return decide_by_heuristic(
            box, states, actions, n, weights, policy, rng, ints, reals, counts
        )
    seat = states[MATCH].actor
    seats = states[MATCH].seats
    states[SEEN] = states[MATCH]
    redact(box, states[SEEN], seat)
    clear(ints, room_for(seats, policy[ITERATIONS]))
    search(box, states, policy, policy[ITERATIONS], rng, actions, weights, ints, reals, counts)
    # The simulations have overwritten the actions.
    n = legal(box, states[SEEN], actions)
    write_findings(policy, actions, n, ints, reals, seats, seat)
    action: int = actions[best_found(policy, rng, n, ints[FOUND], reals[FOUND_SHARES])]
    return action


CONTEST = Kernel(play_matches, (("decide", decide_searching), *UNWATCHED))
