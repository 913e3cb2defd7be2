"""The page of whoever asks for it: a guest's, on which a name can be claimed, or that of an account."""

import re
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Form, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from kickabout.table.errors import BadRequest, NotYours, TableError
from kickabout.table.people import (
    LINK_MINUTES,
    Mail,
    OpenId,
    Passkeys,
    People,
    SignedIn,
    allows_passkeys,
    scopes_of,
)
from kickabout.table.play import Host
from kickabout.table.seats import digest, session_in
from kickabout.table.shirts import COLOURS, MOST_NUMBER, PATTERNS, Shirt
from kickabout.table.store import Account
from kickabout.table.web.browser import (
    ServerFriends,
    ServerNotices,
    ServerPasskeys,
    ServerPeople,
    ServerPrograms,
    ServerPushes,
    language_chosen,
    part_of,
    remember,
    remember_account,
)
from kickabout.table.web.costs import DEAR, costs, count_names
from kickabout.table.web.hosts import is_local
from kickabout.table.web.pages.people.bell import bell_context
from kickabout.table.web.pages.people.unwritten_code import (
    forget_code,
    remember_code,
    unwritten_code,
)
from kickabout.table.web.pages.people.views import exported, front_of, rated_of, tables_of
from kickabout.table.web.pages.people.way_back import THEN, own_page_then
from kickabout.table.web.pages.render import qr_code
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
_SYSTEMS = ("iPhone", "iPad", "Android", "Windows", "Mac OS", "Linux")


async def own_account(visit: TheVisit, people: ServerPeople) -> Account:
    """Return the account of whoever asks; raises `NotYours` for a guest."""
    account = await people.account_of(visit.browser)
    if account is None:
        raise NotYours(Message("error-guest"))
    return account


TheAccount = Annotated[Account, Depends(own_account)]


def device_of(request: Request) -> str:
    """Return what a browser says that it is, in two words."""
    said = request.headers.get("user-agent", "")
    named = (next((one for one in names if one in said), "") for names in (_BROWSERS, _SYSTEMS))
    known = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "Mac"}
    return ", ".join(known.get(one, one) for one in named if one) or re.sub(r"\W.*", "", said)


UNDRESSED = Shirt(0, 1, 0, 1)
"""The shirt with which somebody begins who chooses one: what the first seat of a table wears without."""
Done = Literal[
    "mailed",
    "written",
    "renamed",
    "private",
    "public",
    "ended",
    "passkey",
    "passkey-removed",
    "dressed",
    "openid",
    "openid-removed",
]
"""What has just been done on the own page, which says so."""


@router.get("/me")
async def own_page(
    visit: TheVisit,
    people: ServerPeople,
    done: Done | None = None,
    then: Annotated[str, Query(pattern=THEN)] = "",
) -> HTMLResponse:
    """Show the page of whoever asks, and the way back to where they came from `then`."""
    return await _page(visit, people, done=done, then=then)


def _done(visit: Visit, done: Done) -> Response:
    return visit.redirect(f"/me?done={done}{'#shirt' if done == 'dressed' else ''}")


async def _page(visit: Visit, people: People, status_code: int = 200, **shown: Any) -> HTMLResponse:
    account: Account | None = shown.pop("account", None) or await people.account_of(visit.browser)
    shown["is_mailing"] = part_of(visit.request, Mail).is_configured
    openid = part_of(visit.request, OpenId)
    shown["openid_host"] = openid.host
    shown["passkeys_allowed"] = allows_passkeys(urlsplit(visit.base))
    shown["sanctions"] = visit.sanctions
    if account is None:
        return visit.page("guest.html", visit.reader, status_code, **shown)
    content = visit.tables.keys.content_among(visit.request.cookies) or ""
    return visit.page(
        "account.html",
        visit.reader,
        status_code,
        account=account,
        shirt=UNDRESSED if account.shirt is None else Shirt.read(account.shirt),
        wardrobe={"colours": COLOURS, "patterns": PATTERNS, "most_number": MOST_NUMBER},
        sessions=await people.sessions(account),
        is_openid=await openid.subject_of(account) is not None,
        passkeys=await part_of(visit.request, Passkeys).of(account),
        own_session=digest(session_in(content)),
        code=await unwritten_code(visit, people, account),
        **await front_of(visit, account),
        **await bell_context(visit, account),
        **shown,
    )


