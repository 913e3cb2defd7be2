"""The way from 127.0.0.1 to localhost: one server by two names, for each of which a browser has cookies of its own."""

from fastapi import APIRouter, HTTPException
from fastapi.responses import Response

from kickabout.table.web.browser import remember
from kickabout.table.web.hosts import is_local
from kickabout.table.web.visit import TheVisit

router = APIRouter(include_in_schema=False)


@router.get("/localhost")
async def go_to_localhost(visit: TheVisit) -> Response:
    """Redirect to the same server at `localhost`, with a ticket for what the browser's cookie says here."""
    url = visit.request.url
    if not is_local(url.hostname):
        raise HTTPException(404)
    content = visit.tables.keys.content_among(visit.request.cookies)
    to = "" if content is None else f"localhost/{visit.tables.keys.current.ticket(content)}"
    return visit.redirect(str(url.replace(hostname="localhost", path=f"/{to}", query="")))


@router.get("/localhost/{ticket}")
async def arrive(ticket: str, visit: TheVisit) -> Response:
    """Take the ticket of a browser that is not known by this name yet."""
    response = visit.redirect("/")
    content = visit.tables.keys.current.content_of(ticket)
    if content is not None and visit.browser is None and is_local(visit.request.url.hostname):
        remember(visit.request, response, visit.tables, content)
    return response
