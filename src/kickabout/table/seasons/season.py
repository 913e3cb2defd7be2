"""A season: a league of eight with promotion and relegation, and a cup for all divisions, as they follow from results.

The league is played by two at a table, or as Squad Rush's Group Stage: then each round has two tables of four, and what
counts are the matches within them. Where the club gives such a table up, it forfeits its own matches there, and its
rivals play theirs at a table without it.

Of a drawn cup match it says with `formats/ties.py` that it is played again with the sides turned round, twice at most;
then the lot decides. Everything else is drawn from the club's secret.
"""

import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import pairwise

from kickabout.bots import KINDS
from kickabout.engine.game import Meeting
from kickabout.engine.incidents import conduct_of
from kickabout.engine.keyed_dice import derived_seed
from kickabout.table.cast import CAST, CHARACTERS, Character
from kickabout.table.formats import round_robin
from kickabout.table.formats.field import Field
from kickabout.table.formats.fixtures import Fixture, How, Result, Stage
from kickabout.table.formats.forms import Form
from kickabout.table.formats.standings import WIN, Standing, standings
from kickabout.table.formats.tie_breakers import criteria
from kickabout.table.formats.ties import Tie, bracket, cup_round, replays, winner_of
from kickabout.table.store import Outcome

OWN = ""
"""The club among the slugs of the sides."""
DIVISIONS, SIDES = 3, 8
"""The divisions, and the sides of each."""
MOVING = 2
"""How many sides of a division go up, and how many go down."""
MATCHDAYS = 2 * (SIDES - 1)
GROUP_SIDES = 4
"""The sides at a table of a league that is played as a Group Stage."""
GROUP_ROUNDS = SIDES - 1
"""The rounds of a league that is played as a Group Stage."""
CUP_ROUNDS = 5
CUP_AFTER = (2, 5, 8, 11, 14)
"""The matchdays after which a round of the cup is played."""
GROUP_CUP_AFTER = (1, 3, 4, 6, 7)
"""The same of a league that is played as a Group Stage."""
FORM = 5
"""The number of latest matches that the form of a side shows."""
_LEAGUE_FIXTURES = MATCHDAYS * SIDES // 2
"""From which number on the fixtures of the cup are counted."""
_WITHOUT_OWN = 2 * GROUP_ROUNDS
"""From which number on the tables are counted at which the rivals of the club play without it, by their rounds."""
FORFEIT_GOALS, _FORFEIT_POINTS = 2, WIN
"""What a forfeit in the Group Stage brings the other side (RUSH-12.12 to 12.14)."""


@dataclass(frozen=True)
class Date:
    """Matches of a season that are played at the same time."""

    stage: Stage
    round: int
    """From 0 within its stage."""
    fixtures: tuple[Fixture, ...]


def is_of_cup(fixture: int) -> bool:
    """Return whether the fixture with a number is one of the cup."""
    return fixture >= _LEAGUE_FIXTURES


def first_sides() -> list[str]:
    """Return the sides of a club's first season: the strongest in the first division, the club in the last."""
    best_first = sorted(CAST, key=lambda one: -KINDS.index(one.bot))
    return [*(one.slug for one in best_first[: DIVISIONS * SIDES - 1]), OWN]


