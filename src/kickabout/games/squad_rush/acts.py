"""The acts of a turn, and the effects of cards that nobody stops (RUSH-4 to 6)."""

from . import state as s
from .actions import CALL, DONE, FIELD, HIT, KIND, PLAYER, RECALL, TARGET, VERB
from .cards import (
    back_to_hand,
    come_on,
    deck_ready,
    discard,
    kind_of,
    leave_hand,
    off_to_pile,
    take_openly,
)
from .squad import on_pitch
from .state import BoxRecord, Effect, Phase, State
from .turns import in_play, next_in_order


def act(box: BoxRecord, state: State, action: int) -> None:
    """Play one act, make the call, or end the acts of the turn."""
    verb = VERB[action]
    if verb == CALL:
        state.derby = s.NONE
        state.calling = 1
        ask_from(state, state.turn)
    elif verb == DONE:
        state.phase = Phase.TRIM
    elif verb == FIELD:
        state.acts -= 1
        field(box, state, PLAYER[action])
    elif verb == RECALL:
        state.acts -= 1
        state.derby = s.NONE
        back_to_hand(box, state, PLAYER[action])
    else:
        play_card(box, state, action)


def field(box: BoxRecord, state: State, player: int) -> None:
    """Move a player from the hand onto the pitch and open the response window."""
    seat = state.turn
    come_on(box, state, seat, player)
    state.fresh = player
    state.derby = s.NONE
    state.card = player
    state.target = s.NONE
    state.target_seat = s.NONE
    ask_from(state, seat)


def play_card(box: BoxRecord, state: State, action: int) -> None:
    """Play a Tackle, a booking or a referee card and open the response window."""
    seat = state.turn
    kind = KIND[action]
    state.target = PLAYER[action]
    state.target_seat = TARGET[action]
    if state.target != s.NONE:
        kind = kind_of(box, HIT[action])
        state.target_seat = state.owner[state.target]
    if kind == box.tackle and state.derby == state.target_seat:
        state.derby = s.NONE  # the second of two Tackles in one act: 16.10
    else:
        state.acts -= 1
        state.derby = s.NONE
        if kind == box.tackle and box.derby == 1:
            state.derby = state.target_seat
    leave_hand(state, seat, s.PLAYERS + kind)
    state.card = s.PLAYERS + kind
    ask_from(state, seat)


def ask_from(state: State, seat: int) -> None:
    """Open a response window; the seat after this one is asked first (RUSH-7.2)."""
    state.answers = 0
    state.asked = seat
    state.phase = Phase.ANSWER


# Effects of cards.


def take_effect(box: BoxRecord, state: State) -> None:
    """Discard a card that nobody has stopped and carry out its effect (RUSH-4.7)."""
    card = state.card
    seat = state.turn
    state.card = s.NONE
    state.phase = Phase.ACT
    if card < s.PLAYERS:
        return
    discard(state, card)
    kind = card - s.PLAYERS
    effect = box.effects[kind]
    value = box.values[kind]
    if effect == Effect.TACKLE:
        back_to_hand(box, state, state.target)  # 5.1
    elif effect == Effect.BOOK:
        state.yellows[state.target] += 1  # 5.3
        if state.yellows[state.target] - box.armband * box.star[state.target] > 1:  # 5.5
            send_off(box, state, state.target)
    elif effect == Effect.DISMISS:
        send_off(box, state, state.target)  # 5.6
    elif effect == Effect.MORE_ACTS:
        state.acts += value  # 6.1
    elif effect == Effect.EXCHANGE:
        state.swaps = value  # 6.2
        state.phase = Phase.TAKE_OFF
    elif effect == Effect.RESTART:
        state.draws = value  # 6.4
        state.drawer = seat
        state.phase = Phase.RESTART_DRAW
    elif effect == Effect.SEARCH:
        if deck_ready(state):
            state.phase = Phase.LOOK_THROUGH  # 6.6
    elif effect == Effect.WALL:
        state.walled[seat] = 1  # 6.9
    elif effect == Effect.REVERSE:
        turn_round(state)
    elif effect == Effect.NO_ACTS:
        following = next_in_order(state, seat)
        if s.NONE != following != seat:  # 6.13
            state.no_acts[following] = 1
    else:  # CLEAR
        for player in range(box.players):
            if on_pitch(state, state.target_seat, player):
                state.yellows[player] = 0  # 6.15
    state.target = s.NONE
    state.target_seat = s.NONE


def send_off(box: BoxRecord, state: State, player: int) -> None:
    """Discard a player who is sent off and count him against his manager (RUSH-5.7, 5.8)."""
    state.sent_off[state.owner[player]] += 1 - state.sudden_death
    off_to_pile(box, state, player)


def turn_round(state: State) -> None:
    """Reverse the order of play; with two seats, the rival with a turn to come loses an act (6.12)."""
    state.way = -state.way
    rival = next_in_order(state, state.turn)
    if in_play(state) == 2 and s.NONE != rival != state.turn:  # 10.11
        state.fewer[rival] += 1


# Cards that take more than one decision.


def take_off(box: BoxRecord, state: State, action: int) -> None:
    """Take a player off the pitch into the hand, or end the substitution."""
    if action == DONE:
        state.phase = Phase.ACT
    else:
        state.taken_off = PLAYER[action]
        back_to_hand(box, state, state.taken_off)
        state.phase = Phase.BRING_ON


def bring_on(box: BoxRecord, state: State, player: int) -> None:
    """Bring a player onto the pitch for the one taken off."""
    come_on(box, state, state.turn, player)
    state.taken_off = s.NONE
    state.swaps -= 1
    state.phase = Phase.TAKE_OFF


def look(state: State, action: int) -> None:
    """Take a Midfielder from the deck into the hand in the open, or none."""
    if action != DONE:
        state.deck_size -= 1
        take_openly(state, state.turn, PLAYER[action])
    state.looked = 0
    state.phase = Phase.ACT


def extra(box: BoxRecord, state: State, action: int) -> None:
    """Play a player without spending an act, who is answered like any other; or none."""
    if action == DONE:
        state.phase = Phase.ACT
    else:
        field(box, state, PLAYER[action])
