"""The boxes of all games: whatever the rules read tells one box from another, and what people read does not."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import reduce
from itertools import islice
from operator import getitem
from typing import Any

import pytest

from kickabout.engine.box_files import BoxError, Field
from kickabout.engine.boxes import Box
from kickabout.engine.toml_files import read_toml
from kickabout.games import find, names

LABELS = {("futera-susu", "cards[].type")}
"""Words for people only, by game and column."""
STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


def columns(box: Box) -> dict[str, list[tuple[str, Field]]]:
    """The numbers and choices of a box but its options, by what they have in common with other rows."""
    fields: dict[str, list[tuple[str, Field]]] = {}
    for key, field in box.fields(box.text).items():
        if not key.startswith(("game", "options.")):
            fields.setdefault(re.sub(r"\[\d+\]", "[]", key), []).append((key, field))
    return fields


def toml(value: Any) -> str:
    """A value as TOML writes it in a line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def variants(box: Box, cells: list[tuple[str, Field]]) -> Iterator[Box]:
    """The boxes that can be read with another value in one of these places."""
    for key, field in cells:
        others: Sequence[object] = field.choices
        if field.least is not None and field.most is not None:
            others = range(field.least, field.most + 1)[:3]
        for other in others:
            tables: Any = read_toml(box.text)
            *way, last = (word or int(number) - 1 for word, number in STEP.findall(key))
            place = reduce(getitem, way, tables)
            if place[last] != other:
                place[last] = other
                text = "".join(f"{name} = {toml(part)}\n" for name, part in tables.items())
                with suppress(BoxError):  # at odds with the rest of the box
                    yield box.read(text)


@pytest.mark.parametrize("game", names())
def test_numbers_and_choices_tell_boxes_apart(game: str) -> None:
    box = find(game).load_box(None)
    changed = 0
    for column, cells in columns(box).items():
        others = [*islice(variants(box, cells[:4]), 2)]
        if (game, column) not in LABELS:
            assert box.digest not in {other.digest for other in others}, column
        changed += bool(others)
    assert changed >= 15  # of those that may differ alone: the cards of a deck have a sum


@pytest.mark.parametrize("game", names())
def test_names_do_not_tell_boxes_apart(game: str) -> None:
    box = find(game).load_box(None)
    renamed = re.sub('^name = "', 'name = "A ', box.text, flags=re.MULTILINE)
    assert renamed != box.text
    assert box.read(renamed).digest == box.digest