async def _refused(visit: Visit, people: People, error: TableError, **shown: Any) -> HTMLResponse:
    wrong = visit.reader.text(error.message)
    return await _page(visit, people, error.status, wrong=wrong, **shown)


@router.post("/me/claim")
@costs(limit="accounts", weight=DEAR)
async def claim(
    visit: TheVisit,
    people: ServerPeople,
    name: Annotated[str, Form()] = "",
    then: Annotated[str, Form(pattern=THEN)] = "",
) -> Response:
    """Claim a name for a guest, whose page shows the recovery code until it is written down."""
    if await people.account_of(visit.browser) is not None:
        return visit.redirect("/me")
    try:
        signed = await claimed_name(visit, name)
    except TableError as error:
        return await _refused(visit, people, error, claimed=name, then=then)
    return remember_claim(visit, visit.redirect(own_page_then(then)), signed)


async def claimed_name(visit: Visit, name: str) -> SignedIn:
    """Claim a name for a guest; raises what `Host.check_claim` and `People.claim` raise."""
    client = visit.request.client
    part_of(visit.request, Host).check_claim(client.host if client else None, visit.browser)
    people = part_of(visit.request, People)
    signed = await people.claim(name, visit.browser, device_of(visit.request))
    chosen = language_chosen(visit.request)
    if chosen is not None:
        await people.set_locale(signed.account, chosen)
    return signed


def remember_claim(visit: Visit, response: Response, signed: SignedIn) -> Response:
    """Give a browser the cookies of one that has just claimed a name, in an answer, and return that."""
    remember_account(visit.request, response, visit.tables, signed)
    remember_code(visit, response, signed.code)
    return response


@router.post("/me/recover")
@costs(limit="accounts", weight=DEAR)
async def recover(
    visit: TheVisit,
    people: ServerPeople,
    name: Annotated[str, Form()] = "",
    code: Annotated[str, Form()] = "",
    then: Annotated[str, Form(pattern=THEN)] = "",
) -> Response:
    """Sign a guest's browser in by the recovery code."""
    await count_names(visit.request, "accounts", name)
    try:
        signed = await people.recover(name, code, visit.browser, device_of(visit.request))
    except TableError as error:
        return await _refused(visit, people, error, recovered=name, typed=code, then=then)
    return _signed_in(visit, signed, then)


def _signed_in(visit: Visit, signed: SignedIn, then: str = "") -> Response:
    response = visit.redirect(own_page_then(then))
    remember_account(visit.request, response, visit.tables, signed)
    return response


@router.post("/me/code")
@costs(limit="accounts", weight=DEAR)
async def new_code(visit: TheVisit, people: ServerPeople, account: TheAccount) -> Response:
    """Make a new recovery code, which the page shows until it is written down."""
    response = visit.redirect("/me")
    remember_code(visit, response, await people.new_code(account))
    return response


@router.post("/me/code/written")
async def code_is_written(
    visit: TheVisit, then: Annotated[str, Form(pattern=THEN)] = ""
) -> Response:
    """Show the recovery code no more."""
    response = visit.redirect(then) if then else _done(visit, "written")
    forget_code(visit, response)
    return response


@router.post("/me/private")
async def set_private(
    visit: TheVisit, people: ServerPeople, account: TheAccount, private: Annotated[str, Form()] = ""
) -> Response:
    """Set whether others may see the profile."""
    is_private = private == "yes"
    await people.set_private(account, is_private=is_private)
    return _done(visit, "private" if is_private else "public")


@router.post("/me/shirt")
async def set_shirt(
    visit: TheVisit,
    people: ServerPeople,
    account: TheAccount,
    colour: Annotated[str, Form(max_length=9)] = "",
    other: Annotated[str, Form(max_length=9)] = "",
    pattern: Annotated[str, Form(max_length=9)] = "",
    number: Annotated[str, Form(max_length=9)] = "",
) -> Response:
    """Choose what to wear at tables; without a colour the shirt of the seat."""
    try:
        shirt = Shirt.read(f"{colour}{other}{pattern}-{number}") if colour else None
    except ValueError:
        error = BadRequest(Message("error-shirt", most=MOST_NUMBER))
        return await _refused(visit, people, error, account=account)
    await people.set_shirt(account, shirt)
    return _done(visit, "dressed")


