"""The page on which somebody makes keys for programs, sees when they were used, and revokes them."""

from typing import Annotated, Any

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, Response

from kickabout.table.errors import TableError
from kickabout.table.people import MOST_LABEL, SCOPES, Programs, scopes_of
from kickabout.table.store import Account
from kickabout.table.web.browser import ServerPrograms
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.people.account import TheAccount
from kickabout.table.web.visit import TheVisit, Visit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
DAYS = (30, 90, 365)
"""The lives of keys that the page offers, beside that for good."""


@router.get("/me/keys")
async def show(visit: TheVisit, account: TheAccount, programs: ServerPrograms) -> HTMLResponse:
    """Show the keys of an account, and the form for a new one."""
    return await _page(visit, account, programs)


async def _page(
    visit: Visit, account: Account, programs: Programs, status_code: int = 200, **shown: Any
) -> HTMLResponse:
    keys = await programs.of(account)
    return visit.page(
        "keys.html",
        visit.reader,
        status_code,
        account=account,
        keys=[{"key": one, "scopes": scopes_of(one)} for one in keys],
        scopes=SCOPES,
        most=MOST_LABEL,
        days=DAYS,
        **shown,
    )


@router.post("/me/keys")
@costs(limit="accounts", weight=DEAR)
async def make(
    visit: TheVisit,
    account: TheAccount,
    programs: ServerPrograms,
    label: Annotated[str, Form()] = "",
    scope: Annotated[list[str], Form(max_length=10)] = [],  # noqa: B006 - FastAPI copies it
    days: Annotated[str, Form(max_length=5)] = "",
) -> Response:
    """Make a key, and show it this once."""
    life = int(days) if days.isascii() and days.isdigit() else None
    try:
        secret = await programs.make(account, label, scope, life)
    except TableError as error:
        wrong = visit.reader.text(error.message)
        return await _page(
            visit, account, programs, error.status, wrong=wrong, label=label[:MOST_LABEL]
        )
    return await _page(visit, account, programs, secret=secret)


@router.post("/me/keys/revoke")
async def revoke(
    visit: TheVisit, account: TheAccount, programs: ServerPrograms, key: Annotated[str, Form()] = ""
) -> Response:
    """Revoke a key."""
    await programs.revoke(account, key)
    return visit.redirect("/me/keys")


@router.post("/me/program")
async def declare(visit: TheVisit, account: TheAccount, programs: ServerPrograms) -> Response:
    """Declare that a program plays by the account."""
    try:
        await programs.declare(account)
    except TableError as error:
        wrong = visit.reader.text(error.message)
        return await _page(visit, account, programs, error.status, wrong=wrong)
    return visit.redirect("/me/keys")
