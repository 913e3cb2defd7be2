"""Real cards and dice as pages and programs have them: who is asked, and what the others are sent."""

import re

import httpx
import pytest

from kickabout.table.play.decisions import submit
from tests.table.conftest import RunningServer
from tests.table.web.players import set_up, two_browsers, two_programs

pytestmark = pytest.mark.anyio


async def test_a_program_is_asked_and_the_other_is_not(server: RunningServer) -> None:
    ana, bo = await two_programs(server, real=True)
    first = await bo.state()
    assert first["real"]
    assert first["asks"]["kind"] == "pick"
    assert first["asks"]["outcomes"] == ["start 0", "start 1"]
    assert (await bo.decides("start 0")).status_code == 200
    assert (await ana.state())["asks"]["seat"] == 0
    other = await bo.state()
    assert other["asks"] is None
    assert other["waiting_for"] == [0]
    assert other["dice"] is None
    assert (await ana.decides("draw nutmeg")).status_code == 200
    assert "nutmeg" not in (await bo.get()).text
    refused = await ana.decides("draw nothing-at-all")
    assert refused.status_code == 400
    assert "nothing-at-all" in refused.json()["error"]


async def play(client: httpx.AsyncClient, page: str, outcome: str) -> None:
    html = (await client.get(page)).text
    (number,) = set(re.findall(r'name="at" value="(\d+)"', html))
    await client.post(f"{page}/play", data={"action": outcome, "at": number})


async def test_only_the_drawers_page_has_the_form(server: RunningServer) -> None:
    ana, bo, page = await two_browsers(server, real="yes")
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
    ana, bo, page = await two_browsers(server, real="yes")
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
    ana, _, page = await two_browsers(server, real="yes")
    text = (await ana.get(f"{page}/dice")).text
    assert "Real cards and dice" in text
    assert "nothing of the server’s to be checked" in text


async def test_the_lobby_says_so(server: RunningServer) -> None:
    client = server.client()
    page = await set_up(client, "you", "open", real="yes")
    assert "Real cards and dice" in (await client.get(page)).text


async def test_bots_are_refused_with_a_reason(server: RunningServer) -> None:
    new = {"game": "futbol-dash", "seats": ["you", "bot:rule-of-thumb"], "real": True}
    refused = await server.client().post("/api/tables", json=new)
    assert refused.status_code == 400
    assert "No bot plays with real cards" in refused.json()["error"]
