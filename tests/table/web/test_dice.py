"""Disclosure of the dice to programs and pages, before the match is over and after."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kickabout.engine.chain import chain_key
from kickabout.engine.keyed_dice import commitment_to, seal_of
from kickabout.table.settings import Settings
from kickabout.table.store import queries
from tests.table.conftest import RunningServer, play_to_the_end, running, settled
from tests.table.play.test_dice import ONE, seal_for, stage, verdict_on
from tests.table.web.players import Program, new_table, set_up, sit

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, pace=1.0)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[RunningServer]:
    async with running(settings) as server:
        yield server


SNIPPET = (Path(__file__).parents[3] / "docs" / "dice.md").read_text(encoding="utf-8")


def checked(proof: dict[str, Any], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the documentation's lines of Python on a proof, and return their output."""
    (code,) = re.findall(r"```python\n(.*?)```", SNIPPET, re.DOTALL)
    (folder / "proof.json").write_text(json.dumps(proof), encoding="utf-8")
    words = [sys.executable, "-c", code, str(folder / "proof.json")]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def assert_every_change_is_found(proof: dict[str, Any], folder: Path) -> None:
    assert checked(proof, folder).returncode == 0
    changes: dict[str, Callable[[dict[str, Any]], object]] = {
        "secret": lambda p: p.update(secret="5f" * 32),
        "contribution of seat 0": lambda p: p["contributions"][0].update(contribution="b2" * 16),
        "draw of entry ": lambda p: p["contributions"][0].update(contribution=None),
        "draw of entry 2": lambda p: p["draws"][1].update(drawn="draw nothing"),
        "no draw for entry 3": lambda p: p["draws"].pop(2),
        "agreement": lambda p: p["record"].update(agreed="{}"),
        "entry 5": lambda p: p["record"]["heads"].__setitem__(5, "0" * 64),
        "length": lambda p: p["record"]["heads"].append("0" * 64),
    }
    for fault, change in changes.items():
        tampered = deepcopy(proof)
        change(tampered)
        said = checked(tampered, folder)
        assert said.returncode == 1, fault
        assert f"AssertionError: {fault}" in said.stderr


async def test_a_program_contributes_and_verifies(server: RunningServer, tmp_path: Path) -> None:
    client = server.client()
    made = await new_table(client, seats=["you", "bot:random"], contributes=True)
    ana = Program(client, made["you"])
    dice = (await ana.state())["dice"]
    assert (dice["stage"], dice["seals"]) == ("open", [])
    mine = seal_of(made["table"], 0, ONE)
    early = await ana.post("contribution", contribution=ONE)
    assert early.status_code == 409
    assert (await ana.post("seal", seal="no seal")).status_code == 400
    assert (await ana.post("seal", seal=mine)).status_code == 200
    table = await server.tables.get(made["table"])
    await settled(table)
    told = (await ana.state())["dice"]
    assert told == {
        "stage": "sealed",
        "commitment": dice["commitment"],
        "seals": [{"seat": 0, "seal": mine, "told": False}],
    }
    assert (await ana.post("contribution", contribution=ONE)).status_code == 200
    await settled(table)
    assert (await ana.state())["status"] == "playing"
    assert (await ana.get("proof")).status_code == 403
    await play_to_the_end(table)
    proof = (await ana.get("proof")).json()
    assert commitment_to(made["table"], proof["secret"]) == dice["commitment"]
    assert proof["contributions"] == [{"seat": 0, "name": "Ana", "seal": mine, "contribution": ONE}]
    assert len(proof["draws"]) > 20
    text = (await ana.get("transcript")).text
    verdict = verdict_on(text)
    assert (verdict.draws, verdict.faults) == (len(proof["draws"]), ())
    await asyncio.to_thread(assert_every_change_is_found, proof, tmp_path)


async def test_followers_are_told_how_the_dice_stand(server: RunningServer) -> None:
    client = server.client()
    made = await new_table(client)
    async with client.stream("GET", f"/api/tables/{made['table']}/events") as stream:
        lines = stream.aiter_lines()
        seen = [await anext(lines) for _ in range(2)]
        assert seen[0] == "event: dice"
        assert json.loads(seen[1].removeprefix("data: "))["stage"] == "open"


