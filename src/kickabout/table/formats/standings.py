"""Standings: who is ahead of whom, and by what."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

from kickabout.engine.game import Meeting
from kickabout.table.formats.fixtures import Result
from kickabout.table.formats.tie_breakers import Criterion

WIN = 3
"""The points of whoever wins a match alone."""
DRAW = 1
"""The points of each that shares a win, as all do in a draw."""
_HEAD_TO_HEAD = "head-to-head-"

_Key: TypeAlias = Criterion | Literal["points"]


@dataclass(frozen=True)
class Standing:
    """A row of a table."""

    side: int
    place: int
    """From 1."""
    settled_by: Criterion | None
    """By what it is behind the side before it; None where points did that, and for the first."""
    played: int
    won: int
    drawn: int
    lost: int
    goals: int
    against: int
    """The goals of all others in its matches."""
    points: int
    conduct: int
    """The points against its conduct: fewer are better."""


@dataclass(frozen=True)
class _Part:
    """A side's part in a match, which counts by the matches within it where there are any."""

    sides: frozenset[int]
    """All that played it."""
    won: int
    drawn: int
    lost: int
    points: int
    goals: int
    against: int
    conduct: int
    is_away: bool


_FIGURES: Mapping[str, Callable[[_Part], int]] = {
    "points": lambda part: part.points,
    "goal-difference": lambda part: part.goals - part.against,
    "goals": lambda part: part.goals,
    "away-goals": lambda part: part.goals if part.is_away else 0,
    "wins": lambda part: part.won,
    "away-wins": lambda part: part.won if part.is_away else 0,
    "conduct": lambda part: -part.conduct,
}
"""What a match adds to a side's figure for a criterion, of which more is better."""


def standings(
    sides: Sequence[int],
    results: Iterable[Result],
    criteria: Sequence[Criterion],
    lots: Mapping[int, int],
) -> tuple[Standing, ...]:
    """Return the table of the sides, best first, whose order is total.

    A match may be against sides that are not in this table, or be a bye, which is a match of one side. Sides that are
    level on points are told apart by the criteria, first to last; of `lots`, which are drawn before, the lower is ahead.
    Raises `ValueError` if that leaves sides level.
    """
    parts: dict[int, list[_Part]] = {side: [] for side in sides}
    for result in results:
        for side, part in _parts(result):
            if side in parts:
                parts[side].append(part)
    order = _Order(parts, lots).best_first(sides, _steps(("points", *criteria)))
    return tuple(
        _standing(side, place, None if key == "points" else key, parts[side])
        for place, (side, key) in enumerate(order, 1)
    )


def _parts(result: Result) -> Iterator[tuple[int, _Part]]:
    """Yield each side of a match with its part in it; a void one is nobody's."""
    if result.how == "void":
        return
    for seat, side in enumerate(result.fixture.sides):
        own = [one for one in result.meetings if one.seat == seat]
        yield side, _part_by(result, seat, own) if result.meetings else _part(result, seat)


def _part(result: Result, seat: int) -> _Part:
    winners = result.winners or range(len(result.fixture.sides))
    points = 0 if seat not in winners else WIN if len(winners) == 1 else DRAW
    return _Part(
        sides=frozenset(result.fixture.sides),
        won=int(points == WIN),
        drawn=int(points == DRAW),
        lost=int(points == 0),
        points=points,
        goals=result.goals[seat],
        against=sum(result.goals) - result.goals[seat],
        conduct=result.conduct[seat],
        is_away=seat > 0,
    )


def _part_by(result: Result, seat: int, own: Sequence[Meeting]) -> _Part:
    """Return a seat's part in a match by those within it."""
    return _Part(
        sides=frozenset(result.fixture.sides),
        won=sum(one.goals > one.against for one in own),
        drawn=sum(one.goals == one.against for one in own),
        lost=sum(one.goals < one.against for one in own),
        points=sum(one.points for one in own),
        goals=sum(one.goals for one in own),
        against=sum(one.against for one in own),
        conduct=result.conduct[seat],
        is_away=seat > 0,
    )


def _standing(
    side: int, place: int, settled_by: Criterion | None, parts: Sequence[_Part]
) -> Standing:
    return Standing(
        side,
        place,
        settled_by,
        played=sum(part.won + part.drawn + part.lost for part in parts),
        won=sum(part.won for part in parts),
        drawn=sum(part.drawn for part in parts),
        lost=sum(part.lost for part in parts),
        goals=sum(part.goals for part in parts),
        against=sum(part.against for part in parts),
        points=sum(part.points for part in parts),
        conduct=sum(part.conduct for part in parts),
    )


@dataclass(frozen=True)
class _Step:
    """Criteria that are taken together: those in a row for which the same matches count."""

    is_head_to_head: bool
    keys: tuple[_Key, ...]


def _steps(keys: Iterable[_Key]) -> list[_Step]:
    runs = groupby(keys, lambda key: key.startswith(_HEAD_TO_HEAD))
    return [_Step(is_head_to_head, tuple(run)) for is_head_to_head, run in runs]


@dataclass(frozen=True)
class _Order:
    """The order in which the criteria put sides."""

    parts: Mapping[int, Sequence[_Part]]
    lots: Mapping[int, int]

    def best_first(
        self, level: Sequence[int], steps: Sequence[_Step], behind_by: _Key = "points"
    ) -> Iterator[tuple[int, _Key]]:
        """Yield sides that are level before these steps, each with what put it behind the side before it.

        `behind_by` is what put the first of them behind a side that is none of them.
        """
        if len(level) == 1:
            yield level[0], behind_by
            return
        if not steps:
            raise ValueError(f"sides {sorted(level)} are level on every criterion")
        step = steps[0]
        figures = {side: self._figures(side, step, frozenset(level)) for side in level}
        ahead: tuple[int, ...] | None = None
        for own, group in groupby(
            sorted(level, key=figures.__getitem__, reverse=True), figures.__getitem__
        ):
            still_level = list(group)
            if ahead is not None:
                behind_by = next(
                    key
                    for key, more, less in zip(step.keys, ahead, own, strict=True)
                    if more != less
                )
            is_restarted = step.is_head_to_head and len(still_level) < len(level)
            yield from self.best_first(still_level, steps if is_restarted else steps[1:], behind_by)
            ahead = own

    def _figures(self, side: int, step: _Step, level: frozenset[int]) -> tuple[int, ...]:
        """Return a side's figure for each criterion of a step, of which more is better."""
        parts = self.parts[side]
        if step.is_head_to_head:
            parts = [part for part in parts if part.sides <= level and len(part.sides) > 1]
        return tuple(self._figure(side, key, parts) for key in step.keys)

    def _figure(self, side: int, key: _Key, parts: Sequence[_Part]) -> int:
        if key == "lot":
            return -self.lots[side]
        if key == "opponents-points":
            met = (other for part in parts for other in part.sides if other != side)
            return sum(part.points for other in met for part in self.parts.get(other, ()))
        return sum(map(_FIGURES[key.removeprefix(_HEAD_TO_HEAD)], parts))
