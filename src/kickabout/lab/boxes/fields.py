"""A box file as form fields, and edits of the file that keep its comments."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import tomlkit
from tomlkit.items import AoT, Item

from kickabout.engine.box_files import Field
from kickabout.engine.toml_files import read_toml
from kickabout.lab.say import invalid
from kickabout.text.invalid import quoted

_WORD = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
_NUMBER = re.compile(r"[+-]?\d{1,18}")
_ROW = re.compile(r"[^.\[\]]+\[\d+\]")
TITLE_KEYS = ("name", "slug")
"""The keys that name a row, by preference."""


@dataclass(frozen=True)
class Input:
    """A form field for a value of a box file."""

    key: str
    """The key as errors name it, such as `cards[3].count`."""
    label: str
    """The part of the key inside its row, such as `count` or `offensive does`."""
    kind: Literal["number", "word", "text", "list", "flag"]
    value: str
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    note: str = ""
    """The comment on its line in the file."""
    unit: str = ""
    """What a number counts."""
    clause: str = ""
    """The clause of the rulebook about it."""


@dataclass(frozen=True)
class Row:
    """A table of the file, or a row of one."""

    key: str
    """Such as `rules` or `cards[3]`."""
    title: str
    """Its name or slug, empty for a table that is no row."""
    inputs: tuple[Input, ...]

    @property
    def slug(self) -> str:
        """Its slug, the title of a row without one."""
        return next((given.value for given in self.inputs if given.label == "slug"), self.title)


@dataclass(frozen=True)
class Group:
    """A table of the file with its rows."""

    name: str
    rows: tuple[Row, ...]
    is_list: bool
    """Whether rows may be copied and taken out."""


def groups(text: str, fields: Mapping[str, Field]) -> list[Group]:
    """Return the tables of a box file as form fields, with the ranges and choices in `fields`.

    Raises `ValueError` for a text that is no TOML.
    """
    tables, noted = read_toml(text), _parsed(text)
    all_groups = []
    for name, table in tables.items():
        if isinstance(table, dict):
            rows = list(_rows(name, table, noted[name], fields))
            all_groups.append(Group(name, tuple(rows), is_list=False))
        elif isinstance(table, list) and table and all(isinstance(row, dict) for row in table):
            rows = [
                Row(
                    f"{name}[{number}]",
                    next((str(row[key]) for key in TITLE_KEYS if key in row), f"{number}"),
                    tuple(_inputs(f"{name}[{number}]", "", row, noted[name][number - 1], fields)),
                )
                for number, row in enumerate(table, 1)
            ]
            all_groups.append(Group(name, tuple(rows), is_list=isinstance(noted[name], AoT)))
    return [group for group in all_groups if group.rows]


def _rows(key: str, table: Any, noted: Any, fields: Mapping[str, Field]) -> Iterator[Row]:
    """Yield the plain values of a table as one row, and each table inside it as another."""
    plain = {name: value for name, value in table.items() if not isinstance(value, dict)}
    inputs = tuple(_inputs(key, "", plain, noted, fields))
    if inputs:
        yield Row(key, "", inputs)
    for name, value in table.items():
        if isinstance(value, dict):
            inner = tuple(_inputs(f"{key}.{name}", "", value, noted[name], fields))
            if inner:
                yield Row(f"{key}.{name}", name, inner)


def _inputs(
    key: str, label: str, table: Any, noted: Any, fields: Mapping[str, Field]
) -> Iterator[Input]:
    for name, value in table.items():
        place, called = f"{key}.{name}", f"{label} {name}".strip()
        if isinstance(value, dict):
            yield from _inputs(place, called, value, noted[name], fields)
        elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
            continue  # too deep for a line: it is changed in the file
        else:
            yield _input(place, called, value, _note(noted, name), fields.get(place))


def _input(key: str, label: str, value: Any, note: str, field: Field | None) -> Input:
    if isinstance(value, bool):
        return Input(key, label, "flag", "yes" if value else "no", note=note)
    if isinstance(value, list):
        return Input(key, label, "list", ", ".join(map(str, value)), note=note)
    if field is None:
        kind: Literal["number", "text"] = "number" if isinstance(value, int) else "text"
        return Input(key, label, kind, f"{value}", note=note)
    if field.choices:
        return Input(key, label, "word", f"{value}", choices=field.choices, note=note)
    return Input(
        key,
        label,
        "number",
        f"{value}",
        field.least,
        field.most,
        (),
        note,
        field.unit,
        field.clause,
    )


def _note(noted: Any, name: str) -> str:
    trivia = getattr(noted.get(name), "trivia", None)
    return trivia.comment.lstrip("# ").strip() if trivia is not None else ""


def edited(text: str, changes: Mapping[str, str]) -> str:
    """Return the file with these values, by key.

    Input that is not a number is written as a string where the file has a number, so that the game's reader
    reports it. Raises `ValueError` for a text that is no TOML, or a key that is not in it.
    """
    read_toml(text)
    document = _parsed(text)
    for key, value in changes.items():
        *way, last = _way(key)
        place: Any = document
        try:
            for word in way:
                place = place[word]
            before = place[last]
            # tomlkit gives booleans as they are.
            plain = before.unwrap() if isinstance(before, Item) else before
            place[last] = _typed(value, plain)
        except (AttributeError, IndexError, KeyError, TypeError) as error:
            raise invalid("wrong-field", key=quoted(key)) from error
    return tomlkit.dumps(document)


def with_copy(text: str, key: str, slug: str) -> str:
    """Return the file with a copy of a row such as `cards[3]` behind it, under another slug.

    Raises `ValueError` if there is no such row.
    """
    document, rows, number = _listed(text, key)
    copy = tomlkit.table()
    for name, value in {**rows[number].unwrap(), "slug": slug}.items():
        copy[name] = _inline(value)
    rows.insert(number + 1, copy)
    return tomlkit.dumps(document)


def without_row(text: str, key: str) -> str:
    """Return the file without a row such as `cards[3]`; raise `ValueError` if there is no such row."""
    document, rows, number = _listed(text, key)
    del rows[number]
    return tomlkit.dumps(document)


def _parsed(text: str) -> Any:
    """Return the document as `Any`: tomlkit's types do not describe its contents."""
    return tomlkit.parse(text)


