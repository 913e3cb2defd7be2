"""The rules of Fútbol Dash. Numbers are rulebook clauses.

In each turn a seat draws (`turns`) and plays the card of its turn (here, and `effects`), the others may answer that card
(`answers`), and exactly eleven points are a shot (`shots`), until the match is decided (`shoot_out`).
A `substitution` takes several steps of its own; `piles` moves the cards.
Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE

from . import state as dash
from .actions import (
    ACTIONS,
    CARD,
    DISCARD,
    DONE,
    DRAW,
    FACE,
    HOLD,
    PLAY,
    SEAT,
    SHOOT,
    SHOW,
    SHOW_HAND,
    START,
    SWAP,
    VERB,
    number_of,
)
from .answers import answer, refuse_answer, refuse_referee_card
from .effects import carry_out
from .piles import discard, draw, hand_is_known, leave_hand
from .refusals import Refusal
from .shoot_out import shoot_out_pick
from .shots import faces_left, shot
from .state import BoxRecord, Group, Phase, State
from .substitution import refuse_swap, swap, swap_in
from .turns import deal, next_turn, wait_for_answer, wait_for_play


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Lay out a new match on a record of zeros (DASH-3.1 to 3.6)."""
    state.seats = seats
    for kind in range(box.kinds):
        state.deck[kind] = box.counts[kind]
        state.deck_size += box.counts[kind]
    for face in range(dash.FACES):
        state.grid[face] = box.shot_cards[face]
        state.grid_size += box.shot_cards[face]
    state.top = dash.NONE
    state.card = dash.NONE
    state.face = dash.NONE
    state.shooter = dash.NONE
    state.winner = dash.NONE
    state.phase = Phase.KICK_OFF
    state.actor = CHANCE


# The contract: legality, chance and play.


not_due = ACTIONS.not_due(
    {
        Phase.KICK_OFF: (Refusal.CHANCE_STARTS, ()),
        Phase.DEAL: (Refusal.CHANCE_DEALS, ()),
        Phase.DRAW: (Refusal.CHANCE_DRAWS, ()),
        Phase.ANSWER: (Refusal.ANSWER_IS_DUE, (PLAY, HOLD)),
        Phase.REPLACE: (Refusal.CHANCE_REPLACES, ()),
        Phase.SHOW: (Refusal.SHOW_IS_DUE, (SHOW,)),
        Phase.DISCARD: (Refusal.DISCARD_IS_DUE, (DISCARD,)),
        Phase.SWAP: (Refusal.SWAP_IS_DUE, (SWAP, DONE)),
        Phase.SWAP_DRAW: (Refusal.CHANCE_BRINGS_ON, ()),
        Phase.SHOOT: (Refusal.CHANCE_SHOOTS, ()),
        Phase.SHOOT_OUT: (Refusal.CHANCE_PICKS, ()),
        Phase.FULL_TIME: (Refusal.MATCH_OVER, ()),
    },
    seat_decides=Refusal.SEAT_DECIDES,
)


