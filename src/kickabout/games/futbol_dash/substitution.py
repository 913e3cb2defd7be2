"""Substitutions: cards go out, and then as many come in (DASH-7.8 to 7.10)."""

from . import state as dash
from .actions import CARD, DONE
from .piles import deck_ready, discard, leave_hand
from .refusals import Refusal
from .state import BoxRecord, Phase, State
from .turns import next_turn, wait_for_draw


def refuse_swap(state: State, action: int) -> Refusal:
    """Refuse to take out a card that is not in the hand (7.8); to be done is always allowed (7.9)."""
    if action == DONE or state.hands[state.actor, CARD[action]] > 0:
        return Refusal.NONE
    return Refusal.NOT_IN_HAND_TO_SWAP


def ask_swap(box: BoxRecord, state: State) -> None:
    """Ask for the next card to take out, up to the Substitution's limit (DASH-7.8, 7.9)."""
    seat = state.turn
    if state.swapped < box.values[state.card] and state.hand_size[seat] > 0:
        state.phase = Phase.SWAP
        state.actor = seat
    else:
        swap_in(box, state)


def swap(box: BoxRecord, state: State, action: int) -> None:
    """Take a card out by Substitution, or stop."""
    if action == DONE:
        swap_in(box, state)
    else:
        leave_hand(state, state.turn, CARD[action])
        discard(state, CARD[action])
        state.swapped += 1
        ask_swap(box, state)


def swap_in(box: BoxRecord, state: State) -> None:
    """Draw as many cards as went out, as long as the deck lasts (DASH-7.10)."""
    if state.swapped > 0 and deck_ready(box, state):
        wait_for_draw(state, state.turn, Phase.SWAP_DRAW)
    else:
        discard(state, state.card)  # 4.4
        state.card = dash.NONE
        state.swapped = 0
        next_turn(box, state)
