"""The glossary: what words of football, cards and pages are called in other languages."""

import re
import tomllib  # noqa: TID251 - our own file, and the engine's reader is a layer above
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale

_FILE = Path(__file__).with_name("glossary.toml")
_GENDER = re.compile(r" \(([a-z]+)\)")
_ENDINGS = "(?:s|es|ed|ing)?"
"""What an English word of the glossary may end in."""
_LEAST_STEM = 3
_INFLECTED = 2
"""The letters at the end of a word that its forms may not share."""


@dataclass(frozen=True)
class Term:
    """A word in English, and what it is in another language."""

    english: tuple[str, ...]
    own: tuple[str, ...]
    """The preferred word first, then others that are right."""
    gender: str
    """`m`, `f` or `n`, in the plural `mp`, `fp` or `np`; empty for what is no noun."""
    sense: str
    """Which sense of the English words is meant; empty if there is one."""


@cache
def glossary(locale: str) -> Sequence[Term]:
    """Return the terms of a language; none for a language without a column."""
    return [
        Term(_words(entry["en"]), own, gender, entry.get("sense", ""))
        for entry in _entries().values()
        for own, gender in [_gendered(entry.get(Locale.parse(locale, sep="-").language, ""))]
        if own
    ]


def unused(english: str, translated: str, terms: Sequence[Term]) -> Iterator[tuple[str, str]]:
    """Yield the terms that an English text has and its translation does not, as pairs of the English word and
    its translation. Of a word with several senses any will do.
    """
    senses: dict[str, list[Term]] = {}
    for term in terms:
        for word in term.english:
            senses.setdefault(word, []).append(term)
    there = f" {_folded(translated)}"
    rest = english.casefold()
    for idiom in _idioms():
        rest = rest.replace(idiom, "")
    # The longest first, so that an own goal is no goal.
    for word in sorted(senses, key=len, reverse=True):
        rest, count = _pattern(word).subn("", rest)
        owns = [own for term in senses[word] for own in term.own]
        if count and not any(_is_in(there, own) for own in owns):
            yield word, " / ".join(owns)


def _is_in(there: str, own: str) -> bool:
    words = re.findall(r"\w+", _folded(own))
    stems = [word[: max(_LEAST_STEM, len(word) - _INFLECTED)] for word in words if len(word) > 2]
    return all(re.search(rf"\W{re.escape(stem)}", there) for stem in stems)


@cache
def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(word)}{_ENDINGS}\b")


def _folded(text: str) -> str:
    """Return a text in lower case and without accents, which forms of a word may not share."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split(" / "))


def _gendered(text: str) -> tuple[tuple[str, ...], str]:
    gender = _GENDER.search(text)
    return _words(_GENDER.sub("", text)) if text else (), gender[1] if gender else ""


@cache
def _idioms() -> Sequence[str]:
    """Return English phrases in which a word of the glossary means something else."""
    return _words(_entries()["idioms"]["en"])


@cache
def _entries() -> Mapping[str, Mapping[str, str]]:
    tables: dict[str, dict[str, str]] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return tables
