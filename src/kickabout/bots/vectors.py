"""What a network reads and decides: observations as vectors, and actions numbered without gaps."""

import re
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.boxes import Box
from kickabout.engine.game import OVER, Game
from kickabout.engine.observation import Layout

ANY = -1
"""Stands for any legal action, drawn by the match's dice."""
HALF = 4
"""The count that becomes 1/2: a hand or a pile has fewer of most cards."""
NOT_LEGAL = -2
_ON_SEAT = re.compile(r"(?<= on )\d+$")


class Normalizer:
    """A callable that turns observations into flat vectors of `float32` in -1..1.

    Every number v of an observation becomes v / (|v| + 4): 0 for 0, 1/2 for 4, and never 1. They are followed by
    the categories, one-hot: the seat that observes, every field that names seats, and those of `categories`,
    which has the least value and the number of values by field. A value beyond them counts as the nearest.
    Raises `KeyError` for an unknown field.
    """

    def __init__(
        self, layout: Layout, categories: Mapping[str, tuple[int, int]] | None = None
    ) -> None:
        seats = layout.seats
        spelt = {"seat": (0, seats)}
        spelt |= {part.name: (OVER, seats - OVER) for part in layout.parts if part.names_seats}
        spelt |= categories or {}
        rows = [
            (number, least, values)
            for name, (least, values) in spelt.items()
            for number in range(layout.part(name).start, layout.part(name).stop)
        ]
        self._numbers, self._least, values = np.array(rows).T
        self._most = self._least + values - 1
        self._places = layout.size + np.cumsum(values) - values - self._least
        self.size: int = layout.size + int(values.sum())
        """The number of numbers in a vector."""

    @property
    def one_hot(self) -> tuple[NDArray[np.int64], ...]:
        """The numbers of an observation that are categories, the least and the greatest value of each, and what is
        added to a value to get its place in a vector.
        """
        return self._numbers, self._least, self._most, self._places

    def __call__(self, observations: NDArray[np.int16]) -> NDArray[np.float32]:
        """Return the vectors of observations: shape (..., size of the layout) becomes (..., `size`)."""
        numbers = observations.shape[-1]
        rows = observations.reshape(-1, numbers)
        out = np.zeros((len(rows), self.size), np.float32)
        np.divide(rows, np.abs(rows.astype(np.int32)) + HALF, out=out[:, :numbers])
        places = self._places + rows[:, self._numbers].clip(self._least, self._most)
        np.put_along_axis(out, places, 1, axis=1)
        return out.reshape(*observations.shape[:-1], self.size)


class Choices:
    """The actions that a box has cards for, numbered without gaps and the same for every seat.

    An action on a seat has that seat's number counted from one's own: 0 is oneself, 1 the next seat.
    """

    def __init__(self, game: Game, box: Box, seats: int) -> None:
        names = [name for _, name in game.actions.names(box, game.actions.decisions)]
        fits = [name for name in names if _seat_named(name) < seats]
        self.names = fits
        """The name of each choice, for seat 0."""
        self.numbers: NDArray[np.int64] = np.array(
            [
                [game.actions.parse(box, _turned(name, seat, seats)) for name in fits]
                for seat in range(seats)
            ]
        )
        """The action of each choice for each seat, shape (seats, choices)."""

    def masks(self, seats: NDArray[np.integer], action_masks: NDArray[np.int8]) -> NDArray[np.int8]:
        """Return the legal choices of seats, shape (n,), as masks of shape (n, choices), from their action
        masks, shape (n, actions).
        """
        return np.take_along_axis(action_masks, self.numbers[seats], axis=1)

    def actions(self, seats: NDArray[np.integer], chosen: NDArray[np.integer]) -> NDArray[np.int64]:
        """Return the actions that seats have chosen, both of shape (n,). ANY stays; a number that no choice has
        becomes that of no action.
        """
        count = self.numbers.shape[1]
        numbers = self.numbers[seats, np.clip(chosen, 0, count - 1)]
        known = (chosen >= 0) & (chosen < count)
        return np.where(known, numbers, np.where(chosen == ANY, ANY, NOT_LEGAL))

    def of(self, seats: NDArray[np.integer], actions: NDArray[np.integer]) -> NDArray[np.int64]:
        """Return the choices by which seats take these actions, all of shape (n,).

        Raises `ValueError` for an action that is none of the choices.
        """
        is_it = self.numbers[seats] == actions[:, np.newaxis]
        unknown = np.unique(actions[~is_it.any(axis=1)])
        if unknown.size:
            raise ValueError(f"no choice has one of the actions {unknown.tolist()}")
        chosen: NDArray[np.int64] = is_it.argmax(axis=1)
        return chosen


def _seat_named(name: str) -> int:
    """Return the seat that an action is played on, -1 for none."""
    match = _ON_SEAT.search(name)
    return int(match[0]) if match else -1


def _turned(name: str, seat: int, seats: int) -> str:
    """Return the name of an action from another seat's position, from its name for seat 0."""
    return _ON_SEAT.sub(lambda match: str((int(match[0]) + seat) % seats), name)
