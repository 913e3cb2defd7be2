"""The worth of the targets of a card, and of the players who tire for it."""

from .. import state as s
from ..actions import AIM, SPOT, VERB
from ..effects import Do, aimed_effect
from ..pitch import attack_of, defence_of, is_fresh
from ..state import BoxRecord, State
from .cards import change_of, on_spot
from .outlook import bit, fresh_now, with_ball


def cost_worth(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of tiring a player for a Mastermove: highest for the least needed, lowest for the holder."""
    seat = state.actor
    spot = SPOT[action]
    member = state.spot[seat, spot]
    then = change_of(box, state, seat, fresh_now(state) - bit(seat, spot))
    holds = member == state.ball and seat == state.turn
    return 10 * then - skill_at(box, state, seat, spot) - 5000 * int(holds)


def skill_at(box: BoxRecord, state: State, seat: int, spot: int) -> int:
    """Return what a member is worth at his spot: attack in front, else defence."""
    member = state.spot[seat, spot]
    if spot < s.ATTACKERS:
        return attack_of(box, state, seat, member)
    return defence_of(box, state, seat, member)


def aim_worth(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of aiming a card at a player."""
    seat = state.actor
    kind = state.stack_kind[state.stack - 1]
    step = aimed_effect(box, kind)
    side = seat if VERB[action] == AIM else 1 - seat
    spot = SPOT[action]
    skill = skill_at(box, state, side, spot)
    if box.effect[kind, step] == Do.MOVE:
        front = 2 * int(spot < s.ATTACKERS) + int(is_fresh(state, side, spot))
        return 10 * with_ball(box, state, seat, spot, fresh_now(state)) + skill + 20 * front
    holds = side != seat and side == state.turn and state.spot[side, spot] == state.ball
    return 10 * on_spot(box, state, seat, side, spot, kind, step) + skill + 5000 * int(holds)
