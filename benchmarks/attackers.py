"""Attackers of a server: `python -m benchmarks.attackers URL [ADDRESS ...]`, until it is ended.

All come from one address of the loopback that nobody else has. With addresses they come from these
instead, as rivals of the people there, and only keep the server waiting, as far as it lets them. They
have low priority, since what they cost the machine is not what they cost the server, and speak HTTP
over bare sockets, to cost as little as possible.
"""

import asyncio
import json
import os
import socket
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from itertools import cycle
from typing import Any
from urllib.parse import urlsplit

from kickabout.table.web.protocol import MOST_PIPELINED

ADDRESS = "127.0.66.6"
HAMMERING, STREAMS, HALF_OPEN, BODIES, SETTING_UP, STALLING, NOT_READING = (
    60,
    300,
    500,
    4,
    8,
    50,
    50,
)
"""The number of attackers of each kind."""
RIVALS = 9
"""The number of rivals of each kind at an address."""
RECEIVE_BYTES = 1 << 15
LARGE, MANY = "/api/openapi.json", MOST_PIPELINED + 1
"""A large answer, and the most of them that a connection may ask for at once: more than all buffers take."""
DEAR = ("/", "/rules/squad-rush", "/build/futera-susu", "/api/openapi.json", "/api", "/nothing")
"""The most expensive pages, and one that does not exist."""
PATIENCE = 30.0


class Attacker:
    """An attacker with a connection, which is reopened whenever the server closes it."""

    def __init__(self, url: str, address: str) -> None:
        where = urlsplit(url)
        assert where.hostname
        assert where.port
        self._where = where.hostname, where.port
        self._address = address

    async def again_and_again(
        self,
        attack: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]],
    ) -> None:
        """Attack over one connection after the other."""
        while True:
            with suppress(OSError, EOFError, ValueError):
                async with asyncio.timeout(PATIENCE):
                    reader, writer = await asyncio.open_connection(sock=await self._connected())
                    try:
                        await attack(reader, writer)
                    finally:
                        writer.close()
            await asyncio.sleep(0.01)

    async def _connected(self) -> socket.socket:
        """Return a connection that takes in little that is not read."""
        connection = socket.socket()
        connection.setblocking(False)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)
        connection.bind((self._address, 0))
        await asyncio.get_running_loop().sock_connect(connection, self._where)
        return connection

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

    async def stall(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Send a head and one byte of a body, and wait."""
        writer.write(self.request("POST", "/api/tables/none/actions", b"{" * 50)[:-49])
        await reader.read()

    async def not_read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Ask for a lot, and read none of it."""
        del reader
        writer.write(self.request("GET", LARGE) * MANY)
        await asyncio.sleep(PATIENCE)

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


async def attack(url: str, addresses: Sequence[str]) -> None:
    """Run all attacks at once; at addresses of others, those that keep the server waiting."""
    async with asyncio.TaskGroup() as group:
        for address in addresses or [ADDRESS]:
            own = Attacker(url, address)
            attacks = [(own.stall, RIVALS), (own.not_read, RIVALS)]
            if not addresses:
                attacks = [
                    (own.hammer, HAMMERING),
                    (own.set_up, SETTING_UP),
                    (own.follow, STREAMS),
                    (own.hold, HALF_OPEN),
                    (own.pour, BODIES),
                    (own.stall, STALLING),
                    (own.not_read, NOT_READING),
                ]
            for one, times in attacks:
                for _ in range(times):
                    group.create_task(own.again_and_again(one))


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(attack(sys.argv[1], sys.argv[2:]))
