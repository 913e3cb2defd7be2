"""The peers: OpenSpiel, RLCard and PettingZoo, each played at random in its own fastest way."""

import os
from typing import Any

from benchmarks.contest import Clock, Tally

BATCH = 64
"""The number of matches between two looks at the clock: enough that the looks cost nothing, few
enough that the finished matches, kept to be counted, still fit the processor's cache."""

SAMPLE = 50
"""The number of matches from which the share of decisions with a choice is estimated, if a library
counts none."""


class OpenSpiel:
    """A game of OpenSpiel, played entirely in its C++ by `evaluate_bots` with uniform random bots."""

    def __init__(self, game: str, **parameters: int) -> None:
        import pyspiel

        self.name = f"OpenSpiel {game}"
        self.evaluate = pyspiel.evaluate_bots
        self.game = pyspiel.load_game(game, parameters)
        seats = range(self.game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]
        seen = choices = 0
        for state in self._finished(0, SAMPLE, Clock()):
            replay = self.game.new_initial_state()
            for step in state.full_history():
                if step.player >= 0:
                    seen += 1
                    choices += len(replay.legal_actions()) > 1
                replay.apply_action(step.action)
        self.share = choices / seen

    def play(self, first: int, matches: int, clock: Clock) -> Tally:
        """Play; a finished state contains its history, from which decisions are counted."""
        decisions = 0
        for start in range(first, first + matches, BATCH):
            batch = min(BATCH, first + matches - start)
            for state in self._finished(start, batch, clock):
                decisions += sum(step.player >= 0 for step in state.full_history())
        return Tally(decisions, round(decisions * self.share), matches)

    def _finished(self, first: int, matches: int, clock: Clock) -> list[Any]:
        with clock:
            states = [self.game.new_initial_state() for _ in range(matches)]
            for number, state in enumerate(states):
                self.evaluate(state, self.bots, first + number)
        return states


class RLCard:
    """RLCard's UNO with its own random agents, run without its training mode."""

    name = "RLCard uno"

    def __init__(self) -> None:
        import rlcard
        from rlcard.agents import RandomAgent
        from rlcard.utils import set_seed

        self.set_seed = set_seed
        self.env = rlcard.make("uno")
        seats = range(self.env.num_players)
        self.env.set_agents([RandomAgent(num_actions=self.env.num_actions) for _ in seats])
        set_seed(0)
        trails = [trail for _ in range(SAMPLE) for trail in self.env.run(is_training=False)[0]]
        decided = [state for trail in trails for state in trail[:-1:2]]  # state, action, state, ...
        self.share = sum(len(state["legal_actions"]) > 1 for state in decided) / len(decided)

    def play(self, first: int, matches: int, clock: Clock) -> Tally:
        """Play; RLCard itself counts the steps."""
        self.set_seed(first)
        before = self.env.timestep
        with clock:
            for _ in range(matches):
                self.env.run(is_training=False)
        decisions = self.env.timestep - before
        return Tally(decisions, round(decisions * self.share), matches)


class PettingZoo:
    """PettingZoo's agent-environment cycle over Tic-Tac-Toe, the lightest of its masked games."""

    name = "PettingZoo tictactoe"

    def __init__(self) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from pettingzoo.classic import tictactoe_v3

        self.env = tictactoe_v3.env()

    def play(self, first: int, matches: int, clock: Clock) -> Tally:
        """Play the loop of its documentation; only the ninth mark of a match is no choice."""
        env = self.env
        decisions = full_boards = 0
        with clock:
            for number in range(matches):
                env.reset(seed=first + number)
                marks = 0
                for agent in env.agent_iter():
                    seen, _, terminated, truncated, _ = env.last()
                    if terminated or truncated:
                        env.step(None)
                    else:
                        marks += 1
                        env.step(env.action_space(agent).sample(seen["action_mask"]))
                decisions += marks
                full_boards += marks == 9
        return Tally(decisions, decisions - full_boards, matches)
