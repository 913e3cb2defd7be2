"""The sides of a competition as its pages show them."""

from typing import TypedDict

from kickabout.table.bots import strength
from kickabout.table.competitions import Running
from kickabout.table.shirts import Shirt, against
from kickabout.table.web.pages.bots_view import level_words
from kickabout.text.reader import Reader


class ShownSide(TypedDict):
    """A side."""

    side: int
    name: str
    cast: str | None
    """The slug of a member of the cast; None for a person."""
    kit: int
    pattern: int
    number: int
    character: str
    """What a bot of the cast is like; empty for a person."""
    level: str
    """That of a bot of the cast, in words; empty for a person."""
    style: str
    """That of a bot of the cast which has one."""
    strength: int
    """Of the bot; 0 for a person."""
    seed: int
    """Its place by rating, 1 is the best; 0 where pairings do not go by it, and before it has begun."""
    out: str
    """Why it takes part no more, in words; empty if it does."""
    is_own: bool


def shown_side(running: Running, side: int, own: int | None, reader: Reader) -> ShownSide:
    """Return a side, for the reader whose `own` one has that number."""
    character = running.character(side)
    shirt = running.shirt(side)
    if own is not None and side != own:
        shirt = Shirt.read(against(str(running.shirt(own)), str(shirt)))
    tournament = running.tournament
    withdrawn = tournament.withdrawn.get(side)
    is_seeded = tournament.has_begun and tournament.form.kind in ("cup", "groups")
    return {
        "side": side,
        "name": running.name(side) if character is None else reader.say(f"cast-{character.slug}"),
        "cast": None if character is None else character.slug,
        "kit": shirt.colour,
        "pattern": shirt.pattern,
        "number": shirt.number,
        "character": "" if character is None else reader.say(f"cast-{character.slug}.character"),
        "level": "" if character is None else level_words(character, reader),
        "style": "" if character is None else character.style or "",
        "strength": 0 if character is None else strength(character.bot),
        "seed": tournament.seeds.index(side) + 1
        if is_seeded and side in tournament.starters
        else 0,
        "out": "" if withdrawn is None else reader.say("competition-out", why=withdrawn.why),
        "is_own": side == own,
    }
