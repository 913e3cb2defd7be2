"""Information-set Monte Carlo tree search, for any game, as compiled functions over records.

P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions
on Computational Intelligence and AI in Games 4(2), 2012: the multiple-observer variant (MO-ISMCTS).
Every iteration determinizes what the searcher sees, and every seat decides by a tree of its own, whose
nodes are what that seat has observed since the search began; actions are compared by UCB over the number
of times that they were available. Once a seat has left its tree it goes on by the game's heuristic or at
random, and after some turns the game's evaluation stands for the rest of the match. Routine decisions are
left to the heuristic everywhere.

All trees share one hash table: a node is a 62-bit key that every observation mixes anew, and an entry is
a node with an action. The probability that two of ten thousand entries share a key is one in 10**11.
"""

import math

from kickabout.engine.dice import below
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.kernels import (
    IntRow,
    IntTable,
    RealRow,
    RealTable,
    TheBox,
    TheState,
    apply,
    determinize,
    evaluate,
    heuristic_action,
    legal,
    observation_of,
    routine,
    write_scores,
)
from kickabout.engine.match_loop import ITERATED, SEEN, SIMULATED, Workspace, roll, rollout_action
from kickabout.engine.playouts import Sizes

# The columns of a policy that searches: its kind, and a `Search` (see `engine.levels`).
KIND, ITERATIONS, TEMPERATURE, HORIZON, DEPTH, THUMB, EXPLORATION, STEEPNESS, TRUST, CHOICES = (
    range(10)
)

WORLD, GLANCE = 3, 4
"""The records of a search beside those of the loop: a determinized one, and that one as its actor sees it."""
RECORDS = 5

# The rows of its tables: the hash table of the trees, and the path of one iteration.
KEYS, VISITS, AVAILABLE, PLACES, SLOTS, SEATS, FOUND, RANKED = range(8)
ROWS = 8
TOTALS, SCORES, SHARES, SUMS, FOUND_SHARES = range(5)
REAL_ROWS = 5
LEAST_ROOM = 1024
"""The least number of columns: more than a game has legal actions, or a search decisions in its trees."""

WIDENING = 4
"""After n visits at most the square root of WIDENING times n actions are tried (progressive widening: R.
Coulom, "Computing Elo ratings of move patterns in the game of Go", ICGA Journal 30(4), 2007).
"""
MASK = (1 << 62) - 1
FACTOR = 0x2545F4914F6CDD1D
STEP = 0x1B873593


def room_for(seats: int, iterations: int) -> int:
    """Return the columns that a search's tables need: a power of two, at most half of them ever used."""
    size = LEAST_ROOM
    while size < 2 * seats * iterations:
        size *= 2
    return size


def sizes(columns: int) -> Sizes:
    """Return the sizes of a workspace for searches with so many columns."""
    return Sizes(RECORDS, (ROWS, columns), (REAL_ROWS, columns))


def mixed(key: int, code: int) -> int:
    """Return the node that follows the node `key` once `code` is observed.

    The low bits of a product are the same whether it overflows or not, so 64-bit integers suffice.
    """
    key = ((key + code + 1) * FACTOR + STEP) & MASK
    return key ^ (key >> 31)


def slot_of(keys: IntRow, size: int, key: int) -> int:
    """Return the slot of an entry in a table of this size, or the free slot that it would take."""
    slot = (key >> 8) & (size - 1)
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & (size - 1)
    return slot


def root_of(seat: int) -> int:
    """Return the root of a seat's tree: roots are far enough apart for codes to lie between."""
    return (seat + 1) << 40


