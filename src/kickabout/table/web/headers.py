"""Security of every request: response headers, no posts from foreign pages, and a limit on body
sizes.
"""

from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kickabout.table.language import accepted_language, table_messages
from kickabout.table.web.hosts import Refuse, header_of
from kickabout.text import messages
from kickabout.text.reader import Reader

# Seats set their colours by style attributes, so inline styles are allowed; scripts are not.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # keeps private links and invitations from other sites
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_ENCODED = [
    (name.lower().encode(), value.encode())
    # Styles and scripts set their own caching; every page is personal.
    for name, value in (ALWAYS | {"Cache-Control": "no-store"}).items()
]
MOST_BYTES = 1 << 16
"""The longest body of a request; a roster's file is the largest thing to send."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class SameOrigin:
    """Middleware that refuses unsafe requests from other sites."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self._app = app
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http" or scope["method"] in SAFE or _from_here(scope):
            await self._app(scope, receive, send)
            return
        refusal = self._refuse(Request(scope), 403, messages.Message("error-other-site"))
        await refusal(scope, receive, send)


class Guard:
    """Middleware that adds the headers and limits the size of bodies.

    It answers HEAD with the headers of GET, wherever GET is allowed.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        begun = False
        headers_only = scope["method"] == "HEAD"

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if begun and headers_only:
                return
            begun = True
            if message["type"] == "http.response.start":
                own = message["headers"]
                names = {name for name, _ in own}
                message["headers"] = [*own, *(one for one in _ENCODED if one[0] not in names)]
            await send(message)
            if headers_only:
                await send({"type": "http.response.body"})

        asked = {**scope, "method": "GET"} if headers_only else scope
        await self._app(asked, _limited(scope, receive), send_guarded)


def _limited(scope: Scope, receive: Receive) -> Receive:
    """Return a `receive` with a limit on the body; larger ones are refused with 413 before they are
    stored.
    """
    length = header_of(scope, b"content-length") or "0"
    announced = int(length) if length.isdecimal() and len(length) < 20 else MOST_BYTES + 1
    received = 0

    async def receive_limited() -> Message:
        nonlocal received
        message = await receive() if announced <= MOST_BYTES else {"type": "http.request"}
        received += len(message.get("body", b""))
        if max(received, announced) > MOST_BYTES:
            wanted = header_of(scope, b"accept-language") or ""
            reader = Reader(table_messages(accepted_language(wanted)))
            text = reader.say("error-body-too-long", kilobytes=MOST_BYTES >> 10)
            raise HTTPException(413, text)
        return message

    return receive_limited


def _from_here(scope: Scope) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all."""
    origin = header_of(scope, b"origin")
    if origin is not None:
        host = header_of(scope, b"host") or ""
        return urlsplit(origin).netloc.casefold() == host.casefold()
    return (header_of(scope, b"sec-fetch-site") or "none") in ("same-origin", "none")
