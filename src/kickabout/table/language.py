"""Languages: negotiation for each request, and the messages of the pages."""

from functools import cache, lru_cache
from pathlib import Path

from kickabout.engine.game import Game
from kickabout.text.languages import negotiated, offered
from kickabout.text.localization import ENGLISH, PSEUDO, Localization, localization
from kickabout.text.reader import Reader

TEXT = Path(__file__).parent / "text"
"""The folder of the messages of the table's own pages."""


def known(locale: str) -> bool:
    """Return whether a language is offered, or is the pseudo-language."""
    return locale == PSEUDO or locale in offered()


@lru_cache(maxsize=256)  # browsers send it with every request
def accepted_language(header: str) -> str:
    """Return the language to answer in, from an `Accept-Language` header; English if none of them
    exists.
    """
    weighted = []
    for place, entry in enumerate(header.split(",")):
        tag, _, weight = entry.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if tag.strip() and quality > 0:
            weighted.append((-quality, place, tag.strip()))
    wanted = [tag for _, _, tag in sorted(weighted)]
    return negotiated(wanted)


def table_messages(locale: str = ENGLISH) -> Localization:
    """Return the messages of the table's own pages in a language."""
    return localization(locale, TEXT)


def game_messages(game: Game, locale: str = ENGLISH) -> Localization:
    """Return the messages of the table's pages and of a game's part of them."""
    return localization(locale, TEXT, game.text)


@cache
def bot_title(kind: str, locale: str = ENGLISH) -> str:
    """Return the name of a kind of bot at a table."""
    return Reader(table_messages(locale)).say(f"bot-{kind}")