class Season:
    """A season as it stands after these outcomes, by the numbers of their fixtures."""

    def __init__(
        self,
        secret: str,
        number: int,
        sides: Sequence[str],
        outcomes: Mapping[int, Outcome],
        *,
        group_stage: bool = False,
    ) -> None:
        self.number = number
        self.is_group_stage = group_stage
        """Whether the league is played as a Group Stage."""
        self.sides = tuple(sides)
        """By their numbers: the best division first."""
        self.own = self.sides.index(OWN)
        """The number of the club."""
        self._key = hmac.digest(bytes.fromhex(secret), f"season {number}".encode(), sha256)
        self._outcomes = outcomes
        self.dates: list[Date] = []
        """All so far, up to the first that is not over."""
        self.is_over = self._walk()

    @property
    def division(self) -> int:
        """The club's division, 0 for the best."""
        return self.own // SIDES

    @property
    def league(self) -> range:
        """The sides of the club's division."""
        return range(self.division * SIDES, (self.division + 1) * SIDES)

    def character(self, side: int) -> Character | None:
        """Return who a side is, None for the club."""
        return None if side == self.own else CHARACTERS[self.sides[side]]

    def fixture(self, number: int) -> Fixture:
        """Return a fixture of a date so far by its number."""
        return next(one for date in self.dates for one in date.fixtures if one.number == number)

    # --- what is played when ---------------------------------------------------------------------------

    def _walk(self) -> bool:
        """Note the dates up to the first that is not over; return whether all are."""
        for date in self._calendar():
            self.dates.append(date)
            if not all(one.number in self._outcomes for one in date.fixtures):
                return False
        return True

    def _calendar(self) -> Iterator[Date]:
        for matchday in self.matchdays:
            yield matchday
            if matchday.round + 1 in self._cup_after:
                yield from self._cup_dates(self._cup_after.index(matchday.round + 1))

    @property
    def _cup_after(self) -> tuple[int, ...]:
        return GROUP_CUP_AFTER if self.is_group_stage else CUP_AFTER

    @cached_property
    def matchdays(self) -> list[Date]:
        """The matchdays of the league, in which everybody meets everybody at home and away; in a Group Stage its rounds, in
        which everybody meets everybody three times.
        """
        met: Sequence[Sequence[tuple[int, ...]]] = (
            round_robin.tables(self.league)
            if self.is_group_stage
            else round_robin.rounds(self.league, 2)
        )
        return [self._matchday(number, sides) for number, sides in enumerate(met)]

    def _matchday(self, number: int, met: Sequence[tuple[int, ...]]) -> Date:
        fixtures = [
            Fixture(number * len(met) + place, "league", number, sides)
            for place, sides in enumerate(met)
        ]
        fixtures += [
            Fixture(
                _WITHOUT_OWN + number,
                "league",
                number,
                tuple(side for side in one.sides if side != self.own),
            )
            for one in fixtures
            if self._is_forfeited(one)
        ]
        return Date("league", number, tuple(fixtures))

    def is_at_tables(self, fixture: Fixture) -> bool:
        """Return whether a fixture is a table of the Group Stage."""
        return self.is_group_stage and fixture.stage == "league"

    def _is_forfeited(self, fixture: Fixture) -> bool:
        outcome = self._outcomes.get(fixture.number)
        return self.is_at_tables(fixture) and outcome is not None and outcome.how != "played"

    def _cup_dates(self, round_: int) -> Iterator[Date]:
        """Yield the matches of a round of the cup, and those by which drawn ones are played again."""
        fixtures = self._next_of_cup()
        while fixtures:
            yield Date("knock-out", round_, fixtures)
            done = self._results("knock-out")
            fixtures = replays(self._cup(done), round_, _LEAGUE_FIXTURES + len(done))

    @property
    def due(self) -> Date | None:
        """The date that is not over; None once the season is."""
        return None if self.is_over else self.dates[-1]

    @property
    def own_fixture(self) -> Fixture | None:
        """The club's match that is to be played next; None while it has none on the date that is due."""
        return None if self.due is None else self._unplayed_own(self.due)

    @property
    def following(self) -> Fixture | None:
        """The club's match after the date that is due; None if there is none to come, or none is known before more results."""
        due, number = self.due, sum(one.stage == "league" for one in self.dates)
        if due is None:
            return None
        cup = next((one for one in self._cup_after_due(due) if self.own in one.sides), None)
        if cup is not None or number == len(self.matchdays):
            return cup
        return self._unplayed_own(self.matchdays[number])

    def _cup_after_due(self, due: Date) -> tuple[Fixture, ...]:
        """Return the matches of the cup between a date that is due and the next matchday, as far as they are known."""
        if due.stage == "knock-out":
            done = self._results("knock-out")
            return replays(self._cup(done), due.round, _LEAGUE_FIXTURES + len(done))
        return self._next_of_cup() if due.round + 1 in self._cup_after else ()

    def _next_of_cup(self) -> tuple[Fixture, ...]:
        """Return the matches of the next round of the cup, which is drawn as soon as the one before is over."""
        done = self._results("knock-out")
        paired = cup_round(self._cup(done), _LEAGUE_FIXTURES + len(done))
        return () if paired is None else paired.fixtures

    @property
    def latest_own(self) -> Fixture | None:
        """The club's match that was over last; None before the first."""
        own = (
            one
            for date in reversed(self.dates)
            for one in reversed(date.fixtures)
            if self.own in one.sides and one.number in self._outcomes
        )
        return next(own, None)

    def _unplayed_own(self, date: Date) -> Fixture | None:
        own = (one for one in date.fixtures if self.own in one.sides)
        return next((one for one in own if one.number not in self._outcomes), None)

    @property
    def others(self) -> tuple[Fixture, ...]:
        """The matches between bots of the date that is due that have no outcome yet."""
        return tuple(
            one
            for one in (() if self.due is None else self.due.fixtures)
            if self.own not in one.sides and one.number not in self._outcomes
        )

    def key_of(self, fixture: Fixture) -> bytes:
        """Return the key of the dice of a match between bots, from which all of it follows."""
        sides = " ".join(map(str, fixture.sides))
        said = f"fixture {fixture.number} sides {sides}"
        return hmac.digest(self._key, said.encode(), sha256)

    @property
    def calendar(self) -> list[Date]:
        """The matchdays with the rounds of the cup between them, those without matches that are not drawn yet."""
        cup = {number: Date("knock-out", number, ()) for number in range(CUP_ROUNDS)}
        for date in self.dates:
            if date.stage == "knock-out":
                fixtures = cup[date.round].fixtures + date.fixtures
                cup[date.round] = Date("knock-out", date.round, fixtures)
        if self.due is not None and self.due.stage == "league":
            drawn = self._next_of_cup()
            cup |= {one.round: Date("knock-out", one.round, drawn) for one in drawn[:1]}
        dates: list[Date] = []
        for matchday in self.matchdays:
            dates.append(matchday)
            if matchday.round + 1 in self._cup_after:
                dates.append(cup[self._cup_after.index(matchday.round + 1)])
        return dates

    # --- what has come of it ---------------------------------------------------------------------------

    def _results(self, stage: Stage) -> list[Result]:
        """Return the results of a stage by the dates so far."""
        return [
            result
            for date in self.dates
            if date.stage == stage
            for fixture in date.fixtures
            if (result := self._result_of(fixture)) is not None
        ]

    def _result_of(self, fixture: Fixture) -> Result | None:
        outcome = self._outcomes.get(fixture.number)
        if outcome is None:
            return None
        if self._is_forfeited(fixture):
            return _forfeited(fixture, fixture.sides.index(self.own), outcome.how)
        return Result(
            fixture,
            outcome.goals,
            outcome.winners,
            conduct_of(outcome.incidents, len(outcome.goals)),
            outcome.how,
            outcome.incidents,
            outcome.meetings,
        )

    def shown(self, fixture: Fixture) -> Result | None:
        """Return the result of a fixture, None as long as nobody may see it: before the club has played on that date."""
        due = self.due
        if due is not None and fixture in due.fixtures and self._unplayed_own(due) is not None:
            return None
        return self._result_of(fixture)

    @cached_property
    def lots(self) -> dict[int, int]:
        """The lot of each side, drawn for the season."""
        drawn = sorted(
            range(len(self.sides)), key=lambda side: derived_seed(self._key, f"lot {side}")
        )
        return {side: lot for lot, side in enumerate(drawn)}

    @cached_property
    def table(self) -> tuple[Standing, ...]:
        """The table of the club's division, best first."""
        return self.table_after(len(self.matchdays))

    def table_after(self, matchdays: int) -> tuple[Standing, ...]:
        """Return the table of the club's division after so many matchdays, best first."""
        shown = (
            self.shown(one.fixture)
            for one in self._results("league")
            if one.fixture.round < matchdays
        )
        return standings(
            self.league, [one for one in shown if one is not None], criteria("plain"), self.lots
        )

    @property
    def has_begun(self) -> bool:
        """Whether a match counts in the table."""
        return any(one.played for one in self.table)

    def order_at(self, result: Result) -> list[Standing]:
        """Return the table within a match of the Group Stage, best first: of those level in it who has won the match."""
        won = {result.fixture.sides[seat] for seat in result.winners}
        rows = standings(result.fixture.sides, [result], criteria("plain"), self.lots)
        return sorted(rows, key=lambda row: row.side not in won)

    @property
    def place(self) -> int:
        """Where the club is in its division, from 1."""
        return next(one.place for one in self.table if one.side == self.own)

    @property
    def results(self) -> list[Result]:
        """All results that may be seen, of the league and of the cup."""
        shown = (self.shown(fixture) for date in self.dates for fixture in date.fixtures)
        return [one for one in shown if one is not None]

    def results_of(self, side: int) -> list[Result]:
        """Return the results of a side in the league, latest last."""
        results = (self.shown(one.fixture) for one in self._results("league"))
        return [one for one in results if one is not None and side in one.fixture.sides]

    # --- the cup ---------------------------------------------------------------------------------------

    def _cup(self, results: Sequence[Result]) -> Field:
        lots = tuple(self.lots[side] for side in range(len(self.sides)))
        nobody = frozenset[int]()
        seeds = tuple(range(len(self.sides)))
        return Field(Form("cup"), seeds, nobody, nobody, lots, tuple(results))

    @cached_property
    def _settled_cup(self) -> Field:
        """The cup by those of its rounds that are over."""
        due = self.due
        open_round = due.round if due is not None and due.stage == "knock-out" else CUP_ROUNDS
        return self._cup(
            [one for one in self._results("knock-out") if one.fixture.round < open_round]
        )

    @cached_property
    def cup(self) -> list[list[Tie]]:
        """The ties of each round of the cup, in the order of the bracket, up to the first round that is not over."""
        return bracket(self._settled_cup)

    def through(self, round_: int, tie: Tie) -> int | None:
        """Return the side of a tie that has come through, None while that is open."""
        cup = self._settled_cup
        is_over = None in tie or any(
            one.fixture.round == round_ and set(one.fixture.sides) == set(tie)
            for one in cup.of("knock-out")
        )
        return winner_of(cup, round_, tie) if is_over else None

    def cup_results(self, round_: int, tie: Tie) -> list[Result]:
        """Return the results of a tie that may be seen, the last replay last."""
        shown = (self.shown(one.fixture) for one in self._results("knock-out"))
        return [
            one
            for one in shown
            if one is not None
            and one.fixture.round == round_
            and set(one.fixture.sides) == set(tie)
        ]

    @property
    def cup_winner(self) -> int | None:
        """The side that has won the cup, None before the final is over."""
        *_, last = self.cup
        return self.through(CUP_ROUNDS - 1, last[0]) if len(last) == 1 else None

    @property
    def cup_rounds(self) -> int:
        """The rounds of the cup that the club has survived."""
        return sum(
            self.through(round_, tie) == self.own
            for round_, ties in enumerate(self.cup)
            for tie in ties
        )

    # --- the end ---------------------------------------------------------------------------------------

    def next_sides(self) -> list[str]:
        """Return the sides of the next season, once this one is over: of each division the last go down, and the first of
        the one below come up. Of the divisions without the club the order is drawn, the stronger before the weaker more
        often than not.
        """
        orders = [
            [one.side for one in self.table] if division == self.division else self._drawn(division)
            for division in range(DIVISIONS)
        ]
        for upper, lower in pairwise(orders):
            upper[-MOVING:], lower[:MOVING] = lower[:MOVING], upper[-MOVING:]
        return [self.sides[side] for order in orders for side in order]

    def _drawn(self, division: int) -> list[int]:
        def worth(side: int) -> int:
            strength = KINDS.index(CHARACTERS[self.sides[side]].bot)
            return 3 * strength + derived_seed(self._key, f"form {side}") % 6

        sides = range(division * SIDES, (division + 1) * SIDES)
        return sorted(sides, key=lambda side: (-worth(side), self.lots[side]))


def _forfeited(fixture: Fixture, seat: int, how: How) -> Result:
    """Return what counts of a table of the Group Stage that a seat has given up: the matches of that seat, each lost."""
    rivals = tuple(rival for rival in range(len(fixture.sides)) if rival != seat)
    points = tuple(0 if one == seat else _FORFEIT_POINTS for one in range(len(fixture.sides)))
    meetings = [
        meeting
        for rival in rivals
        for meeting in (
            Meeting(seat, rival, 0, FORFEIT_GOALS, 0),
            Meeting(rival, seat, FORFEIT_GOALS, 0, _FORFEIT_POINTS),
        )
    ]
    conduct = (0,) * len(fixture.sides)
    return Result(fixture, points, rivals, conduct, how, meetings=tuple(meetings))
