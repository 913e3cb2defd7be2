"""What cards are worth outside shots."""

from kickabout.games.social_soccer.pitch import (
    active,
    attack_of,
    is_fresh,
    is_rivals,
    on_field,
    stands_in_row,
)
from kickabout.games.social_soccer.state import (
    ATTACK,
    ATTACK_ROW,
    ATTACKERS,
    CANCEL,
    COPY,
    DEFENCE,
    DISCARD,
    DRAIN,
    DRAW,
    FRESH,
    GAIN,
    LOOK,
    MOVE,
    REFRESH,
    RIVAL_ACTIVE,
    RIVAL_TARGET,
    ROUND,
    SPOTS,
    STEAL,
    TARGET,
    TIRE,
    TWIST,
    BoxRecord,
    State,
)

THE_BALL = 16
"""What it is worth to take the ball, in half points of custody."""


def card_worth(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """What a card brings, less what it costs; in half points of custody."""
    total = -box.cost[kind] - 6 * box.tires[kind] - 1
    for step in range(box.effects[kind]):
        total += effect_worth(box, state, seat, kind, step)
    return total


def effect_worth(box: BoxRecord, state: State, seat: int, kind: int, step: int) -> int:
    """What one effect of a card brings outside a shot."""
    effect = box.effect[kind, step]
    amount = box.amount[kind, step]
    rival = 1 - seat
    if effect == DRAW:
        return 3 * min(amount, state.deck_size[seat])
    if effect == DISCARD:
        return 3 * min(amount, state.hand_size[rival])
    if effect == LOOK:
        return 2 if state.hand_size[rival] > 0 else 0
    if effect == STEAL:
        return THE_BALL
    if effect == GAIN:
        return amount if state.hand_size[seat] > 2 else 0
    if effect == DRAIN:
        return min(amount, state.custody[rival])
    if effect in (CANCEL, COPY):
        below = state.stack_kind[state.stack - 1]
        return 2 * box.cost[below] if below >= 0 else 0
    return on_members(box, state, seat, kind, step)


def on_members(box: BoxRecord, state: State, seat: int, kind: int, step: int) -> int:
    """What an effect on players brings: for one chosen that on the best, for a row that on all."""
    effect = box.effect[kind, step]
    whom = box.whom[kind, step]
    side = seat
    if whom in (RIVAL_ACTIVE, RIVAL_TARGET) or is_rivals(whom):
        side = 1 - seat
    if effect == MOVE:
        return move_worth(box, state, seat)
    if effect in (ATTACK, DEFENCE):
        if box.lasts[kind, step] != ROUND and side == seat:
            return 0  # better kept for a shot
        if effect == ATTACK and side != seat and takes_ball(box, state, kind, step):
            return THE_BALL
    total = 0
    for spot in range(SPOTS):
        if on_field(spot):
            mine = on_spot(box, state, seat, side, spot, kind, step)
            if whom >= ATTACK_ROW:
                total += mine if stands_in_row(whom, spot) else 0
            elif whom in (TARGET, RIVAL_TARGET):
                total = max(total, mine)
            elif active(state, side) == state.spot[side, spot]:
                total = mine
    return total


def on_spot(
    box: BoxRecord, state: State, seat: int, side: int, spot: int, kind: int, step: int
) -> int:
    """What an effect on the member at one spot of a side brings to a seat."""
    effect = box.effect[kind, step]
    sign = 1 if side == seat else -1
    member = state.spot[side, spot]
    fresh = is_fresh(state, side, spot)
    in_front = spot < ATTACKERS
    if effect == REFRESH:
        return 0 if fresh else sign * (8 if in_front else 5)
    if effect == TIRE:
        return -sign * (8 if in_front else 6) if fresh else 0
    if not fresh or in_front != (effect == ATTACK):
        return 0
    return sign * 2 * box.amount[kind, step] * int(member != 0)


def takes_ball(box: BoxRecord, state: State, kind: int, step: int) -> bool:
    """Whether a loss of attack costs the rival the ball."""
    if box.whom[kind, step] not in (RIVAL_ACTIVE, RIVAL_TARGET):
        return False
    holder = state.ball
    if holder <= 0 or state.actor == state.turn:
        return False
    return attack_of(box, state, state.turn, holder) + box.amount[kind, step] <= 0


def move_worth(box: BoxRecord, state: State, seat: int) -> int:
    """What it brings to give the ball to the best attacker for nothing."""
    holder = state.ball
    if holder <= 0:
        return 0
    best = 0
    for spot in range(ATTACKERS):
        if is_fresh(state, seat, spot):
            best = max(best, attack_of(box, state, seat, state.spot[seat, spot]))
    tired = state.rest[seat, holder - 1] != FRESH
    return 14 if tired and best > 0 else 3 * (best - attack_of(box, state, seat, holder))


def keeping_worth(box: BoxRecord, kind: int) -> int:
    """How much a card should stay in the hand when there are too many."""
    if box.types[kind] == TWIST:
        return 6
    return 10 - box.cost[kind] - 2 * box.tires[kind]
