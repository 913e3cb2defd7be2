"""The loop that plays matches from start to end: a kernel, for many backends."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.dice import below, pick, pick_alike, reseed
from kickabout.engine.figures import Counted, Figure
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.kernels import (
    Boxes,
    IntRow,
    IntTable,
    Kernel,
    RealRow,
    RealTable,
    States,
    TheBox,
    TheState,
    apply,
    decide,
    heuristic_action,
    legal,
    note,
    offer,
    outcomes,
    redact,
    routine,
    settle,
    setup,
    throw,
    turn_to,
    write_goals,
    write_scores,
)

Policy = tuple[int, ...]
"""The way a seat decides, as a row of numbers for the loop; the first says what the others mean."""
RANDOM: Policy = (0,)
"""A seat that takes any legal action with equal probability, except for routine decisions (see `Game.routine`)."""
HEURISTIC: Policy = (1,)
"""A seat that follows the game's heuristic, from what it sees."""

MATCH, SEEN, BLANK = range(3)
"""The records of the loop: the match, what a seat sees of it, and one of zeros."""
UNFINISHED, ITERATED, SIMULATED = range(3)
"""The counts of a workspace: 1 if a match did not end, and the iterations and decisions of all searches."""
TURNS_TAKEN, ROLLS, DECIDED = range(3)
"""The rows of `places`."""
LEADERS = 128
"""Turns of a match after which it is noted who leads."""


@dataclass(frozen=True)
class Playouts(Counted):
    """The results of many matches."""

    scores: NDArray[np.float64]
    """Final scores, shape (matches, seats)."""
    goals: NDArray[np.int64]
    """Goals scored, shape (matches, seats): the whole part of a score, for a game adds less than one to
    tell equals apart, unless the game counts them itself."""
    table: NDArray[np.int64]
    """The figures of each match (see `Counted`)."""
    leaders: NDArray[np.int8]
    """The seat that alone had scored the most after each of the first turns, -1 if none had; shape
    (matches, LEADERS). After the last turn of a match it says who led at its end."""
    notes: NDArray[np.int16]
    """What the loop's `note` has written, shape (matches, notes asked for)."""
    iterations: int
    """Iterations of the searches of seats that search."""
    simulated: int
    """Decisions of seats in those."""


class Workspace(NamedTuple):
    """The memory that a loop works in; what a row means is up to whoever decides."""

    states: States
    """MATCH, SEEN, BLANK, and what a search needs beside them."""
    rng: IntRow
    actions: IntRow
    """The legal actions or possible outcomes at hand, of which the first few count."""
    weights: IntRow
    ints: IntTable
    reals: RealTable
    counts: IntRow
    """UNFINISHED, ITERATED, SIMULATED."""


class Results(NamedTuple):
    """What is kept of each match, a row for each: the arrays of `Playouts`."""

    scores: RealTable
    goals: RealTable
    table: IntTable
    leaders: IntTable
    notes: IntTable


def roll(box: TheBox, state: TheState, actions: IntRow, weights: IntRow, rng: IntRow) -> int:
    """Return the outcome of a chance point; the possible ones and their weights are written to `actions` and `weights`."""
    n = outcomes(box, state, actions, weights)
    outcome: int = actions[pick(rng, weights, n)]
    return outcome


def rollout_action(
    box: TheBox,
    state: TheState,
    at_random: bool,
    states: States,
    slot: int,
    actions: IntRow,
    n: int,
    rng: IntRow,
) -> int:
    """Return the action of a seat that plays at random or by the game's heuristic, one of the first `n`.

    The heuristic takes routine decisions of a random seat as well. What the seat sees is written to `states[slot]`.
    """
    if at_random and not routine(box, state):
        action: int = actions[below(rng, n)]
        return action
    states[slot] = state
    redact(box, states[slot], state.actor)
    return heuristic_action(box, states[slot], actions, n, rng)


def decide_by_heuristic(box: TheBox, space: Workspace, n: int, policy: IntRow) -> int:
    """Return the heuristic's action for the seat that acts in the match, one of the first `n`."""
    states = space.states
    return rollout_action(box, states[MATCH], False, states, SEEN, space.actions, n, space.rng)


def offer_all(box: TheBox, space: Workspace, n: int, plan: IntRow, notes: IntRow) -> int:
    """Offers a seat all of its legal actions."""
    return n


def settle_nothing(box: TheBox, space: Workspace, n: int, picked: int, plan: IntRow) -> int:
    """Leaves what chance has picked as it is."""
    return picked


def note_nothing(box: TheBox, state: TheState, action: int, plan: IntRow, notes: IntRow) -> None:
    """Takes no note of what is about to be played."""


def leader_of(goals: RealRow, seats: int, behind: int) -> tuple[int, int]:
    """The seat that has scored the most, -1 if several have; and `behind` with all others of fewer goals."""
    most = goals[0]
    for seat in range(1, seats):
        most = max(most, goals[seat])
    leader = -1
    leading = 0
    for seat in range(seats):
        if goals[seat] == most:
            leader = seat
            leading += 1
        else:
            behind |= 1 << seat
    return leader if leading == 1 else -1, behind


