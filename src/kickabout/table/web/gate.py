"""A gate in the application, which refuses requests for a reason before anything is done for them."""

from collections.abc import Callable
from typing import NamedTuple

from fastapi import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from kickabout.text.messages import Message

Refuse = Callable[[Request, int, Message], Response]
"""A function that makes the answer to a refused request, in the reader's language."""


class Refusal(NamedTuple):
    """The status of a refusal, and its reason."""

    status: int
    message: Message


class Gate:
    """Middleware that refuses the requests for which a function returns a refusal."""

    def __init__(
        self, app: ASGIApp, check: Callable[[Scope], Refusal | None], refuse: Refuse
    ) -> None:
        self._app = app
        self._check = check
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        refusal = self._check(scope) if scope["type"] == "http" else None
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await self._refuse(Request(scope), *refusal)(scope, receive, send)
