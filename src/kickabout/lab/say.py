"""What the reports of the laboratory say, in the language that the command line has chosen."""

from collections.abc import Callable
from pathlib import Path

from kickabout.text.localization import ENGLISH, localization
from kickabout.text.messages import Argument, Message
from kickabout.text.reader import Reader

TEXT = Path(__file__).parent / "text"

Say = Callable[..., str]
"""Gives the text of a message, from its id and arguments."""


def saying(locale: str = ENGLISH) -> Say:
    """Says things in a language."""
    reader = Reader(localization(locale, TEXT))

    def say(message_id: str, /, **arguments: Argument) -> str:
        return reader.text(Message(message_id, **arguments))

    return say
