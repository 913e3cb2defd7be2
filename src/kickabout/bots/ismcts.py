"""A bot that searches."""

import secrets
from typing import get_args

from kickabout.bots.heuristic import advised
from kickabout.bots.levels import LEVELS, policy
from kickabout.bots.search import Found, think
from kickabout.bots.tree import best_found
from kickabout.engine.dice import below, seeded
from kickabout.engine.game import Style
from kickabout.engine.match import Seen

STYLES: tuple[Style, ...] = get_args(Style)
LENIENCE = 0.01
"""The share of the win that a style may cost at a decision."""
_KNOWN = 2
"""An action is known well enough to be preferred if the search has tried it at least once for so many times that it
has tried its own choice.
"""


class IsmctsBot:
    """A player by information-set Monte Carlo tree search at one of the LEVELS; the same seed plays the same.

    One with a style takes an action that it leans to where the search finds nothing clearly better. Raises `ValueError`
    for an unknown level or style.
    """

    def __init__(
        self, level: str = "pro", seed: int | None = None, style: str | None = None
    ) -> None:
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r}; the levels are: {', '.join(LEVELS)}")
        if style is not None and style not in STYLES:
            raise ValueError(f"there is no style {style!r}; the styles are: {', '.join(STYLES)}")
        self.level = level
        self.style = style
        self._rng = seeded(secrets.randbits(64) if seed is None else seed)

    def choose(self, seen: Seen) -> str:
        """Return the best action that the search finds, or at the lower levels a nearly best one.

        A routine decision is left to the heuristic.
        """
        if len(seen.legal) == 1:
            return seen.legal[0]
        if seen.is_routine:
            return advised(seen, self._rng)
        row = policy(self.level, seen.game)
        found = think(seen, row, below(self._rng, 1 << 30))
        best = best_found(row, self._rng, len(seen.legal), found.visits, found.shares)
        return seen.legal[best if self.style is None else self._leaning(seen, found, best)]

    def _leaning(self, seen: Seen, found: Found, best: int) -> int:
        """Return the index of the action that the style leans to, if it is about as good as the best one."""
        styles = [seen.game.style_of(seen.box, action) for action in found.actions]
        liked = [
            index
            for index, style in enumerate(styles)
            if style == self.style
            and found.visits[index] * _KNOWN >= found.visits[best]
            and found.shares[index] >= found.shares[best] - LENIENCE
        ]
        if styles[best] == self.style or not liked:
            return best
        return max(liked, key=lambda index: found.shares[index])
