"""The choice of a card to play in Super Team and of its use. Numbers are rulebook clauses."""

from typing import Any

from kickabout.engine.actions import Row

from . import state as s
from .actions import CARD, DROP, END_TURN, PLAY, USE, number_of
from .ball_actions import refuse_acting, refuse_passing
from .decks import discard, kind_of, slot_of
from .goal_kicks import refuse_before_kick, refuse_kicking
from .instructions import is_instant, refuse_element
from .movement import refuse_moving
from .pitch import carrier, distance, lies_in, near_opponent, own_half, role_of
from .refusals import Refusal
from .state import BoxRecord, Condition, Element, Phase, Role, Shirt, State, Use, Zone

NEXT_PHASE = Row((Phase.NEXT, Phase.MOVE, Phase.ACT, Phase.GOAL_KICK, Phase.NEXT))
"""The phase after a card is played, by its use."""


def plays(box: BoxRecord, state: State, out: Any) -> int:
    """Write the uses that the actor may make of the cards of its hand, ascending, and the end of
    its turn (SUPER-5.2, 5.3, 5.5, 5.6).
    """
    seat = state.actor
    n = 0
    for use in range(Use.DROP):
        forbidden = refuse_any_card(box, state, seat, use)
        for slot in range(s.SLOTS):
            if state.hands[seat, slot] == 0:
                continue
            if refuse_card(box, state, seat, slot, use, forbidden) == Refusal.NONE:
                out[n] = number_of(PLAY[use], kind_of(state, seat, slot))
                n += 1
    usable = n > 0 or throws_fatigue(box, state, seat)
    for slot in range(s.SLOTS):
        if state.hands[seat, slot] == 0:
            continue
        if refuse_drop(box, state, seat, slot, usable) == Refusal.NONE:
            out[n] = number_of(DROP, kind_of(state, seat, slot))
            n += 1
    if refuse_ending(state) == Refusal.NONE:
        out[n] = END_TURN
        n += 1
    return n


