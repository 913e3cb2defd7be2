"""Goal kicks of Super Team: whether one can be taken, and the cheap one without a roll. Numbers are
rulebook clauses.
"""

from typing import Any

from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import any_action
from kickabout.games.super_team.pitch import carrier, own_half, take_ball
from kickabout.games.super_team.state import BoxRecord, Phase, State


def can_kick(box: BoxRecord, state: State, seat: int) -> bool:
    """Whether a side that owes a goal kick has a card for it: Fatigue is none (SUPER-14.14)."""
    for slot in range(s.FATIGUE_SLOT):
        if state.hands[seat, slot] > 0:
            return any_action(box, state, seat) or any_kick(box, state, seat)
    return False


def any_kick(box: BoxRecord, state: State, seat: int) -> bool:
    """Whether a marked space of a side's half is free of opponents (SUPER-14.8, 14.9)."""
    for i in range(box.marked_spaces):
        if may_kick(box, state, seat, box.marked[i]):
            return True
    return False


def may_kick(box: BoxRecord, state: State, seat: int, space: int) -> bool:
    """Whether the Goalie may kick the ball to a marked space without a roll (SUPER-14.8, 14.9)."""
    if not own_half(box, space, seat) or space == state.ball:
        return False
    return state.on[space] == 0 or (state.on[space] - 1) // s.PIECES == seat  # 14.9


def kicks(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the marked spaces that the actor's Goalie may kick to, ascending (SUPER-14.8)."""
    n = 0
    for i in range(box.marked_spaces):
        if may_kick(box, state, state.actor, box.marked[i]):
            out[n] = s.KICKS + box.marked[i]
            n += 1
    return n


def kick(box: BoxRecord, state: State, action: int) -> None:
    """The Goalie puts the ball on a marked space (SUPER-14.8)."""
    state.phase = Phase.NEXT
    take_ball(box, state, action - s.KICKS, carrier(state))
