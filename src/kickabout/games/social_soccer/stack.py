"""Cards that are played, answers to them, and the resolution of the stack (SOC-7)."""

from typing import Any

from . import state as s
from .actions import (
    AIM,
    CARD,
    GIVE_BALL,
    GIVE_UP,
    HOLD,
    PASS,
    PLAY,
    RIVAL_AIM,
    SHOOT,
    SPOT,
    TIRE,
    TWIST,
    VERB,
    number_of,
)
from .cards import can_be_asked, leave_hand, push
from .effects import (
    UNMET,
    aimed_effect,
    do_effect,
    doing,
    has_what_it_needs,
    refuse_aim,
    refuse_every_aim,
)
from .pitch import active, fresh_members, is_fresh, on_field, tire
from .refusals import Refusal
from .state import BoxRecord, CardType, Phase, Rest, State, TwistBonus, TwistUse, When, Whom

# Legal cards.


def legal_cards(box: BoxRecord, state: State, seat: int, out: Any, n: int) -> int:
    """Append the cards that a seat may play now; return the new number of actions."""
    for kind in range(box.kinds):
        if refuse_card(box, state, seat, kind) == Refusal.NONE:
            out[n] = number_of(PLAY, kind)
            n += 1
    return n


def legal_twists(box: BoxRecord, state: State, seat: int, out: Any, n: int) -> int:
    """Append the Twists that a seat may discard for a shot; return the new number of actions."""
    if refuse_every_twist(state, seat) == Refusal.NONE:
        for kind in range(box.kinds):
            if refuse_twist(box, state, seat, kind) == Refusal.NONE:
                out[n] = number_of(TWIST, kind)
                n += 1
    return n


def refuse_twist(box: BoxRecord, state: State, seat: int, kind: int) -> Refusal:
    """Return what forbids discarding a Twist for a shot (SOC-8.13, 8.14)."""
    if box.types[kind] != CardType.TWIST:
        return Refusal.NO_TWIST
    if state.hand[seat, kind] <= 0:
        return Refusal.TWIST_NOT_IN_HAND
    return refuse_discarding(box, state, seat, kind)


def refuse_discarding(box: BoxRecord, state: State, seat: int, kind: int) -> Refusal:
    """Return what forbids discarding a Twist that the seat holds."""
    refusal = refuse_every_twist(state, seat)
    if refusal == Refusal.TWIST_WITHOUT_BLOCK:
        return refusal
    if box.twist[kind] == TwistBonus.ATTACK and seat != state.turn:
        return Refusal.TWIST_FOR_SHOOTER
    if box.twist[kind] == TwistBonus.DEFENCE and seat == state.turn:
        return Refusal.TWIST_FOR_BLOCKER
    return refusal


def refuse_every_twist(state: State, seat: int) -> Refusal:
    """Return what forbids discarding any Twist now."""
    if state.blocker == 0:
        return Refusal.TWIST_WITHOUT_BLOCK
    return Refusal.ONE_TWIST_ONLY if state.twisted[seat] != 0 else Refusal.NONE


