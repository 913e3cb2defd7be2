"""The host's tools: a JSON API for `kickabout admin`, and a page for the same, both behind a token."""

import hmac
from typing import Annotated, Any, Literal
from urllib.parse import unquote

from fastapi import APIRouter, Depends, Form, Query, Request
from fastapi.responses import HTMLResponse, Response
from pydantic import BaseModel

from kickabout.table.errors import NotYours, TableError, Unknown
from kickabout.table.people import LINK_MINUTES, MOST_DAYS, MOST_WHY, Moderation, People
from kickabout.table.play import Host
from kickabout.table.store import Account, Act, SanctionKind
from kickabout.table.web.browser import ServerPeople, ServerTables, bearer_of, held
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message

COOKIE = "kickabout-admin"
COOKIE_SECONDS = 12 * 3600
OPERATOR = "kickabout-operator"
"""The header by which an operator gives their name, percent-encoded."""
MOST_OPERATOR = 40
SHOWN_ACTS = 20
"""The number of acts of operators that the page shows, latest first."""

api = APIRouter(prefix="/api/admin", include_in_schema=False)
page = APIRouter(prefix="/admin", include_in_schema=False, default_response_class=HTMLResponse)


AnyHost = Annotated[Host, Depends(held(Host))]


async def host_of(request: Request, tables: ServerTables, host: AnyHost) -> Host:
    """Return the host's tools, for a caller with the host's token or cookie; raises `NotYours` for
    others.
    """
    expected: str = request.app.state.admin_token
    shown = bearer_of(request)
    if shown is not None:
        known = hmac.compare_digest(shown.encode(), expected.encode())
    else:
        known = tables.keys.is_host(request.cookies.get(COOKIE), expected)
    if not known:
        raise NotYours(Message("error-not-the-host"))
    return host


TheHost = Annotated[Host, Depends(host_of)]


async def operator_of(request: Request) -> str:
    """Return what the audit log calls whoever asks: the name that they give, or the way they have taken."""
    said = " ".join(unquote(request.headers.get(OPERATOR) or "").split())
    named = said if said.isprintable() else ""
    way = "page" if request.url.path.startswith(page.prefix + "/") else "command line"
    return named[:MOST_OPERATOR] or way


Operator = Annotated[str, Depends(operator_of)]


TheModeration = Annotated[Moderation, Depends(held(Moderation))]


class Whom(BaseModel):
    """An address, a network or the id of a browser."""

    whom: str
    accounts_only: bool = False


class Why(BaseModel):
    """Why something is done."""

    why: str = ""


class Sanctioned(Why):
    """Whom to keep from something, by a name or the id of a browser, and for how many days."""

    whom: str
    kind: SanctionKind
    days: float | None = None


class Lifted(Why):
    """Whose sanctions to end, by a name or the id of a browser."""

    whom: str


class Corrects(BaseModel):
    """Whether stored ratings are replaced that do not follow from the results."""

    corrects: bool


@api.get("/tables")
async def list_tables(host: TheHost) -> list[Any]:
    """List the latest tables and their seats."""
    return list(await host.tables())


@api.get("/reports")
async def list_reports(
    host: TheHost, moderation: TheModeration, *, settled: bool = False
) -> list[Any]:
    """List the reported names that are open, or those that were settled."""
    del host
    return list(await moderation.reports(settled=settled))


@api.post("/tables/{table}/seats/{seat}/settle", status_code=204)
async def settle(
    table: str, seat: int, asked: Why, host: TheHost, moderation: TheModeration, by: Operator
) -> None:
    """Settle the reports of a seat's name."""
    del host
    await moderation.settle(table, seat, by, asked.why)


@api.get("/sanctions")
async def list_sanctions(host: TheHost, moderation: TheModeration) -> list[Any]:
    """List the sanctions that stand."""
    del host
    return [
        {
            "browser": browser,
            "kind": one.kind,
            "why": one.why,
            "since": one.since,
            "until": one.until,
        }
        for browser, one in await moderation.sanctions()
    ]


@api.post("/sanctions")
async def add_sanction(
    asked: Sanctioned, host: TheHost, moderation: TheModeration, by: Operator
) -> dict[str, Any]:
    """Keep somebody from talking or playing; answer with when it ends."""
    del host
    made = await moderation.sanction(asked.whom, asked.kind, by, asked.why, asked.days)
    return {"until": made.until}


@api.post("/sanctions/lift", status_code=204)
async def lift(asked: Lifted, host: TheHost, moderation: TheModeration, by: Operator) -> None:
    """End all sanctions on somebody."""
    del host
    await moderation.lift(asked.whom, by, asked.why)


@api.get("/acts")
async def list_acts(
    host: TheHost, moderation: TheModeration, most: Annotated[int, Query(ge=1, le=1000)] = 50
) -> list[Any]:
    """List what operators have done, latest first."""
    del host
    return list(await moderation.acts(most))


@api.get("/blocks")
async def list_blocks(host: TheHost) -> list[Any]:
    """List the blocks."""
    return list(await host.blocks())


@api.post("/tables/{table}/close", status_code=204)
async def close_table(table: str, host: TheHost, by: Operator) -> None:
    """End a table for good."""
    await host.close(table, by)


@api.post("/tables/{table}/seats/{seat}/remove-name")
async def remove_name(table: str, seat: int, host: TheHost, by: Operator) -> dict[str, str]:
    """Remove the name of a seat's player; answer with the new one."""
    return {"name": await host.remove_name(table, seat, by)}


@api.post("/block")
async def block(asked: Whom, host: TheHost, by: Operator) -> dict[str, str]:
    """Block an address, a network or a browser; answer with it as it is stored."""
    return {"whom": await host.block(asked.whom, by, accounts_only=asked.accounts_only)}


