"""Pauses at the table after what everybody has seen."""

from .box import SuperBox
from .state import Phase, State

MIDWAY = frozenset({Phase.MOVE, Phase.ACT, Phase.PUSHED, Phase.BYPASSED})
"""The decisions after the choice of a card that say who does it, and where."""
PAUSES_MS: dict[int, int] = {
    Phase.KICK_OFF: 400,
    Phase.DEAL: 120,
    Phase.SHOW: 700,
    Phase.DRAW: 250,
    Phase.TILES: 900,
    Phase.TOKENS: 700,
    Phase.ROLL: 700,
    Phase.ANSWER_ROLL: 900,
    Phase.LAND: 900,
    Phase.PLAY: 900,
    Phase.MOVE: 700,
    Phase.ACT: 900,
    Phase.REWARD: 500,
    Phase.MARK: 150,
    Phase.ARRANGE: 150,
    Phase.CENTRE: 500,
    Phase.AUTO_TURN: 1100,
    Phase.AUTO_STEP: 1100,
    Phase.AUTO_REVEAL: 1100,
}
GOAL_PAUSE_MS = 3600
DICE_PAUSE_MS = 2400
"""Applies once, before the pieces are arranged again."""


def pause(box: SuperBox, state: State) -> int:
    """Return how many milliseconds the table rests on what has just
    happened, from what everybody sees.
    """
    if state.rolled == 1:
        return GOAL_PAUSE_MS if state.scored == 1 else DICE_PAUSE_MS
    return PAUSES_MS.get(state.phase, 0)


def is_midway(box: SuperBox, state: State) -> bool:
    """Return whether a card is being carried out whose piece or space is still to be chosen."""
    return state.phase in MIDWAY
