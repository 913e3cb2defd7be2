"""The styles of bots in SocialSoccer."""

from kickabout.engine.game import Style

from .actions import CARD, HOLD, PASS, PLAY, SHOOT, VERB
from .box import SocialBox
from .effects import Do

_STYLES: dict[Do, Style] = {
    Do.ATTACK: "bold",
    Do.REFRESH: "cautious",
    Do.DEFENCE: "cautious",
    Do.CANCEL: "cautious",
    Do.GAIN: "cautious",
    Do.TIRE: "rough",
    Do.STEAL: "rough",
    Do.DISCARD: "rough",
    Do.DRAIN: "rough",
}
"""Of a card, by its first effect."""


def style_of(box: SocialBox, action: int) -> Style | None:
    """Return the style of bots that lean to an action."""
    verb = VERB[action]
    if verb == PLAY:
        return _STYLES.get(box.cards[CARD[action]].effects[0].do)
    return "bold" if verb == SHOOT else "cautious" if verb in (HOLD, PASS) else None
