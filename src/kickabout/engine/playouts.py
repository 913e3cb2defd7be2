"""Many matches in one loop, played by random or rule-of-thumb seats, compiled or interpreted."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.boxes import Box
from kickabout.engine.compiled import bound, is_machine_code
from kickabout.engine.dice import below, pick, seeded
from kickabout.engine.game import CHANCE, OVER, Game
from kickabout.engine.loops import (
    Boxes,
    Loop,
    RealTable,
    Row,
    States,
    advise,
    apply,
    hide,
    legal,
    outcomes,
    setup,
    write_scores,
)
from kickabout.engine.records import Slots

RANDOM = 0
"""A seat that takes any legal action with equal chance."""
RULE_OF_THUMB = 1
"""A seat that follows the game's rule of thumb, from what it sees."""

DECISIONS, CHOICES, CHANCES, UNFINISHED = range(4)


@dataclass(frozen=True)
class Playouts:
    """What came of many matches."""

    scores: NDArray[np.float64]
    """Final scores, shape (matches, seats)."""
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


def playouts(
    game: Game,
    box: Box,
    seats: int,
    seed: int,
    matches: int,
    policies: Sequence[int] = (),
    interpret: bool = False,
) -> Playouts:
    """Plays matches from start to end, without the GIL and without a Python object in the loop.

    `policies` are RANDOM or RULE_OF_THUMB by seat; all RANDOM without them. The same arguments give
    the same matches, interpreted too. Raises `ValueError` for a number of seats that the game or the
    box does not fit, and `RuntimeError` for a match longer than the game's bound.
    """
    box.check_seats(game.seats_checked(seats))
    scores = np.zeros((matches, seats))
    turns = np.zeros(matches, np.int64)
    starters = np.zeros(matches, np.int64)
    counts = np.zeros(4, np.int64)
    rng = seeded(seed)
    policy = list(policies) or [RANDOM] * seats
    room = max(game.actions, game.most_outcomes)
    play = bound(game, PLAY_MATCHES, interpret)
    if is_machine_code(play):
        play(
            box.record.data,
            np.zeros(3, game.State.dtype),
            np.array(rng, np.int64),
            np.array(policy, np.int64),
            np.zeros(room, np.int64),
            np.zeros(room, np.int64),
            scores,
            turns,
            starters,
            counts,
            game.bound,
        )
    else:
        states = Slots([game.State() for _ in range(3)])
        buffers = [0] * room, [0] * room
        boxes = Slots([box.record])
        found = scores, turns, starters, counts
        play(boxes, states, rng, policy, *buffers, *found, game.bound)
    if counts[UNFINISHED]:
        raise RuntimeError(f"a match of {game.title} did not end within {game.bound} decisions")
    return Playouts(scores, turns, starters, *(int(count) for count in counts[:UNFINISHED]))


def play_matches(
    boxes: Boxes,
    states: States,
    rng: Row,
    policies: Row,
    actions: Row,
    weights: Row,
    scores: RealTable,
    turns: Row,
    starters: Row,
    counts: Row,
    most: int,
) -> None:
    """Plays one match for each row of `scores`, shape (matches, seats), and counts into `counts`.

    `states` is room for three records: the match, what a seat sees of it, and a blank one.
    """
    box = boxes[0]
    state = states[0]
    seats = len(policies)
    decisions = choices = chances = 0
    for match in range(len(turns)):
        states[0] = states[2]
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
                    if policies[state.actor] == RANDOM:
                        action = actions[below(rng, n)]
                    else:
                        states[1] = state
                        hide(box, states[1], state.actor)
                        action = advise(box, states[1], actions, n, rng)
            apply(box, state, action)
            if state.turns == 1:
                starters[match] = state.turn
            if decisions > last:
                counts[UNFINISHED] = 1
                return
        write_scores(box, state, scores[match])
        turns[match] = state.turns
    counts[DECISIONS] = decisions
    counts[CHOICES] = choices
    counts[CHANCES] = chances


PLAY_MATCHES = Loop(play_matches)
