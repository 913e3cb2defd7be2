"""The bell and the page of notices, as a browser asks for them."""

import re

import pytest

from tests.table.conftest import RunningServer
from tests.table.web.test_people import claimed

pytestmark = pytest.mark.anyio
BELL = re.compile(r'aria-label="Notices(: [\w ]+)?"')


async def test_the_bell_counts_what_is_unread(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto")
    assert BELL.search((await server.client().get("/")).text) is None
    assert 'aria-label="Notices"' in (await otto.get("/")).text
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    for address in ("/", "/me", "/notices"):
        page = (await otto.get(address)).text
        assert 'aria-label="Notices: one unread"' in page
        assert '<a href="/me/friends">Vera asks to be friends.' in page
    assert "Vera asks to be friends." in (await otto.get("/me/notices")).text
    assert (await otto.post("/me/notices/read")).headers["location"] == "/me/notices"
    assert 'aria-label="Notices"' in (await otto.get("/notices")).text
    assert (await otto.get("/me/export.json")).json()["notices"][0]["kind"] == "asks"


async def test_it_is_read_where_it_leads(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto")
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    assert "They ask to be friends" in (await otto.get("/me/friends")).text
    assert 'aria-label="Notices"' in (await otto.get("/notices")).text
    await otto.post("/me/friends/ask", data={"name": "Vera"})
    other = re.search(r'name="other" value="(\w+)"', (await vera.get("/me/friends")).text)
    assert other is not None
    form = {"other": other[1], "game": "futbol-dash"}
    table = (await vera.post("/me/friends/challenge", data=form)).headers["location"]
    front = (await otto.get("/")).text
    assert "Vera asks you for a match of Fútbol Dash." in front
    invitation = re.search(r'href="(/join/[^"]+)"', front)
    assert invitation is not None
    await otto.post(invitation[1])
    await otto.get(table)
    assert 'aria-label="Notices"' in (await otto.get("/notices")).text


async def test_nobody_else_reads_or_marks_them(server: RunningServer) -> None:
    guest = server.client()
    assert "bell-list" not in (await guest.get("/notices")).text
    assert (await guest.get("/me/notices")).status_code == 403
    assert (await guest.post("/me/notices/read")).status_code == 403
    vera, _ = await claimed(server)
    elsewhere = {"Origin": "https://example.com"}
    assert (await vera.post("/me/notices/read", headers=elsewhere)).status_code == 403
