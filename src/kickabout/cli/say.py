"""Messages of the command line, in the language of the terminal."""

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from kickabout.text.languages import negotiated
from kickabout.text.localization import ENGLISH, localization
from kickabout.text.messages import Argument, Text
from kickabout.text.reader import Reader

if TYPE_CHECKING:
    from kickabout.engine.game import Game

TEXT = Path(__file__).parent / "text"
"""The folder of the messages of the command line."""
_ENCODING = re.compile(r"[.@].*")
"""What follows the name of a locale, such as `.UTF-8`."""


@cache
def locale() -> str:
    """Return the language of the terminal: of those that LANGUAGE lists, then that of LC_ALL, LC_MESSAGES or LANG, the
    first that is set. It is English if none is offered, or if that is C, which asks for no language.
    """
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    # Not Babel's default: it takes LC_CTYPE into account, which Python sets itself where a locale is not installed.
    own = next(filter(None, names), "")
    if own in ("C", "POSIX"):
        return ENGLISH
    wanted = [*os.environ.get("LANGUAGE", "").split(":"), own]
    return negotiated([_ENCODING.sub("", one).replace("_", "-") for one in wanted if one])


def say(message_id: str, /, **arguments: Argument) -> str:
    """Return the text of a message of the command line."""
    return _reader().say(message_id, **arguments)


def text_of(text: Text) -> str:
    """Return a text as the command line says it."""
    return _reader().text(text)


def has(message_id: str) -> bool:
    """Return whether the command line has a message of this id."""
    return _reader().localization.has(message_id)


def game_reader(game: "Game") -> Reader:
    """Return the formatter of a game's messages, in the language of the terminal."""
    return Reader(localization(locale(), TEXT, game.text))


@cache
def _reader() -> Reader:
    return Reader(localization(locale(), TEXT))
