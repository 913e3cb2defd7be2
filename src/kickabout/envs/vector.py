"""Gymnasium: one seat in each of many matches, stepped together in compiled code."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kickabout.bots import Bot, make
from kickabout.engine.devices import backend_for
from kickabout.envs.matches import Matches
from kickabout.envs.naming import NamesActions
from kickabout.envs.opponents import Opponent, players_for
from kickabout.envs.rendering import Frame, checked_mode, render
from kickabout.envs.spaces import observation_space
from kickabout.games import find

RENDER_MODES = ["ansi", "svg", "rgb_array"]


class SeatsEnv(NamesActions, VectorEnv[NDArray[np.int16], NDArray[np.integer], NDArray[Any]]):
    """Many matches, each seen from one seat: between its decisions opponents and dice play.

    `opponents` has the player of the other seats (see `envs.opponents`), or a list with one for each of them,
    going around the table from the seat's left. "random" and "rule-of-thumb" play in compiled code; a bot of
    another kind decides for one match after the other; a function decides for all seats of its own that are to
    decide. `seat` None means another seat each match, in turn. With `choices_only` a decision with a single
    legal action is taken at once and never seen, and with `skip_routine` neither are those that every bot leaves
    to the game's heuristic, which takes them. `threads` play at the same time, one for each usable core with None;
    the matches are the same whatever their number.

    Observations are `int16` of shape (matches, size); with `stack` above 1 they are the last `stack` of the
    match, shape (matches, stack, size), the newest last and the first one repeated at the beginning, as in
    Gymnasium's `FrameStackObservation`.

    A match that ends is followed by the next one in the same step: the observation is the next match's
    first, and `infos["final_obs"]` has the last one of the match that ended. `infos["action_mask"]`, `int8` of
    shape (matches, actions), is 1 for each legal action. In place of an illegal action a legal one is drawn,
    each with equal probability, and `infos["illegal"]` marks where. Matches are never truncated.

    Raises `ValueError` for what the game or the box does not allow, and for an unknown opponent or mode.
    """

    metadata = {  # noqa: RUF012  # Gymnasium's own attribute
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        seats: int = 2,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "rule-of-thumb",
        options: Mapping[str, object] | None = None,
        box: str | Path | None = None,
        render_mode: str | None = None,
        *,
        choices_only: bool = False,
        skip_routine: bool = False,
        stack: int = 1,
        threads: int | None = 1,
    ) -> None:
        self.render_mode = checked_mode(render_mode, RENDER_MODES)
        if stack < 1:
            raise ValueError(f"stack is at least 1, not {stack}")
        checked = find(game).box_for(seats, options, Path(box) if box is not None else None)
        policies, self._others = players_for(opponents, seats, checked)
        self.matches = Matches(
            game,
            num_envs,
            policies,
            options,
            box,
            seat=seat,
            choices_only=choices_only,
            skip_routine=skip_routine,
            threads=threads,
        )
        """The matches, in which player 0 has the seat."""
        self.game, self.box = self.matches.game, self.matches.box
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.matches.layout)
        self._past: NDArray[np.int16] | None = None
        if stack > 1:
            self._past = np.zeros((num_envs, stack, self.matches.layout.size), np.int16)
            self.single_observation_space = batch_space(self.single_observation_space, stack)
        self.single_action_space = spaces.Discrete(self.matches.game.actions.decisions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions in the form that sb3-contrib needs; shape (matches, actions)."""
        return self.matches.action_masks.astype(np.bool_)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # Gymnasium's
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin all matches anew. `seed` fixes all that follows; `options` are Gymnasium's and are ignored."""
        super().reset(seed=seed)
        self.matches.reset(int(self.np_random.integers(2**63)))
        self._bots = {
            player: self._bots_of(one)
            for player, one in self._others.items()
            if isinstance(one, str | Bot)
        }
        for _ in self._others_play():
            pass
        return self._observed(np.ones(self.num_envs, np.bool_)), self._infos()

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one decision in every match, and advance to the seat's next one; `actions` has shape (matches,)."""
        matches = self.matches
        matches.step(actions)
        illegal, ended = matches.illegal.copy(), matches.ended.copy()
        rewards = matches.rewards[:, 0].copy()
        for stepped in self._others_play():
            # A match that ends before the seat has decided anything in it does not count.
            new = stepped[matches.ended[stepped] & ~ended[stepped]]
            ended[new] = True
            rewards[new] = matches.rewards[new, 0]
        infos = self._infos() | {"illegal": illegal, "_illegal": np.ones(self.num_envs, np.bool_)}
        if ended.any():
            final = np.full(self.num_envs, None, object)
            for number in np.flatnonzero(ended).tolist():
                final[number] = self._final(number)
            infos |= {"final_obs": final, "_final_obs": ended.copy()}
        never = np.zeros(self.num_envs, np.bool_)
        return self._observed(ended), rewards, ended, never, infos

    def render(self) -> tuple[Frame, ...] | None:
        """Return the position of each match as its seat sees it; None without a mode.

        It is text (`ansi`), a picture as text (`svg`) or its pixels, shape (720, 960, 3) of `uint8` (`rgb_array`).
        """
        seats = self.matches.player_seats
        frames = (
            render(self.matches.position(number), self.render_mode, int(seats[number]))
            for number in range(self.num_envs)
        )
        shown = tuple(frame for frame in frames if frame is not None)
        return shown or None

    def _observed(self, begun: NDArray[np.bool_]) -> NDArray[np.int16]:
        """Return the observations to hand out, stacked if need be; some matches have just begun."""
        newest = self.matches.observations
        if self._past is None:
            return newest.copy()
        self._past[:, :-1] = self._past[:, 1:]
        self._past[:, -1] = newest
        self._past[begun] = newest[begun, np.newaxis]
        return self._past.copy()

    def _final(self, number: int) -> NDArray[np.int16]:
        """Return the last observation of the match that ended."""
        final: NDArray[np.int16] = self.matches.final_observations[number]
        if self._past is None:
            return final.copy()
        return np.concatenate([self._past[number, 1:], final[np.newaxis]])

    def _infos(self) -> dict[str, Any]:
        masks = self.matches.action_masks.copy()
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _others_play(self) -> Iterator[NDArray[np.int64]]:
        """Let the opponents outside the compiled loop decide until all matches wait for the seat; yield the
        matches of each step.
        """
        matches = self.matches
        while self._others and matches.players.any():
            for player in self._others:
                theirs = np.flatnonzero(matches.players == player)
                if theirs.size:
                    matches.step(self._decisions(player, theirs), theirs)
                    yield theirs

    def _decisions(self, player: int, theirs: NDArray[np.int64]) -> NDArray[np.integer]:
        """Return the decisions of one of the opponents in some matches."""
        opponent = self._others[player]
        if isinstance(opponent, str | Bot):
            bots = self._bots[player]
            chosen = [bots[k].choose(self.matches.seen(k)) for k in theirs.tolist()]
            return np.array([self.action_of(name) for name in chosen])
        return opponent(self.matches.observations[theirs], self.matches.action_masks[theirs])

    def _bots_of(self, opponent: str | Bot) -> list[Bot]:
        """Return the bot of each match."""
        if isinstance(opponent, Bot):
            return [opponent] * self.num_envs
        seeds = self.np_random.integers(2**63, size=self.num_envs)
        return [make(opponent, seed=int(seed)) for seed in seeds]


def seats_env(
    game: str, num_envs: int = 1024, *, device: str = "cpu", **arguments: Any
) -> VectorEnv[Any, Any, Any]:
    """Return the environment of many matches of a game on a device, "cpu" or "cuda", as Gymnasium makes it.

    Raises `ValueError` for another device and for what the environment does not allow, and `NoDevice`
    (`engine.devices`) without a GPU.
    """
    if device == "cpu":
        return SeatsEnv(game, num_envs, **arguments)
    env: VectorEnv[Any, Any, Any] = backend_for(device).seats_env(game, num_envs, **arguments)
    return env
