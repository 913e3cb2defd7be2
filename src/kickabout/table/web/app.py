"""The application: its assembly, startup, shutdown and error handlers."""

import asyncio
import fcntl
import html
import json
import os
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.routing import Match, Route

import kickabout
from kickabout.table.bots import Warming
from kickabout.table.competitions import Competitions
from kickabout.table.daily import Daily, DailyBots, PositionMaker, Positions
from kickabout.table.errors import CannotStart, TableError, excerpt
from kickabout.table.lab import LabRunner
from kickabout.table.language import table_messages
from kickabout.table.people import (
    Friends,
    Mail,
    Moderation,
    Notices,
    OpenId,
    Passkeys,
    People,
    Programs,
    Pushes,
)
from kickabout.table.play import Host, Tables
from kickabout.table.seasons import Clubs
from kickabout.table.seats import Keys, is_account, read_admin_token, read_keys
from kickabout.table.settings import Settings
from kickabout.table.store import Store
from kickabout.table.web import admin, health, static_files
from kickabout.table.web.api import (
    competition_routes,
    daily_routes,
    dice_routes,
    own_routes,
    play_routes,
    position_routes,
    season_routes,
    setup_routes,
)
from kickabout.table.web.api.description import DESCRIPTION, completed
from kickabout.table.web.api.shortcut import DecisionShortcut
from kickabout.table.web.blocked import refuse_blocked
from kickabout.table.web.bodies import WholeBodies
from kickabout.table.web.browser import RenewedCookies, language_of, locale_of, reader_of
from kickabout.table.web.costs import COSTS, SMALL, Cost
from kickabout.table.web.gate import Gate
from kickabout.table.web.headers import Guard, refuse_other_sites
from kickabout.table.web.hosts import AllowedHosts, header_of
from kickabout.table.web.pages import competitions, lab, people, rosters, seasons, sharing
from kickabout.table.web.pages import daily as daily_pages
from kickabout.table.web.pages import routes as page_routes
from kickabout.table.web.pages.render import Pages
from kickabout.table.web.pages.reply import Reply
from kickabout.table.web.scopes import scopes_by_path
from kickabout.table.web.turns import Turns
from kickabout.text.messages import Message, plain_arguments
from kickabout.text.reader import Reader

API = (
    setup_routes.router,
    play_routes.router,
    dice_routes.router,
    competition_routes.router,
    own_routes.router,
    season_routes.router,
    position_routes.router,
    daily_routes.router,
)
"""The routers of the JSON API."""
ROUTERS = (
    *page_routes.ROUTERS,
    admin.api,
    admin.page,
    rosters.router,
    seasons.router,
    *people.ROUTERS,
    *competitions.ROUTERS,
    *daily_pages.ROUTERS,
    *lab.ROUTERS,
    sharing.router,
    health.router,
    *API,
    static_files.router,
)
"""The routers of the application. Routes are tried in this order, and most requests are for pages. The
application takes the routes as they are: `include_router` would build each anew with the first request
of each application, and match every request twice."""
COSTS.declare(health.router, Cost(SMALL, apart="probes"))
for _router in API:
    COSTS.declare(_router, Cost(SMALL))
COSTS.declare(static_files.router, Cost(SMALL, apart="files"))
for _router in ROUTERS:
    COSTS.declare(_router, Cost())


class FolderInUse(CannotStart):
    """Another server uses the same data folder."""


