"""Referee cards that answer a card that has just been played (DASH-10)."""

from . import state as dash
from .actions import CARD, HOLD, SEAT
from .effects import Effect
from .piles import deck_ready, discard, leave_hand
from .refusals import Refusal
from .shots import shoot
from .state import BoxRecord, Group, Phase, State
from .turns import next_turn, wait_for_answer, wait_for_draw


def last_to_play(state: State) -> int:
    """Return the seat that played the last card of the chain and is not asked (DASH-10.7, 10.9)."""
    return state.answer_seats[state.answers - 1] if state.answers > 0 else state.turn


def refuse_answer(box: BoxRecord, state: State, action: int) -> Refusal:
    """Refuse a card that is no answer; the seat that is asked may always hold (10.4, 10.5)."""
    if action == HOLD:
        return Refusal.NONE
    refusal = refuse_referee_card(box, state, CARD[action])
    if refusal == Refusal.NONE and SEAT[action] != dash.NONE:
        return Refusal.TAKES_NO_TARGET
    return refusal


def refuse_referee_card(box: BoxRecord, state: State, kind: int) -> Refusal:
    """Refuse a Foul unless it answers the card of the turn, a V.A.R. unless it answers a referee card (10.1, 10.2)."""
    effect = box.effects[kind]
    if box.groups[kind] != Group.REFEREE:
        return Refusal.NO_REFEREE_CARD  # 10.4
    if effect == Effect.FOUL and state.answers > 0:
        return Refusal.FOULED_ALREADY  # 10.8
    if effect == Effect.REVIEW and state.answers == 0:
        return Refusal.NOTHING_TO_REVIEW  # 10.13
    if state.hands[state.actor, kind] <= 0:
        return Refusal.NOT_IN_HAND
    return Refusal.NONE


def answer(box: BoxRecord, state: State, action: int) -> None:
    """Play a referee card, or pass the question on to the next seat."""
    seat = state.actor
    if action == HOLD:
        state.actor = (seat + 1) % state.seats
        if state.actor == last_to_play(state):
            settle(box, state)
        return
    kind = CARD[action]
    leave_hand(state, seat, kind)
    state.answer_cards[state.answers] = kind
    state.answer_seats[state.answers] = seat
    state.answers += 1
    if deck_ready(box, state):
        wait_for_draw(state, seat, Phase.REPLACE)  # 10.14 to 10.16
    else:
        wait_for_answer(state, seat)


def is_cancelled(state: State) -> bool:
    """Return whether the card being answered is cancelled: every answer undoes the one before (DASH-10.11)."""
    return state.answers % 2 == 1


def points_if_it_stands(box: BoxRecord, state: State) -> int:
    """Return the target's attack points if the card being answered stands (DASH-5.1, 5.4)."""
    value = box.values[state.card]
    if box.groups[state.card] == Group.DEFENCE:
        value = -value
    return state.points[state.target] + value


def settle(box: BoxRecord, state: State) -> None:
    """Settle the card of the turn, once no seat is left to answer: it counts or is cancelled."""
    kind = state.card
    target = state.target
    cancelled = is_cancelled(state)
    points = points_if_it_stands(box, state)
    for i in range(state.answers):
        discard(state, state.answer_cards[i])  # 10.17
    state.answers = 0
    state.card = dash.NONE
    if cancelled:
        discard(state, kind)  # 10.12
        next_turn(box, state)
        return
    state.table[target, kind] += 1  # 4.3
    state.points[target] = points
    if target == state.turn and points == box.attack_points:
        shoot(state, target)  # 6.1
    else:
        next_turn(box, state)
