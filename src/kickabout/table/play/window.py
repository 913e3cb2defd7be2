"""The response window: in the record seats answer one after the other, people answer at once.

Everybody who is asked has the same time. An answer whose turn has not come is held; at the deadline
those who have not answered let the card stand.

**The length of a window reveals nothing about hands.** It is the table's setting, and twice that
where a card is answered for the first time in the match, which somebody may have to read; that
follows from what everybody sees, whoever is asked and whatever they hold, at every table that anybody but a single person could ever read. That is any
table with a second seat for a person, taken or open: a person replaced by a bot still reads it by a
token and may come back, and an invitation to a seat that a bot has filled stays valid. It is also
any table that a spectator has once looked at, be it by one request.

What remains are the tables of a single person with bots, where no other seat was ever a person's
and which nobody else has looked at. Nobody waits there, so a window has no deadline, again whatever
is held. A person who can only hold is told so and asked nothing: after READING_SECONDS the table
lets the card stand, as the person would by a press. That alone depends on a hand, and it affects
nothing but the time at which the seat decides. Nobody else reads that time. The record that bots
get contains no times; transcripts, replays and the API give the order of events, never their times.
The first look by a spectator ends it for good, unless they see nothing before the match is over: the
open window is opened anew, with the table's setting, before the spectator is answered. Nothing that
the spectator is sent depends on how the time before that look was spent.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match, Seen
from kickabout.table.play.log import MatchLog

READING_SECONDS = 1.2
"""The time that a card is shown to a person alone with bots who has no answer to it."""

FIRST_TIME = 2
"""The multiple of the time to answer that there is where a card is answered for the first time in the match."""


@dataclass(frozen=True)
class Window:
    """An open response window."""

    ask: str
    """The game's name for the question."""
    seats: list[int]
    """The seats still to be asked, in order."""
    opened: int
    """The length of the log when it opened: a page that saw it then saw this same question."""
    since: float
    """The moment at which it opened, on the event loop's clock."""
    seconds: float | None = None
    """The time that people have to answer; None waits for everybody."""
    ends_at: datetime | None = None
    """The moment at which that time is over, in wall-clock time."""
    reading: int | None = None
    """The seat whose person is told that there is nothing to answer with, and is asked nothing."""
    reading_seconds: float = READING_SECONDS
    """The time that the card is shown to that person."""
    intents: Mapping[int, str] = field(default_factory=dict)
    """Answers whose turn has not come."""

    @property
    def deadline(self) -> float | None:
        """The moment at which those who have not answered hold, on the event loop's clock."""
        return None if self.seconds is None else self.since + self.seconds

    @property
    def read_by(self) -> float:
        """The moment at which the table lets the card stand for a person who can only hold, on the
        same clock.
        """
        return self.since + self.reading_seconds

    def begun(self, now: float) -> "Window":
        """Return the window with all of its time left `now`."""
        left = None if self.seconds is None else timedelta(seconds=self.seconds)
        ends = None if left is None else datetime.now(UTC) + left
        return replace(self, since=now, ends_at=ends)

    def answered(self, intents: Mapping[int, str]) -> "Window":
        """Return the window with these answers held."""
        return self if intents == self.intents else replace(self, intents=intents)

    def after(self, action: str, ask: str, seats: Sequence[int]) -> "Window | None":
        """Return this window with one seat fewer to ask, if it goes on after this answer."""
        if action != HOLD or ask != self.ask or list(seats) != self.seats[1:]:
            return None
        return replace(self, seats=self.seats[1:])

    def silent(self, people: Collection[int]) -> list[int]:
        """Return the people who are asked and have not answered yet."""
        return [seat for seat in self.seats if seat in people and seat not in self.intents]


def seconds_of(setting: float | None, log: MatchLog, opened: int) -> float | None:
    """Return the time to answer in the window that opened when the log had this length, by the table's setting."""
    is_first = opened in log.met.values()
    return setting * FIRST_TIME if setting is not None and is_first else setting


def opened_at(log: MatchLog) -> int:
    """Return the length of the log when the open window opened; the log's own length if none is
    open.

    Each hold since then has left one seat fewer to ask.
    """
    number, later = log.number, log.match.window
    for back, entry in enumerate(reversed(log.entries), 1):
        if later is None or entry.action != HOLD or entry.actor == CHANCE:
            break
        earlier = log.match.at(log.match.number - back).window
        if earlier is None or (earlier.ask, earlier.seats[1:]) != (later.ask, later.seats):
            break
        number, later = log.number - back, earlier
    return number


def asked(match: Match, seats: Sequence[int], seat: int) -> Seen:
    """Return what a seat will see when its turn in a window comes, if those of `seats` before it
    hold.

    Their hands do not matter: anybody may decline.
    """
    later = match.copy()
    for _ in seats[: seats.index(seat)]:
        later.play(HOLD)
    return later.seen(seat)
