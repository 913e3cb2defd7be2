"""Invitations and private links, by which browsers come to their seats."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import (
    HTMLResponse,
    RedirectResponse,
    Response,
)

from kickabout.engine.game import SPECTATOR
from kickabout.table.errors import BadRequest, NotYours
from kickabout.table.language import table_messages
from kickabout.table.play import add_holder
from kickabout.table.seats import digest
from kickabout.table.web.browser import (
    Browser,
    RequestLocale,
    ServerPages,
    ServerTables,
    remember,
)
from kickabout.table.web.hosts import base_of
from kickabout.table.web.pages.table_view import table_context
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


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
    await add_holder(table, seat, digest(token), digest(browser))
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember(request, response, tables, browser)
    return response


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
