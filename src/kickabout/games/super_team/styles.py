"""The styles of bots in Super Team."""

from kickabout.engine.game import Style

from .actions import PASS, PERFORM, PUSH, SHOOT, TACKLE, TAKE_ACTION, TAKE_MORALE, VERB
from .box import SuperBox

_STYLES: dict[int, Style] = {
    SHOOT: "bold",
    PERFORM: "bold",
    TAKE_ACTION: "bold",
    PASS: "cautious",
    TAKE_MORALE: "cautious",
    TACKLE: "rough",
    PUSH: "rough",
}


def style_of(_box: SuperBox, action: int) -> Style | None:
    """Return the style of bots that lean to an action."""
    return _STYLES.get(VERB[action])
