"""Fútbol Dash as the network sees it and decides in it."""

from kickabout.envs.opponents import Opponent
from kickabout.envs.vector import SeatsEnv
from kickabout.envs.wrappers import CompactVectorActions, NormalizeVectorObservation

GAME = "futbol-dash"
CATEGORIES = {"phase": (0, 13), "points": (0, 12), "card": (-1, 25), "top": (-1, 25)}
"""Fields whose values mean different things rather than more or less (exactly eleven points make a
shot), with the least value and how many there are; those that name seats the wrapper knows."""


GOAL = 0.25
"""What a goal is worth on the way, besides what it does for the result."""
KEPT = 20
"""Earlier selves to play against."""


class Seats(CompactVectorActions):
    """One seat in each of many matches, as a network sees them and decides in them."""

    def __init__(self, matches: int, opponent: Opponent) -> None:
        self.inner = SeatsEnv(GAME, matches, opponents=opponent, choices_only=True)
        normal = NormalizeVectorObservation(self.inner, CATEGORIES)
        super().__init__(normal)
        self.normalize = normal.normalize
