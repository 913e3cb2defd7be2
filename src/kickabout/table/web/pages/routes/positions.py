"""The pages of the positions of the day: today's, those of past days, and what is posted to them."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, Response

from kickabout.bots.lines import THEN
from kickabout.table.daily import DailyPosition
from kickabout.table.web.api.schemas import Decision
from kickabout.table.web.browser import ServerPeople, ServerPositions
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.how_to_play import lessons_context
from kickabout.table.web.pages.position_view import position_context, today_context
from kickabout.table.web.pages.usual import name_of
from kickabout.table.web.visit import TheVisit, Visit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Day = Annotated[date, Form()]


@router.get("/position/{game}")
@costs(weight=DEAR)
async def show_today(
    game: str,
    visit: TheVisit,
    positions: ServerPositions,
    people: ServerPeople,
    action: Decision | None = None,
    begun: Decision | None = None,
) -> HTMLResponse:
    """Show the position of today, or what came of it to those who have answered; whoever presses an `action` is asked
    for what belongs to it, such as a target, after what they have `begun` with, and then whether that is the answer.
    """
    pressed = THEN.join(filter(None, (begun, action)))
    return await _shown(visit, positions, people, await positions.of(game), pressed)


@router.get("/position/{game}/{day}")
@costs(weight=DEAR)
async def show_day(
    game: str, day: date, visit: TheVisit, positions: ServerPositions, people: ServerPeople
) -> HTMLResponse:
    """Show the position of a day; once that is over its answers are open to everybody."""
    return await _shown(visit, positions, people, await positions.of(game, day))


@router.post("/position/{game}")
async def answer(
    game: str,
    day: Day,
    action: Annotated[Decision, Form()],
    visit: TheVisit,
    positions: ServerPositions,
) -> Response:
    """Answer the position of today; the first answer counts."""
    browser = visit.known_browser()
    await positions.answer(game, day, action, browser)
    return visit.redirect(f"/position/{game}/{day}", browser)


@router.post("/position/{game}/{day}/play-on")
@costs(limit="tables", weight=DEAR)
async def play_on(
    game: str, day: date, visit: TheVisit, positions: ServerPositions, people: ServerPeople
) -> Response:
    """Set up a table that goes on from a position, and redirect there."""
    browser = visit.known_browser()
    name = await name_of(visit, await people.account_of(browser))
    table = await positions.play_on(game, day, browser, player=name)
    return visit.to_table(table, browser)


async def _shown(
    visit: Visit,
    positions: ServerPositions,
    people: ServerPeople,
    daily: DailyPosition,
    pressed: str = "",
) -> HTMLResponse:
    account = await people.account_of(visit.browser)
    name = await name_of(visit, account)
    standing = await positions.standing(daily, visit.browser)
    shirt = None if account is None else account.shirt
    context = position_context(daily, standing, visit.locale, name, pressed, shirt=shirt)
    return visit.page(
        "position.html",
        **context,
        lessons=lessons_context(daily.game, visit.locale),
        games=await today_context(positions, visit.browser),
        days=await positions.days(daily.game.name),
    )
