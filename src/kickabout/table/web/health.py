"""Endpoints for monitoring: liveness, readiness and metrics."""

import asyncio

import sqlalchemy as sa
from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from kickabout.table import metrics
from kickabout.table.errors import Unsaved
from kickabout.table.web.admin import TheHost
from kickabout.table.web.browser import ServerTables

ANSWER_SECONDS = 2.0
"""The timeout after which the database counts as down."""

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> PlainTextResponse:
    """Answer while the server lives."""
    return PlainTextResponse("alive")


@router.get("/readyz")
async def readyz(request: Request, tables: ServerTables) -> PlainTextResponse:
    """Answer 200 if the server is ready for visitors: it is not stopping, and its database answers."""
    if request.app.state.draining:
        return PlainTextResponse("draining", 503)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await tables.store.read(lambda c: c.scalar(sa.select(1)))
    except (TimeoutError, Unsaved):
        return PlainTextResponse("database", 503)
    if tables.peers is not None and not tables.peers.is_heard:
        return PlainTextResponse("peers", 503)
    return PlainTextResponse("ready")


@router.get("/metrics")
async def count(tables: ServerTables, host: TheHost) -> Response:
    """Return the metrics, to callers with the host's token."""
    del host
    live = list(tables.in_memory())
    metrics.TABLES.labels("in memory").set(len(live))
    metrics.TABLES.labels("playing").set(sum(table.status == "playing" for table in live))
    metrics.TABLES.labels("kept going").set(sum(table.replica.fence is not None for table in live))
    return Response(metrics.exposed(), media_type=CONTENT_TYPE_LATEST)
