"""Time in words: a time control, what is left, and how long ago something was."""

from collections.abc import Iterable
from datetime import datetime

from kickabout.table.time_control import TimeControl
from kickabout.text.messages import Message
from kickabout.text.reader import Reader


def left_words(seconds: float, reader: Reader) -> str:
    """Return what is left until something is due over days."""
    hours = int(max(seconds, 0.0) // 3600)
    return reader.say("clock-days", days=hours // 24, hours=hours % 24)


def clock_words(control: TimeControl, reader: Reader) -> str:
    """Return a time control in a few words."""
    if control.in_days:
        return reader.say("clock-over-days", days=control.days)
    seconds = int(control.seconds)
    if control.increment is None:
        return reader.say("clock-seconds", seconds=seconds)
    return reader.say("clock-match", minutes=seconds // 60, seconds=int(control.increment))


def clock_choices(notations: Iterable[str], reader: Reader) -> list[tuple[str, str]]:
    """Return time controls, `none` among them, each with its words."""
    none = reader.say("clock-none")
    return [
        (one, none if one == "none" else clock_words(TimeControl.read(one), reader))
        for one in notations
    ]


def ago(moment: datetime, now: datetime) -> Message:
    """Return the time since a moment as a message."""
    minutes = int((now - moment).total_seconds() // 60)
    if minutes < 1:
        return Message("front-just-now")
    for size, unit in ((60 * 24, "day"), (60, "hour"), (1, "minute")):
        if minutes >= size:
            return Message(f"front-{unit}s-ago", number=minutes // size)
    raise AssertionError(minutes)
