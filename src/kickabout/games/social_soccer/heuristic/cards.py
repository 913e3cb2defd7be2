"""The worth of cards apart from their effect on the shot under way, in hundredths of a goal."""

from kickabout.engine.effects import by_effect

from .. import state as s
from ..effects import KEPT, LASTS, REST, Do
from ..pitch import active, attack_of, is_fresh, is_rivals, on_field, spot_of, stands_in_row
from ..state import BoxRecord, CardType, Lasts, Rest, State, Whom
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
    if box.whom[kind, step] != Whom.NOBODY:
        return on_members(box, state, seat, kind, step)
    return side_worth(box.effect[kind, step], box, state, seat, box.amount[kind, step])


def plain_worth(box: BoxRecord, state: State, seat: int, kind: int, step: int) -> int:
    """Return the worth to its seat of one effect of the card that is answered."""
    if box.whom[kind, step] != Whom.NOBODY:
        return on_members(box, state, seat, kind, step)
    return answered_worth(box.effect[kind, step], box, state, seat, box.amount[kind, step])


# Effects on a side or on a card: each function takes a seat and the amount.


def draw_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of drawing cards."""
    return (A_CARD + 2) * min(amount, state.deck_size[seat])


def discard_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of cards that the rival loses."""
    return A_CARD * min(amount, state.hand_size[1 - seat])


def look_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of seeing the rival's hand."""
    return 8 if state.hand_size[1 - seat] > 1 else 0


def gain_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of custody for one's own pool."""
    return A_POINT * amount if state.hand_size[seat] > 2 else 0


def drain_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of custody that the rival loses."""
    return A_POINT * min(amount, state.custody[1 - seat])


def steal_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of taking the ball from the rival."""
    return ball_worth(box, state, seat)


def cancel_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of cancelling the card on top of the stack."""
    return answer_worth(box, state, 1 - seat)


def copy_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of copying the card on top of the stack."""
    return answer_worth(box, state, seat)


def cards_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of so many cards."""
    return A_CARD * amount


def points_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of so much custody."""
    return A_POINT * amount


def stolen_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return the worth of taking the ball from the rival, if he has it."""
    return ball_worth(box, state, seat) if state.turn != seat else 0


def no_worth(box: BoxRecord, state: State, seat: int, amount: int) -> int:
    """Return 0."""
    return 0


side_worth = by_effect(
    {
        Do.DRAW: draw_worth,
        Do.DISCARD: discard_worth,
        Do.LOOK: look_worth,
        Do.STEAL: steal_worth,
        Do.GAIN: gain_worth,
        Do.DRAIN: drain_worth,
        Do.CANCEL: cancel_worth,
        Do.COPY: copy_worth,
    },
    no_worth,
)
"""Return the worth of an effect on a side or on a card to the seat that plays it."""
answered_worth = by_effect(
    {
        Do.DRAW: cards_worth,
        Do.DISCARD: cards_worth,
        Do.STEAL: stolen_worth,
        Do.GAIN: points_worth,
        Do.DRAIN: points_worth,
    },
    no_worth,
)
"""Return the worth of such an effect of the card that is answered, judged by its amount alone."""


def ball_worth(box: BoxRecord, state: State, seat: int) -> int:
    """Return the worth of taking the ball from the rival."""
    fresh = fresh_now(state)
    now = change_of(box, state, seat, fresh)
    return outlook(box, state, seat, seat, s.NONE, fresh) - now + A_CARD


def answer_worth(box: BoxRecord, state: State, seat: int) -> int:
    """Return the worth to a seat of what the card on top of the stack does."""
    below = state.stack_kind[state.stack - 1] if state.stack > 0 else s.NONE
    if below < 0 or state.blocker > 0:
        return 0  # in a shot, `swing` covers it
    total = 0
    for step in range(box.effects[below]):
        total += plain_worth(box, state, seat, below, step)
    return total


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
    if LASTS[effect] == 1:
        if box.lasts[kind, step] != Lasts.ROUND:
            return 0  # better kept for a shot
    elif REST[effect] == s.NONE:
        return 0
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
            if REST[box.effect[kind, step]] != Rest.FRESH:
                then -= bit(side, spot)
    return change_of(box, state, seat, then) - change_of(box, state, seat, now)


def on_spot(
    box: BoxRecord, state: State, seat: int, side: int, spot: int, kind: int, step: int
) -> int:
    """Return the worth to a seat of an effect on the member at one spot of a side."""
    effect = box.effect[kind, step]
    now = fresh_now(state)
    fresh = is_fresh(state, side, spot)
    if LASTS[effect] == 1:
        in_row = spot < s.ATTACKERS if effect == Do.ATTACK else spot >= s.BENCH_TO
        sign = SKILL if side == seat else -SKILL
        return sign * box.amount[kind, step] if fresh and in_row else 0
    if REST[effect] == s.NONE or fresh == (REST[effect] == Rest.FRESH):
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
        total += KEPT[box.effect[kind, step]] * max(1, abs(box.amount[kind, step]))
    return total
