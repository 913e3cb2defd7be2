"""A competition as a feed of its results and rounds, and its deadlines as a calendar, for whoever has its link."""

from collections.abc import Iterator
from datetime import datetime

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from kickabout.table.competitions import Running
from kickabout.table.formats.entries import Awarded, CalledOff, Corrected, Ended, Entry, Paired
from kickabout.table.formats.fixtures import Fixture
from kickabout.table.seats import names_in
from kickabout.table.web.browser import ServerCompetitions
from kickabout.table.web.pages.competitions.words import round_words
from kickabout.table.web.pages.feeds import Item, calendar, feed
from kickabout.table.web.visit import TheVisit
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
MOST = 100
"""The number of entries of a feed, the latest."""


@router.get("/c/{competition}/feed")
async def show_feed(
    competition: str, visit: TheVisit, competitions: ServerCompetitions
) -> Response:
    """Show the results and rounds of a competition, latest first."""
    running = await competitions.get(competition)
    own = running.competition
    title = visit.reader.say("competition-feed", name=own.name)
    link = f"{visit.base}/c/{own.id}"
    items = list(_news(running, visit.reader, link))[: -MOST - 1 : -1]
    return feed(f"urn:kickabout:{own.id}", title, own.created, items)


@router.get("/c/{competition}/calendar.ics")
async def show_calendar(
    competition: str, visit: TheVisit, competitions: ServerCompetitions
) -> Response:
    """Show when a competition begins, and by when its matches are to be begun and over."""
    running = await competitions.get(competition)
    return calendar(_dates(running, visit.reader, f"{visit.base}/c/{running.competition.id}"))


def _news(running: Running, reader: Reader, link: str) -> Iterator[Item]:
    """Yield what a feed tells of a log, in its order."""
    pairs = zip(running.entries, running.times, strict=True)
    for number, (entry, at) in enumerate(pairs):
        title = _told(running, entry, reader)
        if title:
            yield Item(f"urn:kickabout:{running.competition.id}:{number}", title, at, link)


def _told(running: Running, entry: Entry, reader: Reader) -> str:
    """Return what a feed tells of an entry, nothing of most."""
    tournament, name = running.tournament, running.competition.name
    match entry:
        case Paired():
            said = round_words(running, entry.fixtures[0], reader)
            return reader.say("competition-feed-round", round=said)
        case Ended() | Corrected():
            fixture = tournament.fixtures[entry.fixture]
            if len(fixture.sides) == 1:
                return ""
            how = entry.how if isinstance(entry, Ended) else "corrected"
            sides = tuple(
                reader.say("competition-feed-side", name=_name(running, side, reader), goals=goals)
                for side, goals in zip(fixture.sides, entry.goals, strict=True)
            )
            said = round_words(running, fixture, reader)
            return reader.say(
                "competition-feed-result",
                round=said,
                names=_names(running, fixture, reader),
                sides=sides,
                how=how,
            )
        case Awarded():
            winner = _name(running, entry.order[0], reader)
            return reader.say("competition-feed-award", winner=winner, name=name)
        case CalledOff():
            return reader.say("competition-feed-called-off", name=name)
        case _:
            return ""


def _dates(running: Running, reader: Reader, link: str) -> Iterator[Item]:
    own, tournament = running.competition, running.tournament
    if own.starts is not None and not tournament.has_begun and not tournament.is_over:
        title = reader.say("competition-calendar-begins", name=own.name)
        yield Item(f"{own.id}-begins@kickabout", title, own.starts, link)
    for fixture in tournament.running:
        number = fixture.number
        if number not in tournament.tables or tournament.is_over:
            continue
        dates: list[tuple[str, datetime | None]] = [
            ("sit-down", running.sit_down_by(number)),
            ("ends", running.ends_by(number)),
        ]
        for what, at in dates:
            if at is not None:
                said = round_words(running, fixture, reader)
                title = reader.say(
                    f"competition-calendar-{what}",
                    round=said,
                    names=_names(running, fixture, reader),
                )
                yield Item(f"{own.id}-{number}-{what}@kickabout", title, at, f"{link}/{number}")


def _names(running: Running, fixture: Fixture, reader: Reader) -> tuple[str, ...]:
    return tuple(_name(running, side, reader) for side in fixture.sides)


def _name(running: Running, side: int, reader: Reader) -> str:
    [name] = names_in([running.name(side)], reader.localization.locale)
    return name
