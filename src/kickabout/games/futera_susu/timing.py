"""Pauses at the table after what everybody has seen."""

from . import state as s
from .box import SusuBox
from .state import Phase, Stage, State

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
    Phase.DRAW: 350,
    Phase.BRING: 900,
}
DICE_PAUSE_MS = 2400
"""Applies once, while dice roll and are added up."""
CARD_PAUSE_MS = 1800
"""Applies where an action card has sent somebody off or hurt a substitute, or ended an attack, and before a roll that is not the first of
its duel: so that the card, or the tie, is seen before what comes of it.
"""
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
    sent_off = state.phase == Phase.SHOW and max(state.leaving) != s.NONE
    # Offside: the attack was won so far, yet the other side has the ball.
    stopped = (
        state.phase == Phase.SEND
        and max(state.spot) == s.NONE
        and state.last_stage != Stage.GOALKEEPER
        and state.last_winner == state.last_attacker != state.turn
        and state.duels > 0
    )
    filled = state.phase == Phase.BRING and not state.over
    again = state.phase == Phase.ROLL and state.rolls > 0
    if sent_off or stopped or filled or again or state.phase in (Phase.RE_ROLL, Phase.INJURY):
        return CARD_PAUSE_MS
    return PAUSES_MS.get(state.phase, 0)
