"""What templates say: messages as whoever gets the page reads them.

`say("message-id", player=seat(2), number=3)` is the text of a message, escaped like any other. In
`say_marked` people stand in bold in the colours of their kits and cards in italics, as in the
commentary, and an argument may be HTML, such as a link in the middle of a sentence.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from kickabout.text.localization import Localization
from kickabout.text.marks import Span
from kickabout.text.messages import Message, Name, Seat, Text
from kickabout.text.reader import Reader

# Macros that are imported without the page's context say things as well, so it is no part of that.
_READER: ContextVar[Reader] = ContextVar("reader")
_FIRST_GAP = 0xE200
_SINGLE = (int, str, Seat, Name, Message)
_GAP = re.compile("[\ue200-\ue2ff]")


@contextmanager
def reading(reader: Reader) -> Iterator[None]:
    """Lets templates say things to this reader while the block runs."""
    token = _READER.set(reader)
    try:
        yield
    finally:
        _READER.reset(token)


def say(message_id: str, /, **arguments: Any) -> str:
    """The text of a message; lists become what a language makes of them, "a, b and c"."""
    return _READER.get().say(message_id, **_checked(arguments))


def say_marked(message_id: str, /, **arguments: Any) -> Markup:
    """A message as HTML, which begins with a capital unless a name does."""
    gaps: list[Markup] = []
    for name, value in arguments.items():
        if isinstance(value, Markup):
            arguments[name] = chr(_FIRST_GAP + len(gaps))
            gaps.append(value)
    html = marked(_READER.get(), Message(message_id, **_checked(arguments)))
    return Markup(_GAP.sub(lambda gap: gaps[ord(gap[0]) - _FIRST_GAP], html))  # noqa: S704 - escaped


def marked(reader: Reader, message: Message) -> Markup:
    """A sentence as HTML, with the people and the cards in it set apart."""
    return _marked(reader.localization, message, reader.viewer, reader.names)


@lru_cache(maxsize=1 << 13)  # the commentary of a match is shown again at each of its moves
def _marked(
    localization: Localization, message: Message, viewer: int, names: tuple[str, ...]
) -> Markup:
    spans = Reader(localization, names, viewer).spans(message)
    return Markup("".join(map(_html, spans)))  # noqa: S704 - escaped


def has_message(message_id: str) -> bool:
    """Whether there is a text for a message of this id."""
    return _READER.get().localization.has(message_id)


def as_text(text: Text) -> str:
    """A message or a name as text; what is text already stays as it is."""
    return _READER.get().text(text)


def language() -> str:
    """The language of the page, as HTML names it."""
    return _READER.get().localization.locale


SAYING = {
    "say": say,
    "say_marked": say_marked,
    "has_message": has_message,
    "language": language,
    "as_text": as_text,
    "seat": Seat,
}
"""The functions as templates know them."""


def _checked(given: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a message, what is not a single one as a tuple."""
    for name, value in given.items():
        if not isinstance(value, _SINGLE):
            given[name] = tuple(value)
    return given


def _html(span: Span) -> str:
    kind, text, seat = span
    if kind == "name":
        return f'<b style="--kit:var(--kit-ink-{seat})">{escape(text)}</b>'
    return f"<cite>{escape(text)}</cite>" if kind == "card" else str(escape(text))
