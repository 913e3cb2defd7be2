"""The worth of movements and actions to the heuristic of Super Team, in thousandths of a goal: that
of the position after them, weighted by the chances of the dice.
"""

from .. import actions as a
from .. import state as s
from ..actions import PIECE, SPACE, VERB, number_of
from ..ball_actions import refuse_dribble, refuse_open_pass, refuse_pass, refuse_tackle
from ..decks import kind_of
from ..goal_kicks import refuse_kick
from ..instructions import element_at
from ..movement import around, refuse_end, refuse_mover, wanted_ends
from ..outcome import where_lost
from ..pitch import carrier, distance, forward, is_goalie, neighbour, seat_of, swap
from ..refusals import Refusal
from ..state import BoxRecord, Element, State, Use
from .judgement import (
    HOME,
    LEAST,
    MISSED,
    OPEN,
    ball_at,
    ball_won,
    gain,
    given,
    place,
    price,
    promise,
    relay,
    spare_morale,
    ways_shut,
    worth_of_pass,
    worth_of_shot,
    worth_of_support,
)
from .odds import CERTAIN, dribble_chance, pass_chance, tackle_chance

ENDS = s.SEATS * s.PIECES * s.SPACES
"""Pieces times spaces: all ends that a movement may have."""


# The position.


def cards_left(state: State) -> int:
    """Return how many cards the actor may still play in this turn, not counting Fatigue."""
    fresh = state.hand_size[state.actor] - state.hands[state.actor, s.FATIGUE_SLOT]
    return min(state.allowed - state.played, fresh)


def performed(state: State) -> int:
    """Return the kind of the card whose instruction is under way, NONE if there is none."""
    if state.slot == s.NONE or state.use != Use.PERFORM:
        return s.NONE
    return kind_of(state, state.actor, state.slot)


def following(box: BoxRecord, state: State, kind: int) -> int:
    """Return the element after the one that is due."""
    return element_at(box, kind, state.part, state.step + 1)


def moves_to_come(box: BoxRecord, state: State) -> int:
    """Return the movements that are due or that the card under way pays if all of it succeeds."""
    kind = performed(state)
    if kind == s.NONE:
        return state.due_moves
    own = 1 if following(box, state, kind) == Element.MOVE else 0
    return state.due_moves + box.reward_moves[kind, state.part] + own


def acts_to_come(box: BoxRecord, state: State) -> int:
    """Return the actions that are due or that the card under way pays if all of it succeeds."""
    kind = performed(state)
    if kind == s.NONE:
        return state.due_actions
    own = 0
    for step in range(state.step + 1, s.STEPS):
        if box.elements[kind, state.part, step] in (Element.PASS, Element.STRIKE):
            own = 1
    return state.due_actions + box.reward_actions[kind, state.part] + own


def position(box: BoxRecord, state: State, cards: int) -> int:
    """Return the worth of the position to the actor, with so many cards and what is due left to do."""
    seat = state.actor
    piece = carrier(state)
    if piece == s.NONE or seat_of(piece) != seat:
        return ball_at(box, state, state.ball, seat)
    moves, acts = moves_to_come(box, state), acts_to_come(box, state)
    return promise(box, state, piece, state.ball, cards, moves, acts, LEAST)


def idle(box: BoxRecord, state: State) -> int:
    """Return the worth of the position to the actor at the end of its turn."""
    return ball_at(box, state, state.ball, state.actor)


# Movements.


def best_movement(
    box: BoxRecord, state: State, element: int, now: int, cards: int, over: int
) -> int:
    """Return the best movement that an element of a card allows together with its
    worth, encoded in one number (see `worth_of_best` and `best_end`). The worth is
    `over` if no movement is worth more.
    """
    seat = state.actor
    best = over
    end = 0
    for shirt in range(s.PIECES):
        piece = seat * s.PIECES + shirt
        if refuse_mover(box, state, piece, element) != Refusal.NONE:
            continue
        ends = wanted_ends(box, state, piece, False, element)
        ways = ways_shut(box, state, piece)
        rest = now - place(box, state, piece, state.at[piece], ways)
        spot = 0
        while ends >> spot > 0:
            if ends >> spot & 1:
                space = around(state.at[piece], spot)
                worth = worth_of_move(box, state, piece, space, False, rest, ways, cards, best)
                if worth > best:
                    best = worth
                    end = piece * s.SPACES + space
            spot += 1
    return best * ENDS + end


