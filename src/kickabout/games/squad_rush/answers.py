"""INSTANTs: the round of questions, and how the card or call that they answer is settled (RUSH-7, 8.4)."""

from typing import Any

from . import state as s
from .actions import CARD, HOLD, KIND, PLAY, TARGET, VERB, number_of
from .acts import ask_from, take_effect
from .cards import back_to_hand, discard, leave_hand, off_to_pile
from .effects import GROUP, SENDS_BACK, STOPS_INSTANTS, refuse_answering
from .refusals import Refusal
from .squad import has_seven
from .state import BoxRecord, Group, Mode, Phase, State
from .turns import win


def refuse_answer(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids an action while a card, a call or an INSTANT may be answered (RUSH-7.1, 8.4)."""
    if action == HOLD:
        return Refusal.NONE
    if VERB[action] != PLAY:
        return Refusal.CALL_WAITS if state.calling == 1 else Refusal.CARD_WAITS
    kind = KIND[action]
    if GROUP[box.effects[kind]] != Group.INSTANT:
        return Refusal.NO_INSTANT
    if state.hand[state.actor, kind] <= 0:
        return Refusal.INSTANT_NOT_HELD
    if TARGET[action] != s.NONE:
        return Refusal.TAKES_NO_TARGET
    return refuse_effect(box, state, box.effects[kind])


def refuse_effect(box: BoxRecord, state: State, effect: int) -> int:
    """Return what forbids an INSTANT of this effect against the last thing played (RUSH-7.4 to 7.9, 8.4)."""
    if state.answers > 0:
        return Refusal.NONE if STOPS_INSTANTS[effect] == 1 else Refusal.PLAY_ON_ALONE
    return refuse_answering(effect, box, state, s.NONE, s.NONE)


def legal_answers(box: BoxRecord, state: State, out: Any) -> int:
    """Write the legal answers of the seat that is asked; return how many there are."""
    n = 0
    for kind in range(box.kinds):
        action = number_of(PLAY, kind)
        if refuse_answer(box, state, action) == Refusal.NONE:
            out[n] = action
            n += 1
    out[n] = HOLD
    return n + 1


def ask(box: BoxRecord, state: State) -> bool:
    """Name the next seat to be asked, else settle (RUSH-7.2, 7.3); return whether a seat is asked."""
    last = state.turn if state.answers == 0 else state.answer_seats[state.answers - 1]
    if state.answers < s.MOST_ANSWERS and (state.calling == 0 or state.fresh != s.NONE):  # 8.5
        seat = (state.asked + 1) % state.seats
        while seat != last:
            if state.hand_size[seat] > 0:
                state.actor = seat
                return True
            seat = (seat + 1) % state.seats
    settle(box, state)
    return False


def answer(box: BoxRecord, state: State, action: int) -> None:
    """Play an INSTANT, or pass the question on to the next seat."""
    seat = state.actor
    state.asked = seat
    if action != HOLD:
        leave_hand(state, seat, CARD[action])
        state.answer_cards[state.answers] = KIND[action]
        state.answer_seats[state.answers] = seat
        state.answers += 1


def settle(box: BoxRecord, state: State) -> None:
    """Settle from the last card to the first: each works unless the one after cancels it (RUSH-7.4)."""
    answers = state.answers
    for back in range(answers):
        discard(state, s.PLAYERS + state.answer_cards[answers - 1 - back])
    if answers == s.MOST_ANSWERS:
        ask_from(state, state.answer_seats[0])  # 7.5
    elif answers == 1:
        stop(box, state, box.effects[state.answer_cards[0]])
    elif state.calling == 1:
        call_stands(box, state)
    else:
        take_effect(box, state)
    state.answers = 0


def stop(box: BoxRecord, state: State, effect: int) -> None:
    """Apply an INSTANT to the card or the call that it answers."""
    card = state.card
    state.phase = Phase.ACT
    if state.calling == 1:
        card = state.fresh
    state.card = s.NONE
    state.target = s.NONE
    state.target_seat = s.NONE
    if card >= s.PLAYERS:
        discard(state, card)  # 4.8, 7.6, 7.9
    elif SENDS_BACK[effect] == 1:
        back_to_hand(box, state, card)  # 7.8
    else:
        off_to_pile(box, state, card)  # 7.7
    if state.calling == 1 and has_seven(box, state, state.turn):
        call_stands(box, state)  # 8.6
    state.calling = 0


def call_stands(box: BoxRecord, state: State) -> None:
    """Let a call stand: GOOOAL wins, FULL-TIME leaves the others two more turns (RUSH-8.6, 11.5)."""
    state.calling = 0
    if box.mode == Mode.SQUAD_RUSH:
        win(state, state.turn)
        return
    state.caller = state.turn
    for seat in range(state.seats):
        if seat != state.turn:
            state.turns_left[seat] = box.last_turns
    state.phase = Phase.TRIM
