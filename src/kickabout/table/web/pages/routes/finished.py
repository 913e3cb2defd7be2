"""Matches that are over: replay, analysis, transcript, and the check of the dice."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse, PlainTextResponse

from kickabout.engine.game import SPECTATOR
from kickabout.table.errors import NotYours, Unknown
from kickabout.table.play import LiveTable, links_by_seat
from kickabout.table.web.api.answers import transcript_of
from kickabout.table.web.browser import PageViewer, Viewer
from kickabout.table.web.pages.final_view import analysis_context
from kickabout.table.web.pages.forms import download
from kickabout.table.web.pages.replay import ReplayPage, replay_context
from kickabout.table.web.pages.table_view import table_context
from kickabout.table.web.pages.voices import bots_of
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/t/{table}/dice")
async def dice(viewer: PageViewer, visit: TheVisit) -> HTMLResponse:
    """Show the commitment of a table's dice; once its match is over, the page verifies them."""
    context = table_context(visit.tables, viewer.table, viewer.seat, visit.base, viewer.locale)
    return visit.page("dice.html", **context, linked=links_by_seat(viewer.table.log))


@router.get("/t/{table}/replay")
async def replay(
    viewer: PageViewer, visit: TheVisit, at: Annotated[int, Query()] = 0, win_chart: bool = False
) -> HTMLResponse:
    """Show the replay of a finished match; with `win_chart` only that part of the page."""
    table = _over(viewer)
    shown = replay_context(
        table.log.match,
        at,
        await visit.tables.win_charts.of(table.log.match, table.id),
        viewer.locale,
        table.seats.with_changes,
        names=table.names,
        table=table.id,
        viewer=None if viewer.seat == SPECTATOR else viewer.seat,
        bots=bots_of(table.places),
        shirts=[place.shirt for place in table.places],
    )
    return _replayed(visit, shown, win_chart=win_chart)


@router.get("/t/{table}/analysis")
async def analysis(viewer: PageViewer, visit: TheVisit) -> HTMLResponse:
    """Show the analysis of a finished match, which the table's page loads by itself."""
    table = _over(viewer)
    win_chart = await visit.tables.win_charts.of(table.log.match, table.id)
    context = table_context(visit.tables, table, viewer.seat, visit.base, viewer.locale)
    return visit.page("partials/analysis.html", **analysis_context(context, table, win_chart))


@router.get("/t/{table}/transcript")
async def transcript(viewer: PageViewer) -> PlainTextResponse:
    """Download the match as a text file, once it is over."""
    return download(transcript_of(viewer.table), f"{viewer.table.game}-{viewer.table.id}.txt")


@router.get("/replay")
async def opened(
    visit: TheVisit, at: Annotated[int, Query()] = 0, win_chart: bool = False
) -> HTMLResponse:
    """Show the replay of the transcript that the server was started with."""
    match = visit.request.app.state.opened
    if match is None:
        raise Unknown(Message("error-no-transcript"))
    chart = await visit.tables.win_charts.of(match, None)
    return _replayed(visit, replay_context(match, at, chart, visit.locale), win_chart=win_chart)


def _replayed(visit: Visit, shown: ReplayPage, *, win_chart: bool) -> HTMLResponse:
    """Return the page of a replay, or only its win chart."""
    return visit.page("partials/win_chart.html" if win_chart else "replay.html", **shown)


def _over(viewer: Viewer) -> LiveTable:
    """Return the table; raises `NotYours` while its match runs."""
    if viewer.table.status != "over":
        raise NotYours(Message("error-replay-too-early"))
    return viewer.table
