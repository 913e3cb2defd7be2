"""What the reports of the laboratory say, in the language that the command line has chosen."""

from collections.abc import Callable
from pathlib import Path

from kickabout.text.localization import ENGLISH, localization
from kickabout.text.reader import Reader

TEXT = Path(__file__).parent / "text"

Say = Callable[..., str]
"""Gives the text of a message, from its id and arguments: `Reader.say`."""


def lab_reader(locale: str = ENGLISH) -> Reader:
    """Formats the messages of the laboratory in a language."""
    return Reader(localization(locale, TEXT))