@router.post("/me/rename")
@costs(limit="accounts", weight=DEAR)
async def rename(
    visit: TheVisit, people: ServerPeople, account: TheAccount, name: Annotated[str, Form()] = ""
) -> Response:
    """Give the account another name."""
    try:
        await people.rename(account, name)
    except TableError as error:
        return await _refused(visit, people, error, account=account, renamed=name)
    return _done(visit, "renamed")


@router.post("/me/end")
async def end_session(
    visit: TheVisit, people: ServerPeople, account: TheAccount, session: Annotated[str, Form()] = ""
) -> Response:
    """Sign a browser out."""
    await people.end(account, session)
    return _done(visit, "ended")


@router.post("/me/remove")
async def remove(
    visit: TheVisit, people: ServerPeople, account: TheAccount, name: Annotated[str, Form()] = ""
) -> Response:
    """Remove the account, whose name has to be typed."""
    if name.strip().casefold() != account.name.casefold():
        text = visit.reader.say("error-remove-name", name=account.name)
        return await _page(visit, people, 400, account=account, wrong=text)
    guest = visit.tables.keys.new_browser()
    await people.remove(account, guest)
    response = visit.page("guest.html", visit.reader, removed=account.name)
    remember(visit.request, response, visit.tables, guest)
    return response


@router.get("/me/export.json")
async def export(
    visit: TheVisit,
    account: TheAccount,
    people: ServerPeople,
    passkeys: ServerPasskeys,
    programs: ServerPrograms,
    friends: ServerFriends,
    notices: ServerNotices,
    pushes: ServerPushes,
) -> JSONResponse:
    """Download all that is kept of an account."""
    told = exported(
        account,
        await people.sessions(account),
        await tables_of(visit, account),
        await rated_of(visit, account),
    )
    told["passkeys"] = [
        {"device": one.device, "host": one.host, "since": one.since.isoformat()}
        for one in await passkeys.of(account)
    ]
    told["notices"] = [
        {"kind": one.kind, "table": one.table, "names": one.names, "at": one.at.isoformat()}
        for one in await notices.of(account)
    ]
    address = await part_of(visit.request, Mail).of(account)
    told["mail"] = None if address is None else address.address
    told["openid"] = await part_of(visit.request, OpenId).subject_of(account)
    told["pushes"] = [
        {"device": one.device, "since": one.since.isoformat()} for one in await pushes.of(account)
    ]
    told["keys"] = [
        {"label": one.label, "scopes": scopes_of(one), "since": one.since.isoformat()}
        for one in await programs.of(account)
    ]
    told["people"] = [{"name": one.name, "tie": one.tie} for one in await friends.of(account)]
    return JSONResponse(
        told, headers={"Content-Disposition": 'attachment; filename="kickabout.json"'}
    )


# --- other devices ---------------------------------------------------------------------------------


@router.post("/me/link")
@costs(limit="accounts")
async def new_link(visit: TheVisit, people: ServerPeople, account: TheAccount) -> Response:
    """Show a link, and its QR code, that signs another device in."""
    address = f"{visit.base}/device/{await people.new_link(account)}"
    return await _page(
        visit,
        people,
        account=account,
        link=address,
        link_code=qr_code(address),
        minutes=LINK_MINUTES,
        local=is_local(urlsplit(address).hostname),
    )


@router.get("/device/{token}")
async def device_link(
    token: str,
    visit: TheVisit,
    people: ServerPeople,
    then: Annotated[str, Query(pattern=THEN)] = "",
) -> Response:
    """Ask whether this browser is to be signed in. A GET changes nothing, since previews open links too."""
    account = await people.linked(token)
    if await people.account_of(visit.browser) == account:
        return visit.redirect(own_page_then(then))
    return visit.page("device.html", visit.reader, account=account, token=token, then=then)


@router.post("/device/{token}")
@costs(limit="accounts")
async def follow(
    token: str,
    visit: TheVisit,
    people: ServerPeople,
    then: Annotated[str, Form(pattern=THEN)] = "",
) -> Response:
    """Sign this browser in by a link, which is used up."""
    signed = await people.follow(token, visit.browser, device_of(visit.request))
    return _signed_in(visit, signed, then)
