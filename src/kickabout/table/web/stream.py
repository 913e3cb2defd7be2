"""Streams of a table: server-sent events for pages and for programs."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from functools import lru_cache
from typing import TypedDict

from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from kickabout.engine.game import Chance
from kickabout.table import metrics
from kickabout.table.play import LiveTable, ShownDice, SignedHead
from kickabout.table.web.blocked import is_blocked
from kickabout.table.web.browser import Viewer
from kickabout.table.web.page_parts import PageParts

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
        self._scope = scope
        await super().__call__(scope, receive, send)

    async def stream_response(self, send: Send) -> None:
        """Send the events, with comments in between to keep the connection open."""
        head = {
            "type": "http.response.start",
            "status": self.status_code,
            "headers": self.raw_headers,
        }
        pinging = asyncio.create_task(_ping(send))
        try:
            with metrics.streaming(self._kind):
                await send(head)
                async for event in self.body_iterator:
                    if is_blocked(self._scope):
                        break
                    await send({"type": "http.response.body", "body": event, "more_body": True})
                    del event  # it may be a whole page, and the next may be long in coming
                await send({"type": "http.response.body"})
        finally:
            pinging.cancel()


async def _ping(send: Send) -> None:
    while True:
        await asyncio.sleep(PING_SECONDS)
        await send({"type": "http.response.body", "body": KEEPALIVE_COMMENT, "more_body": True})


async def page_events(
    viewer: Viewer, render: Callable[[], str], *, in_parts: bool = False
) -> AsyncIterator[bytes]:
    """Yield the live part of the page whenever the table changes, always in its latest state, until the
    viewer loses the seat.

    The first event comes at once, so a page that reconnects is up to date. With `in_parts` lines of the event before are
    not sent again (see `PageParts`).
    """
    parts = PageParts()
    while not viewer.live.closed and viewer.still_sits():
        table, seat = viewer.table, viewer.seat
        seen = table.audience.revision_of(seat)
        # No stream keeps a page while nothing happens on it.
        yield _page_event(render(), table.number, parts if in_parts else None)
        await table.audience.wait_for_change(seen, seat)


def _page_event(html: str, number: int, parts: PageParts | None) -> bytes:
    """Return the event of a page, of its parts if those of the page before are given."""
    kind, told = None, html
    if parts is not None:
        kind = "parts"
        told = json.dumps(parts.changes(html), ensure_ascii=False, separators=(",", ":"))
    return format_sse_event(event=kind, data_str=told, id=str(number), retry=RETRY_MILLISECONDS)


async def log_events(viewer: Viewer, last: int) -> AsyncIterator[bytes]:
    """Yield every entry of the log after the first `last` ones, in order, as the viewer may read
    it, until the viewer loses the seat.

    Changes of a seat's player are sent as they happen, and the dice until they are set.

    After each batch a `turn` event gives the viewer's legal actions, or `over` the result; the
    stream goes on with the next batch, and ends after `over`. A batch is one chunk.
    """
    table, seat = viewer.table, viewer.seat
    sent = min(max(last, 0), table.number)
    changed = len(table.seats.changes)
    turn: tuple[object, ...] = ()
    signed = -1
    dice: ShownDice | None = None
    while not viewer.live.closed and viewer.still_sits():
        table = viewer.table
        seen, log = table.audience.revision, table.log
        told: list[bytes] = []
        for number in range(sent, log.number):
            action = log.observed(number, seat)
            told.append(
                _entry(number + 1, log.entries[number].actor, action, log.chances.get(number))
            )
        sent = log.number
        for change in table.seats.changes[changed:]:
            changed += 1
            told.append(
                _event("seat", {"seat": change.seat, "bot": change.bot, "name": change.name})
            )
        if table.dice is not None and table.sealing and table.dice.shown != dice:
            dice = table.dice.shown
            told.append(_event("dice", dice))
        status, legal = table.status, table.legal(seat)
        if status == "over":
            match = log.match
            over = {"at": sent, "scores": match.scores, "winners": match.winners}
            told.append(_event("over", over | _record(table, signed)))
            yield b"".join(told)
            return
        if (sent, status, legal) != turn:
            turn = (sent, status, legal)
            clock = (
                None if table.situation.clock is None else table.situation.clock.as_dict(table.now)
            )
            asked: dict[str, object] = {
                "at": sent,
                "status": status,
                "waiting_for": table.waiting_for(),
            }
            links = table.shown_links(seat)
            if links is not None:
                asked["link"] = links["due"]
            record = _record(table, signed)
            signed = signed if record["signed"] is None else record["signed"]["at"]
            told.append(_event("turn", asked | {"legal": legal, "clock": clock} | record))
        if told:
            yield b"".join(told)
        if sent == table.number:
            await table.audience.wait_for_change(seen)


class _RecordEvent(TypedDict):
    """What an event has of the record."""

    head: str | None
    signed: SignedHead | None
    """The last head that is signed, unless the event before had it as well."""


def _record(table: LiveTable, signed: int) -> _RecordEvent:
    """Return the head of a table's record; `signed` is the length at the last signature that was sent."""
    if table.record is None:
        return {"head": None, "signed": None}
    shown = table.record.shown(table.log)
    is_new = shown["signed"]["at"] != signed
    return {"head": shown["head"], "signed": shown["signed"] if is_new else None}


@lru_cache(maxsize=1 << 10)  # most entries look the same to all viewers
def _entry(at: int, actor: int, action: str, chance: Chance | None) -> bytes:
    told: dict[str, object] = {"at": at, "actor": actor, "action": action, "chance": None}
    if chance is not None:
        told["chance"] = {"kind": chance.kind, "source": chance.source, "seat": chance.seat}
    return _event("entry", told, at)


def _event(kind: str, data: Mapping[str, object], number: int | None = None) -> bytes:
    """Return an event of a log; JSON is a single line, which needs no splitting."""
    place = "" if number is None else f"id: {number}\n"
    return f"event: {kind}\ndata: {_JSON.encode(data)}\n{place}\n".encode()


_JSON = json.JSONEncoder()
