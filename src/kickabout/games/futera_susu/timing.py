"""Pauses at the table after what everybody has seen."""

from . import state as s
from .box import SusuBox
from .state import Phase, State

PAUSES_MS: dict[int, int] = {
    Phase.DEAL: 80,
    Phase.LOCK_IN: 120,
    Phase.TOSS: 900,
    Phase.SEND: 900,
    Phase.BEFORE: 900,
    Phase.SHOW: 300,
    Phase.TELL: 300,
    Phase.ROLL: 700,
    Phase.AFTER: 900,
    Phase.RE_ROLL: 700,
    Phase.INJURY: 900,
    Phase.DRAW: 350,
    Phase.BRING: 900,
}
DICE_PAUSE_MS = 2400
"""Applies once, while dice roll and are added up."""
GOAL_PAUSE_MS = 3600
"""Applies once, after a goal."""


def pause(box: SusuBox, state: State) -> int:
    """Return how many milliseconds the table rests on what has just
    happened, from what everybody sees.
    """
    scored = state.scorer != s.NONE and state.over == 1
    if scored and state.phase == Phase.DRAW and not state.rolled:
        # Only once, before the first card is drawn for the goal.
        first = state.drawer == 0 or state.deck_size[0] == 0
        if first and state.draws[state.drawer] == box.record.goal_draw:
            return GOAL_PAUSE_MS
    if state.rolled:
        return GOAL_PAUSE_MS if scored else DICE_PAUSE_MS
    return PAUSES_MS.get(state.phase, 0)
