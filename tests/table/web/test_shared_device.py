"""A page that several people share: one hand at a time, and none while the curtain is down."""

import json
import re

import httpx
import pytest

import kickabout
from kickabout.table import catalogue
from kickabout.table.play.live import LiveTable
from tests.table.conftest import RunningServer, events, until
from tests.table.web.players import HTMX, set_up

pytestmark = pytest.mark.anyio
STEPS = 24
"""So many decisions of a match are made."""


async def shared(
    server: RunningServer, game: str = "futbol-dash"
) -> tuple[httpx.AsyncClient, LiveTable]:
    """Return the browser of Ana and Bo, and their table once it waits for one of them."""
    browser = server.client()
    path = await set_up(browser, "you", "here", game=game, **{"guest-1": "Bo"})
    table = await server.tables.get(path[3:])
    assert table.names == ["Ana", "Bo"]
    await waits(table)
    return browser, table


async def waits(table: LiveTable) -> None:
    await until(table, lambda: table.status == "over" or table.situation.next_at(0) is not None)


async def page_of(browser: httpx.AsyncClient, table: LiveTable) -> str:
    return (await browser.get(f"/t/{table.id}")).raise_for_status().text


async def streamed(browser: httpx.AsyncClient, table: LiveTable) -> str:
    """Return the page that a new stream begins with."""
    path = f"/t/{table.id}/events?parts=true"
    async with browser.stream("GET", path) as stream:
        async for event in events(stream):
            return "".join(json.loads(event["data"]))
    raise AssertionError("nothing came")


async def takes(browser: httpx.AsyncClient, table: LiveTable, seat: int) -> httpx.Response:
    return await browser.post(f"/t/{table.id}/device", data={"seat": seat}, headers=HTMX)


async def plays(
    browser: httpx.AsyncClient, table: LiveTable, action: str, by: int | None, **more: object
) -> httpx.Response:
    by_whom = "" if by is None else f"?by={by}"
    form = {"action": action, "at": table.number, **more}
    return await browser.post(f"/t/{table.id}/play{by_whom}", data=form, headers=HTMX)


def secrets(table: LiveTable) -> set[str]:
    """Return what names the cards of all hands on a page."""
    hands = [card for seat in table.people for card in table.view(seat)["hand"]]
    names = {table.reader(0).text(card["name"]) for card in hands}
    return {f'"{card["id"]}"' for card in hands} | {f">{name}<" for name in names}


@pytest.mark.parametrize("game", [game.name for game in catalogue.games()])
async def test_no_card_of_anybody_is_sent_while_the_curtain_is_down(
    server: RunningServer, game: str
) -> None:
    browser, table = await shared(server, game)
    thumb, fallen, stands = kickabout.bot("rule-of-thumb", seed=1), 0, server.client()
    for _ in range(STEPS):
        if table.status == "over":
            break
        seat = table.situation.next_at(0)
        assert seat is not None
        if table.situation.shown_at(0) != seat:
            fallen += 1
            public = await page_of(stands, table)
            for sent in (await page_of(browser, table), await streamed(browser, table)):
                assert f'name="seat" value="{seat}"' in sent
                assert 'id="hand"' not in sent
                assert [one for one in secrets(table) if one in sent and one not in public] == []
            assert (await takes(browser, table, seat)).status_code == 204
        sent = await streamed(browser, table)
        assert f'data-hand="{seat}"' in sent
        assert 'id="curtain"' not in sent
        before = table.number
        actions = thumb.choose(table.log.match.seen(seat))
        assert (await plays(browser, table, actions, seat)).status_code in (200, 202)
        await until(table, lambda before=before: table.number > before)  # type: ignore[misc]
        await waits(table)
    assert fallen > 1


async def test_a_seat_acts_only_while_its_hand_is_shown(server: RunningServer) -> None:
    browser, table = await shared(server)
    seat = table.situation.next_at(0)
    assert seat is not None
    action = table.legal(seat)[0]
    before = table.number
    for by, status in ((seat, 409), (1 - seat, 409), (None, 403), (2, 403)):
        assert (await plays(browser, table, action, by)).status_code == status
    assert (await takes(browser, table, 1 - seat)).status_code == 409
    assert (await takes(browser, table, 2)).status_code == 403
    assert (await takes(browser, table, seat)).status_code == 204
    refused = await plays(browser, table, action, 1 - seat)
    assert refused.status_code == 409
    assert f"showed {table.names[1 - seat]}’s hand" in refused.text
    assert table.number == before
    stranger = server.client()
    for to, form in (
        ("device", {"seat": seat}),
        (f"play?by={seat}", {"action": action, "at": before}),
    ):
        assert (await stranger.post(f"/t/{table.id}/{to}", data=form)).status_code == 403
    assert (await plays(browser, table, action, seat)).status_code == 200
    assert table.number > before


async def test_a_page_without_scripts_passes_the_device_on(server: RunningServer) -> None:
    browser, table = await shared(server)
    seat = table.situation.next_at(0)
    answer = await browser.post(f"/t/{table.id}/device", data={"seat": seat})
    assert answer.status_code == 303
    page = await browser.get(answer.headers["location"])
    assert page.headers["cache-control"] == "no-store"
    assert re.search(rf'data-hand="{seat}"', page.text)
    assert (await browser.post(f"/t/{table.id}/device", data={})).status_code == 303
    assert 'id="curtain"' in await page_of(browser, table)


async def test_a_card_stands_without_a_look_at_the_hand(server: RunningServer) -> None:
    browser, table = await shared(server)
    seat = 0
    while table.window is None:
        seat = table.situation.next_at(0) or 0
        await takes(browser, table, seat)
        await plays(browser, table, table.legal(seat)[0], seat)
        await waits(table)
    other = 1 - seat
    assert table.situation.next_at(0) == other
    page = await page_of(browser, table)
    assert f"play?by={other}" in page
    before = table.number
    answer = await plays(browser, table, "hold", other, back=seat)
    assert answer.status_code == 200
    assert table.log.entries[before].action == "hold"
    await waits(table)
    assert table.situation.shown_at(0) in (-1, table.situation.next_at(0))


async def test_the_team_sheet_remembers_who_plays_here(server: RunningServer) -> None:
    browser, table = await shared(server)
    sheet = (await browser.get(f"/?game={table.game}")).text
    assert '<option value="here" selected>' in sheet
    assert 'value="Bo"' in sheet
    front = (await browser.get("/")).text
    assert f'href="/t/{table.id}"' in front
    name = table.names[table.situation.next_at(0) or 0]
    assert name in front
