"""Fixtures and results, round by round, with the matches that are running."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypedDict

from kickabout.table.competitions import Running
from kickabout.table.errors import Gone, Unknown
from kickabout.table.formats.field import Field
from kickabout.table.formats.fixtures import ENDED, Fixture
from kickabout.table.formats.ties import drawn_by_lot
from kickabout.table.play import LiveTable, Tables
from kickabout.table.web.pages.competitions.level_matches import tie_break_words
from kickabout.table.web.pages.competitions.words import round_words
from kickabout.text.reader import Reader

MOST_FOLLOWED = 16
"""The number of running matches of which a page shows the score."""
MOST_AHEAD = 14
"""The number of rounds to come that a page shows: all of eight sides that meet twice."""


class ShownFixture(TypedDict):
    """A match of a competition."""

    number: int
    sides: tuple[int, ...]
    """By seat; one alone has a bye."""
    names: list[str]
    is_own: bool
    """Whether the reader's side plays it."""
    group: int | None
    state: str
    """`to-come`, `waiting`, `playing`, or what its result is: `bye`, or how it came about."""
    goals: list[int]
    """By seat; empty without a score."""
    winners: tuple[int, ...]
    """The seats that have won."""
    lot: int | None
    """The side for which the lot has decided; None if it has not."""
    tie_break: str
    """By which rule of its game a level match was decided; empty if it was not."""
    table: str | None
    can_replay: bool
    """Whether its match can be looked at again."""
    is_replay: bool
    reason: str
    """Why the organiser has put its result right; empty if not."""
    was: Sequence[int]
    """Its goals before that, by seat."""
    was_how: str
    """How it had come about."""
    can_correct: bool
    """Whether its organiser may put the result right."""


class ShownAhead(TypedDict):
    """A round that is to come."""

    name: str
    matches: list[list[str]]
    """Each by the names of its sides."""
    free: list[str]
    """The sides that have no match in it."""


class ShownRound(TypedDict):
    """The matches of a round."""

    name: str
    fixtures: list[ShownFixture]
    free: list[str]
    """The sides of a league that have no match in it."""
    is_over: bool


@dataclass(frozen=True)
class Followed:
    """The tables of running matches, by their fixtures."""

    tables: Mapping[int, LiveTable]


async def follow(tables: Tables, running: Running, first: Fixture | None) -> Followed:
    """Return the tables of the matches that are running, that of the `first` fixture among them."""
    tournament = running.tournament
    numbers = [one.number for one in tournament.running if one.number in tournament.tables]
    if first is not None:
        numbers = [first.number, *(one for one in numbers if one != first.number)]
    found = {one: await table_of_fixture(tables, running, one) for one in numbers[:MOST_FOLLOWED]}
    return Followed({number: table for number, table in found.items() if table is not None})


async def table_of_fixture(tables: Tables, running: Running, fixture: int) -> LiveTable | None:
    """Return the table of a fixture; None if it has none, or none any more."""
    if fixture not in running.tournament.tables:
        return None
    try:
        return await tables.get(running.tournament.tables[fixture])
    except (Gone, Unknown):
        return None


def shown_fixture(
    running: Running,
    field: Field,
    fixture: Fixture,
    followed: Followed,
    names: Mapping[int, str],
    reader: Reader,
    own: int | None = None,
) -> ShownFixture:
    """Return a fixture as a page shows it, for the `names` of all sides, to the reader whose `own` one has that number."""
    tournament, number = running.tournament, fixture.number
    result, table = tournament.result_of(fixture), followed.tables.get(number)
    corrected = tournament.corrections.get(number)
    goals: list[int] = []
    state = "to-come"
    if result is not None:
        state = result.how if len(fixture.sides) > 1 else "bye"
        goals = [] if state in ("bye", "void") else list(result.goals)
    elif table is not None and table.status == "playing":
        state, goals = "playing", table.for_watchers().situation.goals
    elif number in tournament.tables:
        state = "waiting"
    elif number < len(tournament.fixtures) and all(map(running.character, fixture.sides)):
        state = "playing"  # bots begin as soon as they are paired
    return {
        "number": number,
        "sides": fixture.sides,
        "names": [names[side] for side in fixture.sides],
        "is_own": own in fixture.sides,
        "group": fixture.group,
        "state": state,
        "goals": goals,
        "winners": () if result is None or result.how == "void" else result.winners,
        "lot": None if result is None else drawn_by_lot(field, result),
        "tie_break": ""
        if result is None
        else tie_break_words(running.competition.game, result, reader),
        "table": tournament.tables.get(number),
        "can_replay": state in ENDED and number in tournament.tables,
        "is_replay": fixture.replays is not None,
        "reason": "" if corrected is None else corrected.reason,
        "was": () if corrected is None else tournament.endings[number].goals,
        "was_how": "" if corrected is None else tournament.endings[number].how,
        "can_correct": running.can_correct(number),
    }


def shown_rounds(
    running: Running,
    followed: Followed,
    names: Mapping[int, str],
    own: int | None,
    reader: Reader,
) -> list[ShownRound]:
    """Return all rounds, the latest first, to the reader whose `own` side has that number."""
    tournament, field = running.tournament, running.tournament.field
    rounds: list[ShownRound] = []
    for _, of_round in groupby(
        sorted(tournament.fixtures, key=_round_of), key=lambda one: (one.stage, one.round)
    ):
        fixtures = list(of_round)
        rounds.append(
            {
                "name": round_words(running, fixtures[0], reader),
                "fixtures": [
                    shown_fixture(running, field, one, followed, names, reader, own)
                    for one in fixtures
                ],
                "free": _free(running, fixtures, names),
                "is_over": all(one.number in tournament.endings for one in fixtures),
            }
        )
    return rounds[::-1]


def shown_ahead(running: Running, names: Mapping[int, str], reader: Reader) -> list[ShownAhead]:
    """Return the rounds to come of which it is known who meets whom, without those who have withdrawn."""
    tournament = running.tournament
    return [
        {
            "name": round_words(running, round_.fixtures[0], reader),
            "matches": [
                [names[side] for side in one.sides]
                for one in round_.fixtures
                if tournament.withdrawn.keys().isdisjoint(one.sides)
            ],
            "free": _free(running, round_.fixtures, names),
        }
        for round_ in tournament.ahead[:MOST_AHEAD]
    ]


def _free(running: Running, fixtures: Sequence[Fixture], names: Mapping[int, str]) -> list[str]:
    """Return the sides without a match in a round of a league, or of its groups."""
    tournament = running.tournament
    if fixtures[0].stage not in ("league", "group"):
        return []
    playing = {side for one in fixtures for side in one.sides}
    free = (side for side in tournament.starters if side not in playing)
    return [names[side] for side in free if side not in tournament.withdrawn]


def _round_of(fixture: Fixture) -> tuple[bool, int, str, int]:
    """Return the place of a fixture: the match for the third place belongs before the final."""
    return (
        fixture.stage in ("knock-out", "third-place"),
        fixture.round,
        "" if fixture.stage == "third-place" else fixture.stage,
        fixture.number,
    )
