"""A loaded server: many tables of bots at the normal pace, and players whose decisions are timed."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

from benchmarks.events import events
from kickabout.games import find

MOST_SEATS = 4
"""The largest number of seats of a table of bots, if its game has so many."""
LONG: dict[str, dict[str, object]] = {"futbol-dash": {"goals": 9}}
"""Options with which a match takes long."""
ROUND_SECONDS = 15.0
"""The time in which the caretaker looks at every table of bots."""
PATIENCE = 30.0
"""The seconds after which a player or a spectator gives an answer up."""
REST_SECONDS = 2.0
"""The longest rest of a connection that is used again: the server closes one that rests for five seconds."""


def visitor(url: str, address: str | None = None) -> httpx.AsyncClient:
    """Return a client with cookies of its own, from this machine or an address of its loopback."""
    limits = httpx.Limits(
        max_connections=None, max_keepalive_connections=None, keepalive_expiry=REST_SECONDS
    )
    comes = httpx.AsyncHTTPTransport(limits=limits, local_address=address)
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False, transport=comes)


def address_of(place: int) -> str:
    """Return the address of the loopback for the players of a timed table."""
    return f"127.0.77.{place + 1}"


@dataclass(slots=True)
class Seat:
    """A player with the page open, who gets the legal actions from the API."""

    table: str
    seat: int
    token: str
    browser: httpx.AsyncClient
    shown: int = -1
    """The length of the log on the latest page."""
    shown_at: float = 0.0
    """The moment at which that page was complete."""
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def open_page(self) -> float:
        """Open the private link; return the seconds until the page was loaded."""
        await self.browser.post(f"/seat/{self.token}")
        began = time.perf_counter()
        (await self.browser.get(f"/t/{self.table}")).raise_for_status()
        return time.perf_counter() - began

    async def watch(self) -> None:
        """Receive the pages that the server sends."""
        async with self.browser.stream("GET", f"/t/{self.table}/events") as response:
            async for event in events(response):
                self.shown_at = time.perf_counter()
                self.shown = int(event.id)
                self._news.set()

    async def play(self, times: list[float], rng: random.Random, thinking: float) -> None:
        """Decide whenever asked, until the match is over; append the seconds of each decision."""
        own = {"Authorization": f"Bearer {self.token}"}
        where = f"/api/tables/{self.table}/events"
        async with self.browser.stream("GET", where, headers=own) as response:
            async for event in events(response):
                if event.kind == "over":
                    return
                turn = json.loads(event.data) if event.kind == "turn" else {"legal": []}
                if turn["legal"]:
                    await asyncio.sleep(rng.uniform(0, thinking))
                    times.append(await self._decide(rng.choice(turn["legal"]), turn["at"]))

    async def _decide(self, action: str, at: int) -> float:
        """Return the seconds from the post to the updated page, or to the answer where that shows
        nothing new: the decision stands until a window closes, or came too late.
        """
        began = time.perf_counter()
        answer = await self.browser.post(
            f"/t/{self.table}/play",
            data={"action": action, "at": at},
            headers={"HX-Request": "true"},
        )
        if answer.status_code != httpx.codes.OK:
            return time.perf_counter() - began
        async with asyncio.timeout(PATIENCE):
            while self.shown <= at:
                self._news.clear()
                await self._news.wait()
        # Where one page shows two decisions, its time counts: the first one's own page never came.
        return self.shown_at - began


@dataclass(slots=True)
class LoadedServer:
    """The load beside the timed tables.

    Attributes:
        url: The server.
        game: The game of the timed tables.
        bot: The kind of the bots.
        tables: The tables of bots that are playing; the caretaker replaces those that are over.
        pages: Events that spectators of tables of bots were sent.
        stalls: How often a match or a look was given up, because the server took longer than `PATIENCE` or had closed a
            resting connection just when it was used again.
        apart: True if the players of each timed table have an address of their own.
        answer_seconds: The length of response windows at timed tables; None waits for everybody.
        thinking_seconds: The longest time that players take to decide, so that decisions are spread evenly.
    """

    url: str
    game: str
    bot: str = "rule-of-thumb"
    tables: list[str] = field(default_factory=list)
    pages: int = 0
    stalls: int = 0
    apart: bool = False
    answer_seconds: float | None = None
    thinking_seconds: float = 0.2

    @asynccontextmanager
    async def open(self, tables: int, watched: int) -> AsyncIterator[None]:
        """Keep so many tables of bots in play, the first of them with a spectator each."""
        async with visitor(self.url) as client, cancelled_after() as start:
            for _ in range(tables):
                self.tables.append(await self._new_table(client))
            watching = [start(self._watch(client, table)) for table in self.tables[:watched]]
            if tables:
                start(self._take_care(client, watching, start))
            yield

    async def _new_table(self, client: httpx.AsyncClient) -> str:
        bots = [f"bot:{self.bot}"] * min(MOST_SEATS, find(self.game).most_seats)
        new = {"game": self.game, "seats": bots, "options": LONG.get(self.game, {})}
        made = (await client.post("/api/tables", json=new)).raise_for_status().json()
        table: str = made["table"]
        return table

    async def _take_care(
        self, client: httpx.AsyncClient, watching: list[asyncio.Task[None]], start: Any
    ) -> None:
        """Check one table after the other, replacing those that are over; their spectators leave them."""
        place = 0
        while True:
            await asyncio.sleep(ROUND_SECONDS / len(self.tables))
            with self._counting_stalls():
                state = (await client.get(f"/api/tables/{self.tables[place]}")).json()
                if state["status"] == "over":
                    self.tables[place] = await self._new_table(client)
                    if place < len(watching):
                        watching[place].cancel()
                        watching[place] = start(self._watch(client, self.tables[place]))
            place = (place + 1) % len(self.tables)

    async def _watch(self, client: httpx.AsyncClient, table: str) -> None:
        with self._counting_stalls():
            async with client.stream("GET", f"/t/{table}/events") as response:
                async for _ in events(response):
                    self.pages += 1

    @contextmanager
    def _counting_stalls(self) -> Iterator[None]:
        try:
            yield
        except* (httpx.TransportError, TimeoutError):
            self.stalls += 1

    async def time_decisions(
        self, wanted: int, tables: int, seconds: float, times: list[float], opened: list[float]
    ) -> None:
        """Append the seconds of so many decisions, and those in which pages were opened.

        Two people sit at each timed table; when their match is over they play another one.
        """
        async with cancelled_after() as start:
            players = [start(self._play_on(place, times, opened)) for place in range(tables)]
            deadline = time.monotonic() + seconds
            while len(times) < wanted and time.monotonic() < deadline:
                done, _ = await asyncio.wait(
                    players, timeout=0.5, return_when=asyncio.FIRST_COMPLETED
                )
                for player in done:
                    player.result()

    async def _play_on(self, place: int, times: list[float], opened: list[float]) -> None:
        rng = random.Random(place)
        address = address_of(place) if self.apart else None
        while True:
            with self._counting_stalls():
                async with visitor(self.url, address) as one, visitor(self.url, address) as other:
                    await self._play_match(await self._two_people(one, other), times, opened, rng)

    async def _play_match(
        self, seats: list[Seat], times: list[float], opened: list[float], rng: random.Random
    ) -> None:
        async with cancelled_after() as start:
            for seat in seats:
                opened.append(await seat.open_page())
                start(seat.watch())
            async with asyncio.TaskGroup() as group:
                for seat in seats:
                    group.create_task(seat.play(times, rng, self.thinking_seconds))

    async def _two_people(self, one: httpx.AsyncClient, other: httpx.AsyncClient) -> list[Seat]:
        new = {
            "game": self.game,
            "seats": ["you", "open"],
            "name": "Ada",
            "options": LONG.get(self.game, {}),
            "answer_seconds": self.answer_seconds,
        }
        made = (await one.post("/api/tables", json=new)).raise_for_status().json()
        invite = {"invite": made["invites"][0]["token"], "name": "Bo"}
        joined = await other.post(f"/api/tables/{made['table']}/join", json=invite)
        joined.raise_for_status()
        return [
            Seat(made["table"], 0, made["you"]["token"], one),
            Seat(made["table"], 1, joined.json()["token"], other),
        ]


@asynccontextmanager
async def cancelled_after() -> AsyncIterator[Any]:
    """Yield a function that starts tasks, which are cancelled when the block is left."""
    tasks: list[asyncio.Task[None]] = []

    def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        tasks.append(asyncio.create_task(work))
        return tasks[-1]

    try:
        yield start
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        broken = [result for result in results if isinstance(result, Exception)]
    if broken:
        raise broken[0]
