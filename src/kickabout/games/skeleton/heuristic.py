"""A heuristic for Skeleton: the highest card, most of the time. It reads redacted records only."""

from typing import Any

from kickabout.engine.dice import Words, below

from .actions import CARD
from .state import BoxRecord, State


def heuristic_action(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """Return the highest card of the hand, or at times a random one, so that nobody can count on it."""
    chosen: int = actions[below(rng, n)]
    if below(rng, 3) > 0:
        for i in range(n):
            if box.values[CARD[actions[i]]] > box.values[CARD[chosen]]:
                chosen = actions[i]
    return chosen
