"""Localization: reading message files, picking variants and formatting messages in a language."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel import Locale
from babel.lists import format_list
from fluent.syntax import FluentParser, ast

from kickabout.text import marks
from kickabout.text.messages import CARDS, Argument, Figure, Message, Name, Seat

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
PSEUDO = "en-XA"
"""A language made from English, with every message in brackets: text that a page shows outside of them does not
come from a message file.
"""
NOUN = "noun-"
"""The beginning of the ids of words that go with a noun, which a language with genders has: an article, a
preposition with an article.
"""
SHARED = Path(__file__).parent
"""The folder of the messages shared by all parts of Kickabout."""
NOBODY = -1
"""The viewer for whom no seat is "you"."""
_SOUNDS_LIKE_I = re.compile(r"\W*h?(í|i(?![aeouáéó]))", re.IGNORECASE)
"""The beginning of a word, behind any marks, with the sound of "i": "Ira" and "hilo", but not "hielo"."""
_GOLDEN = 0x9E3779B1
"""The golden ratio in 32 bits: its multiples are spread as evenly as can be."""


class MessageError(LookupError):
    """A message without a text, or a text that needs an argument that the message does not have."""


class MessageFileError(ValueError):
    """A message file that cannot be read; the error names the file and the line."""


class Localization:
    """The messages of some folders in one language, with English as the fallback.

    A folder holds a file for each language, such as `en.ftl`. A message with the attributes `v1`, `v2` and
    so on has that many variants. Raises `MessageFileError`.
    """

    def __init__(self, locale: str, folders: Sequence[Path]) -> None:
        self.locale = locale
        self._folders = folders
        self._pseudo = locale == PSEUDO
        chain = [ENGLISH] if self._pseudo else [*dict.fromkeys((locale, ENGLISH))]
        # In British English a list is "a, b and c".
        self._babel = Locale.parse("en-GB" if chain[0] == ENGLISH else locale, sep="-")
        self._bundles = [_Bundle(name, folders) for name in chain]
        self.name = lru_cache(maxsize=1 << 12)(self._name)
        """A name from the box: as the language overlays it, else as the box has it."""
        self.format = lru_cache(maxsize=1 << 12)(self._format)
        """The text of a message for `viewer`, with marks (see `marks`) where people are named.

        Raises `MessageError` naming the message.
        """

    def has(self, message_id: str) -> bool:
        """Return whether there is a text for this id; an attribute is written `id.attribute`."""
        return any(bundle.patterns(message_id) for bundle in self._bundles)

    def _name(self, name: Name) -> str:
        overlay = Message(_id_of(name))
        return self.format(overlay) if self.has(overlay.id) else name.text

    def ids(self) -> Iterator[str]:
        """Yield the ids of all messages, without attributes."""
        for bundle in self._bundles:
            yield from bundle.ids

    def place(self, message: Message) -> tuple[str, str, int]:
        """Return where the text of a message stands: the language of the file, the id, and the variant, 0 for the
        first.

        Raises `MessageError` naming the message.
        """
        bundle, message_id, number = self._found(message)
        return bundle.locale, message_id, number

    def _found(self, message: Message) -> tuple["_Bundle", str, int]:
        for message_id in (message.id, message.fallback):
            for bundle in self._bundles:
                if patterns := bundle.patterns(message_id):
                    return bundle, message_id, variant(message.salt, len(patterns))
        raise MessageError(f"there is no text for {message!r} in {self.locale}")

    def _format(self, message: Message, viewer: int = NOBODY) -> str:
        if message.folder is not None and message.folder not in self._folders:
            return localization(self.locale, message.folder).format(message, viewer)
        bundle, message_id, number = self._found(message)
        variables = self._variables(message.arguments, viewer, bundle)
        text, errors = bundle.format(bundle.patterns(message_id)[number], dict(variables))
        if errors:
            raise MessageError(f"{message!r} in {bundle.locale}: {errors[0]}")
        return f"⟦{text}⟧" if self._pseudo else text

    def _variables(
        self, arguments: Mapping[str, Argument], viewer: int, bundle: "_Bundle"
    ) -> Iterator[tuple[str, object]]:
        for name, value in arguments.items():
            yield name, self._value(value, viewer)
            if bundle.nouns and isinstance(value, Name | Message | str):
                yield from self._agreeing(name, value, bundle)
            if isinstance(value, Seat):
                yield f"{name}-is", "you" if value.number == viewer else "other"
            elif isinstance(value, Name):
                yield f"{name}-slug", value.slug
            elif isinstance(value, tuple):
                yield f"{name}-count", len(value)

    def _agreeing(
        self, name: str, noun: Name | Message | str, bundle: "_Bundle"
    ) -> Iterator[tuple[str, object]]:
        """Yield the gender of an argument, and the words that go with it; both follow from the argument alone,
        so what is hidden behind it cannot show in them.
        """
        own = "" if isinstance(noun, str) else _id_of(noun)
        gender = bundle.plain(f"{own}.gender") or ""
        yield f"{name}-gender", gender
        for word in bundle.nouns:
            text = bundle.plain(f"{own}.{word}")
            if text is None:
                (pattern,) = bundle.patterns(NOUN + word)
                text, _ = bundle.format(pattern, {"gender": gender})
            yield f"{name}-{word}", text

    def _date(self, value: date) -> str:
        """Write a day, or a moment with its time of day in UTC."""
        if self._babel.language == ENGLISH:
            # A form that English is read in on both sides of the Atlantic.
            return f"{value:%Y-%m-%d %H:%M UTC}" if isinstance(value, datetime) else f"{value}"
        # Imported here, since most messages have no date.
        from babel.dates import format_date, format_time, get_datetime_format

        day = format_date(value, "medium", self._babel)
        if not isinstance(value, datetime):
            return day
        time = format_time(value, "short", locale=self._babel)
        both = str(get_datetime_format("medium", self._babel))
        return f"{both.format(time, day)} UTC"

    def _figure(self, figure: Figure) -> str:
        """Write a number with its decimals."""
        sign, places = "+" if figure.is_signed else "", figure.places
        if self._babel.language == ENGLISH:
            # With a space that other languages have as well.
            kind = "%" if figure.is_share else "f"
            return f"{figure.value:{sign}.{places}{kind}}".replace("%", " %")
        # Imported here, since most messages have no decimals.
        from babel.numbers import format_decimal, format_percent

        digits = f"0.{'0' * places}" if places else "0"
        pattern = self._babel.percent_formats[None].pattern if figure.is_share else "#,##0"
        pattern = pattern.replace("#,##0", digits)
        write = format_percent if figure.is_share else format_decimal
        signed = f"+{pattern};-{pattern}" if figure.is_signed else pattern
        return str(write(figure.value, format=signed, locale=self._babel))

    def _list(self, parts: Sequence[str]) -> str:
        """Write a list; Spanish says "e" for "y" before the sound of "i", as in "Marlow e Ira"."""
        text = format_list(parts, locale=self._babel)
        if self._babel.language == "es" and len(parts) > 1 and _SOUNDS_LIKE_I.match(parts[-1]):
            before = text.removesuffix(f" y {parts[-1]}")
            return f"{before} e {parts[-1]}"
        return text

    def _value(self, value: Argument, viewer: int) -> object:
        if isinstance(value, Seat):
            return marks.of_seat(value.number)
        if isinstance(value, Name):
            name = self.name(value)
            return marks.of_card(name) if value.kind in CARDS else name
        if isinstance(value, Message):
            return self.format(value, viewer)
        if isinstance(value, tuple):
            return self._list([str(self._value(part, viewer)) for part in value])
        if isinstance(value, date):
            return self._date(value)
        if isinstance(value, Figure):
            return self._figure(value)
        # With a proper minus sign; no plural is chosen by a negative number.
        return f"−{-value}" if isinstance(value, int) and value < 0 else value


def _id_of(noun: Name | Message) -> str:
    return f"{noun.kind}-{noun.slug}" if isinstance(noun, Name) else noun.id


def variant(salt: int, count: int) -> int:
    """Return which of `count` variants a salt picks, 0..count-1.

    Spread as evenly as can be, so that neighbouring salts seldom pick the same variant.
    """
    return (salt * _GOLDEN & 0xFFFFFFFF) * count >> 32


@cache
def localization(locale: str, *folders: Path) -> Localization:
    """Return the messages of these folders and the shared ones in a language; they are read once."""
    return Localization(locale, [SHARED, *folders])


@cache
def languages(folder: Path) -> list[str]:
    """Return the languages for which a folder has message files, offered or not, looked up once."""
    return sorted(path.stem for path in folder.glob("*.ftl"))


def _signed(number: Any) -> Any:
    """Write a number with its sign, as the function SIGNED of the message files: `+2`, `−2`, `+0`."""
    return f"+{int(number)}" if isinstance(number, int) else number


def _capital(text: Any) -> Any:
    """Capitalize a text, unless it begins with a name, as the function CAPITAL of the message files."""
    return text[:1].upper() + text[1:] if isinstance(text, str) else text


FUNCTIONS: dict[str, Any] = {
    "SIGNED": _signed,
    "CAPITAL": _capital,
    "SENTENCE": marks.of_first_word,
}
"""The functions of the message files, by name."""


class _Bundle:
    """The messages of one language, by id."""

    def __init__(self, locale: str, folders: Iterable[Path]) -> None:
        self.locale = locale
        self._resources: list[ast.Resource] = []
        self._messages: dict[str, ast.Message] = {}
        self.ids: dict[str, Path] = {}
        for folder in folders:
            path = folder / f"{locale}.ftl"
            if path.is_file():
                self._add(path)
        self._patterns: dict[str, list[Any]] = {}

    def patterns(self, message_id: str) -> list[Any]:
        """Return the variants of a message; empty if there is none of this id."""
        if message_id not in self._patterns:
            self._patterns[message_id] = [*self._read(message_id)]
        return self._patterns[message_id]

    @cached_property
    def nouns(self) -> tuple[str, ...]:
        """The words that go with a noun, such as `the`: the ids of their messages without `NOUN`."""
        return tuple(
            name.removeprefix(NOUN)
            for name, message in self._messages.items()
            if name.startswith(NOUN) and message.value is not None
        )

    def plain(self, message_id: str) -> str | None:
        """Return the text of a message; None if there is none of this id, or it has placeholders."""
        pattern = next(iter(self.patterns(message_id)), None)
        return pattern if isinstance(pattern, str) else None

    def format(self, pattern: Any, variables: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Format a pattern; return the text and the errors met."""
        if isinstance(pattern, str):
            return pattern, []
        text, errors = self._bundle.format_pattern(pattern, variables)
        return str(text), errors

    def _read(self, message_id: str) -> Iterator[Any]:
        name, _, attribute = message_id.partition(".")
        message = self._messages.get(name)
        if message is None:
            return
        attributes = {one.id.name: one.value for one in message.attributes}
        if attribute:
            if attribute in attributes:
                yield _text(attributes[attribute]) or self._compiled(name).attributes[attribute]
        elif message.value is not None:
            yield _text(message.value) or self._compiled(name).value
        else:
            for way in (f"v{number}" for number in range(1, len(attributes) + 1)):
                if way in attributes:
                    yield _text(attributes[way]) or self._compiled(name).attributes[way]

    def _compiled(self, name: str) -> Any:
        return self._bundle.get_message(name)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Imported here, since it takes long and the command line's help does not need it.
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self.locale], functions=FUNCTIONS, use_isolating=False)
        for resource in self._resources:
            bundle.add_resource(resource)
        return bundle

    def _add(self, path: Path) -> None:
        resource = _resource(path)
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if name in self.ids:
                    raise MessageFileError(f"{path}: {name} stands in {self.ids[name]} as well")
                self.ids[name] = path
                if isinstance(entry, ast.Message):
                    self._messages[name] = entry
        self._resources.append(resource)


def _text(pattern: ast.Pattern) -> str | None:
    """Return the text of a pattern without placeholders, else None."""
    texts = [one.value for one in pattern.elements if isinstance(one, ast.TextElement)]
    return "".join(texts) if len(texts) == len(pattern.elements) else None


@cache
def _resource(path: Path) -> ast.Resource:
    text = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            place = note.span.start if note.span else 0
            line = text.count("\n", 0, place) + 1
            raise MessageFileError(f"{path}:{line}: {note.message}")
    return resource
