"""What the match of a table belongs to, in words: a competition, a season, or the matches of a day."""

from typing import NamedTuple

from fastapi import Request

from kickabout.table.competitions import Competitions
from kickabout.table.seasons import Clubs, ready_squads
from kickabout.table.web.browser import Viewer, part_of
from kickabout.table.web.pages.beside_view import occasion_address
from kickabout.table.web.pages.competitions.words import occasion_words as fixture_words
from kickabout.table.web.pages.seasons.words import occasion_words as season_words


class Occasion(NamedTuple):
    """What a match belongs to, and the page of that."""

    words: str
    address: str
    prepared: str
    """That the match has begun prepared, where nobody has asked for that; else empty."""


async def occasion_of(request: Request, viewer: Viewer) -> Occasion | None:
    """Return what the match of a table belongs to, as far as the viewer is told; None if it stands by itself."""
    address = occasion_address(viewer.live, viewer.holds)
    if address is None:
        return None
    stored = viewer.live.stored
    prepared = stored.season_fixture is not None and bool(ready_squads(viewer.live.game))
    said = viewer.reader.say("season-prepared.short") if prepared else ""
    return Occasion(await _words(request, viewer), address, said)


async def _words(request: Request, viewer: Viewer) -> str:
    stored, reader = viewer.live.stored, viewer.reader
    if stored.fixture is not None:
        competition, _, number = stored.fixture.partition("/")
        running = await part_of(request, Competitions).get(competition)
        return fixture_words(running, running.tournament.fixtures[int(number)], reader)
    played = stored.season_fixture
    if played is None:
        return reader.say("today-match")
    opened = await part_of(request, Clubs).of_match(played)
    return season_words(opened, played.number, reader)
