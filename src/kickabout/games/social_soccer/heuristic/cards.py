"""What cards are worth for what they do outside the shot under way; in hundredths of a goal."""

from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.heuristic.outlook import (
    GOAL,
    ball_spot,
    bit,
    fresh_now,
    outlook,
    who_blocks,
)
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

A_CARD = 12
"""What a card in the hand is worth."""
A_POINT = 3
"""What a point of custody is worth."""
SKILL = 12
"""What a point of attack or defence is worth until the round ends."""


def price(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """What it costs to play a card: the card, its custody, and the players whom it tires."""
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
    """Where the fresh player of a seat stands without whom the round goes best, or NONE."""
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
    """What is to come of the round for a seat if just these were fresh.

    In a shot the side that blocks will have the ball, whatever comes of it; before it is blocked or not,
    whether somebody will do counts as well.
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
    """Whether there is a shot of which it is still open whether anybody blocks it."""
    return state.shooter > 0 and state.blocker == 0 and state.scorer == s.NONE


def card_worth(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """What a card brings outside a shot, less what it costs."""
    return others_worth(box, state, seat, kind) - price(box, state, seat, kind)


def others_worth(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """What a card brings, but for what it does to a shot."""
    total = 0
    for step in range(box.effects[kind]):
        total += effect_worth(box, state, seat, kind, step)
    return total


def effect_worth(box: BoxRecord, state: State, seat: int, kind: int, step: int) -> int:
    """What one effect of a card brings, but for what it does to a shot."""
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
    """What it is worth to take the ball off the rival."""
    fresh = fresh_now(state)
    now = change_of(box, state, seat, fresh)
    return outlook(box, state, seat, seat, s.NONE, fresh) - now + A_CARD


def answer_worth(box: BoxRecord, state: State, seat: int, cancelling: bool) -> int:
    """What it is worth to cancel the card on top of the stack, or to have its effects too."""
    below = state.stack_kind[state.stack - 1] if state.stack > 0 else s.NONE
    if below < 0 or state.blocker > 0:
        return 0  # in a shot its swing says it
    total = 0
    other = 1 - seat if cancelling else seat
    for step in range(box.effects[below]):
        effect = box.effect[below, step]
        if effect not in (Do.CANCEL, Do.COPY):
            total += plain_worth(box, state, other, below, step)
    return total


def plain_worth(box: BoxRecord, state: State, seat: int, kind: int, step: int) -> int:
    """What an effect of a card that is answered brings its seat."""
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
    """What an effect on players brings: for one chosen that on the best, for a row that on all."""
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
    """What it brings to refresh or to tire a whole row."""
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
    """What an effect on the member at one spot of a side brings to a seat."""
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
    """Whether a loss of attack costs the side with the ball the ball, or an announced shot."""
    holder = state.ball
    if holder <= 0 or state.blocker > 0 or box.amount[kind, step] >= 0:
        return False
    whom = box.whom[kind, step]
    in_row = whom >= Whom.ATTACK_ROW and stands_in_row(whom, spot_of(state, state.turn, holder))
    if not in_row and whom not in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET):
        return False
    return attack_of(box, state, state.turn, holder) + box.amount[kind, step] <= 0


def move_worth(box: BoxRecord, state: State, seat: int) -> int:
    """What it brings to give the ball to whoever may make most of it, for nothing."""
    holder = state.ball
    if holder <= 0 or seat != state.turn:
        return 0
    fresh = fresh_now(state)
    now = outlook(box, state, seat, seat, spot_of(state, seat, holder), fresh)
    return outlook(box, state, seat, seat, s.NONE, fresh) - now


def keeping_worth(box: BoxRecord, kind: int) -> int:
    """How much a card should stay in the hand when there are too many."""
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
