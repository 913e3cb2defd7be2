"""The entries of a tournament's log: all that has been decided in it, in order.

A tournament is what follows from its entries. Each step is one entry, and exists once; none is ever altered.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from kickabout.engine.incidents import Incident
from kickabout.table.formats.fixtures import Fixture, How, Stage

Reason = Literal["own", "organiser", "absent"]
"""Why a side is out of a tournament: it has withdrawn, the organiser has excluded it, or it has not come twice."""


@dataclass(frozen=True)
class Entered:
    """A side takes part; sides are numbered from 0 in the order in which they enter."""

    account: str | None
    """The id of its person's account; None for a bot."""
    bot: str | None
    """The kind of the bot; None for a person."""
    name: str
    """The name of a bot, or of a person when they entered."""
    rating: float
    """By which it is seeded."""
    kind: Literal["entered"] = "entered"


@dataclass(frozen=True)
class Withdrawn:
    """A side takes part no more: before the tournament it is as if it had never entered."""

    side: int
    why: Reason
    kind: Literal["withdrawn"] = "withdrawn"


@dataclass(frozen=True)
class Begun:
    """Nobody can enter any more."""

    lots: tuple[int, ...]
    """By side, the lot that was drawn for it: a permutation; the lower is ahead."""
    kind: Literal["begun"] = "begun"


@dataclass(frozen=True)
class Paired:
    """A round is paired, or matches of it are to be played again."""

    stage: Stage
    round: int
    fixtures: tuple[Fixture, ...]
    """One with a single side is a bye."""
    kind: Literal["paired"] = "paired"


@dataclass(frozen=True)
class Opened:
    """The table of a fixture is set up."""

    fixture: int
    table: str
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True)
class Ended:
    """A fixture has a result."""

    fixture: int
    goals: tuple[int, ...]
    winners: tuple[int, ...]
    conduct: tuple[int, ...]
    how: How
    absent: tuple[int, ...] = ()
    """The seats whose people have not come."""
    incidents: tuple[Incident, ...] = ()
    """The goals and bookings of its match."""
    kind: Literal["ended"] = "ended"


@dataclass(frozen=True)
class Corrected:
    """The organiser has put a result right."""

    fixture: int
    goals: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    kind: Literal["corrected"] = "corrected"


@dataclass(frozen=True)
class Closed:
    """A round is over."""

    stage: Stage
    round: int
    kind: Literal["closed"] = "closed"


@dataclass(frozen=True)
class Awarded:
    """The tournament is over."""

    order: tuple[int, ...]
    """The sides, best first."""
    kind: Literal["awarded"] = "awarded"


@dataclass(frozen=True)
class CalledOff:
    """The organiser has ended the tournament without a winner."""

    reason: str
    kind: Literal["called-off"] = "called-off"


Entry = (
    Entered | Withdrawn | Begun | Paired | Opened | Ended | Corrected | Closed | Awarded | CalledOff
)
_ENTRY: TypeAdapter[Entry] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])


def written(entry: Entry) -> str:
    """Return an entry as JSON."""
    return _ENTRY.dump_json(entry).decode()


def read(text: str) -> Entry:
    """Return the entry of a JSON text; raises `ValueError` if it is none."""
    return _ENTRY.validate_json(text)
