"""Differences between two box files, by table, row and key."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kickabout.engine.toml_files import read_toml


@dataclass(frozen=True)
class Change:
    """A value that differs between two boxes."""

    path: str
    """The value's path, such as `cards[penalty].count`: a row is named by its slug."""
    before: Any
    """None if the first box has no such value."""
    after: Any
    """None if the second box has no such value."""


def changes(before: str, after: str) -> list[Change]:
    """Return the differences between the texts of two boxes, in the order of the first; raises
    `ValueError` if a text is not TOML.
    """
    return list(_changes("", read_toml(before), read_toml(after)))


def values(text: str) -> dict[str, Any]:
    """Return all values of a box's text, by their paths."""
    return dict(_values("", read_toml(text)))


def value_text(value: Any, said: Callable[[str], str] = str) -> str:
    """What people read of a value: of a row, its keys; `said` is what a word of the file is for them."""
    if isinstance(value, dict):
        parts = ((key, value_text(part, said)) for key, part in value.items() if key != "slug")
        return ", ".join(f"{said(key)} {part}" for key, part in parts)
    if isinstance(value, list):
        return " ".join(value_text(part, said) for part in value)
    return said(f"{value}")


def _changes(path: str, before: Any, after: Any) -> Iterator[Change]:
    one, other = _parts(before), _parts(after)
    if one is None or other is None:
        if before != after:
            yield Change(path, before, after)
        return
    for key in [*one, *(key for key in other if key not in one)]:
        place = _joined(path, key)
        if key not in one:
            yield Change(place, None, other[key])
        elif key not in other:
            yield Change(place, one[key], None)
        else:
            yield from _changes(place, one[key], other[key])


def _values(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    parts = _parts(value)
    if parts is None:
        yield path, value
        return
    for key, part in parts.items():
        yield from _values(_joined(path, key), part)


def _parts(value: Any) -> Mapping[str, Any] | None:
    """Return the keys of a table, or the rows of an array of tables by slug or place; None for a
    plain value.
    """
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        return {f"[{row.get('slug', place)}]": row for place, row in enumerate(value, 1)}
    return None


def _joined(path: str, key: str) -> str:
    return f"{path}{key}" if key.startswith("[") or not path else f"{path}.{key}"