def place_of(places: IntTable, seat: int) -> int:
    """Return the number of a turn among all of the match, for its rolls; its decisions have the next one."""
    turns: int = places[TURNS_TAKEN, seat]
    return (turns * 16 + seat) * 2


def play_matches(
    boxes: Boxes,
    space: Workspace,
    keys: IntTable,
    places: IntTable,
    policies: IntTable,
    plan: IntRow,
    results: Results,
    most: int,
) -> None:
    """Plays one match for each row of `keys`, and writes a row of each result about it.

    `policies` has a row for each seat. `places` counts for each seat (and, in its first column, for
    nobody's turn) the turns, and the rolls and decisions in the turn.
    """
    # Each bundle is unpacked once: inside the loop that would cost time.
    states, rng, actions, weights, _, _, counts = space
    scores, goals, table, leaders, notes = results
    box = boxes[0]
    state = states[MATCH]
    seats = len(policies)
    for match in range(len(keys)):
        states[MATCH] = states[BLANK]
        setup(box, state, seats)
        for seat in range(seats + 1):
            for row in range(3):
                places[row, seat] = 0
        key = keys[match]
        for word in range(len(rng)):
            rng[word] = key[word]
        turns = decisions = choices = options = chances = 0
        lead_changes = behind = 0
        last_leader = -1
        while state.actor != OVER:
            seat = state.turn + 1
            if state.actor == CHANCE:
                n = outcomes(box, state, actions, weights)
                turn_to(rng, key, place_of(places, seat), places[ROLLS, seat])
                picked = throw(rng, actions, weights, n)
                action = actions[settle(box, space, n, picked, plan)]
                chances += 1
                places[ROLLS, seat] += 1
            else:
                n = offer(box, space, legal(box, state, actions), plan, notes[match])
                decisions += 1
                if n == 1:
                    action = actions[0]
                else:
                    choices += 1
                    options += n
                    turn_to(rng, key, place_of(places, seat) + 1, places[DECIDED, seat])
                    places[DECIDED, seat] += 1
                    policy = policies[state.actor]
                    if policy[0] == RANDOM[0] and not routine(box, state):
                        action = actions[below(rng, n)]
                    else:
                        action = decide(box, space, n, policy)
            note(box, state, action, plan, notes[match])
            apply(box, state, action)
            if state.turns != turns:
                if state.turns == 1:
                    table[match, Figure.STARTER] = state.turn
                seat = state.turn + 1
                places[TURNS_TAKEN, seat] += 1
                places[ROLLS, seat] = places[DECIDED, seat] = 0
                write_goals(box, state, goals[match])
                leader, behind = leader_of(goals[match], seats, behind)
                while turns < state.turns:
                    if 0 < turns <= LEADERS:
                        leaders[match, turns - 1] = leader
                    turns += 1
                if leader != -1:
                    if last_leader not in (-1, leader):
                        lead_changes += 1
                    last_leader = leader
            if decisions > most:
                counts[UNFINISHED] = 1
                return
        write_scores(box, state, scores[match])
        write_goals(box, state, goals[match])
        leader, _ = leader_of(goals[match], seats, behind)
        if leader != -1 and last_leader not in (-1, leader):
            lead_changes += 1
        for turn in range(max(turns - 1, 0), LEADERS):
            leaders[match, turn] = leader
        figures = table[match]
        figures[Figure.TURNS] = state.turns
        figures[Figure.DECISIONS] = decisions
        figures[Figure.CHOICES] = choices
        figures[Figure.OPTIONS] = options
        figures[Figure.CHANCES] = chances
        figures[Figure.LEAD_CHANGES] = lead_changes
        figures[Figure.BEHIND] = behind


def turn_to_nothing(rng: IntRow, key: IntRow, place: int, count: int) -> None:
    """Leave the dice of a match as they are, in one stream from its start to its end."""


def throw_any(rng: IntRow, actions: IntRow, weights: IntRow, n: int) -> int:
    """Return the index of an outcome, drawn in proportion to the weights."""
    return pick(rng, weights, n)


OWN_DICE = (("turn_to", turn_to_nothing), ("throw", throw_any))
"""The parts of a loop whose matches each roll one stream of dice."""
COMMON_DICE = (("turn_to", reseed), ("throw", pick_alike))
"""The parts of a loop whose matches meet the same dice wherever they are alike, which takes longer."""
UNWATCHED = (
    ("offer", offer_all),
    ("settle", settle_nothing),
    ("note", note_nothing),
)
"""The parts of a loop that neither changes nor notes anything."""
PLAY_MATCHES = Kernel(play_matches, (("decide", decide_by_heuristic), *UNWATCHED, *OWN_DICE))
PLAY_ALIKE = Kernel(play_matches, (("decide", decide_by_heuristic), *UNWATCHED, *COMMON_DICE))
