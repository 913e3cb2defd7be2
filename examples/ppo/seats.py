"""The environment as Stable-Baselines3 wants one."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from examples.ppo.environment import GOAL, Seats


class SeatsVecEnv(VecEnv):
    """The environment for Stable-Baselines3; masks are asked for by `action_masks`, as sb3-contrib does.

    A goal tells the seat at once that something went well or badly: the reward grows by GOAL times
    the change of the lead, and the result by as much less, so that what is best stays best (A. Ng,
    D. Harada and S. Russell, "Policy invariance under reward transformations", ICML 1999).
    """

    def __init__(self, seats: Seats, seed: int) -> None:
        self.render_mode = None
        super().__init__(seats.num_envs, seats.single_observation_space, seats.single_action_space)
        self._seats = seats
        self._goals = seats.inner.matches.layout.part("goals")
        self._seed_of_reset = seed

    def reset(self) -> NDArray[np.float32]:
        observations, _ = self._seats.reset(seed=self._seed_of_reset)
        self._leads = np.zeros(self.num_envs)
        return observations

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[np.bool_], list[dict[str, Any]]]:
        observations, rewards, ended, _, infos = self._seats.step(self._actions)
        seen = self._seats.inner.matches.observations
        own, theirs = seen[:, self._goals.start : self._goals.stop].T.astype(np.float32)
        leads = GOAL * (own - theirs)  # 0 in a match that has just begun
        rewards = rewards.astype(np.float32) + leads - self._leads
        self._leads = leads
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for match in np.flatnonzero(ended):
            told[match] = {"terminal_observation": infos["final_obs"][match]}
        return observations, rewards, ended, told

    def action_masks(self) -> NDArray[np.bool_]:
        return self._seats.action_masks()

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
