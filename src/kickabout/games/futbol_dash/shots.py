"""Shots at goal and their results (DASH-6)."""

from kickabout.engine.game import CHANCE

from .piles import lose_attack
from .shoot_out import end_among_leaders, most_goals
from .state import BoxRecord, Face, Mode, Phase, State
from .turns import next_turn


def shoot(state: State, seat: int) -> None:
    """Let chance turn a shot card over; refill an empty grid first (DASH-6.2, 6.11, 6.12)."""
    if state.grid_size == 0:
        for face in (Face.SAVE, Face.MISS, Face.CORNER):
            for owner in range(state.seats):
                state.grid[face] += state.shots[owner, face]
                state.grid_size += state.shots[owner, face]
                state.shots[owner, face] = 0
    state.shooter = seat
    state.phase = Phase.SHOOT
    state.actor = CHANCE


def faces_left(state: State, face: int) -> int:
    """Return how many cards of this face are left in the grid in use: the match's or the shoot-out's."""
    return state.grid[face] if state.phase == Phase.SHOOT else state.spots[face]


def shot(box: BoxRecord, state: State, face: int) -> None:
    """Turn a shot card over and carry out its result (DASH-6.3 to 6.9)."""
    seat = state.shooter
    state.grid[face] -= 1
    state.grid_size -= 1
    state.shots[seat, face] += 1
    state.face = face
    state.turner = seat
    if face == Face.CORNER:
        state.corners += 1
        shoot(state, seat)  # 6.5
        return
    if face == Face.GOAL:
        state.goals[seat] += 1
    elif face == Face.OWN_GOAL:
        for other in range(state.seats):
            if other != seat:
                state.goals[other] += 1
    lose_attack(box, state, seat)  # 6.9, 7.4
    best = most_goals(state)
    if box.mode == Mode.REGULAR and best >= box.goals:
        end_among_leaders(box, state, best)  # 12.1, 12.2
    else:
        next_turn(box, state)
