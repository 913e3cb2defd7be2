"""Public descriptions of the chance points."""

from kickabout.engine.game import Chance, ChanceKind

from .box import RushBox
from .state import Phase, State

POINTS: dict[int, tuple[ChanceKind, str]] = {
    Phase.NATION: ("pick", "nations"),
    Phase.START: ("pick", "seats"),
    Phase.DEAL: ("deal", "deck"),
    Phase.DRAWN: ("draw", "deck"),
    Phase.LOOK_THROUGH: ("reveal", "deck"),
    Phase.RESTART_DRAW: ("draw", "deck"),
    Phase.SHOW_SEVEN: ("reveal", "sevens"),
    Phase.FLIP: ("draw", "deck"),
    Phase.SHOW_SWAP: ("reveal", "swaps"),
    Phase.SHOW_DRAMA: ("reveal", "instants"),
    Phase.WHISTLE: ("reveal", "result"),
}


def chance(box: RushBox, state: State) -> Chance:
    """Return the kind and source of a chance point, and the seat that draws, looks or shows.

    At `SHOW_SEVEN` no seat is named: only the outcome says whose seven is shown next.
    """
    return Chance(*POINTS[state.phase], _seat(state))


def _seat(state: State) -> int | None:
    phase = state.phase
    if phase in (Phase.DEAL, Phase.DRAWN, Phase.RESTART_DRAW):
        return state.drawer
    if phase == Phase.LOOK_THROUGH:
        return state.turn
    if phase in (Phase.SHOW_SWAP, Phase.SHOW_DRAMA):
        return state.sides[state.side]
    return None
