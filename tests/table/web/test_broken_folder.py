"""Data folders that a server cannot use: it does not start, and says why in a sentence."""

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from kickabout.table.errors import CannotStart, Unsaved
from kickabout.table.settings import Settings
from kickabout.table.store import Store, queries
from kickabout.table.store.engines import FILE
from kickabout.table.web.server import serve
from tests.table.conftest import RunningServer

NEW = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"}


def corrupt(folder: Path) -> None:
    Store(folder).close()
    (folder / FILE).write_bytes(b"no database at all " * 500)


def torn(folder: Path) -> None:
    """Write a file with the head of a database, followed by garbage."""
    Store(folder).close()
    whole = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(whole[:4096] + b"\xaa" * (len(whole) - 4096))


def newer(folder: Path) -> None:
    Store(folder).close()
    with sqlite3.connect(folder / FILE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()


def short_key(folder: Path) -> None:
    (folder / "secret.key").write_bytes(b"short")


def folder_in_its_place(folder: Path) -> None:
    (folder / FILE).unlink()
    (folder / FILE).mkdir()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (corrupt, r"cannot be used \(“file is not a database"),
        (torn, r"cannot be used \(“database disk image is malformed"),
        (newer, "made by a newer version of Kickabout"),
        (short_key, "does not hold a key of 32 bytes"),
        (folder_in_its_place, "cannot be used"),
    ],
)
def test_what_is_spoilt_is_named(
    settings: Settings, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(settings.data)
    with pytest.raises(CannotStart, match=said) as refusal:
        serve(replace(settings, secret=None))
    assert str(settings.data) in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("room", [20, 6000])
def test_a_disk_that_is_full_is_a_sentence(tmp_path: Path, room: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from kickabout.cli import main; main()", "serve", "--port", "0"],
        env=os.environ | {"KICKABOUT_DATA": str(tmp_path / "data")},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("kickabout: ")
    assert done.stderr.count("\n") == 1
    assert str(tmp_path / "data") in done.stderr


def removed(file: Path) -> None:
    file.unlink()


def replaced(file: Path) -> None:
    shutil.copy(file, file.with_suffix(".backup"))
    file.with_suffix(".backup").replace(file)


@pytest.mark.anyio
@pytest.mark.parametrize("how", [removed, replaced])
@pytest.mark.parametrize("name", [FILE, f"{FILE}-wal"])
async def test_a_database_that_goes_under_the_server(
    settings: Settings,
    server: RunningServer,
    caplog: pytest.LogCaptureFixture,
    how: Callable[[Path], None],
    name: str,
) -> None:
    client: httpx.AsyncClient = server.client()
    made = (await client.post("/api/tables", json=NEW)).json()
    how(settings.data / name)
    assert (await client.get("/readyz")).status_code == 503
    answer = await client.post("/api/tables", json=NEW)
    assert answer.status_code == 503
    assert name not in answer.text
    (logged,) = caplog.messages
    assert f"{settings.data / name} was removed or replaced" in logged
    assert logged.partition(":")[0] in answer.json()["error"]
    join = {"invite": made["invites"][0]["token"], "name": "Bo"}
    assert (await client.post(f"/api/tables/{made['table']}/join", json=join)).status_code == 503
    table = await server.tables.get(made["table"])
    assert table.status == "waiting"


@pytest.mark.anyio
async def test_nothing_of_a_refused_commit_is_kept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    aside = tmp_path / "aside"
    (tmp_path / FILE).rename(aside)
    insert = "INSERT INTO boxes VALUES ('d', 'text')"
    results = await asyncio.gather(
        *(store.write(lambda c: c.exec_driver_sql(insert).rowcount) for _ in range(3)),
        return_exceptions=True,
    )
    assert all(isinstance(result, Unsaved) for result in results)
    aside.rename(tmp_path / FILE)  # the very file: the server may go on
    await store.write(lambda c: c.exec_driver_sql(insert).rowcount)
    assert await store.read(lambda c: queries.box_text(c, "d")) == "text"
    store.close()
