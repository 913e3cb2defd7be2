"""Why the sides of a tournament that is over are in their final order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from kickabout.table.formats.field import Field, table_of
from kickabout.table.formats.fixtures import Stage
from kickabout.table.formats.stages import tables_of
from kickabout.table.formats.standings import Standing
from kickabout.table.formats.tie_breakers import Criterion
from kickabout.table.formats.ties import bracket, drawn_by_lot, first_of, third_place, winner_of

What = Literal["won", "final", "third", "fourth", "out", "group", "points", "ahead", "behind"]
"""It has won the last match or table; lost the final; won or lost the match for the third place; is out in a round, or with
its place in a group; has these points alone, or is ahead of, or behind, somebody who has as many.
"""


@dataclass(frozen=True)
class Reason:
    """Why a side is where it is."""

    what: What
    stage: Stage
    round: int = 0
    """In which it is out, from 0."""
    group: int = 0
    """From 0."""
    place: int = 0
    """In its group, from 1."""
    points: int = 0
    other: int | None = None
    """The side that has as many points."""
    by: Criterion | None = None
    """What parts them."""
    is_by_lot: bool = False
    """Whether the lot has decided its last match."""


def reasons(field: Field) -> dict[int, Reason]:
    """Return why each side is where it is in the final order; without those of whom only a withdrawal tells."""
    match field.form.kind:
        case "cup":
            return _with_lots(field, dict(_of_knock_out(field)))
        case "groups":
            groups = (
                (row.side, Reason("group", "group", group=group or 0, place=row.place))
                for _, group, rows in tables_of(field)
                for row in rows
            )
            return _with_lots(field, dict(groups) | dict(_of_knock_out(field)))
        case "group-stage":
            return _with_lots(field, dict(_of_tables(field)))
        case stage:
            return dict(_of_table(stage, table_of(field, stage)))


def _of_knock_out(field: Field) -> Iterator[tuple[int, Reason]]:
    rounds = bracket(field)
    for round_, ties in enumerate(rounds):
        is_final = len(ties) == 1
        for tie in ties:
            through = winner_of(field, round_, tie)
            for side in tie:
                if side is not None and side != through:
                    # Nobody has won a final to which nobody came.
                    what: What = "final" if is_final and through is not None else "out"
                    yield side, Reason(what, "knock-out", round_)
            if is_final and through is not None:
                yield through, Reason("won", "knock-out", round_)
    for side, has_won in third_place(field).items():
        yield side, Reason("third" if has_won else "fourth", "third-place", len(rounds) - 1)


def _with_lots(field: Field, known: dict[int, Reason]) -> dict[int, Reason]:
    """Return reasons that tell whether it was the lot that decided a side's last match."""
    drawn = {
        (side, one.fixture.stage, one.fixture.round)
        for one in field.results
        if drawn_by_lot(field, one) is not None
        for side in one.fixture.sides
    }
    return {
        side: replace(one, is_by_lot=(side, one.stage, one.round) in drawn)
        for side, one in known.items()
    }


def _of_tables(field: Field) -> Iterator[tuple[int, Reason]]:
    """Yield the sides of a Group Stage: a later round tells more than one before it."""
    results = field.of("group-stage")
    last = max((one.fixture.round for one in results), default=0)
    for one in results:
        for side in one.fixture.sides:
            is_won = one.fixture.round == last and first_of(field, one) == side
            yield side, Reason("won" if is_won else "out", "group-stage", one.fixture.round)


def _of_table(stage: Stage, rows: Sequence[Standing]) -> Iterator[tuple[int, Reason]]:
    for row in rows:
        yield row.side, Reason("points", stage, points=row.points)
    for before, row in pairwise(rows):
        if row.settled_by is None:
            continue
        by, points = row.settled_by, row.points
        yield row.side, Reason("behind", stage, points=points, other=before.side, by=by)
        if before.settled_by is None:
            yield before.side, Reason("ahead", stage, points=points, other=row.side, by=by)
