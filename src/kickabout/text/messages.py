"""Messages: what is to be said, without the words."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, TypeAlias

_TEXT = {"type": "str"}
"""The schema of a text for Pydantic."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The player in a seat: "you" to that seat itself, a name to everybody else.

    As the argument `player` it gives a message file two variables: `$player`, the name or "you", and
    `$player-is`, which is `you` or `other`.
    """

    number: int


CARDS = frozenset({"card", "captain", "formation"})
"""The kinds of names that are printed on a card."""


@dataclass(frozen=True, slots=True)
class Name:
    """The name of something in a box, such as a card or a player.

    A language overlays the name by a message called `KIND-SLUG` with a value. As the argument `card`
    it gives `$card`, the name, and `$card-slug`.
    """

    kind: str
    """The kind of thing that is named: `card`, `player`, `team` and so on. A page sets those of `CARDS` apart."""
    slug: str
    text: str
    """The name as it stands in the box."""

    @classmethod
    def __get_pydantic_core_schema__(cls, *_: object) -> Any:
        """Return the schema of the text that a reader makes of it, for the description of an API."""
        return _TEXT


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with so many decimals as the language writes it, or a share as per cent: `0.5`, `50.0 %`."""

    value: float
    places: int = 1
    is_share: bool = False
    is_signed: bool = False


class Message:
    """A message: the id of a text in the message files, and the arguments for its placeholders.

    `varied` picks one of several variants, always the same one for the same salt. `or_else` names a more
    general message for languages and boxes in which the first has no text. `of_files` names the folder of its text,
    for readers who may not have that. Equal messages are equal in all of these, so that tests compare ids and
    arguments, never sentences.
    """

    __slots__ = ("_arguments", "_hash", "fallback", "folder", "id", "salt")

    def __init__(self, message_id: str, /, **arguments: "Argument") -> None:
        given = sorted(arguments.items()) if len(arguments) > 1 else arguments.items()
        self._set(message_id, 0, "", tuple(given), None)

    def varied(self, salt: int) -> "Message":
        """Return the message in the variant that this salt picks."""
        return _message(self.id, salt, self.fallback, self._arguments, self.folder)

    def or_else(self, message_id: str) -> "Message":
        """Return the message with a fallback: where it has no text, the one of this id with the same arguments."""
        return _message(self.id, self.salt, message_id, self._arguments, self.folder)

    def of_files(self, folder: Path | None) -> "Message":
        """Return the message for any reader: its text is in the files of this folder, or in those that all share."""
        return _message(self.id, self.salt, self.fallback, self._arguments, folder)

    @classmethod
    def __get_pydantic_core_schema__(cls, *_: object) -> Any:
        """Return the schema of the text that a reader makes of it, for the description of an API."""
        return _TEXT

    def with_arguments(self, arguments: Mapping[str, "Argument"]) -> "Message":
        """Return the message with other arguments."""
        given = tuple(sorted(arguments.items()))
        return _message(self.id, self.salt, self.fallback, given, self.folder)

    @property
    def arguments(self) -> Mapping[str, "Argument"]:
        """The arguments for the placeholders, by name."""
        return dict(self._arguments)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and self._hash == other._hash
            and self.id == other.id
            and self._arguments == other._arguments
            and (self.salt, self.fallback) == (other.salt, other.fallback)
            and self.folder == other.folder
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        parts = [repr(self.id), *(f"{name}={value!r}" for name, value in self._arguments)]
        varied = f".varied({self.salt})" if self.salt else ""
        fallback = f".or_else({self.fallback!r})" if self.fallback else ""
        return f"Message({', '.join(parts)}){varied}{fallback}"

    def __reduce__(self) -> tuple[Any, ...]:
        # Without its hash: the hash of a string differs between processes.
        return _message, self._key()

    def _key(self) -> tuple[object, ...]:
        return self.id, self.salt, self.fallback, self._arguments, self.folder

    def _set(
        self,
        message_id: str,
        salt: int,
        fallback: str,
        arguments: tuple[tuple[str, Any], ...],
        folder: Path | None,
    ) -> None:
        self.id = message_id
        self.salt = salt
        self.fallback = fallback
        self._arguments = arguments
        self.folder = folder
        self._hash = hash(self._key())


def _message(*key: Any) -> Message:
    message = object.__new__(Message)
    message._set(*key)
    return message


Argument: TypeAlias = "int | str | date | Figure | Seat | Name | Message | tuple[Argument, ...]"
"""An argument for a placeholder: a number, with decimals if it is a figure, a word by which a message selects, a day or a moment, a seat, a name from the box, a
message inside the message, or a tuple of these, which is written as a list ("a, b and c").
"""
Plain: TypeAlias = "int | float | str | list[Plain] | dict[str, Plain]"
"""Data of JSON."""
Text: TypeAlias = Message | Name | str
"""A text that a page shows: a message, a name from the box, or a text taken as it is from the box file."""


def plain(argument: Argument) -> Plain:
    """Return an argument for a program: a seat by its number, a name by its slug, a message by its id and arguments."""
    if isinstance(argument, Seat):
        return argument.number
    if isinstance(argument, Name):
        return argument.slug
    if isinstance(argument, Figure):
        return argument.value
    if isinstance(argument, Message):
        return {"id": argument.id, "arguments": plain_arguments(argument)}
    if isinstance(argument, tuple):
        return list(map(plain, argument))
    return argument.isoformat() if isinstance(argument, date) else argument


def plain_arguments(message: Message) -> dict[str, Plain]:
    """Return the arguments of a message for a program, by name."""
    return {name: plain(argument) for name, argument in message.arguments.items()}
