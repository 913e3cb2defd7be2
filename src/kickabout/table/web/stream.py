"""What follows a table sends: server-sent events for pages and for programs."""

import json
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict

from fastapi.sse import ServerSentEvent

from kickabout.table.play import LiveTable

RETRY_MILLISECONDS = 1000
"""How long a page waits before it calls again."""


async def page_events(
    table: LiveTable, viewer: int, render: Callable[[], str]
) -> AsyncIterator[ServerSentEvent]:
    """The live part of the page whenever the table changes; the newest state alone matters.

    The first event comes at once, so a page that was away stands right again.
    """
    seen = -1
    while not table.closed:
        seen = table.revision_of(viewer)
        yield ServerSentEvent(raw_data=render(), id=str(table.number), retry=RETRY_MILLISECONDS)
        await table.wait_for_change(seen, viewer)


async def log_events(table: LiveTable, viewer: int, last: int) -> AsyncIterator[ServerSentEvent]:
    """Every entry of the log after the first `last` ones, in order, as the viewer may read it.

    A seat that changes hands is told of as it happens, and how the dice stand until they are set.

    After each batch a `turn` event says what the viewer may do, or `over` how the match ended; then
    the stream goes on with what happens next, and ends after `over`.
    """
    sent = min(max(last, 0), table.number)
    changed = len(table.occupancy.changes)
    turn: tuple[object, ...] = ()
    dice: dict[str, object] = {}
    while not table.closed:
        seen = table.revision
        while sent < table.number:
            entry = table.log.entries[sent]
            action = table.log.observed(sent, viewer)
            chance = table.log.chances.get(sent)
            sent += 1
            told = {"at": sent, "actor": entry.actor, "action": action}
            told["chance"] = None if chance is None else asdict(chance)
            yield _event("entry", told, str(sent))
        while changed < len(table.occupancy.changes):
            change = table.occupancy.changes[changed]
            changed += 1
            yield _event("seat", {"seat": change.seat, "bot": change.bot, "name": change.name})
        if table.dice is not None and table.sealing and table.dice.shown != dice:
            dice = table.dice.shown
            yield _event("dice", dice)
        now = (sent, table.status, tuple(table.legal(viewer)))
        if table.status == "over":
            match = table.log.match
            yield _event("over", {"at": sent, "scores": match.scores, "winners": match.winners})
            return
        if now != turn:
            turn = now
            yield _event(
                "turn",
                {
                    "at": sent,
                    "status": table.status,
                    "waiting_for": table.waiting_for(),
                    "legal": table.legal(viewer),
                    "clock": None if table.clock is None else table.clock.as_dict(table.now),
                },
            )
        if sent == table.number:
            await table.wait_for_change(seen)


def _event(kind: str, data: dict[str, object], number: str | None = None) -> ServerSentEvent:
    return ServerSentEvent(event=kind, raw_data=json.dumps(data), id=number)
