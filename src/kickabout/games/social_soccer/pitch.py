"""Positions, fatigue and current attack and defence of the members (SOC-4, 5, 8, 10, 11)."""

from . import state as s
from .state import BoxRecord, Rest, Rotation, State, Whom


def attack_of(box: BoxRecord, state: State, seat: int, member: int) -> int:
    """Return a member's attack with all changes by cards, at least 0."""
    printed = box.attack[state.team[seat, member - 1]]
    return max(
        0, printed + state.attack_now[seat, member - 1] + state.attack_round[seat, member - 1]
    )


def defence_of(box: BoxRecord, state: State, seat: int, member: int) -> int:
    """Return a member's defence with all changes by cards, at least 0."""
    printed = box.defence[state.team[seat, member - 1]]
    return max(
        0, printed + state.defence_now[seat, member - 1] + state.defence_round[seat, member - 1]
    )


def on_field(spot: int) -> bool:
    """Return whether a spot is on the field and not on the bench."""
    return spot < s.BENCH_FROM or spot >= s.BENCH_TO


def is_fresh(state: State, seat: int, spot: int) -> bool:
    """Return whether the member at a spot is on the field and can still act in this round."""
    return on_field(spot) and state.rest[seat, state.spot[seat, spot] - 1] == Rest.FRESH


def fresh_members(state: State, seat: int) -> int:
    """Return how many field members of a seat are fresh."""
    fresh = 0
    for spot in range(s.SPOTS):
        if is_fresh(state, seat, spot):
            fresh += 1
    return fresh


def spot_of(state: State, seat: int, member: int) -> int:
    """Return the spot of a member, 0 if he has none."""
    for spot in range(s.SPOTS):
        if state.spot[seat, spot] == member:
            return spot
    return 0


def tire(state: State, seat: int, member: int, how: int) -> None:
    """Make a member tired or exhausted, unless he is more so already."""
    state.rest[seat, member - 1] = max(state.rest[seat, member - 1], how)


def recover(state: State) -> None:
    """Let all members recover by one step between rounds (SOC-11.1, 11.2)."""
    for seat in range(state.seats):
        for member in range(s.MEMBERS):
            if state.rest[seat, member] > Rest.FRESH:
                state.rest[seat, member] -= 1


def rotate(box: BoxRecord, state: State) -> None:
    """Move all members on by two spots along the ring, or along its first six (SOC-11.3, 11.4, 11.9)."""
    ring = s.BENCH_TO if box.rotation == Rotation.ATTACK_ONLY else s.SPOTS
    for seat in range(state.seats):
        for _ in range(s.STEP):
            last = state.spot[seat, ring - 1]
            for back in range(1, ring):
                state.spot[seat, ring - back] = state.spot[seat, ring - back - 1]
            state.spot[seat, 0] = last


def fill_pools(box: BoxRecord, state: State) -> None:
    """Fill each seat's pool with the custody of its eight field players (SOC-4.2)."""
    for seat in range(state.seats):
        state.custody[seat] = 0
        for spot in range(s.SPOTS):
            if on_field(spot):
                player = state.team[seat, state.spot[seat, spot] - 1]
                state.custody[seat] += box.custody[player]


def calm_down(state: State, whole_round: bool) -> None:
    """Reset the changes of attack and defence for the sequence and, with `whole_round`, for the round."""
    for seat in range(state.seats):
        for member in range(s.MEMBERS):
            state.attack_now[seat, member] = 0
            state.defence_now[seat, member] = 0
            if whole_round:
                state.attack_round[seat, member] = 0
                state.defence_round[seat, member] = 0


def active(state: State, seat: int) -> int:
    """Return the member with the ball, for the side that has it, or the blocker, for the other; 0 for nobody."""
    return state.ball if seat == state.turn else state.blocker


def stands_in_row(whom: int, spot: int) -> bool:
    """Return whether a spot belongs to the row that an effect targets."""
    if whom in (Whom.ATTACK_ROW, Whom.RIVAL_ATTACK_ROW):
        return spot < s.ATTACKERS
    if whom in (Whom.DEFENCE_ROW, Whom.RIVAL_DEFENCE_ROW):
        return spot >= s.BENCH_TO
    return on_field(spot)


def is_rivals(whom: int) -> bool:
    """Return whether an effect targets a row of the rival."""
    return whom >= Whom.RIVAL_ATTACK_ROW and whom <= Whom.RIVAL_FIELD
