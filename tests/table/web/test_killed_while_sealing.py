"""A server that is killed while the dice are sealed goes on with the same ones."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from kickabout.engine import replaying, transcript
from kickabout.engine.keyed_dice import read_proof, seal_of
from kickabout.engine.verification import verify
from kickabout.games import find
from tests.table.web.server_process import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.long]

PATIENT = 20.0
"""The pace of a server that waits for a contribution longer than this test takes."""
VALUES = ("a1" * 16, "b2" * 16)
SEAT_LINK = r"/seat/([\w.~-]+)"
INVITATION = r"/join/([\w.~-]+)"
Json = dict[str, Any]


async def until(client: httpx.AsyncClient, table: str, good: Callable[[Json], bool]) -> Json:
    """Asks for the table until it stands so."""
    while True:
        state: Json = (await client.get(table)).raise_for_status().json()
        if good(state):
            return state


async def test_each_step_that_was_acknowledged_is_kept(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, PATIENT)
    try:
        async with httpx.AsyncClient(timeout=30, trust_env=False) as client:
            form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "open", "name": "Ana"}
            made = await client.post(f"{server.url}/tables", data=form | {"option-goals": "1"})
            page = (await client.get(server.url + made.headers["location"])).text
            (table, token, invite) = (
                re.findall(pattern, page)[0] for pattern in (r"/t/(\w+)", SEAT_LINK, INVITATION)
            )
            path = f"/api/tables/{table}"
            join = {"invite": invite, "name": "Bo", "key": "a secret of Bo's", "contributes": True}
            joined = (await client.post(f"{server.url}{path}/join", json=join)).json()
            tokens = [token, joined["token"]]
            own = [{"Authorization": f"Bearer {token}"} for token in tokens]

            async def post(seat: int, what: str, body: Json) -> None:
                answer = await client.post(
                    f"{server.url}{path}/{what}", json=body, headers=own[seat]
                )
                assert answer.status_code in (200, 202), answer.text

            def again(pace: float) -> ServerProcess:
                server.end()
                return ServerProcess(tmp_path, pace)

            first = (await client.get(server.url + path)).json()
            await post(0, "seal", {"seal": seal_of(table, 0, VALUES[0])})
            server = again(PATIENT)
            await post(1, "seal", {"seal": seal_of(table, 1, VALUES[1])})
            await until(client, server.url + path, lambda state: state["dice"]["stage"] == "sealed")
            await post(1, "contribution", {"contribution": VALUES[1]})
            server = again(PATIENT)
            await post(0, "contribution", {"contribution": VALUES[0]})
            server = again(0.0)
            state = await until(
                client, server.url + path, lambda state: state["status"] != "waiting"
            )
            assert state["dice"]["commitment"] == first["dice"]["commitment"]

            key = (await client.get(f"{server.url}/api/proof")).json()["key"]
            heads: dict[int, str] = {}
            is_killed = False
            while state["status"] == "playing":
                for seat in (0, 1):
                    state = (await client.get(server.url + path, headers=own[seat])).json()
                    record = state["record"]
                    heads |= {one["at"]: one["head"] for one in (record, record["signed"])}
                    if state["legal"]:
                        decision = {"action": state["legal"][0], "at": state["at"]}
                        await post(seat, "actions", decision | {"head": record["head"]})
                if len(heads) >= 8 and not is_killed:
                    server, is_killed = again(0.0), True
            text = (await client.get(f"{server.url}{path}/transcript")).text
    finally:
        server.end()
    head, body = transcript.parse(text)
    proof = read_proof(head)
    assert proof is not None
    assert [one.value for one in proof.contributions] == list(VALUES)
    verdict = verify(proof, replaying.begin(find(head["game"]), head), body, head["result"])
    assert not verdict.faults, verdict
    assert verdict.draws > 10
    assert proof.record is not None
    assert proof.record.server == key
    assert all(proof.record.heads[at] == head for at, head in heads.items())
    assert sum(verdict.acknowledged.values()) == len(proof.record.acknowledged) > 8
