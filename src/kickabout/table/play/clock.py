"""A game's own clock, as it runs at a table.

The match says which clock runs, the table how long it has. It runs from the moment at which the match
came to it, goes on under the same name whatever happens meanwhile and whoever looks on, and its end is
played by the driver. A server that comes back after it died lets it run anew from the start: nobody loses
time by a crash.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from kickabout.engine.match import Match


@dataclass(frozen=True)
class Running:
    """A clock that runs."""

    name: str
    """As the game calls it."""
    seconds: float
    """How long it runs in all."""
    end: str
    """The notation of what its end plays."""
    deadline: float
    """When it ends, on the clock of the event loop."""
    ends_at: datetime
    """The same moment on the clock that people have."""

    def as_dict(self, now: float) -> dict[str, Any]:
        """What pages and programs are told of it `now`, on the clock of the event loop."""
        ends, left = self.ends_at.isoformat(), left_ms(self.deadline, now)
        return {"name": self.name, "seconds": self.seconds, "left_ms": left, "ends": ends}


def left_ms(deadline: float, now: float) -> int:
    """How many milliseconds are left until a deadline, 0 when it is over; both on the same clock."""
    return max(0, round((deadline - now) * 1000))


def running(match: Match, before: Running | None, now: float, people: int) -> Running | None:
    """The clock that runs at a match, be it the one `before` or one that begins `now`; None if none does.

    One that hurries runs only where at least two `people` play: nobody else waits for somebody alone.
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
