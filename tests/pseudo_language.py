"""What a page says outside of the brackets of the pseudo-language: words that no message file has.

Everything counts that somebody may read or hear: text, and attributes such as `title`. Rulebooks and
the description of the API are documents in English of their own (`lang="en"`), and keys of a keyboard
have their own names.
"""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from html.parser import HTMLParser
from typing import Any

from kickabout.engine.game import Game

ATTRIBUTES = {"alt", "aria-description", "aria-label", "content", "label", "placeholder", "title"}
SILENT = {"code", "kbd", "script", "style", "template"}
VOID = {"br", "hr", "img", "input", "link", "meta", "source", "wbr"}
NO_WORDS = re.compile(r"https?://\S+|\b[A-Z]+-\d+(\.\d+)*|\b[a-z]?\d+[a-z]?\b|&\w+;", re.IGNORECASE)
WORD = re.compile(r"[^\W\d_]{2,}")
NOTATION = re.compile(r"[^A-Z⟦⟧]*")
"""What scripts find in `data-` attributes: slugs, numbers and notation, where nothing is a sentence."""
NOT_NAMES = {"text", "help", "choices", "options", "game"}


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.outside: list[str] = []
        self._open: list[tuple[str, bool]] = []
        self._depth = 0

    @property
    def _is_silent(self) -> bool:
        return any(silent for _, silent in self._open)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        silent = tag in SILENT or (tag != "html" and known.get("lang") == "en")
        if not silent and not self._is_silent:
            for name, value in known.items():
                parts = [*without_brackets(value or "")]
                if name in ATTRIBUTES and tag != "meta":
                    self.outside += parts
                elif name.startswith("data-"):
                    self.outside += [part for part in parts if NOTATION.sub("", part)]
        if tag not in VOID:
            self._open.append((tag, silent))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._is_silent:
            return
        # A message may name people in elements of their own: brackets close where they close.
        for part in re.split("([⟦⟧])", data):
            if part in "⟦⟧" and part:
                self._depth += 1 if part == "⟦" else -1
                assert self._depth >= 0, data
            elif self._depth == 0 and part.strip():
                self.outside.append(part.strip())


def without_brackets(text: str) -> Iterator[str]:
    """The stretches of a text outside of its brackets."""
    depth = 0
    for part in re.split("([⟦⟧])", text):
        if part in ("⟦", "⟧"):
            depth += 1 if part == "⟦" else -1
        elif depth == 0 and part.strip():
            yield part.strip()


def outside(html: str, names: Collection[str]) -> set[str]:
    """The texts of a page with words that are neither in brackets nor in one of these names."""
    page = _Page()
    page.feed(html)
    page.close()
    words = {word for name in names for word in WORD.findall(name)}
    known = re.compile(
        "|".join(
            rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True)
        )
    )
    left = {text: WORD.findall(NO_WORDS.sub(" ", known.sub(" ", text))) for text in page.outside}
    # A part of a name may stand alone, such as that of a family.
    return {text for text, parts in left.items() if not words.issuperset(parts)}


def names_of(game: Game) -> set[str]:
    """The names in a game's own box, the game's, and those of seats that the rules play."""
    box = game.load_box(None)
    boxes = (
        box.with_options({name: value})
        for name, option in box.options.items()
        for value in option.choices
    )
    automata = {name for one in boxes for name in one.automata.values()}
    return {game.title, "Kickabout", *automata, *_strings(tomllib.loads(box.text))}


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            if key == "slug":
                yield part.replace("-", " ").title()  # where a page has no more than the slug
            elif key not in NOT_NAMES:
                yield from _strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)
