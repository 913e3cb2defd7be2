"""The styles of bots in Fútbol Dash."""

from kickabout.engine.game import Style

from .actions import CARD, PLAY, VERB
from .box import DashBox
from .effects import Effect

_STYLES: dict[Effect, Style] = {
    Effect.ATTACK: "bold",
    Effect.PENALTY: "bold",
    Effect.DEFEND: "cautious",
    Effect.OFFSIDE: "cautious",
    Effect.FOUL: "rough",
    Effect.YELLOW: "rough",
    Effect.RED: "rough",
}


def style_of(box: DashBox, action: int) -> Style | None:
    """Return the style of bots that lean to an action."""
    return _STYLES.get(box.cards[CARD[action]].effect) if VERB[action] == PLAY else None
