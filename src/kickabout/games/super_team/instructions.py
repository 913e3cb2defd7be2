"""Cards of Super Team: what may be done with one, its elements one after the other, its rewards.
Numbers are rulebook clauses.
"""

from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import act, any_action, any_pass, passes, start_shot
from kickabout.games.super_team.decks import (
    deck_ready,
    discard,
    kind_of,
    shed_fatigue,
    slot_of,
    take_fatigue,
)
from kickabout.games.super_team.goal_kicks import any_kick, can_kick
from kickabout.games.super_team.movement import any_movement, move
from kickabout.games.super_team.outcome import gain_morale
from kickabout.games.super_team.pitch import (
    carrier,
    distance,
    lies_in,
    near_opponent,
    own_half,
)
from kickabout.games.super_team.skills import may_bypass, pushable
from kickabout.games.super_team.state import (
    BoxRecord,
    Condition,
    Element,
    Phase,
    Role,
    Shirt,
    State,
    Use,
    Zone,
)

# Which card, and what for.


def plays(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Writes what a seat may do with the cards of its hand, ascending
    (SUPER-5.3, 5.5, 5.6, 14.13, 19.1).
    """
    can_move = state.goal_kick == 0 or state.attacker != seat  # 14.13
    can_act = any_action(box, state, seat)
    owes = state.goal_kick == 1 and state.attacker == seat
    if owes and not can_kick(box, state, seat):  # 14.14
        owes = False
        can_act = False
        can_move = True
    can_move = can_move and any_movement(box, state, seat, Element.NOTHING)  # 5.5
    can_kick_cheaply = owes and any_kick(box, state, seat)
    n = 0
    for use in range(s.USES):
        for slot in range(s.SLOTS):
            if state.hands[seat, slot] == 0:
                continue
            fatigue = slot == s.FATIGUE_SLOT
            fits = False
            if use == Use.PERFORM:
                fits = not fatigue and performable(box, state, seat, slot)  # 19.1
            elif use == Use.MOVEMENT:
                fits = can_move and not (fatigue and box.hard_fatigue == 1)  # 22.9
            elif use == Use.ACTION:
                fits = can_act and not fatigue  # 19.1
            elif use == Use.GOAL_KICK:
                fits = can_kick_cheaply and not fatigue  # 14.8, 14.14
            elif fatigue and box.hard_fatigue == 1:
                fits = state.thrown == 0 and not owes  # 14.13, 22.9
            if fits:
                out[n] = s.PLAYS + use * s.KINDS + kind_of(state, seat, slot)
                n += 1
    if n == 0 and state.played == 0:  # 5.6
        for slot in range(s.SLOTS):
            if state.hands[seat, slot] > 0:
                out[n] = s.PLAYS + Use.DROP * s.KINDS + kind_of(state, seat, slot)
                n += 1
    return n


def performable(box: BoxRecord, state: State, seat: int, slot: int) -> bool:
    """Whether the instruction of a card may be performed: its part for the seat's role, its
    condition, its price, and its first element must be possible (SUPER-15.2, 15.5, 17.2, 18.2).
    """
    kind = kind_of(state, seat, slot)
    part = Role.OFFENSIVE if state.attacker == seat else Role.DEFENSIVE  # 15.2
    if (
        box.elements[kind, part, 0] == Element.NOTHING or box.cost[kind] > state.morale[seat]
    ):  # 15.2, 18.2
        return False
    if not holds(box, state, seat, box.conditions[kind, part], slot > s.COACH_SLOT):  # 15.14, 17.2
        return False
    if state.goal_kick == 1 and part == Role.OFFENSIVE:
        # Only a pass to a piece is the kick that is owed.
        first = box.elements[kind, part, 0]
        return Element.FORWARD_PASS <= first <= Element.IN_BETWEEN_PASS and any_pass(
            box, state, seat, first
        )
    for step in range(s.STEPS):
        element = box.elements[kind, part, step]
        if element == Element.NOTHING:
            return True
        if not is_instant(element):
            return possible(box, state, seat, element)  # 15.5, 17.14
    return True


def holds(box: BoxRecord, state: State, seat: int, conditions: int, by_captain: bool) -> bool:
    """Whether the conditions of a card hold: of the captain on a skill, of the carrier on a tactic
    (SUPER-15.14, 17.1 to 17.3).
    """
    piece = seat * s.PIECES + Shirt.CAPTAIN if by_captain else carrier(state)
    if conditions == 0:
        return True
    if piece == s.NONE:
        return False
    space = state.at[piece]
    if conditions & Condition.ON_THE_BALL and carrier(state) != piece:
        return False
    if conditions & Condition.OFF_THE_BALL and carrier(state) == piece:
        return False
    if conditions & Condition.CLOSE_TO_OPPONENT and not near_opponent(state, space, seat):
        return False
    if conditions & Condition.CLOSE_TO_BALL and distance(space, state.ball) != 1:
        return False
    if conditions & Condition.OPPONENTS_HALF and not own_half(box, space, 1 - seat):
        return False
    return not (conditions & Condition.OPPONENTS_AREA) or lies_in(box, space, Zone.AREA, 1 - seat)


def is_instant(element: int) -> bool:
    """Whether an element takes no decision."""
    return element == Element.SKIP or element >= Element.STAND_UP


def possible(box: BoxRecord, state: State, seat: int, element: int) -> bool:
    """Whether an element can be carried out now (SUPER-15.5, 15.6, 17.14)."""
    captain = seat * s.PIECES + Shirt.CAPTAIN
    if element == Element.PASS:
        return carrier(state) == captain and any_pass(box, state, seat, element)  # 17.6
    if element < Element.STRIKE:
        return any_pass(box, state, seat, element)
    if element == Element.STRIKE:
        return carrier(state) == captain  # 17.7
    if element <= Element.MOVE:
        return any_movement(box, state, seat, element)  # 16.10, 17.4
    if element == Element.PUSH:
        for shirt in range(1, s.PIECES):
            if pushable(box, state, (1 - seat) * s.PIECES + shirt):  # 17.10
                return True
        return False
    for shirt in range(s.PIECES):
        if may_bypass(box, state, (1 - seat) * s.PIECES + shirt):  # 17.12
            return True
    return False


def play(box: BoxRecord, state: State, action: int) -> None:
    """A card of the actor's hand goes to its discard pile, for the use that was named
    (SUPER-5.3).
    """
    seat = state.actor
    kind = (action - s.PLAYS) % s.KINDS
    use = (action - s.PLAYS) // s.KINDS
    slot = slot_of(kind)
    discard(state, seat, slot)  # 5.3
    state.played += 1
    state.slot = slot
    state.use = use
    state.part = Role.OFFENSIVE if state.attacker == seat else Role.DEFENSIVE  # 15.2
    state.step = 0
    state.movers = 0
    if use == Use.PERFORM:
        state.morale[seat] -= box.cost[kind]  # 18.2
        state.phase = Phase.NEXT
    elif use == Use.MOVEMENT:
        state.phase = Phase.MOVE
    elif use == Use.ACTION:
        state.phase = Phase.ACT
    elif use == Use.GOAL_KICK:
        state.phase = Phase.GOAL_KICK
    else:
        if slot == s.FATIGUE_SLOT:
            state.thrown += 1  # 22.9
        state.phase = Phase.NEXT


# Elements, one after the other.


def element_due(box: BoxRecord, state: State) -> int:
    """The element that the actor is about to carry out; NOTHING for any movement or action
    (SUPER-15.4).
    """
    if state.slot == s.NONE or state.use != Use.PERFORM:
        return Element.NOTHING
    return box.elements[kind_of(state, state.turn, state.slot), state.part, state.step]


def next_element(box: BoxRecord, state: State) -> None:
    """Goes on with the card under way: its next element, its rewards, or its end
    (SUPER-15.3, 15.4, 15.6, 17.14).
    """
    seat = state.turn
    if state.use != Use.PERFORM:  # 15.10
        end_card(state)
        return
    kind = kind_of(state, seat, state.slot)
    last = Element.NOTHING if state.step == 0 else box.elements[kind, state.part, state.step - 1]
    if Element.FORWARD_PASS <= last <= Element.STRIKE and state.success == 0:  # 15.7, 15.11, 19.4
        end_card(state)
        return
    element = (
        box.elements[kind, state.part, state.step] if state.step < s.STEPS else Element.NOTHING
    )
    if element == Element.NOTHING:
        complete(box, state, kind)
    elif is_instant(element):
        state.step += 1
        instant(box, state, element, box.amounts[kind, state.part, state.step - 1])
    elif not possible(box, state, seat, element):  # 15.6, 17.14
        end_card(state)
    elif element == Element.STRIKE:
        state.step += 1
        start_shot(box, state)
    else:
        state.actor = seat
        if element < Element.STRIKE:
            state.phase = Phase.ACT
        elif element <= Element.MOVE:
            state.phase = Phase.MOVE
        else:
            state.phase = Phase.PUSHED if element == Element.PUSH else Phase.BYPASSED


def ball_elements(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the passes that the element under way allows, ascending (SUPER-16.1)."""
    return passes(box, state, state.actor, element_due(box, state), out)


def carry_out(box: BoxRecord, state: State, action: int) -> None:
    """The actor carries a movement or an action out, as an element of a card or for its own sake."""
    state.step += 1
    is_movement = state.phase == Phase.MOVE
    state.phase = Phase.NEXT
    if is_movement:
        move(box, state, action)
    else:
        act(box, state, action)


def instant(box: BoxRecord, state: State, element: int, amount: int) -> None:
    """An element that takes no decision (SUPER-17.8, 18.3)."""
    seat = state.turn
    if element == Element.SKIP:
        state.skipping = 1  # 17.8
    elif element == Element.STAND_UP:
        for piece in range(seat * s.PIECES, (seat + 1) * s.PIECES):
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
    """The next card that a Coach card draws, if there is one (SUPER-18.4)."""
    state.phase = Phase.NEXT
    if state.due_draws > 0 and deck_ready(box, state, state.turn):
        state.due_draws -= 1
        state.drawer = state.turn
        state.phase = Phase.DRAW
        state.actor = CHANCE
    else:
        state.due_draws = 0


def complete(box: BoxRecord, state: State, kind: int) -> None:
    """All elements are done: rewards are due, and Fatigue if the part bears its icon
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
    """The card is done with."""
    state.slot = s.NONE
    state.skipping = 0
    state.movers = 0


# Rewards.


def rewards(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the rewards that the actor can take now, ascending; 0 when nothing is left to take
    (SUPER-15.9, 15.12).
    """
    seat = state.actor
    n = 0
    if state.due_morale > 0 and box.morale_tokens > state.morale[0] + state.morale[1]:  # 8.10
        out[n] = s.TAKE_MORALE
        n += 1
    if state.due_moves > 0 and any_movement(box, state, seat, Element.NOTHING):
        out[n] = s.TAKE_MOVE
        n += 1
    if state.due_actions > 0 and any_action(box, state, seat):  # 15.12
        out[n] = s.TAKE_ACTION
        n += 1
    return n


def ask_reward(box: BoxRecord, state: State) -> bool:
    """Asks which reward is taken next; False, and all are forfeit, when none can be
    (SUPER-15.9).
    """
    seat = state.turn
    bank = box.morale_tokens > state.morale[0] + state.morale[1]
    if (
        (state.due_morale > 0 and bank)
        or (state.due_moves > 0 and any_movement(box, state, seat, Element.NOTHING))
        or (state.due_actions > 0 and any_action(box, state, seat))
    ):
        state.phase = Phase.REWARD
        state.actor = seat
        return True
    forfeit(state)
    return False


def forfeit(state: State) -> None:
    """No more rewards."""
    state.due_morale = 0
    state.due_moves = 0
    state.due_actions = 0


def reward(box: BoxRecord, state: State, action: int) -> None:
    """A reward is taken, or the rest is left (SUPER-15.9, 15.13)."""
    state.phase = Phase.NEXT
    if action == s.TAKE_MORALE:
        gain_morale(box, state, state.actor, state.due_morale)
        state.due_morale = 0
    elif action == s.TAKE_MOVE:
        state.due_moves -= 1
        state.phase = Phase.MOVE
    elif action == s.TAKE_ACTION:
        state.due_actions -= 1
        state.phase = Phase.ACT
    else:
        forfeit(state)
