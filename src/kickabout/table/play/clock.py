"""A game's own clock, as it runs at a table.

The match says which clock runs; the table keeps its time. It starts at the moment the match enters
the state that it belongs to and keeps running under the same name whatever else happens and whoever
is watching; when it ends, the driver plays its end. A server that restarts after a crash starts it
anew: nobody loses time by a crash.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TypedDict

from kickabout.engine.match import Match


class ShownClock(TypedDict):
    """A running clock as pages and programs get it."""

    name: str
    seconds: float
    left_ms: int
    ends: str
    """The moment in UTC."""


@dataclass(frozen=True)
class Running:
    """A running clock."""

    name: str
    """Its name in the game."""
    seconds: float
    """The total time."""
    end: str
    """The notation of the action that its end plays."""
    deadline: float
    """The moment at which it ends, on the event loop's clock."""
    ends_at: datetime
    """The same moment in wall-clock time."""

    def as_dict(self, now: float) -> ShownClock:
        """Return the clock as JSON for pages and programs, `now` being on the event loop's clock."""
        ends, left = self.ends_at.isoformat(), left_ms(self.deadline, now)
        return {"name": self.name, "seconds": self.seconds, "left_ms": left, "ends": ends}


def left_ms(deadline: float, now: float) -> int:
    """Return the milliseconds left until a deadline, 0 once it has passed; both on the same clock."""
    return max(0, round((deadline - now) * 1000))


def running(match: Match, before: Running | None, now: float, people: int) -> Running | None:
    """Return the clock that runs at a match: `before` if it goes on, or one started `now`; None if
    there is none.

    A clock that hurries runs only if at least two `people` play: a single person keeps nobody
    waiting.
    """
    clock = match.clock
    if clock is None or (clock.hurries and people < 2):
        return None
    if before is not None and before.name == clock.name:
        return before
    return Running(
        clock.name,
        clock.seconds,
        match.name_of(clock.code),
        now + clock.seconds,
        datetime.now(UTC) + timedelta(seconds=clock.seconds),
    )