class Application(FastAPI):
    """The application, whose OpenAPI document describes the answers that it really gives."""

    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI document."""
        if self.openapi_schema is None:
            self.openapi_schema = completed(super().openapi(), scopes_by_path(*API))
        return self.openapi_schema


def create_app(settings: Settings) -> FastAPI:
    """Create the application for these settings.

    The data folder is opened at startup, which raises `OSError` or `CannotStart`. Raises
    `ValueError` if the transcript to replay is invalid.
    """
    opened = None
    if settings.replay is not None:
        opened = kickabout.load(settings.replay.read_text(encoding="utf-8"), settings.replay_box)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with ExitStack() as opened_files:
            if settings.database is None:
                opened_files.callback(os.close, lock_folder(settings.data))
            keys = (
                read_keys(settings.data)
                if settings.secret is None
                else Keys(settings.secret, settings.previous_secret)
            )
            store = Store(settings.data, settings.database)
            opened_files.callback(store.close)
            tables = Tables(settings, store, keys)
            app.state.tables = tables
            app.state.readiness = health.Readiness(store)
            app.state.admin_token = settings.admin_token or read_admin_token(settings.data)
            app.state.host = Host(tables)
            app.state.people = People(tables)
            app.state.friends = Friends(tables, app.state.people)
            app.state.competitions = Competitions(tables)
            app.state.programs = Programs(tables, app.state.people)
            app.state.moderation = Moderation(tables, app.state.people)
            app.state.passkeys = Passkeys(tables, app.state.people)
            app.state.notices = Notices(tables)
            app.state.pushes = Pushes(tables)
            app.state.mail = Mail(tables)
            app.state.clubs = Clubs(tables)
            app.state.openid = OpenId(tables, app.state.people)
            app.state.daily = Daily(tables)
            await app.state.daily.load()
            app.state.positions = Positions(tables)
            app.state.position_maker = PositionMaker(store)

            async def load_refused() -> None:
                await app.state.host.load()
                await app.state.people.load()
                await tables.sanctions.load()
                await app.state.programs.load()

            await load_refused()
            if tables.peers is not None:
                tables.peers.heard_blocks = load_refused
                await tables.peers.start()
            app.state.pages = Pages(tables)
            if settings.warm:
                app.state.warming.start()
                app.state.position_maker.start()
            tables.start()
            app.state.lab = LabRunner(store, settings.limits, settings.keep_days)
            app.state.lab.start()
            app.state.notices.start()
            app.state.friends.start()
            app.state.competitions.start()
            await app.state.pushes.start()
            app.state.mail.start()
            daily_bots = DailyBots(tables, app.state.daily)
            daily_bots.start()
            try:
                yield
            finally:
                await app.state.clubs.stop()
                await daily_bots.stop()
                await app.state.mail.stop()
                await app.state.pushes.stop()
                await app.state.competitions.stop()
                await app.state.friends.stop()
                await app.state.notices.stop()
                await app.state.position_maker.stop()
                await app.state.lab.stop()
                await app.state.warming.stop()
                await app.state.programs.stop()
                await tables.stop()

    app = Application(
        title="Kickabout",
        description=DESCRIPTION,
        lifespan=lifespan,
        routes=[route for router in ROUTERS for route in router.routes],
        openapi_url=None,  # FastAPI would encode the document on the event loop
        # Both of FastAPI's own pages load scripts from other hosts.
        docs_url=None,
        redoc_url=None,
        # FastAPI would read the environment for this on each request.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.settings = settings
    app.state.opened = opened
    app.state.connections = {}
    app.state.description = None
    app.state.draining = False
    app.state.warming = Warming()
    app.add_api_route("/api/openapi.json", api_description, include_in_schema=False)
    app.add_api_route("/api", api_page, include_in_schema=False, response_class=HTMLResponse)
    app.add_middleware(DecisionShortcut, on_error=on_table_error)
    if settings.limits is not None:
        app.add_middleware(Turns)
    app.add_middleware(WholeBodies, refuse=refusal)
    app.add_middleware(RenewedCookies)
    app.add_middleware(Gate, check=refuse_other_sites, refuse=refusal)
    app.add_middleware(Gate, check=AllowedHosts(settings).refuse_others, refuse=refusal)
    if settings.limits is not None:
        from kickabout.table.web.limits import Throttle

        app.add_middleware(Throttle, limits=settings.limits, refuse=refusal)
    app.add_middleware(Gate, check=refuse_blocked, refuse=refusal)
    app.add_middleware(Guard)
    app.add_exception_handler(TableError, on_table_error)
    app.add_exception_handler(StarletteHTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(Exception, on_fault)
    return app


def lock_folder(folder: Path) -> int:
    """Lock the folder for this process and return the handle, which the caller must close; the
    system releases the lock even when the process is killed.

    Raises `FolderInUse` if another server has it.
    """
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(handle)
        raise FolderInUse(Message("error-folder-in-use", folder=str(folder))) from error
    return handle


async def api_description(request: Request) -> Response:
    """Serve the OpenAPI description of the API as JSON."""
    _, encoded = await _described(request.app)
    return Response(encoded, media_type="application/json")


async def api_page(request: Request) -> HTMLResponse:
    """Show the API as a page, made from its OpenAPI description."""
    shown: Pages = request.app.state.pages
    reader = Reader(table_messages(await locale_of(request)))
    described, _ = await _described(request.app)
    return HTMLResponse(shown.page("api.html", reader, api=described))


async def _described(app: FastAPI) -> tuple[dict[str, Any], str]:
    """Return the description and its JSON, created once in a thread, since that takes seconds."""

    def describe() -> tuple[dict[str, Any], str]:
        described = app.openapi()
        return described, json.dumps(described, ensure_ascii=False)

    if app.state.description is None:
        app.state.description = asyncio.create_task(asyncio.to_thread(describe))
    made: tuple[dict[str, Any], str] = await asyncio.shield(app.state.description)
    return made


async def on_table_error(request: Request, error: Exception) -> Response:
    """Answer a request that cannot be granted."""
    assert isinstance(error, TableError)
    reply: Reply | None = getattr(request.state, "reply", None)
    if reply is not None:
        return reply.with_notice(error.message, error.status)
    locale = language_of(request)
    text = reader_of(request, locale).text(error.message)
    said = Said(text, error.message)
    return problem(request, locale, error.status, said, error.at, error.heading, error.back)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answer a request for an unknown address, or with a wrong method."""
    assert isinstance(error, HTTPException | StarletteHTTPException)
    known = error.detail != HTTPStatus(error.status_code).phrase
    locale = language_of(request)
    said = Said(error.detail if known else "")
    response = problem(request, locale, error.status_code, said)
    response.headers.update(error.headers or {})
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        response.headers["Allow"] = ", ".join(sorted(_allowed(request)))
    return response


