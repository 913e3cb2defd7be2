"""The description of a box: frozen dataclasses whose fields say what a box file may hold.

A table of the file is a dataclass, an array of tables a tuple of them, and the hint of a field says what its key holds:

    @dataclass(frozen=True, kw_only=True)
    class Card(Row):
        slug: Slug
        name: Words
        effect: Effect                              # the slug of a member
        value: Annotated[int, Between(0, 60)]
        text: Text                                  # its own, or the message `card-SLUG.text`

A field with a default may be left out of the file. The reader (`box_reader.py`) makes from it the objects, the ranges
of the laboratory's form and every error message, and `box_records.py` fills the record for the rules. What holds
between fields is tested by a method `check` of the dataclass, which raises `Wrong`.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from enum import IntEnum
from functools import cache, cached_property
from types import NoneType
from typing import (
    Annotated,
    Any,
    ClassVar,
    TypeAlias,
    TypeGuard,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from kickabout.engine.box_files import Part
from kickabout.text.messages import Message, Name, Text

Mark = TypeVar("Mark")


class Wrong(ValueError):
    """A mistake that `check` finds in a table: the key inside that table, and what is wrong with it: a message of the
    game (`Box.texts`).
    """

    def __init__(self, key: str, fault: Text) -> None:
        super().__init__(key, fault)
        self.key = key
        self.fault = fault


@dataclass(frozen=True)
class Between:
    """The range of a whole number, both ends included."""

    least: int
    most: int | str
    """The number, or the key of one that is read before it: `rules.hand`."""
    unit: str = ""
    """What the number counts, such as `cards`; errors and the laboratory say so."""
    clause: str = ""
    """The clause of the rulebook about it, such as `DASH-3.3`; they name it as well."""


@dataclass(frozen=True)
class Size:
    """The range of the number of rows or of values in a list."""

    least: int
    most: int
    distinct: bool = False
    """Whether no value may stand twice."""
    meanings: Sequence[str] = ()
    """The meaning of each value, where its place tells it."""


@dataclass(frozen=True)
class Except:
    """The members of a vocabulary that a box may not name."""

    members: Collection[IntEnum]


@dataclass(frozen=True)
class Where:
    """The condition of a key: a field before it has one of these values.

    A mapping gives a mark for each of the values: `Where("effect", {Effect.DRAW: Between(1, 5)}, 0)`.
    """

    field: str
    values: Collection[object]
    otherwise: Any
    """The value where the key may not stand."""

    def told(self, field: "Description", read: Mapping[str, Any]) -> "Description":
        """Return what is said about a field beside the values that have been read."""
        if not isinstance(self.values, Mapping):
            return field
        more = self.values[read[self.field]]
        return replace(field, marks={**field.marks, type(more): more})


@dataclass(frozen=True)
class RowOf:
    """The slug of a row in another table of the box, read as its number."""

    table: str
    first: int = 0
    """The number of the first row."""
    unless: str = ""
    """A word of an option that names no row; its number is -1."""


@dataclass(frozen=True)
class Per:
    """A table with a number for each of some words, read as a tuple: for each member of a vocabulary whose numbers
    are 0, 1, 2 ..., or by the name of another table for each slug of a row there.
    """

    words: type[IntEnum] | str
    optional: bool = False
    """Whether words may be left out; their number is 0."""


@dataclass(frozen=True)
class Given:
    """A value that is not in the file: it is made of the table there and of the fields before it, by name.

    A row whose number in the record is not its index has that as `number`.
    """

    of: Callable[[Part, Mapping[str, Any]], object]


@dataclass(frozen=True)
class Key:
    """The key in the file, where it is not the name of the field with hyphens."""

    name: str


@dataclass(frozen=True)
class Fills:
    """The field of the record that a number is for, where it has another name."""

    name: str
    place: int | None = None
    """Its index there, if several fields share the array."""


@dataclass(frozen=True)
class Default:
    """A default that depends on the fields before it, which it gets by name."""

    of: Callable[[Mapping[str, Any]], object]


@dataclass(frozen=True)
class OrElse:
    """The message for a text that neither the file has nor, under the slug of its row, the game."""

    message: str


@dataclass(frozen=True)
class As:
    """A value that a function reads from its part of the file."""

    read: Callable[[Part], object]


@dataclass(frozen=True)
class Flags:
    """A list of members of a vocabulary of flags, read as their sum."""

    members: Collection[IntEnum]


@dataclass(frozen=True)
class Unique:
    """A slug, which no other row of its table has."""

    reserved: Collection[str] = ()
    """Words that have another meaning where a slug may stand."""
    among: str = ""
    """A name for the rows of several tables that share their slugs."""


class Untold:
    """The mark of what neither tells one box from another nor is for the rules: it is for people, or is told elsewhere."""


Words: TypeAlias = Annotated[str, Untold()]
"""A text for people, such as a name."""

Sign: TypeAlias = Annotated[Words, Default(lambda row: row["slug"])]
"""The id of the sign drawn on a card; that of its slug, if the file does not say."""

_COLOURS = re.compile(r"#[0-9a-f]{6} #[0-9a-f]{6}")


def _colours(part: Part) -> str:
    if not _COLOURS.fullmatch(part.string()):
        part.fail(Message("box-file-colours", value=f"{part.value!r}"))
    return part.string()


Kit: TypeAlias = Annotated[Words, As(_colours)]
"""The colours of shirt and trim, such as `#16325c #f4f1e6`."""


class Row:
    """A row that people know by a name; its dataclass has at least these two fields."""

    slug: str
    name: str
    noun: ClassVar[str]
    """The beginning of its messages: `card-SLUG` overlays the name, `card-SLUG.text` is its text."""

    def __init_subclass__(cls, noun: str = "") -> None:
        cls.noun = noun or getattr(cls, "noun", cls.__name__.lower())

    @property
    def named(self) -> Name:
        """The name as an argument of a message."""
        return Name(self.noun, self.slug, self.name)


@dataclass(frozen=True)
class Description:
    """What is said about a field."""

    name: str
    key: str
    hint: Any
    """The type of the value."""
    marks: Mapping[type, Any]
    """What its hint is annotated with, by kind; the last of a kind counts."""
    default: Any
    """`MISSING` if there is none."""

    def mark(self, kind: type[Mark]) -> Mark | None:
        """Return the mark of a kind; None if there is none."""
        return self.marks.get(kind)

    def the(self, kind: type[Mark]) -> Mark:
        """Return the mark of a kind; raise `TypeError` if the field has none."""
        if kind not in self.marks:
            raise TypeError(f"the field {self.name} of a box needs {kind.__name__}(...)")
        mark: Mark = self.marks[kind]
        return mark

    @cached_property
    def inside(self) -> "Description":
        """What is said about each value of a list."""
        bare, marks = _split(get_args(self.hint)[0])
        return Description(self.name, self.key, bare, {**self.marks, **marks}, MISSING)

    @cached_property
    def is_text(self) -> bool:
        """Whether it is a text that may be a message."""
        return bool(self.hint == Text)

    @property
    def is_untold(self) -> bool:
        """Whether it neither tells one box from another nor is for the rules."""
        return self.is_text or Untold in self.marks


def is_table(hint: object) -> TypeGuard[type]:
    """Return whether the values of a type are described tables of a file."""
    return isinstance(hint, type) and is_dataclass(hint)


@cache
def described(table: type) -> tuple[Description, ...]:
    """Return what is said about the fields of a dataclass, or the annotations of another class, in order."""
    hints = get_type_hints(table, include_extras=True)
    defaults = {name: vars(table).get(name, MISSING) for name in hints}
    if is_table(table):
        defaults = {field.name: field.default for field in fields(table)}
    return tuple(_description(name, hints[name], default) for name, default in defaults.items())


def _description(name: str, hint: Any, default: Any) -> Description:
    bare, marks = _split(hint)
    if NoneType in get_args(bare):
        bare = next(one for one in get_args(bare) if one is not NoneType)
    description = Description(name, name.replace("_", "-"), bare, marks, default)
    key = description.mark(Key)
    return description if key is None else replace(description, key=key.name)


def _split(hint: Any) -> tuple[Any, dict[type, Any]]:
    """Return a hint without its marks, and the marks by kind."""
    if get_origin(hint) is Annotated:
        return get_args(hint)[0], {type(mark): mark for mark in hint.__metadata__}
    return hint, {}
