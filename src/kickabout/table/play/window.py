"""The response window: in the record seats answer one after the other, people answer at once.

Everybody who is asked has the same time. An answer whose turn has not come is held; at the
deadline those who have not answered let the card stand.

**How long a window lasts betrays no hand.** Its length is the table's setting, whoever is asked and whatever they
hold, at every table that anybody but its one person could ever read. That is any table with a second seat for a
person, taken or open: whoever was replaced by a bot still reads it by a token and may come back, and an invitation
to a seat that a bot has filled stays good. It is any table, too, at which somebody has once looked from the stands,
be it by one request.

What is left are the tables of a person alone with bots, where no other seat was ever a person's, and at which nobody
else has looked. There nobody waits, so a window has no deadline, again whatever is held. A person who can only hold
is told so and asked nothing: after READING_SECONDS the table lets the card stand, as the person would by a press. That
is the one thing that depends on a hand, and it shows in nothing but the time at which the seat decides. Nobody else
reads that time. Bots are given a record in which there is none; transcripts, replays and the API say in which order
things happened, never when. The first look from the stands ends it for good: the window that is open then is opened
anew, for the table's setting, before the onlooker is answered. How the time was spent before that look is in nothing
that the onlooker is sent.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match, Seen
from kickabout.engine.notation import HOLD
from kickabout.table.play.log import MatchLog

READING_SECONDS = 1.2
"""How long a card lies there for a person alone with bots who has no answer to it."""


@dataclass
class Window:
    """An open response window."""

    ask: str
    """What is asked for, as the game calls it."""
    seats: list[int]
    """Those still to be asked, in order."""
    opened: int
    """The length of the log when it opened: a page that saw it then saw this same question."""
    since: float
    """When it opened, on the clock of the event loop."""
    seconds: float | None
    """How long people may answer; None waits for everybody."""
    reading: int | None = None
    """The seat whose person is told that there is nothing to answer with, and is asked nothing."""
    reading_seconds: float = READING_SECONDS
    """How long the card lies there for that person."""
    intents: dict[int, str] = field(default_factory=dict)
    """Answers whose turn has not come."""
    ends_at: datetime | None = field(init=False)

    def __post_init__(self) -> None:
        self.ends_at = (
            None if self.seconds is None else datetime.now(UTC) + timedelta(seconds=self.seconds)
        )

    @property
    def deadline(self) -> float | None:
        """When those who have not answered hold, on the clock of the event loop."""
        return None if self.seconds is None else self.since + self.seconds

    @property
    def read_by(self) -> float:
        """When the table lets the card stand for a person who can only hold, on the same clock."""
        return self.since + self.reading_seconds

    def goes_on(self, action: str, ask: str, seats: Sequence[int]) -> bool:
        """Whether the window after this answer is the same one, with one seat fewer to ask."""
        return action == HOLD and ask == self.ask and list(seats) == self.seats[1:]

    def silent(self, people: Iterable[int]) -> list[int]:
        """The people asked who have not pressed anything yet."""
        return [seat for seat in self.seats if seat in set(people) and seat not in self.intents]


def opened_at(log: MatchLog) -> int:
    """The length of the log when the window opened that is open now; that of the log itself where none is.

    Each that has held since has left one seat fewer to ask.
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
    """What a seat will see when its turn in a window comes, if those of `seats` before it hold.

    What they hold in their hands plays no part in it: anybody may decline.
    """
    later = match.copy()
    for _ in seats[: seats.index(seat)]:
        later.play(HOLD)
    return later.seen(seat)
