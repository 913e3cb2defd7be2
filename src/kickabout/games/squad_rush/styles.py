"""The styles of bots in Squad Rush."""

from kickabout.engine.game import Style

from .actions import FIELD, HITS, KIND, PLAY, VERB
from .box import RushBox
from .effects import Effect

_STYLES: dict[Effect, Style] = {
    Effect.MORE_ACTS: "bold",
    Effect.RESTART: "bold",
    Effect.SEARCH: "bold",
    Effect.WALL: "cautious",
    Effect.CANCEL: "cautious",
    Effect.SEND_BACK: "cautious",
    Effect.NO_ACTS: "rough",
    Effect.PLAY_ON: "rough",
}


def style_of(box: RushBox, action: int) -> Style | None:
    """Return the style of bots that lean to an action."""
    verb = VERB[action]
    if verb == PLAY:
        return _STYLES.get(box.cards[KIND[action]].effect)
    if verb in HITS:
        return "rough"
    return "bold" if verb == FIELD else None
