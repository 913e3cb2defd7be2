"""The rule of thumb of Futera SuSu: sound choices from what a seat sees."""

from typing import Any

from kickabout.engine.dice import Words, below
from kickabout.games.futera_susu.state import (
    BUILD,
    LIFTS,
    LOCK_IN,
    PLACES,
    POSITION_OF_SHIRT,
    POSITIONS,
    SIGNS,
    BoxRecord,
    State,
)


def advise(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """Picks one of the first n legal actions for the actor of a seen record."""
    if state.phase == BUILD:
        ready = 0
        while ready < n and actions[ready] < SIGNS:
            ready += 1
        return actions[below(rng, ready)] if ready > 0 else actions[below(rng, n)]
    if state.phase == LOCK_IN:
        for i in range(n):
            action = actions[i]
            if action < LIFTS:
                shirt = (action - PLACES) // POSITIONS
                if (action - PLACES) % POSITIONS == POSITION_OF_SHIRT[shirt]:
                    return action
    return actions[below(rng, n)]
