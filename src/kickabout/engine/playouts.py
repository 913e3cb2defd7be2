"""Many matches in one loop, played by random or rule-of-thumb seats, compiled or interpreted."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.boxes import Box
from kickabout.engine.compiled import is_machine_code, specialize
from kickabout.engine.dice import below, pick, seeded
from kickabout.engine.game import CHANCE, OVER, Game
from kickabout.engine.kernels import (
    Boxes,
    IntRow,
    IntTable,
    Kernel,
    RealTable,
    States,
    TheBox,
    apply,
    decide,
    heuristic_action,
    legal,
    outcomes,
    redact,
    routine,
    setup,
    write_goals,
    write_scores,
)
from kickabout.engine.records import Slots

Policy = tuple[int, ...]
"""How a seat decides, as a row of numbers for the loop; the first says what the others mean."""
RANDOM: Policy = (0,)
"""A seat that takes any legal action with equal chance, but for what is routine (see `Game.routine`)."""
HEURISTIC: Policy = (1,)
"""A seat that follows the game's rule of thumb, from what it sees."""

MATCH, SEEN, BLANK = range(3)
"""The records of the loop: the match, what a seat sees of it, and one of zeros."""
DECISIONS, CHOICES, CHANCES, UNFINISHED, ITERATED, SIMULATED = range(6)


@dataclass(frozen=True)
class Playouts:
    """What came of many matches."""

    scores: NDArray[np.float64]
    """Final scores, shape (matches, seats)."""
    goals: NDArray[np.int64]
    """Goals scored, shape (matches, seats): the whole part of a score, for a game adds less than one to
    tell equals apart, unless the game counts them itself."""
    turns: NDArray[np.int64]
    """Turns of each match, all seats together."""
    starters: NDArray[np.int64]
    """The seat that had the first turn of each match."""
    decisions: int
    """Decisions of seats in all matches."""
    choices: int
    """Those with more than one legal action."""
    chances: int
    """Chance outcomes, which are no decisions."""
    iterations: int
    """Iterations of the searches of seats that search."""
    simulated: int
    """Decisions of seats in those."""


@dataclass(frozen=True)
class Workspace:
    """What the deciding part of a loop works in, beside the match."""

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
) -> Playouts:
    """Plays matches from start to end, without the GIL and without a Python object in the loop.

    `policies` are RANDOM or HEURISTIC by seat, or what another `loop` knows; all RANDOM without
    them. The same arguments give the same matches, interpreted too. Raises `ValueError` for a number of
    seats that the game or the box does not fit, and `RuntimeError` for a match longer than the game's
    bound.
    """
    box.check_seats(game.seats_checked(seats))
    scores, goals = np.zeros((matches, seats)), np.zeros((matches, seats))
    turns = np.zeros(matches, np.int64)
    starters = np.zeros(matches, np.int64)
    counts = np.zeros(6, np.int64)
    rng = seeded(seed)
    chosen = list(policies) or [RANDOM] * seats
    wide = max(map(len, chosen))
    rows = [[*policy, *[0] * (wide - len(policy))] for policy in chosen]
    most = max(game.actions, game.most_outcomes)
    play = specialize(game, loop or PLAY_MATCHES, interpret)
    found = scores, goals, turns, starters, counts
    if is_machine_code(play):
        play(
            box.record.data,
            np.zeros(room.records, game.State.dtype),
            np.array(rng, np.int64),
            np.array(rows, np.int64),
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
        buffers = [0] * most, [0] * most
        play(Slots([box.record]), states, rng, rows, *buffers, *found, *tables, game.bound)
    if counts[UNFINISHED]:
        raise RuntimeError(f"a match of {game.title} did not end within {game.bound} decisions")
    decisions, choices, chances, _, iterations, simulated = map(int, counts)
    scored = np.floor(goals).astype(np.int64)
    return Playouts(
        scores, scored, turns, starters, decisions, choices, chances, iterations, simulated
    )


def decide_by_heuristic(
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
    """The rule of thumb's action for the seat that acts in `states[MATCH]`, one of the first `n`."""
    states[SEEN] = states[MATCH]
    redact(box, states[SEEN], states[SEEN].actor)
    return heuristic_action(box, states[SEEN], actions, n, rng)


def play_matches(
    boxes: Boxes,
    states: States,
    rng: IntRow,
    policies: IntTable,
    actions: IntRow,
    weights: IntRow,
    scores: RealTable,
    goals: RealTable,
    turns: IntRow,
    starters: IntRow,
    counts: IntRow,
    ints: IntTable,
    reals: RealTable,
    most: int,
) -> None:
    """Plays one match for each row of `scores`, shape (matches, seats), and counts into `counts`.

    `policies` has a row for each seat; `ints` and `reals` are for whoever decides.
    """
    box = boxes[0]
    state = states[MATCH]
    seats = len(policies)
    decisions = choices = chances = 0
    for match in range(len(turns)):
        states[MATCH] = states[BLANK]
        setup(box, state, seats)
        last = decisions + most
        while state.actor != OVER:
            if state.actor == CHANCE:
                n = outcomes(box, state, actions, weights)
                action = actions[pick(rng, weights, n)]
                chances += 1
            else:
                n = legal(box, state, actions)
                decisions += 1
                if n == 1:
                    action = actions[0]
                else:
                    choices += 1
                    policy = policies[state.actor]
                    if policy[0] == RANDOM[0] and not routine(box, state):
                        action = actions[below(rng, n)]
                    else:
                        action = decide(
                            box, states, actions, n, weights, policy, rng, ints, reals, counts
                        )
            apply(box, state, action)
            if state.turns == 1:
                starters[match] = state.turn
            if decisions > last:
                counts[UNFINISHED] = 1
                return
        write_scores(box, state, scores[match])
        write_goals(box, state, goals[match])
        turns[match] = state.turns
    counts[DECISIONS] = decisions
    counts[CHOICES] = choices
    counts[CHANCES] = chances


PLAY_MATCHES = Kernel(play_matches, (("decide", decide_by_heuristic),))
