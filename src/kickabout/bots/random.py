"""A bot that takes any legal action with equal chance."""

import secrets

from kickabout.bots.heuristic import advised
from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Seen


class RandomBot:
    """Plays at random, but for what is routine; the same seed plays the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = seeded(secrets.randbits(64) if seed is None else seed)

    def choose(self, seen: Seen) -> str:
        """Any of the legal actions, or the rule of thumb's where that is routine."""
        if not seen.legal:
            raise ValueError(f"seat {seen.seat} has nothing to decide now")
        if seen.is_routine:
            return advised(seen, self._rng)
        return seen.legal[below(self._rng, len(seen.legal))]
