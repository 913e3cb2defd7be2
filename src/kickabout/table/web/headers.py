"""Security of every request: response headers, and no posts from foreign pages."""

from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kickabout.table.web.gate import Refusal
from kickabout.table.web.hosts import header_of
from kickabout.text import messages

# Neither scripts nor styles may be in a page; `pages/properties.py` has what elements use instead of `style`.
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
EMBEDDED = {
    "Content-Security-Policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
}
"""The header of a page that any site may show in a frame: one on which nothing can be pressed."""
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # keeps private links and invitations from other sites
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_ENCODED = [(name.lower().encode(), value.encode()) for name, value in ALWAYS.items()]
# Styles and scripts set their own caching; every page is personal, and in the language of its reader.
_PERSONAL = [(b"cache-control", b"no-store"), (b"vary", b"Accept-Language, Cookie")]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def refuse_other_sites(scope: Scope) -> Refusal | None:
    """Refuse unsafe requests from other sites."""
    if scope["method"] in SAFE or _from_here(scope):
        return None
    return Refusal(403, messages.Message("error-other-site"))


class Guard:
    """Middleware that adds the headers, and answers HEAD with those of GET, wherever GET is allowed."""

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
                more = _ENCODED if b"cache-control" in names else [*_ENCODED, *_PERSONAL]
                message["headers"] = [*own, *(one for one in more if one[0] not in names)]
            await send(message)
            if headers_only:
                await send({"type": "http.response.body"})

        asked = {**scope, "method": "GET"} if headers_only else scope
        await self._app(asked, receive, send_guarded)


def _from_here(scope: Scope) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all."""
    origin = header_of(scope, b"origin")
    if origin is not None:
        host = header_of(scope, b"host") or ""
        return urlsplit(origin).netloc.casefold() == host.casefold()
    return (header_of(scope, b"sec-fetch-site") or "none") in ("same-origin", "none")
