"""Two server processes of one database: a page loads from one, posts to the other, and hears of it at the first."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from kickabout.table.seats.occupancy import AWAY_SECONDS
from tests.table.conftest import events
from tests.table.web.players import Program, bearer, new_table
from tests.table.web.server_process import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@pytest.fixture
def pace() -> float:
    return 0.0


@pytest.fixture
def servers(tmp_path: Path, postgresql: str, pace: float) -> Iterator[list[ServerProcess]]:
    started = [ServerProcess(tmp_path / name, pace, postgresql) for name in ("one", "other")]
    yield started
    for server in started:
        server.end(signal.SIGKILL)


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(timeout=30, trust_env=False) as client:
        yield client


async def seated(
    client: httpx.AsyncClient, one: str, other: str
) -> tuple[str, list[dict[str, str]]]:
    """Return the path of a table that one server drives, whose second player came to the other; and
    the headers of both.
    """
    made = await new_table(client, one, answer_seconds=None)
    bo = await Program.joining(client, made, url=other)
    return f"/api/tables/{bo.table}", [bearer(made["you"]["token"]), bo.headers]


async def test_two_people_at_two_servers(
    servers: list[ServerProcess], client: httpx.AsyncClient
) -> None:
    one, other = (server.url for server in servers)
    where, headers = await seated(client, one, other)
    decisions = 0
    # Each hears of the table from one server and decides at the other.
    async with client.stream("GET", f"{one}{where}/events", headers=headers[0]) as response:
        async for event in events(response):
            if event["event"] == "over" or decisions == 12:
                break
            if event["event"] != "turn":
                continue
            for seat, own in enumerate(headers):
                state = (await client.get(f"{one}{where}", headers=own)).raise_for_status().json()
                if state["legal"]:
                    decision = {"action": state["legal"][0], "at": state["at"]}
                    answer = await client.post(
                        f"{other}{where}/actions", json=decision, headers=own
                    )
                    assert answer.status_code in (200, 202), answer.text
                    shown = await client.get(f"{one}{where}", headers=headers[seat])
                    assert shown.json()["at"] >= answer.json()["state"]["at"]
                    decisions += 1
                    break
    assert decisions > 5
    # The server that kept the table going is gone from one moment to the next; the other goes on.
    servers[0].end(signal.SIGKILL)
    before = (await client.get(f"{other}{where}", headers=headers[0])).json()
    if before["status"] == "playing":
        asked = [own for own in headers if await _legal(client, f"{other}{where}", own)]
        assert asked


async def _legal(client: httpx.AsyncClient, where: str, own: dict[str, str]) -> list[str]:
    legal: list[str] = (await client.get(where, headers=own)).raise_for_status().json()["legal"]
    return legal


@pytest.mark.parametrize("pace", [0.1])
async def test_who_polls_one_server_is_there_for_a_rival_at_the_other(
    servers: list[ServerProcess], client: httpx.AsyncClient, pace: float
) -> None:
    one, other = (server.url for server in servers)
    where, (ana, bo) = await seated(client, one, other)

    async def poll() -> None:
        while True:
            (await client.get(f"{other}{where}", headers=bo)).raise_for_status()
            await asyncio.sleep(0.3)

    async def ask() -> tuple[int, bool]:
        """Return the answer to a request for a bot, and whether the seat is called vacant."""
        await asyncio.sleep(0.1)
        answer = await client.post(f"{one}{where}/stand-ins", json={"seat": 1}, headers=ana)
        state = (await client.get(f"{one}{where}", headers=ana)).raise_for_status().json()
        return answer.status_code, state["seats"][1]["vacant"]

    polling = asyncio.create_task(poll())
    asked_until = time.monotonic() + 2 * AWAY_SECONDS * pace
    while time.monotonic() < asked_until:
        assert await ask() == (409, False)
    assert polling.cancel()
    async with asyncio.timeout(60):
        while (await ask())[0] == 409:
            pass
