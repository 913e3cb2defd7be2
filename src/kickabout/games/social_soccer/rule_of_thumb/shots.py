"""Shots and blocks, as the rule of thumb weighs them."""

from kickabout.games.social_soccer.pitch import attack_of, defence_of, is_fresh
from kickabout.games.social_soccer.stack import answers_card
from kickabout.games.social_soccer.state import (
    ACTIVE,
    ATTACK,
    ATTACK_ROW,
    BENCH_TO,
    BLOCKED,
    BLOCKS,
    CANCEL,
    DEFENCE,
    DEFENCE_ROW,
    FIELD,
    LET,
    PLAYS,
    RIVAL_ACTIVE,
    RIVAL_ATTACK_ROW,
    RIVAL_DEFENCE_ROW,
    RIVAL_FIELD,
    SPOTS,
    SUPPORT,
    TWIST,
    TWISTS,
    BoxRecord,
    State,
)

SURE = 50
"""What a shot is worth that nobody can block."""


def shot_worth(box: BoxRecord, state: State, member: int) -> int:
    """What a shot of a member of the side with the ball promises."""
    strongest = 0
    for spot in range(BENCH_TO, SPOTS):
        if is_fresh(state, 1 - state.turn, spot):
            strongest = max(
                strongest, defence_of(box, state, 1 - state.turn, state.spot[1 - state.turn, spot])
            )
    if strongest == 0:
        return SURE
    return 10 + 6 * (attack_of(box, state, state.turn, member) - strongest)


def block_worth(box: BoxRecord, state: State, action: int) -> int:
    """The weakest defender who will do; nobody where none can."""
    seat = state.actor
    if action == LET:
        return 0
    member = state.spot[seat, action - BLOCKS]
    defence = defence_of(box, state, seat, member)
    lead = attack_of(box, state, state.turn, state.shooter) - defence
    if box.tie != BLOCKED:
        lead += 1
    if lead > reserve(box, state, seat):
        return -defence
    expected = 2 if state.hand_size[state.turn] > 0 else 0
    if lead + expected <= 0:
        return 40 - defence
    return 20 - lead


def reserve(box: BoxRecord, state: State, seat: int) -> int:
    """By how much a seat can turn a shot its way with the cards that it holds and can pay."""
    best_twist = 0
    best_card = 0
    for kind in range(box.kinds):
        if state.hand[seat, kind] > 0:
            if box.types[kind] == TWIST:
                if (box.twist[kind] == 0) == (seat == state.turn) and state.twisted[seat] == 0:
                    best_twist = box.twist_bonus
            elif box.types[kind] == SUPPORT and box.cost[kind] <= state.custody[seat]:
                best_card = max(best_card, abs(swing(box, state, seat, kind)))
    return best_twist + best_card


def swing(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """By how much a card of a seat brings attack above defence in the shot under way."""
    total = 0
    for step in range(box.effects[kind]):
        effect = box.effect[kind, step]
        if effect in (ATTACK, DEFENCE):
            whom = box.whom[kind, step]
            for_attack = effect == ATTACK
            own = whom in (ACTIVE, FIELD, ATTACK_ROW if for_attack else DEFENCE_ROW)
            rivals = whom in (
                RIVAL_ACTIVE,
                RIVAL_FIELD,
                RIVAL_ATTACK_ROW if for_attack else RIVAL_DEFENCE_ROW,
            )
            shoots = seat == state.turn
            if for_attack and ((own and shoots) or (rivals and not shoots)):
                total += box.amount[kind, step]
            elif not for_attack and ((own and not shoots) or (rivals and shoots)):
                total -= box.amount[kind, step]
    return total


def projected_lead(box: BoxRecord, state: State) -> int:
    """By how much attack will exceed defence once the stack is worked off."""
    lead = attack_of(box, state, state.turn, state.shooter) - defence_of(
        box, state, 1 - state.turn, state.blocker
    )
    cancelled = False
    for back in range(state.stack):
        entry = state.stack - 1 - back
        kind = state.stack_kind[entry]
        if kind >= 0 and not cancelled and state.stack_off[entry] == 0:
            lead += entry_swing(box, state, entry)
            cancelled = state.stack_twist[entry] == 0 and cancels(box, kind)
        else:
            cancelled = False
    return lead


def entry_swing(box: BoxRecord, state: State, entry: int) -> int:
    """What a card on the stack will add to the lead."""
    seat = state.stack_seat[entry]
    if state.stack_twist[entry] == 1:
        return box.twist_bonus if seat == state.turn else -box.twist_bonus
    return swing(box, state, seat, state.stack_kind[entry])


def cancels(box: BoxRecord, kind: int) -> bool:
    """Whether a card cancels the one that it answers."""
    for step in range(box.effects[kind]):
        if box.effect[kind, step] == CANCEL:
            return True
    return False


def shot_card_worth(box: BoxRecord, state: State, action: int) -> int:
    """A card or a Twist in a shot: what turns it one's own way, the cheapest first."""
    seat = state.actor
    shoots = seat == state.turn
    lead = projected_lead(box, state) - (1 if box.tie == BLOCKED else 0)
    if (lead >= 0) == shoots:
        return -1
    if action >= TWISTS:
        change = box.twist_bonus if shoots else -box.twist_bonus
        cost = 1
    else:
        kind = action - PLAYS
        change = swing(box, state, seat, kind)
        cost = box.cost[kind] + 3 * box.tires[kind]
        if cancels(box, kind) and answers_card(state, seat):
            change -= entry_swing(box, state, state.stack - 1)
    after = lead + change
    if (after >= 0) == shoots:
        return 40 - cost
    helps = change > 0 if shoots else change < 0
    gap = -lead if shoots else lead + 1
    if helps and gap <= reserve(box, state, seat):
        return 20 - cost
    return -1
