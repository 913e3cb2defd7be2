"""How long a table rests, by what everybody sees."""

from .box import SkeletonBox
from .state import Phase, State

PAUSES_MS = {Phase.DEAL: 200, Phase.LAY: 700, Phase.SHOW: 900}


def pause(box: SkeletonBox, state: State) -> int:  # as every game has it
    """How many milliseconds a table lets the last thing sink in."""
    return PAUSES_MS.get(Phase(state.phase), 0)
