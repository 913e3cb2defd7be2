"""Boxes: what is in the box of a game, and the options that players choose from it.

A game subclasses `Box` and describes what a file holds in the fields (`box_fields.py`); what it adds is what holds
between them (`check`), and what the record has besides their numbers.
"""

import hashlib
from abc import ABC
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import MISSING, dataclass, fields, replace
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar

from kickabout.engine.box_fields import Description, RowOf, described, is_table
from kickabout.engine.box_files import BoxError, BoxFile, Field, Part, box_file, read_text
from kickabout.engine.box_reader import check, members, read_fields
from kickabout.engine.box_records import content_of, fill, plain, put
from kickabout.engine.records import Record
from kickabout.engine.toml_files import read_toml
from kickabout.text.invalid import Invalid, quoted
from kickabout.text.messages import Message, Text

AnyBox = TypeVar("AnyBox", bound="Box")
AnyRecord = TypeVar("AnyRecord", bound=Record)
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
        values = self._values().items()
        plain = {name: dict(v) if isinstance(v, Mapping) else v for name, v in values}
        return _remade, (type(self), plain)


def _remade(kind: type[Any], values: dict[str, Any]) -> Any:
    return kind(**values)


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
    only_if: tuple[str, str] | None = None
    """The option, and its word, without which this one says nothing; None if it always counts."""

    def checked(self, value: object) -> str | int:
        """Return the value in its proper type; raise `ValueError` naming the option and what is allowed."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            raise self._invalid("word", value, allowed=", ".join(self.choices))
        number = int(value) if isinstance(value, str) and value.isdecimal() else value
        if isinstance(number, bool) or not isinstance(number, int):
            raise self._invalid("number", value)
        if not self.least <= number <= self.most:
            raise self._invalid("range", number, least=f"{self.least}", most=f"{self.most}")
        return number

    def _invalid(self, fault: str, value: object, **allowed: str) -> Invalid:
        return Invalid(
            Message(f"invalid-option-{fault}", option=self.name, value=quoted(value), **allowed)
        )


@dataclass(frozen=True)
class Box(_Immutable, ABC):
    """A checked box with its options chosen. It cannot be changed, so matches share it."""

    text: str
    """The file's own text, so that a match can be replayed with exactly its box."""
    options: Mapping[str, Option]
    chosen: Mapping[str, str | int]
    """The value of every option."""
    game: ClassVar[str]
    """The name of its game, as the file says it."""
    texts: ClassVar[Path | None] = None
    """The folder of the game's messages, which say what is wrong in a file."""
    Options: ClassVar[type]
    """A class that describes the options by its annotations: a vocabulary, `bool` for off and on, `int`, or `RowOf`.

    One with a value may be left out of a file, as by those that are older than the option.
    """
    record_type: ClassVar[type[Record]]
    """The type of `record`, unless a game makes that itself."""

    @classmethod
    def read(cls, text: str, file: str = "box.toml") -> Self:
        """Return the box with this text; raise `BoxError` naming what is wrong in it."""
        return cls._read(box_file(file, text))

    @classmethod
    def fields(cls, text: str) -> dict[str, Field]:
        """Return the numbers and choices of a file by key, with what is allowed for each.

        An invalid file yields the fields up to the error.
        """
        fields: dict[str, Field] = {}
        with suppress(BoxError):
            cls._read(replace(box_file("", text), fields=fields))
        return fields

    @classmethod
    def _read(cls, file: BoxFile) -> Self:
        top, known = Part(replace(file, texts=cls.texts), file.tables), {"name", "game", "options"}
        if "name" in top:
            top["name"].string()
        top.held("game", known).word({cls.game: 0})
        values, keys = read_fields(cls, _tree(cls), top)
        options = _read_options(top.held("options", known), described(cls.Options), values)
        top.end(known | keys)
        chosen = {name: option.default for name, option in options.items()}
        box = cls(file.text, options, chosen, **values)
        check(box, top)
        return box

    @cached_property
    def name(self) -> str:
        """What the file says that it is called, in one line; empty for the game's own box."""
        return " ".join(str(read_toml(self.text).get("name", "")).split())

    @cached_property
    def fingerprint(self) -> str:
        """The SHA-256 of all that the rules and the notation read: nobody can make two boxes that share it."""
        return hashlib.sha256(self.content.encode()).hexdigest()

    @property
    def digest(self) -> str:
        """The beginning of the fingerprint, which tells two boxes apart."""
        return self.fingerprint[:16]

    @cached_property
    def names(self) -> dict[int, str]:
        """The notation of actions and outcomes by their numbers, as far as it was asked for."""
        return {}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of the same by their notation."""
        return {}

    @property
    def content(self) -> str:
        """All numbers and slugs of the box, but neither words for people nor the options."""
        parts = (getattr(self, field.name) for field in _tree(type(self)) if not field.is_untold)
        return content_of(tuple(plain(part) if is_table(type(part)) else part for part in parts))

    @cached_property
    def record(self) -> Any:
        """The numbers of the box and its options, as the record that the rules read; made once, and read-only.

        A game whose record has more than that, or which reads it itself, overrides this with the type of the record.
        """
        return self.filled(self.record_type()).read_only()

    def filled(self, record: AnyRecord) -> AnyRecord:
        """Return a new record with all numbers of the box and the options that it has fields for."""
        fill(record, self)
        for field in described(self.Options):
            put(record, field, self._number(field))
        return record

    def _number(self, field: Description) -> int:
        """Return the number of the value of an option."""
        chosen, row = self.chosen[field.key], field.mark(RowOf)
        if row is not None:
            slugs = [one.slug for one in getattr(self, row.table)]
            return slugs.index(chosen) + row.first if chosen in slugs else -1
        return int(members(field.hint).get(str(chosen), 0) if field.hint is not int else chosen)

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` if the box does not hold enough for this many seats, of those that the game is for.

        Any box is enough for any of them, if the game does not say otherwise.
        """

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
                raise Invalid(
                    Message(
                        "invalid-option",
                        name=quoted(name),
                        near=", ".join(map(repr, get_close_matches(name, self.options, 1)))
                        or "none",
                        known=", ".join(self.options) or "none",
                    )
                )
            chosen[name] = self.options[name].checked(value)
        return self if chosen == self.chosen else replace(self, chosen=chosen)