def search(box: TheBox, space: Workspace, policy: IntRow, iterations: int) -> None:
    """Search for an action in the redacted record SEEN; the tables of the workspace keep the findings.

    It adds to what the tables hold, so clear them before the first iterations of a decision. At a chance
    point, or with no DEPTH, only SUMS is of use: the sum of each seat's shares over all iterations.
    """
    states, rng, actions, weights, ints, reals, counts = space
    seats = states[SEEN].seats
    size = room_for(seats, policy[ITERATIONS])
    last = states[SEEN].turns + policy[HORIZON]
    state = states[WORLD]
    searcher = states[SEEN].actor
    advised = ranked = 0
    if searcher >= 0:
        n = legal(box, states[SEEN], actions)
        if policy[CHOICES] > 0:
            ranked = min(policy[CHOICES], n)
            rank(box, states[SEEN], actions, n, rng, ints[RANKED], ranked)
            advised = mixed(root_of(searcher), ints[RANKED, 0])
        else:
            advised = mixed(root_of(searcher), heuristic_action(box, states[SEEN], actions, n, rng))
    places, slots, deciders = ints[PLACES], ints[SLOTS], ints[SEATS]
    for _ in range(iterations):
        states[WORLD] = states[SEEN]
        determinize(box, state, rng)
        for seat in range(seats):
            places[seat] = root_of(seat)
        length = 0
        while state.actor != OVER and state.turns < last:
            if state.actor == CHANCE:
                action = roll(box, state, actions, weights, rng)
            else:
                seat = state.actor
                n = legal(box, state, actions)
                counts[SIMULATED] += 1
                if n == 1:
                    action = actions[0]
                elif routine(box, state):
                    action = rollout_action(box, state, False, states, GLANCE, actions, n, rng)
                elif places[seat] != 0 and length < policy[DEPTH]:
                    in_order = length == 0 and ranked > 0
                    if in_order:
                        n = ranked
                        for i in range(n):
                            actions[i] = ints[RANKED, i]
                    action = selected(space, policy, n, size, places[seat], advised, in_order)
                    slot = entered(ints, reals, size, mixed(places[seat], action))
                    slots[length] = slot
                    deciders[length] = seat
                    length += 1
                    if ints[VISITS, slot] == 0:
                        places[seat] = 0
                elif below(rng, 100) < policy[THUMB]:
                    action = rollout_action(box, state, False, states, GLANCE, actions, n, rng)
                else:
                    action = actions[below(rng, n)]
            if length < policy[DEPTH]:
                for seat in range(seats):
                    if places[seat] != 0:
                        places[seat] = mixed(places[seat], observation_of(box, state, action, seat))
            apply(box, state, action)
        write_shares(box, state, policy, reals[SCORES], reals[SHARES])
        for i in range(length):
            ints[VISITS, slots[i]] += 1
            reals[TOTALS, slots[i]] += reals[SHARES, deciders[i]]
        for seat in range(seats):
            reals[SUMS, seat] += reals[SHARES, seat]
        counts[ITERATED] += 1


def rank(
    box: TheBox, state: TheState, actions: IntRow, n: int, rng: IntRow, ranked: IntRow, most: int
) -> None:
    """Write the heuristic's first `most` choices among the first `n` actions, each as if those before it were
    not legal.
    """
    for order in range(most):
        last = n - order - 1
        best = heuristic_action(box, state, actions, last + 1, rng)
        place = 0
        while place < last and actions[place] != best:
            place += 1
        # A heuristic that draws at random may return an action already taken: then take the last.
        ranked[order] = actions[place]
        actions[place] = actions[last]


