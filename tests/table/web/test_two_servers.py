"""Two server processes of one database: a page loads from one, posts to the other, and hears of it at the first."""

import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.conftest import events
from tests.table.web.server_process import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@pytest.fixture
def servers(tmp_path: Path, postgresql: str) -> Iterator[list[ServerProcess]]:
    started = [ServerProcess(tmp_path / name, database=postgresql) for name in ("one", "other")]
    yield started
    for server in started:
        server.end(signal.SIGKILL)


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(timeout=20, trust_env=False) as client:
        yield client


async def test_two_people_at_two_servers(
    servers: list[ServerProcess], client: httpx.AsyncClient
) -> None:
    one, other = (server.url for server in servers)
    new = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana", "answer_seconds": None}
    made = (await client.post(f"{one}/api/tables", json=new)).raise_for_status().json()
    where = f"/api/tables/{made['table']}"
    invite = {"invite": made["invites"][0]["token"], "name": "Bo"}
    joined = (await client.post(f"{other}{where}/join", json=invite)).raise_for_status().json()
    tokens = [made["you"]["token"], joined["token"]]
    headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
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
