"""What is made of a box that has been read: the record for the rules, and the content that tells boxes apart."""

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from kickabout.engine.box_fields import Description, Fills, described, is_table
from kickabout.engine.records import Record


def fill(record: Record, table: object, at: tuple[int, ...] = ()) -> None:
    """Write all numbers of a table into the fields of a record that have their names, if they have the shape.

    Rows write at their own index, and rows inside of rows at both; how many there are is a number as well.
    """
    for field, value in _told(table):
        put(record, field, value, at)


def put(record: Record, field: Description, value: object, at: tuple[int, ...] = ()) -> None:
    """Write the value of a field into a record, if that has a place for it."""
    fills = field.mark(Fills)
    name = field.name if fills is None else fills.name
    if fills is not None and fills.place is not None:
        at = (*at, fills.place)
    if isinstance(value, int):
        _write(record, name, value, at)
    elif is_table(type(value)):
        fill(record, value, at)
    elif isinstance(value, tuple) and is_table(field.inside.hint):
        _write(record, name, len(value), at)
        for index, row in enumerate(value):
            fill(record, row, (*at, getattr(row, "number", index)))
    elif isinstance(value, tuple):
        for index, number in enumerate(value):
            _write(record, name, number, (*at, index))


def plain(table: object) -> dict[str, Any]:
    """Return the numbers and words of a table by their keys, without what is untold."""
    return {
        field.key: int(value) if isinstance(value, IntEnum) else value
        for field, value in _told(table)
    }


def content_of(value: object) -> str:
    """Return a text of all numbers and slugs in a part of a box."""
    if isinstance(value, tuple):
        inside = ", ".join(map(content_of, value))
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    if is_table(type(value)):
        inside = ", ".join(f"{field.name}={content_of(part)}" for field, part in _told(value))
        # A dataclass that only describes another one more closely goes by its name.
        root = next(kind for kind in reversed(type(value).__mro__) if is_table(kind))
        return f"{root.__name__}({inside})"
    return repr(int(value) if isinstance(value, IntEnum) else value)


def _told(table: object) -> Iterator[tuple[Description, Any]]:
    kind: type = type(table)
    for field in described(kind):
        if not field.is_untold:
            yield field, getattr(table, field.name)


def _write(record: Record, name: str, number: int, at: tuple[int, ...]) -> None:
    fields: Any = record.dtype.fields
    if name in fields and len(fields[name][0].shape) == len(at):
        if at:
            getattr(record, name)[at] = number
        else:
            setattr(record, name, number)
