"""Shirts: what people wear at every table, in six colours that can be told apart, and six patterns."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

COLOURS = ("red", "blue", "yellow", "purple", "teal", "pink")
"""The colours by their numbers: those of the kits, in the order of the seats that wear them by default."""
ALIKE = frozenset({frozenset({0, 5}), frozenset({1, 3}), frozenset({1, 4})})
"""The pairs of colours that are nearest to each other: red and pink, blue and purple, blue and teal."""
MOST_APART = 3
"""The number of seats up to which none looks like another, whoever chooses first: so everybody keeps their colour in a rematch,
where the seats are turned round.
"""
PATTERNS = ("sleeves", "stripes", "sash", "hoops", "halves", "shoulders")
"""The patterns by their numbers, likewise."""
MOST_NUMBER = 99
_NOTATION = re.compile(r"([0-5])([0-5])([0-5])-([1-9]\d?)", re.ASCII)


@dataclass(frozen=True)
class Shirt:
    """A shirt."""

    colour: int
    other: int
    """The colour that is worn where somebody else has the first."""
    pattern: int
    number: int
    """On the back, 1 to 99."""

    @classmethod
    def read(cls, notation: str) -> "Shirt":
        """Return the shirt of a notation such as `014-10`: colour, other colour and pattern by their numbers, and the
        number on the back. Raises `ValueError` for what is none.
        """
        fits = _NOTATION.fullmatch(notation)
        if fits is None or fits[1] == fits[2]:
            raise ValueError(f"{notation!r} is no shirt")
        return cls(*map(int, fits.groups()))

    def __str__(self) -> str:
        """Return its notation."""
        return f"{self.colour}{self.other}{self.pattern}-{self.number}"


@dataclass(frozen=True)
class Worn:
    """What a seat wears at a table."""

    colour: int
    pattern: int
    number: int

    @property
    def shirt(self) -> Shirt:
        """The shirt of which it is the first colour."""
        return Shirt(self.colour, (self.colour + 1) % len(COLOURS), self.pattern, self.number)


def against(own: str | None, rival: str) -> str:
    """Return what a rival wears beside somebody who keeps their own shirt, both by their notations."""
    if own is None:
        return rival
    there = worn([own, rival])[1]
    return rival if there.colour == Shirt.read(rival).colour else str(there.shirt)


def worn(shirts: Sequence[str | None]) -> list[Worn]:
    """Return what the seats of a table wear, by the notations of their people's shirts; None for those without one.

    No two have the same colour: the first to have it keeps it, others wear their other colour, or any that is free; of up
    to three none wears a colour that looks like another's. Whoever has no shirt has the colour of the seat, if it may.
    """
    own = [None if one is None else Shirt.read(one) for one in shirts]
    seats = sorted(range(len(own)), key=lambda seat: own[seat] is None)
    colours: dict[int, int] = {}
    for seat in seats:
        free = [one for one in range(len(COLOURS)) if one not in colours.values()]
        liked = [one for one in (*_liked(own[seat], seat), *free) if one in free]
        if len(own) <= MOST_APART:
            liked.sort(key=lambda one: _looks_like(one, colours.values()))
        colours[seat] = liked[0]
    return [
        Worn(colours[seat], seat % len(PATTERNS), seat + 1)
        if shirt is None
        else Worn(colours[seat], shirt.pattern, shirt.number)
        for seat, shirt in enumerate(own)
    ]


def _looks_like(colour: int, others: Iterable[int]) -> bool:
    return any(frozenset({colour, one}) in ALIKE for one in others)


def _liked(shirt: Shirt | None, seat: int) -> Iterator[int]:
    if shirt is None:
        yield seat
    else:
        yield shirt.colour
        yield shirt.other
