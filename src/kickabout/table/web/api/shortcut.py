"""The one request that programs send again and again, a decision, answered without the framework's long way to it."""

import json
import re
from collections.abc import Awaitable, Callable

from fastapi import Request, Response
from pydantic import ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kickabout.table.errors import TableError
from kickabout.table.play import decide
from kickabout.table.web.api import schemas
from kickabout.table.web.browser import api_viewer, language_of
from kickabout.table.web.hosts import header_of

DECISION = re.compile("/api/tables/([^/]+)/actions")
MINIMAL = "return=minimal"
"""What the header `Prefer` says (RFC 7240) of somebody who follows the stream and needs no state with the answer."""
APPLIED = {"Preference-Applied": MINIMAL}


class DecisionShortcut:
    """Answers decisions whose sender prefers a minimal answer; all else goes on, also a decision that is not in form,
    so that what is wrong with it is told in one place.
    """

    def __init__(
        self, app: ASGIApp, on_error: Callable[[Request, Exception], Awaitable[Response]]
    ) -> None:
        self._app = app
        self._on_error = on_error

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request."""
        found = None
        if scope["type"] == "http" and scope["method"] == "POST":
            found = DECISION.fullmatch(scope["path"])
        if found is None:
            await self._app(scope, receive, send)
            return
        kind = header_of(scope, b"content-type")
        if header_of(scope, b"prefer") != MINIMAL or kind != "application/json":
            await self._app(scope, receive, send)
            return
        message = await receive()
        try:
            if message.get("more_body"):
                raise ValueError
            decision = schemas.Act.model_validate_json(message.get("body", b""))
        except (ValidationError, ValueError):
            await self._app(scope, _again(message, receive), send)
            return
        request = Request(scope, receive)
        try:
            response = await _decided(request, found[1], decision)
        except TableError as error:
            response = await self._on_error(request, error)
        await response(scope, receive, send)


async def _decided(request: Request, table: str, decision: schemas.Act) -> Response:
    viewer = await api_viewer(request, table, request.app.state.tables, language_of(request))
    result = await decide(viewer.table, viewer.own_seat(), decision.all, decision.at)
    told = json.dumps({"result": result, "at": viewer.table.number})
    return Response(told, media_type="application/json", headers=APPLIED)


def _again(first: Message, receive: Receive) -> Receive:
    """What is received, from its first part on."""
    left = [first]

    async def receive_again() -> Message:
        return left.pop() if left else await receive()

    return receive_again
