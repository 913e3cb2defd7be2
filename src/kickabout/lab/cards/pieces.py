"""The rows of a box as the notation names them: the row and its use for each action."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.toml_files import read_toml


class Use(IntEnum):
    """Uses of a row by an action, for the seat that acts or that chance acts for; bit flags."""

    HAD = 1
    """It comes into the seat's hand, squad or deck."""
    PLAYED = 2
    LEFT = 4
    """It leaves the hand."""


USE_OF_VERB: dict[str, int] = {
    "draw": Use.HAD,
    "take": Use.HAD,
    "sign": Use.HAD,
    "pack": Use.HAD,
    "squad": Use.HAD,
    "deck": Use.HAD,
    "choose": Use.HAD,
    "form": Use.HAD,
    "play": Use.PLAYED | Use.LEFT,
    "lay": Use.PLAYED | Use.LEFT,
    "twist": Use.PLAYED | Use.LEFT,
    "spend": Use.PLAYED | Use.LEFT,
    "on": Use.PLAYED | Use.LEFT,
    "turn": Use.HAD | Use.PLAYED | Use.LEFT,
    "official": Use.HAD | Use.PLAYED | Use.LEFT,
    "discard": Use.LEFT,
    "drop": Use.LEFT,
    "lose": Use.LEFT,
    "swap": Use.LEFT,
    "off": Use.HAD,
}
"""The uses that the verbs of all notations make of the row after them; other verbs make none."""


@dataclass(frozen=True)
class Piece:
    """A row of a box."""

    table: str
    slug: str
    name: str


@dataclass(frozen=True)
class Pieces:
    """The rows of a box that a match can meet."""

    rows: tuple[Piece, ...]
    piece_of: tuple[int, ...]
    """The number of the row of each action and outcome, -1 for none."""
    use_of: tuple[int, ...]
    """The `Use` of each action and outcome, 0 for none."""
    members: dict[int, tuple[int, ...]] = field(hash=False)
    """The rows in a ready-made squad, team or deck, by its own number."""
    drawn: frozenset[int] = frozenset()
    """The rows that chance can bring."""
    chosen: frozenset[int] = frozenset()
    """The rows that a seat can take by a decision."""


def pieces_of(game: Game, box: Box) -> Pieces:
    """Return the rows of a box that the notation of its game names."""
    rows = list(_rows(read_toml(box.text)))
    place = {piece.slug: number for number, (piece, _) in reversed(list(enumerate(rows)))}
    piece_of, use_of = [-1] * game.actions.codes, [0] * game.actions.codes
    drawn: set[int] = set()
    chosen: set[int] = set()
    for code, name in game.actions.names(box, game.actions.codes):
        verb, *words = name.split()
        use = USE_OF_VERB.get(verb, 0)
        number = next((place[word] for word in words if word in place), -1)
        if number < 0 or not use:
            continue
        piece_of[code], use_of[code] = number, use
        if use & Use.HAD:
            (drawn if code >= game.actions.decisions else chosen).add(number)
    members = {
        number: tuple(
            sorted({place[word] for word in _words(row) if place.get(word, number) != number})
        )
        for number, (_, row) in enumerate(rows)
        if number in chosen
    }
    return Pieces(
        tuple(piece for piece, _ in rows),
        tuple(piece_of),
        tuple(use_of),
        {number: each for number, each in members.items() if each},
        frozenset(drawn),
        frozenset(chosen),
    )


def _rows(tables: dict[str, Any]) -> Iterator[tuple[Piece, dict[str, Any]]]:
    for table, rows in tables.items():
        if not isinstance(rows, list):
            continue
        for row in rows:
            if not isinstance(row, dict):
                continue
            if "slug" in row:
                yield Piece(table, row["slug"], str(row.get("name", row["slug"]))), row
            yield from _rows(row)
            for key, part in row.items():
                if isinstance(part, dict) and "slug" in part:
                    yield Piece(key, part["slug"], str(part.get("name", part["slug"]))), part


def _words(value: Any) -> Iterator[str]:
    """Yield the slugs that a row refers to: in lists, and as keys of numbers that are not 0."""
    if isinstance(value, dict):
        for part in value.values():
            if isinstance(part, list):
                yield from (word for word in part if isinstance(word, str))
            elif isinstance(part, dict):
                yield from (name for name, number in part.items() if number)
