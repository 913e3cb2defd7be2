"""Blocking by the host: blocked addresses and browsers get no answer except on the host's own
pages.
"""

from starlette.requests import Request
from starlette.types import Scope

from kickabout.table.play import Host, Tables
from kickabout.table.web.gate import Refusal
from kickabout.table.web.hosts import header_of
from kickabout.text.messages import Message

OWN_PATHS = ("/admin", "/api/admin")
"""The host's own pages, which stay open to a host who has blocked too much."""


def is_blocked(scope: Scope) -> bool:
    """Return whether a request comes from an address or a browser that is blocked by now."""
    host: Host = scope["app"].state.host
    if not host.blocks_anybody:
        return False
    tables: Tables = scope["app"].state.tables
    browser = None
    if header_of(scope, b"cookie") is not None:
        browser = tables.keys.browser_among(Request(scope).cookies)
    client = scope.get("client")
    return host.is_blocked(client[0] if client else None, browser)


def refuse_blocked(scope: Scope) -> Refusal | None:
    """Refuse blocked addresses and browsers."""
    if scope["path"].startswith(OWN_PATHS) or not is_blocked(scope):
        return None
    return Refusal(403, Message("error-blocked"))
