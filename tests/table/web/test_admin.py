"""The host's tools: who may use them, and what they do at tables where people are."""

import re
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from kickabout.table.errors import CannotStart, Gone
from kickabout.table.play.host import Host
from kickabout.table.seats.auth import ADMIN_TOKEN, digest, read_admin_token
from kickabout.table.settings import Settings
from tests.table.conftest import RunningServer, events, first_decision, opened, running
from tests.table.web.players import bearer, two_browsers

pytestmark = pytest.mark.anyio
TOKEN = "the token of the host"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, admin_token=TOKEN)


def host(server: RunningServer) -> httpx.AsyncClient:
    return server.client(headers=bearer(TOKEN))


async def two_people(server: RunningServer) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Ana and Bo, each in a browser, and their table."""
    ana, bo, path = await two_browsers(server, "Rude Bo")
    await first_decision(await server.tables.get(path[3:]))
    return ana, bo, path[3:]


async def seats(server: RunningServer, table: str) -> list[dict[str, Any]]:
    listed = (await host(server).get("/api/admin/tables")).json()
    found: list[dict[str, Any]] = next(one for one in listed if one["table"] == table)["seats"]
    return found


def test_the_token_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    token = read_admin_token(tmp_path)
    assert read_admin_token(tmp_path) == token
    assert len(token) >= 32
    assert stat.S_IMODE((tmp_path / ADMIN_TOKEN).stat().st_mode) == 0o600
    (tmp_path / ADMIN_TOKEN).write_text(" \n")
    with pytest.raises(CannotStart, match=r"admin\.token does not hold a token"):
        read_admin_token(tmp_path)


async def test_nobody_else_gets_in(server: RunningServer) -> None:
    ana, _, table = await two_people(server)
    calls = ["tables", "reports", "blocks", "sanctions", "acts"]
    posts = [
        f"tables/{table}/close",
        f"tables/{table}/seats/1/remove-name",
        f"tables/{table}/seats/1/settle",
        "block",
        "unblock",
        "sanctions",
        "sanctions/lift",
        "accounts/Ana/rename",
    ]
    wrong: tuple[dict[str, str], ...] = (
        {},
        {"Authorization": "Bearer wrong"},
        {"Cookie": "kickabout-admin=forged.cookie"},
    )
    for headers in wrong:
        answers = [await ana.get(f"/api/admin/{call}", headers=headers) for call in calls]
        body = {"whom": "192.0.2.7", "kind": "mute", "why": "No."}
        answers += [
            await ana.post(f"/api/admin/{post}", json=body, headers=headers) for post in posts
        ]
        answers += [
            await ana.post(f"/admin/{post}", data=body, headers=headers)
            for post in ("close", "block", "settle", "mute", "suspend", "lift")
        ]
        assert {answer.status_code for answer in answers} == {403}
    assert (await host(server).get("/api/admin/blocks")).json() == []
    for change in ("close", "block"):  # looking changes nothing
        assert (await host(server).get(f"/admin/{change}")).status_code == 405


async def test_a_host_sees_who_is_where(server: RunningServer) -> None:
    ana, _, table = await two_people(server)
    async with ana.stream("GET", f"/t/{table}/events"):
        one, other = await seats(server, table)
    assert (one["name"], one["connected"], one["address"]) == ("Ana", True, "127.0.0.1")
    assert (other["name"], other["connected"], other["reports"]) == ("Rude Bo", False, 0)
    assert all(len(seat["browsers"]) == 1 for seat in (one, other))
    # Neither the cookie nor what is stored of it.
    assert len(one["browsers"][0]) == 16


async def test_a_name_is_reported_and_removed(server: RunningServer) -> None:
    ana, bo, table = await two_people(server)
    page = (await ana.get(f"/t/{table}")).text
    assert re.findall('Report the name ([^"]*)', page) == ["Rude Bo"]  # nobody reports themselves
    assert "Report the name" not in (await server.client().get(f"/t/{table}")).text
    for _ in range(2):  # it counts once
        answer = await ana.post(f"/t/{table}/report", data={"seat": 1})
        assert "is told of the name Rude Bo" in answer.text
    for client, seat, status in ((ana, 0, 400), (ana, 5, 400), (server.client(), 1, 403)):
        wrong = await client.post(f"/t/{table}/report", data={"seat": seat})
        assert wrong.status_code == status
    (report,) = (await host(server).get("/api/admin/reports")).json()
    assert (report["table"], report["seat"], report["name"]) == (table, 1, "Rude Bo")
    assert report["browsers"] == (await seats(server, table))[1]["browsers"]
    assert (await seats(server, table))[1]["reports"] == 1
    url = f"/api/admin/tables/{table}/seats/1/remove-name"
    assert (await host(server).post(url)).json() == {"name": "Player 2"}
    for client in (ana, bo):
        assert "Rude" not in (await client.get(f"/t/{table}")).text
    assert (await host(server).get("/api/admin/reports")).json() == []
    (settled,) = (await host(server).get("/api/admin/reports?settled=true")).json()
    assert (settled["name"], settled["note"]) == ("Rude Bo", "")
    assert (await host(server).post(url.replace("/1/", "/7/"))).status_code == 400


async def test_a_report_is_settled_with_a_note(server: RunningServer) -> None:
    ana, _, table = await two_people(server)
    await ana.post(f"/t/{table}/report", data={"seat": 1})
    url = f"/api/admin/tables/{table}/seats/1/settle"
    assert (await host(server).post(url, json={"why": ""})).status_code == 400
    headers = {"Kickabout-Operator": "Zo%C3%AB"}
    for status in (204, 404):
        answer = await host(server).post(url, json={"why": "His real name."}, headers=headers)
        assert answer.status_code == status
    assert (await host(server).get("/api/admin/reports")).json() == []
    (settled,) = (await host(server).get("/api/admin/reports?settled=true")).json()
    assert (settled["name"], settled["note"]) == ("Rude Bo", "His real name.")
    (act,) = (await host(server).get("/api/admin/acts")).json()
    said = (act["who"], act["what"], act["whom"], act["why"])
    assert said == ("Zoë", "settle", f"{table} 1", "His real name.")


async def test_who_is_suspended_is_told_why_and_until_when(server: RunningServer) -> None:
    ana, bo, table = await two_people(server)
    browser = (await seats(server, table))[1]["browsers"][0]
    asked = {"whom": browser, "kind": "suspend", "why": "Rude <b>", "days": 3}
    until = (await host(server).post("/api/admin/sanctions", json=asked)).json()["until"][:10]
    form = {"game": "futbol-dash", "seat-1": "you", "seat-2": "bot:random"}
    answers = [
        await bo.post("/tables", data=form),
        await bo.post("/kick-off", data={"game": "futbol-dash"}),
        await bo.post("/play-now", data={"game": "futbol-dash"}),
        await bo.post(f"/t/{table}/say", data={"phrase": "hello"}),
        await bo.post(f"/t/{table}/write", data={"text": "hello"}),
    ]
    assert {answer.status_code for answer in answers} == {403}
    assert "Red card" in answers[0].text
    answers += [await bo.get("/"), await bo.get("/me")]
    assert all("Rude &lt;b&gt;" in answer.text and until in answer.text for answer in answers)
    assert (await bo.get(f"/t/{table}")).status_code == 200
    assert "Rude &lt;b&gt;" not in (await ana.get(f"/t/{table}")).text
    # Its program's token is that of the same seat.
    live = await server.tables.get(table)
    token = server.tables.seat_token(live, 1)
    said = await bo.post(
        f"/api/tables/{table}/say", json={"phrase": "hello"}, headers=bearer(str(token))
    )
    assert (said.status_code, "Rude <b>" in said.json()["error"]) == (403, True)


async def test_a_browser_that_may_claim_no_names_plays_on(server: RunningServer) -> None:
    _, bo, table = await two_people(server)
    browser = (await seats(server, table))[1]["browsers"][0]
    asked = {"whom": browser, "accounts_only": True}
    assert (await host(server).post("/api/admin/block", json=asked)).json() == {"whom": browser}
    refused = await bo.post("/me/claim", data={"name": "Bo"})
    assert refused.status_code == 403
    assert "lets nobody claim a name from here" in refused.text
    assert (await bo.get(f"/t/{table}")).status_code == 200
    await host(server).post("/api/admin/unblock", json={"whom": browser})
    assert (await bo.post("/me/claim", data={"name": "Bo"})).status_code == 303


async def test_a_table_is_closed_for_good(server: RunningServer) -> None:
    ana, _, table = await two_people(server)
    async with ana.stream("GET", f"/t/{table}/events") as stream:
        closed = await host(server).post(f"/api/admin/tables/{table}/close")
        assert closed.status_code == 204
        async for _ in stream.aiter_lines():  # it comes to its end
            pass
    for path in (f"/t/{table}", f"/api/tables/{table}"):
        refused = await ana.get(path)
        assert refused.status_code == 410
        assert "has closed this table" in refused.text
    assert table not in (await ana.get("/")).text
    assert (await host(server).get("/api/admin/tables")).json() == []
    with pytest.raises(Gone):
        await server.tables.get(table)


async def test_a_browser_is_kept_out_and_let_in_again(server: RunningServer) -> None:
    ana, bo, table = await two_people(server)
    browser = (await seats(server, table))[1]["browsers"][0]
    kept = await host(server).post("/api/admin/block", json={"whom": f" {browser.upper()} "})
    assert kept.json() == {"whom": browser}
    for answer in (await bo.get("/"), await bo.post(f"/t/{table}/play", data={"action": "hold"})):
        assert answer.status_code == 403
        assert "lets nobody in from here" in answer.text
    assert (await ana.get(f"/t/{table}")).status_code == 200
    (block,) = (await host(server).get("/api/admin/blocks")).json()
    assert block["whom"] == browser
    assert (await host(server).post("/api/admin/unblock", json=kept.json())).status_code == 204
    assert (await bo.get("/")).status_code == 200
    assert (await host(server).post("/api/admin/unblock", json=kept.json())).status_code == 404


async def test_who_is_kept_out_follows_no_table_any_more(server: RunningServer) -> None:
    _, bo, table = await two_people(server)
    browser = (await seats(server, table))[1]["browsers"][0]
    live = await server.tables.get(table)
    async with bo.stream("GET", f"/t/{table}/events") as stream:
        told = events(stream)
        await anext(told)
        await host(server).post("/api/admin/block", json={"whom": browser})
        live.audience.announce()
        assert [event async for event in told] == []
    assert (await bo.get(f"/t/{table}/events")).status_code == 403


@pytest.mark.parametrize(
    ("whom", "kept", "inside", "outside"),
    [
        ("192.0.2.7", "192.0.2.7/32", "192.0.2.7", "192.0.2.8"),
        ("192.0.2.9/24", "192.0.2.0/24", "::ffff:192.0.2.1", "192.0.3.1"),
        ("2001:db8::7", "2001:db8::/64", "2001:db8::ffff:1", "2001:db8:0:1::1"),
    ],
)
async def test_addresses_are_kept_out_also_after_a_restart(
    settings: Settings, whom: str, kept: str, inside: str, outside: str
) -> None:
    async with opened(settings) as tables:
        assert await Host(tables).block(whom, "Op") == kept
    async with opened(settings) as tables:
        again = Host(tables)
        await again.load()
        assert again.is_blocked(inside, None)
        for address in (outside, "127.0.0.1", "testclient", None):
            assert not again.is_blocked(address, "a browser")
        await again.unblock(kept, "Op")
        assert not again.is_blocked(inside, None)


@pytest.mark.parametrize(
    ("whom", "status"), [("nobody", 400), ("", 400), ("127.0.0.1", 409), ("::1", 409)]
)
async def test_what_cannot_be_kept_out_is_named(
    server: RunningServer, whom: str, status: int
) -> None:
    answer = await host(server).post("/api/admin/block", json={"whom": whom})
    assert answer.status_code == status
    assert answer.json()["error"]


async def test_the_page_does_the_same(server: RunningServer) -> None:
    _, _, table = await two_people(server)
    client = server.client(follow_redirects=True)
    asked = await client.get("/admin")
    assert asked.status_code == 403
    assert table not in asked.text
    wrong = await client.post("/admin", data={"token": "wrong"})
    assert wrong.status_code == 403
    assert "That is not the token" in wrong.text
    page = await client.post("/admin", data={"token": TOKEN})
    assert page.status_code == 200
    assert f"Close table {table}" in page.text
    cookie = next(cookie for cookie in client.cookies.jar if cookie.name == "kickabout-admin")
    assert (cookie.path, TOKEN in str(cookie.value)) == ("/admin", False)
    assert digest(TOKEN) not in page.text
    page = await client.post("/admin/remove-name", data={"table": table, "seat": 1})
    assert "<b>Player 2</b>" in page.text
    page = await client.post("/admin/block", data={"whom": "192.0.2.7"})
    assert "192.0.2.7/32" in page.text
    page = await client.post("/admin/block", data={"whom": "nonsense"})
    assert (page.status_code, "“nonsense” is no address" in page.text) == (400, True)
    assert "(may claim no names)" not in page.text
    body = {"whom": "192.0.2.9", "accounts_only": True}
    await host(server).post("/api/admin/block", json=body)
    assert page.text.count("(may claim") + 1 == (await client.get("/admin")).text.count(
        "(may claim"
    )
    page = await client.post("/admin/unblock", data={"whom": "192.0.2.7/32"})
    assert "Let 192.0.2.7/32 in again" not in page.text
    page = await client.post("/admin/close", data={"table": table})
    assert f"/t/{table}" not in page.text
    assert (await client.post("/admin/explode", data={})).status_code == 400
    assert len((await host(server).get("/api/admin/acts")).json()) == 5


async def test_its_buttons_moderate_as_the_command_line_does(server: RunningServer) -> None:
    ana, _, table = await two_people(server)
    await ana.post(f"/t/{table}/report", data={"seat": 1})
    browser = (await seats(server, table))[1]["browsers"][0]
    client = server.client(follow_redirects=True)
    page = (await client.post("/admin", data={"token": TOKEN})).text
    assert "Rude Bo" in page.partition("Muted and suspended")[0]
    calls = [
        ("mute", {"whom": browser, "why": "Too <b>loud"}, "muted · for good · Too &lt;b&gt;loud"),
        ("suspend", {"whom": browser, "why": "Rude", "days": "7"}, "suspended · until "),
        ("settle", {"table": table, "seat": "1", "why": "Seen"}, "Nobody has reported anything."),
        ("lift", {"whom": browser, "why": ""}, "Nobody is."),
    ]
    for what, form, told in calls:
        wrong = {"suspend": {"days": ""}, "lift": {"whom": "nobody"}}.get(what, {"why": " "})
        before = (await host(server).get("/api/admin/acts")).json()
        refused = await client.post(f"/admin/{what}", data=form | wrong)
        assert (refused.status_code in (400, 404), 'role="alert"' in refused.text) == (True, True)
        assert (await host(server).get("/api/admin/acts")).json() == before
        page = (await client.post(f"/admin/{what}", data=form)).text
        assert told in page
    acts = (await host(server).get("/api/admin/acts")).json()
    assert [(one["who"], one["what"], one["whom"], one["why"]) for one in reversed(acts)] == [
        ("page", "mute", browser, "Too <b>loud"),
        ("page", "suspend", browser, "Rude"),
        ("page", "settle", f"{table} 1", "Seen"),
        ("page", "lift", browser, ""),
    ]
    assert (await host(server).get("/api/admin/sanctions")).json() == []


async def test_another_site_cannot_press_its_buttons(server: RunningServer) -> None:
    client = server.client()
    await client.post("/admin", data={"token": TOKEN})
    headers = {"Origin": "https://elsewhere.example"}
    refused = await client.post("/admin/block", data={"whom": "192.0.2.7"}, headers=headers)
    assert refused.status_code == 403
    assert "another site" in refused.text
    program = await host(server).post("/api/admin/block", json={}, headers=headers)
    assert (program.status_code, "another site" in program.json()["error"]) == (403, True)
    assert (await host(server).get("/api/admin/blocks")).json() == []


async def test_a_new_token_ends_what_the_old_one_opened(settings: Settings) -> None:
    async with running(settings) as server:
        client = server.client()
        await client.post("/admin", data={"token": TOKEN})
        cookies = dict(client.cookies)
        assert (await client.get("/admin")).status_code == 200
    async with running(replace(settings, admin_token="another token of the host")) as server:
        client = server.client(cookies=cookies)
        assert (await client.get("/admin")).status_code == 403
