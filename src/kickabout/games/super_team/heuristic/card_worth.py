"""The worth of cards to the heuristic of Super Team, in thousandths of a goal, by their use."""

from .. import state as s
from ..actions import CARD, END_TURN, USE
from ..ball_actions import refuse_pass
from ..pitch import carrier, distance, pieces_of, role_of
from ..refusals import Refusal
from ..state import BoxRecord, Element, Role, Shirt, State, Use
from .judgement import LEAST, gain, price, promise
from .weighing import (
    best_kick,
    best_movement,
    best_pass,
    idle,
    worth_of_best,
    worth_of_leg,
    worth_of_movement,
)

EAGER = 60
"""The worth of a tackle before other cards, which are still available if it fails."""
KEPT = 4
"""The worth of keeping a card in hand, for each of its rewards; Fatigue is better played."""
TIRED = 15
"""The cost of another Fatigue card among one's own."""
DRAWN = 25
"""The worth of an extra card drawn or allowed."""
SPARE, CHANCE = 15, 40
"""The worth of a movement, and of an action, as a reward."""


def worth_of_play(
    box: BoxRecord,
    state: State,
    action: int,
    now: int,
    movement: int,
    acting: int,
    cards: int,
    over: int,
) -> int:
    """Return the worth of a card and its use, given the best movement (see `best_movement`) and the
    worth of the best action; at or below `over` it may be inexact.
    """
    if action == END_TURN:
        return idle(box, state)
    kind = CARD[action]
    use = USE[action]
    cost = worth_of_card(box, state, kind)
    if use == Use.MOVEMENT:
        return worth_of_best(movement) - cost
    if use == Use.ACTION:
        first = EAGER if cards > 0 and state.attacker != state.actor else 0
        return acting + first - cost
    if use == Use.GOAL_KICK:
        return best_kick(box, state, cards) - cost
    if use == Use.PERFORM:
        return worth_of_performing(box, state, kind, now, movement, cards, over + cost) - cost
    return idle(box, state) - cost


def worth_of_card(box: BoxRecord, state: State, kind: int) -> int:
    """Return the worth of keeping a card, by its rewards."""
    if kind == s.FATIGUE:
        return -KEPT
    if kind >= s.COACH_CARDS:
        return 2 * KEPT
    return KEPT * (
        box.reward_morale[kind, Role.OFFENSIVE] + box.reward_actions[kind, Role.OFFENSIVE]
    )


def worth_of_performing(
    box: BoxRecord, state: State, kind: int, now: int, movement: int, cards: int, over: int
) -> int:
    """Return the worth of performing a card, given the best movement; at or
    below `over` it may be inexact.
    """
    seat = state.actor
    part = role_of(state, seat)
    if s.COACH_CARDS <= kind < s.SKILL_CARDS:
        return worth_of_coach(box, state, kind, now)
    if kind >= s.SKILL_CARDS:
        return worth_of_skill(box, state, kind, part, now, cards)
    first = box.elements[kind, part, 0]
    pay = gain(state, seat, box.reward_morale[kind, part]) - TIRED * box.tiring[kind, part]
    if first < Element.STRIKE:
        return best_tactic(box, state, kind, pay, cards)
    pay += SPARE * box.reward_moves[kind, part] + CHANCE * box.reward_actions[kind, part]
    if box.elements[kind, part, 1] != Element.NOTHING:
        pay = 2 * pay // 3 + SPARE
    if worth_of_best(movement) + pay <= over:  # the best of all movements is an upper bound
        return over
    return worth_of_movement(box, state, first, now, cards, movement, over - pay) + pay


def best_tactic(box: BoxRecord, state: State, kind: int, pay: int, cards: int) -> int:
    """Return the worth of the best passes of a tactic: the first two,
    and an estimate of the others.
    """
    seat = state.actor
    first = box.elements[kind, Role.OFFENSIVE, 0]
    second = box.elements[kind, Role.OFFENSIVE, 1]
    moves = box.reward_moves[kind, Role.OFFENSIVE]
    acts = box.reward_actions[kind, Role.OFFENSIVE]
    if second == Element.NOTHING:
        return best_pass(box, state, first, pay, cards, moves, acts)
    best = LEAST
    for shirt in range(1, s.PIECES):
        end = state.at[seat * s.PIECES + shirt]
        to_piece = refuse_pass(box, state, seat, first, end, Refusal.NONE)
        if to_piece == Refusal.NONE:
            best = max(best, worth_of_leg(box, state, end, second, pay, cards, moves, acts))
    return best - (SPARE if box.elements[kind, Role.OFFENSIVE, 2] != Element.NOTHING else 0)


def worth_of_coach(box: BoxRecord, state: State, kind: int, now: int) -> int:
    """Return the worth of a Coach card."""
    seat = state.actor
    worth = now - price(state, seat, box.cost[kind])
    for step in range(s.STEPS):
        element = box.elements[kind, Role.OFFENSIVE, step]
        amount = box.amounts[kind, Role.OFFENSIVE, step]
        if element == Element.STAND_UP:
            for piece in pieces_of(seat):
                worth += SPARE * state.lying[piece]
        elif element == Element.MORALE:
            worth += gain(state, seat, amount)
        elif element in (Element.DRAW, Element.CARDS):
            worth += DRAWN * amount
        elif element == Element.SHED:
            worth += TIRED * min(amount, state.discards[seat, s.FATIGUE_SLOT])
        elif element == Element.MOVEMENTS:
            worth += 2 * SPARE * amount
        elif element == Element.ACTIONS:
            worth += CHANCE * amount
    return worth


def worth_of_skill(box: BoxRecord, state: State, kind: int, part: int, now: int, cards: int) -> int:
    """Return the worth of a captain's skill."""
    captain = state.actor * s.PIECES + Shirt.CAPTAIN
    has_ball = carrier(state) == captain
    worth = now
    moved = 0
    before = state.skipping
    for step in range(s.STEPS):
        element = box.elements[kind, part, step]
        if element == Element.SKIP:
            state.skipping = 1
        elif element == Element.MOVE:
            moved = 1
            worth = worth_of_best(best_movement(box, state, Element.MOVE, now, cards, worth))
        elif element == Element.STRIKE and (has_ball or carrier(state) == s.NONE):
            worth = max(worth, promise(box, state, captain, state.ball, 0, moved, 1, worth))
        elif element == Element.PASS and has_ball:
            worth = max(worth, best_pass(box, state, Element.PASS, 0, cards, 0, 0))
        elif element == Element.BYPASS:
            worth = max(worth, best_bypass(box, state, cards))
    state.skipping = before
    return worth


def best_bypass(box: BoxRecord, state: State, cards: int) -> int:
    """Return the worth of the best bypass to a captain who has the ball, LEAST if there is none."""
    seat = state.actor
    captain = seat * s.PIECES + Shirt.CAPTAIN
    best = LEAST
    if carrier(state) != captain:
        return best
    for shirt in range(1, s.PIECES):
        space = state.at[(1 - seat) * s.PIECES + shirt]
        if distance(space, state.ball) == 1:
            best = max(best, promise(box, state, captain, space, cards, 0, 0, best))
    return best
