"""One match as an environment plays it: chance is played automatically, decisions are numbers."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.compiled import is_warm
from kickabout.engine.dice import seeded
from kickabout.engine.game import Game
from kickabout.engine.match import IllegalAction, Match
from kickabout.envs.advance import ADVANCE, Player
from kickabout.envs.loop import CALLER, POLICIES
from kickabout.envs.observation import layout
from kickabout.envs.rewards import write_rewards


class Episode:
    """A match that is advanced to the next decision of the caller, or to its end.

    Dice are rolled as soon as they are due. `policies` has the seats that are not the caller's: "random" or
    "rule-of-thumb", each with the seed of its random choices.

    It is played by machine code where that is on disk already (`kickabout warm`), else by the interpreted rules;
    both play the same. Raises `ValueError` as `Match` does.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None,
        box: str | Path | None,
        seed: int,
        policies: Mapping[int, tuple[str, int]] = MappingProxyType({}),
    ) -> None:
        self.match = Match(game, seats, options, box, seed)
        self._policies = np.full(seats, CALLER)
        self._bots = np.zeros((seats, 4), np.int64)
        for seat, (name, its_seed) in policies.items():
            self._policies[seat] = POLICIES[name]
            self._bots[seat] = seeded(its_seed)
        self._bind()

    def _bind(self) -> None:
        game = self.match.game
        self._layout = layout(game, self.match.seats)
        seats = self._policies, self._bots
        interpret = not is_warm(game, [ADVANCE])
        self._player = Player(self.match, self._layout, *seats, interpret=interpret)
        self._player.go_on()

    def __getstate__(self) -> dict[str, Any]:
        made = ("_player", "_layout")
        return {name: value for name, value in vars(self).items() if name not in made}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._bind()

    @property
    def actor(self) -> int | None:
        """The seat that decides, None when the match is over."""
        actor: int = self.match.state.actor
        return None if actor < 0 else actor

    @property
    def legal(self) -> list[int]:
        """The numbers of the actor's legal actions, ascending; empty when the match is over."""
        numbers: list[int] = np.flatnonzero(self._player.mask).tolist()
        return numbers

    @property
    def rewards(self) -> list[float]:
        """The reward of each seat (see `envs.rewards`); all 0 before the end of the match."""
        rewards = [0.0] * self.match.seats
        if self.match.scores is not None:
            write_rewards(self.match.scores, rewards)
        return rewards

    def is_legal(self, action: int) -> bool:
        """Return whether the actor may take this action, any whole number."""
        mask = self._player.mask
        return 0 <= action < len(mask) and bool(mask[action])

    def play(self, action: int) -> None:
        """Play the actor's action, and advance to the caller's next decision.

        Raises `IllegalAction`, and changes nothing, if the action is not legal.
        """
        if not self.is_legal(action):
            names = ", ".join(f"{number} ({self.match.name_of(number)})" for number in self.legal)
            raise IllegalAction(f"action {action} is not legal now; these are: {names}")
        self._player.go_on(action)

    def observe(self, seat: int) -> NDArray[np.int16]:
        """Return a seat's observation, as a vector (see `envs.observation`)."""
        if seat == self.match.state.actor:
            return self._player.observation()
        return self._layout.observe(self.match.hidden(seat), seat)

    def action_mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of a seat; all 0 unless it is the actor."""
        mask = self._player.mask
        return mask.copy() if seat == self.match.state.actor else np.zeros_like(mask)
