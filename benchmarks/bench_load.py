"""`python -m benchmarks.bench_load`: live tables of two with their pages open, on two servers of one PostgreSQL.

At each table whoever is asked decides every five seconds; both have their page's stream open, one at either server.
A decision goes to a server at random. What is timed is from the post until the rival's page shows it. The generator
speaks HTTP itself, since it has the same processors as the servers.
"""

import argparse
import asyncio
import html
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import httpx

from benchmarks.kill_servers import SAFE
from benchmarks.postgresql import Cluster
from benchmarks.promise_audit import read_log
from benchmarks.server_process import unshared_megabytes
from benchmarks.shared_servers import Program, server

DECIDES_EVERY = 5.0
SHOWN_WITHIN = 20.0
ACTION = re.compile(rb'name="action"\s+[^>]*?value="([^"]+)"')
SET_UP_AT_ONCE = 8


@dataclass(slots=True)
class Page:
    """The page of one seat, which its stream keeps current."""

    number: int = -1
    actions: list[str] = field(default_factory=list)
    updates: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class Load:
    """The figures of one run.

    Attributes:
        tables: Tables with two people each.
        decisions: Decisions that were acknowledged.
        refused: Decisions that were not: the table had moved on.
        updates: Updates of pages.
        lost: Acknowledged decisions that are not in the log, or pages that never showed one.
        doubled: Decisions that are in the log more than once.
        p50, p99: Milliseconds from the post to the rival's page.
        megabytes: Memory of each server at the end, which no other process shares.
        processors: Seconds of processor time in each second, by server, and all of PostgreSQL's.
    """

    tables: int
    seconds: float
    decisions: int
    refused: int
    updates: int
    lost: int
    doubled: int
    p50: float
    p99: float
    megabytes: list[float]
    processors: dict[str, float]


