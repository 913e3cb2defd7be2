"""Gymnasium: one seat of a match, with bots in the others."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kickabout.bots import Bot, make
from kickabout.engine.match import Match
from kickabout.envs.episode import Episode
from kickabout.envs.loop import POLICIES
from kickabout.envs.naming import NamesActions
from kickabout.envs.observation import layout
from kickabout.envs.opponents import Opponent, Policy, opponents_for
from kickabout.envs.rendering import RENDER_MODES, Frame, checked_mode, render
from kickabout.envs.spaces import observation_space
from kickabout.games import find


class SeatEnv(NamesActions, gymnasium.Env[NDArray[np.int16], np.int64]):
    """A match seen from one seat: between its decisions opponents and dice play.

    `opponents` has the player of the other seats (see `envs.opponents`), or a list with one for each of them,
    going around the table from the seat's left: the kind of a bot or its level, a bot, or a function of
    observations, shape (1, size), and action masks, shape (1, actions), that returns one action.
    `seat` None means another seat each match, drawn by the dice.

    An observation is what the seat sees, a vector of `int16`, shape (size,) (see `envs.observation`);
    `info["action_mask"]` is 1 for each legal action, `int8` of shape (actions,).
    In place of an illegal action the environment draws a legal one, each with equal probability, and sets
    `info["illegal"]`. The reward comes with the end of the match.

    Raises `ValueError` for what the game or the box does not allow, and for an unknown bot.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  # Gymnasium's own attribute

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "rule-of-thumb",
        options: Mapping[str, object] | None = None,
        box: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._make = (find(game), seats, options, box)
        path = Path(box) if box is not None else None
        self.game = find(game)
        self.box = self.game.box_for(seats, options, path)
        self.layout = layout(self.game, seats)
        """The layout of observations."""
        automata = self.box.automata
        self._seats = [number for number in range(seats) if number not in automata]
        if seat is not None and seat not in self._seats:
            raise ValueError(f"seat is None or one of {self._seats}, not {seat!r}")
        self._opponents = opponents_for(opponents, len(self._seats) - 1)
        self._seat = seat
        self.seat = seat or 0
        """The seat of this match."""
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space(self.layout)
        self.action_space = spaces.Discrete(self.game.actions.decisions)

    @property
    def match(self) -> Match:
        """The match in progress, with all that is hidden: for spectators and for its transcript."""
        return self._episode.match

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions in the form that sb3-contrib needs; shape (actions,)."""
        return self._episode.action_mask(self.seat).astype(np.bool_)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # Gymnasium's
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin a match. `seed` fixes this one and all that follow without a seed, bots included; `options` are
        Gymnasium's and are ignored.
        """
        super().reset(seed=seed)
        self._begin()
        while self._episode.actor is None:  # over before the seat had anything to decide
            self._begin()
        return self._episode.observe(self.seat), self._info(illegal=False)

    def step(self, action: np.int64) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play the seat's decision, and advance to its next one."""
        is_illegal = not self._play(int(action))
        self._wait()
        reward, is_over = self._episode.rewards[self.seat], self._episode.actor is None
        if self.render_mode == "human":
            self.render()
        return self._episode.observe(self.seat), reward, is_over, False, self._info(is_illegal)

    def render(self) -> Frame | None:
        """Return the position as the seat sees it, or print it.

        It is text (`ansi`), a picture as text (`svg`), its pixels, shape (720, 960, 3) of `uint8` (`rgb_array`),
        or text on the screen (`human`).
        """
        return render(self.match, self.render_mode, self.seat)

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self._episode.action_mask(self.seat), "illegal": illegal}

    def _begin(self) -> None:
        if self._seat is None:
            self.seat = int(self.np_random.choice(self._seats))
        at = self._seats.index(self.seat)
        others = self._seats[at + 1 :] + self._seats[:at]
        self._others: dict[int, Bot | Policy] = {}
        policies = {}
        for other, one in zip(others, self._opponents, strict=True):
            if not isinstance(one, str):
                self._others[other] = one
                continue
            seed = int(self.np_random.integers(2**63))
            if one in POLICIES:
                policies[other] = one, seed
            else:
                self._others[other] = make(one, seed=seed)
        seed = int(self.np_random.integers(2**63))
        self._episode = Episode(*self._make, seed=seed, policies=policies)
        self._wait()

    def _wait(self) -> None:
        """Let opponents that the episode does not play decide, until the seat is to decide or the match is over."""
        episode = self._episode
        while (actor := episode.actor) is not None and actor != self.seat:
            opponent = self._others[actor]
            if isinstance(opponent, Bot):
                episode.play(self.action_of(opponent.choose(episode.match.seen(actor))))
            else:
                seen = episode.observe(actor), episode.action_mask(actor)
                self._play(int(opponent(seen[0][np.newaxis], seen[1][np.newaxis])[0]))

    def _play(self, action: int) -> bool:
        """Play an action, or a random legal one if it is illegal; return whether it is legal."""
        is_legal = self._episode.is_legal(action)
        if not is_legal:
            action = int(self.np_random.choice(self._episode.legal))
        self._episode.play(action)
        return is_legal
