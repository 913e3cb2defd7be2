"""Attackers of a server: `python -m benchmarks.attackers URL`, until it is ended.

All come from one address of the loopback that nobody else has, with low priority: what they cost
the machine is not what they cost the server. They speak HTTP over bare sockets, to cost as little
as possible.
"""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import cycle
from typing import Any
from urllib.parse import urlsplit

ADDRESS = "127.0.66.6"
HAMMERING, STREAMS, HALF_OPEN, BODIES, SETTING_UP = 60, 300, 500, 4, 8
"""The number of attackers of each kind."""
DEAR = ("/", "/rules/squad-rush", "/build/futera-susu", "/api/openapi.json", "/api", "/nothing")
"""The most expensive pages, and one that does not exist."""
PATIENCE = 30.0


class Attacker:
    """An attacker with a connection, which is reopened whenever the server closes it."""

    def __init__(self, url: str) -> None:
        where = urlsplit(url)
        assert where.hostname
        assert where.port
        self._where = where.hostname, where.port

    async def again_and_again(
        self,
        attack: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]],
    ) -> None:
        """Attack over one connection after the other."""
        while True:
            with suppress(OSError, EOFError, ValueError):
                async with asyncio.timeout(PATIENCE):
                    reader, writer = await asyncio.open_connection(
                        *self._where, local_addr=(ADDRESS, 0)
                    )
                    try:
                        await attack(reader, writer)
                    finally:
                        writer.close()
            await asyncio.sleep(0.01)

    def request(self, method: str, path: str, body: bytes = b"") -> bytes:
        """Return a request with a body of JSON."""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body

    async def ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
    ) -> bytes:
        """Send a request and take in the whole answer; return its body."""
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length: ")[2].split(b"\r\n")[0])
        return await reader.readexactly(length)

    async def hammer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Request expensive pages without a pause."""
        for path in cycle(DEAR):
            await self.ask(reader, writer, self.request("GET", path))

    async def set_up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Set up tables of bots without a pause."""
        new = {"game": "futbol-dash", "seats": ["bot:world"] * 4}
        while True:
            body = json.dumps(new).encode()
            await self.ask(reader, writer, self.request("POST", "/api/tables", body))

    async def follow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Follow a table of bots that it has set up, without reading the stream."""
        new = {"game": "futbol-dash", "seats": ["bot:random", "bot:random"]}
        made = await self.ask(
            reader, writer, self.request("POST", "/api/tables", json.dumps(new).encode())
        )
        table = json.loads(made).get("table", "none")
        writer.write(self.request("GET", f"/t/{table}/events"))
        await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(PATIENCE)

    async def hold(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Send half a request, and wait."""
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
        await reader.read()

    async def pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Send an endless body."""
        del reader
        writer.write(
            b"POST /tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n"
            b"Content-Type: multipart/form-data; boundary=x\r\n\r\n"
        )
        while True:
            writer.write(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
            await writer.drain()


async def attack(url: str) -> None:
    """Run all attacks at once."""
    attacker = Attacker(url)
    attacks = (
        (attacker.hammer, HAMMERING),
        (attacker.set_up, SETTING_UP),
        (attacker.follow, STREAMS),
        (attacker.hold, HALF_OPEN),
        (attacker.pour, BODIES),
    )
    async with asyncio.TaskGroup() as group:
        for one, times in attacks:
            for _ in range(times):
                group.create_task(attacker.again_and_again(one))


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(attack(sys.argv[1]))
