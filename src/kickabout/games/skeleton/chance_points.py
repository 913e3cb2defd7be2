"""The chance points of Skeleton, as everybody knows them."""

from kickabout.engine.game import Chance

from .box import SkeletonBox
from .state import Phase, State


def chance(box: SkeletonBox, state: State) -> Chance:
    """Return who is dealt a card, or turns over the one that it has laid."""
    deals = state.phase == Phase.DEAL
    return Chance("deal", "deck", state.turn) if deals else Chance("reveal", "table", state.turn)
