"""Answers to requests that are refused or that fail: a page for a person, JSON for a program."""

import html
from functools import lru_cache
from http import HTTPStatus
from typing import Any, NamedTuple

from fastapi import HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.routing import Match, Route

from kickabout.table.errors import TableError, excerpt
from kickabout.table.language import table_messages
from kickabout.table.seats import is_account
from kickabout.table.web.browser import language_of, reader_of
from kickabout.table.web.hosts import header_of
from kickabout.table.web.pages.render import Pages
from kickabout.table.web.pages.reply import Reply
from kickabout.text.messages import Message, plain_arguments
from kickabout.text.reader import Reader


async def on_table_error(request: Request, error: Exception) -> Response:
    """Answer a request that cannot be granted."""
    assert isinstance(error, TableError)
    reply: Reply | None = getattr(request.state, "reply", None)
    if reply is not None:
        return reply.with_notice(error.message, error.status)
    locale = language_of(request)
    text = reader_of(request, locale).text(error.message)
    said = Said(text, error.message)
    return problem(request, locale, error.status, said, error.at, error.heading, error.back)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answer a request for an unknown address, or with a wrong method."""
    assert isinstance(error, HTTPException | StarletteHTTPException)
    known = error.detail != HTTPStatus(error.status_code).phrase
    locale = language_of(request)
    said = Said(error.detail if known else "")
    response = problem(request, locale, error.status_code, said)
    response.headers.update(error.headers or {})
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        response.headers["Allow"] = ", ".join(sorted(_allowed(request)))
    return response


def _allowed(request: Request) -> set[str]:
    """Return the methods of all routes of an address; Starlette knows those of the first."""
    there = (
        route
        for route in request.app.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
    )
    methods = {method for route in there for method in route.methods or ()}
    # HEAD works wherever GET does.
    return methods | {"HEAD"} if "GET" in methods else methods


async def on_bad_request(request: Request, error: Exception) -> Response:
    """Answer a request with missing fields, or fields of the wrong type."""
    assert isinstance(error, RequestValidationError)
    locale = language_of(request)
    if _reads_json(request):
        faults = (f"{'.'.join(map(str, e['loc']))} (“{e['msg']}”)" for e in error.errors())
    else:
        faults = (str(e["loc"][-1]) for e in error.errors())
    message = Message("error-fields", fields=excerpt(", ".join(dict.fromkeys(faults))))
    return problem(request, locale, 400, Said(reader_of(request, locale).text(message), message))


async def on_fault(request: Request, error: Exception) -> Response:
    """Answer a request on which the server failed; the error is logged elsewhere."""
    del error
    locale = language_of(request)
    message = Message("error-fault")
    said = Said(reader_of(request, locale).text(message), message)
    return problem(request, locale, 500, said)


def _reads_json(request: Request) -> bool:
    """Return whether a program or a script asks, and no person reads the answer as a page."""
    accepted = header_of(request.scope, b"accept")
    return request.url.path.startswith("/api") or accepted == "application/json"


def refusal(request: Request, status: int, message: Message) -> Response:
    """Return the answer to a request that is refused by a middleware."""
    locale = language_of(request)
    text = Reader(table_messages(locale)).text(message)
    if _reads_json(request):
        return error_for_program(status, Said(text, message))
    scripted = "hx-request" in request.headers
    # The notice is swapped in by its id, and nothing else on the page changes.
    headers = {"HX-Reswap": "none"} if scripted else {}
    page = _refused(request.app.state.pages, locale, status, text, scripted)
    return HTMLResponse(page, status, headers=headers)


@lru_cache(maxsize=64)  # throttled clients all get the same answer, which must cost nothing
def _refused(shown: Pages, locale: str, status: int, text: str, scripted: bool) -> str:
    reader = Reader(table_messages(locale))
    if scripted:
        return shown.page("partials/notice.html", reader, text=text)
    return shown.page("error.html", reader, status=status, text=text, back=None)


class Said(NamedTuple):
    """The reason why a request was refused, in the reader's language; empty if the status says it all."""

    text: str
    message: Message | None = None


def error_for_program(status: int, said: Said, at: int | None = None) -> JSONResponse:
    """Return an error as JSON, whose words a program needs not read."""
    told: dict[str, Any] = {"error": said.text or HTTPStatus(status).phrase, "at": at}
    if said.message is None:
        told |= {"id": f"status-{status}", "clause": None, "arguments": {}}
    else:
        arguments = plain_arguments(said.message)
        clause = arguments.pop("clause", "none")
        told["clause"] = None if clause == "none" else clause
        told |= {"id": said.message.id, "arguments": arguments}
    return JSONResponse(told, status)


def problem(
    request: Request,
    locale: str,
    status: int,
    said: Said,
    at: int | None = None,
    heading: str | None = None,
    back: str | None = None,
) -> Response:
    """Return an error as JSON for a program, as a page for a person, which a message heads and that leads `back`."""
    if _reads_json(request):
        return error_for_program(status, said, at)
    text = said.text
    shown: Pages | None = getattr(request.app.state, "pages", None)
    if shown is None:
        return HTMLResponse(f"<p>{html.escape(text)}</p>", status)
    browser = request.app.state.tables.keys.browser_among(request.cookies)
    page = shown.page(
        "error.html",
        Reader(table_messages(locale)),
        status=status,
        heading=heading,
        text=text or None,
        back=back or _whence(request),
        signed_in=browser is not None and is_account(browser),
    )
    return HTMLResponse(page, status)


def _whence(request: Request) -> str | None:
    """Return the page of the request's table or competition, unless the request was for that page."""
    for part, folder in (("table", "t"), ("competition", "c")):
        path = f"/{folder}/{request.path_params.get(part)}"
        if part in request.path_params and request.url.path != path:
            return path
    return None
