"""Moves of cards between deck, hand, stack, discard pile and goal zone."""

from . import state as s
from .state import BoxRecord, State, TwistUse


def draw(state: State, seat: int, kind: int) -> None:
    """Move a card from a deck into its seat's hand."""
    state.deck[seat, kind] -= 1
    state.deck_size[seat] -= 1
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1


def leave_hand(state: State, seat: int, kind: int) -> None:
    """Remove a card from a hand in the open; of identical cards, one that the rival has seen goes first."""
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    if state.known[seat, kind] > 0:
        state.known[seat, kind] -= 1


def throw(state: State, seat: int, kind: int) -> None:
    """Move a card from a hand to the discard pile."""
    leave_hand(state, seat, kind)
    state.discard[seat, kind] += 1


def put_back(state: State, seat: int) -> None:
    """Put a hand back into the deck, which is shuffled (SOC-3.13)."""
    for kind in range(s.KINDS):
        state.deck[seat, kind] += state.hand[seat, kind]
        state.hand[seat, kind] = 0
        state.known[seat, kind] = 0
    state.deck_size[seat] += state.hand_size[seat]
    state.hand_size[seat] = 0


def gather(state: State, seat: int) -> None:
    """Put all cards of a seat back into its deck for the next game."""
    put_back(state, seat)
    for kind in range(s.KINDS):
        state.deck[seat, kind] += state.discard[seat, kind] + state.zone[seat, kind]
        state.deck_size[seat] += state.discard[seat, kind] + state.zone[seat, kind]
        state.discard[seat, kind] = 0
        state.zone[seat, kind] = 0


def push(state: State, kind: int, seat: int) -> None:
    """Put a card or an action on the stack."""
    entry = state.stack
    state.stack_kind[entry] = kind
    state.stack_seat[entry] = seat
    state.stack_twist[entry] = TwistUse.PLAYED
    state.stack_aim[entry] = 0
    state.stack_off[entry] = 0
    state.stack += 1


def answers_card(state: State, seat: int) -> bool:
    """Return whether a card of the rival is on top of the stack."""
    top = state.stack - 1
    return top >= 0 and state.stack_seat[top] != seat and state.stack_kind[top] >= 0


def can_be_asked(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a seat is asked for a card, by public information (SOC-7.12, 7.13, 8.20, 8.21)."""
    if state.stack == s.STACK or state.hand_size[seat] == 0:
        return False
    free = state.blocker > 0 and state.twisted[seat] == 0
    return free or state.custody[seat] >= box.cheapest
