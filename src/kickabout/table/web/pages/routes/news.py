"""What a match that is over has changed, at the end of its page."""

from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from kickabout.table.errors import NotYours, Unknown
from kickabout.table.store import daily_queries
from kickabout.table.web.browser import (
    PageViewer,
    ServerClubs,
    ServerCompetitions,
    ServerDaily,
    ServerPeople,
)
from kickabout.table.web.costs import SMALL, costs
from kickabout.table.web.pages.competitions.news import fixture_news
from kickabout.table.web.pages.daily.fixtures_view import day_context, day_news
from kickabout.table.web.pages.seasons.news import season_news
from kickabout.table.web.visit import TheVisit
from kickabout.text.messages import Message

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/t/{table}/news")
@costs(weight=SMALL)
async def show(
    viewer: PageViewer,
    visit: TheVisit,
    clubs: ServerClubs,
    competitions: ServerCompetitions,
    daily: ServerDaily,
    people: ServerPeople,
) -> HTMLResponse:
    """Show what a match has changed of its season, its competition or the matches of its day."""
    if viewer.table.status != "over":
        raise NotYours(Message("error-replay-too-early"))
    stored, reader = viewer.live.stored, visit.reader
    more: dict[str, Any] = {}
    if stored.fixture is not None:
        competition, _, number = stored.fixture.partition("/")
        running = await competitions.get(competition)
        account = await people.account_of(visit.browser)
        news = fixture_news(running, running.tournament.fixtures[int(number)], account, reader)
    elif (played := stored.season_fixture) is not None:
        viewer.own_seat()
        opened = await clubs.open(visit.owner, played.club)
        if opened.season.number != played.season:
            opened = await clubs.of_match(played)
        news = season_news(opened, played.number, reader)
    else:
        viewer.own_seat()
        table = stored.id
        attempt = await visit.tables.store.read(lambda c: daily_queries.attempt_at(c, table))
        if attempt is None:
            raise Unknown(Message("error-no-table"))
        fixtures = await day_context(daily, visit.owner, attempt.day, reader)
        fixture = next(one for one in fixtures if one["game"] == attempt.game)
        news = day_news(fixture, attempt.day, await daily.streak(visit.owner), reader)
        if not news.is_open:
            more = {"fixtures": fixtures, "date": attempt.day.isoformat(), "base": visit.base}
    return visit.page("partials/news.html", reader, table=stored.id, news=news, **more)
