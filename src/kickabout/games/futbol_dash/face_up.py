"""The cards that lie open in a match of Fútbol Dash."""

from kickabout.engine.face_up import kinds_in, kinds_of

from .box import DashBox
from .state import State


def face_up(box: DashBox, state: State) -> set[str]:
    """Return the cards that lie open in a redacted record, by their slugs: the viewer's hand, and what all see."""
    piles = (state.hands, state.known, state.table, state.discard, state.removed)
    played = (state.card, *(state.answer_cards[answer] for answer in range(state.answers)))
    return {box.cards[kind].slug for kind in kinds_in(*piles) | kinds_of(played)}
