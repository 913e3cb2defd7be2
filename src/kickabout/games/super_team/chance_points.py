"""The chance points of Super Team: what is dealt, drawn, rolled or
turned over, as everybody knows it.
"""

from kickabout.engine.game import Chance, ChanceKind

from . import state as s
from .box import SuperBox
from .pitch import seat_of
from .power import roller
from .preparations import chooser
from .state import Phase, State

POINTS: dict[int, tuple[ChanceKind, str]] = {
    Phase.KICK_OFF: ("pick", "seats"),
    Phase.DEAL: ("deal", "boards"),
    Phase.SHOW: ("reveal", "boards"),
    Phase.DRAW: ("draw", "deck"),
    Phase.TILES: ("reveal", "tiles"),
    Phase.TOKENS: ("reveal", "tokens"),
    Phase.ROLL: ("roll", "dice"),
    Phase.ANSWER_ROLL: ("roll", "dice"),
    Phase.LAND: ("pick", "spaces"),
    Phase.AUTO_TURN: ("draw", "auto-cards"),
    Phase.AUTO_STEP: ("pick", "steps"),
    Phase.AUTO_REVEAL: ("draw", "auto-cards"),
}


def chance(box: SuperBox, state: State) -> Chance:
    """Return the kind of the chance point, its subject, and the seat that deals, draws or rolls."""
    return Chance(*POINTS[state.phase], _seat(box, state))


def _seat(box: SuperBox, state: State) -> int | None:
    phase = state.phase
    if phase in (Phase.KICK_OFF, Phase.TILES, Phase.TOKENS):
        return None
    if phase == Phase.SHOW:
        return chooser(box.record, state, state.shown)
    if phase in (Phase.ROLL, Phase.ANSWER_ROLL):
        return seat_of(roller(state, phase == Phase.ANSWER_ROLL))
    return state.drawer if phase in (Phase.DEAL, Phase.DRAW) else s.SEATS - 1  # AutoTeam
