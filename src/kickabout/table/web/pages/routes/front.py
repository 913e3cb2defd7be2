"""The front page, and the tables set up from its forms."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import (
    HTMLResponse,
    RedirectResponse,
    Response,
)

from kickabout.table import catalogue
from kickabout.table.bots import STAND_IN, Warming
from kickabout.table.errors import BadRequest
from kickabout.table.language import game_messages, table_messages
from kickabout.table.seats import digest
from kickabout.table.store import queries
from kickabout.table.web.browser import (
    Browser,
    RequestLocale,
    ServerPages,
    ServerTables,
    remember,
)
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.bots_view import bots_context
from kickabout.table.web.pages.front import (
    first_match_options,
    games_context,
    tickets_context,
    usual,
)
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/")
async def front(
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
    locale: RequestLocale,
    game: str = "",
    box: str = "",
) -> HTMLResponse:
    """Show the front page: this browser's tables, and the games, each with a button that starts a
    match.

    An address may name a game and its options, as in `/?game=social-soccer&option-deck=40x4`. It
    shows the team sheet of that game, with the digest of a stored `box` for a match with that box.
    """
    listed = []
    if browser is not None:
        listed = await tables.store.read(lambda c: queries.tables_of(c, digest(browser)))
    titles = {game.name: game.title for game in catalogue.games()}
    warming: Warming = request.app.state.warming
    reader = Reader(table_messages(locale))
    if game in titles:
        found = catalogue.find(game)
        given = await tables.boxes.kept(box) if box else tables.boxes.given
        if box and given is not None and given.game != game:
            raise BadRequest(Message("error-box-of-another-game"))
        own = usual(listed, found, given)
        offered = first_match_options(listed, found, given)
        asked = catalogue.existing_options(game, _options(request.query_params), given)
        shown_games = catalogue.front_games(locale, given)
        page = pages.page(
            "team_sheet.html",
            Reader(game_messages(found, locale)),
            game=next(shown for shown in shown_games if shown["name"] == game),
            chosen={**own.options, **offered, **asked},
            offered=offered,
            usual=own,
            box=box,
            bots=bots_context(locale),
            warming=warming.shown(reader),
        )
    else:
        games = games_context(listed, reader, locale, tables.boxes.given)
        page = pages.page(
            "index.html",
            reader,
            games=games,
            cards_of_games=[
                # Each in the words of its game: messages of two games may have the same id.
                pages.part(
                    "partials/game_card.html",
                    Reader(game_messages(catalogue.find(shown["name"]), locale)),
                    game=shown,
                    bots=bots_context(locale),
                )
                for shown in games
            ],
            tables=await tickets_context(tables, listed, titles, reader),
            warming=warming.shown(reader),
        )
    return HTMLResponse(page)


@router.post("/tables")
@costs(limit="tables", weight=DEAR)
async def create(request: Request, tables: ServerTables, browser: Browser) -> Response:
    """Set up a table from the front page's form."""
    form = await request.form()
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    seats = sorted(name for name in fields if name.startswith("seat-"))
    seconds = fields.get("answer-seconds", "4")
    browser = browser or tables.keys.new_browser()
    made = await tables.setup.create(
        fields.get("game", ""),
        [fields[name] for name in seats if fields[name] != "none"],
        _options(fields),
        name=fields.get("name", "").strip(),
        answer_seconds=catalogue.checked_answer_seconds(_seconds(seconds)),
        hints=_hints(fields.get("hints", "alone")),
        stand_in=fields.get("stand-in", STAND_IN),
        browser=browser,
        prepared=fields.get("prepared") == "yes",
        contributes=True,
        real=fields.get("real") == "yes",
        box=fields.get("box") or None,
    )
    response = RedirectResponse(f"/t/{made.table.id}", 303)
    remember(request, response, tables, browser)
    return response


@router.post("/lessons/{game}/{lesson}")
@costs(limit="tables", weight=DEAR)
async def begin_lesson(
    game: str,
    lesson: str,
    request: Request,
    tables: ServerTables,
    browser: Browser,
    name: Annotated[str, Form()] = "",
) -> Response:
    """Set up the table of a lesson, and redirect there."""
    browser = browser or tables.keys.new_browser()
    table = await tables.setup.begin_lesson(game, lesson, player=name.strip(), browser=browser)
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember(request, response, tables, browser)
    return response


def _options(fields: Mapping[str, str]) -> dict[str, str]:
    """Return the options in a form or an address, each given as `option-NAME`."""
    return {
        name.removeprefix("option-"): value
        for name, value in fields.items()
        if name.startswith("option-")
    }


def _seconds(text: str) -> float | None:
    if text == "none":
        return None
    try:
        return float(text)
    except ValueError as error:
        raise BadRequest(Message("error-answer-seconds")) from error


def _hints(text: str) -> bool | None:
    allowed = {"alone": None, "on": True, "off": False}
    if text not in allowed:
        raise BadRequest(Message("error-hints-setting"))
    return allowed[text]
