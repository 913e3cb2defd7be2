"""The tables of a competition: who is where, who goes on, and what parts sides that are level on points."""

from itertools import pairwise
from typing import TypedDict, cast

from kickabout.table.competitions import Running
from kickabout.table.formats.field import table_of
from kickabout.table.formats.fixtures import Result, Stage
from kickabout.table.formats.standings import Standing
from kickabout.table.web.pages.news import score_text
from kickabout.text.reader import Reader

MOST_FORM = 5
"""The number of latest matches that a row shows."""


class ShownStanding(TypedDict):
    """A row of a table."""

    place: int
    """0 before any match is over."""
    side: int
    played: int
    won: int
    drawn: int
    lost: int
    goals: str
    difference: str
    points: int
    form: list[str]
    """What came of its latest matches, the last one last: `won`, `drawn` or `lost`."""
    is_through: bool
    """Whether it goes on from its place."""


class ShownTable(TypedDict):
    """A table."""

    name: str
    """Of the group; empty if there are none."""
    rows: list[ShownStanding]
    level: list[str]
    """By what sides that are level on points are apart, in words."""


def shown_tables(running: Running, reader: Reader, names: dict[int, str]) -> list[ShownTable]:
    """Return the tables of a competition that has begun: of its groups, or of all; none of a knock-out."""
    tournament = running.tournament
    kind = tournament.form.kind
    if not tournament.has_begun or kind in ("cup", "group-stage"):
        return []
    if kind != "groups":
        return [_table(running, cast("Stage", kind), None, reader, names)]
    return [
        _table(running, "group", group, reader, names) for group in range(tournament.form.groups)
    ]


def _table(
    running: Running, stage: Stage, group: int | None, reader: Reader, names: dict[int, str]
) -> ShownTable:
    field = running.tournament.field
    standings = table_of(field, stage, group)
    results = field.of(stage, group)
    through = field.form.qualify if stage == "group" else 0
    return {
        "name": "" if group is None else reader.say("competition-group", letter=letter_of(group)),
        "rows": [
            _row(one, results, is_through=results != [] and one.place <= through)
            for one in standings
        ],
        "level": [
            reader.say(
                "competition-level",
                side=names[one.side],
                other=names[before.side],
                by=one.settled_by,
                own=one.conduct,
                theirs=before.conduct,
            )
            for before, one in pairwise(standings)
            if one.settled_by is not None and one.played and before.played
        ],
    }


def letter_of(group: int) -> str:
    """Return the letter of a group."""
    return chr(ord("A") + group)


def _row(standing: Standing, results: list[Result], *, is_through: bool) -> ShownStanding:
    difference = standing.goals - standing.against
    return {
        "place": standing.place if results else 0,
        "side": standing.side,
        "played": standing.played,
        "won": standing.won,
        "drawn": standing.drawn,
        "lost": standing.lost,
        "goals": score_text((standing.goals, standing.against)),
        "difference": f"{difference:+d}".replace("-", "−") if difference else "0",
        "points": standing.points,
        "form": [
            _outcome(one, standing.side)
            for one in results
            if standing.side in one.fixture.sides and one.how != "void"
        ][-MOST_FORM:],
        "is_through": is_through,
    }


def _outcome(result: Result, side: int) -> str:
    seat = result.fixture.sides.index(side)
    if not result.winners:
        return "drawn"
    return "won" if seat in result.winners else "lost"
