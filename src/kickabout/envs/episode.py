"""One match as an environment plays it: chance goes by itself, decisions are numbers."""

import sys
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.game import SPECTATOR, Game
from kickabout.engine.match import IllegalAction, Match
from kickabout.envs.observation import layout
from kickabout.envs.picture import picture
from kickabout.envs.rewards import write_rewards
from kickabout.envs.text import text

RENDER_MODES = ["human", "ansi", "svg"]
LINES = 5
"""How many lines of the commentary a rendering closes with."""


class Episode:
    """A match whose dice are rolled as soon as they are due: a seat decides, or it is over.

    Raises `ValueError` as `Match` does.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None,
        box: str | Path | None,
        seed: int,
    ) -> None:
        self.match = Match(game, seats, options, box, seed)
        self._layout = layout(game, seats)
        self._roll()

    @property
    def actor(self) -> int | None:
        """The seat that decides, None when the match is over."""
        return None if self.match.state.actor < 0 else self.match.state.actor

    @property
    def rewards(self) -> list[float]:
        """What the match is worth to each seat (see `envs.rewards`); all 0 before its end."""
        rewards = [0.0] * self.match.seats
        if self.match.scores is not None:
            write_rewards(self.match.scores, rewards)
        return rewards

    def play(self, action: int) -> None:
        """Plays the actor's action, and all dice after it.

        Raises `IllegalAction`, and changes nothing, for one that is not legal.
        """
        try:
            self.match.apply(action)
        except IllegalAction as error:
            legal = self.match.legal_numbers
            names = ", ".join(f"{number} ({self.match.name_of(number)})" for number in legal)
            raise IllegalAction(f"action {action} is not legal now; these are: {names}") from error
        self._roll()

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, as a vector (see `envs.observation`)."""
        return self._layout.observe(self.match.hidden(seat), seat)

    def action_mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of a seat; all 0 unless it is the actor."""
        mask = np.zeros(self.match.game.actions, np.int8)
        if seat == self.actor:
            mask[self.match.legal_numbers] = 1
        return mask

    def render(self, mode: str | None, viewer: int = SPECTATOR) -> str | None:
        """The position as a viewer sees it: as text (`ansi`), as a picture (`svg`) or, with `human`,
        as text on the screen. Only the two in the middle return anything.
        """
        match = self.match
        if mode is None:
            return None
        reader = match.reader(viewer)
        lines = [reader.sentence(line.remark.message) for line in match.story(viewer)[-LINES:]]
        draw = picture if mode == "svg" else text
        drawn = draw(match.view(viewer), match.names, lines)
        if mode != "human":
            return drawn
        sys.stdout.write(f"{drawn}\n")
        return None

    def _roll(self) -> None:
        while self.match.is_chance:
            self.match.roll()


def checked_mode(mode: str | None) -> str | None:
    """The render mode, if there is such a one; else `ValueError`."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode
