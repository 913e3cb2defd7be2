"""Public descriptions of the chance points."""

from kickabout.engine.game import Chance, ChanceKind

from . import state as s
from .box import SocialBox
from .preparations import shown_next
from .state import Phase, State

POINTS: dict[int, tuple[ChanceKind, str]] = {
    Phase.SHOW: ("reveal", "ring"),
    Phase.PRIORITY: ("pick", "seats"),
    Phase.OPENING: ("deal", "deck"),
    Phase.ROUND_DRAW: ("draw", "deck"),
    Phase.EFFECT_DRAW: ("draw", "deck"),
    Phase.LOSE: ("draw", "hand"),
    Phase.SEE: ("reveal", "hand"),
    Phase.REVEAL: ("draw", "deck"),
    Phase.STEAL_DRAW: ("draw", "deck"),
}


def chance(box: SocialBox, state: State) -> Chance:
    """Return the kind and source of a chance point, and the seat that draws, loses or shows a card.

    At `REVEAL` that is the conceding seat, whose card counts the goal.
    """
    return Chance(*POINTS[state.phase], _seat(state))


def _seat(state: State) -> int | None:
    if state.phase == Phase.PRIORITY:
        return None
    if state.phase == Phase.SHOW:
        return shown_next(state) // s.SPOTS
    return 1 - state.scorer if state.phase == Phase.REVEAL else state.drawer
