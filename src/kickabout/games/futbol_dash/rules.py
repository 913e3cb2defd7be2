"""The rules of Fútbol Dash. Numbers are rulebook clauses.

In each turn a seat draws (`turns`) and plays the card of its turn (here), the others may answer that card
(`answers`), and exactly eleven points are a shot (`shots`), until the match is decided (`shoot_out`).
A `substitution` takes several steps of its own; `piles` moves the cards.
Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.games.futbol_dash import state as dash
from kickabout.games.futbol_dash.answers import answer, ask, refuse_answer, refuse_referee_card
from kickabout.games.futbol_dash.piles import (
    discard,
    discard_hand,
    draw,
    gather_discard,
    hand_is_known,
    leave_hand,
    lose_attack,
)
from kickabout.games.futbol_dash.refusals import Refusal
from kickabout.games.futbol_dash.shoot_out import shoot_out_pick
from kickabout.games.futbol_dash.shots import faces_left, refuse_face, shoot, shot
from kickabout.games.futbol_dash.state import (
    BoxRecord,
    Effect,
    Phase,
    State,
    kind_of,
    play_of,
    target_of,
)
from kickabout.games.futbol_dash.substitution import ask_swap, refuse_swap, swap, swap_in
from kickabout.games.futbol_dash.turns import deal, next_turn, wait_for_play


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


def refuse(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids a decision or an outcome now, or NONE; it changes nothing."""
    phase = state.phase
    if phase == Phase.FULL_TIME:
        return Refusal.MATCH_OVER
    if kind_of(action) >= box.kinds:
        return Refusal.NOT_IN_BOX
    if state.actor == CHANCE:
        return refuse_outcome(state, action)
    if action >= dash.ACTIONS:
        return Refusal.SEAT_DECIDES
    if phase == Phase.PLAY:
        return refuse_in_turn(box, state, action)
    if phase == Phase.ANSWER:
        return refuse_answer(box, state, action)
    if phase == Phase.SWAP:
        return refuse_swap(state, action)
    if phase == Phase.SHOW:
        return refuse_show(box, state, action)
    return refuse_discard(state, action)


def refuse_outcome(state: State, action: int) -> Refusal:
    """Refuse an outcome other than the one due: who starts, a shot card, or a draw from the deck."""
    phase = state.phase
    if action == dash.HIDDEN_DRAW:
        return Refusal.HIDDEN_NAME
    if phase == Phase.KICK_OFF:
        if dash.STARTS <= action < dash.DRAWS:
            return refuse_start(state, action - dash.STARTS)
        return Refusal.CHANCE_STARTS
    if phase in (Phase.SHOOT, Phase.SHOOT_OUT):
        if action >= dash.SHOTS:
            return refuse_face(state, action - dash.SHOTS)
        return Refusal.CHANCE_SHOOTS if phase == Phase.SHOOT else Refusal.CHANCE_PICKS
    if dash.DRAWS <= action < dash.SHOTS:
        return refuse_draw(state, action - dash.DRAWS)
    if phase == Phase.DEAL:
        return Refusal.CHANCE_DEALS if state.turns == 0 else Refusal.CHANCE_DEALS_AGAIN
    if phase == Phase.DRAW:
        return Refusal.CHANCE_DRAWS
    return Refusal.CHANCE_REPLACES if phase == Phase.REPLACE else Refusal.CHANCE_BRINGS_ON


def refuse_start(state: State, seat: int) -> Refusal:
    """Refuse a starter that is not at the table; any other seat may start (3.6)."""
    return Refusal.NONE if seat < state.seats else Refusal.STARTER_NOT_AT_TABLE


