"""The processes of servers that share a PostgreSQL, started as in production, and a load balancer."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx

ADDRESS = re.compile(r"http://\S+:\d+")
KEY = "a key that all of the servers share"
START_SECONDS = 60.0
HEALTH_SECONDS = 1.0
"""The time between two questions of the balancer, and within which a server has to answer."""


class Program:
    """A `kickabout` process that can be killed and started again.

    Attributes:
        url: Its address, empty for a worker; the same after every start.
        log: The file with what it had to complain of.
    """

    def __init__(self, words: Sequence[str], database: str, log: Path) -> None:
        self._words = list(words)
        self._environment = {
            "KICKABOUT_DATABASE": database,
            "KICKABOUT_SECRET_KEY": KEY,
            "PYTHONUNBUFFERED": "1",
        }
        self.log = log
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int | None:
        """The process while there is one."""
        return None if self._process is None else self._process.pid

    @property
    def alive(self) -> bool:
        """Return whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def start(self, environment: Mapping[str, str] | None = None) -> None:
        """Start it and return once it is ready; raises `RuntimeError` with its log otherwise."""
        words = self._words + (["--port", self.url.rpartition(":")[2]] if self.url else [])
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from kickabout.cli import main; main()", *words],
            env={**os.environ, **self._environment, **(environment or {})},
            stderr=subprocess.PIPE,
            text=True,
        )
        patience = threading.Timer(START_SECONDS, self._process.kill)
        patience.start()
        assert self._process.stderr is not None
        line = self._process.stderr.readline()
        patience.cancel()
        if not line:
            self.end(signal.SIGKILL)
            raise RuntimeError(f"it did not start, see {self.log}")
        found = ADDRESS.search(line)
        self.url = found.group() if found else ""
        threading.Thread(target=self._keep, args=(self._process, line), daemon=True).start()

    def _keep(self, process: subprocess.Popen[str], line: str) -> None:
        assert process.stderr is not None
        with self.log.open("a", encoding="utf-8") as log, process.stderr:
            log.write(line)
            for line in process.stderr:
                log.write(line)
                log.flush()

    def end(self, how: signal.Signals) -> None:
        """Send it a signal and wait until it has ended."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def server(database: str, folder: Path, name: str, *words: str) -> Program:
    """Return a server of the database, with a folder of its own."""
    given = ["serve", "--data", str(folder / name), "--limits", "off", "--warm", "off"]
    given += ["--drain-seconds", "0", *words]
    if "--port" not in words:
        given += ["--port", "0"]
    return Program(given, database, folder / f"{name}.log")


def worker(database: str, folder: Path, name: str) -> Program:
    """Return a bot worker of the database, with one process to think in."""
    return Program(["bot-worker", "--processes", "1"], database, folder / f"{name}.log")


class Balancer(httpx.AsyncBaseTransport):
    """A load balancer without sticky sessions, which sends each request to the next server.

    A server that refuses the connection is skipped, and while `watch` runs one that says it is not ready. An answer that
    the database is away counts as none.
    """

    def __init__(self, servers: Sequence[Program]) -> None:
        self._servers = servers
        self._next = 0
        self._unready: set[Program] = set()
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        self._transport = httpx.AsyncHTTPTransport(limits=limits)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Answer a request from one of the servers; raises `httpx.ConnectError` if none answers."""
        for _ in self._servers:
            self._next = (self._next + 1) % len(self._servers)
            if self._servers[self._next] in self._unready:
                continue
            address = httpx.URL(self._servers[self._next].url)
            request.url = request.url.copy_with(host=address.host, port=address.port)
            request.headers["Host"] = f"{address.host}:{address.port}"
            try:
                response = await self._transport.handle_async_request(request)
            except httpx.ConnectError:
                continue
            if response.status_code == httpx.codes.SERVICE_UNAVAILABLE:
                await response.aclose()
                raise httpx.ReadError("the database is away", request=request)
            return response
        raise httpx.ConnectError("no server is there", request=request)

    async def watch(self) -> None:
        """Ask every server again and again whether it is ready."""
        async with httpx.AsyncClient(trust_env=False, timeout=HEALTH_SECONDS) as client:
            while True:
                for program in self._servers:
                    try:
                        ready = (await client.get(f"{program.url}/readyz")).is_success
                    except httpx.TransportError:
                        ready = False
                    (self._unready.discard if ready else self._unready.add)(program)
                await asyncio.sleep(HEALTH_SECONDS)

    async def aclose(self) -> None:
        """Close all connections."""
        await self._transport.aclose()
