"""The lines at the top of the front page: what waits for whoever comes back."""

import httpx
import pytest
from lxml import html

from tests.table.conftest import RunningServer
from tests.table.web.test_competitions import named, organised

pytestmark = pytest.mark.anyio


async def strips(client: httpx.AsyncClient) -> dict[str, str]:
    """Return what the front page tells of a visitor's club and competitions, by their names."""
    page = html.fromstring((await client.get("/")).text)
    return {
        one.get("aria-label"): " ".join(one.text_content().split())
        for one in page.xpath("//section[@class='strip']")
    }


async def test_a_club_leads_on_to_its_next_match(server: RunningServer) -> None:
    guest, other = server.client(), server.client()
    assert await strips(guest) == {}
    club = {"game": "futbol-dash", "name": "Dynamo Duvet", "number": "9", "pattern": "0"}
    founded = await guest.post("/season", data=club | {"colour": "0", "other": "1"})
    shown = (await strips(guest))["Dynamo Duvet"]
    assert shown.startswith("Dynamo Duvet Division 3 Next: matchday 1,")
    assert shown.endswith("Play")
    table = await guest.post(f"{founded.headers['location']}/play")
    assert table.headers["location"].startswith("/t/")
    begun = (await strips(guest))["Dynamo Duvet"]
    assert begun.startswith("Dynamo Duvet Division 3 Under way: matchday 1,")
    assert begun.endswith("Play on")
    assert await strips(other) == {}


async def test_competitions_that_wait_for_somebody(server: RunningServer) -> None:
    ada, bo = await named(server, "Ada"), await named(server, "Bo")
    path = await organised(ada)
    for client in (ada, bo):
        await client.post(f"{path}/enter")
    assert await strips(ada) == {"Cup of the street": "Cup of the street Begin it"}
    assert await strips(bo) == {}
    await ada.post(f"{path}/begin")
    for client in (ada, bo):
        assert await strips(client) == {"Cup of the street": "Cup of the street Your match"}
    assert (await ada.post(f"{path}/call-off", data={"reason": "Rain."})).status_code == 303
    assert await strips(ada) == await strips(bo) == {}
