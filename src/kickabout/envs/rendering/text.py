"""A position as plain text, from what a viewer sees of it (`Match.view`), for any game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

OF_PLAYERS = set("seat goals name pieces cards".split())
OF_MATCH = set(
    "game title seat seats actor turn minute phase pause players pitch choices prompt".split()
)
"""What a rendering shows in its own way, or not at all, and not among the facts."""


def text(view: Mapping[str, Any], names: Sequence[str], lines: Sequence[str]) -> str:
    """The position in lines: who is to decide, the pitch, every seat, the hand, and what happened."""
    drawn = [headline(view, names), ""]
    if "pitch" in view:
        drawn += [*_pitch(view), ""]
    for player in view["players"]:
        drawn.append(f"{names[player['seat']]}: {count(player['goals'], 'goal')}")
        drawn += [f"    {name}: {text}" for name, text in facts(player, OF_PLAYERS)]
    drawn += [f"{name}: {text}" for name, text in facts(view, OF_MATCH)]
    return "\n".join([*drawn, "", *lines]).rstrip()


def headline(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """Which game it is, how far it has come, and who decides."""
    actor = view["actor"]
    state = "full time" if actor is None else f"{names[actor]} decides ({view['phase']})"
    return f"{view['title']}, minute {view['minute']}, {state}"


def count(number: int, noun: str) -> str:
    """A number with its noun."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def facts(table: Mapping[str, Any], apart: set[str]) -> Iterator[tuple[str, str]]:
    """Name and text of all in a table that a line can tell: numbers, words, and lists of them.

    Nothing is told of what is 0, empty, a truth value, deeper than that, or set `apart`.
    """
    for key, value in table.items():
        text = "" if key in apart else _as_text(value)
        if text:
            yield key.replace("_", " "), text


def spaces(view: Mapping[str, Any]) -> Iterator[tuple[int, int, int, Mapping[str, Any]]]:
    """The pieces on the pitch: row and column from 0, the seat, and what is known of the piece."""
    for player in view["players"]:
        for piece in player["pieces"]:
            if piece["space"] is not None:
                yield *place(piece["space"]), player["seat"], piece


def place(space: str) -> tuple[int, int]:
    """Row and column, from 0, of a space's name such as `e7`."""
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
    """The spaces, the highest row first: seat and shirt of each piece, `*` for the ball."""
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
