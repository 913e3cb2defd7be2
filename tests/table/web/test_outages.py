"""Faults of the database while a server runs: people read a sentence with an id, the log has the cause under it."""

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from benchmarks.postgresql import Cluster
from benchmarks.shared_servers import Program
from benchmarks.shared_servers import server as server_of
from tests.databases import execute

pytestmark = pytest.mark.long

TOKEN = "the token of the host"
NEW = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"}
TO_TELL_APART = (".s.PGSQL", "psycopg", "socket", "running locally", "sqlite", "disk", "Traceback")
"""Words of drivers, which no page has otherwise."""
ID = re.compile(r"finds the reason in its log: ([0-9a-f]{8})\.")


@pytest.fixture
def cluster_of_own() -> Iterator[Cluster]:
    """A PostgreSQL that a test may stop."""
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Start servers of a database; of a file in their own folder by default."""
    programs: list[Program] = []

    def started(database: str = "", folder: Path = tmp_path) -> Program:
        program = server_of(database, folder, "server", "--admin-token", TOKEN, "--pace", "0.05")
        programs.append(program)
        program.start()
        return program

    yield started
    for program in programs:
        program.end(signal.SIGKILL)


def client_of(program: Program) -> httpx.Client:
    return httpx.Client(base_url=program.url, trust_env=False, timeout=30)


def lines_of(program: Program) -> list[str]:
    return program.log.read_text(encoding="utf-8").splitlines()


def kickabout(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from kickabout.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def answers(client: httpx.Client, path: str, status: int) -> None:
    """Wait until a request is answered with a status."""
    deadline = time.monotonic() + 60
    while client.get(path).status_code != status:
        assert time.monotonic() < deadline, f"{path} never answers {status}"
        time.sleep(0.1)


def the_id_in(text: str, *secrets: str) -> str:
    """Return the id that a text shows, and see that it has none of a driver's words."""
    assert [word for word in (*secrets, *TO_TELL_APART) if word in text] == []
    found = ID.search(text)
    assert found, text
    return found[1]


def requests_of(made: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    """Return one request for each road to the database."""
    table, own = made["table"], {"Authorization": f"Bearer {made['you']['token']}"}
    host = {"Authorization": f"Bearer {TOKEN}"}
    move = {"action": "hold", "at": 0}
    minimal = {**own, "Prefer": "return=minimal"}
    return [
        ("GET", "/", {}),
        ("GET", f"/t/{table}", {}),
        ("GET", f"/t/{table}/events", {}),
        ("GET", f"/t/{table}/replay", {}),
        ("POST", f"/t/{table}/play", {"data": move}),
        ("POST", "/tables", {"data": {"game": "futbol-dash", "seat-0": "you", "seat-1": "open"}}),
        ("GET", f"/seat/{made['you']['token']}", {}),
        ("GET", f"/join/{made['invites'][0]['token']}", {}),
        ("GET", "/lab", {}),
        ("GET", "/build/futera-susu", {}),
        ("GET", f"/api/tables/{table}", {"headers": own}),
        ("GET", f"/api/tables/{table}/events", {"headers": own}),
        ("POST", f"/api/tables/{table}/actions", {"headers": own, "json": move}),
        ("POST", f"/api/tables/{table}/actions", {"headers": minimal, "json": move}),
        ("POST", "/api/tables", {"json": NEW}),
        ("GET", "/admin", {"headers": host}),
        ("GET", "/api/admin/tables", {"headers": host}),
        ("POST", "/api/admin/block", {"headers": host, "json": {"whom": "192.0.2.7"}}),
    ]


def test_nobody_but_the_log_hears_what_the_driver_says(
    cluster_of_own: Cluster, start: Callable[..., Program]
) -> None:
    secret = str(cluster_of_own.folder)
    program = start(cluster_of_own.url)
    with client_of(program) as client, ExitStack() as open_streams:
        made = client.post("/api/tables", json=NEW).json()
        client.post("/tables", data={"game": "futbol-dash", "seat-0": "you", "seat-1": "open"})
        bots = {"game": "futbol-dash", "seats": ["bot:random"] * 2}
        goes_on = client.post("/api/tables", json=bots).json()["table"]
        page = open_streams.enter_context(client.stream("GET", f"/t/{goes_on}/events"))
        told = page.iter_lines()
        assert client.get("/readyz").status_code == 200
        cluster_of_own.halt()
        answers(client, "/readyz", 503)

        # The table of bots cannot go on, and says so to those who follow it.
        trouble = next(line for line in told if 'id="trouble"' in line)
        shown = {the_id_in(trouble, secret)}
        for method, path, given in requests_of(made):
            response = client.request(method, path, **given)
            assert response.status_code == 503, path
            shown.add(the_id_in(response.text, secret))
        asked = kickabout("admin", "tables", "--url", program.url, "--token", TOKEN)
        shown.add(the_id_in(asked.stderr, secret))

        lines = lines_of(program)
        assert not any("Traceback" in line for line in lines)
        assert len(lines) < 12
        for one in shown:
            (line,) = [line for line in lines if f" {one}: " in line]
            assert "the database failed" in line
        # The heartbeat goes on failing, several times by now, and so does everybody who asks.
        time.sleep(3)
        for _ in range(5):
            client.get("/")
        assert lines_of(program) == lines

        cluster_of_own.start()
        answers(client, "/readyz", 200)
        assert client.post("/api/tables", json=NEW).status_code == 201


def test_a_database_that_only_reads_is_not_ready(
    cluster: Cluster, postgresql: str, start: Callable[..., Program], tmp_path: Path
) -> None:
    name = sa.make_url(postgresql).database
    program = start(postgresql)
    with client_of(program) as client:
        assert client.get("/readyz").status_code == 200
        execute(cluster, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        execute(
            cluster,
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        answers(client, "/readyz", 503)
        assert client.get("/").status_code == 200
        refused = client.post("/api/tables", json=NEW)
        assert refused.status_code == 503
        the_id_in(refused.text, "read-only")
    another = ["serve", "--database", postgresql, "--data", str(tmp_path / "other"), "--port", "0"]
    said = kickabout(*another)
    assert said.returncode == 1
    cause, reason = said.stderr.splitlines()
    assert "read-only" in cause
    assert reason.startswith("kickabout: ")
    assert the_id_in(reason) in cause


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """Fill the disk of a folder while the block runs."""
    handle = os.open(disk / "filling", os.O_WRONLY | os.O_CREAT)
    for size in (1 << 16, 1 << 12, 1):
        try:
            while True:
                os.write(handle, b"x" * size)
        except OSError:
            continue
    yield
    os.close(handle)
    (disk / "filling").unlink()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Callable[[str], Path]]:
    """Make a folder with a disk of its own, of a size such as `8m`."""
    made: list[Path] = []

    def mount(size: str) -> Path:
        # Not in a folder of pytest's, which other users may not enter.
        folder = Path(tempfile.mkdtemp(prefix="kickabout-disk-"))
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size},mode=777", "tmpfs", str(folder)],
            capture_output=True,
            check=False,
        )
        if done.returncode:
            folder.rmdir()
            pytest.skip("only root may have a small disk")
        made.append(folder)
        return folder

    yield mount
    for folder in made:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()


