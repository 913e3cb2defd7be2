"""Box files: the parts of a TOML file, with errors that name the file, the row and the key."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import reduce
from itertools import zip_longest
from pathlib import Path
from typing import Any, NoReturn, TypeGuard, TypeVar

from kickabout.engine.toml_files import read_toml
from kickabout.text.invalid import Invalid, explanation
from kickabout.text.messages import Message, Text
from kickabout.text.system_errors import reason


class BoxError(Invalid):
    """An error in a box file; the message names the file, the key and what is allowed there."""

    def __init__(self, file: str, fault: Text, key: str = "") -> None:
        super().__init__(Message("box-file", file=file, fault=fault))
        self.fault = fault
        """The message without the name of the file."""
        self.key = key
        """The key, such as `cards[3].count`; empty for an error of the file as a whole."""


@dataclass(frozen=True)
class Field:
    """The values allowed under one key of a box file."""

    least: int | None = None
    most: int | None = None
    """The range of a whole number; None for what is no number."""
    choices: tuple[str, ...] = ()
    """The words that are allowed; empty where any are."""
    unit: str = ""
    """What a number counts, such as `cards`."""
    clause: str = ""
    """The clause of the rulebook about it."""

    @property
    def remark(self) -> str:
        """The unit and the clause in brackets, after a space; empty without either."""
        named = ", ".join(filter(None, (self.unit, self.clause)))
        return f" ({named})" if named else ""


AnyValue = TypeVar("AnyValue")
_STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
_MANY = 30
"""The number of slugs above which an error names only the most similar one."""
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class BoxFile:
    """A box file that is being read."""

    name: str
    text: str
    tables: Mapping[str, Any]
    texts: Path | None = None
    """The folder of the game's messages."""
    fields: dict[str, Field] = field(default_factory=dict)
    """The numbers and choices read so far, by key."""
    slugs: dict[str, set[str]] = field(default_factory=dict)
    """The slugs read so far, by the kind of their rows."""
    _rows: dict[str, dict[str, int]] = field(default_factory=dict)

    def rows_of(self, table: str) -> Mapping[str, int]:
        """Return the index of each row of a table by its slug."""
        if table not in self._rows:
            rows = self.tables.get(table)
            slugs = [row.get("slug") for row in rows] if _are_tables(rows) else []
            self._rows[table] = {slug: i for i, slug in enumerate(slugs) if isinstance(slug, str)}
        return self._rows[table]

    def value(self, key: str) -> Any:
        """Return the value of a key outside of all rows, such as `rules.hand`, which is there."""
        return reduce(lambda table, word: table[word], key.split("."), self.tables)

    def row_of(self, key: str) -> str:
        """Return the slug of the innermost row that a key is in; empty if there is none."""
        value: Any = self.tables
        row = ""
        for word, number in _STEP.findall(key):
            try:
                value = value[word] if word else value[int(number) - 1]
            except (IndexError, KeyError, TypeError):
                break
            slug = value.get("slug") if number and isinstance(value, dict) else None
            row = slug if isinstance(slug, str) else row
        return row


