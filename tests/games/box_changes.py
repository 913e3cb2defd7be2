"""Changes of a box file's text, and the box that comes of them."""

import re
from collections.abc import Callable
from typing import TypeVar

from kickabout.engine.boxes import Box

AnyBox = TypeVar("AnyBox", bound=Box)
Change = Callable[[str], str]
Mistakes = dict[str, tuple[Change, str, str]]
"""Changes that make a box wrong, with the key that the error names and what it says is allowed there."""


def altered(box: AnyBox, change: Change) -> AnyBox:
    """Return the box that its changed text describes."""
    return box.read(change(box.text))


def changed(*pairs: tuple[str, str]) -> Change:
    """Return the box with the first of each old text replaced by the new one."""

    def change(text: str) -> str:
        for old, new in pairs:
            assert old in text, old
            text = text.replace(old, new, 1)
        return text

    return change


def more(rows: str, number: int) -> Change:
    """Return the box with rows added at its end, `#` in them being a number."""
    return lambda text: text + "".join(rows.replace("#", str(i)) for i in range(number))


def row(rows: str, slug: str, old: str, new: str) -> Change:
    """Return the box with the first fit of a pattern replaced in the row of this slug, its tables included."""

    def change(text: str) -> str:
        start = text.index(f'[[{rows}]]\nslug = "{slug}"\n')
        end = text.find("\n[[", start + 1) + 1 or len(text)
        changed, fits = re.subn(old, new, text[start:end], count=1)
        assert fits, f"{slug} has no {old}"
        return text[:start] + changed + text[end:]

    return change


def without(rows: str, fits: str = "") -> Change:
    """Return the box without the rows of an array of tables in which a pattern fits."""
    each = re.compile(rf"^\[\[{rows}\]\]\n(?:(?!\[\[).*\n)*", re.MULTILINE)
    return lambda text: each.sub(lambda one: "" if re.search(fits, one[0]) else one[0], text)


def none_of(rows: str) -> Change:
    """Return the box with an empty list in the place of an array of tables."""
    return lambda text: without(rows)(text).replace("game =", f"{rows} = []\ngame =", 1)
