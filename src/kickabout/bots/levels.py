"""The bots by name, and their policies in each game."""

from kickabout.bots.contest import SEARCH
from kickabout.engine.game import Game
from kickabout.engine.levels import Levels
from kickabout.engine.match_loop import HEURISTIC, RANDOM, Policy

LEVELS = Levels._fields
"""The bots that search, weakest first."""
BOTS = ("random", "rule-of-thumb", *LEVELS)
"""All bots by name."""


def policy(bot: str, game: Game) -> Policy:
    """Return the policy of a bot in a game; raise `ValueError` for an unknown name."""
    if bot == "random":
        return RANDOM
    if bot == "rule-of-thumb":
        return HEURISTIC
    if bot in LEVELS:
        return (SEARCH, *game.levels[LEVELS.index(bot)])
    raise ValueError(f"there is no bot {bot!r}; the bots are: {', '.join(BOTS)}")
