"""The address that invitations carry."""

from dataclasses import replace

import pytest

from kickabout.table.settings import Settings
from kickabout.table.web import browser
from tests.table.conftest import running

pytestmark = pytest.mark.anyio
NEW = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"}


@pytest.mark.parametrize(
    ("host", "invited_to"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "10.1.2.3")]
)
async def test_an_invitation_leads_to_where_others_can_reach_the_server(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, host: str, invited_to: str
) -> None:
    monkeypatch.setattr(browser, "network_address", lambda: "10.1.2.3")
    async with running(replace(settings, host=host)) as server:
        made = (await server.client().post("/api/tables", json=NEW)).json()
        port = server.url.rpartition(":")[2]
        assert made["invites"][0]["link"].startswith(f"http://{invited_to}:{port}/join/")


def test_the_machine_knows_its_own_address() -> None:
    assert browser.network_address().count(".") == 3
    assert browser.is_local("127.0.0.1")
    assert browser.is_local("localhost")
    assert not browser.is_local("10.1.2.3")
