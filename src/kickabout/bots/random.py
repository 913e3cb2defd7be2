"""A bot that takes any legal action with equal probability."""

import secrets

from kickabout.bots.heuristic import advised
from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Seen


class RandomBot:
    """A random player, except for routine decisions; the same seed plays the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = seeded(secrets.randbits(64) if seed is None else seed)

    def choose(self, seen: Seen) -> str:
        """Return a random legal action, or the heuristic's if the decision is routine."""
        if not seen.legal:
            raise ValueError(f"seat {seen.seat} has nothing to decide now")
        if seen.is_routine:
            return advised(seen, self._rng)
        return seen.legal[below(self._rng, len(seen.legal))]
