"""Messages of the command line, in the language of the terminal."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from babel import default_locale

from kickabout.text.languages import negotiated
from kickabout.text.localization import ENGLISH, localization
from kickabout.text.messages import Argument
from kickabout.text.reader import Reader

if TYPE_CHECKING:
    from kickabout.engine.game import Game

TEXT = Path(__file__).parent / "text"
"""The folder of the messages of the command line."""


@cache
def locale() -> str:
    """Return the language of the terminal, from LC_ALL, LC_MESSAGES or LANG; else English."""
    wanted = default_locale("LC_MESSAGES") or ENGLISH
    return negotiated([wanted.replace("_", "-")])


def say(message_id: str, /, **arguments: Argument) -> str:
    """Return the text of a message of the command line."""
    return _reader().say(message_id, **arguments)


def game_reader(game: "Game") -> Reader:
    """Return the formatter of a game's messages, in the language of the terminal."""
    return Reader(localization(locale(), TEXT, game.text))


@cache
def _reader() -> Reader:
    return Reader(localization(locale(), TEXT))
