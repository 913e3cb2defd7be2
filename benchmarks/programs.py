"""Programs that play through the API as fast as possible, over lightweight sockets of their own."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

HEADER_END = b"\r\n\r\n"
JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
MINIMAL = "Prefer: return=minimal\r\n"
"""The header for short answers; older servers ignore it and answer with the table's state."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, and its head as it came."""

    status: int
    head: bytes
    body: bytes

    def json(self) -> Any:
        """Return the body's JSON; raises `RuntimeError` for a refusal."""
        if self.status not in (200, 201):
            raise RuntimeError(f"{self.status}: {self.body.decode()}")
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        """The cookie that it sets."""
        return self.head.partition(b"set-cookie: ")[2].partition(b";")[0].decode()


class Connection(asyncio.Protocol):
    """A connection that carries one request at a time, or a stream of events."""

    def __init__(self, on_event: Callable[[str, bytes], None] | None = None) -> None:
        self._on_event = on_event
        self._buffer = b""
        self._events = b""
        self._answers: list[asyncio.Future[Answer]] = []
        self._streams = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = transport  # type: ignore[assignment]  # that of a loop need not be of the class

    def send(self, request: bytes) -> asyncio.Future[Answer]:
        """Send a request."""
        assert self._transport is not None
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers.append(answer)
        self._transport.write(request)
        return answer

    @property
    def is_open(self) -> bool:
        """Return whether the server has not closed it, as it does with idle connections."""
        return self._transport is not None and not self._transport.is_closing()

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make pending requests fail."""
        for answer in self._answers:
            if not answer.done():
                answer.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Process received data."""
        self._buffer += data
        if self._streams:
            self._take_chunks()
            return
        while (end := self._buffer.find(HEADER_END)) >= 0:
            head = self._buffer[:end]
            status = int(head[9:12])
            if b"text/event-stream" in head:
                self._buffer = self._buffer[end + 4 :]
                self._streams = True
                self._answers.pop(0).set_result(Answer(status, head, b""))
                self._take_chunks()
                return
            length = 0
            if b"content-length: " in head:  # uvicorn writes names of headers in lower case
                length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
            if len(self._buffer) < end + 4 + length:
                return
            body = self._buffer[end + 4 : end + 4 + length]
            self._buffer = self._buffer[end + 4 + length :]
            answer = self._answers.pop(0)
            if not answer.done():
                answer.set_result(Answer(status, head, body))

    def _take_chunks(self) -> None:
        while (end := self._buffer.find(b"\r\n")) >= 0:
            size = int(self._buffer[:end], 16)
            if len(self._buffer) < end + 4 + size:
                return
            self._events += self._buffer[end + 2 : end + 2 + size]
            self._buffer = self._buffer[end + 4 + size :]
        if b"\n\n" in self._events:
            *events, self._events = self._events.split(b"\n\n")
            assert self._on_event is not None
            for event in events:
                kind, _, rest = event.partition(b"\n")
                if kind.startswith(b"event: "):
                    data = rest.partition(b"data: ")[2].partition(b"\n")[0]
                    self._on_event(kind[7:].decode(), data)
                elif not kind.startswith(b":"):
                    self._on_event("", event)


@dataclass(slots=True)
class Counted:
    """The counts and times of programs at a server.

    Attributes:
        decisions: Decisions that were answered with 200.
        pages: Updates of pages that came.
        refused: Answers that were none, by status.
        waits: Seconds from a decision's post to the rival's event about it.
        set_up: Seconds that each table took to be set up.
        matches: Matches that came to their end.
    """

    decisions: int = 0
    pages: int = 0
    refused: dict[int, int] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    set_up: list[float] = field(default_factory=list)
    matches: int = 0


class Pace:
    """A limit on the total decisions per second; None for no limit."""

    def __init__(self, rate: float | None) -> None:
        self._gap = 0.0 if rate is None else 1 / rate
        self._next = 0.0

    async def wait(self) -> None:
        """Wait until the next decision may be made."""
        if self._gap:
            now = time.perf_counter()
            self._next = max(now, self._next) + self._gap
            await asyncio.sleep(self._next - self._gap - now)


