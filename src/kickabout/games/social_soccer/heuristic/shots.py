"""The worth of blocks, and of cards in a shot, in hundredths of a goal."""

from .. import state as s
from ..actions import CARD, LET, SPOT, TWIST, VERB
from ..cards import answers_card
from ..effects import Do
from ..pitch import attack_of, defence_of
from ..state import BlockTie, BoxRecord, CardType, State, TwistBonus, TwistUse, Whom
from .cards import A_CARD, others_worth, price
from .outlook import GOAL, bit, fresh_now, outlook

IN_THE_WAY = 60
"""The worth of blocking at all: the rival may do better with what is left than the outlook says."""
DOUBT = 30
"""The certainty, in per cent, that a block which just holds loses to the cards that the rival may add."""


def block_worth(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of the rest of the round with this blocker, or with none."""
    seat = state.actor
    fresh = fresh_now(state)
    if action == LET:
        return outlook(box, state, seat, seat, s.NONE, fresh) - GOAL
    spot = SPOT[action]
    defence = defence_of(box, state, seat, state.spot[seat, spot])
    spare = (
        defence
        - attack_of(box, state, state.turn, state.shooter)
        - int(box.tie != BlockTie.BLOCKED)
    )
    sure = chance_to_hold(box, state, seat, spare)
    later = outlook(box, state, seat, seat, s.NONE, fresh - bit(seat, spot))
    in_the_way = IN_THE_WAY if sure > 0 else 0
    return in_the_way + later + (sure * A_CARD - (100 - sure) * GOAL) // 100 - defence


def chance_to_hold(box: BoxRecord, state: State, seat: int, spare: int) -> int:
    """Return the chance in per cent that a block holds, given its margin before cards."""
    if spare < 0 and reserve(box, state, seat) + spare < 0:
        return 0
    if state.hand_size[state.turn] == 0:
        return 100
    if spare < 0:
        return 100 - 2 * DOUBT
    return max(100 - DOUBT, 100 - DOUBT // (1 + spare))


def reserve(box: BoxRecord, state: State, seat: int) -> int:
    """Return by how much a seat can swing a shot with a Twist and a Support that it holds and can pay for."""
    best_twist = 0
    best_card = 0
    for kind in range(box.kinds):
        if state.hand[seat, kind] > 0:
            if box.types[kind] == CardType.TWIST:
                shoots = box.twist[kind] == TwistBonus.ATTACK
                if shoots == (seat == state.turn) and state.twisted[seat] == 0:
                    best_twist = box.twist_bonus
            elif box.types[kind] == CardType.SUPPORT and box.cost[kind] <= state.custody[seat]:
                best_card = max(best_card, abs(swing(box, state, seat, kind)))
    return best_twist + best_card


def swing(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """Return by how much a seat's card raises the lead of attack over defence in the shot under way."""
    total = 0
    for step in range(box.effects[kind]):
        effect = box.effect[kind, step]
        if effect in (Do.ATTACK, Do.DEFENCE):
            whom = box.whom[kind, step]
            for_attack = effect == Do.ATTACK
            own = whom in (
                Whom.ACTIVE,
                Whom.FIELD,
                Whom.ATTACK_ROW if for_attack else Whom.DEFENCE_ROW,
            )
            rivals = whom in (
                Whom.RIVAL_ACTIVE,
                Whom.RIVAL_FIELD,
                Whom.RIVAL_ATTACK_ROW if for_attack else Whom.RIVAL_DEFENCE_ROW,
            )
            shoots = seat == state.turn
            if for_attack and ((own and shoots) or (rivals and not shoots)):
                total += box.amount[kind, step]
            elif not for_attack and ((own and not shoots) or (rivals and shoots)):
                total -= box.amount[kind, step]
    return total


def projected_lead(box: BoxRecord, state: State) -> int:
    """Return the lead of attack over defence after the stack is resolved."""
    lead = attack_of(box, state, state.turn, state.shooter) - defence_of(
        box, state, 1 - state.turn, state.blocker
    )
    cancelled = False
    for back in range(state.stack):
        entry = state.stack - 1 - back
        kind = state.stack_kind[entry]
        if kind >= 0 and not cancelled and state.stack_off[entry] == 0:
            lead += entry_swing(box, state, entry)
            cancelled = state.stack_twist[entry] == TwistUse.PLAYED and cancels(box, kind)
        else:
            cancelled = False
    return lead


def entry_swing(box: BoxRecord, state: State, entry: int) -> int:
    """Return by how much a card on the stack will raise the lead."""
    seat = state.stack_seat[entry]
    if state.stack_twist[entry] == TwistUse.BONUS:
        return box.twist_bonus if seat == state.turn else -box.twist_bonus
    return swing(box, state, seat, state.stack_kind[entry])


def cancels(box: BoxRecord, kind: int) -> bool:
    """Return whether a card cancels the one that it answers."""
    for step in range(box.effects[kind]):
        if box.effect[kind, step] == Do.CANCEL:
            return True
    return False


def shot_card_worth(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of a card or a Twist in a shot: all its effects, minus its cost."""
    seat = state.actor
    shoots = seat == state.turn
    change = 0
    rest = -A_CARD
    if VERB[action] == TWIST:
        change = box.twist_bonus if shoots else -box.twist_bonus
    else:
        kind = CARD[action]
        change = swing(box, state, seat, kind)
        rest = others_worth(box, state, seat, kind) - price(box, state, seat, kind)
        if cancels(box, kind) and answers_card(state, seat):
            change -= entry_swing(box, state, state.stack - 1)
    return rest + turning_worth(box, state, change)


def turning_worth(box: BoxRecord, state: State, change: int) -> int:
    """Return the worth to the actor of changing the lead of a shot by this much."""
    seat = state.actor
    shoots = seat == state.turn
    lead = projected_lead(box, state) - int(box.tie == BlockTie.BLOCKED)
    if (lead >= 0) == shoots:
        return 0  # the shot ends the actor's way already
    if (lead + change >= 0) == shoots:
        return GOAL + A_CARD
    helps = change > 0 if shoots else change < 0
    gap = -lead if shoots else lead + 1
    return GOAL // 2 if helps and gap <= reserve(box, state, seat) else 0
