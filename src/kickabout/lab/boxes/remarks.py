"""Remarks on a valid box: rows and values that deserve a second look."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.toml_files import read_toml
from kickabout.lab.boxes.changes import values
from kickabout.lab.boxes.words import BoxWords
from kickabout.lab.say import Say

FAR = 2
"""A number is far from the simulated ones if it lies beyond their range by more than this factor."""
MOST_NAMED = 6
"""The largest number of rows named in one remark."""
_ROW = re.compile(r"^\[\[([\w.-]+)\]\]", re.MULTILINE)
_SLUG = re.compile(r'^slug *= *"([^"]*)"', re.MULTILINE)


@dataclass(frozen=True)
class Doubt:
    """A remark on a box."""

    kind: Literal["unreached", "no-copies", "unread", "far"]
    table: str
    """The table, or the path of the value."""
    rows: tuple[str, ...] = ()
    """The slugs of the rows."""
    value: Any = None
    low: Any = None
    high: Any = None


def doubt_text(doubt: Doubt, words: BoxWords, say: Say) -> str:
    """Return the remark in words."""
    shown = map(words.name, doubt.rows[:MOST_NAMED])
    more = len(doubt.rows[MOST_NAMED:])
    return say(
        f"box-doubt-{doubt.kind}",
        table=words.path(doubt.table).either,
        number=len(doubt.rows),
        rows=", ".join(shown) + (say("box-doubt-more", number=more) if more else ""),
        value=f"{doubt.value}",
        low=f"{doubt.low}",
        high=f"{doubt.high}",
        span="one" if doubt.low == doubt.high else "range",
    )


def doubts(game: Game, box: Box) -> list[Doubt]:
    """Return remarks on whatever in a valid box no deck, no rule or no simulation covers."""
    tables = read_toml(box.text)
    return [*_unreached(tables), *_no_copies(tables), *_unread(box), *_far(game, box)]


def _unreached(tables: dict[str, Any]) -> Iterator[Doubt]:
    """Yield rows that no ready-made deck, squad or team names, if most rows of their table are
    named by one.

    Only somebody who builds a deck by hand meets such a row: bots take the ready-made ones.
    """
    for name, rows in tables.items():
        if not (isinstance(rows, list) and all(isinstance(row, dict) for row in rows)):
            continue
        slugs = [row["slug"] for row in rows if "slug" in row]
        words: set[str] = set()
        for other, table in tables.items():
            if other != name:
                words |= set(_words(table))
        lost = [slug for slug in slugs if slug not in words]
        if lost and 2 * len(lost) < len(slugs):
            yield Doubt("unreached", name, tuple(lost))


def _words(value: Any) -> Iterator[str]:
    """Yield all words in a part of a box, and all keys but those with the number 0."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from _words(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            if part != 0:
                yield key
            yield from _words(part)


def _no_copies(tables: dict[str, Any]) -> Iterator[Doubt]:
    """Yield rows with no copies in the deck."""
    for name, rows in tables.items():
        if isinstance(rows, list):
            none = [row["slug"] for row in rows if isinstance(row, dict) and row.get("count") == 0]
            if none:
                yield Doubt("no-copies", name, tuple(none))


def _unread(box: Box) -> Iterator[Doubt]:
    """Yield rows that can be removed without changing the numbers that the rules read."""
    starts = [heading.start() for heading in re.finditer(r"^\[", box.text, re.MULTILINE)]
    lost: dict[str, list[str]] = {}
    for start, end in zip(starts, [*starts[1:], len(box.text)], strict=True):
        block = box.text[start:end]
        named, slug = _ROW.match(block), _SLUG.search(block)
        if named is None or slug is None:
            continue
        try:
            other = box.read(box.text[:start] + box.text[end:]).with_options(box.chosen)
        except ValueError:
            continue  # other parts of the box refer to it
        if other.record == box.record:
            lost.setdefault(named[1], []).append(slug[1])
    for table, slugs in lost.items():
        yield Doubt("unread", table, tuple(slugs))


def _far(game: Game, box: Box) -> Iterator[Doubt]:
    """Yield numbers far outside those of the game's own box, for which bots and match lengths were
    measured.
    """
    ranges: dict[str, tuple[int, int]] = {}
    for path, value in _numbers(game.load_box(None)):
        low, high = ranges.get(_kind(path), (value, value))
        ranges[_kind(path)] = min(low, value), max(high, value)
    for path, value in _numbers(box):
        low, high = ranges.get(_kind(path), (value, value))
        if not min(low / FAR, low * FAR) <= value <= max(high / FAR, high * FAR):
            yield Doubt("far", path, (), value, low, high)


def _numbers(box: Box) -> Iterator[tuple[str, int]]:
    for path, value in values(box.text).items():
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and not path.startswith("options")
        ):
            yield path, value


def _kind(path: str) -> str:
    """Return a path without the names of its rows."""
    return re.sub(r"\[[^]]*\]", "[]", path)
