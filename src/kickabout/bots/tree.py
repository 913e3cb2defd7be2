"""Information-set Monte Carlo tree search, for any game, as compiled functions over records.

P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions
on Computational Intelligence and AI in Games 4(2), 2012: the multiple-observer variant (MO-ISMCTS).
Every iteration guesses what the searcher cannot see, and every seat decides by a tree of its own,
whose places are what that seat has seen since the search began; actions are compared by UCB over the
times that they were available. Where a seat has left its tree it goes on by the game's rule of thumb
or at random, and after some turns the game's evaluation stands for the rest of the match. What is routine
is left to the rule of thumb everywhere.

The trees are one hash table: a place in a tree is a 62-bit key that every observation mixes anew, and
an entry is such a place with an action. That two of ten thousand entries have the same key has a chance
of one in 10**11.
"""

import math

from kickabout.engine.dice import below, pick
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.kernels import (
    IntRow,
    IntTable,
    RealRow,
    RealTable,
    States,
    TheBox,
    TheState,
    apply,
    determinize,
    evaluate,
    heuristic_action,
    legal,
    observation_of,
    outcomes,
    redact,
    routine,
    write_scores,
)
from kickabout.engine.playouts import ITERATED, SEEN, SIMULATED

# The columns of a policy that searches: its kind, and a `Search` (see `engine.levels`).
KIND, ITERATIONS, TEMPERATURE, HORIZON, DEPTH, THUMB, EXPLORATION, STEEPNESS, TRUST, CHOICES = (
    range(10)
)

WORLD, GLANCE = 3, 4
"""The records that a search works on, beside those of the loop: a guessed one, and what a seat sees of
that."""
RECORDS = 5

# The rows of its tables: the hash table of the trees, and what one iteration goes through.
KEYS, VISITS, AVAILABLE, PLACES, SLOTS, SEATS, FOUND, RANKED = range(8)
ROWS = 8
TOTALS, SCORES, SHARES, SUMS, FOUND_SHARES = range(5)
REAL_ROWS = 5
LEAST_ROOM = 1024
"""More columns than any game has legal actions, or a search decisions in its trees."""

WIDENING = 4
"""After n visits no more than the root of WIDENING times n actions are tried (progressive widening:
R. Coulom, "Computing Elo ratings of move patterns in the game of Go", ICGA Journal 30(4), 2007)."""
MASK = (1 << 62) - 1
FACTOR = 0x2545F4914F6CDD1D
STEP = 0x1B873593


def room_for(seats: int, iterations: int) -> int:
    """The columns that a search's tables need: a power of two, at most half of it ever taken."""
    size = LEAST_ROOM
    while size < 2 * seats * iterations:
        size *= 2
    return size


def mixed(key: int, code: int) -> int:
    """The place that follows the place `key` once `code` is seen there.

    The low bits of a product are the same whether it overflows or not, so this needs no wide numbers.
    """
    key = ((key + code + 1) * FACTOR + STEP) & MASK
    return key ^ (key >> 31)


def slot_of(keys: IntRow, size: int, key: int) -> int:
    """Where an entry stands in a table of this size, or the free slot where it would."""
    slot = (key >> 8) & (size - 1)
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & (size - 1)
    return slot


def root_of(seat: int) -> int:
    """The place at which a seat's tree begins: far enough apart for codes to lie between."""
    return (seat + 1) << 40


