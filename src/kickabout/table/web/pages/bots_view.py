"""The bots, as forms offer them."""

from functools import cache
from typing import TypedDict

from kickabout.bots import KINDS
from kickabout.table.bots import USUAL, strength
from kickabout.table.cast import Character
from kickabout.table.language import bot_title, table_messages
from kickabout.text.reader import Reader


class ShownBot(TypedDict):
    """A bot as a form offers it."""

    kind: str
    title: str
    character: str
    strength: int
    usual: bool
    """True for the default opponent."""


def level_words(character: Character, reader: Reader) -> str:
    """Return the level at which a member of the cast plays, and its style."""
    kind = reader.say(f"bot-{character.bot}.kind")
    if character.style is None:
        return kind
    return reader.say("cast-level", kind=kind, style=character.style)


@cache
def bots_context(locale: str) -> list[ShownBot]:
    """Return the bots, as a form offers them."""
    reader = Reader(table_messages(locale))
    return [
        {
            "kind": bot,
            "title": bot_title(bot, locale),
            "character": reader.say(f"bot-{bot}.character"),
            "strength": strength(bot),
            "usual": bot == USUAL,
        }
        for bot in KINDS
    ]
