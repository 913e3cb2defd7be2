"""The address that invitations carry."""

from dataclasses import replace

import pytest

from kickabout.table.settings import Settings
from kickabout.table.web import hosts
from tests.table.conftest import running

pytestmark = pytest.mark.anyio
NEW = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"}


@pytest.mark.parametrize(
    ("host", "invited_to"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "10.1.2.3")]
)
async def test_an_invitation_leads_to_where_others_can_reach_the_server(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, host: str, invited_to: str
) -> None:
    monkeypatch.setattr(hosts, "network_address", lambda: "10.1.2.3")
    async with running(replace(settings, host=host)) as server:
        made = (await server.client().post("/api/tables", json=NEW)).json()
        port = server.url.rpartition(":")[2]
        assert made["invites"][0]["link"].startswith(f"http://{invited_to}:{port}/join/")


def test_the_machine_knows_its_own_address() -> None:
    assert hosts.network_address().count(".") == 3
    assert hosts.is_local("127.0.0.1")
    assert hosts.is_local("localhost")
    assert not hosts.is_local("10.1.2.3")


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:{port}",
        "localhost:1",  # a tunnel
        "[::1]:{port}",
        "Kickabout.Example",
        "kickabout.example:{port}",
        "other.example:8443",
        "[2001:DB8::1]",
    ],
)
async def test_it_answers_to_its_own_names(settings: Settings, host: str) -> None:
    names = ("kickabout.example", "other.example:8443", "[2001:db8::1]")
    async with running(replace(settings, host_names=names)) as server:
        named = host.format(port=server.url.rpartition(":")[2])
        made = await server.client().post("/api/tables", json=NEW, headers={"Host": named})
        assert made.json()["invites"][0]["link"].startswith(f"http://{named}/join/")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "kickabout.example.evil.example",
        "kickabout.example:6666",
        "other.example",
        "127.0.0.1.evil.example",
        "127.evil.example",
        "evil.example@127.0.0.1",
        "127.0.0.1/evil",
        "10.9.8.7",
        "",
        "x" * 3000,
    ],
)
async def test_it_answers_to_no_other_name(settings: Settings, host: str) -> None:
    names = ("kickabout.example", "other.example:8443")
    async with running(replace(settings, host_names=names)) as server:
        client = server.client()
        page = await client.get("/", headers={"Host": host, "Accept-Language": "en"})
        assert page.status_code == 421
        assert "--host-name" in page.text
        assert "default-src" in page.headers["Content-Security-Policy"]
        answer = await client.post("/api/tables", json=NEW, headers={"Host": host})
        assert answer.status_code == 421
        assert len(answer.json()["error"]) < 300
        assert list(server.tables.in_memory()) == []


@pytest.mark.parametrize(
    ("proxies", "scheme", "secure"),
    [((), "http", False), (("127.0.0.0/8",), "https", True), (("10.0.0.1",), "http", False)],
)
async def test_a_trusted_proxy_alone_says_that_it_is_https(
    settings: Settings, proxies: tuple[str, ...], scheme: str, secure: bool
) -> None:
    forwarded = {"Host": "kickabout.example", "X-Forwarded-Proto": "https"}
    kept = replace(settings, host_names=("kickabout.example",), trusted_proxies=proxies)
    async with running(kept) as server:
        client = server.client(headers=forwarded)
        made = await client.post("/api/tables", json=NEW)
        link = made.json()["invites"][0]["link"]
        assert link.startswith(f"{scheme}://kickabout.example/join/")
        page = await client.get(f"/join/{made.json()['invites'][0]['token']}")
        assert ("secure" in page.headers["set-cookie"].lower()) is secure
