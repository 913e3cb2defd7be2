"""Observations: what a seat sees of a match, as a vector of fixed size.

The vector is made from the redacted record, the same one that bots and pages get: every number of the
game's `State` in the order of its fields, hidden ones blank (-1). The layout is the same for every game:

* The first number is the seat that observes.
* A field whose first dimension is the greatest number of seats of the game has a row for each seat.
  The observing seat's row comes first, then those that follow it around the table; rows of seats that
  are not in play are left out. Numbers of seats (`actor`, `turn` and the game's `seat_fields`) are
  counted the same way: 0 is the observing seat, 1 the next one. So a seat finds its own fields at the
  same place wherever it sits.
* All other fields are copied as they are, row by row.

The box and the options, which do not change during a match, are left out; so are earlier positions.
Numbers are `int16`: wide enough for all that rules count, and half the size of the four-byte counters of
turns; those stop at 32767.
"""

import ast
import inspect
import textwrap
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.game import OVER, Game
from kickabout.engine.records import Record

LEAST, MOST = -(2**15), 2**15 - 1

OF_EVERY_GAME = {
    "actor": "The seat that is to decide, -1 for chance, -2 when the match is over.",
    "seats": "How many seats there are.",
    "phase": "What is decided next, a `Phase`.",
}
"""The meanings of the fields that every game has."""

WIDE, SEAT = range(2)
"""The special kinds of numbers: one with more bytes than one; a seat."""


@dataclass(frozen=True)
class Part:
    """The numbers of an observation that hold one field of the record: `start` up to before `stop`."""

    name: str
    shape: tuple[int, ...]
    """Empty for a single number; row by row otherwise."""
    start: int
    stop: int
    low: int
    high: int
    """Every one of the numbers lies in low..high."""
    by_seat: bool
    """True if there is a row for each seat, the observing seat's first."""
    names_seats: bool
    """True if the numbers are seats, counted from the observing one."""
    meaning: str
    """The meaning of the field: the string below it in the game's `state.py`."""


@dataclass(frozen=True, eq=False)
class Layout:
    """The layout of observations of a game: how its record becomes the observation of a seat."""

    seats: int
    parts: tuple[Part, ...]
    sources: NDArray[np.uint16]
    """The offset of each number in the record, in bytes; shape (seats that observe, size)."""
    special: NDArray[np.int64]
    """The numbers that are not a single plain byte: (index, WIDE, bytes) or (index, SEAT, seats)."""

    @property
    def size(self) -> int:
        """The number of numbers in an observation."""
        return self.parts[-1].stop

    @property
    def low(self) -> NDArray[np.int16]:
        """The least value of each number."""
        return np.repeat([part.low for part in self.parts], self._lengths).astype(np.int16)

    @property
    def high(self) -> NDArray[np.int16]:
        """The greatest value of each number."""
        return np.repeat([part.high for part in self.parts], self._lengths).astype(np.int16)

    def part(self, name: str) -> Part:
        """Return the numbers of one field; raise `KeyError` for a name that the record does not have."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)

    def observe(self, seen: Record, seat: int) -> NDArray[np.int16]:
        """Return the observation of a seat from its redacted record (see `Match.hidden`), shape (size,)."""
        out: NDArray[np.int16] = seen.data.view(np.int8)[self._places[seat]].astype(np.int16)
        for kind, numbers in self._wide:
            values = seen.data.view(kind)[self._places[seat][numbers] // kind.itemsize]
            out[numbers] = values.clip(LEAST, MOST)
        named = out[self._seats_named]
        out[self._seats_named] = np.where(named >= 0, (named - seat) % self.seats, named)
        out[0] = seat
        return out

    @cached_property
    def _places(self) -> NDArray[np.intp]:
        return self.sources.astype(np.intp)

    @cached_property
    def _wide(self) -> list[tuple[np.dtype[Any], NDArray[np.intp]]]:
        """Return the indices of numbers of more than one byte, by their integer type."""
        rows = self.special[self.special[:, 1] == WIDE]
        return [
            (np.dtype(f"i{size}"), rows[rows[:, 2] == size, 0].astype(np.intp))
            for size in np.unique(rows[:, 2])
        ]

    @cached_property
    def _seats_named(self) -> NDArray[np.intp]:
        numbers: NDArray[np.intp] = self.special[self.special[:, 1] == SEAT, 0].astype(np.intp)
        return numbers

    @property
    def _lengths(self) -> list[int]:
        return [part.stop - part.start for part in self.parts]


@cache
def layout_of(game: Game, seats: int) -> Layout:
    """Return the layout for a game with this many seats, which it allows."""
    fields = game.State.dtype.fields
    assert fields is not None
    meanings = OF_EVERY_GAME | _meanings(game.State)
    parts = [Part("seat", (), 0, 1, 0, seats - 1, False, False, "The seat that observes.")]
    sources: list[list[int]] = [[0] for _ in range(seats)]
    special: list[tuple[int, int, int]] = []
    for name in game.State.dtype.names or ():
        kind, offset, *_ = fields[name]
        base, shape = kind.subdtype or (kind, ())
        by_seat = bool(shape) and shape[0] == game.most_seats
        names_seats = name in ("actor", "turn", *game.seat_fields)
        start = len(sources[0])
        for viewer in range(seats):
            places = offset + base.itemsize * np.arange(np.prod(shape, dtype=int)).reshape(shape)
            if by_seat:
                places = np.roll(places[:seats], -viewer, axis=0)
            sources[viewer] += places.ravel().tolist()
        stop = len(sources[0])
        if base.itemsize > 1:
            special += [(index, WIDE, base.itemsize) for index in range(start, stop)]
        if names_seats:
            special += [(index, SEAT, seats) for index in range(start, stop)]
            low, high = OVER, seats - 1
        else:
            info = np.iinfo(base)
            low, high = max(info.min, LEAST), min(info.max, MOST)
        shape = (seats, *shape[1:]) if by_seat else shape
        parts.append(
            Part(name, shape, start, stop, low, high, by_seat, names_seats, meanings.get(name, ""))
        )
    return Layout(
        seats,
        tuple(parts),
        np.array(sources, np.uint16),
        np.array(special, np.int64),
    )


def _meanings(record: type[Record]) -> dict[str, str]:
    """Return the strings below the fields of a record, by field."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(record)))
    assert isinstance(tree.body[0], ast.ClassDef)
    lines = tree.body[0].body
    texts = {}
    for line, after in pairwise(lines):
        match line, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                texts[name] = " ".join(text.split())
    return texts
