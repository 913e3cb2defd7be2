"""The bots of the levels at a table: which they are, when they can play, and how long they take."""

from kickabout.bots.levels import LEVELS
from kickabout.bots.search import KERNELS
from kickabout.engine.compiled import is_warm
from kickabout.engine.game import Game

USUAL = "amateur"
"""The level that is chosen where nobody chooses."""
STAND_IN = LEVELS[-1]
"""The level that plays for who has left, where nobody has chosen one: the strongest, lest somebody gain by it that
another leaves."""
PATIENCE_SECONDS = 0.5
"""After how long a level's decision appears, if nothing else takes longer: well beyond what any of
them thinks, so that the time says nothing of what it thought about."""


def is_level(bot: str) -> bool:
    """Whether a kind of bot is a level: it thinks in the background, by compiled rules."""
    return bot in LEVELS


def strength(bot: str) -> int:
    """How strong a level is, from 1; 0 for other bots."""
    return LEVELS.index(bot) + 1 if is_level(bot) else 0


def patience(bot: str) -> float:
    """The seconds after which a bot's decision appears, whatever it is about."""
    return PATIENCE_SECONDS if is_level(bot) else 0.0


def is_ready(game: Game) -> bool:
    """Whether the levels can play a game: its compiled rules are there."""
    return is_warm(game, KERNELS)
