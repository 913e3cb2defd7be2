"""The choice of a language, which the browser and the account keep."""

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, Response
from starlette.routing import Match

from kickabout.table.errors import BadRequest
from kickabout.table.web.browser import ServerPeople, remember_language
from kickabout.table.web.hosts import header_of
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.languages import offered
from kickabout.text.messages import Message

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.post("/language")
async def choose_language(
    visit: TheVisit, people: ServerPeople, locale: Annotated[str, Form()] = ""
) -> Response:
    """Keep the language that somebody has chosen, and show the page where they did so in it."""
    if locale not in offered():
        raise BadRequest(Message("error-language", locale=locale))
    account = await people.account_of(visit.browser)
    if account is not None:
        await people.set_locale(account, locale)
    response = visit.redirect(_page_before(visit))
    remember_language(visit.request, response, locale)
    return response


def _page_before(visit: Visit) -> str:
    """Return the page of this server on which the form was, the front page if it cannot be shown once more."""
    before = urlsplit(header_of(visit.request.scope, b"referer") or "")
    if before.netloc != urlsplit(visit.base).netloc:
        return "/"
    asked = {**visit.request.scope, "method": "GET", "path": before.path}
    if not any(route.matches(asked)[0] is Match.FULL for route in visit.request.app.routes):
        return "/"
    return before.path + (f"?{before.query}" if before.query else "")
