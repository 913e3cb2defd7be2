"""A season as its page shows it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal, TypedDict

from kickabout.table import catalogue
from kickabout.table.bots import strength
from kickabout.table.formats.fixtures import Fixture, Result
from kickabout.table.formats.standings import Standing
from kickabout.table.formats.ties import Tie
from kickabout.table.seasons import (
    CUP_ROUNDS,
    DIVISIONS,
    FORM,
    MOVING,
    SIDES,
    OpenSeason,
)
from kickabout.table.shirts import Shirt, against, worn
from kickabout.table.store import Club, StoredSeason
from kickabout.table.web.pages.bots_view import level_words
from kickabout.table.web.pages.news import score_text
from kickabout.table.web.pages.scorers_view import ScorersView, ShownScorers
from kickabout.table.web.pages.seasons.words import (
    how_of,
    place_at_table,
    rivals_of,
    squad_words,
)
from kickabout.text.reader import Reader

Letter = Literal["won", "drawn", "lost"]
Zone = Literal["up", "down", ""]


class ShownSide(TypedDict):
    """A side of a season."""

    name: str
    is_own: bool
    shirt: Shirt


class ShownScore(TypedDict):
    """A score."""

    words: str
    is_below_zero: bool
    """Whether a side has fewer goals than none, from which deductions were made."""


class ShownRow(TypedDict):
    """A row of the table."""

    side: ShownSide
    standing: Standing
    goals: ShownScore
    difference: str
    zone: Zone
    form: list[Letter]
    """What came of its latest matches, the last one last."""


class ShownMatch(TypedDict):
    """A match of a season."""

    home: ShownSide
    away: ShownSide
    score: ShownScore | None
    """None as long as nobody may see it."""
    is_own: bool
    how: str
    """How it came to its result."""


class ShownTable(TypedDict):
    """A table of a Group Stage."""

    rows: list[tuple[ShownSide, str]]
    """Its sides with their points there, best first; by the seat and without points as long as nobody may see them."""
    is_own: bool
    is_won: bool
    """Whether the first of the rows has won it."""
    line: str
    """Of the club's own: where it came, or whom it meets."""
    how: str
    """How it came to its result."""


class ShownTie(TypedDict):
    """Two sides that meet in the cup, with the results of their matches so far."""

    sides: list[tuple[ShownSide, bool]]
    """Each with whether it has come through; one alone has a bye."""
    scores: list[tuple[ShownScore, str]]
    """Of a drawn match and those by which it was played again, each with the side above first and how it came about."""
    is_by_lot: bool
    """Whether the lot has decided after them."""
    is_own: bool


class ShownCupRound(TypedDict):
    """A round of the cup."""

    number: int
    """From 1."""
    ties: list[ShownTie]


class ShownRival(TypedDict):
    """A side that the club meets."""

    side: ShownSide
    slug: str
    """Its slug among the cast."""
    level: str
    """In words."""
    style: str
    """Empty for a bot without one."""
    strength: int


class ShownNext(TypedDict):
    """The club's next match."""

    is_due: bool
    """Whether it can be played; before that the others have to play theirs."""
    fixture: int
    is_cup: bool
    number: int
    """Of the matchday or the round, from 1."""
    is_replay: bool
    is_home: bool
    sides: list[ShownSide]
    """By seat."""
    rivals: list[ShownRival]


class ShownDate(TypedDict):
    """A matchday, or a round of the cup."""

    is_cup: bool
    number: int
    """From 1."""
    matches: list[ShownMatch]
    """None of a round of the cup that is not drawn yet, nor of a round of a Group Stage."""
    tables: list[ShownTable]
    """The tables of a round of a Group Stage."""
    is_latest: bool
    """Whether it is the latest of which anything is known, or the first."""


class ShownLatest(TypedDict):
    """The club's latest match."""

    is_cup: bool
    number: int
    """Of the matchday or the round, from 1."""
    match: ShownMatch | None
    """None of a table of a Group Stage."""


class ShownPast(TypedDict):
    """A season that is over."""

    number: int
    division: int
    place: int
    cup_rounds: int