def worth_of_best(movement: int) -> int:
    """Return the worth of a movement that `best_movement` has returned."""
    return movement // ENDS


def best_end(movement: int) -> int:
    """Return the piece of a movement that `best_movement` has returned times
    SPACES, plus the space where it ends.
    """
    return movement % ENDS


def worth_of_movement(
    box: BoxRecord, state: State, element: int, now: int, cards: int, best: int, over: int
) -> int:
    """Return the worth of the best movement that an element of a card allows, given the `best` of
    all movements, which it very often is; `over` if none is worth more.
    """
    piece, space = best_end(best) // s.SPACES, best_end(best) % s.SPACES
    if (
        worth_of_best(best) > LEAST
        and refuse_mover(box, state, piece, element) == Refusal.NONE
        and refuse_end(state, piece, space, element) == Refusal.NONE
    ):
        return worth_of_best(best)
    return worth_of_best(best_movement(box, state, element, now, cards, over))


def worth_of_move(
    box: BoxRecord,
    state: State,
    piece: int,
    space: int,
    by_ball: bool,
    rest: int,
    ways: int,
    cards: int,
    over: int,
) -> int:
    """Return the worth of the position after a movement, given the worth of the rest of it
    without this piece and the other defenders on the ball's lines (see `ways_shut`); at or
    below `over` it may be inexact.
    """
    seat = state.actor
    holder = carrier(state)
    cost = price(state, seat, state.lying[piece])
    if piece == holder or by_ball or space == state.ball:
        was = state.lying[piece]
        state.lying[piece] = 1
        moves, more = moves_to_come(box, state), acts_to_come(box, state)
        cost += HOME if is_goalie(piece) else 0
        worth = promise(box, state, piece, space, cards, moves, more, over + cost)
        state.lying[piece] = was
        return worth - cost
    acts = cards + acts_to_come(box, state)
    if holder != s.NONE and seat_of(holder) == seat and not is_goalie(piece):
        needed = over + cost - rest - worth_of_support(box, state, space, 0)
        needed = needed * CERTAIN // OPEN
        if acts >= 2:
            needed = min(needed, (over + cost - MISSED) * CERTAIN // (CERTAIN - MISSED))
        goal = relay(box, state, piece, space, max(needed, 0))
        worth = rest + worth_of_support(box, state, space, goal)
        if acts >= 2:
            worth = max(worth, goal + (CERTAIN - goal) * MISSED // CERTAIN)
        return worth - cost
    worth = rest + place(box, state, piece, space, ways)
    may_try = acts > 0 and holder != s.NONE and not is_goalie(piece) and state.tackled[piece] == 0
    if may_try and distance(space, state.ball) == 1 and state.goal_kick == 0:
        wins = tackle_chance(box, state, piece, holder, 0)
        worth += wins * swing(box, state, piece, max(cards - 1, 0), 0, 0) // CERTAIN
    return worth - cost


def swing(box: BoxRecord, state: State, piece: int, cards: int, moves: int, acts: int) -> int:
    """Return the worth of a piece winning the ball where it is, with so much left to do after it."""
    won = promise(box, state, piece, state.ball, cards, moves, acts, LEAST)
    return won + given(box, state, state.ball, state.actor)


# Actions.


def best_action(box: BoxRecord, state: State, cards: int, moves: int, acts: int) -> int:
    """Return the worth of the best action, LEAST if there is none."""
    seat = state.actor
    best = LEAST
    if seat != state.attacker:
        for shirt in range(s.PIECES):
            if refuse_tackle(box, state, seat * s.PIECES + shirt) == Refusal.NONE:
                worth = worth_of_act(
                    box, state, number_of(a.TACKLE, shirt), cards, moves, acts, best
                )
                best = max(best, worth)
        return best
    if carrier(state) == s.NONE:
        return best
    best = best_pass(box, state, Element.PASS, 0, cards, moves, acts)
    if state.goal_kick == 1:
        return max(best, LEAST + 1)
    best = max(best, worth_of_act(box, state, a.SHOOT, cards, moves, acts, best))
    for shirt in range(s.PIECES):
        if refuse_dribble(box, state, (1 - seat) * s.PIECES + shirt) == Refusal.NONE:
            best = max(
                best,
                worth_of_act(box, state, number_of(a.DRIBBLE, shirt), cards, moves, acts, best),
            )
    return best


def worth_of_act(
    box: BoxRecord, state: State, action: int, cards: int, moves: int, acts: int, over: int
) -> int:
    """Return the worth of an action, with so much left to do after it; at or
    below `over` it may be inexact.
    """
    seat = state.actor
    piece = carrier(state)
    verb = VERB[action]
    if verb == a.PASS:
        space = SPACE[action]
        if state.on[space] == 0 and cards + moves == 0 and state.goal_kick == 0:
            return LEAST + 1
        kind = performed(state)
        if kind != s.NONE and Element.NOTHING < following(box, state, kind) < Element.STRIKE:
            pay = gain(state, seat, box.reward_morale[kind, state.part])
            element = following(box, state, kind)
            return worth_of_leg(box, state, space, element, pay, cards, moves, acts)
        on = pass_chance(box, state, piece, state.ball, space, spare_morale(state, seat))
        return worth_of_pass(box, state, space, on, cards, moves, acts, over)
    if verb == a.SHOOT:
        return worth_of_shot(box, state, piece, state.ball, over)
    if verb == a.DRIBBLE:
        rival = (1 - seat) * s.PIECES + PIECE[action]
        wins = dribble_chance(box, state, piece, rival, 0)
        kept = promise(box, state, piece, state.ball, cards, moves, acts, LEAST)
        swap(state, piece, rival)
        past = promise(box, state, piece, state.at[piece], cards, moves, acts, LEAST)
        swap(state, piece, rival)
        return (wins * past + (CERTAIN - wins) * kept) // CERTAIN
    tackler = seat * s.PIECES + PIECE[action]
    wins = tackle_chance(box, state, tackler, piece, 0)
    won = swing(box, state, tackler, cards, moves, acts)
    return ball_at(box, state, state.ball, seat) + wins * won // CERTAIN


def worth_of_leg(
    box: BoxRecord,
    state: State,
    end: int,
    element: int,
    pay: int,
    cards: int,
    moves: int,
    acts: int,
) -> int:
    """Return the worth of a pass to a piece after which an element of a card asks for another pass."""
    seat = state.actor
    start = state.ball
    on = pass_chance(box, state, carrier(state), start, end, spare_morale(state, seat))
    state.ball = end
    won = best_pass(box, state, element, pay, cards, moves, acts)
    if won == LEAST:
        won = promise(box, state, carrier(state), end, cards, 0, 0, LEAST)
    state.ball = start
    lost = ball_at(box, state, where_lost(state, start, end, False, False), seat)
    return (on * won + (CERTAIN - on) * lost) // CERTAIN


def best_pass(
    box: BoxRecord, state: State, element: int, pay: int, cards: int, moves: int, acts: int
) -> int:
    """Return the worth of the best pass that an element of a card allows, which pays so much when
    it succeeds; LEAST if there is none.
    """
    seat = state.actor
    best = LEAST
    to_spaces = refuse_open_pass(box, state, seat, element)
    morale = spare_morale(state, seat)
    for shirt in range(s.PIECES):
        end = state.at[seat * s.PIECES + shirt]
        for far in range(3 if to_spaces == Refusal.NONE else 1):
            space = neighbour(box, end, far * forward(seat), 0)
            if space == s.NONE or (far > 0 and state.on[space] != 0):
                continue
            if refuse_pass(box, state, seat, element, space, to_spaces) == Refusal.NONE:
                on = pass_chance(box, state, carrier(state), state.ball, space, morale)
                bonus = on * pay // CERTAIN
                worth = worth_of_pass(box, state, space, on, cards, moves, acts, best - bonus)
                best = max(best, worth + bonus)
    return best


def best_kick(box: BoxRecord, state: State, cards: int) -> int:
    """Return the worth of the best cheap goal kick, LEAST if there is none."""
    seat = state.actor
    best = LEAST
    for i in range(box.marked_spaces):
        if refuse_kick(box, state, seat, box.marked[i]) == Refusal.NONE:
            best = max(best, ball_won(box, state, box.marked[i], cards, 0, 0, best))
    return best