def _inline(value: Any) -> Any:
    """Return a value with inline tables: a table with a header would end the row around it."""
    if isinstance(value, dict):
        table = tomlkit.inline_table()
        table.update({name: _inline(part) for name, part in value.items()})
        return table
    if isinstance(value, list):
        array = tomlkit.array()
        array.extend([_inline(part) for part in value])
        return array
    return value


def _listed(text: str, key: str) -> tuple[Any, AoT, int]:
    """Return the document, the rows of a table in it, and the index of one."""
    read_toml(text)
    document = _parsed(text)
    way = _way(key) if _ROW.fullmatch(key) else []
    rows = document.get(str(way[0])) if way else None
    if not isinstance(rows, AoT) or not 0 <= int(way[1]) < len(rows):
        raise invalid("wrong-field-row", key=quoted(key))
    return document, rows, int(way[1])


def _way(key: str) -> list[str | int]:
    """Return the steps to a key, with row indices from 0."""
    return [word or int(number) - 1 for word, number in _WORD.findall(key)]


def _typed(value: str, before: Any) -> Any:
    """Convert input to the type of the previous value."""
    if isinstance(before, bool):
        return value == "yes"
    if isinstance(before, int):
        return int(value) if _NUMBER.fullmatch(value.strip()) else value
    if isinstance(before, list):
        parts = [part.strip() for part in value.split(",") if part.strip()]
        if any(isinstance(part, int) for part in before):
            return [int(part) if _NUMBER.fullmatch(part) else part for part in parts]
        return parts
    return value
