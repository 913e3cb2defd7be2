"""Substitutes: who may come on where a card has left, and when a side is asked (SUSU-9)."""

from typing import Any

from . import state as s
from .actions import BRING, LEAVE, SUBSTITUTE, number_of
from .pitch import free_spot
from .refusals import Refusal
from .state import BoxRecord, Class, Phase, Place, State


def wait_for_substitute(state: State) -> bool:
    """Ask the side that a card has left for a substitute, the attacker first; return whether
    one is asked (SUSU-9.10, 9.11).
    """
    for i in range(s.SEATS):
        seat = state.turn if i == 0 else 1 - state.turn
        if state.hole[seat] != s.NONE:
            if state.bench[seat] > 0:
                state.phase = Phase.BRING
                state.actor = seat
                return True
            state.hole[seat] = s.NONE
    return False


def legal_substitutes(box: BoxRecord, state: State, out: Any) -> int:
    """Write the substitutes that may fill an empty spot of the actor's, and the action that
    leaves it empty (SUSU-9.7 to 9.9).
    """
    n = 0
    for substitute in range(s.SUBS):
        if refuse_bring(box, state, state.actor, substitute) == Refusal.NONE:
            out[n] = number_of(BRING, substitute)
            n += 1
    out[n] = LEAVE
    return n + 1


def refuse_at_bring(box: BoxRecord, state: State, seat: int, action: int) -> Refusal:
    """Return what forbids a substitute to a seat that may bring one on; it may always leave the gap."""
    if action == LEAVE:
        return Refusal.NONE
    return refuse_bring(box, state, seat, SUBSTITUTE[action])


def refuse_bring(box: BoxRecord, state: State, seat: int, substitute: int) -> Refusal:
    """Return what forbids a substitute (from 0) to come on (SUSU-9.6, 9.8, 9.13, 9.14)."""
    shirt = s.ELEVEN + substitute
    player = state.squad[seat, shirt]
    if state.where[seat, shirt] != Place.BENCH:
        return Refusal.NOT_ON_BENCH
    if gap_for(box, state, seat, substitute) == s.NONE:
        return Refusal.OTHER_POSITION
    if box.klass[player] != Class.LEGENDARY_CAPTAIN:
        return Refusal.NONE
    if state.captain_left[seat] == 0:
        return Refusal.CAPTAIN_NOT_LEFT
    for spot in range(s.SPOTS):
        worn = state.field[seat, spot]
        if worn > 0 and box.klass[state.squad[seat, worn - 1]] == Class.LEGENDARY_CAPTAIN:
            return Refusal.CAPTAIN_ON_PITCH
    return Refusal.NONE


def bring(box: BoxRecord, state: State, seat: int, substitute: int) -> None:
    """Bring on a substitute (from 0) face down (SUSU-9.7)."""
    shirt = s.ELEVEN + substitute
    spot = gap_for(box, state, seat, substitute)
    state.field[seat, spot] = shirt + 1
    state.where[seat, shirt] = spot
    state.from_bench[seat, spot] = 1
    state.bench[seat] -= 1
    state.hole[seat] = s.NONE


def gap_for(box: BoxRecord, state: State, seat: int, substitute: int) -> int:
    """Return the empty spot that a substitute (from 0) fills: the one just
    left before others of its row.
    """
    row = box.position[state.squad[seat, s.ELEVEN + substitute]]
    if s.ROW_OF_SPOT[state.hole[seat]] == row:
        return state.hole[seat]
    return free_spot(state, seat, row)
