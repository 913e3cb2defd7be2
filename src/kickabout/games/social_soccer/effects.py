"""The effects of cards, a row each: whom they are for, when they may be played, and what they do (SOC-10).

A box names an effect by its slug, and the reader refuses a slug that has no row. Numbers are rulebook clauses.
"""

from collections.abc import Callable
from dataclasses import dataclass

from kickabout.engine.box_fields import Between
from kickabout.engine.effects import ByEffect, EffectTable

from . import state as s
from .cards import answers_card
from .pitch import active, attack_of, defence_of, is_fresh, is_rivals, on_field, stands_in_row, tire
from .refusals import Refusal
from .state import BoxRecord, Lasts, Phase, Rest, ShotEnd, State, TwistUse, When, Whom

MOST_CUSTODY = 99


def doing(state: State) -> int:
    """Return the kind of card whose effects the top of the stack carries out: its own, or the one that it copies."""
    return state.stack_kind[state.stack - 1] if state.copied == s.NONE else state.copied


def amount_now(box: BoxRecord, state: State) -> int:
    """Return the amount of the effect that is carried out."""
    return box.amount[doing(state), state.step]


# What an effect on a side or on a card does: each function takes the seat of the card on top of the stack; an effect
# that needs chance changes the phase.


def draw_cards(box: BoxRecord, state: State, seat: int, nobody: int) -> None:
    """Draw cards (SOC-10.10)."""
    begin_chance(state, Phase.EFFECT_DRAW, seat, amount_now(box, state))


def discard_cards(box: BoxRecord, state: State, seat: int, nobody: int) -> None:
    """Have the rival lose cards (SOC-10.11)."""
    begin_chance(state, Phase.LOSE, 1 - seat, amount_now(box, state))


def look_at_hand(box: BoxRecord, state: State, seat: int, nobody: int) -> None:
    """See the rival's hand (SOC-10.12)."""
    for other in range(s.KINDS):
        state.looked[other] = 0
    begin_chance(state, Phase.SEE, 1 - seat, state.hand_size[1 - seat])


def begin_chance(state: State, phase: int, seat: int, cards: int) -> None:
    """Start a chance phase in which a seat draws, loses or shows this many cards, or as many as it has."""
    state.phase = phase
    state.drawer = seat
    state.owed = min(
        cards, state.deck_size[seat] if phase == Phase.EFFECT_DRAW else state.hand_size[seat]
    )


def gain_custody(box: BoxRecord, state: State, seat: int, nobody: int) -> None:
    """Add custody to one's own pool."""
    state.custody[seat] = min(state.custody[seat] + amount_now(box, state), MOST_CUSTODY)


def drain_custody(box: BoxRecord, state: State, seat: int, nobody: int) -> None:
    """Take custody from the rival's pool."""
    state.custody[1 - seat] = max(state.custody[1 - seat] - amount_now(box, state), 0)


def steal_ball(box: BoxRecord, state: State, seat: int, nobody: int) -> None:
    """Take the ball from the rival, unless he shoots or has it no longer (SOC-10.13)."""
    if state.turn != seat and state.shooter == 0 and state.ball > 0:
        lose_ball(state)


def cancel_card(box: BoxRecord, state: State, seat: int, nobody: int) -> None:
    """Void the card below (SOC-10.15)."""
    below = state.stack - 2
    if below >= 0 and state.stack_kind[below] >= 0:
        state.stack_off[below] = 1


def copy_card(box: BoxRecord, state: State, seat: int, nobody: int) -> None:
    """Go on with the effects of the card below, unless it is about a card itself (SOC-10.16)."""
    below = state.stack - 2
    if below >= 0 and state.stack_kind[below] >= 0 and state.stack_twist[below] != TwistUse.BONUS:
        kind = state.stack_kind[below]
        if not is_about_card(box, kind):
            state.copied = kind
            state.step = -1  # its first effect comes next


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


# What an effect on players does: each function takes the seat and the number of one of them.


def change_attack(box: BoxRecord, state: State, seat: int, member: int) -> None:
    """Change a member's attack; a holder without any loses the ball (SOC-10.5)."""
    amount = amount_now(box, state)
    if box.lasts[doing(state), state.step] == Lasts.ROUND:
        state.attack_round[seat, member - 1] += amount
    else:
        state.attack_now[seat, member - 1] += amount
    holds = seat == state.turn and member == state.ball
    if amount < 0 and holds and attack_of(box, state, seat, member) == 0:
        lose_ball(state)