class Generator:
    """The people at all tables."""

    def __init__(self, servers: list[Program], rng: random.Random) -> None:
        self._urls = [one.url for one in servers]
        self._rng = rng
        self._cookies = ["", ""]
        self._tables: list[tuple[str, list[Page]]] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.times: list[float] = []
        self.played: list[tuple[str, int, str]] = []
        self.refused = self.unseen = 0
        self.timed = False

    @property
    def tables(self) -> list[str]:
        """The ids of the tables."""
        return [table for table, _ in self._tables]

    @property
    def updates(self) -> int:
        """The number of page updates."""
        return sum(page.updates for _, pages in self._tables for page in pages)

    async def set_up(self, tables: int) -> None:
        """Set up the tables and open the streams of their pages."""
        ready = asyncio.Semaphore(SET_UP_AT_ONCE)
        async with httpx.AsyncClient(timeout=60, trust_env=False) as client:

            async def one(place: int) -> None:
                async with ready:
                    await self._table(client, place)

            await one(0)  # from which the two browsers have their cookies
            await asyncio.gather(*(one(place) for place in range(1, tables)))

    async def _table(self, client: httpx.AsyncClient, place: int) -> None:
        url = self._urls[place % 2]
        new = {
            "game": "futbol-dash",
            "seats": ["you", "open"],
            "name": "Ada",
            "options": {"goals": 9},
            "answer_seconds": None,
        }
        made = (await client.post(f"{url}/api/tables", json=new)).raise_for_status().json()
        table = made["table"]
        invite = {"invite": made["invites"][0]["token"], "name": "Bo"}
        answer = await client.post(f"{url}/api/tables/{table}/join", json=invite)
        tokens = [made["you"]["token"], answer.raise_for_status().json()["token"]]
        pages = [Page(), Page()]
        for seat, token in enumerate(tokens):
            headers = {"Cookie": self._cookies[seat]} if self._cookies[seat] else {}
            client.cookies.clear()
            held = await client.post(f"{url}/seat/{token}", headers=headers)
            if not self._cookies[seat]:
                self._cookies[seat] = held.headers["Set-Cookie"].partition(";")[0]
            where = self._urls[(place + seat) % 2]
            self._tasks.append(asyncio.create_task(self._follow(where, table, seat, pages[seat])))
        self._tables.append((table, pages))

    async def _follow(self, url: str, table: str, seat: int, page: Page) -> None:
        address = urlsplit(url)
        reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=2**20)
        writer.write(
            f"GET /t/{table}/events HTTP/1.1\r\nHost: {address.netloc}\r\n"
            f"Cookie: {self._cookies[seat]}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        async for event in _events(reader):
            page.number = int(event.partition(b"id: ")[2].partition(b"\n")[0])
            page.actions = [html.unescape(one.decode()) for one in ACTION.findall(event)]
            page.updates += 1
            page.news.set()

    async def play(self, seconds: float) -> None:
        """Let everybody decide for this long."""
        deadline = time.monotonic() + seconds
        people = [
            asyncio.create_task(self._people(table, pages, deadline))
            for table, pages in self._tables
        ]
        self.timed = True
        await asyncio.gather(*people)

    async def close(self) -> None:
        """Close all pages."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _people(self, table: str, pages: list[Page], deadline: float) -> None:
        due = time.monotonic() + self._rng.uniform(0, DECIDES_EVERY)
        while due < deadline:
            await asyncio.sleep(due - time.monotonic())
            due += DECIDES_EVERY
            seat = next((seat for seat in (0, 1) if pages[seat].actions), None)
            if seat is None:
                continue
            at, action = pages[seat].number, self._rng.choice(pages[seat].actions)
            address = urlsplit(self._rng.choice(self._urls))
            began = time.perf_counter()
            # A connection each: the servers close those that are silent between two decisions.
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            status = await self._post(reader, writer, address.netloc, table, seat, action, at)
            writer.close()
            if status != 200:
                self.refused += 1
                continue
            self.played.append((table, at, action))
            rival = pages[1 - seat]
            try:
                async with asyncio.timeout(SHOWN_WITHIN):
                    while rival.number <= at:
                        rival.news.clear()
                        await rival.news.wait()
            except TimeoutError:
                self.unseen += 1
            else:
                self.times.append(time.perf_counter() - began)

    async def _post(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        host: str,
        table: str,
        seat: int,
        action: str,
        at: int,
    ) -> int:
        body = urlencode({"action": action, "at": at})
        writer.write(
            f"POST /t/{table}/play HTTP/1.1\r\nHost: {host}\r\nCookie: {self._cookies[seat]}\r\n"
            f"HX-Request: true\r\nOrigin: http://{host}\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
            f"{body}".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(re.findall(r"(?i)content-length: (\d+)", head)[0])
        await reader.readexactly(length)
        return int(head.split(" ", 2)[1])


async def _events(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """Yield the events of a chunked response."""
    rest = b""
    while True:
        size = int((await reader.readline()).strip() or b"0", 16)
        if not size:
            return
        rest += await reader.readexactly(size)
        await reader.readexactly(2)
        *events, rest = rest.split(b"\n\n")
        for event in events:
            if b"id: " in event:
                yield event


def _processor(pid: int) -> float:
    """Return the processor time of a process and its children, in seconds."""
    parents = {int(path.name): _stat(path) for path in Path("/proc").glob("[0-9]*")}
    ticks = sum(
        sum(map(int, (stat[11], stat[12], stat[13], stat[14]) if one == pid else stat[11:13]))
        for one, stat in parents.items()
        if stat and (one == pid or int(stat[1]) == pid)
    )
    return ticks / os.sysconf("SC_CLK_TCK")


def _stat(process: Path) -> list[str]:
    """Return the fields of a process's `stat` after its name; none if it has ended."""
    try:
        return (process / "stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    except OSError:
        return []


async def measure(folder: Path, tables: int, seconds: float, seed: int) -> Load:
    """Load two servers like this for this long."""
    cluster = Cluster(SAFE)
    servers = [server(cluster.url, folder, f"server-{n}") for n in range(2)]
    try:
        for one in servers:
            await asyncio.to_thread(one.start)
        generator = Generator(servers, random.Random(seed))
        await generator.set_up(tables)
        pids = {"postgresql": cluster.pid}
        pids |= {f"server-{n}": one.pid or 0 for n, one in enumerate(servers)}
        before, updates = {name: _processor(pid) for name, pid in pids.items()}, generator.updates
        began = time.monotonic()
        await generator.play(seconds)
        took = time.monotonic() - began
        processors = {
            name: round((_processor(pid) - before[name]) / took, 2) for name, pid in pids.items()
        }
        megabytes = [round(unshared_megabytes(one.pid or 0), 1) for one in servers]
        updates = generator.updates - updates
        await generator.close()
        lost = doubled = 0
        logs = {table: read_log(cluster.url, table) for table in generator.tables}
        for table, at, action in generator.played:
            log = logs[table]
            lost += not (at < len(log) and log[at][2] == action)
        for table in generator.tables:
            asked = [at for known, at, _ in generator.played if known == table]
            doubled += len(asked) - len(set(asked))
        times = sorted(generator.times) or [0.0]
        return Load(
            tables=tables,
            seconds=round(took, 1),
            decisions=len(generator.played),
            refused=generator.refused,
            updates=updates,
            lost=lost + generator.unseen,
            doubled=doubled,
            p50=round(1000 * times[len(times) // 2], 1),
            p99=round(1000 * times[int(len(times) * 0.99)], 1),
            megabytes=megabytes,
            processors=processors,
        )
    finally:
        for one in servers:
            one.end(signal.SIGKILL)
        cluster.stop()


def main() -> int:
    """Load and show; return 1 if anything was lost or doubled."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # nothing is left running
    with tempfile.TemporaryDirectory(prefix="kickabout-load-") as folder:
        load = asyncio.run(measure(Path(folder), args.tables, args.seconds, args.seed))
    print(json.dumps(asdict(load), indent=2))
    return 1 if load.lost or load.doubled else 0


if __name__ == "__main__":
    sys.exit(main())
