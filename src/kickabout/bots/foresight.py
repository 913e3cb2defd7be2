"""The others' most likely reply to an action, for the words of a hint."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from kickabout.engine.actions import HOLD
from kickabout.engine.compiled import compiled
from kickabout.engine.dice import pick, seeded
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.match import Seen

SAMPLES = 60
"""The number of determinizations in which a reply is looked for."""
MOST_STEPS = 40
"""A determinization without a reply after this many decisions and outcomes counts as having none."""
MOSTLY = 0.5
"""The least share of all determinizations in which a reply must occur to be expected."""
PASSING = (HOLD, "done", "end turn")
"""Actions that are not worth mentioning as replies."""


@dataclass(frozen=True)
class Reply:
    """The most likely action of another seat after an action, as the seat that asks would see it."""

    action: str
    """The action that is replied to."""
    observed: int
    before: Any
    """The record before the reply in one determinization, redacted for the seat that asks."""
    after: Any


class Determinized:
    """A determinization of what a seat sees, played on by the heuristic."""

    def __init__(self, seen: Seen, seed: int) -> None:
        self.state = seen.state.copy()
        self.rules = compiled(seen.game)
        self._box = self._of(seen.box.record)
        self._out = np.zeros(seen.game.most_choices, np.int64)
        self._weights = np.zeros_like(self._out)
        rng = seeded(seed)
        self._rng: Any = np.array(rng, np.int64) if self.rules.is_machine_code else rng
        self.rules.determinize(self._box, self._of(self.state), self._rng)

    def _of(self, record: Any) -> Any:
        return record.data[0] if self.rules.is_machine_code else record

    def next_action(self) -> int:
        """Return a random chance outcome, or the heuristic's action for the actor."""
        out, state = self._out, self._of(self.state)
        if self.state.actor == CHANCE:
            n = self.rules.outcomes(self._box, state, out, self._weights)
            return int(out[pick(self._rng, self._weights.tolist(), n)])
        n = self.rules.legal(self._box, state, out)
        if n == 1:
            return int(out[0])
        seen = self._of(self.hidden(self.state.actor))
        return int(self.rules.heuristic_action(self._box, seen, out, n, self._rng))

    def apply(self, action: int) -> None:
        """Play an action or an outcome."""
        self.rules.apply(self._box, self._of(self.state), action)

    def after(self, action: int) -> Any:
        """Return the record after an action, which is not played."""
        state = self.state.copy()
        self.rules.apply(self._box, self._of(state), action)
        return state

    def hidden(self, seat: int) -> Any:
        """Return the record redacted for a seat."""
        seen = self.state.copy()
        self.rules.redact(self._box, self._of(seen), seat)
        return seen

    def observed(self, action: int, seat: int) -> int:
        """Return an action as a seat would see it."""
        return int(self.rules.observation_of(self._box, self._of(self.state), action, seat))


def expected_reply(seen: Seen, action: str, seed: int) -> Reply | None:
    """Return the most likely first reply of the others to an action, or None.

    Each sample determinizes what the seat sees and plays on by the heuristic, as a search does beyond its
    trees. None if no reply occurs in a share of MOSTLY; actions in PASSING are no replies.
    """
    first = seen.game.actions.parse(seen.box, action)
    replies: Counter[int] = Counter()
    first_of: dict[int, Reply] = {}
    for sample in range(SAMPLES):
        reply = _reply(seen, action, first, seed + sample)
        if reply is not None:
            replies[reply.observed] += 1
            first_of.setdefault(reply.observed, reply)
    for observed, times in replies.most_common(1):
        if times >= MOSTLY * SAMPLES:
            return first_of[observed]
    return None


def _reply(seen: Seen, action: str, first: int, seed: int) -> Reply | None:
    position = Determinized(seen, seed)
    position.apply(first)
    for _ in range(MOST_STEPS):
        actor = position.state.actor
        if actor == OVER:
            return None
        number = position.next_action()
        if actor not in (CHANCE, seen.seat):
            observed = position.observed(number, seen.seat)
            if seen.game.actions.name_of(seen.box, observed) not in PASSING:
                before = position.hidden(seen.seat)
                position.apply(number)
                return Reply(action, observed, before, position.hidden(seen.seat))
        position.apply(number)
    return None
