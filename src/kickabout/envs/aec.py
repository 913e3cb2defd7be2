"""PettingZoo: a match in which each seat is an agent, and the agents decide in turn."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from kickabout.engine.game import SPECTATOR
from kickabout.engine.match import Match, Seen
from kickabout.envs.episode import Episode
from kickabout.envs.naming import NamesActions
from kickabout.envs.observation import layout
from kickabout.envs.rendering import RENDER_MODES, Frame, checked_mode, render
from kickabout.envs.spaces import observation_space
from kickabout.games import find


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    box: str | Path | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """Return the environment of a game, which raises an error if it is used before its `reset`."""
    return OrderEnforcingWrapper(raw_env(game, seats, options, box, render_mode))


class raw_env(NamesActions, AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo ships no types, and names it so
    """A match as an environment: agents are `seat_0`, `seat_1` and so on; chance is played inside.

    An observation has `observation`, what the seat sees as a vector, and `action_mask`, 1 for each of its legal
    actions and all 0 while another seat decides. Rewards come with the end of the match. A seat that the rules
    play themselves is not an agent.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        box: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rules = find(game)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = checked_mode(render_mode)
        self._make = (rules, seats, options, box)
        self.game = rules
        self.box = rules.box_for(seats, options, Path(box) if box is not None else None)
        automata = self.box.automata
        self._seats = {f"seat_{seat}": seat for seat in range(seats) if seat not in automata}
        self.possible_agents = list(self._seats)
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=observation_space(layout(rules, seats)),
                action_mask=spaces.Box(0, 1, (rules.actions.decisions,), np.int8),
            )
            for agent in self._seats
        }
        self.action_spaces = {
            agent: spaces.Discrete(rules.actions.decisions) for agent in self._seats
        }
        self._seeds, _ = seeding.np_random()

    @property
    def match(self) -> Match:
        """The match in progress, with all that is hidden: for spectators and for its transcript."""
        return self._episode.match

    def seen(self, agent: str) -> Seen:
        """Return all that an agent sees, for a bot: the redacted record, and the legal actions by name."""
        return self.match.seen(self._seats[agent])

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the observation space, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """Return the action space, the same for every agent: the numbers of all actions of the game."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,  # noqa: ARG002  # PettingZoo's
    ) -> None:
        """Begin a match. `seed` fixes this one and all that follow without a seed; `options` are PettingZoo's
        and are ignored.
        """
        if seed is not None:
            self._seeds, _ = seeding.np_random(seed)
        self._episode = Episode(*self._make, seed=int(self._seeds.integers(2**63)))
        self.agents = list(self._seats)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; None once its match is over.

        Raises `IllegalAction`, and changes nothing, if the action is not legal.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide: an action is needed, not None")
        self._episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._episode.actor is None:
            rewards = self._episode.rewards
            self.rewards = {agent: rewards[seat] for agent, seat in self._seats.items()}
            self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """Return an agent's observation and its action mask."""
        seat = self._seats[agent]
        return {
            "observation": self._episode.observe(seat),
            "action_mask": self._episode.action_mask(seat),
        }

    def render(self) -> Frame | None:
        """Return the position as a spectator sees it, or print it.

        It is text (`ansi`), a picture as text (`svg`), its pixels, shape (720, 960, 3) of `uint8` (`rgb_array`),
        or text on the screen (`human`).
        """
        return render(self.match, self.render_mode, SPECTATOR)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _select(self) -> None:
        if self._episode.actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = f"seat_{self._episode.actor}"
