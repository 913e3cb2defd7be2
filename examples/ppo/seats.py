"""The environment as Stable-Baselines3 wants one."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from examples.ppo.environment import Seats

ON_THE_WAY = 0.5
"""The part of the result that is paid out on the way, as the chances of winning change."""


class SeatsVecEnv(VecEnv):
    """The environment for Stable-Baselines3; masks are asked for by `action_masks`, as sb3-contrib does.

    What went well or badly is rewarded at once: the reward grows by the change of the chances of winning, as the
    game's evaluation estimates them, and the result by as much less, so that what is best stays best (A. Ng,
    D. Harada and S. Russell, "Policy invariance under reward transformations", ICML 1999).
    """

    def __init__(self, seats: Seats, seed: int) -> None:
        self.render_mode = None
        super().__init__(seats.num_envs, seats.single_observation_space, seats.single_action_space)
        self._seats = seats
        self._seed_of_reset = seed

    def reset(self) -> NDArray[np.float32]:
        observations, _ = self._seats.reset(seed=self._seed_of_reset)
        self._potentials = self._estimated()
        return observations

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[np.bool_], list[dict[str, Any]]]:
        observations, rewards, ended, _, infos = self._seats.step(self._actions)
        potentials = self._estimated()
        shaped = rewards + np.where(ended, 0, potentials) - self._potentials
        self._potentials = potentials
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for match in np.flatnonzero(ended):
            told[match] = {"terminal_observation": infos["final_obs"][match]}
        return observations, shaped.astype(np.float32), ended, told

    def _estimated(self) -> NDArray[np.float64]:
        """Return the part of the reward that each match is expected to bring, as it stands."""
        shares = self._seats.inner.matches.win_shares()[:, 0]
        return ON_THE_WAY * (2 * shares - 1)

    def expected(self) -> NDArray[np.float64]:
        """Return the reward that is still to come in each match, as the game's evaluation expects it."""
        return self._potentials * (1 - ON_THE_WAY) / ON_THE_WAY

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
