"""Marks in a formatted text: where a seat is named, where the name of a card begins and ends, and which word
takes a capital at the beginning of a sentence.

A formatted text does not contain people's names yet, so that it can be cached for all tables; a page
shows names in the colours of their kits, and sets cards apart. Marks are characters of Unicode's
private use area.
"""

import re
from collections.abc import Callable, Iterator
from typing import Literal

Span = tuple[Literal["text", "name", "card"], str, int]
"""A span of a text: its kind, the text, and the seat that it names (else -1)."""

_FIRST_SEAT = 0xE100
_CARD, _END, _FIRST_WORD = "\ue000", "\ue001", "\ue002"
_MARK = re.compile(f"([\ue100-\ue1ff])|{_CARD}([^{_END}]*){_END}|{_FIRST_WORD}(.)")
_OPENING = ("", ".", "!", "?", "…")
_BEFORE_A_WORD = " \n\N{NO-BREAK SPACE}¡¿“„"


def of_seat(seat: int) -> str:
    """Return the mark that stands for the player in a seat."""
    return chr(_FIRST_SEAT + seat)


def of_card(name: str) -> str:
    """Return the name of a card, marked as one."""
    return f"{_CARD}{name}{_END}"


def of_first_word(text: str) -> str:
    """Return a text marked to take a capital where it begins a sentence."""
    return f"{_FIRST_WORD}{text}"


def are_in(text: str) -> bool:
    """Return whether a text has any marks."""
    return not text.isascii() and _MARK.search(text) is not None


def spans(text: str, named: Callable[[int], str], viewer: int, you: str) -> Iterator[Span]:
    """Yield the spans of a marked text as `viewer` reads it.

    `named` gives the name of a seat; `you` stands for the viewer, capitalized where it begins a sentence.
    """
    at = 0
    for mark in _MARK.finditer(text):
        if mark.start() > at:
            yield "text", text[at : mark.start()], -1
        begins = text[: mark.start()].rstrip(_BEFORE_A_WORD)[-1:] in _OPENING
        if mark[1] is not None:
            seat = ord(mark[1]) - _FIRST_SEAT
            own = you[:1].upper() + you[1:] if begins else you
            yield "name", own if seat == viewer else named(seat), seat
        elif mark[2] is not None:
            yield "card", mark[2], -1
        else:
            yield "text", mark[3].upper() if begins else mark[3], -1
        at = mark.end()
    if at < len(text):
        yield "text", text[at:], -1
