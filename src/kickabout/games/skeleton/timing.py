"""Pauses at a table, from what everybody sees."""

from .box import SkeletonBox
from .state import Phase, State

PAUSES_MS = {Phase.DEAL: 200, Phase.LAY: 700, Phase.SHOW: 900}


def pause(box: SkeletonBox, state: State) -> int:  # as every game has it
    """Return the milliseconds for which a table shows the last event before it goes on."""
    return PAUSES_MS.get(Phase(state.phase), 0)
