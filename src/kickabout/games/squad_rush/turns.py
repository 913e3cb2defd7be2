"""The order of turns, and the end of the building phase (RUSH-3, 8, 11)."""

from . import state as s
from .cards import can_draw
from .squad import fewest_missing, one_nation
from .state import BoxRecord, Phase, State


def start_turn(box: BoxRecord, state: State, seat: int) -> None:
    """Start a seat's turn with its draws (RUSH-3.1)."""
    state.turn = seat
    state.turns += 1
    state.turns_taken[seat] += 1
    state.walled[seat] = 0
    state.acts = max(0, box.acts - state.fewer[seat])
    if state.no_acts[seat] == 1:
        state.acts = 0
    state.fewer[seat] = 0
    state.no_acts[seat] = 0
    state.draws = box.draws
    state.fresh = s.NONE
    state.derby = s.NONE
    state.phase = Phase.DRAW


def next_turn(box: BoxRecord, state: State) -> None:
    """Pass the turn on, or end the building phase (RUSH-3.11, 8.8, 11.6, 11.9)."""
    if state.caller != s.NONE:
        state.turns_left[state.turn] -= int(state.turns_left[state.turn] > 0)
    seat = next_in_order(state, state.turn)
    if one_nation(box, state):
        if state.turns_taken[seat] == box.rush_rounds:
            share(box, state)
        else:
            start_turn(box, state, seat)
    elif seat == s.NONE or (
        state.caller == s.NONE
        and (state.turns_taken[seat] == box.build_rounds or not can_draw(state))  # 11.9, 11.10
    ):
        state.starter = seat if state.caller == s.NONE else state.caller  # 10.7, 10.8
        for other in range(state.seats):
            state.fewer[other] = 0  # 10.11
        state.phase = Phase.LOCK
    else:
        start_turn(box, state, seat)


def next_in_order(state: State, seat: int) -> int:
    """Return the next seat to take a turn in the order of play, NONE if no seat has a turn left."""
    other = seat
    for _ in range(state.seats):
        other = (other + state.way + state.seats) % state.seats
        if state.playing[other] == 1 and (state.caller == s.NONE or state.turns_left[other] > 0):
            return other
    return s.NONE


def in_play(state: State) -> int:
    """Return how many seats take turns."""
    seats = 0
    for seat in range(state.seats):
        seats += state.playing[seat]
    return seats


def win(state: State, seat: int) -> None:
    """End the match with one winner."""
    state.won[seat] = 1
    state.phase = Phase.FULL_TIME


def share(box: BoxRecord, state: State) -> None:
    """End a match that nobody finished: the seats that lack the fewest players win or share it (RUSH-8.8, 8.9)."""
    fewest = 127
    for seat in range(state.seats):
        if state.playing[seat] == 1:
            fewest = min(fewest, fewest_missing(box, state, seat))
    for seat in range(state.seats):
        if state.playing[seat] == 1 and fewest_missing(box, state, seat) == fewest:
            state.won[seat] = 1
    state.phase = Phase.FULL_TIME
