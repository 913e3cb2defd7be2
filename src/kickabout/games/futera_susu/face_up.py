"""The action cards that lie open in a match of Futera SuSu."""

from kickabout.engine.face_up import kinds_in, kinds_of

from .box import SusuBox
from .state import State


def face_up(box: SusuBox, state: State) -> set[str]:
    """Return the action cards that lie open in a redacted record, by their slugs: the viewer's hand, and what all see."""
    kinds = kinds_in(state.hand, state.used) | kinds_of(
        state.played[seat] for seat in range(state.seats)
    )
    return {box.cards[kind].slug for kind in kinds}
