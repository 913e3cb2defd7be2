"""The address that invitations carry."""

from dataclasses import replace
from pathlib import Path

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


NAMES = ("kickabout.example", "other.example:8443", "[2001:db8::1]")


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("127.0.0.1:8000", True),
        ("localhost:1", True),  # a tunnel
        ("[::1]:8000", True),
        ("Kickabout.Example", True),
        ("kickabout.example:8000", True),
        ("other.example:8443", True),
        ("[2001:DB8::1]", True),
        ("evil.example", False),
        ("kickabout.example.evil.example", False),
        ("kickabout.example:6666", False),
        ("other.example", False),
        ("127.0.0.1.evil.example", False),
        ("127.evil.example", False),
        ("evil.example@127.0.0.1", False),
        ("127.0.0.1/evil", False),
        ("10.9.8.7", False),
        ("", False),
        ("x" * 3000, False),
    ],
)
def test_it_answers_to_its_own_names_alone(host: str, is_own: bool) -> None:
    allowed = hosts.AllowedHosts(Settings(Path(), host_names=NAMES))
    scope = {"headers": [(b"host", host.encode())], "server": ("127.0.0.1", 8000)}
    assert (allowed.refuse_others(scope) is None) == is_own


async def test_links_begin_with_the_name_and_no_other_name_is_answered(settings: Settings) -> None:
    async with running(replace(settings, host_names=NAMES)) as server:
        client = server.client()
        made = await client.post("/api/tables", json=NEW, headers={"Host": "Kickabout.Example"})
        assert made.json()["invites"][0]["link"].startswith("http://Kickabout.Example/join/")
        wrong = {"Host": "evil.example", "Accept-Language": "en"}
        page = await client.get("/", headers=wrong)
        assert page.status_code == 421
        assert "--host-name" in page.text
        assert "default-src" in page.headers["Content-Security-Policy"]
        long = await client.post("/api/tables", json=NEW, headers={"Host": "x" * 3000})
        assert long.status_code == 421
        assert len(long.json()["error"]) < 300
        assert len(list(server.tables.in_memory())) == 1


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
