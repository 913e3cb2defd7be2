"""Whom a card is for, and who tires for it."""

from kickabout.games.social_soccer.effects import aimed_effect
from kickabout.games.social_soccer.pitch import attack_of, defence_of, is_fresh
from kickabout.games.social_soccer.rule_of_thumb.cards import on_spot
from kickabout.games.social_soccer.state import (
    AIMS,
    ATTACKERS,
    BENCH_TO,
    MOVE,
    RIVAL_AIMS,
    TIRES,
    BoxRecord,
    State,
)


def cost_worth(box: BoxRecord, state: State, action: int) -> int:
    """Who is missed least tires for a Mastermove."""
    seat = state.actor
    spot = action - TIRES
    member = state.spot[seat, spot]
    if member == state.ball and seat == state.turn:
        return -40
    if spot < ATTACKERS:
        return -4 * attack_of(box, state, seat, member)
    return -3 * defence_of(box, state, seat, member)


def aim_worth(box: BoxRecord, state: State, action: int) -> int:
    """The player on whom the card does most."""
    seat = state.actor
    kind = state.stack_kind[state.stack - 1]
    step = aimed_effect(box, kind)
    side = seat if action < RIVAL_AIMS else 1 - seat
    spot = action - AIMS if action < RIVAL_AIMS else action - RIVAL_AIMS
    member = state.spot[side, spot]
    skill = (
        attack_of(box, state, side, member)
        if spot < ATTACKERS
        else defence_of(box, state, side, member)
    )
    if box.effect[kind, step] == MOVE:
        return skill + 20 * int(is_fresh(state, side, spot)) + 40 * int(spot < BENCH_TO)
    holds = side != seat and side == state.turn and member == state.ball
    return 10 * on_spot(box, state, seat, side, spot, kind, step) + skill + 100 * int(holds)
