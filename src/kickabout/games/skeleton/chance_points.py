"""What chance decides, as everybody knows it."""

from kickabout.engine.game import Chance

from .box import SkeletonBox
from .state import Phase, State


def chance(box: SkeletonBox, state: State) -> Chance:
    """Who is dealt a card, or shows the one that it has laid."""
    if state.phase == Phase.DEAL:
        return Chance("deal", "deck", state.drawer)
    return Chance("reveal", "table", state.shown)
