"""What an account is told of: the bell of a page that is open, all notices, and by what ways they come."""

from typing import Annotated, Literal

from fastapi import APIRouter, Body, Form
from fastapi.responses import HTMLResponse, JSONResponse, Response
from pydantic import BaseModel, Field

from kickabout.table.people import switches
from kickabout.table.seats import digest, session_in
from kickabout.table.store.notice_queries import Kind
from kickabout.table.web.browser import ServerMail, ServerNotices, ServerPeople, ServerPushes
from kickabout.table.web.costs import DEAR, SMALL, costs
from kickabout.table.web.pages.people.account import TheAccount, device_of
from kickabout.table.web.pages.people.bell import bell_context, shown_notices
from kickabout.table.web.visit import TheVisit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
Done = Literal[
    "chosen", "push", "push-removed", "feed-ended", "mail-asked", "mail-removed", "mail-resumed"
]
"""What has just been done on the page of notices, which says so."""


class PushKeys(BaseModel):
    """The keys of a browser, as its `PushSubscription` has them."""

    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=32)]


class PushSubscription(BaseModel):
    """What a browser makes of the server's key, as its `toJSON` has it."""

    endpoint: Annotated[str, Field(max_length=2000)]
    keys: PushKeys


@router.get("/notices")
@costs(weight=SMALL)
async def bell(visit: TheVisit, people: ServerPeople) -> HTMLResponse:
    """Show the bell as it is now."""
    account = await people.account_of(visit.browser)
    return visit.page("partials/bell.html", visit.reader, **await bell_context(visit, account))


@router.get("/me/notices")
async def show_notices(
    visit: TheVisit,
    notices: ServerNotices,
    pushes: ServerPushes,
    mail: ServerMail,
    account: TheAccount,
    done: Done | None = None,
) -> HTMLResponse:
    """Show all notices of an account, and by what ways it is told."""
    choices = await notices.choices(account)
    return visit.page(
        "notices.html",
        visit.reader,
        listed=await shown_notices(await notices.of(account), account, visit),
        pushes=await pushes.of(account),
        push_key=pushes.public_key,
        is_mailing=mail.is_configured,
        mail=await mail.of(account),
        has_feed=await notices.has_feed(account),
        done=done,
        choices=choices,
        ways=mail.ways,
        switches=switches(choices, mail.ways),
    )


@router.post("/me/notices/read")
async def read(
    visit: TheVisit,
    notices: ServerNotices,
    account: TheAccount,
    kind: Annotated[Kind | None, Form()] = None,
    subject: Annotated[str | None, Form(max_length=40)] = None,
) -> Response:
    """Mark all notices as read, or that of a kind about a subject."""
    await notices.read(account.id, kinds=None if kind is None else (kind,), subject=subject)
    return visit.redirect("/me/notices")


@router.post("/me/notices/choose")
async def choose(
    visit: TheVisit,
    notices: ServerNotices,
    mail: ServerMail,
    account: TheAccount,
    on: Annotated[list[str] | None, Form(max_length=50)] = None,
    quiet_from: Annotated[int, Form()] = 0,
    quiet_to: Annotated[int, Form()] = 0,
    zone: Annotated[str, Form(max_length=64)] = "UTC",
) -> Response:
    """Choose of what one is told, by what ways, and when not."""
    await notices.choose(account, on or (), (quiet_from, quiet_to), zone, mail.ways)
    return visit.redirect("/me/notices?done=chosen")


@router.post("/me/push")
@costs(limit="accounts", weight=DEAR)
async def add_push(
    visit: TheVisit,
    pushes: ServerPushes,
    account: TheAccount,
    subscription: Annotated[PushSubscription, Body()],
) -> JSONResponse:
    """Push notices to this browser from now on, and tell it where to go on."""
    content = visit.tables.keys.content_among(visit.request.cookies) or ""
    await pushes.add(
        account,
        digest(session_in(content)),
        subscription.endpoint,
        (subscription.keys.p256dh, subscription.keys.auth),
        base=visit.base,
        locale=visit.locale,
        device=device_of(visit.request),
    )
    return JSONResponse({"next": "/me/notices?done=push"})


@router.post("/me/push/remove")
async def remove_push(
    visit: TheVisit, pushes: ServerPushes, account: TheAccount, push: Annotated[str, Form()] = ""
) -> Response:
    """Push nothing to a browser any more."""
    await pushes.remove(account, push)
    return visit.redirect("/me/notices?done=push-removed")
