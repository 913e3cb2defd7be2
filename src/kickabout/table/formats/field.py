"""The field of a tournament: its sides and results, and the tables that follow from them."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from kickabout.table.formats import groups
from kickabout.table.formats.entries import Paired
from kickabout.table.formats.fixtures import PLAYED, Fixture, Result, Stage
from kickabout.table.formats.forms import Form
from kickabout.table.formats.standings import Standing, standings
from kickabout.table.formats.tie_breakers import criteria


@dataclass(frozen=True)
class Field:
    """All by which rounds are paired and tables made."""

    form: Form
    seeds: tuple[int, ...]
    """The sides that took part at the beginning, best first."""
    withdrawn: frozenset[int]
    gone_early: frozenset[int]
    """Those that had withdrawn before a knock-out was paired: who does later does not change the groups before it."""
    lots: tuple[int, ...]
    """By side; the lower is ahead."""
    results: tuple[Result, ...]

    def of(self, stage: Stage, group: int | None = None) -> list[Result]:
        """Return the results of a stage, or of one of its groups."""
        return [
            one
            for one in self.results
            if one.fixture.stage == stage and (group is None or one.fixture.group == group)
        ]

    @property
    def groups(self) -> list[list[int]]:
        """The sides of each group."""
        return groups.draw(self.seeds, self.form.groups)


def table_of(field: Field, stage: Stage, group: int | None = None) -> tuple[Standing, ...]:
    """Return the table of a league, a group, a Swiss tournament or an arena, best first.

    The matches of a side that has withdrawn count if it has played more than half of them, else they are void.
    """
    sides = field.seeds if group is None else field.groups[group]
    results = field.of(stage, group)
    if stage in ("league", "group"):
        gone = field.withdrawn if stage == "league" else field.gone_early
        results = list(_counted(sides, results, gone, field.form.legs))
    return standings(sides, results, criteria(field.form.tie_breakers), _lots(field))


def _lots(field: Field) -> dict[int, int]:
    return dict(enumerate(field.lots))


def _counted(
    sides: Sequence[int], results: Sequence[Result], gone: Collection[int], legs: int
) -> Iterator[Result]:
    due = (len(sides) - 1) * legs
    void = {
        side
        for side in gone
        if 2 * sum(one.how in PLAYED and side in one.fixture.sides for one in results) <= due
    }
    return (one for one in results if void.isdisjoint(one.fixture.sides))


def paired(
    stage: Stage, round_: int, number: int, met: Iterable[tuple[tuple[int, ...], int | None]]
) -> Paired:
    """Return a round of fixtures, numbered from `number` on, between those who have `met`: sides with their group."""
    fixtures = (
        Fixture(number + place, stage, round_, sides, group)
        for place, (sides, group) in enumerate(met)
    )
    return Paired(stage, round_, tuple(fixtures))


def rounds_of(results: Iterable[Result]) -> int:
    """Return the number of rounds that have been played of a stage."""
    return 1 + max((one.fixture.round for one in results), default=-1)
