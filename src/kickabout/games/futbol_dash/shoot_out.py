"""The end of a match of Fútbol Dash: a win on goals, or a shoot-out (DASH-12, DASH-13)."""

from typing import Any

from kickabout.engine.game import CHANCE, OVER

from . import state as dash
from .state import BoxRecord, Face, Phase, ShootOut, State


def most_goals(state: State) -> int:
    """Return the goals of the leader."""
    best = 0
    for seat in range(state.seats):
        best = max(best, state.goals[seat])
    return best


def end_among_leaders(box: BoxRecord, state: State, goals: int) -> None:
    """End the match if one seat alone has this many goals, else start a shoot-out between those that have."""
    for seat in range(state.seats):
        state.level[seat] = 1 if state.goals[seat] == goals else 0
    if not won_alone(state):
        state.shoot_out = ShootOut.ROUNDS
        state.phase = Phase.SHOOT_OUT
        state.actor = CHANCE
        mix_spots(box, state)
        state.shooter = next_to_pick(state, 0)


def won_alone(state: State) -> bool:
    """End the match if only one seat can still win; return whether it has ended."""
    if count_level(state) > 1:
        return False
    for seat in range(state.seats):
        if state.level[seat] == 1:
            state.winner = seat
    state.phase = Phase.FULL_TIME
    state.actor = OVER
    return True


def count_level(state: State) -> int:
    """Count the seats that can still win."""
    count = 0
    for seat in range(state.seats):
        count += state.level[seat]
    return count


def mix_spots(box: BoxRecord, state: State) -> None:
    """Lay the grid of the shoot-out (DASH-13.2, 13.9)."""
    state.spots_size = 0
    for face in range(dash.FACES):
        state.spots[face] = box.shoot_out_cards[face]
        state.spots_size += box.shoot_out_cards[face]


def next_to_pick(state: State, steps: int) -> int:
    """Return the next seat to pick, counted from `steps` places left of the seat after `turn`, or NONE.

    It is NONE at the end of a round (DASH-13.4).
    """
    for step in range(steps, state.seats):
        seat = (state.turn + 1 + step) % state.seats
        if state.level[seat] == 1:
            return seat
    return dash.NONE


def shoot_out_rounds(box: BoxRecord, state: State) -> int:
    """Return the rounds before sudden death, by the number of players that take part (DASH-13.3, 13.5)."""
    players = count_level(state)
    cards = 0
    for face in range(dash.FACES):
        cards += box.shoot_out_cards[face]
    rounds = box.shoot_out_rounds
    while rounds > 1 and rounds * players > cards:
        rounds = 3 if rounds > 3 else rounds - 1
    return rounds


def shoot_out_pick(box: BoxRecord, state: State, face: int) -> None:
    """Turn a card of the shoot-out over; after the last of a round, judge it."""
    seat = state.shooter
    state.spots[face] -= 1
    state.spots_size -= 1
    state.picks[seat, face] += 1
    state.face = face
    state.turner = seat
    if face == Face.GOAL:
        state.scored[seat] += 1
    following = next_to_pick(state, (seat - state.turn - 1) % state.seats + 1)
    if following == dash.NONE:
        state.rounds += 1
        if state.shoot_out == ShootOut.SUDDEN_DEATH or state.rounds == shoot_out_rounds(box, state):
            if judge(state):
                return
            if state.shoot_out == ShootOut.ROUNDS or state.spots_size < count_level(state):
                mix_spots(box, state)
            state.shoot_out = ShootOut.SUDDEN_DEATH
        following = next_to_pick(state, 0)
    state.shooter = following


def judge(state: State) -> bool:
    """Drop those behind the best; return whether one is left (DASH-13.6 to 13.8, 13.10, 13.11)."""
    best = 0
    for seat in range(state.seats):
        if state.level[seat] == 1:
            best = max(best, state.scored[seat])
    for seat in range(state.seats):
        if state.scored[seat] < best:
            state.level[seat] = 0
        state.scored[seat] = 0
    return won_alone(state)


def scores(box: BoxRecord, state: State, out: Any) -> None:
    """Write the goals by seat, and half a goal for the winner of a shoot-out (DASH-12.10)."""
    for seat in range(state.seats):
        out[seat] = state.goals[seat]
    if state.shoot_out != ShootOut.NOT_BEGUN and state.winner != dash.NONE:
        out[state.winner] += 0.5
