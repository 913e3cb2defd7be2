"""A bot that follows the game's own heuristic."""

import secrets

from kickabout.engine.compiled import compiled
from kickabout.engine.dice import Words, seeded
from kickabout.engine.match import Seen
from kickabout.engine.memory import Memory


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


def ranked(seen: Seen, most: int) -> list[str]:
    """Return the heuristic's first `most` choices among a seat's legal actions, each as if those before it were not
    legal.
    """
    rules = compiled(seen.game)
    memory = Memory(not rules.is_machine_code)
    box, state = (
        record if memory.is_plain else record.data[0] for record in (seen.box.record, seen.state)
    )
    rng = memory.numbers(seeded(0))
    left = [seen.game.actions.parse(seen.box, name) for name in seen.legal]
    taken: list[int] = []
    while left and len(taken) < most:
        best = int(rules.heuristic_action(box, state, memory.numbers(left), len(left), rng))
        # A heuristic that draws at random may return an action already taken.
        taken.append(left.pop(left.index(best) if best in left else 0))
    return [seen.game.actions.name_of(seen.box, action) for action in taken]
