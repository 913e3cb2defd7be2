"""A tournament: what follows from the entries of its log, and which entry comes next by itself."""

from collections import Counter
from collections.abc import Iterable, Sequence

from kickabout.table.formats.entries import (
    Awarded,
    Begun,
    CalledOff,
    Closed,
    Corrected,
    Ended,
    Entered,
    Entry,
    Opened,
    Paired,
    Withdrawn,
)
from kickabout.table.formats.field import Field
from kickabout.table.formats.fixtures import WALKOVER_GOALS, Fixture, Result
from kickabout.table.formats.forms import Form
from kickabout.table.formats.stages import final_order, league_rounds, next_round
from kickabout.table.formats.ties import replays

MOST_ABSENCES = 2
"""The absences with which a side is out of a tournament."""


class Tournament:
    """A tournament as it stands after its entries."""

    def __init__(self, form: Form, entries: Iterable[Entry] = ()) -> None:
        self.form = form
        self.entries: list[Entry] = []
        self.sides: list[Entered] = []
        self.withdrawn: dict[int, Withdrawn] = {}
        self.lots: tuple[int, ...] = ()
        """By side; empty before it has begun."""
        self.fixtures: list[Fixture] = []
        self.tables: dict[int, str] = {}
        """By fixture, the table that was set up for it."""
        self.endings: dict[int, Ended] = {}
        self.corrections: dict[int, Corrected] = {}
        """By fixture, the latest."""
        self.paired: list[Paired] = []
        self.closed: set[tuple[str, int]] = set()
        self.absences: Counter[int] = Counter()
        self.order: tuple[int, ...] = ()
        """The sides, best first, once it is over."""
        self.is_called_off = False
        self._open: dict[int, Fixture] = {}
        """The fixtures without a result, by their numbers."""
        self._gone_early: frozenset[int] | None = None
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Take another entry into account."""
        self.entries.append(entry)
        match entry:
            case Entered():
                self.sides.append(entry)
            case Withdrawn():
                self.withdrawn[entry.side] = entry
            case Begun():
                self.lots = entry.lots
            case Paired():
                if entry.stage == "knock-out" and self._gone_early is None:
                    self._gone_early = frozenset(self.withdrawn)
                self.paired.append(entry)
                self.fixtures.extend(entry.fixtures)
                self._open.update((one.number, one) for one in entry.fixtures)
            case Opened():
                self.tables[entry.fixture] = entry.table
            case Ended():
                self.endings[entry.fixture] = entry
                self._open.pop(entry.fixture, None)
                sides = self.fixtures[entry.fixture].sides
                self.absences.update(sides[seat] for seat in entry.absent)
            case Corrected():
                self.corrections[entry.fixture] = entry
            case Closed():
                self.closed.add((entry.stage, entry.round))
            case Awarded():
                self.order = entry.order
            case CalledOff():
                self.is_called_off = True

    @property
    def has_begun(self) -> bool:
        """Whether nobody can enter any more."""
        return bool(self.lots)

    @property
    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return bool(self.order) or self.is_called_off

    @property
    def starters(self) -> list[int]:
        """The sides that took part when it began; before, those that take part now."""
        before = self.entries
        if self.has_begun:
            before = before[: next(n for n, one in enumerate(before) if isinstance(one, Begun))]
        out = {one.side for one in before if isinstance(one, Withdrawn)}
        return [side for side in range(len(self.sides)) if side not in out]

    @property
    def seeds(self) -> list[int]:
        """The starters by rating, best first; of equals the one with the lower lot, or who came first."""
        lots = self.lots or range(len(self.sides))
        return sorted(self.starters, key=lambda side: (-self.sides[side].rating, lots[side]))

    @property
    def running(self) -> list[Fixture]:
        """The fixtures without a result."""
        return list(self._open.values())

    def result_of(self, fixture: Fixture) -> Result | None:
        """Return the result of a fixture, as it was put right; None if there is none yet."""
        ended = self.endings.get(fixture.number)
        if ended is None:
            return None
        right = self.corrections.get(fixture.number)
        if right is None:
            right_goals, winners, how = ended.goals, ended.winners, ended.how
        else:
            right_goals, winners, how = right.goals, right.winners, "played"
        return Result(fixture, right_goals, winners, ended.conduct, how, ended.incidents)

    @property
    def results(self) -> list[Result]:
        """All results, in the order of their fixtures."""
        results = (self.result_of(fixture) for fixture in self.fixtures)
        return [one for one in results if one is not None]

    @property
    def field(self) -> Field:
        """What pairings and tables are made of."""
        return Field(
            self.form,
            tuple(self.seeds),
            frozenset(self.withdrawn),
            frozenset(self.withdrawn if self._gone_early is None else self._gone_early),
            self.lots,
            tuple(self.results),
        )

    @property
    def ahead(self) -> list[Paired]:
        """The rounds of a league that are to be paired yet; none of another form, where results decide on them."""
        if self.form.kind != "league" or not self.has_begun or self.is_over:
            return []
        return [*league_rounds(self.field, len(self.paired), len(self.fixtures))]

    @property
    def is_round_played(self) -> bool:
        """Return whether the matches of the latest round are over, and it is not closed; an arena has no rounds."""
        if self.is_over or self.running or not self.paired or self.form.kind == "arena":
            return False
        return (self.paired[-1].stage, self.paired[-1].round) not in self.closed

    @property
    def is_all_played(self) -> bool:
        """Return whether the latest round is to be closed, and nothing comes after it."""
        number = len(self.fixtures)
        return (
            self.is_round_played
            and not replays(self.field, self.paired[-1].round, number)
            and next_round(self.field, number) is None
        )

    def next_entry(self, free: Sequence[int] | None = None) -> Entry | None:
        """Return the entry that comes next by itself; None while something has to happen first.

        In an arena the sides that are `free` are paired; None once its time is over.
        """
        if not self.has_begun or self.is_over:
            return None
        for side, absences in self.absences.items():
            if absences >= MOST_ABSENCES and side not in self.withdrawn:
                return Withdrawn(side, "absent")
        for fixture in self.running:
            present = [side for side in fixture.sides if side not in self.withdrawn]
            if len(present) < min(2, len(fixture.sides)) or len(fixture.sides) == 1:
                return walkover(fixture, present)
        if self.form.kind == "arena":
            return self._next_in_arena(free)
        if self.running:
            return None
        if self.is_round_played:
            last = self.paired[-1]
            drawn = replays(self.field, last.round, len(self.fixtures))
            if drawn:
                return Paired(last.stage, last.round, drawn)
            return Closed(last.stage, last.round)
        paired = next_round(self.field, len(self.fixtures))
        return Awarded(final_order(self.field)) if paired is None else paired

    def _next_in_arena(self, free: Sequence[int] | None) -> Entry | None:
        if free is None:
            return None if self.running else Awarded(final_order(self.field))
        playing = {side for fixture in self.running for side in fixture.sides}
        waiting = [side for side in free if side not in playing and side not in self.withdrawn]
        return next_round(self.field, len(self.fixtures), waiting)

    def is_settled(self, fixture: int) -> bool:
        """Return whether others have been paired by the result of a fixture, so that it can be put right no more."""
        one = self.fixtures[fixture]
        if self.is_over or any(each.replays == fixture for each in self.fixtures):
            return True
        knock_outs = [each.round for each in self.paired if each.stage == "knock-out"]
        if one.stage == "group":
            return bool(knock_outs)
        later = knock_outs if one.stage == "knock-out" else [each.round for each in self.paired]
        return one.stage in ("knock-out", "group-stage") and max(later) > one.round


def walkover(fixture: Fixture, present: Sequence[int], absent: Sequence[int] = ()) -> Ended:
    """Return how a fixture ends for which only some sides are there: if one alone is, it has won, and if none is, the match
    counts for nobody. A side without opponents has won without goals. The `absent` seats have not come.
    """
    seats = tuple(seat for seat, side in enumerate(fixture.sides) if side in present)
    others = len(fixture.sides) - len(seats)
    goals = tuple(
        WALKOVER_GOALS if others and seat in seats else 0 for seat in range(len(fixture.sides))
    )
    return Ended(
        fixture.number,
        goals,
        seats,
        (0,) * len(fixture.sides),
        "walkover" if seats else "void",
        tuple(absent),
    )
