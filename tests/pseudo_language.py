"""Texts of a page outside the brackets of the pseudo-language: words that are in no message file.

Everything counts that somebody may read or hear: text, and attributes such as `title`. Rulebooks and
the description of the API are English documents of their own (`lang="en"`), and keys of a keyboard
have their own names.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from lxml.etree import XPath
from lxml.html import document_fromstring

from kickabout.engine.game import Game
from kickabout.engine.toml_files import read_toml

ATTRIBUTES = {"alt", "aria-description", "aria-label", "content", "label", "placeholder", "title"}
SILENT = {"code", "kbd", "script", "style", "template"}
NO_WORDS = re.compile(r"https?://\S+|\b[A-Z]+-\d+(\.\d+)*|\b[a-z]?\d+[a-z]?\b|&\w+;", re.IGNORECASE)
WORD = re.compile(r"[^\W\d_]{2,}")
NOTATION = re.compile(r"[^A-Z⟦⟧]*")
"""The form of `data-` attributes for scripts: slugs, numbers and notation, none of them a sentence."""
_SILENT = XPath(
    "|".join(f"//{tag}" for tag in sorted(SILENT)) + "|//*[not(self::html)][@lang='en']|//comment()"
)
_ATTRIBUTES = XPath("|".join(f"//*[not(self::meta)]/@{name}" for name in sorted(ATTRIBUTES)))
_DATA = XPath("//@*[starts-with(name(), 'data-')]")
_TEXT = XPath("//text()[normalize-space()]")
NOT_NAMES = {"text", "help", "choices", "options", "game"}


def _texts(html: str) -> Iterator[str]:
    """Yield the text outside of brackets in a page, whether it is read or heard."""
    page = document_fromstring(html)
    for silent in _SILENT(page):
        silent.drop_tree()  # the text that follows it stays
    for value in set(_ATTRIBUTES(page)):
        yield from without_brackets(value)
    for value in set(_DATA(page)):
        yield from (part for part in without_brackets(value) if NOTATION.sub("", part))
    # A message may name people in elements of their own, so brackets are matched across elements.
    for stretch in without_brackets("\n".join(_TEXT(page))):
        yield from (line.strip() for line in stretch.splitlines() if line.strip())


def without_brackets(text: str) -> Iterator[str]:
    """Yield the spans of a text outside of its brackets."""
    depth = 0
    for part in re.split("([⟦⟧])", text):
        if part in ("⟦", "⟧"):
            depth += 1 if part == "⟦" else -1
            assert depth >= 0, text
        elif depth == 0 and part.strip():
            yield part.strip()


def outside(html: str, names: Collection[str]) -> set[str]:
    """Return the texts of a page with words that are neither in brackets nor in one of these names."""
    known = frozenset(names)
    return {text for text in set(_texts(html)) if _has_other_words(text, known)}


@lru_cache(maxsize=1 << 16)  # the same texts are on page after page
def _has_other_words(text: str, names: frozenset[str]) -> bool:
    words, known = _words_of(names)
    # A part of a name may stand alone, such as a family name.
    return not words.issuperset(WORD.findall(NO_WORDS.sub(" ", known.sub(" ", text))))


@cache
def _words_of(names: frozenset[str]) -> tuple[set[str], re.Pattern[str]]:
    """Return the words of names, and a pattern of the whole names, longer ones first."""
    words = {word for name in names for word in WORD.findall(name)}
    ordered = sorted(names, key=len, reverse=True)
    return words, re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in ordered))


@cache
def names_of(game: Game) -> frozenset[str]:
    """Return the names in a game's own box, the game's, and those of seats that the rules play."""
    box = game.load_box(None)
    boxes = (
        box.with_options({name: value})
        for name, option in box.options.items()
        for value in option.choices
    )
    automata = {name for one in boxes for name in one.automata.values()}
    return frozenset({game.title, "Kickabout", *automata, *_strings(read_toml(box.text))})


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            if key == "slug":
                yield part.replace("-", " ").title()  # where a page has only the slug
            elif key not in NOT_NAMES:
                yield from _strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)
