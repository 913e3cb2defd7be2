"""Observing a match in compiled code, as `engine.observation` lays observations out."""

from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, Self

import numpy as np

from kickabout.engine.game import Game
from kickabout.engine.kernels import IntTable, States, TheBox, TheState, redact
from kickabout.engine.observation import LEAST, MOST, SEAT, Layout, layout_of
from kickabout.engine.records import Slots
from kickabout.games import find

__all__ = ["MOST", "Layout", "Lens", "Observation", "PlacesBySeat", "layout", "observe", "table"]

Cells = Annotated[Any, np.int8, 1]
"""The bytes of a record."""
Places = Annotated[Any, np.uint16, 1]
PlacesBySeat = Annotated[Any, np.uint16, 2]
Observation = Annotated[Any, np.int16, 1]


def layout(game: str | Game, seats: int) -> Layout:
    """Return the layout for a game, or the game of this name, with this many seats.

    Raises `ValueError` for an unknown name or number of seats.
    """
    rules = find(game) if isinstance(game, str) else game
    return layout_of(rules, rules.seats_checked(seats))


class Lens(NamedTuple):
    """The scratch record and layout with which compiled code observes a record, one for each thread."""

    seen: States
    """One record, which is redacted for the seat."""
    cells: Cells
    """The bytes of that record."""
    sources: PlacesBySeat
    special: IntTable
    """The fields of a `Layout`."""

    @classmethod
    def of(cls, game: Game, layout: Layout, *, plain: bool = False) -> Self:
        """Return a lens for a game; `plain` for interpreted code."""
        seen, sources, special = game.State(), layout.sources, layout.special
        if plain:  # in Python, lists are several times as fast
            return cls(Slots([seen]), seen.cells.cast("b"), sources.tolist(), special.tolist())
        return cls(seen.data, seen.data.view(np.int8), sources, special)


def observe(box: TheBox, state: TheState, seat: int, lens: Lens, out: Observation) -> None:
    """Write a seat's observation of a state into `out`."""
    lens.seen[0] = state
    redact(box, lens.seen[0], seat)
    write_observation(lens.cells, lens.sources[seat], lens.special, seat, out)


def write_observation(
    cells: Cells, sources: Places, special: IntTable, seat: int, out: Observation
) -> None:
    """Write the observation of `seat` into `out`: the bytes of its redacted record, by a layout.

    Numbers of more than one byte are little-endian, as on every machine that Numba compiles for.
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
    """Return the indices of an observation as a table in Markdown."""
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
