"""From one match to the next: with the team that somebody had, or with another."""

import httpx
import pytest

from kickabout.table.play import LiveTable
from kickabout.table.play.preparations import opening
from tests.table.conftest import RunningServer, play_to_the_end

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("still")]
CHANGES = 'name="changes"'


async def played(server: RunningServer, client: httpx.AsyncClient, game: str) -> LiveTable:
    """Return a table that one tap has set up, its match played to the end."""
    form = {"game": game, "seat-0": "you", "seat-1": "bot:random", "prepared": "yes"}
    made = await client.post("/tables", data=form)
    table = await server.tables.get(made.headers["location"].removeprefix("/t/"))
    await play_to_the_end(table)
    return table


@pytest.mark.parametrize("changes", [False, True])
async def test_somebody_plays_again_with_or_without_changes(
    server: RunningServer, changes: bool
) -> None:
    client = server.client()
    table = await played(server, client, "social-soccer")
    assert CHANGES in (await client.get(f"/t/{table.id}")).text
    form = {"changes": "true"} if changes else {}
    answer = await client.post(f"/t/{table.id}/again", data=form)
    following = await server.tables.get(answer.headers["location"].removeprefix("/t/"))
    assert following.log.match.is_routine == changes
    kept = opening(following.log.match).get(1)
    assert kept == (None if changes else opening(table.log.match)[0])


async def test_where_nothing_is_chosen_before_there_is_nothing_to_change(
    server: RunningServer,
) -> None:
    client = server.client()
    table = await played(server, client, "futbol-dash")
    page = (await client.get(f"/t/{table.id}")).text
    assert f'action="/t/{table.id}/again"' in page
    assert CHANGES not in page