def refuse_draw(state: State, kind: int) -> Refusal:
    """Refuse to draw a card that is not in the deck (11.1)."""
    return Refusal.NONE if state.deck[kind] > 0 else Refusal.NOT_IN_DECK


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions, ascending, and return how many there are."""
    phase = state.phase
    n = 0
    if phase == Phase.PLAY:
        for kind in range(box.kinds):
            if refuse_card(box, state, state.actor, kind) == Refusal.NONE:
                if not has_target(box, kind):
                    out[n] = play_of(kind, dash.NONE)
                    n += 1
                else:
                    for target in range(state.seats):
                        if refuse_target(box, state, kind, target) == Refusal.NONE:
                            out[n] = play_of(kind, target)
                            n += 1
        if n == 0:
            out[0] = dash.SHOW_HAND
            n = 1
    elif phase == Phase.ANSWER:
        for i in range(box.referees):
            kind = box.referee_kinds[i]
            if refuse_referee_card(box, state, kind) == Refusal.NONE:
                out[n] = play_of(kind, dash.NONE)
                n += 1
        out[n] = dash.HOLD
        n += 1
    elif phase == Phase.SWAP:
        for action in range(dash.SWAPS, dash.SWAPS + box.kinds):
            if refuse_swap(state, action) == Refusal.NONE:
                out[n] = action
                n += 1
        out[n] = dash.DONE
        n += 1
    elif phase == Phase.SHOW:
        out[0] = dash.SHOWS + next_to_show(box, state)
        n = 1
    elif phase == Phase.DISCARD:
        for action in range(dash.DISCARDS, dash.DISCARDS + box.kinds):
            if refuse_discard(state, action) == Refusal.NONE:
                out[n] = action
                n += 1
    return n


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights; return how many."""
    n = 0
    if state.phase == Phase.KICK_OFF:
        for seat in range(dash.SEATS):
            if refuse_start(state, seat) == Refusal.NONE:
                out[n] = dash.STARTS + seat
                weights[n] = 1
                n += 1
    elif state.phase in (Phase.SHOOT, Phase.SHOOT_OUT):
        for face in range(dash.FACES):
            if refuse_face(state, face) == Refusal.NONE:
                out[n] = dash.SHOTS + face
                weights[n] = faces_left(state, face)
                n += 1
    else:
        for kind in range(box.kinds):
            if refuse_draw(state, kind) == Refusal.NONE:
                out[n] = dash.DRAWS + kind
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
        draw(state, action - dash.DRAWS)
        wait_for_play(state)
    elif phase == Phase.DEAL:
        draw(state, action - dash.DRAWS)
        deal(box, state)
    elif phase == Phase.REPLACE:
        draw(state, action - dash.DRAWS)
        ask(state, state.drawer)
    elif phase == Phase.SHOOT:
        shot(box, state, action - dash.SHOTS)
    elif phase == Phase.SWAP:
        swap(box, state, action)
    elif phase == Phase.SWAP_DRAW:
        draw(state, action - dash.DRAWS)
        state.swapped -= 1
        swap_in(box, state)
    elif phase == Phase.SHOW:
        show(box, state, action - dash.SHOWS)
    elif phase == Phase.DISCARD:
        leave_hand(state, state.actor, action - dash.DISCARDS)
        discard(state, action - dash.DISCARDS)
        next_turn(box, state)
    elif phase == Phase.SHOOT_OUT:
        shoot_out_pick(box, state, action - dash.SHOTS)
    else:  # KICK_OFF
        state.turn = action - dash.STARTS
        deal(box, state)


# The card of the turn.


def refuse_in_turn(box: BoxRecord, state: State, action: int) -> Refusal:
    """Refuse anything but one card, or showing the hand if no card can be played (4.1, 4.5, 4.6)."""
    if action < dash.SWAPS:
        return refuse_play(box, state, kind_of(action), target_of(action))
    if not can_play(box, state):
        return Refusal.NONE if action == dash.SHOW_HAND else Refusal.NOTHING_TO_PLAY
    if action == dash.SHOW_HAND:
        return Refusal.CARD_TO_PLAY
    if dash.DISCARDS <= action < dash.HOLD:
        return Refusal.NO_FREE_DISCARD
    return Refusal.CARD_IS_DUE


def refuse_play(box: BoxRecord, state: State, kind: int, target: int) -> Refusal:
    """Refuse a card as the card of the turn, or with the wrong target."""
    refusal = refuse_card(box, state, state.actor, kind)
    if refusal != Refusal.NONE:
        return refusal
    if has_target(box, kind):
        return refuse_target(box, state, kind, target)
    return Refusal.NONE if target == dash.NONE else Refusal.TAKES_NO_TARGET


def refuse_card(box: BoxRecord, state: State, seat: int, kind: int) -> Refusal:
    """Refuse a card that is not in hand, a referee card, or one that does not suit the player's points."""
    effect = box.effects[kind]
    points = state.points[seat]
    if effect in (Effect.FOUL, Effect.REVIEW):
        return Refusal.REFEREE_CARD_IN_TURN  # 4.8
    if state.hands[seat, kind] <= 0:
        return Refusal.NOT_IN_HAND  # 4.1
    if effect == Effect.ATTACK and points + box.values[kind] > box.attack_points:
        return Refusal.TOO_MANY_POINTS  # 5.2
    if effect == Effect.PENALTY and points < box.values[kind]:
        return Refusal.TOO_FEW_FOR_PENALTY  # 7.2
    return Refusal.NONE