def selected(
    space: Workspace,
    policy: IntRow,
    n: int,
    size: int,
    place: int,
    advised: int,
    in_order: bool,
) -> int:
    """Return the action to try at a node: an untried one as long as few are tried, else by upper bounds.

    The heuristic's own choice for the searcher is tried first, and its bound raised by TRUST; the others
    in a random order unless told to take them `in_order`.
    """
    actions, ints = space.actions, space.ints
    keys, visits, available = ints[KEYS], ints[VISITS], ints[AVAILABLE]
    totals = space.reals[TOTALS]
    untried = tried = total = 0
    best = -1.0
    is_due = False
    strongest: int = actions[0]
    fresh: int = strongest
    for i in range(n):
        key = mixed(place, actions[i])
        slot = slot_of(keys, size, key)
        if keys[slot] == 0:
            untried += 1
            if in_order:
                fresh = actions[i] if untried == 1 else fresh
                continue
            is_due = is_due or key == advised
            if key == advised or (not is_due and below(space.rng, untried) == 0):
                fresh = actions[i]
        else:
            tried += 1
            total += visits[slot]
            available[slot] += 1
            spread = math.sqrt(math.log(available[slot]) / visits[slot])
            bound = totals[slot] / visits[slot] + policy[EXPLORATION] / 100 * spread
            if key == advised:
                bound += policy[TRUST] / 1000
            if bound > best:
                best = bound
                strongest = actions[i]
    return fresh if untried > 0 and tried * tried <= WIDENING * total else strongest


def entered(ints: IntTable, reals: RealTable, size: int, key: int) -> int:
    """Return the slot of an entry, which is created if there is none yet."""
    slot = slot_of(ints[KEYS], size, key)
    if ints[KEYS, slot] == 0:
        ints[KEYS, slot] = key
        ints[VISITS, slot] = 0
        ints[AVAILABLE, slot] = 1
        reals[TOTALS, slot] = 0.0
    return slot


def write_shares(
    box: TheBox, state: TheState, policy: IntRow, scores: RealRow, shares: RealRow
) -> None:
    """Write each seat's share of the win: the result of a finished match, else an estimate.

    Winners share equally, as all seats do in a draw. Before the end a seat that leads by one has
    exp(STEEPNESS / 100) times the chance (a logistic curve of the lead, for two seats).
    """
    seats = state.seats
    if state.actor == OVER:
        write_scores(box, state, scores)
    else:
        evaluate(box, state, scores)
    best = scores[0]
    for seat in range(seats):
        best = max(best, scores[seat])
    total = 0.0
    for seat in range(seats):
        if state.actor == OVER:
            shares[seat] = 1.0 if scores[seat] == best else 0.0
        else:
            shares[seat] = math.exp((scores[seat] - best) * policy[STEEPNESS] / 100)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total


def clear(ints: IntTable, size: int) -> None:
    """Clear the findings of earlier searches."""
    for slot in range(size):
        ints[KEYS, slot] = 0


def write_findings(space: Workspace, policy: IntRow, n: int) -> None:
    """Write a search's findings at its root, on the first `n` actions, into FOUND and FOUND_SHARES.

    An action that was never tried has no visits and the share 0.
    """
    states, _, actions, _, ints, reals, _ = space
    seat = states[SEEN].actor
    size = room_for(states[SEEN].seats, policy[ITERATIONS])
    for i in range(n):
        slot = slot_of(ints[KEYS], size, mixed(root_of(seat), actions[i]))
        ints[FOUND, i] = 0
        reals[FOUND_SHARES, i] = 0.0
        if ints[KEYS, slot] != 0:
            ints[FOUND, i] = ints[VISITS, slot]
            reals[FOUND_SHARES, i] = reals[TOTALS, slot] / ints[VISITS, slot]


def best_found(policy: IntRow, rng: IntRow, n: int, visits: IntRow, shares: RealRow) -> int:
    """Return the index of the action chosen, by the findings of a search.

    With no TEMPERATURE it is the most visited one, the better of equals; else it is random, in proportion to
    the visits to the power of 100 / TEMPERATURE.
    """
    best = -math.inf
    index = 0
    for i in range(n):
        if visits[i] > 0:
            worth = visits[i] + shares[i] / 2
            if policy[TEMPERATURE] > 0:
                # The largest of these is distributed by those weights (the Gumbel-max trick).
                noise = -math.log(-math.log((below(rng, 1 << 24) + 0.5) / (1 << 24)))
                worth = 100 * math.log(visits[i]) / policy[TEMPERATURE] + noise
            if worth > best:
                best = worth
                index = i
    return index
