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


def measure_name(say: Say, measure: str) -> str:
    """What people read of a measure, by its name (see `lab.measures`)."""
    name, _, seat = measure.partition("win-")
    return say("measure-win", seat=int(seat)) if seat else say(f"measure-{name}")
