"""A position as plain text, from what a viewer sees of it (`Match.view`), for any game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

OF_PLAYERS = set("seat goals name pieces cards".split())
OF_MATCH = set(
    "game title seat seats actor turn minute phase pause players pitch choices prompt".split()
)
"""The keys of a view that a rendering shows in its own way, or not at all, and not among the facts."""


def text(view: Mapping[str, Any], names: Sequence[str], lines: Sequence[str]) -> str:
    """Return the position in lines: the seat to decide, the pitch, every seat, the hand, and the commentary."""
    drawn = [headline(view, names), ""]
    if "pitch" in view:
        drawn += [*_pitch(view), ""]
    for player in view["players"]:
        drawn.append(f"{names[player['seat']]}: {count(player['goals'], 'goal')}")
        drawn += [f"    {name}: {text}" for name, text in facts(player, OF_PLAYERS)]
    drawn += [f"{name}: {text}" for name, text in facts(view, OF_MATCH)]
    return "\n".join([*drawn, "", *lines]).rstrip()


def headline(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return the title of the game, its minute, and the seat to decide."""
    actor = view["actor"]
    state = "full time" if actor is None else f"{names[actor]} decides ({view['phase']})"
    return f"{view['title']}, minute {view['minute']}, {state}"


def count(number: int, noun: str) -> str:
    """Return a number with its noun."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def facts(table: Mapping[str, Any], apart: set[str]) -> Iterator[tuple[str, str]]:
    """Yield the name and text of all entries in a table that fit on a line: numbers, words, and lists of them.

    Entries that are 0, empty, a truth value, nested deeper, or listed in `apart` are left out.
    """
    for key, value in table.items():
        text = "" if key in apart else _as_text(value)
        if text:
            yield key.replace("_", " "), text


def spaces(view: Mapping[str, Any]) -> Iterator[tuple[int, int, int, Mapping[str, Any]]]:
    """Yield the pieces on the pitch: row and column from 0, the seat, and the data of the piece."""
    for player in view["players"]:
        for piece in player["pieces"]:
            if piece["space"] is not None:
                yield *place(piece["space"]), player["seat"], piece


def place(space: str) -> tuple[int, int]:
    """Return row and column, from 0, of a space's name such as `e7`."""
    return int(space[1:]) - 1, ord(space[0]) - ord("a")


def _as_text(value: object) -> str:
    match value:
        case bool():
            return ""
        case int():
            return str(value) if value else ""
        case str():
            return value
        case {"name": str(name)}:
            return name
        case {}:
            parts = ((name, _as_text(part)) for name, part in value.items())
            return ", ".join(f"{name} {part}" for name, part in parts if part)
        case list():
            return ", ".join(filter(None, map(_as_text, value)))
    return ""


def _pitch(view: Mapping[str, Any]) -> Iterator[str]:
    """Yield the rows of the pitch, the highest first: seat and shirt of each piece, `*` for the ball."""
    pitch = view["pitch"]
    grid = [["."] * pitch["columns"] for _ in range(pitch["rows"])]
    for row, column, seat, piece in spaces(view):
        grid[row][column] = f"{seat}{piece['shirt']}"
    if pitch["ball"] is not None:
        row, column = place(pitch["ball"])
        grid[row][column] = f"{grid[row][column]}*".lstrip(".")
    for row in reversed(range(pitch["rows"])):
        yield f"{row + 1:2} " + "".join(f"{space:>4}" for space in grid[row])
    yield "   " + "".join(f"{chr(ord('a') + column):>4}" for column in range(pitch["columns"]))
