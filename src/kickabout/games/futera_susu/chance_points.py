"""The chance points of Futera SuSu: what is dealt, drawn, rolled or
turned up, as everybody knows it.
"""

from kickabout.engine.game import Chance, ChanceKind

from .box import SusuBox
from .state import Phase, State

POINTS: dict[int, tuple[ChanceKind, str]] = {
    Phase.DEAL: ("deal", "deck"),
    Phase.TOSS: ("pick", "seats"),
    Phase.ROLL: ("roll", "dice"),
    Phase.RE_ROLL: ("roll", "dice"),
    Phase.INJURY: ("pick", "bench"),
    Phase.DRAW: ("draw", "deck"),
    Phase.SHOW: ("reveal", "line-up"),
    Phase.TELL: ("reveal", "bonuses"),
}


def chance(box: SusuBox, state: State) -> Chance:
    """Return the kind of the chance point, its subject, and the seat that draws, rolls or turns
    a card up; None where both do.
    """
    both = state.phase in (Phase.TOSS, Phase.ROLL, Phase.TELL)
    return Chance(*POINTS[state.phase], None if both else state.drawer)
