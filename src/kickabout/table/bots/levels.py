"""Bot levels at a table: their strength, readiness and timing."""

from kickabout.bots import KINDS
from kickabout.bots.analysis import KERNELS
from kickabout.bots.levels import LEVELS
from kickabout.engine.compiled import is_warm
from kickabout.engine.game import Game

USUAL = "amateur"
"""The default level."""
STAND_IN = LEVELS[-1]
"""The default level of stand-in bots: the strongest, so that nobody gains when another player
leaves."""
BENCH = "rule-of-thumb"
"""The bot that decides in place of a level while the game's rules are not compiled, and once for a seat whose time is over."""
_BY_STRENGTH = tuple(kind for kind in KINDS if kind != "random")
MOST_STRENGTH = len(_BY_STRENGTH)
PATIENCE_SECONDS = 0.5
"""The time after which a level's decision appears unless something else takes longer: well beyond
the time that any level needs, so that it reveals nothing about the decision."""


def is_level(bot: str) -> bool:
    """Return whether a kind of bot is a level, which thinks in the background by compiled rules."""
    return bot in LEVELS


def strength(bot: str) -> int:
    """Return the strength of a bot, 1 to `MOST_STRENGTH`; 0 for one that plays at random."""
    return _BY_STRENGTH.index(bot) + 1 if bot in _BY_STRENGTH else 0


def patience(bot: str) -> float:
    """Return the seconds after which a bot's decision appears, whatever it is about."""
    return PATIENCE_SECONDS if is_level(bot) else 0.0


def is_ready(game: Game) -> bool:
    """Return whether the levels can play a game, that is, whether its rules are compiled."""
    return is_warm(game, KERNELS)
