"""Messages of the laboratory's reports, in the language of the command line."""

from collections.abc import Callable
from pathlib import Path

from kickabout.text.localization import ENGLISH, localization
from kickabout.text.reader import Reader

TEXT = Path(__file__).parent / "text"

Say = Callable[..., str]
"""A function that formats a message from its id and arguments: `Reader.say`."""


def lab_reader(locale: str = ENGLISH) -> Reader:
    """Return the formatter of the laboratory's messages in a language."""
    return Reader(localization(locale, TEXT))


def measure_name(say: Say, measure: str) -> str:
    """Return the label of a measure, by its name (see `lab.measures`)."""
    name, _, seat = measure.rpartition("-")
    if name in ("win", "points"):
        return say(f"measure-{name}", seat=int(seat))
    return say(f"measure-{measure}")
