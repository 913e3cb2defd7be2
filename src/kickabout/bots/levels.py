"""The bots by name, and their policies in each game."""

from collections.abc import Sequence

from kickabout.bots.contest import SEARCH
from kickabout.engine.game import Game
from kickabout.engine.levels import Levels
from kickabout.engine.match_loop import HEURISTIC, RANDOM, Policy
from kickabout.text.invalid import Invalid, quoted
from kickabout.text.messages import Message

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
    raise unknown_bot(bot)


def unknown_bot(name: str, known: Sequence[str] = BOTS) -> Invalid:
    """Return the error of a name that is none of those of some bots."""
    return Invalid(Message("invalid-bot", name=quoted(name), known=", ".join(known)))
