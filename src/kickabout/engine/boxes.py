"""Boxes: the contents of a game's box, read from a TOML file with errors that name the file and the key.

A game subclasses `Box`, reads its own tables through a `Section` and fills its record.
"""

import hashlib
import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, Self, TypeVar

from kickabout.engine.records import Record
from kickabout.text.messages import Message, Text

_BOXES_KEPT = 16
"""The number of boxes of each game that are cached."""


class BoxError(ValueError):
    """An error in a box file; the text names the file, the key and what is allowed there."""

    def __init__(self, text: str, key: str = "") -> None:
        super().__init__(text)
        self.key = key
        """The key, such as `cards[3].count`; empty for an error of the file as a whole."""


@dataclass(frozen=True)
class Field:
    """The values allowed under one key of a box file."""

    key: str
    """Such as `cards[3].count`: rows are numbered from 1 on."""
    least: int | None = None
    most: int | None = None
    """The range of a whole number; None for what is no number."""
    choices: tuple[str, ...] = ()
    """The words that are allowed; empty where any are."""


_fields_read: ContextVar[dict[str, Field] | None] = ContextVar("fields_read", default=None)
"""The fields met so far while `read_fields` reads a box; None at other times."""


def read_fields(load_box: "Callable[[Path | None], Box]", path: Path) -> dict[str, Field]:
    """Return the numbers and choices of a box file by key, with what is allowed for each.

    They are recorded while the game's own reader checks the file. An invalid file yields the fields up to the error.
    """
    found: dict[str, Field] = {}
    token = _fields_read.set(found)
    try:
        load_box(path)
    except ValueError:
        pass
    finally:
        _fields_read.reset(token)
    return found


def _note(field: Field) -> None:
    fields_read = _fields_read.get()
    if fields_read is not None:
        fields_read[field.key] = field


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
        return " ".join(str(tomllib.loads(self.text).get("name", "")).split())

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
                    f"there is no option {name!r}{_meant(name, self.options)};"
                    f" the options are: {allowed}"
                )
            chosen[name] = self.options[name].checked(value)
        return self if chosen == self.chosen else replace(self, chosen=chosen)


