"""Commentary: what happened, marked up once and rendered for whoever reads it.

A remark's text holds marks: `{2 threads|thread}` is the name of seat 2 with the verb that fits
("Basti threads" or, to the seat itself, "You thread"), `{2}` a name, `{2's}` a possessive and
`[Through Ball]` the name of a card.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Tone = Literal["play", "duel", "shot", "goal", "book", "sent-off", "captain", "whistle", "quiet"]
Span = tuple[Literal["text", "name", "card"], str, int]
"""A stretch of a rendered remark: its kind, its text, and the seat that it names (else -1)."""

_MARK = re.compile(r"\{(\d+)('s)?(?: ([^|}]*)\|([^}]*))?\}|\[([^\]]*)\]")


@dataclass(frozen=True)
class Remark:
    """One thing that happened."""

    text: str
    tone: Tone = "play"
    seat: int = -1
    """The seat that it is about, -1 for nobody."""


@dataclass(frozen=True)
class Line:
    """A remark in its place in a match."""

    number: int
    """The length of the log after the decision that it tells of."""
    minute: int
    seat: int
    tone: Tone
    text: str


def spans(text: str, names: Sequence[str], viewer: int) -> Iterator[Span]:
    """The stretches of a marked-up text as `viewer` reads it; `names` are by seat."""
    at = 0
    for mark in _MARK.finditer(text):
        if mark.start() > at:
            yield "text", text[at : mark.start()], -1
        start = text[: mark.start()].rstrip()[-1:] in ("", ".", "!", "?", "…")
        at = mark.end()
        seat_text, possessive, third, second, card = mark.groups()
        if card is not None:
            yield "card", card, -1
            continue
        seat = int(seat_text)
        own = seat == viewer
        if possessive:
            yield "name", ("Your" if start else "your") if own else f"{names[seat]}’s", seat
        else:
            yield "name", ("You" if start else "you") if own else names[seat], seat
        if third:
            yield "text", " " + (second if own else third), -1
    if at < len(text):
        yield "text", text[at:], -1


def plain(text: str, names: Sequence[str], viewer: int) -> str:
    """A marked-up text as one plain sentence."""
    return "".join(part for _, part, _ in spans(text, names, viewer))


def seat_names(seats: int, automata: Mapping[int, str]) -> list[str]:
    """The names of players of whom no better name is known; automata have one of their own."""
    return [automata.get(seat, f"Player {seat}") for seat in range(seats)]