def refuse_card(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """Return what forbids playing a Support or a Mastermove now (SOC-7.1 to 7.4, 7.7)."""
    if state.hand[seat, kind] <= 0:
        return Refusal.NOT_IN_HAND
    return refuse_playing(box, state, seat, kind)


def refuse_playing(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """Return what forbids playing a card that the seat holds."""
    if box.types[kind] == CardType.TWIST:
        return Refusal.TWIST_IS_NOT_PLAYED
    if box.cost[kind] > state.custody[seat]:
        return Refusal.TOO_DEAR
    if box.tires[kind] > 0 and box.tires[kind] > fresh_members(state, seat):
        return Refusal.TOO_FEW_FRESH
    if state.round < box.from_round[kind]:
        return Refusal.TOO_EARLY
    if not is_time_for(state, seat, box.when[kind]):
        return Refusal.WRONG_MOMENT
    for step in range(box.effects[kind]):
        refusal = refuse_effect(box, state, seat, kind, step)
        if refusal != Refusal.NONE:
            return refusal
    return refuse_every_aim(box, state, seat, kind)


def is_time_for(state: State, seat: int, when: int) -> bool:
    """Return whether a card's condition holds (SOC-10.22)."""
    with_ball = seat == state.turn
    blocked = state.blocker > 0
    if when == When.WITH_BALL:
        return with_ball
    if when == When.WITHOUT_BALL:
        return not with_ball
    if when == When.OWN_SHOT:
        return blocked and with_ball
    if when == When.RIVAL_SHOT:
        return blocked and not with_ball
    if when == When.ANY_SHOT:
        return blocked
    return when != When.OPEN_PLAY or state.shooter == 0


def refuse_effect(box: BoxRecord, state: State, seat: int, kind: int, step: int) -> int:
    """Return what forbids an effect that has nothing to act on."""
    effect = box.effect[kind, step]
    whom = box.whom[kind, step]
    if not has_what_it_needs(effect, box, state, seat, 0):
        return UNMET[effect]
    if whom == Whom.ACTIVE and active(state, seat) == 0:
        return Refusal.NOBODY_ACTIVE
    if whom == Whom.RIVAL_ACTIVE and active(state, 1 - seat) == 0:
        return Refusal.NO_RIVAL_ACTIVE
    return Refusal.NONE


# Playing.


def play_card(box: BoxRecord, state: State, seat: int, kind: int) -> None:
    """Pay for a card and put it on the stack; a Mastermove has yet to tire players (SOC-7.2, 7.5)."""
    leave_hand(state, seat, kind)
    state.custody[seat] -= box.cost[kind]
    push(state, kind, seat)
    state.costs = box.tires[kind]
    state.asked = seat
    state.holds = 0
    state.phase = Phase.COST


def play_twist(state: State, seat: int, kind: int) -> None:
    """Discard a Twist for its bonus (SOC-8.13)."""
    leave_hand(state, seat, kind)
    push(state, kind, seat)
    state.stack_twist[state.stack - 1] = TwistUse.BONUS
    state.twisted[seat] = 1
    state.asked = 1 - seat
    state.holds = 0
    state.phase = Phase.ANSWER


def refuse_cost(state: State, spot: int) -> Refusal:
    """Return what forbids to tire the player at a spot for a Mastermove (SOC-5.5, 7.3)."""
    if not on_field(spot):
        return Refusal.BENCH_PAYS_NOT
    fresh = is_fresh(state, state.actor, spot)
    return Refusal.NONE if fresh else Refusal.TIRED_PAYS_NOT


def legal_costs(state: State, out: Any) -> int:
    """Write the players who may be tired for a Mastermove; return how many there are."""
    n = 0
    for spot in range(s.SPOTS):
        if refuse_cost(state, spot) == Refusal.NONE:
            out[n] = number_of(TIRE, spot)
            n += 1
    return n


def pay(state: State, spot: int) -> None:
    """Tire a player for a Mastermove."""
    tire(state, state.actor, state.spot[state.actor, spot], Rest.TIRED)
    state.costs -= 1


def refuse_target(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids a target of the card on top of the stack (SOC-7.14)."""
    kind = state.stack_kind[state.stack - 1]
    due = aim_of(box, kind)
    if VERB[action] != due:
        return Refusal.AIMS_AT_OWN if due == AIM else Refusal.AIMS_AT_RIVAL
    return refuse_aim(box, state, state.actor, kind, SPOT[action])


def legal_aims(box: BoxRecord, state: State, out: Any) -> int:
    """Write the legal targets of the card on top of the stack; return how many there are."""
    kind = state.stack_kind[state.stack - 1]
    verb = aim_of(box, kind)
    n = 0
    for spot in range(s.SPOTS):
        if refuse_aim(box, state, state.actor, kind, spot) == Refusal.NONE:
            out[n] = number_of(verb, spot)
            n += 1
    return n


def aim_of(box: BoxRecord, kind: int) -> int:
    """Return the verb that gives a card its target: on the seat's own side, or on the other."""
    own = box.whom[kind, aimed_effect(box, kind)] == Whom.TARGET
    return AIM if own else RIVAL_AIM


def aim(state: State, action: int) -> None:
    """Set the target of the card on top of the stack; then the rival may answer."""
    seat = state.actor
    side = seat if VERB[action] == AIM else 1 - seat
    state.stack_aim[state.stack - 1] = state.spot[side, SPOT[action]]
    state.asked = 1 - seat
    state.phase = Phase.ANSWER


def refuse_answer(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids an action as an answer, or as an addition to a shot (SOC-7.8, 7.18, 8.12)."""
    verb = VERB[action]
    if verb == PLAY:
        return refuse_card(box, state, state.actor, CARD[action])
    if verb == TWIST:
        return refuse_twist(box, state, state.actor, CARD[action])
    if verb == HOLD:
        return Refusal.NONE
    if state.blocker > 0:
        return Refusal.ADD_OR_HOLD
    if verb in (GIVE_BALL, PASS, SHOOT, GIVE_UP):
        return Refusal.ONLY_ANSWERS
    return Refusal.ANSWER_FIRST


def legal_answers(box: BoxRecord, state: State, out: Any) -> int:
    """Write the cards that may be played in answer or on a shot, then `HOLD`; return how many there are."""
    seat = state.actor
    n = legal_cards(box, state, seat, out, 0)
    n = legal_twists(box, state, seat, out, n)
    out[n] = HOLD
    return n + 1


def answer(box: BoxRecord, state: State, action: int) -> None:
    """Play a card in answer, or hold."""
    seat = state.actor
    if action == HOLD:
        state.holds += 1
        state.asked = 1 - seat
    elif VERB[action] == PLAY:
        play_card(box, state, seat, CARD[action])
    else:
        play_twist(state, seat, CARD[action])


def ask(box: BoxRecord, state: State) -> bool:
    """Name the next seat to be asked; once enough have held, resolve the stack (SOC-7.11, 8.12).

    Return whether a seat is asked.
    """
    enough = 2 if state.blocker > 0 else 1
    while state.holds < enough:
        if can_be_asked(box, state, state.asked):
            state.actor = state.asked
            return True
        state.holds += 1
        state.asked = 1 - state.asked
    state.worked = state.stack
    state.phase = Phase.RESOLVE
    return False


# Resolution.


def work_off(box: BoxRecord, state: State) -> int:
    """Carry out the next effect of the top entry of the stack, or remove the entry.

    Return the `Entry` that was removed if it is a player's action that still counts, else 0.
    """
    entry = state.stack - 1
    kind = state.stack_kind[entry]
    if kind >= 0 and state.stack_off[entry] == 0:
        if state.stack_twist[entry] == TwistUse.BONUS:
            add_bonus(box, state, entry)
        elif state.step < box.effects[doing(state)]:
            do_effect(box, state)
            state.step += 1
            return 0
    state.step = 0
    state.copied = s.NONE
    state.stack -= 1
    if kind < 0:
        return 0 if state.stack_off[entry] == 1 else kind
    if state.stack_twist[entry] == TwistUse.REVEAL:
        state.zone[state.stack_seat[entry], kind] += 1
    else:
        state.discard[state.stack_seat[entry], kind] += 1
    return 0


def add_bonus(box: BoxRecord, state: State, entry: int) -> None:
    """Add the bonus of a discarded Twist to the shooter's attack or the blocker's defence (SOC-8.13)."""
    seat = state.stack_seat[entry]
    if seat == state.turn:
        state.attack_now[seat, state.shooter - 1] += box.twist_bonus
    else:
        state.defence_now[seat, state.blocker - 1] += box.twist_bonus
