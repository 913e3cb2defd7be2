"""The loop that advances many matches to the next decision of the caller, in plain or compiled code."""

from typing import Annotated, Any, NamedTuple

import numpy as np

from kickabout.bots.tree import write_shares
from kickabout.bots.vectors import ANY
from kickabout.engine.dice import below
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.kernels import (
    Boxes,
    IntRow,
    IntTable,
    Kernel,
    RealRow,
    RealTable,
    States,
    apply,
    heuristic_action,
    legal,
    redact,
    routine,
    setup,
    write_scores,
)
from kickabout.engine.match_loop import roll, rollout_action
from kickabout.envs.observation import Lens, observe
from kickabout.envs.rewards import write_rewards

RANDOM, HEURISTIC, CALLER = range(3)
"""The policy of a player: random, except for routine decisions; the game's heuristic; or the caller."""
POLICIES = {"random": RANDOM, "rule-of-thumb": HEURISTIC, "caller": CALLER}

Masks = Annotated[Any, np.int8, 2]
Observations = Annotated[Any, np.int16, 2]
Flags = Annotated[Any, np.bool_, 1]


class Setting(NamedTuple):
    """The constant arguments of the loop."""

    boxes: Boxes
    """The box, a row of one."""
    blank: States
    """One record of zeros."""
    policies: IntRow
    """The policy of each player."""
    rotate: bool
    choices_only: bool
    skip_routine: bool
    bound: int
    """The most decisions between two of the caller's; more mean that a match does not end."""


class UnderWay(NamedTuple):
    """The matches in progress, a row for each."""

    states: States
    dice: IntTable
    """The four words of its generator."""
    shifts: IntRow
    """The seat of player 0."""


class StepResults(NamedTuple):
    """The results for the caller, by match: the arrays of `Matches`."""

    observations: Observations
    action_masks: Masks
    players: IntRow
    ended: Flags
    rewards: RealTable
    final_observations: Observations
    illegal: Flags


class Scratch(NamedTuple):
    """Scratch memory, one for each thread."""

    lens: Lens
    numbers: IntRow
    weights: IntRow
    scores: RealRow
    rewards: RealRow


def play_on(
    setting: Setting,
    matches: UnderWay,
    results: StepResults,
    scratch: Scratch,
    where: IntRow,
    moves: IntRow,
    begin: bool,
) -> bool:
    """Play a move in each of the matches that `where` lists, and advance until the caller is to decide.

    With `begin` the matches start anew instead. Returns whether a match exceeded its bound.
    """
    # Each bundle is unpacked once: inside the loop that would cost time.
    boxes, blank, policies, rotate, choices_only, skip_routine, bound = setting
    states, dice, shifts = matches
    observations, masks, players, ended, rewards, final_observations, illegal = results
    lens, numbers, weights, scores, worth = scratch
    box, seen, seats = boxes[0], lens.seen, len(policies)
    for i in range(len(where)):
        k = where[i]
        rng = dice[k]
        mask = masks[k]
        if begin:
            states[k] = blank[0]
            setup(box, states[k], seats)
        state = states[k]
        ended[k] = False
        illegal[k] = False
        for player in range(seats):
            rewards[k, player] = 0
        is_known = not begin
        decisions = 0
        while True:
            if state.actor == CHANCE:
                apply(box, state, roll(box, state, numbers, weights, rng))
                continue
            if state.actor == OVER:
                first = shifts[k]
                if not ended[k] and not begin:
                    ended[k] = True
                    write_scores(box, state, scores)
                    write_rewards(scores, worth)
                    for player in range(seats):
                        rewards[k, player] = worth[(player + first) % seats]
                    observe(box, state, first, lens, final_observations[k])
                if rotate:
                    shifts[k] = (first + 1) % seats
                states[k] = blank[0]
                setup(box, state, seats)
                continue
            seat = state.actor
            player = (seat - shifts[k] + seats) % seats
            n = legal(box, state, numbers)
            action = numbers[0]
            if is_known:
                is_known = False
                move = moves[i]
                if 0 <= move < len(mask) and mask[move] == 1:
                    action = move
                else:
                    action = numbers[below(rng, n)]
                    illegal[k] = move != ANY
            elif n == 1 and (choices_only or policies[player] != CALLER):
                pass
            elif policies[player] == CALLER and not (skip_routine and routine(box, state)):
                players[k] = player
                for other in range(len(mask)):
                    mask[other] = 0
                for j in range(n):
                    mask[numbers[j]] = 1
                observe(box, state, seat, lens, observations[k])
                break
            elif policies[player] == RANDOM and not routine(box, state):
                action = numbers[below(rng, n)]
            else:  # not by `rollout_action`, which makes whole steps slower by 3 %
                seen[0] = state
                redact(box, seen[0], seat)
                action = heuristic_action(box, seen[0], numbers, n, rng)
            apply(box, state, action)
            decisions += 1
            if decisions > bound:
                return True
    return False


def write_estimates(
    boxes: Boxes, matches: UnderWay, level: IntRow, scratch: Scratch, estimates: RealTable
) -> None:
    """Write the estimated share of the win of each player of every match."""
    seats = len(scratch.scores)
    for k in range(len(estimates)):
        state = matches.states[k]
        write_shares(boxes[0], state, level, scratch.scores, scratch.rewards)
        for player in range(seats):
            estimates[k, player] = scratch.rewards[(player + matches.shifts[k]) % seats]


def write_advice(boxes: Boxes, matches: UnderWay, scratch: Scratch, advice: IntRow) -> None:
    """Write the action that the game's heuristic takes for the seat to decide in every match."""
    lens, numbers = scratch.lens, scratch.numbers
    box, dice = boxes[0], scratch.weights
    for k in range(len(advice)):
        state = matches.states[k]
        for word in range(len(matches.dice[k])):
            dice[word] = matches.dice[k, word]
        n = legal(box, state, numbers)
        advice[k] = rollout_action(box, state, False, lens.seen, 0, numbers, n, dice)


PLAY_ON = Kernel(play_on)
WRITE_ESTIMATES = Kernel(write_estimates)
WRITE_ADVICE = Kernel(write_advice)
