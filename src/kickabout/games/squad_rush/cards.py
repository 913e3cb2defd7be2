"""Moves of cards between deck, hands, pitches and discard pile."""

from . import state as s
from .squad import put_on, take_from
from .state import BoxRecord, Place, State


def take(state: State, seat: int, card: int) -> None:
    """Put a card that has left its place into a hand."""
    if card < s.PLAYERS:
        state.place[card] = Place.HAND
        state.owner[card] = seat
    else:
        state.hand[seat, card - s.PLAYERS] += 1
    state.hand_size[seat] += 1


def take_openly(state: State, seat: int, card: int) -> None:
    """Put a card into a hand in the open, so that it is known to all."""
    take(state, seat, card)
    if card < s.PLAYERS:
        state.known[card] = 1
    else:
        state.known_cards[seat, card - s.PLAYERS] += 1


def draw(state: State, seat: int, card: int) -> None:
    """Move a card from the deck into a hand."""
    leave_deck(state, card)
    take(state, seat, card)


def leave_deck(state: State, card: int) -> None:
    """Remove a card from the deck."""
    if card >= s.PLAYERS:
        state.deck[card - s.PLAYERS] -= 1
    state.deck_size -= 1


def draw_top(state: State, seat: int) -> None:
    """Move the top of the discard pile into a hand (RUSH-3.3)."""
    state.pile_size -= 1
    card = state.pile[state.pile_size]
    state.pile[state.pile_size] = 0
    take_openly(state, seat, card)


def leave_hand(state: State, seat: int, card: int) -> None:
    """Remove a card from a hand in the open; of identical cards, one that is known to all goes first."""
    if card < s.PLAYERS:
        state.known[card] = 0
    else:
        state.hand[seat, card - s.PLAYERS] -= 1
        if state.known_cards[seat, card - s.PLAYERS] > 0:
            state.known_cards[seat, card - s.PLAYERS] -= 1
    state.hand_size[seat] -= 1


def discard(state: State, card: int) -> None:
    """Put a card on the discard pile."""
    if card < s.PLAYERS:
        state.place[card] = Place.DISCARDED
        state.owner[card] = s.NONE
    state.pile[state.pile_size] = card
    state.pile_size += 1


def gather(state: State) -> None:
    """Shuffle the discard pile into the deck (RUSH-3.4)."""
    for i in range(state.pile_size):
        card = state.pile[i]
        state.pile[i] = 0
        if card < s.PLAYERS:
            state.place[card] = Place.DECK
        else:
            state.deck[card - s.PLAYERS] += 1
    state.deck_size += state.pile_size
    state.pile_size = 0


def back_to_hand(box: BoxRecord, state: State, player: int) -> None:
    """Take a player off a pitch into the hand of his manager, in the open."""
    seat = state.owner[player]
    take_from(box, state, player)
    take_openly(state, seat, player)


def come_on(box: BoxRecord, state: State, seat: int, player: int) -> None:
    """Move a player from a hand onto the pitch of his manager."""
    leave_hand(state, seat, player)
    put_on(box, state, seat, player)


def off_to_pile(box: BoxRecord, state: State, player: int) -> None:
    """Move a player from a pitch to the discard pile."""
    take_from(box, state, player)
    discard(state, player)


def can_draw(state: State) -> bool:
    """Return whether there is a card in deck or discard pile."""
    return state.deck_size + state.pile_size > 0


def deck_ready(state: State) -> bool:
    """Return whether a card can be drawn from the deck; refill an empty one from the discard pile (3.4)."""
    if state.deck_size == 0:
        gather(state)
    return state.deck_size > 0
