"""Messages in templates, formatted for the reader of the page.

`say("message-id", player=seat(2), number=3)` is the text of a message, escaped like any other. In
`say_marked` people are in bold in the colours of their kits and cards in italics, as in the
commentary, and an argument may be HTML, such as a link in the middle of a sentence.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from kickabout.text.localization import Localization
from kickabout.text.marks import Span
from kickabout.text.messages import Figure, Message, Name, Seat, Text
from kickabout.text.reader import Reader

# A context variable, since macros imported without the page's context format messages as well.
_READER: ContextVar[Reader] = ContextVar("reader")
_FIRST_GAP = 0xE200
_SINGLE = (int, str, date, Figure, Seat, Name, Message)
NO_BREAK = "\xa0"
_SIGN = re.compile(r"\s*%\s*")
_GAP = re.compile("[\ue200-\ue2ff]")


@contextmanager
def reading(reader: Reader) -> Iterator[None]:
    """Set the reader of templates while the block runs."""
    token = _READER.set(reader)
    try:
        yield
    finally:
        _READER.reset(token)


def say(message_id: str, /, **arguments: Any) -> str:
    """Return the text of a message; lists are joined as the language does, "a, b and c"."""
    return _READER.get().say(message_id, **_checked(arguments))


def say_marked(message_id: str, /, **arguments: Any) -> Markup:
    """Return a message as HTML, which begins with a capital unless a name does."""
    gaps: list[Markup] = []
    for name, value in arguments.items():
        if isinstance(value, Markup):
            arguments[name] = chr(_FIRST_GAP + len(gaps))
            gaps.append(value)
    html = marked(_READER.get(), Message(message_id, **_checked(arguments)))
    return Markup(_GAP.sub(lambda gap: gaps[ord(gap[0]) - _FIRST_GAP], html))  # noqa: S704 - escaped


def marked(reader: Reader, message: Message) -> Markup:
    """Return a sentence as HTML, with the names of people and cards marked."""
    return _marked(reader.localization, message, reader.viewer, reader.names)


@lru_cache(maxsize=1 << 12)  # each move shows a match's whole commentary again
def _marked(
    localization: Localization, message: Message, viewer: int, names: tuple[str, ...]
) -> Markup:
    spans = Reader(localization, names, viewer).spans(message)
    return Markup("".join(map(_html, spans)))  # noqa: S704 - escaped


def has_message(message_id: str) -> bool:
    """Return whether there is a text for a message of this id."""
    return _READER.get().localization.has(message_id)


def as_text(text: Text) -> str:
    """Return a message or a name as text; text stays as it is."""
    return _READER.get().text(text)


def language() -> str:
    """Return the language of the page, as HTML names it."""
    return _READER.get().localization.locale


def share(value: float, element: str = "small") -> Markup:
    """Return a share as per cent, as the language of the page writes it, with the sign in an element of its own."""
    text = say("figure", figure=Figure(value, 0, is_share=True)).replace(" ", NO_BREAK)
    return Markup(_SIGN.sub(rf"<{element}>\g<0></{element}>", text))  # noqa: S704 - a number


def share_sign() -> str:
    """Return the sign behind the number of a share, for a script that writes one."""
    return share(0).striptags().removeprefix("0").replace(" ", NO_BREAK)


SAYING = {
    "say": say,
    "say_marked": say_marked,
    "has_message": has_message,
    "language": language,
    "as_text": as_text,
    "box_name": Name,
    "seat": Seat,
    "share": share,
    "share_sign": share_sign,
}
"""The functions by their names in templates."""


def _checked(given: dict[str, Any]) -> dict[str, Any]:
    """Convert the arguments of a message that are lists to tuples."""
    for name, value in given.items():
        if not isinstance(value, _SINGLE):
            given[name] = tuple(value)
    return given


def _html(span: Span) -> str:
    kind, text, seat = span
    if kind == "name":
        return f'<b class="kit-ink-{seat}">{escape(text)}</b>'
    return f"<cite>{escape(text)}</cite>" if kind == "card" else str(escape(text))
