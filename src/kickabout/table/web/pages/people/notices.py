"""What an account is told of: the bell of a page that is open, and the page of all notices."""

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from kickabout.table.web.browser import ServerNotices, ServerPeople
from kickabout.table.web.costs import SMALL, costs
from kickabout.table.web.pages.people.account import TheAccount
from kickabout.table.web.pages.people.bell import bell_context, shown_notice
from kickabout.table.web.visit import TheVisit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/notices")
@costs(weight=SMALL)
async def bell(visit: TheVisit, people: ServerPeople) -> HTMLResponse:
    """Show the bell as it is now."""
    account = await people.account_of(visit.browser)
    return visit.page("partials/bell.html", visit.reader, **await bell_context(visit, account))


@router.get("/me/notices")
async def show_notices(
    visit: TheVisit, notices: ServerNotices, account: TheAccount
) -> HTMLResponse:
    """Show all notices of an account."""
    listed = [shown_notice(one, visit) for one in await notices.of(account)]
    return visit.page("notices.html", visit.reader, listed=listed)


@router.post("/me/notices/read")
async def read_all(visit: TheVisit, notices: ServerNotices, account: TheAccount) -> Response:
    """Mark all notices as read."""
    await notices.read(account.id)
    return visit.redirect("/me/notices")