def search(
    box: TheBox,
    states: States,
    policy: IntRow,
    iterations: int,
    rng: IntRow,
    actions: IntRow,
    weights: IntRow,
    ints: IntTable,
    reals: RealTable,
    counts: IntRow,
) -> None:
    """Looks for what to do in the seen record `states[SEEN]`; the tables keep what was found.

    Goes on with what they hold, so they are cleared before the first iterations of a decision. Where
    chance acts, or with no DEPTH, SUMS alone tells something: the shares of all iterations by seat.
    """
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
                n = outcomes(box, state, actions, weights)
                action = actions[pick(rng, weights, n)]
            else:
                seat = state.actor
                n = legal(box, state, actions)
                counts[SIMULATED] += 1
                if n == 1:
                    action = actions[0]
                elif routine(box, state):
                    states[GLANCE] = state
                    redact(box, states[GLANCE], seat)
                    action = heuristic_action(box, states[GLANCE], actions, n, rng)
                elif places[seat] != 0 and length < policy[DEPTH]:
                    in_order = length == 0 and ranked > 0
                    if in_order:
                        n = ranked
                        for i in range(n):
                            actions[i] = ints[RANKED, i]
                    action = selected(
                        policy, rng, actions, n, ints, reals, size, places[seat], advised, in_order
                    )
                    slot = entered(ints, reals, size, mixed(places[seat], action))
                    slots[length] = slot
                    deciders[length] = seat
                    length += 1
                    if ints[VISITS, slot] == 0:
                        places[seat] = 0
                elif below(rng, 100) < policy[THUMB]:
                    states[GLANCE] = state
                    redact(box, states[GLANCE], seat)
                    action = heuristic_action(box, states[GLANCE], actions, n, rng)
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
    """Writes what the rule of thumb would do, what if it could not do that, and so on, so many of the
    first `n` actions in all.
    """
    for found in range(most):
        last = n - found - 1
        best = heuristic_action(box, state, actions, last + 1, rng)
        place = 0
        while place < last and actions[place] != best:
            place += 1
        # A rule that draws lots may name one that was taken before: then it is the last.
        ranked[found] = actions[place]
        actions[place] = actions[last]


def selected(
    policy: IntRow,
    rng: IntRow,
    actions: IntRow,
    n: int,
    ints: IntTable,
    reals: RealTable,
    size: int,
    place: int,
    advised: int,
    in_order: bool,
) -> int:
    """The action to try at a place: one not tried yet, as long as few are, else by upper bounds.

    The rule of thumb's own choice for the searcher is tried first, and its bound raised by TRUST; the
    others in a random order unless told to take them `in_order`.
    """
    keys, visits, available, totals = ints[KEYS], ints[VISITS], ints[AVAILABLE], reals[TOTALS]
    untried = tried = total = 0
    best = -1.0
    is_due = False
    found: int = actions[0]
    fresh: int = found
    for i in range(n):
        key = mixed(place, actions[i])
        slot = slot_of(keys, size, key)
        if keys[slot] == 0:
            untried += 1
            if in_order:
                fresh = actions[i] if untried == 1 else fresh
                continue
            is_due = is_due or key == advised
            if key == advised or (not is_due and below(rng, untried) == 0):
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
                found = actions[i]
    return fresh if untried > 0 and tried * tried <= WIDENING * total else found


def entered(ints: IntTable, reals: RealTable, size: int, key: int) -> int:
    """The slot of an entry, which is made if there is none yet."""
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
    """Writes each seat's share of the win: of one that is decided, or of the hope of one.

    Winners share equally, and all of a draw. Before the end a seat that leads by one has
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
    """Forgets what earlier searches found."""
    for slot in range(size):
        ints[KEYS, slot] = 0


def write_findings(
    policy: IntRow, actions: IntRow, n: int, ints: IntTable, reals: RealTable, seats: int, seat: int
) -> None:
    """Writes what a search found at its root into the first `n` columns of FOUND: visits and shares.

    An action that was never tried has no visits and the share 0.
    """
    size = room_for(seats, policy[ITERATIONS])
    for i in range(n):
        slot = slot_of(ints[KEYS], size, mixed(root_of(seat), actions[i]))
        ints[FOUND, i] = 0
        reals[FOUND_SHARES, i] = 0.0
        if ints[KEYS, slot] != 0:
            ints[FOUND, i] = ints[VISITS, slot]
            reals[FOUND_SHARES, i] = reals[TOTALS, slot] / ints[VISITS, slot]


def best_found(policy: IntRow, rng: IntRow, n: int, visits: IntRow, shares: RealRow) -> int:
    """Which of the `n` actions is chosen by what a search found.

    At no temperature the one tried most often, the better one of equals; else by chance, in proportion to
    the visits to the power of 100 / TEMPERATURE.
    """
    best = -math.inf
    found = 0
    for i in range(n):
        if visits[i] > 0:
            worth = visits[i] + shares[i] / 2
            if policy[TEMPERATURE] > 0:
                # The largest of these comes with those chances (the Gumbel-max trick).
                noise = -math.log(-math.log((below(rng, 1 << 24) + 0.5) / (1 << 24)))
                worth = 100 * math.log(visits[i]) / policy[TEMPERATURE] + noise
            if worth > best:
                best = worth
                found = i
    return found
