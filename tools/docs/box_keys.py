"""The keys of each game's box file, from the description by which it is read."""

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from typing import Any, get_origin

from kickabout.engine.box_fields import (
    As,
    Between,
    Description,
    Except,
    Flags,
    Given,
    Per,
    RowOf,
    Size,
    Where,
    described,
    is_table,
)
from kickabout.engine.box_reader import members
from kickabout.engine.boxes import Box
from kickabout.engine.toml_files import read_toml
from kickabout.engine.vocabulary import slug
from kickabout.games import find, names
from tools.docs.markdown import code, page, table
from tools.docs.rulebooks import clause_link

INTRODUCTION = """\
A box file is TOML. `kickabout box export GAME FILE` writes the one that comes with a game, whose head explains what a
table does not; `kickabout box check FILE` names what is wrong in one. Numbers are whole, and both ends of a range are
allowed. `cards[].count` is the key `count` of each table `[[cards]]`."""
OWN_FORM = "in the form that the head of the file explains"


def pages() -> dict[str, str]:
    """Return the page with the keys of all boxes."""
    return {
        "reference/box-keys.md": page("Keys of box files", INTRODUCTION, *map(_section, names()))
    }


def _section(name: str) -> str:
    game = find(name)
    box = game.load_box(None)
    of_all = {field.name for field in described(Box)}
    fields = [field for field in described(type(box)) if field.name not in of_all]
    own = read_toml(box.text)
    keys = table(
        ("key", "value", "unit", "clause", f"in the box of {game.title}"),
        dict(_rows(fields, "", own)).values(),
    )
    options = table(
        ("option", "value", "default"),
        (
            (code(field.key), _value(field), code(box.options[field.key].default))
            for field in described(type(box).Options)
        ),
    )
    return f"## {game.title}\n\n{keys}\n{options}"


def _rows(
    fields: Iterable[Description], inside: str, own: Any
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the row of each key, those of a table in the place of the table; `own` has the values of a box."""
    for field in fields:
        if field.mark(Given):
            continue
        key, value = f"{inside}{field.key}", own.get(field.key, {})
        is_list = get_origin(field.hint) is tuple
        if field.mark(Per) or is_list or not is_table(field.hint):
            span = field.mark(Between)
            unit, clause = ("", "") if span is None else (span.unit, clause_link(span.clause))
            shown = code(value) if isinstance(value, int) else ""
            yield key, (code(key), _value(field), unit, clause, shown)
        inner = field.inside.hint if is_list else field.hint
        if is_table(inner):
            prefix = f"{key}[]." if is_list else f"{key}."
            yield from _rows(described(inner), prefix, {} if is_list else value)


def _value(field: Description) -> str:
    where = field.mark(Where)
    if where is None:
        return _plain(field)
    if not isinstance(where.values, Mapping):
        return f"{_plain(field)}; only if {code(where.field)} is {_words(where.values)}"
    by_range: dict[str, list[object]] = {}
    for word, span in where.values.items():
        by_range.setdefault(_range(span), []).append(word)
    return "; ".join(
        f"{allowed} if {code(where.field)} is {_words(words)}"
        for allowed, words in by_range.items()
    )


def _plain(field: Description) -> str:
    if (per := field.mark(Per)) is not None:
        return f"{_range(field.the(Between))} for each of {_words_of(per, field)}"
    if get_origin(field.hint) is tuple:
        size = field.the(Size)
        count = f"{size.least}" if size.least == size.most else f"{size.least} to {size.most}"
        what = "tables" if is_table(field.inside.hint) else f"values, each {_plain(field.inside)}"
        return f"{count} {what}"
    if field.mark(As) is not None:
        return OWN_FORM
    if (flags := field.mark(Flags)) is not None:
        return f"some of {_words(flags.members)}"
    if (row := field.mark(RowOf)) is not None:
        return f"a slug of {code(row.table)}"
    if (span := field.mark(Between)) is not None:
        return _range(span)
    if allowed := members(field.hint):
        return f"one of {_allowed(allowed, field)}"
    return "a number" if field.hint is int else "a text"


def _range(span: Between) -> str:
    most = code(span.most) if isinstance(span.most, str) else span.most
    return f"{span.least} to {most}"


def _words_of(per: Per, field: Description) -> str:
    if isinstance(per.words, str):
        return f"the slugs of {code(per.words)}"
    return _allowed(members(per.words), field)


def _allowed(words: Mapping[str, int], field: Description) -> str:
    out = field.mark(Except)
    kept = (word for word, number in words.items() if out is None or number not in out.members)
    return ", ".join(map(code, kept))


def _words(members_of: Iterable[object]) -> str:
    return ", ".join(code(slug(one) if isinstance(one, IntEnum) else one) for one in members_of)
