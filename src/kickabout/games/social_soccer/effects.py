"""Effects of cards, one branch for each member of the vocabulary (SOC-10)."""

from . import state as s
from .pitch import active, attack_of, defence_of, is_fresh, is_rivals, on_field, stands_in_row, tire
from .refusals import Refusal
from .state import BoxRecord, Do, Lasts, Phase, Rest, ShotEnd, State, TwistUse, Whom

MOST_CUSTODY = 99


def do_effect(box: BoxRecord, state: State, entry: int, kind: int, step: int) -> None:
    """Carry out one effect of a card on the stack; an effect that needs chance changes the phase."""
    seat = state.stack_seat[entry]
    rival = 1 - seat
    effect = box.effect[kind, step]
    amount = box.amount[kind, step]
    if box.whom[kind, step] != Whom.NOBODY:
        for_members(box, state, entry, kind, step)
    elif effect == Do.DRAW:
        begin_chance(state, Phase.EFFECT_DRAW, seat, amount)
    elif effect == Do.DISCARD:
        begin_chance(state, Phase.LOSE, rival, amount)
    elif effect == Do.LOOK:
        for other in range(s.KINDS):
            state.looked[other] = 0
        begin_chance(state, Phase.SEE, rival, state.hand_size[rival])
    elif effect == Do.GAIN:
        state.custody[seat] = min(state.custody[seat] + amount, MOST_CUSTODY)
    elif effect == Do.DRAIN:
        state.custody[rival] = max(state.custody[rival] - amount, 0)
    elif effect == Do.STEAL:
        if state.turn == rival and state.shooter == 0 and state.ball > 0:
            lose_ball(state)
    elif effect == Do.CANCEL:
        if entry > 0 and state.stack_kind[entry - 1] >= 0:
            state.stack_off[entry - 1] = 1
    elif entry > 0 and state.stack_kind[entry - 1] >= 0:  # COPY
        copied = state.stack_kind[entry - 1]
        bonus = state.stack_twist[entry - 1] == TwistUse.BONUS
        if (
            not bonus
            and not has_effect(box, copied, Do.COPY)
            and not has_effect(box, copied, Do.CANCEL)
        ):
            state.copied = copied
            state.step = -1  # its first effect comes next


def begin_chance(state: State, phase: int, seat: int, cards: int) -> None:
    """Start a chance phase in which a seat draws, loses or shows this many cards, or as many as it has."""
    state.phase = phase
    state.drawer = seat
    state.owed = min(
        cards, state.deck_size[seat] if phase == Phase.EFFECT_DRAW else state.hand_size[seat]
    )


def has_effect(box: BoxRecord, kind: int, effect: int) -> bool:
    """Return whether a kind of card has this effect."""
    for step in range(box.effects[kind]):
        if box.effect[kind, step] == effect:
            return True
    return False


def get_ball(box: BoxRecord, state: State, member: int) -> None:
    """Give the ball to a member of the side with the ball; with no attack left he loses it at once, unless no
    fresh player has any left (SOC-10.25, 10.27).
    """
    state.ball = member
    state.returned = 0
    if attack_of(box, state, state.turn, member) == 0 and is_anybody_able(box, state):
        lose_ball(state)
        state.returned = 1


def is_anybody_able(box: BoxRecord, state: State) -> bool:
    """Return whether any fresh field player of either side has attack left."""
    for seat in range(s.SEATS):
        for spot in range(s.SPOTS):
            if (
                is_fresh(state, seat, spot)
                and attack_of(box, state, seat, state.spot[seat, spot]) > 0
            ):
                return True
    return False


def lose_ball(state: State) -> None:
    """Take the ball from the side that has it and void the rest of the stack (SOC-7.19)."""
    if state.shooter > 0 and state.scorer == s.NONE:
        state.shot_end = ShotEnd.LOST
    state.turn = 1 - state.turn
    state.ball = 0
    state.shooter = 0
    state.blocker = 0
    state.not_to = 0
    state.stolen = 1
    for entry in range(state.stack - 1):  # the card that takes the ball stays in force
        state.stack_off[entry] = 1


# Effects on players.


def for_members(box: BoxRecord, state: State, entry: int, kind: int, step: int) -> None:
    """Apply an effect to every member that it targets."""
    whom = box.whom[kind, step]
    seat = state.stack_seat[entry]
    if whom in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET) or is_rivals(whom):
        seat = 1 - seat
    if whom >= Whom.ATTACK_ROW:
        for spot in range(s.SPOTS):
            if on_field(spot) and stands_in_row(whom, spot):
                to_member(box, state, seat, state.spot[seat, spot], kind, step)
    else:
        member = state.stack_aim[entry]
        if whom in (Whom.ACTIVE, Whom.RIVAL_ACTIVE) or state.copied != s.NONE:
            member = active(state, seat)
        if member > 0:
            to_member(box, state, seat, member, kind, step)


def to_member(box: BoxRecord, state: State, seat: int, member: int, kind: int, step: int) -> None:
    """Apply an effect to one member."""
    effect = box.effect[kind, step]
    amount = box.amount[kind, step]
    for_round = box.lasts[kind, step] == Lasts.ROUND
    if effect == Do.ATTACK:
        if for_round:
            state.attack_round[seat, member - 1] += amount
        else:
            state.attack_now[seat, member - 1] += amount
        holds = seat == state.turn and member == state.ball
        if amount < 0 and holds and attack_of(box, state, seat, member) == 0:
            lose_ball(state)  # 10.5
    elif effect == Do.DEFENCE:
        if for_round:
            state.defence_round[seat, member - 1] += amount
        else:
            state.defence_now[seat, member - 1] += amount
        if amount < 0 and defence_of(box, state, seat, member) == 0:
            tire(state, seat, member, Rest.TIRED)  # 10.7
    elif effect == Do.TIRE:
        tire(state, seat, member, Rest.TIRED)
    elif effect == Do.REFRESH:
        state.rest[seat, member - 1] = Rest.FRESH
    elif seat == state.turn and state.shooter == 0:  # MOVE
        get_ball(box, state, member)


# Targets.


def aimed_effect(box: BoxRecord, kind: int) -> int:
    """Return the index of the effect of a card that needs a chosen target, or NONE."""
    for step in range(box.effects[kind]):
        if box.whom[kind, step] in (Whom.TARGET, Whom.RIVAL_TARGET):
            return step
    return s.NONE


def refuse_aim(box: BoxRecord, state: State, seat: int, kind: int, spot: int) -> Refusal:
    """Return what forbids a seat's card to target this spot, on the side that the card is for."""
    step = aimed_effect(box, kind)
    effect = box.effect[kind, step]
    side = seat if box.whom[kind, step] == Whom.TARGET else 1 - seat
    if not on_field(spot):
        return Refusal.ON_BENCH
    member = state.spot[side, spot]
    rested = state.rest[side, member - 1] == Rest.FRESH
    if effect == Do.REFRESH and rested:
        return Refusal.FRESH_ALREADY
    if effect == Do.TIRE and not rested:
        return Refusal.TIRED_ALREADY
    if effect == Do.MOVE and member == state.ball:
        return Refusal.GETS_BALL_ALREADY
    return Refusal.NONE


def refuse_every_aim(box: BoxRecord, state: State, seat: int, kind: int) -> Refusal:
    """Return what forbids a card that needs a target and has no legal one."""
    if aimed_effect(box, kind) == s.NONE:
        return Refusal.NONE
    for spot in range(s.SPOTS):
        if refuse_aim(box, state, seat, kind, spot) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.NOBODY_TO_AIM_AT
