"""The lobby: tables that wait for players, and a match with whoever wants one now."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Form, Query
from fastapi.responses import HTMLResponse, Response

from kickabout.table import catalogue
from kickabout.table.people import (
    Seeker,
    is_seeking,
    look_again,
    open_tables,
    play_now,
    stop_seeking,
    tables_to_watch,
)
from kickabout.table.play import LiveTable, Terms
from kickabout.table.store import Wanted, rating_queries
from kickabout.table.time_control import CHOICES, TimeControl
from kickabout.table.web.browser import ServerFriends, ServerPeople
from kickabout.table.web.costs import DEAR, SMALL, costs
from kickabout.table.web.pages.clock_words import clock_choices
from kickabout.table.web.pages.people.company import shown_open_table, shown_table
from kickabout.table.web.pages.usual import name_of, opponents
from kickabout.table.web.visit import TheVisit, Visit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
MOST = 60
"""The number of tables in the lobby, latest first."""
LIVE = ("none", *(one for one in CHOICES if not TimeControl.read(one).in_days))
"""The time controls of those who want to play now."""


@router.get("/lobby")
async def lobby(
    visit: TheVisit,
    friends: ServerFriends,
    game: str = "",
    seats: Annotated[str, Query(max_length=2)] = "",
    time: Annotated[str, Query(max_length=8)] = "",
    rated: Literal["", "yes", "no"] = "",
) -> HTMLResponse:
    """Show the tables that anybody may join, and those that anybody may watch: of a game, with so many seats, a time control, rated or not."""
    wanted = Wanted(
        game or None,
        int(seats) if seats.isdecimal() else None,
        time or None,
        None if rated == "" else rated == "yes",
    )
    apart = await friends.apart(visit.browser)
    games = catalogue.games()
    most = max((one.most_seats for one in games), default=2)
    return visit.page(
        "lobby.html",
        visit.reader,
        open_tables=[
            shown_open_table(visit, one)
            for one in await open_tables(visit.tables, apart, wanted, MOST)
            if visit.tables.seat_of(one.table, visit.browser) is None
        ],
        running=[
            shown_table(visit, one)
            for one in await tables_to_watch(visit.tables, apart, wanted)
            if visit.tables.seat_of(one, visit.browser) is None
        ],
        filters=[
            ("game", [(one.name, one.title) for one in games]),
            ("seats", [(str(number), str(number)) for number in range(2, most + 1)]),
            ("time", clock_choices(("none", *CHOICES), visit.reader)),
            ("rated", [(one, visit.reader.say(f"lobby-rated.of-{one}")) for one in ("yes", "no")]),
        ],
        chosen={"game": game, "seats": seats, "time": time, "rated": rated},
        query=visit.request.url.query,
    )


@router.post("/play-now")
@costs(limit="tables", weight=DEAR)
async def play_with_anybody(
    visit: TheVisit,
    people: ServerPeople,
    friends: ServerFriends,
    game: Annotated[str, Form()],
    time: Annotated[str, Form(max_length=8)] = "none",
    rated: Annotated[str, Form()] = "",
) -> Response:
    """Sit down with whoever wants to play a game, or wait for them at a table of one's own."""
    browser = visit.known_browser()
    account = await people.account_of(browser)
    name = await name_of(visit, account)

    async def set_up() -> LiveTable:
        made = await visit.tables.setup.create(
            game,
            ["you", *opponents(catalogue.find(game), "open")],
            terms=Terms(is_rated=rated == "yes", time_control=None if time == "none" else time),
            name=name,
            browser=browser,
            contributes=True,
        )
        return made.table

    own = None if account is None else account.id
    rating = await visit.tables.store.read(lambda c: rating_queries.rating_of(c, game, own))
    seeker = Seeker(browser, name, await friends.apart(browser), rating.mean)
    return visit.to_table(await play_now(visit.tables, set_up, seeker), browser)


async def seek_context(visit: Visit) -> dict[str, Any]:
    """Return whether a page has to ask what has become of a visitor's wish to play now."""
    return {"seeks": visit.browser is not None and await is_seeking(visit.tables, visit.browser)}


@router.post("/seek")
@costs(weight=SMALL)
async def seek(
    visit: TheVisit, friends: ServerFriends, at: Annotated[str, Form(max_length=16)] = ""
) -> HTMLResponse:
    """Look anew for those with whom a visitor wants to play now, and show what has come of it on the page of the table
    `at` which they look. Asked for every few seconds, which shows that they wait still.
    """
    seeks = []
    if visit.browser is not None:
        apart = await friends.apart(visit.browser)
        seeks = await look_again(visit.tables, visit.browser, at, apart)
    shown = [
        {
            "id": one.table.id,
            "game": one.table.game,
            "title": one.table.log.match.game.title,
            "rivals": one.rivals,
            "offers_bot": one.offers_bot,
            "is_here": one.table.id == at,
        }
        for one in seeks
    ]
    return visit.page("partials/seek.html", visit.reader, sought=shown, at=at)


@router.post("/seek/stop")
async def stop(visit: TheVisit, table: Annotated[str, Form(max_length=16)]) -> Response:
    """Wait no more at a table."""
    if visit.browser is not None:
        await stop_seeking(visit.tables, visit.browser, table)
    return visit.redirect("/")