def refuses_while_full(program: Program, disk: Path) -> None:
    """See that a server is ready, refuses everything while its disk is full, and goes on after that."""
    with client_of(program) as client:
        assert client.get("/readyz").status_code == 200
        assert client.post("/api/tables", json=NEW).status_code == 201
        with full(disk):
            answers(client, "/readyz", 503)
            # A few rows may find room in pages that there are.
            tried = (client.post("/api/tables", json=NEW) for _ in range(400))
            refused = next(answer for answer in tried if answer.status_code != 201)
            assert refused.status_code == 503
            the_id_in(refused.text, str(disk), "No space left")
            assert client.get("/").status_code == 200
        answers(client, "/readyz", 200)
        assert client.post("/api/tables", json=NEW).status_code == 201
    assert any("full" in line or "No space left" in line for line in lines_of(program))


def test_a_full_disk_of_sqlite(
    small_disk: Callable[[str], Path], start: Callable[..., Program]
) -> None:
    disk = small_disk("8m")
    refuses_while_full(start(folder=disk), disk)


def test_a_full_disk_of_postgresql(
    small_disk: Callable[[str], Path],
    start: Callable[..., Program],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    disk = small_disk("160m")
    with monkeypatch.context() as patched:
        patched.setattr(tempfile, "tempdir", str(disk))
        cluster = Cluster()
    try:
        refuses_while_full(start(cluster.url), disk)
    finally:
        cluster.stop()


def test_a_file_that_may_not_grow(start: Callable[..., Program], tmp_path: Path) -> None:
    """The same as a full disk, for those who may not mount one."""
    program = start()
    assert program.pid is not None
    log = tmp_path / "server" / "kickabout.sqlite3-wal"
    with client_of(program) as client:
        assert client.get("/readyz").status_code == 200
        before = resource.prlimit(program.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
        answers(client, "/readyz", 503)
        the_id_in(client.post("/api/tables", json=NEW).text, str(tmp_path))
        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, before)
        answers(client, "/readyz", 200)


def test_a_write_ahead_log_that_is_removed(start: Callable[..., Program], tmp_path: Path) -> None:
    program = start()
    with client_of(program) as client:
        assert client.get("/readyz").status_code == 200
        (tmp_path / "server" / "kickabout.sqlite3-wal").unlink()
        answers(client, "/readyz", 503)
        shown = the_id_in(client.post("/api/tables", json=NEW).text, str(tmp_path), "-wal")
    (line,) = [line for line in lines_of(program) if shown in line]
    assert "kickabout.sqlite3-wal was removed or replaced" in line