def refuse(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids a decision, or chance an impossible outcome, now; it changes nothing."""
    if state.phase != Phase.FULL_TIME and CARD[action] >= box.kinds:
        return Refusal.NOT_IN_BOX
    refusal = not_due(state.phase, action)
    if refusal == Refusal.CHANCE_DEALS and state.turns > 0:
        return Refusal.CHANCE_DEALS_AGAIN  # 9.5
    if refusal != Refusal.NONE:
        return refusal
    if state.phase == Phase.PLAY:
        return refuse_in_turn(box, state, action)
    if state.phase == Phase.ANSWER:
        return refuse_answer(box, state, action)
    if state.phase == Phase.SWAP:
        return refuse_swap(state, action)
    if state.phase == Phase.SHOW:
        return refuse_show(box, state, action)
    return refuse_discard(state, action)


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions, ascending, and return how many there are."""
    phase = state.phase
    n = 0
    if phase == Phase.PLAY:
        for kind in range(box.kinds):
            if refuse_card(box, state, state.actor, kind) == Refusal.NONE:
                if not has_target(box, kind):
                    out[n] = number_of(PLAY, kind)
                    n += 1
                else:
                    for target in range(state.seats):
                        if refuse_target(box, state, kind, target) == Refusal.NONE:
                            out[n] = number_of(PLAY, kind, target)
                            n += 1
        if n == 0:
            out[0] = SHOW_HAND
            n = 1
    elif phase == Phase.ANSWER:
        for i in range(box.referees):
            kind = box.referee_kinds[i]
            if refuse_referee_card(box, state, kind) == Refusal.NONE:
                out[n] = number_of(PLAY, kind)
                n += 1
        out[n] = HOLD
        n += 1
    elif phase == Phase.SWAP:
        for kind in range(box.kinds):
            if state.hands[state.actor, kind] > 0:
                out[n] = number_of(SWAP, kind)
                n += 1
        out[n] = DONE
        n += 1
    elif phase == Phase.SHOW:
        out[0] = number_of(SHOW, next_to_show(box, state))
        n = 1
    elif phase == Phase.DISCARD:
        for kind in range(box.kinds):
            if state.hands[state.actor, kind] > 0:
                out[n] = number_of(DISCARD, kind)
                n += 1
    return n


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights; return how many."""
    n = 0
    if state.phase == Phase.KICK_OFF:
        for seat in range(state.seats):  # 3.6
            out[n] = number_of(START, seat)
            weights[n] = 1
            n += 1
    elif state.phase in (Phase.SHOOT, Phase.SHOOT_OUT):
        for face in range(dash.FACES):
            if faces_left(state, face) > 0:  # 6.2, 13.2
                out[n] = number_of(SHOOT, face)
                weights[n] = faces_left(state, face)
                n += 1
    else:
        for kind in range(box.kinds):
            if state.deck[kind] > 0:  # 11.1
                out[n] = number_of(DRAW, kind)
                weights[n] = state.deck[kind]
                n += 1
    return n


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Play one decision or chance outcome, which must be legal or possible."""
    phase = state.phase
    if phase == Phase.PLAY:
        play(box, state, action)
    elif phase == Phase.ANSWER:
        answer(box, state, action)
    elif phase == Phase.DRAW:
        draw(state, CARD[action])
        wait_for_play(state)
    elif phase == Phase.DEAL:
        draw(state, CARD[action])
        deal(box, state)
    elif phase == Phase.REPLACE:
        draw(state, CARD[action])
        wait_for_answer(state, state.drawer)
    elif phase == Phase.SHOOT:
        shot(box, state, FACE[action])
    elif phase == Phase.SWAP:
        swap(box, state, action)
    elif phase == Phase.SWAP_DRAW:
        draw(state, CARD[action])
        state.swapped -= 1
        swap_in(box, state)
    elif phase == Phase.SHOW:
        show(box, state, CARD[action])
    elif phase == Phase.DISCARD:
        leave_hand(state, state.actor, CARD[action])
        discard(state, CARD[action])
        next_turn(box, state)
    elif phase == Phase.SHOOT_OUT:
        shoot_out_pick(box, state, FACE[action])
    else:  # KICK_OFF
        state.turn = SEAT[action]
        deal(box, state)


# The card of the turn.


def refuse_in_turn(box: BoxRecord, state: State, action: int) -> int:
    """Refuse anything but one card, or showing the hand if no card can be played (4.1, 4.5, 4.6)."""
    if VERB[action] == PLAY:
        return refuse_play(box, state, CARD[action], SEAT[action])
    if not can_play(box, state):
        return Refusal.NONE if action == SHOW_HAND else Refusal.NOTHING_TO_PLAY
    if action == SHOW_HAND:
        return Refusal.CARD_TO_PLAY
    if VERB[action] == DISCARD:
        return Refusal.NO_FREE_DISCARD
    return Refusal.CARD_IS_DUE


def refuse_play(box: BoxRecord, state: State, kind: int, target: int) -> int:
    """Refuse a card as the card of the turn, or with the wrong target."""
    refusal = refuse_card(box, state, state.actor, kind)
    if refusal != Refusal.NONE:
        return refusal
    if has_target(box, kind):
        return refuse_target(box, state, kind, target)
    return Refusal.NONE if target == dash.NONE else Refusal.TAKES_NO_TARGET


def refuse_card(box: BoxRecord, state: State, seat: int, kind: int) -> int:
    """Refuse a card that is not in hand, a referee card, or one that does not suit the player's points."""
    points = state.points[seat]
    value = box.values[kind]
    if box.groups[kind] == Group.REFEREE:
        return Refusal.REFEREE_CARD_IN_TURN  # 4.8
    if state.hands[seat, kind] <= 0:
        return Refusal.NOT_IN_HAND  # 4.1
    if box.groups[kind] == Group.OFFENCE and points + value > box.attack_points:
        return Refusal.TOO_MANY_POINTS  # 5.2
    if not has_target(box, kind) and points < value:
        return box.too_few[kind]
    return Refusal.NONE


def has_target(box: BoxRecord, kind: int) -> bool:
    """Return whether a card is played on an opponent (DASH-5.5, 7.5, 8.5)."""
    return box.on_oneself[kind] != Refusal.NONE


def refuse_target(box: BoxRecord, state: State, kind: int, target: int) -> int:
    """Refuse a target that is no opponent or lacks the points that the card takes."""
    if target == dash.NONE:
        return Refusal.NEEDS_TARGET
    if target >= state.seats:
        return Refusal.TARGET_NOT_AT_TABLE
    if target == state.actor:
        return box.on_oneself[kind]
    if state.points[target] < box.values[kind]:
        return box.too_few[kind]
    return Refusal.NONE


def can_play(box: BoxRecord, state: State) -> bool:
    """Return whether the actor has a card for this turn."""
    for kind in range(box.kinds):
        if refuse_card(box, state, state.actor, kind) == Refusal.NONE:
            if not has_target(box, kind):
                return True
            for target in range(state.seats):
                if refuse_target(box, state, kind, target) == Refusal.NONE:
                    return True
    return False


def play(box: BoxRecord, state: State, action: int) -> None:
    """Play the card of the turn, or start to show the hand for lack of one (DASH-4.3, 4.4, 4.6)."""
    seat = state.turn
    state.face = dash.NONE
    state.corners = 0
    if action == SHOW_HAND:
        state.phase = Phase.DISCARD if hand_is_known(box, state, seat) else Phase.SHOW
        return
    kind = CARD[action]
    leave_hand(state, seat, kind)
    carry_out(box.effects[kind], box, state, kind, SEAT[action])


# A hand that holds nothing to play: it is shown, and one card of it is discarded.


def next_to_show(box: BoxRecord, state: State) -> int:
    """Return the first kind in the hand with a card not yet shown, or NONE (4.6, 16.4)."""
    for kind in range(box.kinds):
        if state.hands[state.actor, kind] > state.known[state.actor, kind]:
            return kind
    return dash.NONE


def refuse_show(box: BoxRecord, state: State, action: int) -> Refusal:
    """Refuse to show any card but the next one, in the order of the box (4.6, 16.4)."""
    in_order = CARD[action] == next_to_show(box, state)
    return Refusal.NONE if in_order else Refusal.SHOW_IS_DUE


def show(box: BoxRecord, state: State, kind: int) -> None:
    """Lay a card of the hand open; after the last one, a card is discarded (DASH-4.6, 4.7)."""
    state.known[state.actor, kind] += 1
    if hand_is_known(box, state, state.actor):
        state.phase = Phase.DISCARD


def refuse_discard(state: State, action: int) -> Refusal:
    """Refuse to discard a card that is not in the hand (4.7)."""
    in_hand = state.hands[state.actor, CARD[action]] > 0
    return Refusal.NONE if in_hand else Refusal.DISCARD_IS_DUE
