"""Two tables side by side, over the application itself, and those who look at them without seeing all."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta, tzinfo
from functools import partial
from typing import Any, Self

import httpx
from fastapi import FastAPI

from kickabout.engine.game import CHANCE, SPECTATOR
from kickabout.engine.keyed_dice import seal_of
from kickabout.engine.links import chain_of
from kickabout.engine.match import Match
from kickabout.table.bots.levels import PATIENCE_SECONDS
from kickabout.table.play.driver import Step
from kickabout.table.play.live import LiveTable
from kickabout.table.play.log import MatchLog
from kickabout.table.play.new_table import Terms
from kickabout.table.play.sealing import advance, seal, tell
from kickabout.table.play.tables import Tables
from kickabout.table.play.turn import take_turn
from tests.keyed_match import without_commitment
from tests.table.conftest import record, replay, wound_down
from tests.table.manual_time import pass_by

HOST = "127.0.0.1"
DEVICE = "the browser that all people share"


class ManualClock(datetime):
    """The clock that people have, which goes with the event loop's."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        seconds = asyncio.get_running_loop().time()
        return cls(2026, 1, 1, tzinfo=tz) + timedelta(seconds=seconds)


@dataclass
class Listener:
    """A stream of events as it arrives: its head, and each piece."""

    pieces: list[Any] = field(default_factory=list)
    began: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self, app: FastAPI, path: str, headers: dict[str, str]) -> None:
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET",
            "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": b"",
            "root_path": "", "client": (HOST, 1), "server": (HOST, 80),
            "headers": [
                (name.lower().encode(), value.encode())
                for name, value in ({"host": HOST} | headers).items()
            ],
        }  # fmt: skip
        asked = False

        async def receive() -> dict[str, Any]:
            nonlocal asked
            if asked:
                await asyncio.Event().wait()
            asked = True
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            head = message.get("status"), message.get("headers")
            self.pieces.append(message.get("body", head))
            if "body" in message:
                self.began.set()

        await app(scope, receive, send)


