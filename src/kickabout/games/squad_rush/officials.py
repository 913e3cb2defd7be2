"""The official of a match, and the changes that it allows the sides (RUSH-13)."""

from typing import Any

from . import actions
from . import state as s
from .actions import KIND, PLAYER, VERB, number_of
from .calls import lets_something, may_be_called
from .cards import back_to_hand, come_on, gather, leave_deck
from .matchday import begin_drama
from .refusals import Refusal
from .squad import in_hand, missing_mixed, on_pitch, side_of
from .state import BoxRecord, Phase, State


def may_be_official(box: BoxRecord, state: State, kind: int) -> bool:
    """Return whether a card, wherever it is, would be an official now (RUSH-13.1, 13.8, 13.25)."""
    call = box.officials[kind]
    return call != s.NONE and may_be_called(call, box, state, kind, s.NONE)


def flips(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the officials that may be flipped, weighted by their copies in the deck, else the outcome without one.

    Return how many outcomes there are (RUSH-13.3, 13.4).
    """
    n = 0
    for kind in range(box.kinds):
        if state.deck[kind] > 0 and may_be_official(box, state, kind):
            out[n] = number_of(actions.DRAW_OFFICIAL, kind)
            weights[n] = state.deck[kind]
            n += 1
    if n == 0:
        out[0] = actions.NO_OFFICIAL
        for i in range(state.pile_size):
            kind = state.pile[i] - s.PLAYERS
            if kind >= 0 and may_be_official(box, state, kind):
                out[0] = actions.GATHER
        weights[0] = 1
        n = 1
    return n


def flip(box: BoxRecord, state: State, outcome: int) -> None:
    """Make a referee card the official of the match and start its effect on the pitches."""
    if outcome == actions.GATHER:
        gather(state)
        return
    if outcome == actions.NO_OFFICIAL:
        begin_drama(box, state)
        return
    kind = KIND[outcome]
    leave_deck(state, s.PLAYERS + kind)
    if state.official == s.NONE:
        state.official = kind
    else:
        state.second_official = kind
    if not lets_something(box.officials[kind], box, state, kind, s.NONE):
        begin_drama(box, state)


def next_drawer(box: BoxRecord, state: State) -> None:
    """Pass the draw on to the away side, then go on to the late players (RUSH-13.16, 13.17)."""
    if state.side == 0:
        state.side = 1
        state.drawer = state.sides[1]
        last = state.official if state.second_official == s.NONE else state.second_official
        state.draws = box.official_values[last]
    else:
        state.side = 0
        state.phase = Phase.LATE_PLAYER


def late_player(box: BoxRecord, state: State, action: int) -> None:
    """Put a player from a side's hand onto its pitch, or none."""
    if action != actions.DONE:
        come_on(box, state, state.actor, PLAYER[action])
    state.side += 1


def refuse_swap(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids an action while a side chooses a swap in secret (RUSH-13.14, 13.18)."""
    side = side_of(state, state.actor)
    if state.chosen[side] == 0:
        if action == actions.OFF_NOBODY:
            return Refusal.NONE
        if VERB[action] != actions.TAKE_OFF:
            return Refusal.SWAP_OR_NOBODY
        return refuse_swapping_off(box, state, state.actor, PLAYER[action])
    if state.off[side] == 0:
        return Refusal.NONE if action == actions.ON_NOBODY else Refusal.NOBODY_LEAVES
    if action == actions.ON_NOBODY:
        return Refusal.SOMEBODY_LEAVES
    if VERB[action] != actions.BRING_ON:
        return Refusal.NAME_WHO_SWAPS_IN
    return refuse_swapping(box, state, state.actor, state.off[side] - 1, PLAYER[action])


def refuse_swapping_off(box: BoxRecord, state: State, seat: int, off: int) -> Refusal:
    """Return what forbids swapping this player off the pitch."""
    if not on_pitch(state, seat, off):
        return Refusal.SWAP_NOT_ON_PITCH
    for on in range(box.players):
        if refuse_swapping(box, state, seat, off, on) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.NOBODY_FITS


def refuse_swapping(box: BoxRecord, state: State, seat: int, off: int, on: int) -> Refusal:
    """Return what forbids swapping a player on the pitch for one in hand."""
    if not in_hand(state, seat, on):
        return Refusal.SWAP_NOT_HELD
    broken = missing_mixed(box, state, seat, off, on) > 0
    return Refusal.SEVEN_BROKEN if broken else Refusal.NONE


def choose_swap(state: State, action: int) -> None:
    """Record a side's secret choice of who leaves the pitch, then of who comes on (RUSH-13.14, 13.15)."""
    side = side_of(state, state.actor)
    if VERB[action] == actions.TAKE_OFF:
        state.off[side] = PLAYER[action] + 1
    elif VERB[action] == actions.BRING_ON:
        state.on[side] = PLAYER[action] + 1
    state.chosen[side] += 1


def show_swap(box: BoxRecord, state: State, outcome: int) -> None:
    """Show who comes on, then who leaves, and make the swap; or show that there is none."""
    side = state.side
    if VERB[outcome] == actions.SHOW_ON:
        state.known[PLAYER[outcome]] = 1
        state.chosen[side] = s.ON_SHOWN
        return
    if outcome != actions.SHOW_NO_SWAP:
        back_to_hand(box, state, PLAYER[outcome])
        come_on(box, state, state.sides[side], state.on[side] - 1)
    state.off[side] = 0
    state.on[side] = 0
    state.chosen[side] = 0
    state.side += 1
