"""Keys that are rotated: cookies of the previous one are accepted and renewed, until it is revoked."""

from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest

from kickabout.table.settings import Settings
from tests.table.conftest import RunningServer, running
from tests.table.web.players import bearer, set_up

pytestmark = pytest.mark.anyio

TOKEN = "the token of the host"
HOST = bearer(TOKEN)


@pytest.fixture
def own(settings: Settings) -> Settings:
    """Settings of a server whose keys are in its folder."""
    if settings.database is not None:
        pytest.skip("servers that share a database have their keys from settings")
    return replace(settings, secret=None, admin_token=TOKEN)


@pytest.fixture
async def server(own: Settings) -> AsyncIterator[RunningServer]:
    async with running(own) as server:
        yield server


async def change(server: RunningServer, how: str) -> list[str]:
    answer = await server.client().post(f"/api/admin/keys/{how}", headers=HOST)
    names: list[str] = answer.raise_for_status().json()
    return names


async def sits(client: httpx.AsyncClient, page: str) -> bool:
    answer = (await client.get(page)).raise_for_status()
    return 'id="links"' in answer.text


def cookie_of(client: httpx.AsyncClient) -> dict[str, str]:
    return dict(client.cookies)


async def test_a_cookie_is_renewed_with_the_next_page(server: RunningServer) -> None:
    ana = server.client()
    page = await set_up(ana, "you", "open")
    first = cookie_of(ana)
    old = server.tables.keys.current.name
    new, before = await change(server, "rotate")
    assert before == old != new
    assert list(first) == [f"kickabout-{old}"]
    # Only pages bring it, and only to a browser that has none of the new key.
    for path in ("/static/base.css", f"/api/tables{page[2:]}", "/healthz"):
        assert "set-cookie" not in (await ana.get(path)).headers
    answer = await ana.get(page)
    assert "my-link" in answer.text
    assert answer.headers["set-cookie"].startswith(f"kickabout-{new}=")
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "set-cookie" not in (await ana.get(page)).headers
    assert "set-cookie" not in (await server.client().get("/")).headers

    # Whoever has not been here keeps the seat until the previous key is revoked.
    late = server.client(cookies=first)
    assert await sits(late, page)
    late = server.client(cookies=first)
    assert await change(server, "revoke") == [new]
    assert not await sits(late, page)
    assert await sits(ana, page)


async def test_a_rotation_twice_voids_what_was_not_renewed(server: RunningServer) -> None:
    ana = server.client()
    page = await set_up(ana, "you", "open")
    first = cookie_of(ana)
    await change(server, "rotate")
    assert await sits(server.client(cookies=first), page)
    await change(server, "rotate")
    assert not await sits(server.client(cookies=first), page)


async def test_a_forged_cookie_is_not_renewed(server: RunningServer) -> None:
    ana = server.client()
    page = await set_up(ana, "you", "open")
    ((name, value),) = cookie_of(ana).items()
    await change(server, "rotate")
    # The last letter alone may hold no bit that counts.
    forged = value[:-4] + ("AAAA" if value[-4:] != "AAAA" else "BBBB")
    forger = server.client(cookies={name: forged})
    answer = await forger.get(page)
    assert "my-link" not in answer.text
    assert "set-cookie" not in answer.headers


async def test_keys_outlast_a_restart(own: Settings) -> None:
    async with running(own) as server:
        ana = server.client()
        page = await set_up(ana, "you", "open")
        first = cookie_of(ana)
        names = await change(server, "rotate")
    async with running(own) as server:
        assert (await server.client().get("/api/admin/keys", headers=HOST)).json() == names
        assert await sits(server.client(cookies=first), page)


async def test_links_outlast_their_key(server: RunningServer) -> None:
    ana = server.client()
    page = await set_up(ana, "you", "open")
    table = await server.tables.get(page.rpartition("/")[2])
    private = server.tables.seat_token(table, 0)
    invited = server.tables.invite_token(table, 1)
    await change(server, "rotate")
    # They are shown as they were, since they are valid as they were.
    shown = (await ana.get(page)).text
    assert f"/seat/{private}" in shown
    assert f"/join/{invited}" in shown
    await change(server, "revoke")
    guest = server.client()
    assert (await guest.get(f"/join/{invited}")).status_code == 200
    assert (await guest.post(f"/seat/{private}")).status_code == 303
    assert (await guest.get(page)).status_code == 200


async def test_the_host_stays_in_until_the_key_is_revoked(server: RunningServer) -> None:
    host = server.client()
    await host.post("/admin", data={"token": TOKEN})
    await change(server, "rotate")
    assert (await host.get("/admin")).status_code == 200
    await change(server, "revoke")
    assert (await host.get("/admin")).status_code == 403


async def test_what_cannot_be_changed_stays(own: Settings, server: RunningServer) -> None:
    names = (await server.client().get("/api/admin/keys", headers=HOST)).json()
    refused = await server.client().post("/api/admin/keys/revoke", headers=HOST)
    assert (refused.status_code, refused.json()["error"]) == (409, "There is no previous key.")
    for headers in ({}, {"Authorization": "Bearer wrong"}):
        for method, path in (("GET", ""), ("POST", "/rotate"), ("POST", "/revoke")):
            answer = await server.client().request(
                method, f"/api/admin/keys{path}", headers=headers
            )
            assert answer.status_code == 403
    (own.data / "previous.new").mkdir()
    refused = await server.client().post("/api/admin/keys/rotate", headers=HOST)
    assert refused.status_code == 409
    assert "nothing has changed" in refused.json()["error"]
    assert str(own.data) not in refused.text
    assert (await server.client().get("/api/admin/keys", headers=HOST)).json() == names


async def test_keys_of_settings_are_changed_there(settings: Settings) -> None:
    given = replace(
        settings, previous_secret=b"another key, of 32 bytes or more", admin_token=TOKEN
    )
    async with running(given) as server:
        for how in ("rotate", "revoke"):
            refused = await server.client().post(f"/api/admin/keys/{how}", headers=HOST)
            assert refused.status_code == 409
            assert "in its settings" in refused.json()["error"]
        assert len((await server.client().get("/api/admin/keys", headers=HOST)).json()) == 2
