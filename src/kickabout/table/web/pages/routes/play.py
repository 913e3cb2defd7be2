"""The page of a table: its stream, and the posts of those who play there."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import (
    HTMLResponse,
    JSONResponse,
    RedirectResponse,
    Response,
)

from kickabout.table import catalogue
from kickabout.table.errors import TableError
from kickabout.table.play import (
    Tables,
    analysis_of,
    ask_bot,
    come_back,
    decide,
    dismiss_note,
    expect,
    opening,
    renew_links,
    seal,
    sealed,
    take_back,
    tell,
)
from kickabout.table.seats import digest
from kickabout.table.store import queries
from kickabout.table.web import stream
from kickabout.table.web.admin import AnyHost
from kickabout.table.web.api.schemas import MOST_ACTIONS, Decision
from kickabout.table.web.browser import (
    Browser,
    PageFollower,
    PageViewer,
    ServerPages,
    ServerTables,
    Viewer,
)
from kickabout.table.web.hosts import base_of
from kickabout.table.web.pages.forms import Htmx
from kickabout.table.web.pages.how_to_play import (
    ShownLesson,
    lessons_context,
)
from kickabout.table.web.pages.render import Pages
from kickabout.table.web.turns import end_turn

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

At = Annotated[int, Form()]


@router.get("/t/{table}")
async def show(
    viewer: PageViewer,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
) -> HTMLResponse:
    """Show a table, from the viewer's seat or as a spectator."""
    await expect(viewer.table, viewer.seat)
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
        viewer,
        lambda: pages.live(viewer.table, viewer.seat, base, viewer.locale),
        in_parts=parts,
    )
    return stream.EventStream("page", follow)


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
    viewer: PageViewer,
    request: Request,
    sealed_as: Annotated[str, Form(alias="seal", max_length=200)],
) -> JSONResponse:
    """Seal a page's contribution to the dice; answer with the seals once they are fixed."""
    await seal(viewer.table, viewer.own_seat(), sealed_as)
    end_turn(request)
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
        await take_back(viewer.table, viewer.own_seat(), at)
    except TableError as error:
        return _refusal(error, viewer, request, pages, htmx)
    return _answer(viewer, request, pages, htmx, 200)


@router.post("/t/{table}/go-on")
async def go_on(
    viewer: PageViewer, request: Request, pages: ServerPages, at: At, htmx: Htmx = None
) -> Response:
    """Dismiss the lesson's note with this number."""
    try:
        await dismiss_note(viewer.table, viewer.own_seat(), at)
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
            end_turn(request)
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


@router.post("/t/{table}/links")
async def links(
    viewer: PageViewer,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
    alone: Annotated[bool, Form()] = False,
    htmx: Htmx = None,
) -> Response:
    """Make the links of the table anew, as far as they are the viewer's."""
    seat = viewer.own_seat()
    assert browser is not None
    try:
        await renew_links(viewer.table, tables.keys, seat, alone=alone, browser=digest(browser))
    except TableError as error:
        return _refusal(error, viewer, request, pages, htmx)
    return _told(viewer.reader.say("links-new-done"), viewer, request, pages, htmx, 200)


@router.post("/t/{table}/again")
async def again(
    viewer: PageViewer, tables: ServerTables, changes: Annotated[bool, Form()] = False
) -> Response:
    """Redirect to the next match of the same players, setting it up if nobody has.

    They keep their teams and line-ups, unless they want `changes`.
    """
    following = await tables.setup.again(
        viewer.table, viewer.own_seat(), prepared=not changes, contributes=True
    )
    return RedirectResponse(f"/t/{following.id}", 303)


async def _offered(viewer: Viewer, tables: Tables, browser: str | None) -> list[ShownLesson]:
    """Return the lessons to offer beside a match with bots: those of the game if this is the
    person's first match of it and they have decided nothing but preparations.
    """
    table = viewer.table
    prepared = len(opening(table.log.match).get(viewer.seat, ()))
    decided = sum(entry.actor == viewer.seat for entry in table.log.entries) > prepared
    alone = table.status != "over" and not table.seats.unplayed and table.people == [viewer.seat]
    if browser is None or not alone or table.coach is not None or decided:
        return []
    known = await tables.store.read(lambda c: queries.tables_of(c, digest(browser)))
    if any(one.game == table.game and one.id != table.id for one in known):
        return []
    return lessons_context(catalogue.find(table.game), viewer.locale)


def _streamed(viewer: PageViewer, request: Request, pages: ServerPages, htmx: Htmx) -> Response:
    """Answer a post whose effect the stream shows. With scripts the answer is empty: a page in it
    could arrive after a newer one of the stream.
    """
    return _answer(viewer, request, pages, htmx, 200) if htmx is None else Response(status_code=204)


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
