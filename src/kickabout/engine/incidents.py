"""Incidents of a match: its goals, with who scored them, its bookings, and what the rules made of the score, for tables of
scorers and of conduct.

A game tells them in a module `incidents` of its package, by a function of that name:

    def incidents(box: MyBox, steps: Iterable[Step]) -> Iterator[Incident]

It follows the whole log, with nothing hidden. A game without it has neither scorers nor bookings.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from typing import Any, Literal, NamedTuple

from kickabout.engine.box_fields import Row
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.text.messages import Name

IncidentKind = Literal[
    "goal", "own-goal", "yellow", "second-yellow", "red", "deduction", "tie-break"
]
"""A `deduction` takes a goal off a seat; a `tie-break` makes a seat win with as many goals as others."""
GOALS: Collection[IncidentKind] = ("goal", "own-goal")
CONDUCT: Mapping[IncidentKind, int] = {"yellow": 1, "second-yellow": 2, "red": 4}
"""The points against the conduct of a side: a yellow card, one that sends off for being another, and a red card at once,
as article 13 of the regulations of the World Cup of 2026 adds them up.
"""


@dataclass(frozen=True, slots=True)
class Scorer:
    """The card or the player that has scored, by which tables of scorers count."""

    kind: str
    slug: str
    text: str
    """The name as it stands in the box."""

    @classmethod
    def of(cls, row: Row) -> "Scorer":
        """Return a row of a box as a scorer."""
        return cls(row.noun, row.slug, row.name)

    @property
    def named(self) -> Name:
        """The name, as messages of the game have it."""
        return Name(self.kind, self.slug, self.text)


@dataclass(frozen=True, slots=True)
class Incident:
    """A goal, a booking, or what the rules made of the score."""

    kind: IncidentKind
    seat: int
    """The seat for which the goal or the tie-break counts, or against which the booking or the deduction does."""
    scorer: Scorer | None = None
    """Who has scored the goal, or the name of the tie-break; None where the game names nobody."""
    game: int = 0
    """The number of its game in a match of several, from 0."""


class Step(NamedTuple):
    """A decision or an outcome of chance: the record before it, its number, and the record after it."""

    before: Any
    action: int
    after: Any


Teller = Callable[[Any, Iterable[Step]], Iterable[Incident]]


@cache
def teller_of(game: Game) -> Teller | None:
    """Return how a game tells its incidents; None for a game that tells none."""
    module = f"{game.package}.incidents"
    if game.package is None or find_spec(module) is None:
        return None
    teller: Teller = import_module(module).incidents
    return teller


def incidents_of(match: Match) -> list[Incident]:
    """Return the incidents of a match so far, in order; it plays the whole log again."""
    tell = teller_of(match.game)
    return [] if tell is None else list(tell(match.box, _steps(match)))


def _steps(match: Match) -> Iterator[Step]:
    game, record = match.game, match.box.record
    state = match.at(0).state
    for actor, action in match.log:
        before = state
        if 0 <= actor != before.actor:  # decided simultaneously with the actor
            before = before.copy()
            before.actor = actor
        state = before.copy()
        game.apply(record, state, action)
        yield Step(before, action, state)


def written(incidents: Iterable[Incident]) -> list[dict[str, Any]]:
    """Return incidents as data for JSON."""
    return [asdict(one) for one in incidents]


def read(rows: Iterable[Mapping[str, Any]]) -> tuple[Incident, ...]:
    """Return the incidents that `written` has made data of."""
    return tuple(
        Incident(
            row["kind"],
            row["seat"],
            row["scorer"] and Scorer(**row["scorer"]),
            row.get("game", 0),  # written before there were any
        )
        for row in rows
    )


def conduct_of(incidents: Iterable[Incident], seats: int) -> tuple[int, ...]:
    """Return the points against the conduct of each seat, at least 0."""
    points = [0] * seats
    for one in incidents:
        points[one.seat] += CONDUCT.get(one.kind, 0)
    return tuple(points)


def decisive(incidents: Iterable[Incident], winners: Collection[int]) -> Incident | None:
    """Return the goal with which the winner went ahead of all others for good, of several games in the last that they have
    won; None if goals have not decided, or nobody has won alone.
    """
    goals = [one for one in incidents if one.kind in (*GOALS, "deduction")]
    decided: Incident | None = None
    for _, game in groupby(goals, key=lambda one: one.game):
        leader, last = _lead_of(game)
        if list(winners) == [leader]:
            decided = last
    return None if decided is None or decided.kind == "deduction" else decided


def _lead_of(goals: Iterable[Incident]) -> tuple[int | None, Incident | None]:
    """Return who is ahead of all others after these goals, and the one that made it so; None if nobody is."""
    counts: dict[int, int] = {}
    leader: int | None = None
    last: Incident | None = None
    for one in goals:
        counts[one.seat] = counts.get(one.seat, 0) + (-1 if one.kind == "deduction" else 1)
        most = max(counts.values())
        first = [seat for seat, number in counts.items() if number == most]
        ahead = first[0] if len(first) == 1 and most > 0 else None
        if ahead != leader:
            leader, last = ahead, one
    return leader, last
