"""Gymnasium: one seat in each of many matches, stepped together in compiled code."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kickabout.envs.matches import Matches
from kickabout.envs.spaces import observation_space
from kickabout.games import find

Policy = Callable[[NDArray[np.int16], NDArray[np.int8]], NDArray[np.integer]]
"""Decides for seats: from observations, shape (n, size), and action masks, shape (n, actions), one
action each."""


class SeatsEnv(VectorEnv[NDArray[np.int16], NDArray[np.integer], NDArray[Any]]):
    """Many matches, each seen from one seat: between its decisions opponents and dice play.

    `opponents` is what plays the other seats, or one for each of them, going around the table from
    the seat's left: "random" and "rule-of-thumb" play in compiled code; a function decides for all the
    seats that it plays and that are to decide, a frozen copy of the policy under training for instance.
    `seat` None means another seat each match, taking turns. With `choices_only` a decision with a
    single legal action is taken at once and never seen.

    A match that ends is followed by the next one in the same step: the observation is the next match's
    first, and `infos["final_obs"]` has the last one of the match that ended. `infos["action_mask"]`
    is 1 for each legal action. In place of an action that is not legal one that is gets drawn, each
    with equal chance, and `infos["illegal"]` tells where. Matches never are truncated.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium's own attribute

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        seats: int = 2,
        seat: int | None = None,
        opponents: str | Policy | Sequence[str | Policy] = "rule-of-thumb",
        options: Mapping[str, object] | None = None,
        box: str | Path | None = None,
        *,
        choices_only: bool = False,
    ) -> None:
        automata = (
            find(game).box_for(seats, options, Path(box) if box is not None else None).automata
        )
        number = seats - 1 - len(automata)
        others: list[str | Policy]
        if isinstance(opponents, str) or callable(opponents):
            others = [opponents] * number
        else:
            others = list(opponents)
        if len(others) != number:
            raise ValueError(f"{number} opponents are needed, not {len(others)}")
        self._policies = {player: one for player, one in enumerate(others, 1) if callable(one)}
        names = ["caller", *("caller" if callable(one) else str(one) for one in others)]
        names += ["random"] * len(automata)
        self.matches = Matches(
            game, num_envs, names, options, box, seat=seat, choices_only=choices_only
        )
        """The matches, in which player 0 has the seat."""
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.matches.layout)
        self.single_action_space = spaces.Discrete(self.matches.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them; shape (matches, actions)."""
        return self.matches.action_masks.astype(np.bool_)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # Gymnasium's
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begins all matches anew. `seed` fixes all that follows; `options` are Gymnasium's and mean
        nothing here.
        """
        super().reset(seed=seed)
        self.matches.reset(int(self.np_random.integers(2**63)))
        for _ in self._others_play():
            pass
        return self.matches.observations.copy(), self._infos()

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays one decision in every match, and on to the seat's next one."""
        matches = self.matches
        matches.step(actions)
        illegal, ended = matches.illegal.copy(), matches.ended.copy()
        rewards = matches.rewards[:, 0].copy()
        for stepped in self._others_play():
            # A match that ends before the seat has decided anything in it counts for nothing.
            new = stepped[matches.ended[stepped] & ~ended[stepped]]
            ended[new] = True
            rewards[new] = matches.rewards[new, 0]
        infos = self._infos() | {"illegal": illegal, "_illegal": np.ones(self.num_envs, np.bool_)}
        if ended.any():
            final = np.full(self.num_envs, None, object)
            for number in np.flatnonzero(ended):
                final[number] = matches.final_observations[number].copy()
            infos |= {"final_obs": final, "_final_obs": ended.copy()}
        never = np.zeros(self.num_envs, np.bool_)
        return matches.observations.copy(), rewards, ended, never, infos

    def _infos(self) -> dict[str, Any]:
        masks = self.matches.action_masks.copy()
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _others_play(self) -> Iterator[NDArray[np.int64]]:
        """Has the opponents that are functions decide until all matches wait for the seat; gives the
        matches of each step.
        """
        matches = self.matches
        while self._policies and matches.players.any():
            for player, policy in self._policies.items():
                theirs = np.flatnonzero(matches.players == player)
                if theirs.size:
                    seen = matches.observations[theirs], matches.action_masks[theirs]
                    matches.step(policy(*seen), theirs)
                    yield theirs
