"""The words behind a hint: the others' most likely reply, and a card of the hand that looks better than all
that is legal.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kickabout.engine.actions import HOLD, verb_of
from kickabout.engine.compiled import compiled
from kickabout.engine.dice import pick, seeded
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.match import Seen
from kickabout.engine.view_types import HandCard

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


class _Position:
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
        self.rules.apply(self._box, self._of(self.state), action)

    def hidden(self, seat: int) -> Any:
        seen = self.state.copy()
        self.rules.redact(self._box, self._of(seen), seat)
        return seen

    def observed(self, action: int, seat: int) -> int:
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
    position = _Position(seen, seed)
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


def better_but_forbidden(seen: Seen, hand: Sequence[HandCard], seed: int) -> str | None:
    """Return the play of a card of the hand that the heuristic would prefer to all that is legal, were it
    allowed; None if it prefers a legal action, and in a response window.

    Only the plays that the hand itself explains count: not, say, a card against a rival played on oneself.
    """
    if HOLD in seen.legal:
        return None
    game, box = seen.game, seen.box
    verbs = set(map(verb_of, seen.legal))
    why = {card["card"]: card["why"] for card in hand if card["why"] is not None}
    possible = {(card["card"], verb_of(play["action"])) for card in hand for play in card["plays"]}
    legal = {game.actions.parse(box, name) for name in seen.legal}
    forbidden = set()
    for number, name in game.actions.names(box, game.actions.decisions):
        card = next((word for word in name.split() if word in why), None)
        if card is not None and verb_of(name) in verbs and (card, verb_of(name)) not in possible:
            refusal = game.Refusal.of(game.refuse(box.record, seen.state, number))
            if game.explain(refusal, box, seen.state, number) == why[card]:
                forbidden.add(number)
    both = sorted(legal | forbidden)
    try:
        best = game.heuristic_action(box.record, seen.state, both, len(both), seeded(seed))
    except IndexError:  # a heuristic need not have a value for an illegal action
        return None
    return None if best in legal else game.actions.name_of(box, best)
