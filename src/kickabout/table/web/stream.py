"""Streams of a table: server-sent events for pages and for programs."""

import asyncio
import json
from collections.abc import AsyncIterable, AsyncIterator, Callable
from dataclasses import asdict
from functools import lru_cache
from typing import TypeVar

from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event
from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from kickabout.engine.game import Chance
from kickabout.table import metrics
from kickabout.table.play import LiveTable
from kickabout.table.web.blocked import is_blocked

T = TypeVar("T")

RETRY_MILLISECONDS = 1000
"""The time after which a page reconnects."""
PING_SECONDS = 15.0
"""The interval of comments, which keep proxies from closing a quiet stream."""


TEXT = {"type": "string"}
EVENTS = {
    "text/event-stream": {
        "itemSchema": {
            "type": "object",
            "properties": {"event": TEXT, "id": TEXT, "data": TEXT},
            "required": ["event", "data"],
        }
    }
}
"""The OpenAPI description of a stream of the log."""


class EventStream(StreamingResponse):
    """Server-sent events that are encoded already.

    FastAPI's own stream passes each event between tasks, with a timeout around it.
    """

    media_type = "text/event-stream"

    def __init__(self, kind: str, events: AsyncIterator[bytes], status_code: int = 200) -> None:
        """Stream the events; `kind` is their name in the metrics."""
        self._kind = kind
        headers = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
        super().__init__(events, status_code, headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, until its sender is blocked."""
        self.body_iterator = _until_blocked(self.body_iterator, Request(scope))
        await super().__call__(scope, receive, send)

    async def stream_response(self, send: Send) -> None:
        """Send the events, with comments in between to keep the connection open."""
        pinging = asyncio.create_task(_ping(send))
        try:
            with metrics.streaming(self._kind):
                await super().stream_response(send)
        finally:
            pinging.cancel()


async def _until_blocked(events: AsyncIterable[T], request: Request) -> AsyncIterator[T]:
    async for event in events:
        if is_blocked(request):
            return
        yield event


async def _ping(send: Send) -> None:
    while True:
        await asyncio.sleep(PING_SECONDS)
        await send({"type": "http.response.body", "body": KEEPALIVE_COMMENT, "more_body": True})


async def page_events(
    table: LiveTable, viewer: int, render: Callable[[], str], *, in_parts: bool = False
) -> AsyncIterator[bytes]:
    """Yield the live part of the page whenever the table changes, always in its latest state.

    The first event comes at once, so a page that reconnects is up to date. With `in_parts` lines of the event before are
    not sent again (see `changes`).
    """
    seen = -1
    lines: list[str] = []
    while not table.closed:
        seen = table.revision_of(viewer)
        html, before = render(), lines
        number, retry = str(table.number), RETRY_MILLISECONDS
        if in_parts:
            lines = html.split("\n")
            told = json.dumps(changes(before, lines), ensure_ascii=False, separators=(",", ":"))
            yield format_sse_event(event="parts", data_str=told, id=number, retry=retry)
        else:
            yield format_sse_event(data_str=html, id=number, retry=retry)
        await table.wait_for_change(seen, viewer)


SHORT = 8
"""Lines up to this many characters are sent again, since a range would be no shorter."""


def changes(before: list[str], after: list[str]) -> list[str | tuple[int, int]]:
    """Return a page as texts of new lines and ranges of the lines `before`; ranges exclude their end."""
    place = {line: number for number, line in enumerate(before)}
    told: list[str | tuple[int, int]] = []
    new: list[str] = []
    start = end = 0
    for line in after:
        if start < end < len(before) and before[end] == line:
            end += 1
            continue
        number = place.get(line, -1) if len(line) > SHORT else -1
        if start < end:
            told.append((start, end))
        if number >= 0:
            if new:
                told.append("\n".join(new))
                new = []
            start, end = number, number + 1
        else:
            start = end = 0
            new.append(line)
    if start < end:
        told.append((start, end))
    if new:
        told.append("\n".join(new))
    return told


async def log_events(table: LiveTable, viewer: int, last: int) -> AsyncIterator[bytes]:
    """Yield every entry of the log after the first `last` ones, in order, as the viewer may read
    it.

    Changes of a seat's player are sent as they happen, and the dice until they are set.

    After each batch a `turn` event gives the viewer's legal actions, or `over` the result; the
    stream goes on with the next batch, and ends after `over`. A batch is one chunk.
    """
    sent = min(max(last, 0), table.number)
    changed = len(table.occupancy.changes)
    turn: tuple[object, ...] = ()
    dice: dict[str, object] = {}
    while not table.closed:
        seen = table.revision
        told: list[bytes] = []
        while sent < table.number:
            entry = table.log.entries[sent]
            action = table.log.observed(sent, viewer)
            chance = table.log.chances.get(sent)
            sent += 1
            told.append(_entry(sent, entry.actor, action, chance))
        while changed < len(table.occupancy.changes):
            change = table.occupancy.changes[changed]
            changed += 1
            told.append(
                _event("seat", {"seat": change.seat, "bot": change.bot, "name": change.name})
            )
        if table.dice is not None and table.sealing and table.dice.shown != dice:
            dice = table.dice.shown
            told.append(_event("dice", dice))
        status, legal = table.status, table.legal(viewer)
        if status == "over":
            match = table.log.match
            told.append(
                _event("over", {"at": sent, "scores": match.scores, "winners": match.winners})
            )
            yield b"".join(told)
            return
        if (sent, status, legal) != turn:
            turn = (sent, status, legal)
            clock = None if table.clock is None else table.clock.as_dict(table.now)
            asked = {"at": sent, "status": status, "waiting_for": table.waiting_for()}
            told.append(_event("turn", asked | {"legal": legal, "clock": clock}))
        if told:
            yield b"".join(told)
        if sent == table.number:
            await table.wait_for_change(seen)


@lru_cache(maxsize=1 << 10)  # most entries look the same to all viewers
def _entry(at: int, actor: int, action: str, chance: Chance | None) -> bytes:
    told = {"at": at, "actor": actor, "action": action}
    told["chance"] = None if chance is None else asdict(chance)
    return _event("entry", told, str(at))


def _event(kind: str, data: dict[str, object], number: str | None = None) -> bytes:
    return format_sse_event(event=kind, data_str=json.dumps(data), id=number)
