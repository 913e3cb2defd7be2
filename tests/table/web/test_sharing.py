"""Ways in from elsewhere: QR codes, the app on a home screen, the offline page."""

import io
import re

import pytest
from PIL import Image

from tests.table.conftest import RunningServer

pytestmark = pytest.mark.anyio


async def test_invitations_are_drawn_for_those_who_sit_there_alone(server: RunningServer) -> None:
    tables = server.tables
    table = (
        await tables.setup.create("futbol-dash", ["you", "open"], name="Ada", browser="b0")
    ).table
    client = server.client()
    page = (await client.get(f"/t/{table.id}")).text
    assert 'class="segno"' not in page
    await client.post(f"/seat/{tables.seat_token(table, 0)}")
    page = (await client.get(f"/t/{table.id}")).text
    assert page.count('class="segno"') == 1
    assert f'data-share="{server.url}/join/{tables.invite_token(table, 1)}"' in page


async def test_the_manifest_names_icons_of_their_sizes(server: RunningServer) -> None:
    client = server.client()
    page = (await client.get("/")).text
    assert '<link rel="manifest" href="/manifest.webmanifest">' in page
    told = (await client.get("/manifest.webmanifest")).json()
    assert (told["start_url"], told["display"]) == ("/", "standalone")
    for icon in told["icons"]:
        answer = await client.get(icon["src"])
        size = Image.open(io.BytesIO(answer.content)).size
        assert "{}x{}".format(*size) == icon["sizes"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in told["icons"]}
    assert (await client.get("/icons/huge.png")).status_code == 404


async def test_the_service_worker_keeps_no_page_but_the_one_for_no_line(
    server: RunningServer,
) -> None:
    client = server.client()
    script = await client.get("/service-worker.js")
    assert script.headers["content-type"].startswith("text/javascript")
    kept = re.findall(r'"(/[^"]*)"', script.text)
    assert "/offline" in kept
    for path in kept:
        assert path == "/offline" or path.startswith(("/static/", "/icons/"))
        assert (await client.get(path)).status_code == 200
    assert "The line is down" in (await client.get("/offline")).text