def _allowed(request: Request) -> set[str]:
    """Return the methods of all routes of an address; Starlette knows those of the first."""
    there = (
        route
        for route in request.app.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
    )
    methods = {method for route in there for method in route.methods or ()}
    # HEAD works wherever GET does.
    return methods | {"HEAD"} if "GET" in methods else methods


async def on_bad_request(request: Request, error: Exception) -> Response:
    """Answer a request with missing fields, or fields of the wrong type."""
    assert isinstance(error, RequestValidationError)
    locale = language_of(request)
    if _reads_json(request):
        faults = (f"{'.'.join(map(str, e['loc']))} (“{e['msg']}”)" for e in error.errors())
    else:
        faults = (str(e["loc"][-1]) for e in error.errors())
    message = Message("error-fields", fields=excerpt(", ".join(dict.fromkeys(faults))))
    return problem(request, locale, 400, Said(reader_of(request, locale).text(message), message))


async def on_fault(request: Request, error: Exception) -> Response:
    """Answer a request on which the server failed; the error is logged elsewhere."""
    del error
    locale = language_of(request)
    message = Message("error-fault")
    said = Said(reader_of(request, locale).text(message), message)
    return problem(request, locale, 500, said)


def _reads_json(request: Request) -> bool:
    """Return whether a program or a script asks, and no person reads the answer as a page."""
    accepted = header_of(request.scope, b"accept")
    return request.url.path.startswith("/api") or accepted == "application/json"


def refusal(request: Request, status: int, message: Message) -> Response:
    """Return the answer to a request that is refused by a middleware."""
    locale = language_of(request)
    text = Reader(table_messages(locale)).text(message)
    if _reads_json(request):
        return error_for_program(status, Said(text, message))
    scripted = "hx-request" in request.headers
    # The notice is swapped in by its id, and nothing else on the page changes.
    headers = {"HX-Reswap": "none"} if scripted else {}
    page = _refused(request.app.state.pages, locale, status, text, scripted)
    return HTMLResponse(page, status, headers=headers)


@lru_cache(maxsize=64)  # throttled clients all get the same answer, which must cost nothing
def _refused(shown: Pages, locale: str, status: int, text: str, scripted: bool) -> str:
    reader = Reader(table_messages(locale))
    if scripted:
        return shown.page("partials/notice.html", reader, text=text)
    return shown.page("error.html", reader, status=status, text=text, back=None)


class Said(NamedTuple):
    """The reason why a request was refused, in the reader's language; empty if the status says it all."""

    text: str
    message: Message | None = None


def error_for_program(status: int, said: Said, at: int | None = None) -> JSONResponse:
    """Return an error as JSON, whose words a program needs not read."""
    told: dict[str, Any] = {"error": said.text or HTTPStatus(status).phrase, "at": at}
    if said.message is None:
        told |= {"id": f"status-{status}", "clause": None, "arguments": {}}
    else:
        arguments = plain_arguments(said.message)
        clause = arguments.pop("clause", "none")
        told["clause"] = None if clause == "none" else clause
        told |= {"id": said.message.id, "arguments": arguments}
    return JSONResponse(told, status)


def problem(
    request: Request,
    locale: str,
    status: int,
    said: Said,
    at: int | None = None,
    heading: str | None = None,
    back: str | None = None,
) -> Response:
    """Return an error as JSON for a program, as a page for a person, which a message heads and that leads `back`."""
    if _reads_json(request):
        return error_for_program(status, said, at)
    text = said.text
    shown: Pages | None = getattr(request.app.state, "pages", None)
    if shown is None:
        return HTMLResponse(f"<p>{html.escape(text)}</p>", status)
    browser = request.app.state.tables.keys.browser_among(request.cookies)
    page = shown.page(
        "error.html",
        Reader(table_messages(locale)),
        status=status,
        heading=heading,
        text=text or None,
        back=back or _whence(request),
        signed_in=browser is not None and is_account(browser),
    )
    return HTMLResponse(page, status)


def _whence(request: Request) -> str | None:
    """Return the page of the request's table or competition, unless the request was for that page."""
    for part, folder in (("table", "t"), ("competition", "c")):
        path = f"/{folder}/{request.path_params.get(part)}"
        if part in request.path_params and request.url.path != path:
            return path
    return None