@dataclass(frozen=True)
class Part:
    """A value of a box file; every error about it names the file, the row and the key."""

    file: BoxFile
    value: Any
    key: str = ""
    """Such as `cards[3].count`: rows are numbered from 1 on; empty for the whole file."""
    meaning: str = ""
    """The meaning of a value that only its place in a list tells, such as `speed`."""

    def fail(self, fault: Text, key: str = "") -> NoReturn:
        """Raise the error about this value, or about a key inside of it."""
        if isinstance(fault, Message):
            fault = fault.of_files(self.file.texts)
        key = f"{self.key}.{key}".strip(".")
        row = self.file.row_of(key)
        place = f"{row}, {key}" if row else key
        place += f" ({self.meaning})" if self.meaning else ""
        raise BoxError(self.file.name, Message("box-file-fault", place=place, fault=fault), key)

    # Tables.

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def __getitem__(self, key: str) -> "Part":
        return Part(self.file, self.table[key], f"{self.key}.{key}".strip("."))

    @property
    def table(self) -> Mapping[str, Any]:
        """The table that the value is."""
        if not isinstance(self.value, dict):
            self.fail(Message("box-file-table"))
        return self.value

    def held(self, key: str, known: Collection[str]) -> "Part":
        """Return a value that this table has to have; `known` are all keys that it may have."""
        if key not in self:
            near = nearest(key, [key for key in self.table if key not in known])
            self.fail(Message("box-file-missing", near=near), key)
        return self[key]

    def end(self, known: Collection[str], among: str = "") -> None:
        """Raise `BoxError` if this table has a key that is not known; slugs are those `among` the rows of a table."""
        for key in self.table:
            if key not in known:
                allowed = _listed(sorted(known), among)
                unknown = Message("box-file-unknown", near=nearest(key, known), known=allowed)
                self.fail(unknown, key)

    # Lists.

    def rows(self, least: int, most: int) -> "list[Part]":
        """Return the tables of an array of least..most of them."""
        if not _are_tables(self.value):
            self.fail(Message("box-file-rows", table=f"[[{self.kind}]]"))
        if not least <= len(self.value) <= most:
            number, span = f"{len(self.value)}", _span(least, most)
            self.fail(Message("box-file-rows-number", number=number, span=span))
        return self._parts()

    def values(self, least: int, most: int, meanings: Sequence[str] = ()) -> "list[Part]":
        """Return the values of a list of least..most of them, each with the meaning of its place, if that has one."""
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            span = _span(least, most)
            self.fail(Message("box-file-values", span=span, value=f"{self.value!r}"))
        return self._parts(meanings)

    def _parts(self, meanings: Sequence[str] = ()) -> "list[Part]":
        return [
            Part(self.file, one, f"{self.key}[{place}]", meaning)
            for place, (one, meaning) in enumerate(
                zip_longest(self.value, meanings, fillvalue=""), 1
            )
        ]

    @property
    def kind(self) -> str:
        """The key without the numbers of rows."""
        return re.sub(r"\[\d+\]", "", self.key)

    @property
    def index(self) -> int:
        """The index of the row that this is, from 0 on."""
        return int(self.key[self.key.rindex("[") + 1 : -1]) - 1

    # Plain values.

    def number(self, least: int, most: int, unit: str = "", clause: str = "") -> int:
        """Return a whole number in least..most, of a unit and by a clause of the rulebook if it has any."""
        field = self.file.fields[self.key] = Field(least, most, unit=unit, clause=clause)
        if type(self.value) is not int or not least <= self.value <= most:
            span = {"least": f"{least}", "most": f"{most}"}
            value = f"{self.value!r}"
            self.fail(Message("box-file-number", **span, value=value, remark=field.remark))
        return self.value

    def word(self, allowed: Mapping[str, AnyValue], among: str = "") -> AnyValue:
        """Return the value of one of some words; slugs are those `among` the rows of a table."""
        self.file.fields[self.key] = Field(choices=tuple(allowed))
        if not isinstance(self.value, str) or self.value not in allowed:
            known, near = _listed(allowed, among), nearest(self.value, allowed)
            self.fail(Message("box-file-word", known=known, value=f"{self.value!r}", near=near))
        return allowed[self.value]

    def string(self) -> str:
        """Return a text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            self.fail(Message("box-file-string", value=f"{self.value!r}"))
        return self.value

    def slug(self, reserved: Collection[str], among: str) -> str:
        """Return a slug that no other row of a kind has."""
        slug, taken = self.string(), self.file.slugs.setdefault(among or self.kind, set())
        if slug in taken:
            self.fail(Message("box-file-twice", value=f"{slug!r}"))
        if not _SLUG.fullmatch(slug):
            self.fail(Message("box-file-slug", value=f"{slug!r}"))
        if slug in reserved:
            self.fail(Message("box-file-reserved", value=f"{slug!r}"))
        taken.add(slug)
        return slug


def _are_tables(value: object) -> TypeGuard[list[dict[str, Any]]]:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def _listed(words: Collection[str], among: str) -> Text:
    """Return words that are allowed; of many slugs, where they stand."""
    return (
        Message("box-file-slugs", table=among) if among and len(words) > _MANY else ", ".join(words)
    )


def _span(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least}..{most}"


def nearest(word: object, known: Iterable[str]) -> str:
    """Return what may be meant by a word that is not known, or not there: the nearest in quotes, or `none`."""
    near = get_close_matches(word, list(known), n=1) if isinstance(word, str) else []
    return repr(near[0]) if near else "none"


def read_text(path: Path) -> str:
    """Return the text of a box file; raise `BoxError` if it cannot be read or is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        why = reason(error)
        raise BoxError(f"{path}", Message("box-file-unread", reason=why)) from error
    except UnicodeDecodeError as error:
        raise BoxError(f"{path}", Message("box-file-not-utf8")) from error


def box_file(name: str, text: str) -> BoxFile:
    """Return a box file with this text, to be read; raise `BoxError` if it is not TOML."""
    try:
        return BoxFile(name, text, read_toml(text))
    except ValueError as error:
        raise BoxError(name, explanation(error)) from error
