"""The acts of a turn, and the effects of cards that nobody stops (RUSH-4 to 6)."""

from . import state as s
from .actions import CALL, DONE, FIELD, HIT, KIND, PLAYER, RECALL, TARGET, VERB
from .cards import back_to_hand, come_on, discard, leave_hand, take_openly
from .effects import Effect, carry_out
from .state import BoxRecord, Phase, State


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
        kind = box.hits[HIT[action]]
        state.target_seat = state.owner[state.target]
    if kind == box.hits[Effect.TACKLE] and state.derby == state.target_seat:
        state.derby = s.NONE  # the second of two Tackles in one act: 16.10
    else:
        state.acts -= 1
        state.derby = s.NONE
        if kind == box.hits[Effect.TACKLE] and box.derby == 1:
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
    state.card = s.NONE
    state.phase = Phase.ACT
    if card < s.PLAYERS:
        return
    discard(state, card)
    kind = card - s.PLAYERS
    carry_out(box.effects[kind], box, state, state.turn, box.values[kind])
    state.target = s.NONE
    state.target_seat = s.NONE


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
