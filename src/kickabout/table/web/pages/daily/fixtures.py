"""The page of today's matches, the way to each, and the picture of somebody's day."""

import asyncio

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from kickabout.engine.lessons import lessons_of
from kickabout.table import catalogue
from kickabout.table.formats.days import opening_of
from kickabout.table.web.browser import ServerDaily, ServerPeople, ServerPositions
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.daily.fixtures_view import (
    day_context,
    left_today,
    picture_headline,
    picture_rows,
    yesterday_context,
)
from kickabout.table.web.pages.picture import day_picture
from kickabout.table.web.pages.position_view import today_context
from kickabout.table.web.pages.usual import listed_by, name_of
from kickabout.table.web.visit import TheVisit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/today")
async def today(visit: TheVisit, daily: ServerDaily, positions: ServerPositions) -> HTMLResponse:
    """Show today's matches and positions, as the visitor stands in them, and the matches of the day before."""
    reader, listed = visit.reader, await listed_by(visit)
    known = {table.game for table in listed}
    return visit.page(
        "today.html",
        reader,
        lessons={
            game.name: lessons[0]
            for game in catalogue.games()
            if game.name not in known and (lessons := lessons_of(game))
        },
        date=daily.today,
        left=left_today(daily, reader),
        fixtures=await day_context(daily, visit.owner, daily.today, reader),
        games=await today_context(positions, visit.browser),
        streak=await daily.streak(visit.owner),
        yesterday=await yesterday_context(daily, visit.owner, reader),
        yesterday_date=daily.yesterday,
        opening=opening_of(daily.yesterday),
        base=visit.base,
    )


@router.post("/today/{game}")
@costs(limit="tables", weight=DEAR)
async def play(game: str, visit: TheVisit, daily: ServerDaily, people: ServerPeople) -> Response:
    """Lead to the visitor's match of today in a game, which is set up if they have none."""
    browser = visit.known_browser()
    name = await name_of(visit, await people.account_of(browser))
    return visit.to_table(await daily.play(game, browser, name=name), browser)


@router.get("/today/picture.png")
@costs(weight=DEAR)
async def picture(visit: TheVisit, daily: ServerDaily) -> Response:
    """Show the visitor's day as a picture, which gives nothing away of cards and dice."""
    reader, streak = visit.reader, await daily.streak(visit.owner)
    fixtures = await day_context(daily, visit.owner, daily.today, reader)
    png = await asyncio.to_thread(
        day_picture,
        f"{reader.say('today.date', date=daily.today)} · {reader.say('today-streak', days=streak)}",
        picture_headline(fixtures, reader),
        picture_rows(fixtures, reader),
        f"{reader.say('today-picture-foot')} · {visit.base.partition('://')[2]}/today",
    )
    return Response(png, media_type="image/png")
