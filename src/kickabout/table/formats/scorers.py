"""What results add up to beside the order of sides: who has scored, what has decided, and who was booked."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from kickabout.engine.incidents import CONDUCT, Incident, Scorer, decisive
from kickabout.table.formats.fixtures import Result


@dataclass(frozen=True)
class Tally:
    """How often a card or a player of a side has scored, or decided a match."""

    side: int
    scorer: Scorer
    number: int


@dataclass(frozen=True)
class Booked:
    """The bookings of a side."""

    side: int
    yellow: int
    sent_off: int
    conduct: int
    """The points against it."""


def scorers(results: Iterable[Result]) -> list[Tally]:
    """Return who has scored, most goals first."""
    return _tallied((one, each) for one in results for each in goals_of(one))


def deciders(results: Iterable[Result]) -> list[Tally]:
    """Return whose goals have decided matches, most matches first."""
    return _tallied((one, goal) for one in results if (goal := decider_of(one)) is not None)


def goals_of(result: Result) -> Iterator[Incident]:
    """Yield the goals of a match of which it is known who scored them."""
    return (one for one in result.incidents if one.kind == "goal" and one.scorer is not None)


def counted(result: Result, kind: Literal["deduction", "own-goal"]) -> list[int]:
    """Return by seat the goals that the rules have taken off, or that a rival has scored for it."""
    counts = Counter(one.seat for one in result.incidents if one.kind == kind)
    return [counts[seat] for seat in range(len(result.fixture.sides))]


def decider_of(result: Result) -> Incident | None:
    """Return the goal that has decided a match; None if none has, as where it was given up, or nobody is known to have
    scored it.
    """
    if result.how not in ("played", "stood"):
        return None
    goal = decisive(result.incidents, result.winners)
    return None if goal is None or goal.scorer is None else goal


def _tallied(goals: Iterable[tuple[Result, Incident]]) -> list[Tally]:
    counts = Counter(
        (result.fixture.sides[goal.seat], goal.scorer) for result, goal in goals if goal.scorer
    )
    tallies = (Tally(side, scorer, number) for (side, scorer), number in counts.items())
    return sorted(tallies, key=lambda one: (-one.number, one.side, one.scorer.slug))


def booked(results: Iterable[Result]) -> list[Booked]:
    """Return the bookings of the sides that have any, most points first."""
    shown: dict[int, Counter[str]] = {}
    for result in results:
        for one in result.incidents:
            if one.kind in CONDUCT:
                side = result.fixture.sides[one.seat]
                shown.setdefault(side, Counter()).update([one.kind])
    bookings = (
        Booked(
            side,
            kinds["yellow"],
            kinds["second-yellow"] + kinds["red"],
            sum(points * kinds[kind] for kind, points in CONDUCT.items()),
        )
        for side, kinds in shown.items()
    )
    return sorted(bookings, key=lambda one: (-one.conduct, one.side))
