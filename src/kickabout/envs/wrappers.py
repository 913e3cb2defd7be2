"""Wrappers that adapt observations and actions to neural networks.

    from kickabout.envs.wrappers import CompactActions, NormalizeObservation

    env = gymnasium.make("Kickabout/FutbolDash-v0")
    env = CompactActions(NormalizeObservation(env))

`NormalizeVectorObservation` and `CompactVectorActions` do the same for the environment of many matches.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import RecordConstructorArgs
from gymnasium.vector import VectorEnv, VectorWrapper
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kickabout.bots.vectors import HALF, NOT_LEGAL, Choices, Normalizer
from kickabout.envs.seat import SeatEnv
from kickabout.envs.vector import SeatsEnv

__all__ = [
    "HALF",
    "NOT_LEGAL",
    "Choices",
    "CompactActions",
    "CompactVectorActions",
    "NormalizeObservation",
    "NormalizeVectorObservation",
    "Normalizer",
]


class NormalizeObservation(
    gymnasium.ObservationWrapper[NDArray[np.float32], np.int64, NDArray[np.int16]],
    RecordConstructorArgs,
):
    """A wrapper with the observations of one seat as `Normalizer` makes them, `float32` of shape (size,)."""

    def __init__(
        self,
        env: gymnasium.Env[NDArray[np.int16], np.int64],
        categories: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        RecordConstructorArgs.__init__(self, categories=categories)
        super().__init__(env)
        self.normalize = Normalizer(_seat_env(env).layout, categories)
        self.observation_space = spaces.Box(-1, 1, (self.normalize.size,), np.float32)

    def observation(self, observation: NDArray[np.int16]) -> NDArray[np.float32]:
        """Return the observation as a vector."""
        return self.normalize(observation)


class CompactActions(gymnasium.Wrapper[Any, np.int64, Any, np.int64], RecordConstructorArgs):
    """A wrapper with the actions of one seat as `Choices` numbers them, in masks too."""

    def __init__(self, env: gymnasium.Env[Any, np.int64]) -> None:
        RecordConstructorArgs.__init__(self)
        super().__init__(env)
        self._inner = _seat_env(env)
        self.choices = Choices(self._inner.game, self._inner.box, self._inner.layout.seats)
        self.action_space = spaces.Discrete(len(self.choices.names))

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal choices in the form that sb3-contrib needs; shape (choices,)."""
        return self._compact(self._inner.action_masks().astype(np.int8)).astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a match, as the environment does."""
        observation, info = self.env.reset(seed=seed, options=options)
        return observation, info | {"action_mask": self._compact(info["action_mask"])}

    def step(self, action: np.int64) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Play a choice."""
        number = self.choices.actions(np.array([self._inner.seat]), np.array([action]))[0]
        observation, reward, ended, cut, info = self.env.step(number)
        info = info | {"action_mask": self._compact(info["action_mask"])}
        return observation, reward, ended, cut, info

    def _compact(self, mask: NDArray[np.int8]) -> NDArray[np.int8]:
        seat = np.array([self._inner.seat])
        compact: NDArray[np.int8] = self.choices.masks(seat, mask[np.newaxis])[0]
        return compact


class NormalizeVectorObservation(
    VectorWrapper[
        NDArray[np.float32], NDArray[np.integer], NDArray[np.int16], NDArray[np.integer], Any
    ]
):
    """A wrapper with the observations of many matches as `Normalizer` makes them.

    They are `float32` of shape (matches, size), including the last ones in `infos["final_obs"]`.
    """

    def __init__(
        self,
        env: VectorEnv[NDArray[np.int16], NDArray[np.integer], Any],
        categories: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        super().__init__(env)
        self.normalize = Normalizer(_seats_env(env).matches.layout, categories)
        shape = env.single_observation_space.shape
        assert shape is not None
        one = spaces.Box(-1, 1, (*shape[:-1], self.normalize.size), np.float32)
        self.single_observation_space = one
        self.observation_space = batch_space(one, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin all matches anew."""
        observations, infos = self.env.reset(seed=seed, options=options)
        return self.normalize(observations), infos

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[NDArray[np.float32], Any, Any, Any, dict[str, Any]]:
        """Play one decision in every match."""
        observations, rewards, ended, cut, infos = self.env.step(actions)
        if "final_obs" in infos:
            final = np.full(self.num_envs, None, object)
            for number in np.flatnonzero(infos["_final_obs"]).tolist():
                final[number] = self.normalize(infos["final_obs"][number])
            infos = infos | {"final_obs": final}
        return self.normalize(observations), rewards, ended, cut, infos


class CompactVectorActions(VectorWrapper[Any, NDArray[np.integer], Any, NDArray[np.integer], Any]):
    """A wrapper with the actions of many matches as `Choices` numbers them, in masks too."""

    def __init__(self, env: VectorEnv[Any, NDArray[np.integer], Any]) -> None:
        super().__init__(env)
        self._matches = _seats_env(env).matches
        self.choices = Choices(self._matches.game, self._matches.box, self._matches.seats)
        self.single_action_space = spaces.Discrete(len(self.choices.names))
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal choices in the form that sb3-contrib needs; shape (matches, choices)."""
        return self._compact(self._matches.action_masks).astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all matches anew."""
        observations, infos = self.env.reset(seed=seed, options=options)
        return observations, infos | {"action_mask": self._compact(infos["action_mask"])}

    def step(self, actions: NDArray[np.integer]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one choice in every match."""
        numbers = self.choices.actions(self._matches.player_seats, np.asarray(actions))
        observations, rewards, ended, cut, infos = self.env.step(numbers)
        infos = infos | {"action_mask": self._compact(infos["action_mask"])}
        return observations, rewards, ended, cut, infos

    def _compact(self, masks: NDArray[np.int8]) -> NDArray[np.int8]:
        return self.choices.masks(self._matches.player_seats, masks)


def _seat_env(env: gymnasium.Env[Any, Any]) -> SeatEnv:
    inner = env.unwrapped
    if not isinstance(inner, SeatEnv):
        raise TypeError(f"this wraps one seat of a match, not {inner}")
    return inner


def _seats_env(env: VectorEnv[Any, Any, Any]) -> SeatsEnv:
    inner = env.unwrapped
    if not isinstance(inner, SeatsEnv):
        raise TypeError(f"this wraps one seat of many matches, not {inner}")
    return inner