@dataclass(slots=True)
class Load:
    """Programs at many tables of a server.

    Attributes:
        port: Of the server on this machine.
        game: The game that they play.
        options: With which.
        pages: True if each seat also has its page open, and decides through it.
        counted: Their counts and times.
    """

    port: int
    game: str
    options: dict[str, object]
    pages: bool = False
    pace: Pace = field(default_factory=lambda: Pace(None))
    counted: Counted = field(default_factory=Counted)
    on_counting: Callable[[], None] = lambda: None
    """Called when the counting begins."""
    rng: random.Random = field(default_factory=lambda: random.Random(7))

    async def run(self, tables: int, settle: float, seconds: float) -> float:
        """Play at so many tables, and count for so many seconds; return the exact number."""
        players = [asyncio.create_task(self._play_on()) for _ in range(tables)]
        await asyncio.sleep(settle)
        self.counted = Counted(set_up=self.counted.set_up)
        self.on_counting()
        began = time.perf_counter()
        done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        took = time.perf_counter() - began
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        for player in done:
            player.result()
        return took

    async def set_up_tables(self, number: int) -> None:
        """Set up so many tables, one after the other."""
        connection = await self.open()
        for _ in range(number):
            await self._set_up(connection)
        connection.close()

    async def _set_up(self, connection: Connection) -> dict[str, Any]:
        new = {
            "game": self.game,
            "seats": ["you", "open"],
            "name": "Ada",
            "options": self.options,
            "answer_seconds": None,
        }
        began = time.perf_counter()
        answer = await connection.send(request("POST", "/api/tables", json.dumps(new)))
        self.counted.set_up.append(time.perf_counter() - began)
        made: dict[str, Any] = answer.json()
        return made

    async def _play_on(self) -> None:
        while True:
            setting_up = await self.open()
            made = await self._set_up(setting_up)
            table = made["table"]
            invite = {"invite": made["invites"][0]["token"], "name": "Bo"}
            asked = request("POST", f"/api/tables/{table}/join", json.dumps(invite))
            joined = (await setting_up.send(asked)).json()
            setting_up.close()
            posts: list[float] = [0.0, 0.0]
            async with asyncio.TaskGroup() as group:
                for seat, token in enumerate((made["you"]["token"], joined["token"])):
                    seated = Seat(self, table, seat, token, posts)
                    group.create_task(seated.play())
            self.counted.matches += 1

    async def open(self, on_event: Callable[[str, bytes], None] | None = None) -> Connection:
        """Open a connection to the server."""
        loop = asyncio.get_running_loop()
        _, opened = await loop.create_connection(
            lambda: Connection(on_event), "127.0.0.1", self.port
        )
        return opened


class Seat:
    """A program at a table, with its stream open."""

    def __init__(
        self,
        load: Load,
        table: str,
        seat: int,
        token: str,
        posts: list[float],
    ) -> None:
        self._load = load
        self._table = table
        self._seat = seat
        self._token = token
        self._posts = posts
        self._turn: dict[str, Any] | None = None
        self._news = asyncio.Event()
        self._over = False

    async def play(self) -> None:
        """Decide as soon as possible, until the match is over."""
        load, where = self._load, f"/api/tables/{self._table}"
        own = f"Authorization: Bearer {self._token}\r\n"
        cookie = ""
        calls = await load.open()
        opened = [await load.open(self._heard)]
        await opened[0].send(request("GET", f"{where}/events", headers=own))
        if load.pages:
            held = await calls.send(request("POST", f"/seat/{self._token}", ""))
            cookie = f"Cookie: {held.cookie}\r\nHX-Request: true\r\n"
            opened.append(await load.open(self._shown))
            await opened[1].send(
                request("GET", f"/t/{self._table}/events?parts=true", headers=cookie)
            )
        try:
            while not self._over:
                self._news.clear()
                turn, self._turn = self._turn, None
                if turn is None or not turn["legal"]:
                    await self._news.wait()
                    continue
                await load.pace.wait()
                if not calls.is_open:
                    calls = await load.open()
                chosen = {"action": load.rng.choice(turn["legal"]), "at": turn["at"]}
                if load.pages:
                    asked = request(
                        "POST", f"/t/{self._table}/play", urlencode(chosen), cookie, FORM
                    )
                else:
                    asked = request("POST", f"{where}/actions", json.dumps(chosen), own + MINIMAL)
                self._posts[self._seat] = time.perf_counter()
                status = (await calls.send(asked)).status
                if status < 300:
                    load.counted.decisions += 1
                else:
                    load.counted.refused[status] = load.counted.refused.get(status, 0) + 1
        finally:
            for one in (calls, *opened):
                one.close()

    def _shown(self, _: str, __: bytes) -> None:
        self._load.counted.pages += 1

    def _heard(self, kind: str, data: bytes) -> None:
        if kind == "entry":
            actor = int(data.partition(b'"actor":')[2].partition(b",")[0])
            if actor == 1 - self._seat and self._posts[actor]:
                self._load.counted.waits.append(time.perf_counter() - self._posts[actor])
                self._posts[actor] = 0.0
            return
        if kind == "turn":
            self._turn = json.loads(data)
        elif kind == "over":
            self._over = True
        self._news.set()


def request(
    method: str, path: str, body: str | None = None, headers: str = "", kind: str = JSON
) -> bytes:
    """Return an HTTP/1.1 request, with or without a body of a kind."""
    text = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}"
    if body is not None:
        text += f"Content-Type: {kind}\r\nContent-Length: {len(body.encode())}\r\n"
    return f"{text}\r\n{body or ''}".encode()
