"""Messages of the laboratory's reports, in the language of the command line."""

from collections.abc import Callable
from pathlib import Path

from kickabout.bots.levels import BOTS
from kickabout.text.invalid import Invalid
from kickabout.text.localization import ENGLISH, localization
from kickabout.text.messages import Argument, Figure, Message
from kickabout.text.reader import Reader

TEXT = Path(__file__).parent / "text"

Say = Callable[..., str]
"""A function that formats a message from its id and arguments: `Reader.say`."""


def lab_reader(locale: str = ENGLISH) -> Reader:
    """Return the formatter of the laboratory's messages in a language."""
    return Reader(localization(locale, TEXT))


def message(message_id: str, /, **arguments: Argument) -> Message:
    """Return a message of the laboratory for any reader."""
    return Message(message_id, **arguments).of_files(TEXT)


def invalid(message_id: str, /, **arguments: Argument) -> Invalid:
    """Return the error that says by a message of the laboratory what is wrong."""
    return Invalid(message(message_id, **arguments))


def percent(say: Say, share: float, places: int = 1) -> str:
    """Return a share as per cent."""
    return say("figure", figure=Figure(share, places, is_share=True))


def decimal(say: Say, value: float, places: int = 2, *, signed: bool = False) -> str:
    """Return a number with so many decimals."""
    return say("figure", figure=Figure(value, places, is_signed=signed))


def measure_name(say: Say, measure: str) -> str:
    """Return the label of a measure, by its name (see `lab.measures`)."""
    name, _, seat = measure.rpartition("-")
    if name in ("win", "points"):
        return say(f"measure-{name}", seat=int(seat) + 1)
    return say(f"measure-{measure}")


def bot_name(say: Say, bot: str) -> str:
    """Return the name of a bot with its level, such as "Petra · pro"; other players go by their kind."""
    return f"{say(f'bot-{bot}')} · {say(f'bot-{bot}.kind')}" if bot in BOTS else bot
