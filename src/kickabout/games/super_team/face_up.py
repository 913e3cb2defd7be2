"""The cards that lie open in a match of Super Team."""

from . import state as s
from .box import SuperBox
from .decks import kind_of
from .state import State


def face_up(box: SuperBox, state: State) -> set[str]:
    """Return the cards that lie open in a redacted record, by their slugs: the viewer's hand, and what all see."""
    cards = {
        box.card(kind_of(state, seat, slot)).slug
        for seat in range(s.SEATS)
        for slot in range(s.SLOTS)
        if state.hands[seat, slot] > 0
        or state.discards[seat, slot] > 0
        or (seat == state.turn and slot == state.slot)
    }
    if box.record.solo and state.auto_card != s.NONE:
        cards.add(box.auto_cards[state.auto_card].slug)
    return cards