class ShownSeason(TypedDict):
    """The context of a season's page, beside its clubs."""

    club: Club
    title: str
    """The game's."""
    is_group_stage: bool
    shirt: Shirt
    number: int
    division: int
    """From 1, the best."""
    divisions: int
    matchdays: int
    cup_rounds: int
    sides: int
    latest: ShownLatest | None
    next: ShownNext | None
    """None as long as it is not known."""
    is_over: bool
    place: int
    goes: Zone
    """Where the club goes at the end of a season that is over."""
    has_cup: bool
    """Whether the club has won the cup."""
    cup_winner: ShownSide | None
    has_begun: bool
    """Whether a match counts in the table."""
    table: list[ShownRow]
    """By name as long as nobody has played."""
    parted: list[str]
    """What parts sides of the table that it shows as equals, in words."""
    calendar: list[ShownDate]
    has_tie_break: bool
    """Whether a tie-break has decided a match of the league."""
    squad: str
    """The squad of the club, with which and a line-up its matches begin; empty where a game has none."""
    scorers: ShownScorers
    named: dict[int, ShownSide]
    """The sides of the scorers, by their numbers."""
    cup: list[ShownCupRound]
    past: list[ShownPast]


def zone_of(place: int, division: int) -> Zone:
    """Return where a place of a division, from 0, leads."""
    if place <= MOVING and division > 0:
        return "up"
    return "down" if place > SIDES - MOVING and division < DIVISIONS - 1 else ""