def refuse_play(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids the actor a use of a card, or the end of its turn (SUPER-5.2, 5.5, 5.6)."""
    seat = state.actor
    if action == END_TURN:
        return refuse_ending(state)
    kind = CARD[action]
    use = USE[action]
    slot = slot_of(kind)
    if state.hands[seat, slot] == 0 or kind_of(state, seat, slot) != kind:
        return Refusal.NOT_IN_HAND  # 5.2
    if use == Use.DROP:
        return refuse_drop(box, state, seat, slot, has_use(box, state, seat))
    return refuse_card(box, state, seat, slot, use, refuse_any_card(box, state, seat, use))


def refuse_ending(state: State) -> Refusal:
    """Return what forbids the actor to end its turn (SUPER-5.2, 14.13)."""
    if state.played == 0:
        return Refusal.NO_CARD_PLAYED  # 5.2
    return refuse_before_kick(state, state.actor)  # 14.13


def refuse_any_card(box: BoxRecord, state: State, seat: int, use: int) -> Refusal:
    """Return what forbids a seat a use of any card (SUPER-5.5, 14.8, 14.13)."""
    if use == Use.MOVEMENT:
        kick = refuse_before_kick(state, seat)  # 14.13
        return kick if kick != Refusal.NONE else refuse_moving(box, state, seat, Element.NOTHING)
    if use == Use.ACTION:
        return refuse_acting(box, state, seat)
    if use == Use.GOAL_KICK:
        return refuse_kicking(box, state, seat)
    return Refusal.NONE


def refuse_card(
    box: BoxRecord, state: State, seat: int, slot: int, use: int, forbidden: Refusal
) -> Refusal:
    """Return what forbids a seat to perform or to spend a card of its hand, where `forbidden` is
    what forbids that use of any card (SUPER-19.1, 22.9).
    """
    if slot == s.FATIGUE_SLOT:
        if use != Use.MOVEMENT:
            return (
                Refusal.FATIGUE_IS_USELESS if box.hard_fatigue == 1 else Refusal.FATIGUE_ONLY_MOVES
            )
        if box.hard_fatigue == 1:
            return Refusal.FATIGUE_MOVES_NOBODY  # 22.9
    if use == Use.PERFORM:
        return refuse_performance(box, state, seat, slot)
    return forbidden


def refuse_drop(box: BoxRecord, state: State, seat: int, slot: int, usable: bool) -> Refusal:
    """Return what forbids a seat to play a card without effect, where `usable` says whether any
    card of its hand can be used (SUPER-5.6, 14.13, 22.9).
    """
    if slot == s.FATIGUE_SLOT and box.hard_fatigue == 1:
        if state.thrown > 0:
            return Refusal.FATIGUE_THROWN  # 22.9
        return refuse_before_kick(state, seat)  # 14.13
    if state.played > 0:
        return Refusal.CARD_PLAYED
    return Refusal.CARDS_USABLE if usable else Refusal.NONE


def has_use(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a seat can use any card of its hand (SUPER-5.6)."""
    for use in range(Use.DROP):
        forbidden = refuse_any_card(box, state, seat, use)
        for slot in range(s.SLOTS):
            if state.hands[seat, slot] == 0:
                continue
            if refuse_card(box, state, seat, slot, use, forbidden) == Refusal.NONE:
                return True
    return throws_fatigue(box, state, seat)


def throws_fatigue(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a seat can throw a Fatigue card away (SUPER-22.9)."""
    if box.hard_fatigue == 0 or state.hands[seat, s.FATIGUE_SLOT] == 0:
        return False
    return refuse_drop(box, state, seat, s.FATIGUE_SLOT, True) == Refusal.NONE


def refuse_performance(box: BoxRecord, state: State, seat: int, slot: int) -> Refusal:
    """Return what forbids a seat to perform a card's instruction: its part for the
    seat's role, its price, its condition, and its first element must be possible
    (SUPER-14.12, 14.13, 15.2, 15.5, 17.14, 18.2).
    """
    kind = kind_of(state, seat, slot)
    part = role_of(state, seat)  # 15.2
    if box.elements[kind, part, 0] == Element.NOTHING:
        return Refusal.NEEDS_THE_BALL  # 15.2
    if box.cost[kind] > state.morale[seat]:
        return Refusal.COSTS_MORALE  # 18.2
    conditions = box.conditions[kind, part]
    if conditions != 0:
        if slot > s.COACH_SLOT:
            refusal = refuse_skill(box, state, seat, conditions)  # 17.2
        else:
            refusal = refuse_tactic(state, seat, conditions)  # 15.14
        if refusal != Refusal.NONE:
            return refusal
    if state.goal_kick == 1 and part == Role.OFFENSIVE:
        first = box.elements[kind, part, 0]
        if first > Element.IN_BETWEEN_PASS or first == Element.THROUGH_PASS:
            return Refusal.KICK_TO_A_PIECE_FIRST  # 14.13
        return refuse_passing(box, state, seat, first)  # 14.12
    for step in range(s.STEPS):
        element = box.elements[kind, part, step]
        if element == Element.NOTHING:
            return Refusal.NONE
        if not is_instant(element):
            return refuse_element(box, state, seat, element)  # 15.5, 17.14
    return Refusal.NONE


def refuse_tactic(state: State, seat: int, conditions: int) -> Refusal:
    """Return the refusal of the condition of a tactic that does not hold (SUPER-15.14)."""
    piece = carrier(state)
    near = Condition.CLOSE_TO_OPPONENT
    if conditions & near and (piece == s.NONE or not near_opponent(state, state.ball, seat)):
        return Refusal.CARRIER_ALONE
    return Refusal.NONE


def refuse_skill(box: BoxRecord, state: State, seat: int, conditions: int) -> Refusal:
    """Return the refusal of the condition of a skill that does not hold (SUPER-17.2, 17.3)."""
    captain = seat * s.PIECES + Shirt.CAPTAIN
    space = state.at[captain]
    has_ball = carrier(state) == captain
    if conditions & Condition.ON_THE_BALL and not has_ball:
        return Refusal.CAPTAIN_HAS_NO_BALL
    if conditions & Condition.CLOSE_TO_OPPONENT and not near_opponent(state, space, seat):
        return Refusal.CAPTAIN_ALONE
    if conditions & Condition.CLOSE_TO_BALL and distance(space, state.ball) != 1:
        return Refusal.CAPTAIN_FAR_FROM_BALL
    if conditions & Condition.OPPONENTS_HALF and not own_half(box, space, 1 - seat):
        return Refusal.CAPTAIN_NOT_IN_THEIR_HALF
    if conditions & Condition.OPPONENTS_AREA and not lies_in(box, space, Zone.AREA, 1 - seat):
        return Refusal.CAPTAIN_NOT_IN_THEIR_AREA
    if conditions & Condition.OFF_THE_BALL and has_ball:
        return Refusal.CAPTAIN_HAS_THE_BALL
    return Refusal.NONE


def play(box: BoxRecord, state: State, action: int) -> None:
    """Discard a card of the actor's hand for the use that it has chosen (SUPER-5.3)."""
    seat = state.actor
    kind = CARD[action]
    use = USE[action]
    slot = slot_of(kind)
    discard(state, seat, slot)  # 5.3
    state.played += 1
    state.slot = slot
    state.use = use
    state.part = role_of(state, seat)  # 15.2
    state.step = 0
    state.movers = 0
    state.phase = NEXT_PHASE[use]
    if use == Use.PERFORM:
        state.morale[seat] -= box.cost[kind]  # 18.2
    elif use == Use.DROP and slot == s.FATIGUE_SLOT:
        state.thrown += 1  # 22.9