class Section:
    """A table of a box file, read key by key; every error names the file and the full key."""

    def __init__(self, file: str, key: str, table: Mapping[str, Any], row: str = "") -> None:
        self.file = file
        self.key = key
        self.row = row
        """The slug of the row that this table is, or stands in; empty if there is none."""
        self._table = table
        self._read: set[str] = set()

    def error(self, name: str, complaint: str) -> BoxError:
        """Return the error to raise about one key of this table."""
        place = f"{self.row}, {self._path(name)}" if self.row else self._path(name)
        return BoxError(f"{self.file}: {place} {complaint}", self._path(name))

    def holds(self, name: str) -> bool:
        """Return whether this table has an optional key."""
        self._read.add(name)
        return name in self._table

    def is_table(self, name: str) -> bool:
        """Return whether a key holds a table."""
        return isinstance(self._table.get(name), dict)

    def integer(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """Return a whole number in least..most."""
        _note(Field(self._path(name), least, most))
        if default is not None and not self.holds(name):
            return default
        value = self._value(name)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(name, f"must be a whole number in {least}..{most}, not {value!r}")
        return value

    def string(self, name: str, default: str | None = None) -> str:
        """Return a text that is not empty."""
        if default is not None and not self.holds(name):
            return default
        value = self._value(name)
        if not isinstance(value, str) or not value.strip():
            raise self.error(name, f"must be a text in quotes, not {value!r}")
        return value

    def text(self, name: str, message: Message) -> Text:
        """Return the file's own text for a key, else the message of the game."""
        return self.string(name) if self.holds(name) else message

    def choice(self, name: str, allowed: Mapping[str, int]) -> int:
        """Return the number that stands for one of the allowed words."""
        _note(Field(self._path(name), choices=tuple(allowed)))
        value = self._value(name)
        if not isinstance(value, str) or value not in allowed:
            nearest = _meant(value, allowed)
            raise self.error(name, f"must be one of {', '.join(allowed)}, not {value!r}{nearest}")
        return allowed[value]

    def values(self, name: str, least: int, most: int) -> list[Any]:
        """Return a list of least..most values; report an error in the first of them as one in `name[1]`."""
        value = self._value(name)
        if not isinstance(value, list) or not least <= len(value) <= most:
            number = f"{least}" if least == most else f"{least}..{most}"
            raise self.error(name, f"must be a list of {number} values, not {value!r}")
        return value

    def section(self, name: str) -> "Section":
        """Return a table inside this one."""
        value = self._value(name)
        if not isinstance(value, dict):
            raise self.error(name, "must be a table")
        return Section(self.file, self._path(name), value, self.row)

    def rows(self, name: str) -> Iterator["Section"]:
        """Yield the tables of an array of tables, in order."""
        value = self._value(name)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.error(name, f"must be a list of [[{self._path(name)}]] tables")
        for i, row in enumerate(value):
            slug = row.get("slug")
            named = slug if isinstance(slug, str) else self.row
            yield Section(self.file, f"{self._path(name)}[{i + 1}]", row, named)

    def words(self) -> list[str]:
        """Return all keys of this table, in the file's order."""
        return list(self._table)

    def end(self) -> None:
        """Raise `BoxError` if the table has a key that was never read."""
        for name in self._table:
            if name not in self._read:
                known = ", ".join(sorted(self._read))
                raise self.error(
                    name, f"is not known here{_meant(name, self._read)}; allowed: {known}"
                )

    def _path(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def _value(self, name: str) -> Any:
        self._read.add(name)
        if name not in self._table:
            nearest = _meant(name, [key for key in self._table if key not in self._read])
            raise self.error(name, f"is missing{nearest}")
        return self._table[name]


def _meant(word: object, known: Iterable[str]) -> str:
    """What to ask about a word that is not known, or not there: whether the nearest of these is meant."""
    near = get_close_matches(word, list(known), n=1) if isinstance(word, str) else []
    return f" (is it {near[0]!r} that is meant?)" if near else ""


_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Slugs:
    """The slugs of one kind of thing, each of which must be unique."""

    def __init__(self, reserved: Collection[str]) -> None:
        """Take the words `reserved` as having another meaning where a slug may stand."""
        self._reserved = reserved
        self._taken: set[str] = set()

    def read(self, row: Section) -> str:
        """Return the slug of a row; raise `BoxError` if it is malformed, reserved or a duplicate."""
        slug = row.string("slug")
        if slug in self._taken:
            raise row.error("slug", f"{slug!r} stands twice")
        if not _SLUG.fullmatch(slug):
            raise row.error("slug", f"is lower-case letters and digits with hyphens, not {slug!r}")
        if slug in self._reserved:
            raise row.error("slug", f"must not be {slug!r}, which has a meaning of its own")
        self._taken.add(slug)
        return slug


def read_box(path: Path) -> tuple[str, Section]:
    """Return the text of a box file and its top table.

    Raises `BoxError` if the file cannot be read, is not UTF-8 or is not TOML.
    """
    text = _read_text(path)
    return text, _parsed(path.name, text)


def _read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BoxError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BoxError(f"{path}: is not UTF-8 text") from error


def read_toml(text: str) -> dict[str, Any]:
    """Return the tables of a TOML file; raise `ValueError` saying why it is not valid."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"is not valid TOML: {error}") from error
    except RecursionError:
        raise ValueError("is not valid TOML: its brackets are nested too deeply") from None


def _parsed(file: str, text: str) -> Section:
    try:
        return Section(file, "", read_toml(text))
    except ValueError as error:
        raise BoxError(f"{file}: {error}") from error


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
            top = _parsed(file, text)
            top.string("name", "")
            return read(text, top)

        @cache
        def own_box() -> AnyBox:
            return box_of(own.name, _read_text(own))

        def load_box(path: Path | None = None) -> AnyBox:
            if path is None:
                return own_box()
            # To record the fields, the file has to be read anew.
            read_now = box_of if _fields_read.get() is None else box_of.__wrapped__
            return read_now(path.name, _read_text(path))

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
