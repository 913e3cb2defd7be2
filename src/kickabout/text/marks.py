"""Marks in a formatted text: where a seat is named, where the name of a card begins and ends, and where a
word takes a capital letter if a sentence begins with it.

A formatted text does not hold the names of people yet, so that it can be kept for all tables; a page
shows names in the colours of their kits, and cards set apart. Marks are characters of Unicode's
private use area.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Literal

Span = tuple[Literal["text", "name", "card"], str, int]
"""A stretch of a text: its kind, the text, and the seat that it names (else -1)."""

_FIRST_SEAT = 0xE100
_CARD, _END, _FIRST_WORD = "\ue000", "\ue001", "\ue002"
_MARK = re.compile(f"([\ue100-\ue1ff])|{_CARD}([^{_END}]*){_END}|{_FIRST_WORD}(.)")
_OPENING = ("", ".", "!", "?", "…")


def of_seat(seat: int) -> str:
    """The mark that stands for whoever sits in a seat."""
    return chr(_FIRST_SEAT + seat)


def of_card(name: str) -> str:
    """The name of a card, marked as one."""
    return f"{_CARD}{name}{_END}"


def of_first_word(text: str) -> str:
    """A text that begins with a capital letter where a sentence begins with it."""
    return f"{_FIRST_WORD}{text}"


def are_in(text: str) -> bool:
    """Whether a text has any marks."""
    return not text.isascii() and _MARK.search(text) is not None


def spans(text: str, names: Sequence[str], viewer: int, you: str) -> Iterator[Span]:
    """The stretches of a marked text as `viewer` reads it.

    `names` are by seat; `you` stands for the viewer, with a capital where a sentence begins.
    """
    at = 0
    for mark in _MARK.finditer(text):
        if mark.start() > at:
            yield "text", text[at : mark.start()], -1
        begins = text[: mark.start()].rstrip()[-1:] in _OPENING
        if mark[1] is not None:
            seat = ord(mark[1]) - _FIRST_SEAT
            own = you[:1].upper() + you[1:] if begins else you
            yield "name", own if seat == viewer else names[seat], seat
        elif mark[2] is not None:
            yield "card", mark[2], -1
        else:
            yield "text", mark[3].upper() if begins else mark[3], -1
        at = mark.end()
    if at < len(text):
        yield "text", text[at:], -1
