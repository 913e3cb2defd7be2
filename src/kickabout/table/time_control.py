"""Time controls: how long people may take to decide at a table."""

import re
from dataclasses import dataclass

CHOICES = ("60s", "5+5", "15+10", "1d", "3d", "7d")
"""The time controls that are offered; `TimeControl.read` knows others."""
LONGEST_DAYS = 14
_NOTATION = re.compile(r"(\d{2,3})s|(\d{1,3})\+(\d{1,2})|(\d{1,2})d", re.ASCII)
_DAY = 24 * 60 * 60


@dataclass(frozen=True)
class TimeControl:
    """How long a seat may take: for each decision, or for its decisions of a match together."""

    notation: str
    seconds: float
    """For a decision, or for the match to begin with."""
    increment: float | None = None
    """The seconds that each of its turns adds to those of the match; None if each decision has its own."""

    @property
    def in_days(self) -> bool:
        """Return whether a decision may take days, so that nobody is expected to stay at the table."""
        return self.seconds >= _DAY

    @property
    def days(self) -> int:
        """The days that a decision may take, 0 of a control in minutes."""
        return int(self.seconds // _DAY)

    @classmethod
    def read(cls, notation: str) -> "TimeControl":
        """Return the time control of a notation: `60s` or `3d` for a decision, `5+3` for 5 minutes and 3 seconds a turn.

        Raises `ValueError` unless it is 10 to 600 seconds, 1 to 14 days, or 1 to 180 minutes with up to 60 seconds.
        """
        fits = _NOTATION.fullmatch(notation)
        if fits is not None:
            seconds, minutes, increment, days = (int(part or 0) for part in fits.groups())
            if 10 <= seconds <= 600:
                return cls(notation, seconds)
            if 1 <= minutes <= 180 and increment <= 60:
                return cls(notation, 60 * minutes, increment)
            if 1 <= days <= LONGEST_DAYS:
                return cls(notation, days * _DAY)
        raise ValueError(
            "a time control is 10s to 600s or 1d to 14d a decision, or minutes+seconds such as 5+5 (1 to 180, up to 60)"
        )


def notation_of(control: TimeControl | None) -> str | None:
    """Return the notation of a time control; None for as long as people like."""
    return None if control is None else control.notation
