"""Endpoints for monitoring: liveness, readiness and metrics."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from kickabout.table import metrics
from kickabout.table.errors import Unsaved
from kickabout.table.store import Store
from kickabout.table.web.admin import TheHost
from kickabout.table.web.browser import ServerTables

ANSWER_SECONDS = 2.0
"""The timeout after which the database counts as down."""
KNOWN_SECONDS = 1.0
"""The time for which it is known whether the database can be written, however many ask."""

router = APIRouter(include_in_schema=False)


class Readiness:
    """Whether a server can save anything."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[bool] | None = None
        self._tried = 0.0

    async def can_write(self) -> bool:
        """Return whether something can be written, or could be a moment ago."""
        now = asyncio.get_running_loop().time()
        if self._trying is None or (self._trying.done() and now - self._tried >= KNOWN_SECONDS):
            self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(self._trying)

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._store.try_writing()
        except (TimeoutError, Unsaved):
            return False
        else:
            return True
        finally:
            self._tried = asyncio.get_running_loop().time()


@router.get("/healthz")
async def healthz() -> PlainTextResponse:
    """Answer while the server lives."""
    return PlainTextResponse("alive")


@router.get("/readyz")
async def readyz(request: Request, tables: ServerTables) -> PlainTextResponse:
    """Answer 200 if the server is ready for visitors: it is not stopping, and can save what they do."""
    if request.app.state.draining:
        return PlainTextResponse("draining", 503)
    if not await request.app.state.readiness.can_write():
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
