"""A bot that searches."""

import secrets

from kickabout.bots.heuristic import advised
from kickabout.bots.levels import LEVELS, policy
from kickabout.bots.search import think
from kickabout.bots.tree import best_found
from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Seen


class IsmctsBot:
    """A player by information-set Monte Carlo tree search at one of the LEVELS; the same seed plays the same.

    Raises `ValueError` for an unknown level.
    """

    def __init__(self, level: str = "pro", seed: int | None = None) -> None:
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r}; the levels are: {', '.join(LEVELS)}")
        self.level = level
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
        findings = think(seen, row, below(self._rng, 1 << 30))
        return seen.legal[
            best_found(row, self._rng, len(seen.legal), findings.visits, findings.shares)
        ]
