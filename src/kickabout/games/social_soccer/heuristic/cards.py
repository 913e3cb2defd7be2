"""The worth of cards apart from their effect on the shot under way, in hundredths of a goal."""

from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.pitch import (
    active,
    attack_of,
    is_fresh,
    is_rivals,
    on_field,
    spot_of,
    stands_in_row,
)
from kickabout.games.social_soccer.state import BoxRecord, CardType, Do, Lasts, State, Whom

from .outlook import GOAL, ball_spot, bit, fresh_now, outlook, who_blocks

A_CARD = 12
"""The worth of a card in hand."""
A_POINT = 3
"""The worth of a point of custody."""
SKILL = 12
"""The worth of a point of attack or defence until the round ends."""


def price(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """Return the cost of playing a card: the card, its custody, and the players that it tires."""
    total = A_CARD + A_POINT * box.cost[kind]
    fresh = fresh_now(state)
    for _ in range(box.tires[kind]):
        spot = least_missed(box, state, seat, fresh)
        if spot != s.NONE:
            total += change_of(box, state, seat, fresh) - change_of(
                box, state, seat, fresh - bit(seat, spot)
            )
            fresh -= bit(seat, spot)
    return total


def least_missed(box: BoxRecord, state: State, seat: int, fresh: int) -> int:
    """Return the spot of the fresh player whom a seat can best do without for the round, or NONE."""
    best = s.NONE
    most = 0
    for spot in range(s.SPOTS):
        if fresh & bit(seat, spot) != 0:
            mine = change_of(box, state, seat, fresh - bit(seat, spot))
            if best == s.NONE or mine > most:
                best = spot
                most = mine
    return best


def change_of(box: BoxRecord, state: State, seat: int, fresh: int) -> int:
    """Return the outlook of a seat for the round if exactly these players were fresh.

    During a shot the blocking side is assumed to get the ball, however it ends. Until a block is decided, the
    outlook also counts whether a fresh defender suffices.
    """
    if state.shooter > 0:
        gain = 0
        if is_announced(state):
            blocker = who_blocks(
                box, state, state.turn, spot_of(state, state.turn, state.shooter), fresh
            )
            gain = GOAL if blocker == s.NONE else -A_CARD
            if blocker != s.NONE:
                fresh -= bit(1 - state.turn, blocker)
        gain = gain if seat == state.turn else -gain
        return gain + outlook(box, state, seat, 1 - state.turn, s.NONE, fresh)
    return outlook(box, state, seat, state.turn, ball_spot(state), fresh)


def is_announced(state: State) -> bool:
    """Return whether a shot is under way on which the rival has not decided about a block."""
    return state.shooter > 0 and state.blocker == 0 and state.scorer == s.NONE


def card_worth(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """Return the net worth of a card outside a shot."""
    return others_worth(box, state, seat, kind) - price(box, state, seat, kind)


def others_worth(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """Return the worth of a card's effects, apart from those on a shot."""
    total = 0
    for step in range(box.effects[kind]):
        total += effect_worth(box, state, seat, kind, step)
    return total


def effect_worth(box: BoxRecord, state: State, seat: int, kind: int, step: int) -> int:
    """Return the worth of one effect of a card, apart from that on a shot."""
    effect = box.effect[kind, step]
    amount = box.amount[kind, step]
    rival = 1 - seat
    if effect == Do.DRAW:
        return (A_CARD + 2) * min(amount, state.deck_size[seat])
    if effect == Do.DISCARD:
        return A_CARD * min(amount, state.hand_size[rival])
    if effect == Do.LOOK:
        return 8 if state.hand_size[rival] > 1 else 0
    if effect == Do.STEAL:
        return ball_worth(box, state, seat)
    if effect == Do.GAIN:
        return A_POINT * amount if state.hand_size[seat] > 2 else 0
    if effect == Do.DRAIN:
        return A_POINT * min(amount, state.custody[rival])
    if effect in (Do.CANCEL, Do.COPY):
        return answer_worth(box, state, seat, effect == Do.CANCEL)
    return on_members(box, state, seat, kind, step)


def ball_worth(box: BoxRecord, state: State, seat: int) -> int:
    """Return the worth of taking the ball from the rival."""
    fresh = fresh_now(state)
    now = change_of(box, state, seat, fresh)
    return outlook(box, state, seat, seat, s.NONE, fresh) - now + A_CARD


def answer_worth(box: BoxRecord, state: State, seat: int, cancelling: bool) -> int:
    """Return the worth of cancelling the card on top of the stack, or of copying its effects."""
    below = state.stack_kind[state.stack - 1] if state.stack > 0 else s.NONE
    if below < 0 or state.blocker > 0:
        return 0  # in a shot, `swing` covers it
    total = 0
    other = 1 - seat if cancelling else seat
    for step in range(box.effects[below]):
        effect = box.effect[below, step]
        if effect not in (Do.CANCEL, Do.COPY):
            total += plain_worth(box, state, other, below, step)
    return total


def plain_worth(box: BoxRecord, state: State, seat: int, kind: int, step: int) -> int:
    """Return the worth to its seat of one effect of the card that is answered."""
    effect = box.effect[kind, step]
    amount = box.amount[kind, step]
    if effect in (Do.DRAW, Do.DISCARD):
        return A_CARD * amount
    if effect == Do.STEAL:
        return ball_worth(box, state, seat) if state.turn != seat else 0
    if effect in (Do.GAIN, Do.DRAIN):
        return A_POINT * amount
    if effect == Do.LOOK:
        return 0
    return on_members(box, state, seat, kind, step)


def on_members(box: BoxRecord, state: State, seat: int, kind: int, step: int) -> int:
    """Return the worth of an effect on players: the best target if one is chosen, the sum over a row."""
    effect = box.effect[kind, step]
    whom = box.whom[kind, step]
    side = seat
    if whom in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET) or is_rivals(whom):
        side = 1 - seat
    if effect == Do.MOVE:
        return move_worth(box, state, seat)
    if effect == Do.ATTACK and side == state.turn != seat and takes_ball(box, state, kind, step):
        return ball_worth(box, state, seat)
    if effect in (Do.ATTACK, Do.DEFENCE):
        if box.lasts[kind, step] != Lasts.ROUND:
            return 0  # better kept for a shot
    elif whom >= Whom.ATTACK_ROW:
        return on_row(box, state, seat, side, kind, step)
    total = 0
    for spot in range(s.SPOTS):
        if on_field(spot):
            mine = on_spot(box, state, seat, side, spot, kind, step)
            if whom >= Whom.ATTACK_ROW:
                total += mine if stands_in_row(whom, spot) else 0
            elif whom in (Whom.TARGET, Whom.RIVAL_TARGET):
                total = max(total, mine)
            elif active(state, side) == state.spot[side, spot]:
                total = mine
    return total


def on_row(box: BoxRecord, state: State, seat: int, side: int, kind: int, step: int) -> int:
    """Return the worth of refreshing or tiring a whole row."""
    now = fresh_now(state)
    then = now
    for spot in range(s.SPOTS):
        if on_field(spot) and stands_in_row(box.whom[kind, step], spot):
            then |= bit(side, spot)
            if box.effect[kind, step] != Do.REFRESH:
                then -= bit(side, spot)
    return change_of(box, state, seat, then) - change_of(box, state, seat, now)


def on_spot(
    box: BoxRecord, state: State, seat: int, side: int, spot: int, kind: int, step: int
) -> int:
    """Return the worth to a seat of an effect on the member at one spot of a side."""
    effect = box.effect[kind, step]
    now = fresh_now(state)
    fresh = is_fresh(state, side, spot)
    if effect in (Do.ATTACK, Do.DEFENCE):
        in_row = spot < s.ATTACKERS if effect == Do.ATTACK else spot >= s.BENCH_TO
        sign = SKILL if side == seat else -SKILL
        return sign * box.amount[kind, step] if fresh and in_row else 0
    if fresh == (effect == Do.REFRESH):
        return 0
    then = now - bit(side, spot) if fresh else now + bit(side, spot)
    return change_of(box, state, seat, then) - change_of(box, state, seat, now)


def takes_ball(box: BoxRecord, state: State, kind: int, step: int) -> bool:
    """Return whether a loss of attack takes the ball from the side that has it, or stops its shot."""
    holder = state.ball
    if holder <= 0 or state.blocker > 0 or box.amount[kind, step] >= 0:
        return False
    whom = box.whom[kind, step]
    in_row = whom >= Whom.ATTACK_ROW and stands_in_row(whom, spot_of(state, state.turn, holder))
    if not in_row and whom not in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET):
        return False
    return attack_of(box, state, state.turn, holder) + box.amount[kind, step] <= 0


def move_worth(box: BoxRecord, state: State, seat: int) -> int:
    """Return the worth of moving the ball at no cost to the player who can make the most of it."""
    holder = state.ball
    if holder <= 0 or seat != state.turn:
        return 0
    fresh = fresh_now(state)
    now = outlook(box, state, seat, seat, spot_of(state, seat, holder), fresh)
    return outlook(box, state, seat, seat, s.NONE, fresh) - now


def keeping_worth(box: BoxRecord, kind: int) -> int:
    """Return the worth of keeping a card when a hand is trimmed."""
    if box.types[kind] == CardType.TWIST:
        return SKILL
    total = -A_POINT * box.cost[kind] - GOAL // 3 * box.tires[kind]
    for step in range(box.effects[kind]):
        effect = box.effect[kind, step]
        if effect in (Do.ATTACK, Do.DEFENCE):
            total += 2 * SKILL * abs(box.amount[kind, step])
        elif effect == Do.REFRESH:
            total += GOAL // 2
        else:
            total += A_CARD * max(1, box.amount[kind, step])
    return total
