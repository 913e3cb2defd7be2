"""Instructions of the cards of Super Team: their elements in order, and their
rewards. Numbers are rulebook clauses.
"""

from kickabout.engine.game import CHANCE

from . import state as s
from .actions import TAKE_ACTION, TAKE_MORALE, TAKE_MOVEMENT
from .attempts import start_shot
from .ball_actions import refuse_acting, refuse_passing
from .decks import deck_ready, kind_of, shed_fatigue, take_fatigue
from .movement import refuse_moving
from .outcome import gain_morale
from .pitch import ask, carrier, pieces_of
from .refusals import Refusal
from .skills import refuse_bypassing, refuse_pushing
from .state import BoxRecord, Element, Phase, Shirt, State, Use


def is_instant(element: int) -> bool:
    """Return whether an element needs no decision."""
    return element == Element.SKIP or element >= Element.STAND_UP


def phase_of(element: int) -> int:
    """Return the phase in which a seat decides on an element."""
    if element < Element.STRIKE:
        return Phase.ACT
    if element <= Element.MOVE:
        return Phase.MOVE
    return Phase.PUSHED if element == Element.PUSH else Phase.BYPASSED


def refuse_element(box: BoxRecord, state: State, seat: int, element: int) -> Refusal:
    """Return what forbids an element to be carried out now (SUPER-15.5, 15.6, 17.14)."""
    on_the_ball = carrier(state) == seat * s.PIECES + Shirt.CAPTAIN
    if element in (Element.PASS, Element.STRIKE) and not on_the_ball:
        return Refusal.CAPTAIN_HAS_NO_BALL  # 17.6, 17.7
    if element <= Element.PASS:
        return refuse_passing(box, state, seat, element)
    if element == Element.STRIKE:
        return Refusal.NONE
    if element <= Element.MOVE:
        return refuse_moving(box, state, seat, element)  # 16.10, 17.4
    if element == Element.PUSH:
        return refuse_pushing(box, state, seat)  # 17.10
    return refuse_bypassing(box, state, seat)  # 17.12


def element_due(box: BoxRecord, state: State) -> int:
    """Return the element that the actor is about to carry out, NOTHING for any movement or action
    (SUPER-15.4).
    """
    if state.slot == s.NONE or state.use != Use.PERFORM:
        return Element.NOTHING
    return element_at(box, kind_of(state, state.turn, state.slot), state.part, state.step)


def element_at(box: BoxRecord, kind: int, part: int, step: int) -> int:
    """Return the element of a card at a step, NOTHING before the first and after the last."""
    if not 0 <= step < s.STEPS:
        return Element.NOTHING.value
    return box.elements[kind, part, step]


def next_element(box: BoxRecord, state: State) -> None:
    """Continue the card under way with its next element, its rewards, or its end
    (SUPER-15.3, 15.4, 15.6, 17.14).
    """
    seat = state.turn
    if state.use != Use.PERFORM:  # 15.10
        end_card(state)
        return
    kind = kind_of(state, seat, state.slot)
    last = element_at(box, kind, state.part, state.step - 1)
    if Element.FORWARD_PASS <= last <= Element.STRIKE and state.success == 0:  # 15.7, 15.11, 19.4
        end_card(state)
        return
    element = element_at(box, kind, state.part, state.step)
    if element == Element.NOTHING:
        complete(box, state, kind)
    elif is_instant(element):
        state.step += 1
        instant(box, state, element, box.amounts[kind, state.part, state.step - 1])
    elif refuse_element(box, state, seat, element) != Refusal.NONE:  # 15.6, 17.14
        end_card(state)
    elif element == Element.STRIKE:
        state.step += 1
        start_shot(box, state)
    else:
        ask(state, phase_of(element), seat)


