"""Invitations and private links, by which browsers come to their seats."""

from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, Response

from kickabout.engine.game import SPECTATOR
from kickabout.table.errors import BadRequest, NotYours
from kickabout.table.play import LiveTable, add_holder
from kickabout.table.seats import digest
from kickabout.table.web.browser import ServerFriends, ServerNotices, ServerPeople, remember
from kickabout.table.web.pages.options_words import options_text, terms_text
from kickabout.table.web.pages.seats_view import in_own_shirt
from kickabout.table.web.pages.table_view import table_context
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/join/{token}")
async def invitation(
    token: str,
    visit: TheVisit,
    people: ServerPeople,
    friends: ServerFriends,
    notices: ServerNotices,
) -> Response:
    """Show an invitation, to choose a name and sit down; whoever was asked by name can decline, and has read the notice
    of it. A browser that has a seat already is redirected.
    """
    table, seat = await visit.tables.by_invite(token)
    page = f"/t/{table.id}"
    if visit.tables.seat_of(table, visit.browser) is not None:
        return visit.redirect(page)
    if table.places[seat].kind != "open":
        text = visit.reader.say("error-seat-taken-by", name=table.places[seat].name)
        return visit.page("error.html", visit.reader, 409, status=409, text=text, back=page)
    account = await people.account_of(visit.browser)
    name, shirt = ("", None) if account is None else (account.name, account.shirt)
    asked = False
    if account is not None:
        asked = table.id in {one.table for one in await friends.challenges(account)}
        await notices.read(account.id, table=table.id, kinds=("challenge",))
    response = _invited(
        visit,
        table,
        shirt=shirt,
        seat=seat,
        token=token,
        text=None,
        name=name,
        claimed=account is not None,
        asked=asked,
    )
    # The cookie is set now, so that a retry of the form is recognized.
    remember(visit.request, response, visit.tables, visit.known_browser())
    return response


@router.get("/seat/{token}")
async def private_link(token: str, visit: TheVisit) -> Response:
    """Show a private link, asking whether this browser is to hold the seat as well.

    A GET changes nothing, since link previews open links too. A browser that holds the seat already
    is redirected to the table.
    """
    table, seat = await visit.tables.by_seat_token(token)
    held = visit.tables.seat_of(table, visit.browser)
    if held == seat:
        return visit.redirect(f"/t/{table.id}")
    context = table_context(visit.tables, table, SPECTATOR, visit.base, visit.locale)
    return visit.page("seat.html", **context, seat=seat, held=held, token=token)


@router.post("/seat/{token}")
async def hold_seat(token: str, visit: TheVisit) -> Response:
    """Make this browser a holder of the seat, beside its other holders.

    A browser that has another seat at the table keeps that one: raises `NotYours`.
    """
    table, seat = await visit.tables.by_seat_token(token)
    held = visit.tables.seat_of(table, visit.browser)
    if held not in (None, seat):
        raise NotYours(Message("error-other-seat", name=table.names[held]))
    visit.tables.sanctions.check_play(visit.browser)
    browser = visit.known_browser()
    await add_holder(table, seat, digest(token), digest(browser))
    return visit.redirect(f"/t/{table.id}", browser)


@router.post("/t/{table}/sit")
async def sit(
    table: str, token: Annotated[str, Form()], name: Annotated[str, Form()], visit: TheVisit
) -> Response:
    """Take the seat of an invitation."""
    browser = visit.known_browser()
    try:
        joined, _ = await visit.tables.join(token, name, browser, contributes=True)
    except BadRequest as error:
        invited, seat = await visit.tables.by_invite(token)
        text = invited.reader(SPECTATOR, visit.locale).text(error.message)
        return _invited(
            visit,
            invited,
            error.status,
            seat=seat,
            token=token,
            text=text,
            name=name,
            claimed=True,
        )
    return visit.redirect(f"/t/{joined.id}", browser if joined.id == table else None)


def _invited(
    visit: Visit,
    table: LiveTable,
    status_code: int = 200,
    *,
    seat: int,
    shirt: str | None = None,
    **more: object,
) -> HTMLResponse:
    """Return the page of an invitation to a seat of a table, for somebody with a shirt of their own or without."""
    context = table_context(visit.tables, table, SPECTATOR, visit.base, visit.locale)
    if shirt is not None:
        shown = context["table"]
        shown["seats"] = in_own_shirt(shown["seats"], table, seat, shirt)
    return visit.page(
        "join.html",
        status_code=status_code,
        seat=seat,
        options=options_text(table.log.match, table.reader(SPECTATOR, visit.locale)),
        terms=terms_text(table, visit.reader),
        **context,
        **more,
    )
