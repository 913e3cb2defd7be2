"""Kickabout's vector environment as Stable-Baselines3 wants one."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from examples.dash_ppo.choices import NUMBERS, actions, choices
from kickabout.envs.vector import SeatsEnv

GOAL = 0.25
"""What a goal is worth on the way, besides what it does for the result."""


class SeatsVecEnv(VecEnv):
    """One seat in each of many matches; masks are asked for by `action_masks`, as sb3-contrib does.

    A goal tells the seat at once that something went well or badly: the reward grows by GOAL times
    the change of the lead, and the result by as much less, so that what is best stays best (A. Ng,
    D. Harada and S. Russell, "Policy invariance under reward transformations", ICML 1999).
    """

    def __init__(self, seats: SeatsEnv, seed: int) -> None:
        self.render_mode = None
        choice = type(seats.single_action_space)(NUMBERS.shape[1])
        super().__init__(seats.num_envs, seats.single_observation_space, choice)
        self._seats = seats
        self._goals = seats.matches.layout.part("goals").start
        self._seed_of_reset = seed

    def reset(self) -> NDArray[np.int16]:
        self._seen, self._infos = self._seats.reset(seed=self._seed_of_reset)
        self._leads = np.zeros(self.num_envs)
        return self._seen

    def step_async(self, actions_: NDArray[np.int64]) -> None:
        self._actions = actions(self._seen, actions_)

    def step_wait(
        self,
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[np.bool_], list[dict[str, Any]]]:
        self._seen, rewards, ended, _, self._infos = self._seats.step(self._actions)
        goals = self._seen[:, self._goals : self._goals + 2].astype(np.float32)
        leads = GOAL * (goals[:, 0] - goals[:, 1])  # 0 in a match that has just begun
        rewards = rewards.astype(np.float32) + leads - self._leads
        self._leads = leads
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for match in np.flatnonzero(ended):
            told[match] = {"terminal_observation": self._infos["final_obs"][match]}
        return self._seen, rewards, ended, told

    def action_masks(self) -> NDArray[np.bool_]:
        return choices(self._seen, self._infos["action_mask"]).astype(np.bool_)

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        return list(getattr(self, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("the matches have nothing to be set")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> Sequence[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self._seats.close()
