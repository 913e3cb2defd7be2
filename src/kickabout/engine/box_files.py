"""Box files: TOML, read key by key with errors that name the file and the key."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from kickabout.engine.toml_files import read_toml
from kickabout.text.messages import Message, Text


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


def read_fields(load_box: Callable[[Path | None], object], path: Path) -> dict[str, Field]:
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


def is_recording() -> bool:
    """Return whether `read_fields` is reading a box."""
    return _fields_read.get() is not None


def _note(field: Field) -> None:
    fields_read = _fields_read.get()
    if fields_read is not None:
        fields_read[field.key] = field


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
            nearest = meant(value, allowed)
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
                    name, f"is not known here{meant(name, self._read)}; allowed: {known}"
                )

    def _path(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def _value(self, name: str) -> Any:
        self._read.add(name)
        if name not in self._table:
            nearest = meant(name, [key for key in self._table if key not in self._read])
            raise self.error(name, f"is missing{nearest}")
        return self._table[name]


def meant(word: object, known: Iterable[str]) -> str:
    """Return what to ask about a word that is not known, or not there: whether the nearest is meant."""
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
    text = read_text(path)
    return text, parsed(path.name, text)


def read_text(path: Path) -> str:
    """Return the text of a box file; raise `BoxError` if it cannot be read or is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BoxError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BoxError(f"{path}: is not UTF-8 text") from error


def parsed(file: str, text: str) -> Section:
    """Return the top table of a box file with this text; raise `BoxError` if it is not TOML."""
    try:
        return Section(file, "", read_toml(text))
    except ValueError as error:
        raise BoxError(f"{file}: {error}") from error
