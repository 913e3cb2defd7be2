"""The chance points of Fútbol Dash, as everybody knows them."""

from kickabout.engine.game import Chance, ChanceKind

from .box import DashBox
from .state import Phase, State

POINTS: dict[int, tuple[ChanceKind, str]] = {
    Phase.KICK_OFF: ("pick", "seats"),
    Phase.DEAL: ("deal", "deck"),
    Phase.DRAW: ("draw", "deck"),
    Phase.REPLACE: ("draw", "deck"),
    Phase.SWAP_DRAW: ("draw", "deck"),
    Phase.SHOOT: ("draw", "shot-cards"),
    Phase.SHOOT_OUT: ("draw", "shoot-out-cards"),
}


def chance(box: DashBox, state: State) -> Chance:  # as every game has it
    """Return who draws, is dealt or turns over a card at this chance point."""
    kind, source = POINTS[state.phase]
    if state.phase == Phase.KICK_OFF:
        return Chance(kind, source)
    shoots = state.phase in (Phase.SHOOT, Phase.SHOOT_OUT)
    return Chance(kind, source, state.shooter if shoots else state.drawer)
