"""Real cards and dice as pages and programs have them: who is asked, and what the others are sent."""

import re
from typing import Any

import httpx
import pytest

from kickabout.table.play.decisions import submit
from tests.table.conftest import RunningServer

pytestmark = pytest.mark.anyio
NEW = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana", "real": True}


async def programs(server: RunningServer) -> tuple[str, list[httpx.AsyncClient]]:
    """Two who play over the API at a table with real cards and dice, each with a seat's token."""
    clients = [server.client(), server.client()]
    made = (await clients[0].post("/api/tables", json=NEW)).raise_for_status().json()
    joined = await clients[1].post(
        f"/api/tables/{made['table']}/join",
        json={"invite": made["invites"][0]["token"], "name": "Bo"},
    )
    for client, token in zip(clients, (made["you"]["token"], joined.json()["token"]), strict=True):
        client.headers["Authorization"] = f"Bearer {token}"
        client.base_url = f"{server.url}/api/tables"
    return f"/{made['table']}", clients


async def state(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    return (await client.get(table)).raise_for_status().json()  # type: ignore[no-any-return]


async def enter(client: httpx.AsyncClient, table: str, outcome: str) -> httpx.Response:
    now = (await state(client, table))["at"]
    return await client.post(f"{table}/actions", json={"action": outcome, "at": now})


async def test_a_program_is_asked_and_the_other_is_not(server: RunningServer) -> None:
    table, (ana, bo) = await programs(server)
    first = await state(bo, table)
    assert first["real"]
    assert first["asks"]["kind"] == "pick"
    assert first["asks"]["outcomes"] == ["start 0", "start 1"]
    assert (await enter(bo, table, "start 0")).status_code == 200
    assert (await state(ana, table))["asks"]["seat"] == 0
    other = await state(bo, table)
    assert other["asks"] is None
    assert other["waiting_for"] == [0]
    assert other["dice"] is None
    assert (await enter(ana, table, "draw nutmeg")).status_code == 200
    assert "nutmeg" not in (await bo.get(table)).text
    refused = await enter(ana, table, "draw nothing-at-all")
    assert refused.status_code == 400
    assert "nothing-at-all" in refused.json()["error"]


async def pages(server: RunningServer) -> tuple[str, list[httpx.AsyncClient]]:
    """Two browsers at such a table, set up by the form of the front page."""
    clients = [server.client(), server.client()]
    form = {
        "game": "futbol-dash",
        "seat-0": "you",
        "seat-1": "open",
        "name": "Ana",
        "real": "yes",
    }
    made = await clients[0].post("/tables", data=form)
    assert made.status_code == 303
    page = made.headers["location"]
    lobby = (await clients[0].get(page)).text
    assert "Real cards and dice" in lobby
    (token,) = set(re.findall(r'href="[^"]*/join/([^"]+)"', lobby))
    joined = await clients[1].post(f"{page}/sit", data={"token": token, "name": "Bo"})
    assert joined.status_code == 303
    return page, clients


async def play(client: httpx.AsyncClient, page: str, outcome: str) -> None:
    html = (await client.get(page)).text
    (number,) = set(re.findall(r'name="at" value="(\d+)"', html))
    await client.post(f"{page}/play", data={"action": outcome, "at": number})


async def test_only_the_drawers_page_has_the_form(server: RunningServer) -> None:
    page, (ana, bo) = await pages(server)
    for client in (ana, bo):
        html = (await client.get(page)).text
        assert "How was it decided?" in html
        assert 'value="start 0"' in html
    await play(bo, page, "start 0")
    drawer, other = [(await client.get(page)).text for client in (ana, bo)]
    assert "Which card was dealt to you?" in drawer
    assert '<option value="draw nutmeg">nutmeg</option>' in drawer
    assert "The table waits for Ana to draw." in other
    assert 'value="draw' not in other
    await play(ana, page, "draw nutmeg")
    assert 'id="undo"' in (await ana.get(page)).text
    assert "nutmeg" not in re.sub(r"<symbol.*?</symbol>", "", (await bo.get(page)).text)


async def test_what_does_not_fit_stands_on_both_pages(server: RunningServer) -> None:
    page, (ana, bo) = await pages(server)
    await play(bo, page, "start 0")
    for _ in range(6):
        await play(ana, page, "draw overlap")
    html = (await bo.get(page)).text
    if "Which card was dealt to you?" not in html:
        raise AssertionError("the second seat is dealt its cards after the first")
    table = server.tables.loaded(page.rpartition("/")[2])
    assert table is not None
    only = next(name for name, share in table.log.match.outcomes.items() if share < 0.02)
    await submit(table, 1, only, table.number)
    while table.situation.enters == [1]:
        await submit(table, 1, "draw through-ball", table.number)
    await play(ana, page, only)
    for client in (ana, bo):
        html = (await client.get(page)).text
        assert "does not fit with what was entered before" in html


async def test_the_dice_page_says_that_there_is_nothing_to_check(server: RunningServer) -> None:
    page, (ana, _) = await pages(server)
    text = (await ana.get(f"{page}/dice")).text
    assert "Real cards and dice" in text
    assert "nothing of the server’s to be checked" in text


async def test_bots_are_refused_with_a_reason(server: RunningServer) -> None:
    new = {**NEW, "seats": ["you", "bot:rule-of-thumb"]}
    refused = await server.client().post("/api/tables", json=new)
    assert refused.status_code == 400
    assert "No bot plays with real cards" in refused.json()["error"]
