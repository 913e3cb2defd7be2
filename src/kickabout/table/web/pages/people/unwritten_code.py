"""A recovery code that its owner has not written down yet.

The database has its hash alone. The browser that it was made for keeps it, as a cookie that only the server can read,
so that it is shown again until somebody says that it is written down.
"""

from fastapi import Response

from kickabout.table.people import People
from kickabout.table.store import Account
from kickabout.table.web.browser import set_cookie
from kickabout.table.web.visit import Visit

PATH = "/me"
"""The only pages that the cookie is sent to."""


def remember_code(visit: Visit, response: Response, code: str) -> None:
    """Have the browser keep a code until it is closed."""
    key = visit.tables.keys.current
    set_cookie(visit.request, response, key.code_cookie_name, key.sealed(code), path=PATH)


def forget_code(visit: Visit, response: Response) -> None:
    """Have the browser keep its code no longer."""
    for key in visit.tables.keys.accepted:
        response.delete_cookie(key.code_cookie_name, path=PATH)


async def unwritten_code(visit: Visit, people: People, account: Account) -> str | None:
    """Return the code that the browser keeps, None if it has none that is still the account's."""
    for key in visit.tables.keys.accepted:
        token = visit.request.cookies.get(key.code_cookie_name)
        code = key.unsealed(token) if token else None
        if code is not None and await people.is_code(code, account):
            return code
    return None