class BoxLoader(Generic[AnyBox]):
    """A game's `load_box`."""

    def __init__(self, kind: type[AnyBox], own: Path) -> None:
        """Reads boxes of a kind; `own` is the file of the game's own."""
        self._file = own
        self._read = lru_cache(maxsize=_BOXES_KEPT)(kind.read)

    @cached_property
    def _own(self) -> AnyBox:
        return self._read(read_text(self._file), self._file.name)

    def __call__(self, path: Path | None = None) -> AnyBox:
        """Return the box of a file, or the game's own without a path; raise `BoxError` naming what is wrong.

        The own box is read once, another file again whenever its text has changed.
        """
        return self._own if path is None else self._read(read_text(path), path.name)


def slugs_of(table: str) -> cached_property[tuple[str, ...]]:
    """Return an attribute for a box: the slugs of the rows of a table, in order."""
    return cached_property(lambda box: tuple(row.slug for row in getattr(box, table)))


def numbers_of(table: str, first: int = 0) -> cached_property[Mapping[str, int]]:
    """Return an attribute for a box: the numbers of the rows of a table by their slugs."""
    return cached_property(
        lambda box: MappingProxyType(
            {row.slug: number for number, row in enumerate(getattr(box, table), first)}
        )
    )


@cache
def _tree(kind: type[Box]) -> tuple[Description, ...]:
    """Return what is said about the fields that a game adds to a box."""
    own = {field.name for field in fields(Box)}
    return tuple(field for field in described(kind) if field.name not in own)


def _read_options(
    part: Part, of: Collection[Description], tables: Mapping[str, Any]
) -> dict[str, Option]:
    """Return the options of a box; words may name rows of its `tables`."""
    known = [field.key for field in of]
    options = {
        field.key: _left_out(field)
        if field.default is not MISSING and field.key not in part
        else _read_option(part.held(field.key, known), field, tables)
        for field in of
    }
    part.end(known)
    for name, option in options.items():
        if option.only_if is not None:
            other, word = option.only_if
            if other not in options or word not in options[other].choices:
                part[name].fail(Message("box-file-only-if"), "only-if")
    return options


def _left_out(field: Description) -> Option:
    """Return an option with words that a file does not mention."""
    numbers = members(field.hint)
    words: dict[str, Text] = {word: Message(f"option-{field.key}-{word}.help") for word in numbers}
    default = next(word for word, number in numbers.items() if number == field.default)
    return Option(field.key, default, Message(f"option-{field.key}.help"), words)


def _read_option(part: Part, field: Description, tables: Mapping[str, Any]) -> Option:
    """Return an option.

    Its explanation and those of its words are in the game's messages (`option-NAME.help`, `option-NAME-WORD.help`),
    unless the file gives its own, as `help` and as a table of `choices`, which is else a list of the words allowed.
    A word that suits a first match better than the default is the `newcomer`. One that says nothing unless another
    option has a certain word names both, as `only-if`.
    """
    row, text = field.mark(RowOf), Message(f"option-{field.key}.help")
    help_line: Text = part["help"].string() if "help" in part else text
    if field.hint is int and row is None:
        known = ["default", "least", "most", "help", "only-if"]
        least, most = (part.held(key, known).number(1, 99) for key in ("least", "most"))
        number = part.held("default", known).number(least, most)
        option = Option(field.key, number, help_line, {}, least, most)
    else:
        known = ["default", "choices", "newcomer", "help", "only-if"]
        words = _read_choices(part.held("choices", known), field, row)
        for one in () if row is None else tables[row.table]:
            words[one.slug] = Message("ready-made", name=one.named, text=one.text)
        allowed = {word: word for word in words}
        word = part.held("default", known).word(allowed)
        newcomer = part["newcomer"].word(allowed) if "newcomer" in part else ""
        option = Option(field.key, word, help_line, words, newcomer=newcomer)
    part.end(known)
    if "only-if" not in part:
        return option
    other, word = (one.string() for one in part["only-if"].values(2, 2))
    return replace(option, only_if=(other, word))


def _read_choices(part: Part, field: Description, row: RowOf | None) -> dict[str, Text]:
    """Return the words of an option with their explanations, from a list or a table of both."""
    allowed = members(field.hint) if row is None else {row.unless: -1}
    if isinstance(part.value, dict):
        part.end(allowed)
        return {word: part[word].string() for word in part.value}
    words = [one.word({word: word for word in allowed}) for one in part.values(0, len(allowed))]
    return {word: Message(f"option-{field.key}-{word}.help") for word in words}
