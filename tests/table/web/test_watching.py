"""A match that nobody watches before it is over: nothing of it is sent to whoever does not play."""

import asyncio

import httpx
import pytest
from starlette.routing import Route

from kickabout.table.play import LiveTable, submit
from kickabout.table.web.app import ROUTERS
from tests.table.conftest import RunningServer, first_decision, play_to_the_end

pytestmark = pytest.mark.anyio
PATHS = sorted(
    {
        route.path
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, Route)
        and "{table}" in route.path
        and "GET" in (route.methods or ())
        and not route.path.startswith(("/admin", "/api/admin"))
    }
)
"""All that can be asked of a table."""
FORM = {"game": "futbol-dash", "seat-1": "you", "seat-2": "open", "watch": "later"}


async def sat_down(server: RunningServer) -> tuple[LiveTable, httpx.AsyncClient]:
    """Return a table that waits for somebody, and the client of who set it up."""
    ada = server.client()
    made = await ada.post("/tables", data=FORM)
    return await server.tables.get(made.headers["location"].rpartition("/")[2]), ada


async def begin(server: RunningServer, table: LiveTable) -> None:
    token = server.tables.invite_token(table, 1)
    assert token is not None
    await server.tables.join(token, "Bo", "bo")
    await first_decision(table)


async def sent(server: RunningServer, table: LiveTable) -> dict[str, tuple[int, str]]:
    """Return what a stranger is sent at each address."""
    told = {}
    for path in PATHS:
        answer = await server.client().get(path.replace("{table}", table.id))
        told[path] = (answer.status_code, answer.text)
    return told


async def test_a_stranger_is_sent_the_same_whatever_has_happened(server: RunningServer) -> None:
    assert len(PATHS) > 10
    table, ada = await sat_down(server)
    assert (await server.client().get(f"/t/{table.id}")).status_code == 200  # it waits
    await begin(server, table)
    before = await sent(server, table)
    assert {status for status, _ in before.values()} <= {401, 403, 404}
    assert before["/t/{table}"][0] == before["/api/tables/{table}"][0] == 403
    assert (await ada.get(f"/t/{table.id}")).status_code == 200
    for _ in range(3):
        seat = await first_decision(table)
        await server_decides(table, seat)
        assert await sent(server, table) == before
    await play_to_the_end(table)
    for path in (f"/t/{table.id}", f"/t/{table.id}/transcript", f"/api/tables/{table.id}"):
        assert (await server.client().get(path)).status_code == 200


async def server_decides(table: LiveTable, seat: int) -> None:
    await submit(table, seat, table.legal(seat)[0], table.number)


@pytest.mark.parametrize("path", ["/t/{}/events", "/api/tables/{}/events"])
async def test_a_stream_ends_as_the_match_begins(server: RunningServer, path: str) -> None:
    table, _ = await sat_down(server)
    async with server.client().stream("GET", path.format(table.id)) as stream:
        chunks = stream.aiter_text()
        told = await anext(chunks)
        await begin(server, table)
        async with asyncio.timeout(20):
            told += "".join([chunk async for chunk in chunks])
    assert "event: entry" not in told
    assert 'data-status=\\"playing' not in told
    assert 'data-status="playing' not in told


async def test_all_may_watch_a_table_that_was_not_set_up_so(server: RunningServer) -> None:
    ada = server.client()
    made = await ada.post("/tables", data=FORM | {"watch": "now"})
    table = await server.tables.get(made.headers["location"].rpartition("/")[2])
    await begin(server, table)
    assert (await server.client().get(f"/t/{table.id}")).status_code == 200
    assert (await server.client().get(f"/api/tables/{table.id}")).status_code == 200


async def test_the_next_match_is_watched_as_late(server: RunningServer) -> None:
    table, _ = await sat_down(server)
    await begin(server, table)
    await play_to_the_end(table)
    await server.tables.setup.again(table, 0)
    following = await server.tables.setup.again(table, 1)
    assert following is not None
    assert following.stored.watch_later
