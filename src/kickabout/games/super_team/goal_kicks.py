"""Goal kicks of Super Team: whether one is due first, and the cheap one without a
roll. Numbers are rulebook clauses.
"""

from . import state as s
from .pitch import carrier, own_half, seat_of, take_ball
from .refusals import Refusal
from .state import BoxRecord, State, Zone


def owes_kick(state: State, seat: int) -> bool:
    """Return whether a side's Goalie owes a goal kick (SUPER-14.6)."""
    return state.goal_kick == 1 and state.attacker == seat


def refuse_before_kick(state: State, seat: int) -> Refusal:
    """Return GOAL_KICK_FIRST if a side owes a goal kick and holds any card but Fatigue, which is
    enough for a pass (SUPER-14.11, 14.13, 14.14).
    """
    if owes_kick(state, seat):
        for slot in range(s.FATIGUE_SLOT):
            if state.hands[seat, slot] > 0:
                return Refusal.GOAL_KICK_FIRST
    return Refusal.NONE


def refuse_kicking(box: BoxRecord, state: State, seat: int) -> Refusal:
    """Return what forbids a side every cheap goal kick (SUPER-14.6, 14.8, 14.9)."""
    if not owes_kick(state, seat):
        return Refusal.NO_GOAL_KICK_OWED  # 14.6
    for i in range(box.marked_spaces):
        if refuse_kick(box, state, seat, box.marked[i]) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.MARKED_SPACES_TAKEN


def refuse_kick(box: BoxRecord, state: State, seat: int, space: int) -> Refusal:
    """Return what forbids a Goalie to kick the ball to a space without a roll (SUPER-14.8, 14.9)."""
    if box.flags[space] & Zone.MARKED == 0 or not own_half(box, space, seat):
        return Refusal.NOT_MARKED  # 14.8
    if space == state.ball:
        return Refusal.KICK_LEADS_NOWHERE
    if state.on[space] != 0 and seat_of(state.on[space] - 1) != seat:
        return Refusal.KICK_TO_OPPONENT  # 14.9
    return Refusal.NONE


def kick(box: BoxRecord, state: State, space: int) -> None:
    """Put the ball on a marked space, as the Goalie kicks it (SUPER-14.8)."""
    take_ball(box, state, space, carrier(state))
