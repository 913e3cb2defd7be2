"""One's own moves in matches over days: the list, the way from one to the next, and vacations."""

from typing import Annotated, Literal

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, Response

from kickabout.table import catalogue
from kickabout.table.people import beside, end_vacation, own_moves, take_vacation, vacation_of
from kickabout.table.seats import digest, names_in
from kickabout.table.store import now, queries
from kickabout.table.web.pages.clock_words import left_words
from kickabout.table.web.pages.tickets import tickets_context
from kickabout.table.web.visit import TheVisit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
STEPS = {"next": 1, "previous": -1}


@router.get("/moves")
async def show_moves(
    visit: TheVisit, done: Literal["vacation", "back"] | None = None
) -> HTMLResponse:
    """Show what somebody has to decide, in matches over days and at once, in which matches others have to, their vacation,
    and those of their rivals.
    """
    store, moment = visit.tables.store, now()
    titles = {game.name: game.title for game in catalogue.games()}
    moves = await own_moves(store, visit.owner)
    listed = await store.read(lambda c: queries.tables_of(c, visit.owner))
    tickets = await tickets_context(visit.tables, listed, titles, visit.reader)
    over_days = {one.table for one in moves}
    return visit.page(
        "moves.html",
        visit.reader,
        moves=[
            {
                "table": one.table,
                "title": titles.get(one.game, one.game),
                "names": names_in(one.rivals, visit.locale),
                "due": one.due,
                "left": left_words((one.due - moment).total_seconds(), visit.reader),
            }
            for one in moves
        ],
        live=[one for one in tickets if one["mine"] and one["id"] not in over_days],
        others=[one for one in tickets if one["status"] == "playing" and not one["mine"]],
        vacation=await vacation_of(store, visit.owner),
        titles=titles,
        done=done,
    )


@router.get("/moves/{step}")
async def go_on(step: Literal["next", "previous"], visit: TheVisit, table: str = "") -> Response:
    """Lead to the move after the one at a table, or before it; to the list if there is no other."""
    moves = await own_moves(visit.tables.store, visit.owner)
    following = beside(moves, table, STEPS[step])
    return visit.redirect("/moves" if following is None else f"/t/{following}")


@router.post("/moves/vacation")
async def go_on_vacation(visit: TheVisit, days: Annotated[int, Form()] = 0) -> Response:
    """Go on vacation from now on."""
    browser = visit.known_browser()
    await take_vacation(visit.tables, digest(browser), days)
    return visit.redirect("/moves?done=vacation", browser)


@router.post("/moves/vacation/end")
async def come_back(visit: TheVisit) -> Response:
    """Come back from a vacation before its end."""
    await end_vacation(visit.tables, visit.owner)
    return visit.redirect("/moves?done=back")