def change_defence(box: BoxRecord, state: State, seat: int, member: int) -> None:
    """Change a member's defence; without any, he is tired (SOC-10.7)."""
    amount = amount_now(box, state)
    if box.lasts[doing(state), state.step] == Lasts.ROUND:
        state.defence_round[seat, member - 1] += amount
    else:
        state.defence_now[seat, member - 1] += amount
    if amount < 0 and defence_of(box, state, seat, member) == 0:
        tire(state, seat, member, Rest.TIRED)


def tire_member(box: BoxRecord, state: State, seat: int, member: int) -> None:
    """Make a member tired."""
    tire(state, seat, member, Rest.TIRED)


def refresh_member(box: BoxRecord, state: State, seat: int, member: int) -> None:
    """Make a member fresh."""
    state.rest[seat, member - 1] = Rest.FRESH


def move_ball(box: BoxRecord, state: State, seat: int, member: int) -> None:
    """Give the ball to a member, unless his side shoots or has it no longer (SOC-10.14)."""
    if seat == state.turn and state.shooter == 0:
        get_ball(box, state, member)


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


# What an effect needs, for a seat that would play its card. Whether there is a ball of the right side to steal or to move
# is the card's condition (SOC-10.13, 10.14, 10.22).


def has_card_to_answer(box: BoxRecord, state: State, seat: int, nobody: int) -> bool:
    """Return whether a card of the rival is on top of the stack."""
    return answers_card(state, seat)


def nobody_shoots(box: BoxRecord, state: State, seat: int, nobody: int) -> bool:
    """Return whether no shot is under way."""
    return state.shooter == 0


def needs_nothing(box: BoxRecord, state: State, seat: int, nobody: int) -> bool:
    """Return True: the effect always has something to act on."""
    return True


# Whom an effect can be for: each function takes the seat and the number of a member.


def is_worn(box: BoxRecord, state: State, seat: int, member: int) -> bool:
    """Return whether a member is tired or exhausted."""
    return state.rest[seat, member - 1] != Rest.FRESH


def is_rested(box: BoxRecord, state: State, seat: int, member: int) -> bool:
    """Return whether a member is fresh."""
    return state.rest[seat, member - 1] == Rest.FRESH


def is_without_ball(box: BoxRecord, state: State, seat: int, member: int) -> bool:
    """Return whether a member is not the one with the ball."""
    return member != state.ball


def is_anybody(box: BoxRecord, state: State, seat: int, member: int) -> bool:
    """Return True: any field player will do."""
    return True


Deed = Callable[[BoxRecord, State, int, int], None]
Test = Callable[[BoxRecord, State, int, int], bool]


@dataclass(frozen=True, kw_only=True)
class Row:
    """What there is to know of an effect."""

    carry_out: Deed
    """What it does: to a side, or to each player whom it is for."""
    amounts: Between | None = None
    """The range of its amount, None if it takes none."""
    for_players: bool = False
    """Whether a box says whom it is for."""
    only_whom: Whom | None = None
    """The only players whom it can be for, if there is no choice."""
    lasts: bool = False
    """Whether it changes a number for some time, of which a box says how long."""
    rest: Rest | None = None
    """How tired a player is after it, if it changes that."""
    only_when: When | None = None
    """The only condition under which it makes sense; None for any."""
    on_twists: bool = True
    """Whether it makes sense when a Twist is turned up, where nobody is asked and no card is answered."""
    about_card: bool = False
    """Whether it is about the card that it answers; such a card cannot be copied."""
    goes_last: bool = False
    """Whether no other effect of its card can follow."""
    needs: Test = needs_nothing
    unmet: Refusal = Refusal.NONE
    """The refusal where that is lacking."""
    fits: Test = is_anybody
    """Which field player it can be aimed at."""
    unfit: Refusal = Refusal.NONE
    """The refusal of any other."""
    kept: int = 12
    """The worth of keeping its card, to the heuristic, for each point of its amount; in hundredths of a goal."""


