"""The servers that are attacked, and a visitor who means no harm."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from kickabout.table.bots import BotPool
from kickabout.table.play.driver import Driver
from kickabout.table.settings import Limits, Settings
from kickabout.table.web.app import create_app
from tests.attacks.attacked_server import attacked_server
from tests.attacks.paired_tables import ManualClock


@pytest.fixture(scope="session")
def unlimited_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server that answers however much is asked of it."""
    return tmp_path_factory.mktemp("unlimited")


@pytest.fixture(scope="session")
def unlimited(unlimited_folder: Path) -> Iterator[str]:
    """The address of a server that answers however much is asked of it."""
    with attacked_server(unlimited_folder) as url:
        yield url


@pytest.fixture(scope="session")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that lets nobody have much."""
    limits = Limits(
        requests=200,
        streams=3,
        tables=5,
        open_tables=3,
        hints=3,
        rosters=3,
        family=1,
        connections=20,
        request_seconds=0.5,
    )
    with attacked_server(tmp_path_factory.mktemp("limited"), limits) as url:
        yield url


@pytest.fixture
def client(unlimited: str) -> Iterator[httpx.Client]:
    """Somebody who has not been there before."""
    with httpx.Client(base_url=unlimited, timeout=30, trust_env=False) as client:
        yield client


@pytest.fixture
def table(client: httpx.Client) -> str:
    """A table that waits for a second player."""
    new = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"}
    made = client.post("/api/tables", json=new).raise_for_status().json()
    client.headers["Authorization"] = f"Bearer {made['you']['token']}"
    table: str = made["table"]
    return table


@pytest.fixture
async def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FastAPI]:
    """A server without sockets, at whose tables nothing happens by itself before their `Room` runs."""
    run, runs = Driver.run, defaultdict[str, asyncio.Event](asyncio.Event)

    async def run_later(driver: Driver) -> None:
        await runs[driver._table.id].wait()
        await run(driver)

    monkeypatch.setattr(Driver, "run", run_later)
    monkeypatch.setattr(BotPool, "prepare", lambda *_: None)
    for module in ("clock", "window"):
        monkeypatch.setattr(f"kickabout.table.play.{module}.datetime", ManualClock)
    app = create_app(Settings(tmp_path / "data", pace=1.0, secret=b"k" * 32, warm=False))
    app.state.runs = runs
    async with app.router.lifespan_context(app):
        yield app
