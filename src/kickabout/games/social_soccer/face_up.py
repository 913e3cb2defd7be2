"""The cards that lie open in a match of SocialSoccer."""

from kickabout.engine.face_up import kinds_in, kinds_of

from .box import SocialBox
from .state import State


def face_up(box: SocialBox, state: State) -> set[str]:
    """Return the cards that lie open in a redacted record, by their slugs: the viewer's hand, what the viewer has seen
    of the rival's, and what all see.
    """
    piles = (state.hand, state.known, state.looked, state.discard, state.zone)
    kinds = kinds_in(*piles) | kinds_of(state.stack_kind[entry] for entry in range(state.stack))
    return {box.cards[kind].slug for kind in kinds}