class Do(EffectTable):
    """What a card does; `box.toml` explains them. New members come last."""

    row: Row

    ATTACK = Row(
        carry_out=change_attack, amounts=Between(-9, 9), for_players=True, lasts=True, kept=24
    )
    DEFENCE = Row(
        carry_out=change_defence, amounts=Between(-9, 9), for_players=True, lasts=True, kept=24
    )
    TIRE = Row(
        carry_out=tire_member,
        for_players=True,
        rest=Rest.TIRED,
        fits=is_rested,
        unfit=Refusal.TIRED_ALREADY,  # 7.4
    )
    REFRESH = Row(
        carry_out=refresh_member,
        for_players=True,
        rest=Rest.FRESH,
        fits=is_worn,
        unfit=Refusal.FRESH_ALREADY,  # 7.4
        kept=50,
    )
    DRAW = Row(carry_out=draw_cards, amounts=Between(1, 9))
    DISCARD = Row(carry_out=discard_cards, amounts=Between(1, 9))
    LOOK = Row(carry_out=look_at_hand)
    STEAL = Row(
        carry_out=steal_ball,
        only_when=When.WITHOUT_BALL,
        on_twists=False,
        needs=nobody_shoots,
        unmet=Refusal.STEALS_NO_SHOT,  # 10.13
    )
    MOVE = Row(
        carry_out=move_ball,
        for_players=True,
        only_whom=Whom.TARGET,
        only_when=When.WITH_BALL,
        on_twists=False,
        needs=nobody_shoots,
        unmet=Refusal.MOVES_NO_SHOT,  # 10.14
        fits=is_without_ball,
        unfit=Refusal.GETS_BALL_ALREADY,  # 7.4
    )
    CANCEL = Row(
        carry_out=cancel_card,
        on_twists=False,
        about_card=True,
        needs=has_card_to_answer,
        unmet=Refusal.NOTHING_TO_CANCEL,  # 10.15
    )
    COPY = Row(
        carry_out=copy_card,
        on_twists=False,
        about_card=True,
        goes_last=True,
        needs=has_card_to_answer,
        unmet=Refusal.NOTHING_TO_COPY,  # 10.16
    )
    GAIN = Row(carry_out=gain_custody, amounts=Between(1, 40))
    DRAIN = Row(carry_out=drain_custody, amounts=Between(1, 40))


carry_out: ByEffect[None] = Do.rule("carry_out")
"""Carry out an effect (`Row.carry_out`)."""
has_what_it_needs = Do.rule("needs", needs_nothing)
"""Return whether an effect has what it needs (`Row.needs`)."""
can_be_for = Do.rule("fits", is_anybody)
"""Return whether an effect can be aimed at a member (`Row.fits`)."""
UNMET = Do.column("unmet")
UNFIT = Do.column("unfit")
ABOUT_CARD = Do.column("about_card")
KEPT = Do.column("kept")
LASTS = Do.column("lasts")
REST = Do.column("rest")
"""How tired a player is after an effect, NONE if it does not change that."""


def is_about_card(box: BoxRecord, kind: int) -> bool:
    """Return whether an effect of a card is about the card that it answers."""
    for step in range(box.effects[kind]):
        if ABOUT_CARD[box.effect[kind, step]] == 1:
            return True
    return False


# The effect under way.


def do_effect(box: BoxRecord, state: State) -> None:
    """Carry out the next effect of the card on top of the stack, on every member that it is for."""
    kind = doing(state)
    effect = box.effect[kind, state.step]
    whom = box.whom[kind, state.step]
    seat = state.stack_seat[state.stack - 1]
    if whom == Whom.NOBODY:
        carry_out(effect, box, state, seat, 0)
        return
    if whom in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET) or is_rivals(whom):
        seat = 1 - seat
    if whom >= Whom.ATTACK_ROW:
        for spot in range(s.SPOTS):
            if on_field(spot) and stands_in_row(whom, spot):
                carry_out(effect, box, state, seat, state.spot[seat, spot])
    else:
        member = state.stack_aim[state.stack - 1]
        if whom in (Whom.ACTIVE, Whom.RIVAL_ACTIVE) or state.copied != s.NONE:
            member = active(state, seat)
        if member > 0:
            carry_out(effect, box, state, seat, member)


# Targets.


def aimed_effect(box: BoxRecord, kind: int) -> int:
    """Return the index of the effect of a card that needs a chosen target, or NONE."""
    for step in range(box.effects[kind]):
        if box.whom[kind, step] in (Whom.TARGET, Whom.RIVAL_TARGET):
            return step
    return s.NONE


def refuse_aim(box: BoxRecord, state: State, seat: int, kind: int, spot: int) -> int:
    """Return what forbids a seat's card to target this spot, on the side that the card is for."""
    step = aimed_effect(box, kind)
    effect = box.effect[kind, step]
    side = seat if box.whom[kind, step] == Whom.TARGET else 1 - seat
    if not on_field(spot):
        return Refusal.ON_BENCH
    if not can_be_for(effect, box, state, side, state.spot[side, spot]):
        return UNFIT[effect]
    return Refusal.NONE


def refuse_every_aim(box: BoxRecord, state: State, seat: int, kind: int) -> Refusal:
    """Return what forbids a card that needs a target and has no legal one."""
    if aimed_effect(box, kind) == s.NONE:
        return Refusal.NONE
    for spot in range(s.SPOTS):
        if refuse_aim(box, state, seat, kind, spot) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.NOBODY_TO_AIM_AT
