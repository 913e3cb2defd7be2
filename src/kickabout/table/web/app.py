"""The application: routers, middleware and error handlers put together."""

import asyncio
import json
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException as StarletteHTTPException

import kickabout
from kickabout.table.bots import Warming
from kickabout.table.errors import TableError
from kickabout.table.language import table_messages
from kickabout.table.settings import Settings
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
from kickabout.table.web.browser import RenewedCookies, locale_of
from kickabout.table.web.costs import COSTS, SMALL, Cost
from kickabout.table.web.gate import Gate
from kickabout.table.web.headers import Guard, refuse_other_sites
from kickabout.table.web.hosts import AllowedHosts
from kickabout.table.web.pages import competitions, lab, people, rosters, seasons, sharing
from kickabout.table.web.pages import daily as daily_pages
from kickabout.table.web.pages import routes as page_routes
from kickabout.table.web.pages.render import Pages
from kickabout.table.web.problems import (
    on_bad_request,
    on_fault,
    on_http_error,
    on_table_error,
    refusal,
)
from kickabout.table.web.scopes import scopes_by_path
from kickabout.table.web.services import services
from kickabout.table.web.turns import Turns
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

    app = Application(
        title="Kickabout",
        description=DESCRIPTION,
        lifespan=partial(services, settings=settings),
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
