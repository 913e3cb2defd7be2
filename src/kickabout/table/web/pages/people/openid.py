"""OpenID Connect on the pages about people: the way to the provider, and back."""

from typing import Annotated

from fastapi import APIRouter, Form, Query
from fastapi.responses import HTMLResponse, Response

from kickabout.table.web.browser import ServerOpenId, ServerPeople, remember, remember_account
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.people.account import TheAccount, device_of
from kickabout.table.web.pages.people.way_back import (
    THEN,
    forget_then,
    keep_then,
    kept_then,
    own_page_then,
)
from kickabout.table.web.visit import TheVisit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
Given = Annotated[str, Query(max_length=4000)]


@router.post("/openid")
@costs(limit="accounts", weight=DEAR)
async def begin(
    visit: TheVisit,
    people: ServerPeople,
    openid: ServerOpenId,
    then: Annotated[str, Form(pattern=THEN)] = "",
) -> Response:
    """Show the way to the provider: a guest signs in there, an account becomes known to it."""
    browser = visit.known_browser()
    account = await people.account_of(browser)
    address = await openid.begin(browser, account, f"{visit.base}/openid/back")
    page = visit.page(
        "openid.html", visit.reader, address=address, host=openid.host, account=account
    )
    remember(visit.request, page, visit.tables, browser)
    keep_then(visit, page, then)
    return page


@router.get("/openid/back")
@costs(limit="accounts", weight=DEAR)
async def end(
    visit: TheVisit, openid: ServerOpenId, state: Given = "", code: Given = ""
) -> Response:
    """Take a browser back from the provider."""
    signed = await openid.end(visit.browser, state, code, device_of(visit.request))
    if signed is None:
        return visit.redirect("/me?done=openid")
    response = visit.redirect(own_page_then(kept_then(visit)))
    forget_then(response)
    remember_account(visit.request, response, visit.tables, signed)
    return response


@router.post("/me/openid/remove")
async def unbind(visit: TheVisit, openid: ServerOpenId, account: TheAccount) -> Response:
    """Have the account be known to the provider no more."""
    await openid.unbind(account)
    return visit.redirect("/me?done=openid-removed")
