"""The pitch in the box of Super Team: its spaces, its zones, and the formations on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from kickabout.engine.box_fields import (
    As,
    Between,
    Fills,
    Given,
    Key,
    Row,
    Size,
    Unique,
    Untold,
    Words,
    Wrong,
)
from kickabout.engine.box_files import Part
from kickabout.text.invalid import Invalid, quoted
from kickabout.text.messages import Message

from .. import state as s
from ..pitch import turned
from ..state import BoxRecord, Shirt, Zone

TEXTS = Path(__file__).parents[1] / "text"
"""The folder of the game's messages."""
PIECE = Unique(("card", "secret"), among="all")
"""A slug that nothing else in the box has, and that is no word of the notation."""


def space_name(space: int) -> str:
    """Return the notation of a space: column letter, row number."""
    return f"{chr(ord('a') + space % s.COLS)}{space // s.COLS + 1}"


def find_space(rows: int, columns: int, name: str) -> int:
    """Return the space of a notation; raise `ValueError` saying which there are."""
    column, row = ord(name[0]) - ord("a") if name else s.NONE, name[1:]
    ascii_row = row.isascii() and row.isdecimal() and not row.startswith("0")
    if not (0 <= column < columns and ascii_row and int(row[:3]) <= rows):
        last = chr(ord("a") + columns - 1)
        message = Message("wrong-space", column=last, row=rows, value=quoted(name))
        raise Invalid(message.of_files(TEXTS))
    return (int(row) - 1) * s.COLS + column


def _space(part: Part) -> int:
    """Return a space of the home half."""
    half, columns = part.file.value("pitch.rows") // 2, part.file.value("pitch.columns")
    try:
        return find_space(half, columns, part.value if isinstance(part.value, str) else "")
    except ValueError:
        last = chr(ord("a") + columns - 1)
        value = f"{part.value!r}"
        part.fail(Message("wrong-home-space", last=f"{last}{half}", value=value))


def target_column(columns: int) -> int:
    """Return the leftmost column of the small rectangles."""
    return (columns - 3) // 2


def _both_halves(_: Part, pitch: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the marked spaces of the home half and, rotated, of the other, ascending."""
    home = pitch["home"]
    away = (turned(pitch["rows"], pitch["columns"], space) for space in home)
    return tuple(sorted([*home, *away]))


@dataclass(frozen=True, kw_only=True)
class Pitch:
    """The size of the pitch and its marked spaces."""

    rows: Annotated[int, Between(9, s.ROWS)]
    columns: Annotated[int, Between(7, s.COLS)]
    home: Annotated[
        tuple[int, ...],
        Size(1, s.MARKED_SPACES // 2, distinct=True),
        As(_space),
        Key("marked"),
        Untold(),
    ]
    """The marked spaces of the home half."""
    marked: Annotated[tuple[int, ...], Given(_both_halves)]
    """The marked spaces of both halves, ascending."""

    def check(self) -> None:
        """Raise `Wrong` for a pitch without a middle, and for marked spaces in the rectangle."""
        for name, number in (("rows", self.rows), ("columns", self.columns)):
            if number % 2 == 0:
                raise Wrong(name, Message("wrong-even", number=number))
        for place, space in enumerate(self.home, 1):
            if self.in_rectangle(space):
                raise Wrong(f"marked[{place}]", Message("wrong-marked"))

    def in_rectangle(self, space: int) -> bool:
        """Return whether a space lies in the small rectangle of the home half."""
        left = target_column(self.columns)
        return space // s.COLS == 0 and left <= space % s.COLS < left + 3

    def check_six(self, spaces: tuple[int, ...], key: str) -> None:
        """Raise `Wrong` unless the Goalie alone stands in the small rectangle."""
        for shirt, space in enumerate(spaces):
            if self.in_rectangle(space) != (shirt == Shirt.GOALIE):
                fault = "wrong-goalie" if shirt == Shirt.GOALIE else "wrong-piece"
                raise Wrong(f"{key}.spaces[{shirt + 1}]", Message(fault))

    def fill_zones(self, record: BoxRecord) -> None:
        """Fill in the flags of all spaces."""
        left = record.target_column = target_column(self.columns)
        for row in range(self.rows):
            for column in range(self.columns):
                flags = int(Zone.PITCH)
                # Each side's own rows, counted from its goal.
                for seat, depth in enumerate((row, self.rows - 1 - row)):
                    if depth < self.rows // 2:
                        flags |= Zone.HALF << seat
                    if depth < 3 and left - 1 <= column < left + 4:
                        flags |= Zone.AREA << seat
                    if depth == 0 and left <= column < left + 3:
                        flags |= Zone.RECTANGLE << seat
                record.flags[row * s.COLS + column] = flags
        record.marked_spaces = len(self.marked)
        for space in self.marked:
            record.flags[space] = record.flags[space] | Zone.MARKED


@dataclass(frozen=True, kw_only=True)
class Formation(Row):
    """The spaces of six pieces, by shirt, as seat 0 sees them."""

    slug: Annotated[str, PIECE]
    name: Words
    spaces: Annotated[
        tuple[int, ...], Size(s.PIECES, s.PIECES, distinct=True), As(_space), Fills("formation")
    ]


@dataclass(frozen=True, kw_only=True)
class AutoTeam:
    """The spaces of AutoTeam's pieces, by shirt, as if she were seat 0; the last one kicks off."""

    spaces: Annotated[
        tuple[int, ...],
        Size(s.PIECES, s.PIECES, distinct=True),
        As(_space),
        Fills("auto_formation"),
    ]

    def check(self) -> None:
        """Raise `Wrong` unless the last piece is furthest forward."""
        *rows, last = (space // s.COLS for space in self.spaces)
        if max(rows) >= last:
            raise Wrong("spaces", Message("wrong-kick-off"))
