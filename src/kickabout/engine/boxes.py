"""Boxes: what is in the box of a game, and the options that players choose from it.

A game subclasses `Box`, reads its own tables through a `Section` of the file and fills its record.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, Self, TypeVar

from kickabout.engine.box_files import BoxError, Section, is_recording, meant, parsed, read_text
from kickabout.engine.records import Record
from kickabout.engine.toml_files import read_toml
from kickabout.text.messages import Message, Text

_BOXES_KEPT = 16
"""The number of boxes of each game that are cached."""


class _Immutable:
    """A frozen dataclass whose tables cannot be changed either.

    Sharing it is as good as copying it, so it is its own copy.
    """

    def __post_init__(self) -> None:
        for name, value in self._values().items():
            if isinstance(value, dict):
                object.__setattr__(self, name, MappingProxyType(value))

    def _values(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]  # subclasses are dataclasses

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # Values derived from the fields are not pickled.
        values = self._values().values()
        plain = (dict(value) if isinstance(value, Mapping) else value for value in values)
        return type(self), tuple(plain)


@dataclass(frozen=True)
class Option(_Immutable):
    """A choice that the players make before a match: a word from a list, or a number in a range."""

    name: str
    default: str | int
    help: Text
    """The purpose of the option, in one line."""
    choices: Mapping[str, Text]
    """Each word with a one-line explanation; empty for a number."""
    least: int = 0
    most: int = 0
    newcomer: str = ""
    """The word suggested to somebody who plays the game for the first time; empty for the default."""

    def checked(self, value: object) -> str | int:
        """Return the value in its proper type; raise `ValueError` naming the option and what is allowed."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            allowed = ", ".join(self.choices)
            raise ValueError(f"option {self.name} is one of {allowed}, not {value!r}")
        number = int(value) if isinstance(value, str) and value.isdecimal() else value
        if isinstance(number, bool) or not isinstance(number, int):
            raise ValueError(f"option {self.name} is a whole number, not {value!r}")
        if not self.least <= number <= self.most:
            raise ValueError(f"option {self.name} lies in {self.least}..{self.most}, not {number}")
        return number


@dataclass(frozen=True)
class Box(_Immutable, ABC):
    """A checked box with its options chosen. It cannot be changed, so matches share it."""

    text: str
    """The file's own text, so that a match can be replayed with exactly its box."""
    options: Mapping[str, Option]
    chosen: Mapping[str, str | int]
    """The value of every option."""

    @cached_property
    def name(self) -> str:
        """What the file says that it is called, in one line; empty for the game's own box."""
        return " ".join(str(read_toml(self.text).get("name", "")).split())

    @cached_property
    def digest(self) -> str:
        """A short SHA-256 of all that the rules and the notation read, which tells two boxes apart."""
        return hashlib.sha256(self.content.encode()).hexdigest()[:16]

    @cached_property
    def names(self) -> dict[int, str]:
        """The notation of actions and outcomes by their numbers, as far as it was asked for."""
        return {}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of the same by their notation."""
        return {}

    @property
    @abstractmethod
    def content(self) -> str:
        """All numbers and slugs of the box, but neither words for people nor the options."""

    @property
    @abstractmethod
    def record(self) -> Record:
        """The numbers of the box and its options, as the record that the rules read; made once, and read-only."""

    @abstractmethod
    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` if the box does not hold enough for this many seats."""

    @property
    def automata(self) -> Mapping[int, str]:
        """The seats that the rules themselves play with these options, with their names.

        Such a seat is never the actor: all its actions are chance outcomes. Empty by default.
        """
        return {}

    def with_options(self, values: Mapping[str, object]) -> Self:
        """Return the same box with other options; raise `ValueError` naming a bad one."""
        chosen = dict(self.chosen)
        for name, value in values.items():
            if name not in self.options:
                allowed = ", ".join(self.options) or "none"
                raise ValueError(
                    f"there is no option {name!r}{meant(name, self.options)};"
                    f" the options are: {allowed}"
                )
            chosen[name] = self.options[name].checked(value)
        return self if chosen == self.chosen else replace(self, chosen=chosen)


AnyBox = TypeVar("AnyBox", bound=Box, covariant=True)


class BoxLoader(Protocol[AnyBox]):
    """The type of a game's `load_box`."""

    def __call__(self, path: Path | None = None) -> AnyBox:
        """Return the box of a file, or the game's own without a path; raise `BoxError` naming what is wrong."""


def box_loader(own: Path) -> Callable[[Callable[[str, Section], AnyBox]], BoxLoader[AnyBox]]:
    """Turn the function that reads a box from a text and its top table into a game's `load_box`.

    The game's `own` box is read once; another file is read again whenever its text has changed.
    """

    def loader(read: Callable[[str, Section], AnyBox]) -> BoxLoader[AnyBox]:
        @lru_cache(maxsize=_BOXES_KEPT)
        def box_of(file: str, text: str) -> AnyBox:
            top = parsed(file, text)
            top.string("name", "")
            return read(text, top)

        @cache
        def own_box() -> AnyBox:
            return box_of(own.name, read_text(own))

        def load_box(path: Path | None = None) -> AnyBox:
            if path is None:
                return own_box()
            # To record the fields, the file has to be read anew.
            read_now = box_of.__wrapped__ if is_recording() else box_of
            return read_now(path.name, read_text(path))

        return load_box

    return loader


def read_options(
    section: Section,
    known: Mapping[str, Collection[str] | None],
    more: Mapping[str, Mapping[str, Text]] | None = None,
) -> dict[str, Option]:
    """Return the options of a box: `known` names each with the words it may take, or None for a number.

    A file lists the words that it allows as `choices`. The explanations of the option and its words are in the
    game's messages (`option-NAME.help`, `option-NAME-WORD.help`), unless the file gives its own, as `help` and
    as a table of `choices`. A word that suits a first match better than the default is the `newcomer`. Words
    that other tables of the box add to an option are in `more`, each with its explanation: they follow those
    that the file lists.
    """
    options: dict[str, Option] = {}
    for name, words in known.items():
        table = section.section(name)
        help_line = table.text("help", Message(f"option-{name}.help"))
        if words is None:
            least, most = table.integer("least", 1, 99), table.integer("most", 1, 99)
            default: str | int = table.integer("default", least, most)
            options[name] = Option(name, default, help_line, {}, least, most)
        else:
            helps = _choices(table, name, words) | dict((more or {}).get(name, {}))
            table.choice("default", dict.fromkeys(helps, 0))
            newcomer = ""
            if table.holds("newcomer"):
                table.choice("newcomer", dict.fromkeys(helps, 0))
                newcomer = table.string("newcomer")
            default = table.string("default")
            options[name] = Option(name, default, help_line, helps, newcomer=newcomer)
        table.end()
    section.end()
    return options


def _choices(table: Section, option: str, allowed: Collection[str]) -> dict[str, Text]:
    """Return the words of an option with their explanations, from a list or a table of both."""
    rows = table.section("choices") if table.is_table("choices") else None
    words = rows.words() if rows else table.values("choices", 0, len(allowed))
    found: dict[str, Text] = {}
    for word in words:
        if not isinstance(word, str) or word not in allowed:
            place = rows.error(str(word), "is") if rows else table.error("choices", f"{word!r} is")
            raise BoxError(f"{place} not known; allowed: {', '.join(allowed)}", place.key)
        own = Message(f"option-{option}-{word}.help")
        found[word] = rows.text(word, own) if rows else own
    return found
