"""The HTML pages, and the posts of their forms."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)

from kickabout.engine.game import SPECTATOR
from kickabout.table import catalogue
from kickabout.table.bots import STAND_IN, Warming
from kickabout.table.errors import BadRequest, NotYours, TableError, Unknown
from kickabout.table.language import game_messages, table_messages
from kickabout.table.play import (
    LiveTable,
    Tables,
    analysis_of,
    ask_bot,
    come_back,
    decide,
    expect,
    opening,
    seal,
    sealed,
    tell,
)
from kickabout.table.seats import digest
from kickabout.table.store import queries
from kickabout.table.web import stream
from kickabout.table.web.admin import AnyHost
from kickabout.table.web.api.routes import transcript_of
from kickabout.table.web.api.schemas import MOST_ACTIONS, Decision
from kickabout.table.web.browser import (
    Browser,
    PageFollower,
    PageViewer,
    RequestLocale,
    ServerPages,
    ServerTables,
    Viewer,
    remember,
)
from kickabout.table.web.hosts import base_of
from kickabout.table.web.pages.final_view import analysis_context
from kickabout.table.web.pages.forms import Htmx
from kickabout.table.web.pages.front import (
    first_match_options,
    games_context,
    tickets_context,
    usual,
)
from kickabout.table.web.pages.how_to_play import (
    has_pictures,
    how_to_play_context,
    lessons_context,
)
from kickabout.table.web.pages.render import Pages
from kickabout.table.web.pages.replay import replay_context
from kickabout.table.web.pages.rulebook import rulebook_context
from kickabout.table.web.pages.table_view import bots_context, table_context
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

At = Annotated[int, Form()]


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
        given = await tables.kept_box(box) if box else tables.given_box
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
        games = games_context(listed, reader, locale, tables.given_box)
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
async def create(request: Request, tables: ServerTables, browser: Browser) -> Response:
    """Set up a table from the front page's form."""
    form = await request.form()
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    seats = sorted(name for name in fields if name.startswith("seat-"))
    seconds = fields.get("answer-seconds", "4")
    browser = browser or tables.keys.new_browser()
    made = await tables.create(
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
    table = await tables.begin_lesson(game, lesson, player=name.strip(), browser=browser)
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember(request, response, tables, browser)
    return response


@router.get("/join/{token}")
async def invitation(
    token: str,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
    locale: RequestLocale,
) -> Response:
    """Show an invitation, to choose a name and sit down. A browser that has a seat already is
    redirected.
    """
    table, seat = await tables.by_invite(token)
    if tables.seat_of(table, browser) is not None:
        return RedirectResponse(f"/t/{table.id}", 303)
    if table.places[seat].kind != "open":
        reader = Reader(table_messages(locale))
        text = reader.say("error-seat-taken-by", name=table.places[seat].name)
        page = pages.page("error.html", reader, status=409, text=text, back=f"/t/{table.id}")
        return HTMLResponse(page, 409)
    context = table_context(tables, table, SPECTATOR, base_of(request), locale)
    response = HTMLResponse(
        pages.page("join.html", **context, seat=seat, token=token, text=None, name="")
    )
    # The cookie is set now, so that a retry of the form is recognized.
    remember(request, response, tables, browser or tables.keys.new_browser())
    return response


@router.get("/seat/{token}")
async def private_link(
    token: str,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
    locale: RequestLocale,
) -> Response:
    """Show a private link, asking whether this browser is to hold the seat as well.

    A GET changes nothing, since link previews open links too. A browser that holds the seat already
    is redirected to the table.
    """
    table, seat = await tables.by_seat_token(token)
    held = tables.seat_of(table, browser)
    if held == seat:
        return RedirectResponse(f"/t/{table.id}", 303)
    context = table_context(tables, table, SPECTATOR, base_of(request), locale)
    return HTMLResponse(pages.page("seat.html", **context, seat=seat, held=held, token=token))


@router.post("/seat/{token}")
async def hold_seat(
    token: str, request: Request, tables: ServerTables, browser: Browser
) -> Response:
    """Make this browser a holder of the seat, beside its other holders.

    A browser that has another seat at the table keeps that one: raises `NotYours`.
    """
    table, seat = await tables.by_seat_token(token)
    held = tables.seat_of(table, browser)
    if held not in (None, seat):
        raise NotYours(Message("error-other-seat", name=table.names[held]))
    browser = browser or tables.keys.new_browser()
    await table.hold_seat(seat, digest(browser))
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember(request, response, tables, browser)
    return response


@router.get("/t/{table}")
async def show(
    viewer: PageViewer,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
) -> HTMLResponse:
    """Show a table, from the viewer's seat or as a spectator."""
    expect(viewer.table, viewer.seat)
    lessons = await _offered(viewer, tables, browser)
    base = base_of(request)
    page = pages.table(viewer.table, viewer.seat, base, viewer.locale, offered=lessons)
    return HTMLResponse(page)


@router.get("/t/{table}/events", response_class=stream.EventStream)
async def events(
    viewer: PageFollower, request: Request, pages: ServerPages, parts: bool = False
) -> stream.EventStream:
    """Stream the live part of the table's page, whenever it changes; with `parts` only the lines that changed."""
    base = base_of(request)
    follow = stream.page_events(
        viewer.table,
        viewer.seat,
        lambda: pages.live(viewer.table, viewer.seat, base, viewer.locale),
        in_parts=parts,
    )
    return stream.EventStream("page", follow)


@router.post("/t/{table}/sit")
async def sit(
    table: str,
    token: Annotated[str, Form()],
    name: Annotated[str, Form()],
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
    locale: RequestLocale,
) -> Response:
    """Take the seat of an invitation."""
    browser = browser or tables.keys.new_browser()
    try:
        joined, _ = await tables.join(token, name, browser, contributes=True)
    except BadRequest as error:
        invited, seat = await tables.by_invite(token)
        context = table_context(tables, invited, SPECTATOR, base_of(request), locale)
        text = context["reader"].text(error.message)
        page = pages.page("join.html", **context, seat=seat, token=token, text=text, name=name)
        return HTMLResponse(page, error.status)
    if joined.id != table:
        return RedirectResponse(f"/t/{joined.id}", 303)
    response = RedirectResponse(f"/t/{table}", 303)
    remember(request, response, tables, browser)
    return response


@router.post("/t/{table}/play")
async def play(
    viewer: PageViewer,
    request: Request,
    pages: ServerPages,
    action: Annotated[list[Decision], Form(max_length=MOST_ACTIONS)],
    at: At,
    htmx: Htmx = None,
) -> Response:
    """Play a decision, or several as one; answer with the updated page."""
    try:
        result = await decide(viewer.table, viewer.own_seat(), action, at)
    except TableError as error:
        return _refusal(error, viewer, request, pages, htmx)
    return _answer(viewer, request, pages, htmx, 202 if result == "standing" else 200)


@router.post("/t/{table}/seal")
async def seal_contribution(
    viewer: PageViewer, sealed_as: Annotated[str, Form(alias="seal", max_length=200)]
) -> JSONResponse:
    """Seal a page's contribution to the dice; answer with the seals once they are fixed."""
    await seal(viewer.table, viewer.own_seat(), sealed_as)
    await sealed(viewer.table)
    assert viewer.table.dice is not None
    return JSONResponse(viewer.table.dice.shown)


@router.post("/t/{table}/contribution")
async def tell_contribution(
    viewer: PageViewer, contribution: Annotated[str, Form(max_length=200)]
) -> Response:
    """Reveal a page's sealed contribution."""
    await tell(viewer.table, viewer.own_seat(), contribution)
    return Response(status_code=204)


@router.post("/t/{table}/undo")
async def undo(
    viewer: PageViewer, request: Request, pages: ServerPages, at: At, htmx: Htmx = None
) -> Response:
    """Take the seat's last decision back."""
    try:
        await viewer.table.undo(viewer.own_seat(), at)
    except TableError as error:
        return _refusal(error, viewer, request, pages, htmx)
    return _answer(viewer, request, pages, htmx, 200)


@router.post("/t/{table}/go-on")
async def go_on(
    viewer: PageViewer, request: Request, pages: ServerPages, at: At, htmx: Htmx = None
) -> Response:
    """Dismiss the lesson's note with this number."""
    try:
        await viewer.table.go_on(viewer.own_seat(), at)
    except TableError as error:
        return _refusal(error, viewer, request, pages, htmx)
    return _streamed(viewer, request, pages, htmx)


@router.post("/t/{table}/hint")
async def hint(
    viewer: PageViewer,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    at: At,
    htmx: Htmx = None,
) -> Response:
    """Ask for a hint; a page without scripts gets it in the answer."""
    try:
        asked = tables.hints.ask(viewer.table, viewer.own_seat(), at)
        if htmx is None:
            await analysis_of(asked)
    except TableError as error:
        return _refusal(error, viewer, request, pages, htmx)
    return _streamed(viewer, request, pages, htmx)


@router.post("/t/{table}/stand-in")
async def stand_in(
    viewer: PageViewer,
    request: Request,
    pages: ServerPages,
    seat: Annotated[int, Form()],
    htmx: Htmx = None,
) -> Response:
    """Ask, or agree, that a bot take a seat whose person has left."""
    try:
        await ask_bot(viewer.table, seat, viewer.own_seat())
    except TableError as error:
        return _refusal(error, viewer, request, pages, htmx)
    return _streamed(viewer, request, pages, htmx)


@router.post("/t/{table}/back")
async def back(
    viewer: PageViewer, request: Request, pages: ServerPages, htmx: Htmx = None
) -> Response:
    """Give the seat back from the stand-in bot to its person."""
    try:
        await come_back(viewer.table, viewer.own_seat())
    except TableError as error:
        return _refusal(error, viewer, request, pages, htmx)
    return _streamed(viewer, request, pages, htmx)


@router.post("/t/{table}/report")
async def report(
    viewer: PageViewer,
    request: Request,
    pages: ServerPages,
    host: AnyHost,
    seat: Annotated[int, Form()],
    htmx: Htmx = None,
) -> Response:
    """Report another player's name to the host."""
    try:
        await host.report(viewer.table, seat, viewer.own_seat())
    except TableError as error:
        return _refusal(error, viewer, request, pages, htmx)
    text = viewer.reader.say("report-done", name=viewer.table.names[seat])
    return _told(text, viewer, request, pages, htmx, 200)


@router.post("/t/{table}/again")
async def again(
    viewer: PageViewer, tables: ServerTables, changes: Annotated[bool, Form()] = False
) -> Response:
    """Redirect to the next match of the same players, setting it up if nobody has.

    They keep their teams and line-ups, unless they want `changes`.
    """
    following = await tables.again(
        viewer.table, viewer.own_seat(), prepared=not changes, contributes=True
    )
    return RedirectResponse(f"/t/{following.id}", 303)


@router.get("/t/{table}/dice")
async def dice(
    viewer: PageViewer, request: Request, tables: ServerTables, pages: ServerPages
) -> HTMLResponse:
    """Show the commitment of a table's dice; once its match is over, the page verifies them."""
    context = table_context(tables, viewer.table, viewer.seat, base_of(request), viewer.locale)
    return HTMLResponse(pages.page("dice.html", **context))


@router.get("/t/{table}/replay")
async def replay(
    viewer: PageViewer,
    tables: ServerTables,
    pages: ServerPages,
    at: Annotated[int, Query()] = 0,
    win_chart: bool = False,
) -> HTMLResponse:
    """Show the replay of a finished match; with `win_chart` only that part of the page."""
    table = _over(viewer)
    found = await tables.win_charts.of(table.log.match, table.id)
    shown = replay_context(
        table.log.match,
        at,
        found,
        viewer.locale,
        table.occupancy.with_seat_changes,
        names=table.names,
        table=table.id,
        below=None if viewer.seat == SPECTATOR else viewer.seat,
    )
    return HTMLResponse(
        pages.page("partials/win_chart.html" if win_chart else "replay.html", **shown)
    )


@router.get("/t/{table}/analysis")
async def analysis(
    viewer: PageViewer, request: Request, tables: ServerTables, pages: ServerPages
) -> HTMLResponse:
    """Show the analysis of a finished match, which the table's page loads by itself."""
    table = _over(viewer)
    found = await tables.win_charts.of(table.log.match, table.id)
    context = table_context(tables, table, viewer.seat, base_of(request), viewer.locale)
    told = analysis_context(context, table, found)
    return HTMLResponse(pages.page("partials/analysis.html", **told))


@router.get("/t/{table}/transcript")
async def transcript(viewer: PageViewer) -> PlainTextResponse:
    """Download the match as a text file, once it is over."""
    name = f"{viewer.table.game}-{viewer.table.id}.txt"
    return PlainTextResponse(
        transcript_of(viewer.table),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/replay")
async def opened(
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    locale: RequestLocale,
    at: Annotated[int, Query()] = 0,
    win_chart: bool = False,
) -> HTMLResponse:
    """Show the replay of the transcript that the server was started with."""
    match = request.app.state.opened
    if match is None:
        raise Unknown(Message("error-no-transcript"))
    shown = replay_context(match, at, await tables.win_charts.of(match, None), locale)
    return HTMLResponse(
        pages.page("partials/win_chart.html" if win_chart else "replay.html", **shown)
    )


@router.get("/rules/{game}")
async def rules(
    game: str, pages: ServerPages, locale: RequestLocale, embed: bool = False, q: str = ""
) -> HTMLResponse:
    """Show a game's rulebook, or the clauses with all the words of `q`; `embed` gives only the
    text, for the drawer beside a table.
    """
    found = catalogue.find(game)
    reader = Reader(game_messages(found, locale))
    return HTMLResponse(
        pages.page(
            "rulebook.html",
            reader,
            game={
                "name": found.name,
                "title": found.title,
                "builds": reader.text(found.roster.noun) if found.roster else None,
            },
            embed=embed,
            **rulebook_context(found, q),
        )
    )


@router.get("/how-to-play/{game}")
async def how_to_play(game: str, pages: ServerPages, locale: RequestLocale) -> HTMLResponse:
    """Show a game on one page, in pictures."""
    found = catalogue.find(game)
    if not has_pictures(found):
        raise Unknown(Message("error-no-pictures", game=found.title))
    context = how_to_play_context(found, locale)
    return HTMLResponse(pages.page("how_to_play.html", **context))


async def _offered(viewer: Viewer, tables: Tables, browser: str | None) -> list[dict[str, Any]]:
    """Return the lessons to offer beside a match with bots: those of the game if this is the
    person's first match of it and they have decided nothing but preparations.
    """
    table = viewer.table
    prepared = len(opening(table.log.match).get(viewer.seat, ()))
    decided = sum(entry.actor == viewer.seat for entry in table.log.entries) > prepared
    alone = (
        table.status != "over" and not table.occupancy.unplayed and table.people == [viewer.seat]
    )
    if browser is None or not alone or table.coach is not None or decided:
        return []
    known = await tables.store.read(lambda c: queries.tables_of(c, digest(browser)))
    if any(one.game == table.game and one.id != table.id for one in known):
        return []
    return lessons_context(catalogue.find(table.game), viewer.locale)


def _over(viewer: Viewer) -> LiveTable:
    """Return the table; raises `NotYours` while its match runs."""
    if viewer.table.status != "over":
        raise NotYours(Message("error-replay-too-early"))
    return viewer.table


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


def _streamed(viewer: PageViewer, request: Request, pages: ServerPages, htmx: Htmx) -> Response:
    """Answer a post whose effect the stream shows. With scripts the answer is empty: a page in it
    could arrive after a newer one of the stream.
    """
    return _answer(viewer, request, pages, htmx, 200) if htmx is None else Response(status_code=204)


def _hints(text: str) -> bool | None:
    allowed = {"alone": None, "on": True, "off": False}
    if text not in allowed:
        raise BadRequest(Message("error-hints-setting"))
    return allowed[text]


def _answer(
    viewer: Viewer, request: Request, pages: Pages, htmx: str | None, status: int
) -> Response:
    if htmx is None:
        return RedirectResponse(f"/t/{viewer.table.id}", 303)
    live = pages.live(viewer.table, viewer.seat, base_of(request), viewer.locale)
    return HTMLResponse(live, status)


def _refusal(
    error: TableError, viewer: Viewer, request: Request, pages: Pages, htmx: str | None
) -> Response:
    """Return the reason why a post was refused, with the current table."""
    return _told(viewer.reader.text(error.message), viewer, request, pages, htmx, error.status)


def _told(
    text: str, viewer: Viewer, request: Request, pages: Pages, htmx: str | None, status: int
) -> Response:
    """Return the current table with a notice about a post."""
    base = base_of(request)
    if htmx is None:
        page = pages.table(viewer.table, viewer.seat, base, viewer.locale, text=text)
        return HTMLResponse(page, status)
    notice = pages.page("partials/notice.html", viewer.reader, text=text)
    live = pages.live(viewer.table, viewer.seat, base, viewer.locale)
    return HTMLResponse(notice + live, status)
