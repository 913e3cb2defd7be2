"""A fast path for decisions, the most frequent request of programs, around the framework."""

import re
from collections.abc import Awaitable, Callable

from fastapi import Request, Response
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from kickabout.table.errors import TableError
from kickabout.table.play import Tables, decide
from kickabout.table.web.api import schemas
from kickabout.table.web.bodies import beginning_with
from kickabout.table.web.browser import language_of, token_viewer
from kickabout.table.web.hosts import header_of

DECISION = re.compile("/api/tables/([^/]+)/actions")
MINIMAL = "return=minimal"
"""The value of the header `Prefer` (RFC 7240) of a client that follows the stream and needs no
state in the answer."""
APPLIED = [
    (b"content-type", b"application/json"),
    (b"preference-applied", MINIMAL.encode()),
]


class DecisionShortcut:
    """Middleware that answers decisions with a minimal preference. All other requests pass, even
    malformed decisions, so that their errors are reported in one place.
    """

    def __init__(
        self, app: ASGIApp, on_error: Callable[[Request, Exception], Awaitable[Response]]
    ) -> None:
        self._app = app
        self._on_error = on_error

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        path = None
        if scope["type"] == "http" and scope["method"] == "POST":
            path = DECISION.fullmatch(scope["path"])
        if path is None:
            await self._app(scope, receive, send)
            return
        kind = header_of(scope, b"content-type")
        if header_of(scope, b"prefer") != MINIMAL or kind != "application/json":
            await self._app(scope, receive, send)
            return
        whole = await receive()
        try:
            decision = schemas.Act.model_validate_json(whole["body"])
        except ValidationError:
            await self._app(scope, beginning_with(whole, receive), send)
            return
        request = Request(scope, receive)
        try:
            told = await _decided(request, path[1], decision)
        except TableError as error:
            response = await self._on_error(request, error)
            await response(scope, receive, send)
            return
        headers = [*APPLIED, (b"content-length", b"%d" % len(told))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": told})


async def _decided(request: Request, table: str, decision: schemas.Act) -> bytes:
    tables: Tables = request.app.state.tables
    viewer = await token_viewer(request, table, tables, language_of(request), "play")
    seat = viewer.own_seat()
    result = await decide(viewer.table, seat, decision.all, decision.at, decision.head)
    return b'{"result": "%s", "at": %d}' % (result.encode(), viewer.table.number)