class SeasonView:
    """A season in the words of a reader."""

    def __init__(self, opened: OpenSeason, reader: Reader, scorers: ScorersView) -> None:
        self._club = opened.club
        self._season = opened.season
        self._past = opened.past
        self._reader = reader
        self._scorers = scorers

    def context(self) -> ShownSeason:
        """Return the context of its page."""
        season, club = self._season, self._club
        table = season.table
        winner = season.cup_winner
        rows = [self._row(one) for one in table]
        if not season.has_begun:
            rows.sort(key=lambda row: row["side"]["name"].casefold())
        return {
            "club": club,
            "title": catalogue.find(club.game).title,
            "is_group_stage": season.is_group_stage,
            "shirt": Shirt.read(club.shirt),
            "number": season.number,
            "division": season.division + 1,
            "divisions": DIVISIONS,
            "matchdays": len(season.matchdays),
            "cup_rounds": CUP_ROUNDS,
            "sides": SIDES,
            "latest": self._latest(),
            "next": self._next(),
            "is_over": season.is_over,
            "place": season.place,
            "goes": zone_of(season.place, season.division) if season.is_over else "",
            "has_cup": winner == season.own,
            "cup_winner": None if winner is None else self._side(winner),
            "has_begun": season.has_begun,
            "table": rows,
            "parted": list(self._parted(table)),
            "calendar": self._calendar(),
            "has_tie_break": any(
                one.is_by_tie_break for one in season.results if one.fixture.stage == "league"
            ),
            "squad": squad_words(season, club.game, self._reader),
            "scorers": self._scorers.of_all(season.results),
            "named": {side: self._side(side) for side in range(len(season.sides))},
            "cup": [
                {"number": number, "ties": list(self._ties(number - 1, ties))}
                for number, ties in enumerate(season.cup, 1)
            ],
            "past": [_past(one) for one in self._past],
        }

    def _calendar(self) -> list[ShownDate]:
        dates = self._season.calendar
        shown = self._season.shown
        known = [place for place, one in enumerate(dates) if any(map(shown, one.fixtures))]
        latest = max(known, default=0)
        return [
            {
                "is_cup": one.stage == "knock-out",
                "number": one.round + 1,
                "matches": [self._match(each) for each in one.fixtures if len(each.sides) == 2],
                "tables": [self._table(each) for each in one.fixtures if len(each.sides) > 2],
                "is_latest": place == latest,
            }
            for place, one in enumerate(dates)
        ]

    def _side(self, side: int) -> ShownSide:
        character = self._season.character(side)
        if character is None:
            return {"name": self._club.name, "is_own": True, "shirt": Shirt.read(self._club.shirt)}
        name = self._reader.say(f"cast-{character.slug}")
        shirt = against(self._club.shirt, character.shirt)
        return {"name": name, "is_own": False, "shirt": Shirt.read(shirt)}

    def _dressed(self, sides: Sequence[int]) -> list[ShownSide]:
        """Return the sides of a match, of which none looks like another: the club keeps its shirt, or else who is named first."""
        shown = {
            side: self._side(side)
            for side in sorted(sides, key=lambda one: one != self._season.own)
        }
        dress = worn([str(one["shirt"]) for one in shown.values()])
        for one, wear in zip(shown.values(), dress, strict=True):
            one["shirt"] = wear.shirt
        return [shown[side] for side in sides]

    def _parted(self, table: Sequence[Standing]) -> Iterator[str]:
        for before, one in pairwise(table):
            if one.settled_by in ("conduct", "lot") and one.played and before.played:
                yield self._reader.say(
                    "competition-level",
                    side=self._side(one.side)["name"],
                    other=self._side(before.side)["name"],
                    by=one.settled_by,
                    own=one.conduct,
                    theirs=before.conduct,
                )

    def _row(self, standing: Standing) -> ShownRow:
        difference = standing.goals - standing.against
        results = self._season.results_of(standing.side)[-FORM:]
        return {
            "side": self._side(standing.side),
            "standing": standing,
            "goals": _shown_score((standing.goals, standing.against)),
            "difference": f"{difference:+d}".replace("-", "−") if difference else "0",
            "zone": zone_of(standing.place, self._season.division)
            if self._season.has_begun
            else "",
            "form": [letter for one in results for letter in _letters(one, standing.side)][-FORM:],
        }

    def _match(self, fixture: Fixture) -> ShownMatch:
        home, away = map(self._side, fixture.sides)
        result = self._season.shown(fixture)
        return {
            "home": home,
            "away": away,
            "score": None if result is None else _score(result, fixture.sides[0]),
            "is_own": self._season.own in fixture.sides,
            "how": "played" if result is None else how_of(result),
        }

    def _table(self, fixture: Fixture) -> ShownTable:
        season = self._season
        result = season.shown(fixture)
        return {
            "rows": [(self._side(side), "") for side in fixture.sides]
            if result is None
            else [(self._side(one.side), str(one.points)) for one in season.order_at(result)],
            "is_own": season.own in fixture.sides,
            "is_won": result is not None and len(result.winners) == 1,
            "line": self._line(fixture, result) if season.own in fixture.sides else "",
            "how": "played" if result is None else how_of(result),
        }

    def _line(self, fixture: Fixture, result: Result | None) -> str:
        if result is not None:
            return place_at_table(self._season, result, self._reader)
        names = rivals_of(self._season, fixture, self._reader)
        return self._reader.say("moves-against", names=names)

    def _ties(self, round_: int, ties: list[Tie]) -> Iterator[ShownTie]:
        season = self._season
        for tie in ties:
            through = season.through(round_, tie)
            present = [side for side in tie if side is not None]
            results = season.cup_results(round_, tie)
            yield {
                "sides": [(self._side(side), side == through) for side in present],
                "scores": [(_score(one, present[0]), how_of(one)) for one in results],
                "is_by_lot": through is not None and bool(results) and not results[-1].winners,
                "is_own": season.own in present,
            }

    def _latest(self) -> ShownLatest | None:
        fixture = self._season.latest_own
        if fixture is None:
            return None
        return {
            "is_cup": fixture.stage == "knock-out",
            "number": fixture.round + 1,
            "match": self._match(fixture) if len(fixture.sides) == 2 else None,
        }

    def _next(self) -> ShownNext | None:
        season = self._season
        fixture = season.own_fixture or season.following
        if fixture is None:
            return None
        sides = self._dressed(fixture.sides)
        return {
            "is_due": fixture == season.own_fixture,
            "fixture": fixture.number,
            "is_cup": fixture.stage == "knock-out",
            "number": fixture.round + 1,
            "is_replay": fixture.replays is not None,
            "is_home": fixture.sides[0] == season.own,
            "sides": sides,
            "rivals": [
                {
                    "side": shown,
                    "slug": one.slug,
                    "level": level_words(one, self._reader),
                    "style": one.style or "",
                    "strength": strength(one.bot),
                }
                for side, shown in zip(fixture.sides, sides, strict=True)
                if (one := season.character(side)) is not None
            ],
        }


def _past(season: StoredSeason) -> ShownPast:
    assert season.place is not None
    assert season.cup_rounds is not None
    return {
        "number": season.number,
        "division": season.sides.index("") // SIDES + 1,
        "place": season.place,
        "cup_rounds": season.cup_rounds,
    }


def _score(result: Result, first: int) -> ShownScore:
    """Return the goals of a match, those of the `first` side first."""
    goals = result.goals if result.fixture.sides[0] == first else result.goals[::-1]
    return _shown_score(goals)


def _shown_score(goals: Sequence[int]) -> ShownScore:
    return {"words": score_text(goals), "is_below_zero": min(goals) < 0}


def _letters(result: Result, side: int) -> list[Letter]:
    """Return what came of a match for a side, or of each of the matches within it."""
    seat = result.fixture.sides.index(side)
    if result.meetings:
        own = (one for one in result.meetings if one.seat == seat)
        return [_letter(one.goals - one.against) for one in own]
    return [_letter(0 if not result.winners else 1 if seat in result.winners else -1)]


def _letter(lead: int) -> Letter:
    return "won" if lead > 0 else "lost" if lead < 0 else "drawn"
