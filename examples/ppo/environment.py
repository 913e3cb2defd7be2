"""A game as the network sees it and decides in it."""

import numpy as np
from numpy.typing import NDArray

from kickabout.envs.opponents import Opponent
from kickabout.envs.vector import SeatsEnv
from kickabout.envs.wrappers import CompactVectorActions, NormalizeVectorObservation

CATEGORIES = {
    "futbol-dash": {"phase": (0, 13), "points": (0, 12), "card": (-1, 25), "top": (-1, 25)},
    "futera-susu": {
        "phase": (0, 15),
        "stage": (0, 4),
        "where": (-1, 15),
        "field": (-1, 18),
        "spot": (-1, 12),
        "played": (-1, 25),
    },
    "social-soccer": {
        "phase": (0, 24),
        "spot": (-1, 12),
        "rest": (0, 3),
        "ball": (0, 11),
        "not_to": (0, 11),
        "shooter": (0, 11),
        "blocker": (0, 11),
    },
    "squad-rush": {"phase": (0, 27), "place": (0, 5), "card": (-1, 17)},
    "super-team": {
        "phase": (0, 30),
        "at": (-1, 166),
        "ball": (-1, 166),
        "slot": (-1, 14),
        "use": (0, 9),
        "part": (0, 6),
        "action": (0, 6),
    },
}
"""By game, the fields whose values mean different things rather than more or less (exactly eleven points make a
shot), with the least value and how many there are; those that name seats the wrapper knows."""
KEPT = 20
"""Earlier selves to play against."""


class Seats(CompactVectorActions):
    """One seat in each of many matches, as a network sees them and decides in them.

    It decides only where there is a choice, and leaves preparation to the rule of thumb as every bot does.
    """

    def __init__(self, game: str, matches: int, opponent: Opponent) -> None:
        self.inner = SeatsEnv(
            game, matches, opponents=opponent, choices_only=True, skip_routine=True
        )
        normal = NormalizeVectorObservation(self.inner, CATEGORIES[game])
        super().__init__(normal)
        self.normalize = normal.normalize

    def advised(self) -> NDArray[np.int64]:
        """Return the choice that the rule of thumb would take in each match."""
        matches = self.inner.matches
        return self.choices.of(matches.player_seats, matches.advice())
