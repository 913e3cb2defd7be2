"""Edits of a box file: values by their paths, and the file with some of them changed."""

from dataclasses import dataclass
from typing import Any

import tomlkit

from kickabout.engine.box_files import nearest
from kickabout.engine.boxes import Box
from kickabout.lab.boxes.changes import values
from kickabout.lab.say import invalid
from kickabout.text.invalid import quoted


@dataclass(frozen=True)
class Knob:
    """A whole number of a box, to be varied."""

    path: str
    """The value's path, such as `rules.hand` or `cards[penalty].count`; `cards.penalty.count` works
    as well."""
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low >= self.high:
            span = f"{self.low}..{self.high}"
            raise invalid("wrong-knob-span", path=self.path, span=span)


class Editor:
    """An editor of a box file's values that keeps its comments."""

    def __init__(self, box: Box, knobs: tuple[Knob, ...], fill: str = "") -> None:
        """Parse the box; raises `ValueError` for a path that it does not have, naming the nearest.

        The number at the path `fill` makes up for those varied beside it, so that their sum stays.
        """
        self.box = box
        self._document = tomlkit.parse(box.text)
        self._own = numbers(box)
        self.knobs = tuple(Knob(self._full(knob.path), knob.low, knob.high) for knob in knobs)
        """The knobs asked for, by their full paths."""
        self.fill = self._full(fill) if fill else None
        """The full path of the number that makes up for the others."""
        self._beside = [
            knob.path for knob in self.knobs if self.fill and _kind(knob.path) == _kind(self.fill)
        ]
        if self.fill in self._beside:
            raise invalid("wrong-knob-fill-varied", path=f"{self.fill}")
        if self.fill and not self._beside:
            raise invalid("wrong-knob-fill-alone", path=f"{self.fill}")

    def _full(self, path: str) -> str:
        known = {_plain(each): each for each in self._own}
        if _plain(path) not in known:
            near = nearest(_plain(path), known)
            raise invalid("wrong-knob-unknown", path=quoted(path), near=near)
        return known[_plain(path)]

    def filled(self, chosen: dict[str, int]) -> dict[str, int]:
        """Return these values of the knobs with that of the number that makes up for them."""
        if self.fill is None:
            return chosen
        more = sum(chosen[path] - self._own[path] for path in self._beside)
        return {**chosen, self.fill: self._own[self.fill] - more}

    def text(self, chosen: dict[str, int]) -> str:
        """Return the file with these values, by path."""
        for path, value in chosen.items():
            *way, last = _plain(path).split(".")
            place: Any = self._document
            for word in way:
                place = _inside(place, word)
            place[last] = value
        return tomlkit.dumps(self._document)

    def made(self, chosen: dict[str, int]) -> Box:
        """Return the box with these values; raises `ValueError` if it is not playable."""
        return self.box.read(self.text(chosen), "tuned.toml").with_options(self.box.chosen)


def numbers(box: Box) -> dict[str, int]:
    """Return the whole numbers of a box that can be varied, by their paths."""
    return {path: value for path, value in values(box.text).items() if type(value) is int}


def _kind(path: str) -> str:
    """Return what a number has in common with those beside it: its table, or its column of rows."""
    table, _, key = path.rpartition(".")
    return f"{table.rpartition('[')[0]} {key}" if table.endswith("]") else table


def _plain(path: str) -> str:
    return path.replace("[", ".").replace("]", "")


def _inside(place: Any, word: str) -> Any:
    """Return the table or row of this name; a row without a slug goes by its number, from 1."""
    if not isinstance(place, list):
        return place[word]
    for number, row in enumerate(place, 1):
        if row.get("slug", f"{number}") == word:
            return row
    raise KeyError(word)
