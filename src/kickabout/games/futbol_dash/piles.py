"""Moves of cards between deck, hands, table and discard pile in Fútbol Dash.

Numbers are rulebook clauses; like the rules, all of this is interpreted or compiled.
"""

from . import state as dash
from .state import BoxRecord, Mode, State


def resting_hand(box: BoxRecord, state: State, seat: int) -> int:
    """Return how many cards a seat holds between turns (DASH-4.2, 8.10)."""
    return max(box.hand - state.fewer[seat], min(box.least_hand, box.hand))


def deck_ready(box: BoxRecord, state: State) -> bool:
    """Return whether a card can be drawn; in a Regular match the discard pile becomes the deck (11.2)."""
    if state.deck_size == 0 and box.mode == Mode.REGULAR:
        gather_discard(box, state)
    return state.deck_size > 0


def gather_discard(box: BoxRecord, state: State) -> None:
    """Shuffle the discard pile into the deck."""
    for kind in range(box.kinds):
        state.deck_size += state.discard[kind]
        state.deck[kind] += state.discard[kind]
        state.discard[kind] = 0
    state.top = dash.NONE


def draw(state: State, kind: int) -> None:
    """Move a card of this kind from the deck into the hand of `drawer`."""
    state.deck[kind] -= 1
    state.deck_size -= 1
    state.hands[state.drawer, kind] += 1
    state.hand_size[state.drawer] += 1


def leave_hand(state: State, seat: int, kind: int) -> None:
    """Take a card out of a hand in the open; a copy that everybody knew of goes first (14.3)."""
    state.hands[seat, kind] -= 1
    state.hand_size[seat] -= 1
    if state.known[seat, kind] > 0:
        state.known[seat, kind] -= 1


def discard(state: State, kind: int) -> None:
    """Lay a card on the discard pile."""
    state.discard[kind] += 1
    state.top = kind


def hand_is_known(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether every card of the hand lies open."""
    known = 0
    for kind in range(box.kinds):
        known += state.known[seat, kind]
    return known == state.hand_size[seat]


def discard_hand(box: BoxRecord, state: State, seat: int) -> None:
    """Lay a whole hand on the discard pile, unseen (DASH-9.1)."""
    for kind in range(box.kinds):
        state.discard[kind] += state.hands[seat, kind]
        state.hands[seat, kind] = 0
        state.known[seat, kind] = 0
    state.hand_size[seat] = 0


def lose_attack(box: BoxRecord, state: State, seat: int) -> None:
    """Reset a seat to 0 points and discard all in front of it but Red Cards (DASH-6.9, 6.10, 7.6)."""
    state.points[seat] = 0
    for kind in range(box.kinds):
        if box.stays[kind] == 0 and state.table[seat, kind] > 0:
            state.discard[kind] += state.table[seat, kind]
            state.table[seat, kind] = 0
            state.top = kind
