"""Matches that are over: replay, analysis, transcript, and the check of the dice."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import (
    HTMLResponse,
    PlainTextResponse,
)

from kickabout.engine.game import SPECTATOR
from kickabout.table.errors import NotYours, Unknown
from kickabout.table.play import (
    LiveTable,
)
from kickabout.table.web.api.answers import transcript_of
from kickabout.table.web.browser import (
    PageViewer,
    RequestLocale,
    ServerPages,
    ServerTables,
    Viewer,
)
from kickabout.table.web.hosts import base_of
from kickabout.table.web.pages.final_view import analysis_context
from kickabout.table.web.pages.replay import replay_context
from kickabout.table.web.pages.table_view import table_context
from kickabout.text.messages import Message

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/t/{table}/dice")
async def dice(
    viewer: PageViewer, request: Request, tables: ServerTables, pages: ServerPages
) -> HTMLResponse:
    """Show the commitment of a table's dice; once its match is over, the page verifies them."""
    context = table_context(tables, viewer.table, viewer.seat, base_of(request), viewer.locale)
    return HTMLResponse(pages.page("dice.html", **context))


@router.get("/t/{table}/replay")
async def replay(
    viewer: PageViewer,
    tables: ServerTables,
    pages: ServerPages,
    at: Annotated[int, Query()] = 0,
    win_chart: bool = False,
) -> HTMLResponse:
    """Show the replay of a finished match; with `win_chart` only that part of the page."""
    table = _over(viewer)
    found = await tables.win_charts.of(table.log.match, table.id)
    shown = replay_context(
        table.log.match,
        at,
        found,
        viewer.locale,
        table.seats.with_changes,
        names=table.names,
        table=table.id,
        below=None if viewer.seat == SPECTATOR else viewer.seat,
    )
    return HTMLResponse(
        pages.page("partials/win_chart.html" if win_chart else "replay.html", **shown)
    )


@router.get("/t/{table}/analysis")
async def analysis(
    viewer: PageViewer, request: Request, tables: ServerTables, pages: ServerPages
) -> HTMLResponse:
    """Show the analysis of a finished match, which the table's page loads by itself."""
    table = _over(viewer)
    found = await tables.win_charts.of(table.log.match, table.id)
    context = table_context(tables, table, viewer.seat, base_of(request), viewer.locale)
    told = analysis_context(context, table, found)
    return HTMLResponse(pages.page("partials/analysis.html", **told))


@router.get("/t/{table}/transcript")
async def transcript(viewer: PageViewer) -> PlainTextResponse:
    """Download the match as a text file, once it is over."""
    name = f"{viewer.table.game}-{viewer.table.id}.txt"
    return PlainTextResponse(
        transcript_of(viewer.table),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/replay")
async def opened(
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    locale: RequestLocale,
    at: Annotated[int, Query()] = 0,
    win_chart: bool = False,
) -> HTMLResponse:
    """Show the replay of the transcript that the server was started with."""
    match = request.app.state.opened
    if match is None:
        raise Unknown(Message("error-no-transcript"))
    shown = replay_context(match, at, await tables.win_charts.of(match, None), locale)
    return HTMLResponse(
        pages.page("partials/win_chart.html" if win_chart else "replay.html", **shown)
    )


def _over(viewer: Viewer) -> LiveTable:
    """Return the table; raises `NotYours` while its match runs."""
    if viewer.table.status != "over":
        raise NotYours(Message("error-replay-too-early"))
    return viewer.table