@api.post("/unblock", status_code=204)
async def unblock(asked: Whom, host: TheHost, by: Operator) -> None:
    """Lift a block."""
    await host.unblock(asked.whom, by)


@api.post("/accounts/{name}/login-link")
async def login_link(
    name: str, host: TheHost, people: ServerPeople, by: Operator
) -> dict[str, Any]:
    """Make a link that signs one browser in to a name; answer with its path and for how long it is valid."""
    del host
    account = await _named(people, name)
    token = await people.new_link(account, Act(by, "login-link", account.name))
    return {"path": f"/device/{token}", "minutes": LINK_MINUTES}


@api.post("/accounts/{name}/remove")
async def remove_account(
    name: str, host: TheHost, people: ServerPeople, tables: ServerTables, by: Operator
) -> dict[str, str]:
    """Remove an account; answer with its name."""
    del host
    account = await _named(people, name)
    act = Act(by, "remove-account", account.name)
    await people.remove(account, tables.keys.new_browser(), act)
    return {"name": account.name}


@api.post("/accounts/{name}/rename")
async def rename_account(
    name: str,
    asked: Why,
    host: TheHost,
    people: ServerPeople,
    moderation: TheModeration,
    by: Operator,
) -> dict[str, str]:
    """Replace the name of an account; answer with the new one."""
    del host
    return {"name": await moderation.rename(await _named(people, name), by, asked.why)}


@api.post("/ratings")
async def recompute_ratings(
    asked: Corrects,
    host: TheHost,
    people: ServerPeople,
    moderation: TheModeration,
    by: Operator,
) -> dict[str, int]:
    """Compute all ratings anew; answer with the numbers of rated matches, and of ratings that were stored wrong."""
    del host
    if asked.corrects:
        await moderation.note(Act(by, "ratings", ""))
    ratings = await people.recompute_ratings(corrects=asked.corrects)
    return {"matches": ratings.matches, "deviating": len(ratings.deviating)}


async def _named(people: People, name: str) -> Account:
    account = await people.named(name)
    if account is None:
        raise Unknown(Message("error-no-account", name=name))
    return account


@api.get("/keys")
async def list_keys(host: TheHost) -> list[str]:
    """List the names of the keys: that of the one in use first."""
    return host.keys


@api.post("/keys/rotate")
async def rotate_key(host: TheHost, moderation: TheModeration, by: Operator) -> list[str]:
    """Use a new key; answer with the names as `list_keys` does."""
    host.rotate_key()
    await moderation.note(Act(by, "rotate-key", host.keys[0]))
    return host.keys


@api.post("/keys/revoke")
async def revoke_key(host: TheHost, moderation: TheModeration, by: Operator) -> list[str]:
    """Accept the previous key no more; answer with the names as `list_keys` does."""
    previous = host.keys[-1]
    host.revoke_key()
    await moderation.note(Act(by, "revoke-key", previous))
    return host.keys


@page.get("")
async def show(visit: TheVisit, host: AnyHost, moderation: TheModeration) -> HTMLResponse:
    """Show the host's page, or without the token a form that asks for it."""
    try:
        await host_of(visit.request, visit.tables, host)
    except NotYours:
        return visit.page("admin.html", visit.reader, 403, asks=True, text=None)
    return await _all(host, moderation, visit)


@page.post("")
async def enter(visit: TheVisit, token: Annotated[str, Form()]) -> Response:
    """Give the browser a cookie if the token is right."""
    expected: str = visit.request.app.state.admin_token
    if not hmac.compare_digest(token.strip().encode(errors="replace"), expected.encode()):
        text = visit.reader.say("admin-wrong-token")
        return visit.page("admin.html", visit.reader, 403, asks=True, text=text)
    response = visit.redirect("/admin")
    response.set_cookie(
        COOKIE,
        visit.tables.keys.current.host_cookie(expected),
        max_age=COOKIE_SECONDS,
        path="/admin",
        httponly=True,
        samesite="strict",
        secure=visit.request.url.scheme == "https",
    )
    return response


@page.post("/{what}")
async def change(
    what: Literal["close", "remove-name", "block", "unblock", "settle", "mute", "suspend", "lift"],
    host: TheHost,
    moderation: TheModeration,
    visit: TheVisit,
    by: Operator,
    table: Annotated[str, Form()] = "",
    seat: Annotated[int, Form()] = -1,
    whom: Annotated[str, Form()] = "",
    why: Annotated[str, Form()] = "",
    days: Annotated[float | None, Form()] = None,
) -> Response:
    """Do what a button of the page says."""
    try:
        match what:
            case "close":
                await host.close(table, by)
            case "remove-name":
                await host.remove_name(table, seat, by)
            case "block":
                await host.block(whom, by)
            case "unblock":
                await host.unblock(whom, by)
            case "settle":
                await moderation.settle(table, seat, by, why)
            case "mute" | "suspend":
                await moderation.sanction(whom, what, by, why, days)
            case "lift":
                await moderation.lift(whom, by, why)
    except TableError as error:
        text = visit.reader.text(error.message)
        return await _all(host, moderation, visit, error.status, text)
    return visit.redirect("/admin")


async def _all(
    host: Host,
    moderation: Moderation,
    visit: Visit,
    status_code: int = 200,
    text: str | None = None,
) -> HTMLResponse:
    return visit.page(
        "admin.html",
        visit.reader,
        status_code,
        asks=False,
        text=text,
        reports=await moderation.reports(settled=False),
        sanctions=await moderation.sanctions(),
        acts=await moderation.acts(SHOWN_ACTS),
        tables=await host.tables(),
        blocks=await host.blocks(),
        most_days=MOST_DAYS,
        most_why=MOST_WHY,
    )
