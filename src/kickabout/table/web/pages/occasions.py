"""What the match of a table belongs to: a competition, a season, or the matches of a day."""

from typing import NamedTuple

from fastapi import Request

from kickabout.table.competitions import Competitions
from kickabout.table.seasons import Clubs
from kickabout.table.web.browser import Viewer, part_of
from kickabout.table.web.pages.competitions.words import occasion_words as fixture_words
from kickabout.table.web.pages.seasons.views import occasion_words as season_words


class Occasion(NamedTuple):
    """What a match belongs to, and the page of that."""

    words: str
    address: str


async def occasion_of(request: Request, viewer: Viewer) -> Occasion | None:
    """Return what the match of a table belongs to, None if it stands by itself. Of a season only those are told who play."""
    stored, reader = viewer.live.stored, viewer.reader
    if stored.fixture is not None:
        competition, _, number = stored.fixture.partition("/")
        running = await part_of(request, Competitions).get(competition)
        fixture = running.tournament.fixtures[int(number)]
        words = fixture_words(running, fixture, reader)
        return Occasion(words, f"/c/{stored.fixture}")
    played = stored.season_fixture
    if played is not None and viewer.holds >= 0:
        opened = await part_of(request, Clubs).of_match(played)
        words = season_words(opened, played.number, reader)
        return Occasion(words, f"/season/{played.club}")
    return None if stored.day is None else Occasion(reader.say("today-match"), "/today")
