"""Substitutions: cards go out, and then as many come in (DASH-7.8 to 7.10)."""

from kickabout.games.futbol_dash import state as dash
from kickabout.games.futbol_dash.piles import deck_ready, discard, leave_hand
from kickabout.games.futbol_dash.refusals import Refusal
from kickabout.games.futbol_dash.state import BoxRecord, Phase, State
from kickabout.games.futbol_dash.turns import next_turn, wait_for_draw


def refuse_swap(state: State, action: int) -> Refusal:
    """Refuse anything but to take out a card of the hand, or to be done (7.8, 7.9)."""
    if action == dash.DONE:
        return Refusal.NONE
    if not dash.SWAPS <= action < dash.DONE:
        return Refusal.SWAP_IS_DUE
    if state.hands[state.actor, action - dash.SWAPS] <= 0:
        return Refusal.NOT_IN_HAND_TO_SWAP
    return Refusal.NONE


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
    if action == dash.DONE:
        swap_in(box, state)
    else:
        leave_hand(state, state.turn, action - dash.SWAPS)
        discard(state, action - dash.SWAPS)
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
