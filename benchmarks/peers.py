"""The peers: OpenSpiel, RLCard and PettingZoo, each played at random in its own fastest way."""

import os
from collections.abc import Callable
from typing import Any

from benchmarks.contest import Tally


class OpenSpiel:
    """A game of OpenSpiel, played wholly in its C++ by `evaluate_bots` with uniform random bots."""

    def __init__(self, game: str) -> None:
        import pyspiel

        self.name = f"OpenSpiel {game}"
        self.spiel = pyspiel
        self.game = pyspiel.load_game(game, {"players": 4} if game == "crazy_eights" else {})
        seats = range(self.game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]

    def play(self, first: int, matches: int) -> Callable[[], Tally]:
        """Play; the states are kept, and their histories counted afterwards."""
        states = [self.game.new_initial_state() for _ in range(matches)]
        for number, state in enumerate(states):
            self.spiel.evaluate_bots(state, self.bots, first + number)
        return lambda: self._count(states)

    def _count(self, states: list[Any]) -> Tally:
        """Count every decision, and estimate from the first matches how many had a choice."""
        decisions = sum(step.player >= 0 for state in states for step in state.full_history())
        seen = choices = 0
        for state in states[:50]:
            replay = self.game.new_initial_state()
            for step in state.full_history():
                if step.player >= 0:
                    seen += 1
                    choices += len(replay.legal_actions()) > 1
                replay.apply_action(step.action)
        return Tally(decisions, round(decisions * choices / seen), len(states))


class RLCard:
    """RLCard's UNO with its own random agents, run without its training mode."""

    name = "RLCard uno"

    def __init__(self) -> None:
        import rlcard
        from rlcard.agents import RandomAgent
        from rlcard.utils import set_seed

        self.set_seed = set_seed
        self.env = rlcard.make("uno")
        agents = [
            RandomAgent(num_actions=self.env.num_actions) for _ in range(self.env.num_players)
        ]
        self.env.set_agents(agents)

    def play(self, first: int, matches: int) -> Callable[[], Tally]:
        """Play; each match's trajectories (state, action, state, ...) are counted afterwards."""
        self.set_seed(first)
        played = [self.env.run(is_training=False)[0] for _ in range(matches)]

        def count() -> Tally:
            decided = [state for match in played for trail in match for state in trail[:-1:2]]
            choices = sum(len(state["legal_actions"]) > 1 for state in decided)
            return Tally(len(decided), choices, matches)

        return count


class PettingZoo:
    """PettingZoo's agent-environment cycle over Tic-Tac-Toe, the lightest of its masked games."""

    name = "PettingZoo tictactoe"

    def __init__(self) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from pettingzoo.classic import tictactoe_v3

        self.env = tictactoe_v3.env()

    def play(self, first: int, matches: int) -> Callable[[], Tally]:
        """Play the loop of its documentation; the number of steps tells how many had a choice."""
        env = self.env
        decisions = choices = 0
        for number in range(matches):
            env.reset(seed=first + number)
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = seen["action_mask"]
                decisions += 1
                choices += int(mask.sum()) > 1
                env.step(env.action_space(agent).sample(mask))
        tally = Tally(decisions, choices, matches)
        return lambda: tally