def has_target(box: BoxRecord, kind: int) -> bool:
    """Return whether a card is played on an opponent (DASH-5.5, 7.5, 8.5)."""
    return box.effects[kind] in (Effect.DEFEND, Effect.OFFSIDE, Effect.YELLOW, Effect.RED)


def refuse_target(box: BoxRecord, state: State, kind: int, target: int) -> Refusal:
    """Refuse a target that is no opponent or lacks the points that the card takes."""
    effect = box.effects[kind]
    if target == dash.NONE:
        return Refusal.NEEDS_TARGET
    if target >= state.seats:
        return Refusal.TARGET_NOT_AT_TABLE
    on_oneself = target == state.actor
    too_few = state.points[target] < box.values[kind]
    if effect == Effect.DEFEND:
        if on_oneself:
            return Refusal.DEFENCE_ON_ONESELF  # 5.5
        return Refusal.TOO_FEW_POINTS if too_few else Refusal.NONE  # 5.2
    if effect == Effect.OFFSIDE:
        if on_oneself:
            return Refusal.OFFSIDE_ON_ONESELF  # 7.5
        return Refusal.TOO_FEW_FOR_OFFSIDE if too_few else Refusal.NONE  # 7.7
    return Refusal.BOOKING_ON_ONESELF if on_oneself else Refusal.NONE  # 8.5


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
    if action == dash.SHOW_HAND:
        state.phase = Phase.DISCARD if hand_is_known(box, state, seat) else Phase.SHOW
        return
    kind = kind_of(action)
    target = target_of(action)
    effect = box.effects[kind]
    value = box.values[kind]
    leave_hand(state, seat, kind)
    if effect in (Effect.ATTACK, Effect.DEFEND):
        state.card = kind
        state.target = seat if effect == Effect.ATTACK else target
        state.answers = 0
        ask(state, seat)  # 10.4
    elif effect == Effect.SUBSTITUTION:
        state.card = kind
        state.swapped = 0
        ask_swap(box, state)
    elif effect == Effect.HALFTIME:
        state.removed[kind] += 1  # 9.4
        halftime(box, state)
    elif effect == Effect.RED:
        state.table[target, kind] += 1  # 8.8
        state.fewer[target] = min(state.fewer[target] + value, box.hand)  # 8.7, 8.10
        next_turn(box, state)
    else:
        discard(state, kind)  # 4.4
        if effect == Effect.PENALTY:
            shoot(state, seat)  # 7.2
        elif effect == Effect.OFFSIDE:
            lose_attack(box, state, target)  # 7.5, 7.6
            next_turn(box, state)
        elif effect == Effect.YELLOW:
            state.skips[target] = min(state.skips[target] + value, dash.MOST_SKIPS)  # 8.4, 8.14
            next_turn(box, state)


def halftime(box: BoxRecord, state: State) -> None:
    """Return all hands and attack cards to the deck with the discard pile, and deal (DASH-9)."""
    for seat in range(state.seats):
        lose_attack(box, state, seat)
        discard_hand(box, state, seat)
    gather_discard(box, state)
    deal(box, state)


# A hand that holds nothing to play: it is shown, and one card of it is discarded.


def next_to_show(box: BoxRecord, state: State) -> int:
    """Return the first kind in the hand with a card not yet shown, or NONE (4.6, 16.4)."""
    for kind in range(box.kinds):
        if state.hands[state.actor, kind] > state.known[state.actor, kind]:
            return kind
    return dash.NONE


def refuse_show(box: BoxRecord, state: State, action: int) -> Refusal:
    """Refuse to show any card but the next one, in the order of the box (4.6, 16.4)."""
    in_order = action == dash.SHOWS + next_to_show(box, state)
    return Refusal.NONE if in_order else Refusal.SHOW_IS_DUE


def show(box: BoxRecord, state: State, kind: int) -> None:
    """Lay a card of the hand open; after the last one, a card is discarded (DASH-4.6, 4.7)."""
    state.known[state.actor, kind] += 1
    if hand_is_known(box, state, state.actor):
        state.phase = Phase.DISCARD


def refuse_discard(state: State, action: int) -> Refusal:
    """Refuse to discard anything but a card of the hand (4.7)."""
    if dash.DISCARDS <= action < dash.HOLD and state.hands[state.actor, action - dash.DISCARDS] > 0:
        return Refusal.NONE
    return Refusal.DISCARD_IS_DUE