async def test_nothing_of_the_secret_is_told_before_the_end(server: RunningServer) -> None:
    """Neither secret nor key nor contributions: not by a page, the API, a stream, an error, or the log."""
    client = server.client()
    page = await set_up(client, "you", "bot:random")
    table = await server.tables.get(page.removeprefix("/t/"))
    fixed = (await client.post(f"{page}/seal", data={"seal": seal_for(table, 0)})).json()
    assert fixed["seals"] == [{"seat": 0, "seal": seal_for(table, 0), "told": False}]
    await client.post(f"{page}/contribution", data={"contribution": ONE})
    await settled(table)
    assert stage(table) == "set"
    api = f"/api{page.replace('/t/', '/tables/')}"
    paths = [page, api, f"{page}/dice", f"{page}/picture.png", "/"]
    paths += [
        f"{where}/{what}" for where in (page, api) for what in ("transcript", "proof", "replay")
    ]
    texts = [(await client.get(path)).text for path in paths]
    texts += [repr(table.dice), repr(table.log.match), table.log.match.transcript()]
    stored = await server.tables.store.read(lambda c: queries.read_table(c, table.id))
    texts.append(repr(stored).replace(ONE, ""))  # it is the server's own, and names contributions
    assert table.dice is not None
    proof = table.dice.proof
    assert table.record is not None
    chain = chain_key(table.id, proof.secret).hex()
    signing = server.tables.store.signer._key.private_bytes_raw().hex()
    for secret in (proof.secret, proof.key.hex(), chain, signing, ONE):
        assert [text for text in texts if secret in text] == []
    assert "seed: 0\n" in table.log.match.transcript()
    proven = table.log.match.transcript(replace(proof, record=table.record.proof(table.log)))
    assert "seed" not in proven.partition("\n\n")[0]


async def test_the_page_shows_the_seal_from_the_lobby_to_the_end(server: RunningServer) -> None:
    client = server.client()
    page = await set_up(client, "you", "open")
    table = await server.tables.get(page.removeprefix("/t/"))
    assert table.dice is not None
    start = table.dice.commitment[:8]
    lobby = (await client.get(page)).text
    assert f"{start}…" in lobby
    assert "data-ready" not in lobby
    friend = server.client()
    invite = server.tables.invite_token(table, 1)
    await sit(friend, page, invite, "Bo")
    sealing = (await client.get(page)).text
    assert "Sealing chance" in sealing
    assert "data-ready" in sealing
    assert f"{start}…" in sealing
    assert table.dice.missing == [0, 1]
    both = asyncio.gather(
        *(
            one.post(f"{page}/seal", data={"seal": seal_for(table, seat)})
            for seat, one in enumerate((client, friend))
        )
    )
    first, second = (answer.json() for answer in await both)
    assert [one["seat"] for one in first["seals"]] == [0, 1]
    assert first == second
    for one in (client, friend):
        await one.post(f"{page}/contribution", data={"contribution": ONE})
    await settled(table)
    assert f"{start}…" in (await client.get(page)).text
    assert "Once the match is over" in (await client.get(f"{page}/dice")).text
    await play_to_the_end(table)
    over = (await client.get(page)).text
    assert f'href="{page}/dice"' in over
    checked = (await client.get(f"{page}/dice")).text
    assert table.dice.commitment in checked
    assert f'data-proof="/api/tables/{table.id}/proof"' in checked


async def test_who_has_no_name_is_called_after_the_seat_in_the_language_of_the_page(
    server: RunningServer,
) -> None:
    client = server.client()
    page = await set_up(client, "you", "bot:random", name="")
    table = await server.tables.get(page.removeprefix("/t/"))
    await client.post(f"{page}/seal", data={"seal": seal_for(table, 0)})
    await client.post(f"{page}/contribution", data={"contribution": ONE})
    await settled(table)
    await play_to_the_end(table)
    for locale, name in (("en", "Player 1"), ("es", "Jugador 1"), ("de", "Team 1")):
        headers = {"accept-language": locale}
        for address in (f"{page}/dice", f"{page}/replay"):
            text = (await server.client(headers=headers).get(address)).text
            assert name in text
            assert (locale == "en") == ("Player 1" in text)


async def test_the_page_of_a_lesson_says_that_it_has_no_proof(server: RunningServer) -> None:
    client = server.client()
    page = (await client.post("/lessons/futbol-dash/first-match")).headers["location"]
    assert "In a lesson it is laid out".lower() in (await client.get(f"{page}/dice")).text.lower()
    assert 'id="dice"' not in (await client.get(page)).text


async def test_only_who_has_a_seat_contributes(server: RunningServer) -> None:
    page = await set_up(server.client(), "you", "bot:random")
    stranger = server.client()
    sealed = await stranger.post(f"{page}/seal", data={"seal": "0" * 64})
    told = await stranger.post(f"{page}/contribution", data={"contribution": ONE})
    assert (sealed.status_code, told.status_code) == (403, 403)
