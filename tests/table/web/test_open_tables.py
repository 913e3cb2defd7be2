"""Tables whose open seats everybody is shown: which are listed, for whom, and how one sits down."""

import re
from dataclasses import replace

import pytest

from kickabout.table.settings import Settings
from tests.table.conftest import RunningServer

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """With the time after which somebody counts as gone."""
    return replace(settings, pace=1.0)


FORM = {"game": "futbol-dash", "name": "Ada", "seat-1": "you", "seat-2": "open"}


async def test_an_open_table_is_listed_until_it_is_full(server: RunningServer) -> None:
    ada, bo = server.client(), server.client()
    await ada.post("/tables", data={**FORM, "seat-2": "anybody"})
    await ada.post("/tables", data=FORM)  # for whom has the link
    page = (await bo.get("/")).text
    assert page.count("waits for one more") == 1
    assert "Ada waits for one more" in page
    assert "waits for one more" not in (await ada.get("/")).text  # it stands among her own
    (told,) = (await bo.get("/api/open-tables")).json()
    assert (told["names"], told["open"], told["game"]) == (["Ada"], 1, "futbol-dash")
    link = re.search(r"/join/[\w-]+", page)
    assert link is not None
    assert link[0] == f"/join/{told['invite']}"
    assert (await bo.get(link[0])).status_code == 200
    sat = await bo.post(f"/t/{told['table']}/sit", data={"token": told["invite"], "name": "Bo"})
    assert sat.headers["location"] == f"/t/{told['table']}"
    assert (await server.client().get("/api/open-tables")).json() == []
    assert 'id="open-tables"' in (await bo.get("/open-tables")).text


async def test_whoever_plays_now_sits_down_with_whoever_waits(server: RunningServer) -> None:
    ada, bo, ida = server.client(), server.client(), server.client()
    first = await ada.post("/play-now", data={"game": "futbol-dash", "name": "Ada"})
    assert (first.status_code, (await ada.get(first.headers["location"])).status_code) == (303, 200)
    assert "Ada waits for one more" in (await ida.get("/open-tables")).text
    second = await bo.post("/play-now", data={"game": "futbol-dash"})
    assert second.headers["location"] == first.headers["location"]
    assert "waits for one more" not in (await ida.get("/open-tables")).text
    assert (await ida.post("/play-now", data={"game": "none"})).status_code == 404
    bad = await ida.post("/play-now", data={"game": "futbol-dash", "name": "You"})
    assert bad.status_code == 400


async def test_a_table_at_which_nobody_waits_any_more_is_not_listed(server: RunningServer) -> None:
    ada, bo = server.client(), server.client()
    made = await ada.post("/tables", data={**FORM, "seat-2": "anybody"})
    assert len((await bo.get("/api/open-tables")).json()) == 1
    table = await server.tables.get(made.headers["location"].rpartition("/")[2])
    table.occupancy.patience = 0.0
    assert (await bo.get("/api/open-tables")).json() == []
    with table.watching(0):
        assert len((await bo.get("/api/open-tables")).json()) == 1


async def test_a_program_lists_its_table(server: RunningServer) -> None:
    new = {"game": "squad-rush", "seats": ["you", "open"], "name": "Ada", "is_listed": True}
    client = server.client()
    made = (await client.post("/api/tables", json=new)).json()
    (told,) = (await client.get("/api/open-tables")).json()
    assert (told["table"], told["invite"]) == (made["table"], made["invites"][0]["token"])
