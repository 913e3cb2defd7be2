"""Mail on the pages about people: an address and its confirmation, a link to sign in, and the way to stop it all."""

from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, Response

from kickabout.table.web.browser import ServerMail, ServerPeople
from kickabout.table.web.costs import DEAR, costs, count_names
from kickabout.table.web.pages.people.account import TheAccount, own_page
from kickabout.table.web.pages.people.way_back import THEN
from kickabout.table.web.visit import TheVisit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
Address = Annotated[str, Form(max_length=300)]


@router.post("/me/mail")
@costs(limit="mails", weight=DEAR)
async def ask(
    visit: TheVisit, mail: ServerMail, account: TheAccount, address: Address = ""
) -> Response:
    """Send a link to an address, by which it is confirmed."""
    await count_names(visit.request, "mails", address)
    await mail.ask(account, address, visit.base, visit.locale)
    return visit.redirect("/me/notices?done=mail-asked")


@router.get("/mail/confirm/{token}")
async def show_address(token: str, visit: TheVisit, mail: ServerMail) -> HTMLResponse:
    """Ask whether an address is to be an account's. A GET changes nothing, since programs open links in mails too."""
    address, name = await mail.asked(token)
    return visit.page("mail.html", visit.reader, what="confirm", address=address, name=name)


@router.post("/mail/confirm/{token}")
async def confirm(token: str, visit: TheVisit, mail: ServerMail) -> Response:
    """Confirm an address by its link, which is used up."""
    await mail.confirm(token)
    return visit.page("mail.html", visit.reader, what="confirmed")


@router.post("/me/mail/remove")
async def remove(visit: TheVisit, mail: ServerMail, account: TheAccount) -> Response:
    """Remove the address of an account."""
    await mail.remove(account)
    return visit.redirect("/me/notices?done=mail-removed")


@router.post("/me/mail/resume")
async def resume(visit: TheVisit, mail: ServerMail, account: TheAccount) -> Response:
    """Send notices by mail again."""
    await mail.resume(account)
    return visit.redirect("/me/notices?done=mail-resumed")


@router.get("/mail/stop/{token}")
async def ask_to_stop(token: str, visit: TheVisit, mail: ServerMail) -> HTMLResponse:
    """Ask whether no more notices are to be sent by mail."""
    mail.stopped_by(token)
    return visit.page("mail.html", visit.reader, what="stop")


@router.post("/mail/stop/{token}")
async def stop(token: str, visit: TheVisit, mail: ServerMail) -> Response:
    """Send no more notices by mail, at one press here or in a program for mail (RFC 8058)."""
    await mail.stop_by(token)
    return visit.page("mail.html", visit.reader, what="stopped")


@router.post("/mail/sign-in")
@costs(limit="mails", weight=DEAR)
async def send_link(
    visit: TheVisit,
    people: ServerPeople,
    mail: ServerMail,
    address: Address = "",
    then: Annotated[str, Form(pattern=THEN)] = "",
) -> Response:
    """Send a link to sign in, if the address is somebody's; the answer is the same if it is nobody's."""
    await count_names(visit.request, "mails", address)
    mail.send_link(address, visit.base, visit.locale, then)
    return await own_page(visit, people, "mailed", then)