class Room:
    """One of the two tables, and those who look at it without seeing all. Nothing happens at it by itself before it `runs`."""

    def __init__(self, app: FastAPI, table: LiveTable) -> None:
        self.app = app
        self.table = table
        self.runs: asyncio.Event = app.state.runs[table.id]
        self.is_shared = table.seats.is_shared(0)
        """Whether all people share a browser; whoever looks without seeing all looks at its page then."""
        self._plan: dict[int, list[str]] = {}
        self._planned_at = 0
        rolls_at_once = table.rolls_at_once
        table.next_roll = lambda log=None: self._next(CHANCE, log or table.log) or ""  # type: ignore[method-assign]
        table.rolls_at_once = lambda log: (  # type: ignore[method-assign]
            self._next(CHANCE, log) is not None and (not self.runs.is_set() or rolls_at_once(log))
        )
        self._streams: list[Listener] = []
        tables: Tables = app.state.tables
        seats = [place.seat for place in table.places]
        self._tokens = [str(tables.seat_token(table, seat)) for seat in seats]
        key = tables.keys.current
        self._cookies = {
            seat: key.cookie_name + "=" + key.cookie(browser)
            for seat, browser in ((seat, f"{table.id}-{seat}") for seat in seats)
        }
        self._device = {"cookie": key.cookie_name + "=" + key.cookie(DEVICE)}
        self._client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url=f"http://{HOST}"
        )
        self._tasks: list[asyncio.Task[None]] = []

    def plan(self, entries: Iterable[tuple[int, str]]) -> None:
        """Settle what every seat will decide from now on, and chance as well."""
        self._plan, self._planned_at = {}, self.table.number
        for seat, name in entries:
            self._plan.setdefault(seat, []).append(name)

    def planned(self, seat: int) -> str | None:
        """Return what a seat will decide next by the plan; None if the plan does not say."""
        return self._next(seat, self.table.log)

    def _next(self, seat: int, log: MatchLog) -> str | None:
        done = sum(entry.actor == seat for entry in log.entries[self._planned_at :])
        return next(iter(self._plan.get(seat, [])[done:]), None)

    async def play(self, entries: Sequence[tuple[int, str]]) -> None:
        """Play a decision or an outcome, and commit the outcomes that follow together with it."""
        self.plan(entries)
        seat, action = entries[0]
        await record(self.table, seat, action)
        assert self.planned(CHANCE) is None

    def _headers(self, viewer: int) -> dict[str, str]:
        if viewer == SPECTATOR:
            return self._device if self.is_shared else {}
        token, cookie = self._tokens[viewer], self._cookies[viewer]
        return {"authorization": f"Bearer {token}", "cookie": cookie}

    async def listen(self, viewer: int, *, page: bool = False) -> None:
        """Follow the table as a program does, or as its page."""
        listener = Listener()
        self._streams.append(listener)
        path = f"/t/{self.table.id}/events" if page else f"/api/tables/{self.table.id}/events"
        following = listener.follow(self.app, path, self._headers(viewer))
        self._tasks.append(asyncio.create_task(following))
        await listener.began.wait()

    async def look(self, viewer: int) -> list[Any]:
        """Return what a viewer is answered: the state, the page, and refusals."""
        api, headers = f"/api/tables/{self.table.id}", self._headers(viewer)
        said = [
            await self._client.get(path, headers=headers) for path in (api, f"/t/{self.table.id}")
        ]
        assert [one.status_code for one in said] == [200, 200]
        undo = {"action": "undo", "at": self.table.number}
        for path, body in (("actions", undo), ("undo", {"at": -1}), ("hint", {"at": 0})):
            said.append(await self._client.post(f"{api}/{path}", json=body, headers=headers))
        return [self._plain((one.status_code, dict(one.headers), one.text)) for one in said]

    async def heard(self) -> list[Any]:
        """Return what the streams have brought since the last time."""
        count = -1
        while count != sum(len(listener.pieces) for listener in self._streams):
            count = sum(len(listener.pieces) for listener in self._streams)
            await wound_down()
        new = [self._plain(listener.pieces) for listener in self._streams]
        for listener in self._streams:
            listener.pieces = []
        return new

    def _plain(self, said: object) -> str:
        """Return what was said without the names of this very table."""
        text = repr(said).replace(self.table.id, "ID")
        if self.table.dice is not None:
            text = without_commitment(text, self.table.dice.commitment)
        for seat, token in enumerate(self._tokens):
            text = text.replace(token, f"TOKEN {seat}")
        return text

    async def close(self) -> None:
        self.runs.set()
        self.table.close()
        pass_by(PATIENCE_SECONDS)  # the driver may be waiting for a bot
        await asyncio.gather(*self._tasks)
        await self._client.aclose()


async def make_dice(table: LiveTable) -> None:
    """Set the dice of a table, which its seats make together if all of them are people."""
    value, end = table.id.encode().hex()[:16] * 2, table.id.encode().hex()[:16] * 4
    for seat in table.people:
        anchor = chain_of(table.id, seat, end, 1)[0]
        await seal(table, seat, seal_of(table.id, seat, value), anchor)
    stages = 2 if table.people else 1
    for _ in range(stages):
        await take_turn(table, partial(advance, table=table))
        if table.stored.dice == "sealed":
            for seat in table.people:
                await tell(table, seat, value)
    alone = all(place.kind == "person" and place.device is None for place in table.places)
    assert bool(table.log.links) == alone


@asynccontextmanager
async def rooms(
    app: FastAPI, matches: Sequence[Match], kinds: Sequence[str]
) -> AsyncIterator[list[Room]]:
    """Set up a table for each match alike, for people named P0, P1 and so on, and come to where the match stands."""
    tables: Tables = app.state.tables
    made = []
    for match in matches:
        game, options = match.game.name, match.box.chosen
        created = await tables.setup.create(
            game, kinds, options, Terms(answer_seconds=8.0, stand_in="random"), browser=DEVICE
        )
        table = created.table
        for seat, kind in enumerate(kinds):
            token = tables.invite_token(table, seat) if kind == "open" else None
            if token is not None:
                await tables.join(token, f"P{seat}", f"{table.id}-{seat}")
        if table.sealing:
            await make_dice(table)
        made.append(Room(app, table))
        await replay(table, match)
    try:
        yield made
    finally:
        for room in made:
            await room.close()


def public(step: Step | None) -> tuple[object, ...] | None:
    """Return what everybody may know of a step: when and who, but not what is answered."""
    return None if step is None else (step.due, step.kind, step.seat)
