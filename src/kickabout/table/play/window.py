"""The response window: in the record seats answer one after the other, people answer at once.

Everybody who is asked has the same time. An answer whose turn has not come is held; at the
deadline those who have not answered let the card stand. How long a window stays open depends on
the table's setting, on who is there and on who has pressed, never on anybody's hand.

A person alone among bots, with nobody in the stands, has no deadline: nobody waits. Nor is such a person
asked where there is nothing to answer with: the page says so, and after READING_SECONDS, always the same,
the table lets the card stand. Only there may what happens depend on a hand, since nobody could learn it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from kickabout.engine.match import Match, Seen

HOLD = "hold"
"""What every game calls declining to answer."""
READING_SECONDS = 1.2
"""How long a card lies there for a person alone among bots who has no answer to it."""


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

    def goes_on(self, action: str, ask: str, seats: Sequence[int]) -> bool:
        """Whether the window after this answer is the same one, with one seat fewer to ask."""
        return action == HOLD and ask == self.ask and list(seats) == self.seats[1:]

    def silent(self, people: Iterable[int]) -> list[int]:
        """The people asked who have not pressed anything yet."""
        return [seat for seat in self.seats if seat in set(people) and seat not in self.intents]


def asked(match: Match, seats: Sequence[int], seat: int) -> Seen:
    """What a seat will see when its turn in a window comes, if those of `seats` before it hold.

    What they hold in their hands plays no part in it: anybody may decline.
    """
    later = match.copy()
    for _ in seats[: seats.index(seat)]:
        later.play(HOLD)
    return later.seen(seat)
