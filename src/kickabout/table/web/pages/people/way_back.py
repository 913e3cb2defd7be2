"""The way back to the page that led a guest to a name, whichever way they then take to it."""

import re

from fastapi import Response

from kickabout.table.web.browser import set_cookie
from kickabout.table.web.visit import Visit

THEN = r"^(/c/[0-9a-f]{1,16}|/competitions/new)?$"
"""The pages that need a name, to which whoever claims one or signs in is led back; or none."""
_COOKIE, _PATH = "kickabout_then", "/openid"
"""What keeps the page while somebody is at a provider, and where that is read."""


def own_page_then(then: str) -> str:
    """Return the address of the own page, which leads on to another one."""
    return f"/me?then={then}" if then else "/me"


def keep_then(visit: Visit, response: Response, then: str) -> None:
    """Have the browser keep the page while it is at a provider, whom it is none of the business."""
    if then:
        set_cookie(visit.request, response, _COOKIE, then, path=_PATH)
    else:
        forget_then(response)


def kept_then(visit: Visit) -> str:
    """Return the page that the browser has kept; empty if there is none."""
    then = visit.request.cookies.get(_COOKIE, "")
    return then if re.fullmatch(THEN, then) else ""


def forget_then(response: Response) -> None:
    """Have the browser keep the page no longer."""
    response.delete_cookie(_COOKIE, path=_PATH)