def instant(box: BoxRecord, state: State, element: int, amount: int) -> None:
    """Carry out an element that needs no decision (SUPER-17.8, 18.3)."""
    seat = state.turn
    if element == Element.SKIP:
        state.skipping = 1  # 17.8
    elif element == Element.STAND_UP:
        for piece in pieces_of(seat):
            state.lying[piece] = 0
    elif element == Element.MORALE:
        gain_morale(box, state, seat, amount)
    elif element == Element.DRAW:
        state.due_draws = amount
        ask_draw(box, state)
    elif element == Element.SHED:
        shed_fatigue(state, seat, amount)  # 18.5
    elif element == Element.MOVEMENTS:
        state.due_moves += amount
    elif element == Element.ACTIONS:
        state.due_actions += amount
    elif element == Element.CARDS:
        state.allowed += amount


def ask_draw(box: BoxRecord, state: State) -> None:
    """Make the next draw of a Coach card due, if there is one (SUPER-18.4)."""
    if state.due_draws > 0 and deck_ready(box, state, state.turn):
        state.due_draws -= 1
        state.drawer = state.turn
        ask(state, Phase.DRAW, CHANCE)
    else:
        state.due_draws = 0


def complete(box: BoxRecord, state: State, kind: int) -> None:
    """Make the rewards due once all elements are done, and Fatigue if the part bears its icon
    (SUPER-15.8, 15.15, 15.16).
    """
    part = state.part
    state.due_morale += box.reward_morale[kind, part]
    state.due_moves += box.reward_moves[kind, part]
    state.due_actions += box.reward_actions[kind, part]
    if box.tiring[kind, part] == 1:
        take_fatigue(box, state, state.turn)  # 15.15, 15.16
    end_card(state)


def end_card(state: State) -> None:
    """End the card under way."""
    state.slot = s.NONE
    state.skipping = 0
    state.movers = 0


# Rewards.


def refuse_reward(box: BoxRecord, state: State, verb: int) -> Refusal:
    """Return what forbids the side whose turn it is to take a reward, or to decline the rest
    (SUPER-8.10, 15.8, 15.9, 15.12).
    """
    if verb == TAKE_MORALE:
        if state.due_morale == 0:
            return Refusal.NO_MORALE_DUE
        bank = box.morale_tokens - state.morale[0] - state.morale[1]
        return Refusal.NONE if bank > 0 else Refusal.BANK_EMPTY  # 8.10
    if verb == TAKE_MOVEMENT:
        if state.due_moves == 0:
            return Refusal.NO_MOVEMENT_DUE
        return refuse_moving(box, state, state.turn, Element.NOTHING)
    if verb == TAKE_ACTION:
        if state.due_actions == 0:
            return Refusal.NO_ACTION_DUE
        refusal = refuse_acting(box, state, state.turn)
        return Refusal.NONE if refusal == Refusal.NONE else Refusal.NO_ACTION_TO_TAKE  # 15.12
    return Refusal.NONE


def ask_reward(box: BoxRecord, state: State) -> bool:
    """Ask which reward is taken next; return False, with all of them forfeited, when none can be
    (SUPER-15.9).
    """
    for verb in (TAKE_MORALE, TAKE_MOVEMENT, TAKE_ACTION):
        if refuse_reward(box, state, verb) == Refusal.NONE:
            ask(state, Phase.REWARD, state.turn)
            return True
    forfeit(state)
    return False


def forfeit(state: State) -> None:
    """Clear all rewards that are due."""
    state.due_morale = 0
    state.due_moves = 0
    state.due_actions = 0


def reward(box: BoxRecord, state: State, action: int) -> None:
    """Take a reward, or decline the rest (SUPER-15.9, 15.13)."""
    if action == TAKE_MORALE:
        gain_morale(box, state, state.actor, state.due_morale)
        state.due_morale = 0
    elif action == TAKE_MOVEMENT:
        state.due_moves -= 1
        state.phase = Phase.MOVE
    elif action == TAKE_ACTION:
        state.due_actions -= 1
        state.phase = Phase.ACT
    else:
        forfeit(state)
