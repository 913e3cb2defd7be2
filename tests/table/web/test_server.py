"""Starting and stopping: taken ports, folders in use, open streams, and a server that is killed."""

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from benchmarks.shared_servers import server
from kickabout.table.errors import CannotStart
from kickabout.table.settings import Settings
from kickabout.table.web.app import create_app
from kickabout.table.web.server import bind, serve
from kickabout.table.web.services import FolderInUse, lock_folder
from tests.table.conftest import RunningServer, events, until
from tests.table.web.players import new_table, set_up

pytestmark = pytest.mark.anyio

PROGRAM = """
import sys
import time
from pathlib import Path
from kickabout.table.web.server import serve
from kickabout.table.settings import Settings
data, port = Path(sys.argv[1]), int(sys.argv[2])
serve(Settings(data, port=port, pace=0.0, warm=False), lambda url: print(url, flush=True))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def process(data: Path, port: int) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Run a server in a process of its own; yield it and its address."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, str(data), str(port), stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    url = (await child.stdout.readline()).decode().strip()
    try:
        assert url, "the server did not start"
        yield child, url
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()


def test_a_taken_port_is_named_with_the_way_out(settings: Settings) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(CannotStart, match=rf"port {port} .*--port"):
            serve(replace(settings, port=port))
    with pytest.raises(CannotStart, match="--port"):
        bind("127.0.0.1", 99_999)


def test_a_folder_has_one_server(settings: Settings) -> None:
    lock = lock_folder(settings.data)
    with pytest.raises(FolderInUse, match="--data"):
        lock_folder(settings.data)
    with pytest.raises(CannotStart, match="--data"):
        serve(settings)
    os.close(lock)
    os.close(lock_folder(settings.data))


def test_a_folder_that_cannot_be_made_is_named(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotStart, match="file"):
        serve(replace(settings, data=tmp_path / "file" / "data"))


async def test_it_stops_when_told_with_streams_open(tmp_path: Path) -> None:
    async with (
        process(tmp_path / "data", free_port()) as (child, url),
        httpx.AsyncClient(base_url=url, trust_env=False, timeout=30) as client,
    ):
        path = await set_up(client, "you", "open")
        program = f"/api/tables/{path[3:]}"
        async with (
            client.stream("GET", f"{path}/events") as page,
            client.stream("GET", f"{program}/events") as log,
        ):
            streams = events(page), events(log)
            for stream in streams:
                await anext(stream)
            child.send_signal(signal.SIGTERM)
            for stream in streams:
                assert [event async for event in stream if event.get("event") != "turn"] == []
        await child.wait()


async def test_two_servers_on_one_folder_do_not_start(
    settings: Settings, server: RunningServer
) -> None:
    app = create_app(settings)
    with pytest.raises(FolderInUse):
        async with app.router.lifespan_context(app):
            raise AssertionError("it started")
    made = await server.tables.setup.create("futbol-dash", ["bot:random", "bot:random"])
    await until(made.table, lambda: made.table.number > 3)


async def test_nobody_else_reads_what_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "kickabout" / "data"
    before = os.umask(0o000)
    try:
        async with (
            process(folder, free_port()) as (_, url),
            httpx.AsyncClient(base_url=url, trust_env=False, timeout=30) as client,
        ):
            await new_table(client, seats=["bot:random", "bot:random"])
            made = [folder.parent, folder, *folder.iterdir()]
            assert {"kickabout.sqlite3-wal", "secret.key", "lock"} < {path.name for path in made}
            assert [path for path in made if path.stat().st_mode & 0o077] == []
    finally:
        os.umask(before)


def test_a_server_that_stops_answers_until_the_balancer_has_noticed(
    postgresql: str, tmp_path: Path
) -> None:
    program = server(postgresql, tmp_path, "one", "--drain-seconds", "4")
    program.start()
    try:
        assert program.pid is not None
        os.kill(program.pid, signal.SIGTERM)
        deadline = time.monotonic() + 30
        while (asked := httpx.get(f"{program.url}/readyz", trust_env=False)).is_success:
            assert time.monotonic() < deadline
        assert (asked.status_code, asked.text) == (503, "draining")
        assert httpx.get(f"{program.url}/", trust_env=False).status_code == 200
        os.kill(program.pid, signal.SIGTERM)  # whoever is impatient
        while program.alive:
            assert time.monotonic() < deadline
    finally:
        program.end(signal.SIGKILL)
