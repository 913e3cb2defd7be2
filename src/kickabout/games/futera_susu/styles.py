"""The styles of bots in Futera SuSu."""

from kickabout.engine.game import Style

from .actions import CARD, HOLD, LEAVE, PLAY, VERB
from .box import SusuBox
from .effects import Effect

_STYLES: dict[Effect, Style] = {
    Effect.BOOST: "bold",
    Effect.BOOST_ALL: "bold",
    Effect.LONG_BALL: "bold",
    Effect.ADVANTAGE: "bold",
    Effect.WALL: "cautious",
    Effect.OFFSIDE: "cautious",
    Effect.RE_ROLL: "cautious",
    Effect.RE_ROLL_OWN: "cautious",
    Effect.SEND_OFF: "rough",
    Effect.WEAKEN: "rough",
    Effect.INJURY: "rough",
    Effect.SILENCE: "rough",
}


def style_of(box: SusuBox, action: int) -> Style | None:
    """Return the style of bots that lean to an action."""
    if VERB[action] == PLAY:
        return _STYLES.get(box.cards[CARD[action]].effect)
    return "cautious" if VERB[action] in (HOLD, LEAVE) else None
