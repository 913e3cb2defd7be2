"""What people at a table say, write and agree on beside the match, as its page shows it."""

from datetime import timedelta
from typing import Literal

from kickabout.engine.game import SPECTATOR
from kickabout.table.formats.fixtures import counted_goals
from kickabout.table.play import (
    Line,
    LiveTable,
    Said,
    allows_text,
    answerable,
    awaited_by,
    awaited_to_allow,
    declined_by,
    draw_offered_by,
    goes_on_without,
    is_undecided,
    lines_for,
    may_allow_text,
    may_offer_draw,
    may_resign,
    said_at,
    series_of,
    wanted_by,
)
from kickabout.table.seasons import is_of_cup
from kickabout.table.store import now
from kickabout.table.web.pages.news import score_text
from kickabout.table.web.pages.table_types import (
    InAdvanceContext,
    RematchContext,
    SaidContext,
    SeriesContext,
    Stake,
    WritingContext,
)
from kickabout.text.reader import Reader

HEARD_SECONDS = 8
"""How long a phrase stands on the pitch, as its animation has it as well."""


def series_context(table: LiveTable) -> SeriesContext | None:
    """Return how a series stands; None for a match by itself."""
    series = series_of(table)
    if series is None:
        return None
    return {
        "best_of": series.best_of,
        "wins": sorted(enumerate(series.wins), key=lambda one: -one[1]),
        "winner": series.winner,
        "goes_on": is_undecided(table),
    }


def rematch_context(table: LiveTable, holder: int) -> RematchContext | None:
    """Return who wants to play again; None until the match is over, and once the next one is set up."""
    if table.status != "over" or table.stored.successor is not None:
        return None
    wants, declined = wanted_by(table), declined_by(table)
    own = [] if holder == SPECTATOR else table.seats.with_devices([table.seats.home_of(holder)])
    others = set(table.people) - set(own)
    return {
        "said": not set(own).isdisjoint(wants),
        "wants": [seat for seat in wants if seat not in own],
        "missing": awaited_by(table),
        "declined": [seat for seat in declined if seat not in own],
        "has_declined": not set(own).isdisjoint(declined),
        "is_off": bool(others) and others.issubset(declined),
    }


def said_context(table: LiveTable, holder: int) -> list[SaidContext]:
    """Return what was said last, and what was written as far as whoever holds a seat is shown it."""
    since = now() - timedelta(seconds=HEARD_SECONDS)
    told: list[Said | Line] = [*said_at(table)]
    if holder != SPECTATOR:
        told += lines_for(table, holder)
    return [
        {
            "seat": one.seat,
            "phrase": one.phrase if isinstance(one, Said) else None,
            "text": None if isinstance(one, Said) else one.text,
            "at": f"{one.at:%H:%M}",
            "key": f"{one.seat}-{one.at:%H%M%S%f}",
            "is_new": one.at >= since,
        }
        for one in sorted(told, key=lambda one: (one.at, one.seat))
    ]


def writing_context(table: LiveTable, holder: int) -> WritingContext | None:
    """Return who allows free text; None where whoever holds a seat cannot."""
    if holder == SPECTATOR or not may_allow_text(table, holder):
        return None
    allows, missing = allows_text(table.places[holder]), awaited_to_allow(table)
    others = [seat for seat in missing if seat != holder]
    return {
        "allows": allows,
        "missing": others,
        "wants": [
            place.seat
            for place in table.places
            if place.kind == "person" and place.seat not in (holder, *missing)
        ],
        "authors": sorted({line.seat for line in lines_for(table, holder)} - {holder}),
    }


def draw_offer(table: LiveTable, viewer: int) -> Literal["can", "mine", "theirs"] | None:
    """Return whether the viewer can offer a draw, or whose offer stands."""
    if viewer == SPECTATOR:
        return None
    offered = draw_offered_by(table)
    if offered is not None:
        return "mine" if offered == viewer else "theirs"
    return "can" if may_offer_draw(table, viewer) else None


def resigning(
    table: LiveTable, viewer: int
) -> Literal["ends", "ends-match", "ends-series", "goes-on"] | None:
    """Return what comes of it if the viewer resigns; None where they cannot."""
    if viewer == SPECTATOR or not may_resign(table, viewer):
        return None
    if goes_on_without(table, viewer):
        return "goes-on"
    series = series_of(table)
    if series is None:
        return "ends"
    rivals = series.wins[:viewer] + series.wins[viewer + 1 :]
    return "ends-series" if series.lacks_one(max(rivals)) else "ends-match"


def resigning_costs(table: LiveTable, viewer: int) -> str | None:
    """Return the score with which the viewer loses by resigning, their own goals first; None unless two play."""
    if viewer == SPECTATOR or len(table.places) != 2 or not may_resign(table, viewer):
        return None
    goals = counted_goals(table.situation.goals, (1 - viewer,), "resigned")
    return score_text((goals[viewer], goals[1 - viewer]))


def occasion_address(table: LiveTable, holder: int) -> str | None:
    """Return the page of what a match belongs to: for all that of a competition, else for who plays; None if it stands by
    itself.
    """
    stored = table.stored
    if stored.fixture is not None:
        return f"/c/{stored.fixture}"
    if holder == SPECTATOR:
        return None
    if stored.season_fixture is not None:
        return f"/season/{stored.season_fixture.club}"
    return None if stored.day is None else "/today"


def stake_of(table: LiveTable) -> Stake | None:
    """Return what a match counts for that whoever resigns loses beside it."""
    if table.stored.day is not None:
        return "day"
    played, form = table.stored.season_fixture, table.stored.form
    if played is not None and len(table.places) > 2:
        return "season-many"
    if played is not None:
        return "season-cup" if is_of_cup(played.number) else "season"
    if form is None:
        return None
    match form["kind"]:
        case "cup":
            return "cup-third" if form.get("third_place") else "cup"
        case "groups":
            return "groups"
        case _:
            return "competition" if len(table.places) == 2 else "many"


def in_advance_context(
    table: LiveTable, viewer: int, reader: Reader
) -> list[InAdvanceContext] | None:
    """Return the cards that the viewer may let stand in advance; None except in a match over days with such cards."""
    cards = answerable(table)
    if viewer == SPECTATOR or viewer not in table.people or not cards:
        return None
    stands, window = table.places[viewer].lets_stand or (), table.log.window
    asked = window.card if window is not None and viewer in window.seats else None
    return [
        {
            "card": card,
            "name": reader.text(name),
            "stands": card in stands,
            "asked": card == asked,
        }
        for card, name in cards.items()
    ]
