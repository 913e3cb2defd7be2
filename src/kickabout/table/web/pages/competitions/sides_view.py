"""The sides of a competition as its pages show them."""

from typing import TypedDict

from kickabout.table.competitions import Running
from kickabout.table.shirts import COLOURS, MOST_NUMBER, PATTERNS, Shirt
from kickabout.text.reader import Reader


class ShownFace(TypedDict):
    """The face of a member of the cast."""

    shirt: Shirt
    hair: str
    has_beard: bool


class ShownSide(TypedDict):
    """A side."""

    side: int
    name: str
    cast: ShownFace | None
    """The face of a bot of the cast; None for a person."""
    kit: int
    pattern: int
    number: int
    character: str
    """What a bot of the cast is like; empty for a person."""
    out: str
    """Why it takes part no more, in words; empty if it does."""
    is_own: bool


def shown_side(running: Running, side: int, own: int | None, reader: Reader) -> ShownSide:
    """Return a side, for the reader whose `own` one has that number."""
    character = running.character(side)
    own_shirt = running.shirt(side) if character is None else character.shirt
    shirt = _shirt(side) if own_shirt is None else Shirt.read(own_shirt)
    withdrawn = running.tournament.withdrawn.get(side)
    return {
        "side": side,
        "name": running.name(side) if character is None else reader.say(f"cast-{character.slug}"),
        "cast": None
        if character is None
        else {"shirt": shirt, "hair": character.hair, "has_beard": character.has_beard},
        "kit": shirt.colour,
        "pattern": shirt.pattern,
        "number": shirt.number,
        "character": "" if character is None else reader.say(f"cast-{character.slug}.character"),
        "out": "" if withdrawn is None else reader.say("competition-out", why=withdrawn.why),
        "is_own": side == own,
    }


def _shirt(side: int) -> Shirt:
    """Return what somebody wears who has no shirt of their own."""
    colour, pattern = side % len(COLOURS), side // len(COLOURS) % len(PATTERNS)
    return Shirt(colour, (colour + 1) % len(COLOURS), pattern, side % MOST_NUMBER + 1)
