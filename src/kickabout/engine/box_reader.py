"""Reading of a box file by its description (`box_fields.py`)."""

from collections.abc import Collection, Mapping
from dataclasses import MISSING
from enum import IntEnum
from typing import Any, Literal, get_args, get_origin

from kickabout.engine.box_fields import (
    As,
    Between,
    Default,
    Description,
    Except,
    Flags,
    Given,
    OrElse,
    Per,
    RowOf,
    Size,
    Unique,
    Where,
    Wrong,
    described,
    is_table,
)
from kickabout.engine.box_files import Part
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message


def read_table(kind: type, part: Part) -> Any:
    """Return a table of the file as the dataclass that describes it."""
    read, known = read_fields(kind, described(kind), part)
    part.end(known)
    table = kind(**read)
    check(table, part)
    return table


def read_fields(
    kind: Any, of: Collection[Description], part: Part
) -> tuple[dict[str, Any], set[str]]:
    """Return the values of the fields of a table by name, and the keys that it may have."""
    keys, read, known = [field.key for field in of], dict[str, Any](), set[str]()
    for field in of:
        given, where = field.mark(Given), field.mark(Where)
        if given is not None:
            read[field.name] = given.of(part, read)
        elif where is not None and read[where.field] not in where.values:
            read[field.name] = where.otherwise
        else:
            known.add(field.key)
            default = _default(kind, field, read)
            if field.key in part or default is MISSING:
                told = field if where is None else where.told(field, read)
                read[field.name] = read_value(told, part.held(field.key, keys))
            else:
                read[field.name] = default
    return read, known


def read_value(field: Description, part: Part) -> Any:
    """Return a value of the file as its description says."""
    if (per := field.mark(Per)) is not None:
        return _read_per(field, per, part)
    if get_origin(field.hint) is tuple:
        return _read_list(field.inside, field.the(Size), part)
    if is_table(field.hint):
        return read_table(field.hint, part)
    if (read_as := field.mark(As)) is not None:
        return read_as.read(part)
    if (flags := field.mark(Flags)) is not None:
        words: dict[str, int] = {slug(member): member for member in flags.members}
        return sum({one.word(words) for one in part.values(0, len(words))})
    if (row := field.mark(RowOf)) is not None:
        return row.first + part.word(part.file.rows_of(row.table), row.table)
    if field.hint is int:
        return _read_number(field, part)
    if words := members(field.hint):
        number = part.word(_allowed(words, field))
        return part.value if get_origin(field.hint) is Literal else number
    if (unique := field.mark(Unique)) is not None:
        return part.slug(unique.reserved, unique.among)
    return part.string()


def check(table: Any, part: Part) -> None:
    """Raise what the `check` of a dataclass finds in it as an error of the file."""
    try:
        if hasattr(table, "check"):
            table.check()
    except Wrong as wrong:
        part.fail(wrong.fault, wrong.key)


def members(hint: Any) -> dict[str, int]:
    """Return the words for the values of a type, each with its number; none for a type of another sort."""
    if get_origin(hint) is Literal:
        return {word: number for number, word in enumerate(get_args(hint))}
    if hint is bool:
        return {"off": False, "on": True}
    if isinstance(hint, type) and issubclass(hint, IntEnum):
        return {slug(member): member for member in hint}
    return {}


def _read_list(field: Description, size: Size, part: Part) -> tuple[Any, ...]:
    if is_table(field.hint):
        parts = part.rows(size.least, size.most)
    else:
        parts = part.values(size.least, size.most, size.meanings)
    read: list[Any] = []
    for one in parts:
        value = read_value(field, one)
        if size.distinct and value in read:
            one.fail(Message("box-file-again", value=f"{one.value}"))
        read.append(value)
    return tuple(read)


def _read_number(field: Description, part: Part) -> int:
    span = field.the(Between)
    most = part.file.value(span.most) if isinstance(span.most, str) else span.most
    return part.number(span.least, most, span.unit, span.clause)


def _read_per(field: Description, per: Per, part: Part) -> tuple[int, ...]:
    words = part.file.rows_of(per.words) if isinstance(per.words, str) else members(per.words)
    allowed, numbers = _allowed(words, field), [0] * len(words)
    for word, number in allowed.items():
        if word in part or not per.optional:
            numbers[number] = _read_number(field, part.held(word, allowed))
    part.end(allowed, per.words if isinstance(per.words, str) else "")
    return tuple(numbers)


def _allowed(words: Mapping[str, int], field: Description) -> Mapping[str, int]:
    """Return the words that a field may use."""
    out = field.mark(Except)
    return words if out is None else {w: n for w, n in words.items() if n not in out.members}


def _default(kind: Any, field: Description, read: Mapping[str, Any]) -> Any:
    """Return the value of a field that is left out of the file; `MISSING` if it may not be."""
    default = field.mark(Default)
    if default is not None:
        return default.of(read)
    if field.default is MISSING and field.is_text:
        message, general = Message(f"{kind.noun}-{read['slug']}.{field.key}"), field.mark(OrElse)
        return message if general is None else message.or_else(general.message)
    return field.default
