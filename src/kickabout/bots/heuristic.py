"""A bot that follows the game's own heuristic."""

import secrets

from kickabout.engine.dice import Words, seeded
from kickabout.engine.match import Seen


class RuleOfThumbBot:
    """A player by the game's heuristic; `seed` fixes its random choices."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = seeded(secrets.randbits(64) if seed is None else seed)

    def choose(self, seen: Seen) -> str:
        """Return the legal action that the heuristic takes."""
        if not seen.legal:
            raise ValueError(f"seat {seen.seat} has nothing to decide now")
        return advised(seen, self._rng)


def advised(seen: Seen, rng: Words) -> str:
    """Return the heuristic's choice among a seat's legal actions."""
    game, box = seen.game, seen.box
    actions = [game.actions.parse(box, name) for name in seen.legal]
    action = game.heuristic_action(box.record, seen.state, actions, len(actions), rng)
    return game.actions.name_of(box, action)
