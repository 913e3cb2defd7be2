"""Counterfactual regret minimisation by playouts of our own rules, without OpenSpiel.

External sampling: M. Lanctot, K. Waugh, M. Zinkevich and M. Bowling, "Monte Carlo Sampling for
Regret Minimization in Extensive Games", NeurIPS 2009. Regrets stay at 0 or above and later
strategies weigh more, as in CFR+: O. Tammelin, "Solving Large Imperfect Information Games Using
CFR+", 2014.
"""

import random

from kickabout.engine.game import CHANCE, OVER
from kickabout.envs.information_state import NEXT
from kickabout.envs.openspiel.rules_adapter import RulesAdapter
from kickabout.envs.rewards import write_rewards

Histories = tuple[str, ...]
"""The information state of each seat."""


class PlayoutCFR:
    """A learner of a policy for both seats of a match."""

    def __init__(self, adapter: RulesAdapter, seed: int) -> None:
        self._adapter = adapter
        self._rng = random.Random(seed)
        self._iteration = 0
        self._regrets: dict[str, list[float]] = {}
        self._meant: dict[str, dict[int, float]] = {}

    def iterate(self) -> None:
        """Play one match for each seat, trying all actions of that seat, and learn from it."""
        self._iteration += 1
        start = self._adapter.start
        for learner in range(self._adapter.seats):
            self._play(start, self._adapter.lent(start).actor, ("seat 0", "seat 1"), learner)

    def policy(self) -> dict[str, list[tuple[int, float]]]:
        """Return the average policy, wherever a seat has had a choice."""
        return {
            history: [(action, weight / sum(meant.values())) for action, weight in meant.items()]
            for history, meant in self._meant.items()
        }

    def _play(self, record: bytes, actor: int, histories: Histories, learner: int) -> float:
        """Return the value of a match from here to the learner."""
        adapter = self._adapter
        if actor == OVER:
            rewards = [0.0, 0.0]
            write_rewards(adapter.scores(record), rewards)
            return rewards[learner]
        if actor == CHANCE:
            outcomes, weights = zip(*adapter.outcomes(record), strict=True)
            return self._go_on(record, self._rng.choices(outcomes, weights)[0], histories, learner)
        legal = adapter.legal(record)
        if len(legal) == 1:
            return self._go_on(record, legal[0], histories, learner)
        regrets = self._regrets.setdefault(histories[actor], [0.0] * len(legal))
        total = sum(regrets)
        chances = [regret / total if total else 1 / len(legal) for regret in regrets]
        if actor != learner:
            meant = self._meant.setdefault(histories[actor], dict.fromkeys(legal, 0.0))
            for action, chance in zip(legal, chances, strict=True):
                meant[action] += self._iteration * chance
            return self._go_on(record, self._rng.choices(legal, chances)[0], histories, learner)
        worth = [self._go_on(record, action, histories, learner) for action in legal]
        value = sum(chance * w for chance, w in zip(chances, worth, strict=True))
        for i, w in enumerate(worth):
            regrets[i] = max(0.0, regrets[i] + w - value)
        return value

    def _go_on(self, record: bytes, action: int, histories: Histories, learner: int) -> float:
        adapter = self._adapter
        seen = adapter.observed(record, action)
        after, actor = adapter.played(record, action)
        histories = tuple(
            f"{past}{NEXT}{adapter.name_of(code)}"
            for past, code in zip(histories, seen, strict=True)
        )
        return self._play(after, actor, histories, learner)
