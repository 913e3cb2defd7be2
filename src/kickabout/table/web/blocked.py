"""Blocking by the host: blocked addresses and browsers get no answer except on the host's own
pages.
"""

from fastapi import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from kickabout.table.play import Host, Tables
from kickabout.table.web.hosts import Refuse, header_of
from kickabout.text.messages import Message

OWN_PATHS = ("/admin", "/api/admin")
"""The host's own pages, which stay open to a host who has blocked too much."""


def is_blocked(request: Request) -> bool:
    """Return whether the request comes from an address or a browser that is blocked by now."""
    host: Host = request.app.state.host
    if not host.blocks_anybody:
        return False
    tables: Tables = request.app.state.tables
    browser = None
    if header_of(request.scope, b"cookie") is not None:
        browser = tables.keys.browser_among(request.cookies)
    return host.is_blocked(request.client.host if request.client else None, browser)


class Blocked:
    """Middleware that refuses blocked addresses and browsers."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self._app = app
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http" or scope["path"].startswith(OWN_PATHS):
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        if is_blocked(request):
            refusal = self._refuse(request, 403, Message("error-blocked"))
            await refusal(scope, receive, send)
            return
        await self._app(scope, receive, send)
