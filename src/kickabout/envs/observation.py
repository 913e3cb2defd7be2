"""Observations: what a seat sees of a match, as a vector of fixed size.

The vector is made from the seen record, the same one that bots and pages get: every number of the
game's `State` in the order of its fields, hidden ones blank (-1). It is laid out alike for every game:

* The first number is the seat that observes.
* A field whose first dimension is the greatest number of seats of the game holds a row for each seat.
  The observing seat's row comes first, then those that follow it around the table; rows of seats that
  are not in play are left out. Numbers of seats (`actor`, `turn` and the game's `seat_fields`) are
  counted the same way: 0 is the observing seat, 1 the next one. So a seat finds its own things at the
  same place wherever it sits.
* All other fields stand as they are, row by row.

What does not change during a match, the box and the options, is left out; so are earlier positions.
Numbers are `int16`: wide enough for all that rules count, and half as much to move as the four bytes
that only counters of turns have; those stop at 32767.
"""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Annotated, Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.game import OVER, Game
from kickabout.engine.kernels import IntTable, States, TheBox, TheState, redact
from kickabout.engine.records import Record, Slots
from kickabout.games import find

Cells = Annotated[Any, np.int8, 1]
"""The bytes of a record."""
Places = Annotated[Any, np.uint16, 1]
PlacesBySeat = Annotated[Any, np.uint16, 2]
Observation = Annotated[Any, np.int16, 1]

LEAST, MOST = -(2**15), 2**15 - 1

OF_EVERY_GAME = {
    "actor": "The seat that is to decide, -1 for chance, -2 when the match is over.",
    "seats": "How many seats there are.",
    "phase": "What is decided next, a `Phase`.",
}
"""What the fields mean that every game has."""

WIDE, SEAT = range(2)
"""What is special about a number: it has more bytes than one; it is a seat."""


@dataclass(frozen=True)
class Part:
    """The numbers of an observation that tell one field of the record: `start` up to before `stop`."""

    name: str
    shape: tuple[int, ...]
    """Empty for a single number; row by row otherwise."""
    start: int
    stop: int
    low: int
    high: int
    """Every one of the numbers lies in low..high."""
    by_seat: bool
    """Whether there is a row for each seat, one's own first."""
    names_seats: bool
    """Whether the numbers are seats, counted from one's own."""
    meaning: str
    """What the field tells: the string below it in the game's `state.py`."""


@dataclass(frozen=True, eq=False)
class Layout:
    """How the record of a game becomes the observation of one of its seats."""

    seats: int
    parts: tuple[Part, ...]
    sources: NDArray[np.uint16]
    """Where each number stands in the record, in bytes; shape (seats that observe, size)."""
    special: NDArray[np.int64]
    """What cannot be read from one byte: (index, WIDE, bytes) or (index, SEAT, seats)."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.parts[-1].stop

    @property
    def low(self) -> NDArray[np.int16]:
        """The least that each number can be."""
        return np.repeat([part.low for part in self.parts], self._lengths).astype(np.int16)

    @property
    def high(self) -> NDArray[np.int16]:
        """The most that each number can be."""
        return np.repeat([part.high for part in self.parts], self._lengths).astype(np.int16)

    def part(self, name: str) -> Part:
        """The numbers of one field; raises `KeyError` for a name that the record does not have."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)

    def observe(self, seen: Record, seat: int) -> NDArray[np.int16]:
        """The observation of a seat from its seen record (see `Match.hidden`), shape (size,)."""
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
        """The numbers of more bytes than one, by the kind of integer that they are."""
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


def layout(game: str | Game, seats: int) -> Layout:
    """The layout for a game, or the game of this name, with this many seats.

    Raises `ValueError` for a name or a number of seats that there is not.
    """
    rules = find(game) if isinstance(game, str) else game
    return _layout(rules, rules.seats_checked(seats))


@cache
def _layout(game: Game, seats: int) -> Layout:
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


class Lens(NamedTuple):
    """What compiled code looks at a record through; of every thread its own."""

    seen: States
    """One record, to blank out in it what a seat may not see."""
    cells: Cells
    """Its bytes."""
    sources: PlacesBySeat
    special: IntTable
    """Those of a `Layout`."""

    @classmethod
    def of(cls, game: Game, layout: Layout, *, plain: bool = False) -> Self:
        """A lens for a game; `plain` for interpreted code."""
        seen = game.State()
        return cls(
            Slots([seen]) if plain else seen.data,
            seen.data.view(np.int8),
            layout.sources,
            layout.special,
        )


def observe(box: TheBox, state: TheState, seat: int, lens: Lens, out: Observation) -> None:
    """Writes what a seat observes of a state into `out`."""
    lens.seen[0] = state
    redact(box, lens.seen[0], seat)
    write_observation(lens.cells, lens.sources[seat], lens.special, seat, out)


def write_observation(
    cells: Cells, sources: Places, special: IntTable, seat: int, out: Observation
) -> None:
    """Writes what `seat` observes into `out`: the bytes of its seen record, as a layout says.

    Numbers of more bytes have the lowest first, as on every machine that Numba compiles for.
    """
    for i in range(len(sources)):
        out[i] = cells[sources[i]]
    for row in range(len(special)):
        i = special[row][0]
        if special[row][1] == SEAT:
            if out[i] >= 0:
                away = out[i] - seat
                out[i] = away if away >= 0 else away + special[row][2]
        else:
            last = sources[i] + special[row][2] - 1
            value = int(cells[last])
            for place in range(last - 1, sources[i] - 1, -1):
                value = value * 256 + (int(cells[place]) & 255)
            out[i] = max(LEAST, min(MOST, value))
    out[0] = seat


def table(game: Game, seats: int) -> str:
    """The indices of an observation as a table in Markdown."""
    head = "| field | shape | from | to | range | what it tells |\n|---|---|---|---|---|---|\n"
    return head + "".join(f"{row}\n" for row in _rows(layout(game, seats)))


def _rows(layout: Layout) -> Iterator[str]:
    for part in layout.parts:
        shape = " × ".join(
            "seats" if part.by_seat and axis == 0 else str(length)
            for axis, length in enumerate(part.shape)
        )
        notes = [part.meaning] if part.meaning else []
        if part.names_seats:
            notes.append("A seat, counted from one's own.")
        if part.by_seat:
            notes.append("One's own seat first.")
        last = part.stop - 1
        span = f"{part.low}..{part.high}".replace("-", "−")
        text = " ".join(notes).replace("|", "\\|")
        yield f"| `{part.name}` | {shape} | {part.start} | {last} | {span} | {text} |"


def _meanings(record: type[Record]) -> dict[str, str]:
    """What the strings below the fields of a record say."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(record)))
    assert isinstance(tree.body[0], ast.ClassDef)
    lines = tree.body[0].body
    found = {}
    for line, after in pairwise(lines):
        match line, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = " ".join(text.split())
    return found
