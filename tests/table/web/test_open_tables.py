"""Tables whose open seats everybody is shown: which are listed, for whom, and how one sits down."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import TypeVar

import httpx
import pytest
import sqlalchemy as sa

from kickabout.table.people.seeking import BOT_SECONDS
from kickabout.table.play.new_table import Terms
from kickabout.table.settings import Settings
from kickabout.table.store import Wanted, now, queries
from kickabout.table.store.people_models import SeekRow
from tests.table.conftest import RunningServer, first_decision, seated

T = TypeVar("T")
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
    await ada.post(
        "/tables", data={**FORM, "name": "Ada"}
    )  # the name that she goes by from then on
    first = await ada.post("/play-now", data={"game": "futbol-dash"})
    assert (first.status_code, (await ada.get(first.headers["location"])).status_code) == (303, 200)
    assert "Ada waits for one more" in (await ida.get("/open-tables")).text
    second = await bo.post("/play-now", data={"game": "futbol-dash"})
    assert second.headers["location"] == first.headers["location"]
    assert "waits for one more" not in (await ida.get("/open-tables")).text
    assert (await ida.post("/play-now", data={"game": "none"})).status_code == 404


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


async def seeking(client: httpx.AsyncClient, **how: str) -> str:
    """Have somebody ask to play now; return the id of the table where they sit."""
    sat = await client.post("/play-now", data={"game": "futbol-dash", **how})
    assert sat.status_code == 303, sat.text
    return sat.headers["location"].rpartition("/")[2]


async def test_two_meet_who_want_as_much_time_to_decide(server: RunningServer) -> None:
    ada, bo, ida = server.client(), server.client(), server.client()
    first = await seeking(ada, time="5+5")
    other = await seeking(bo)
    assert first != other
    assert await seeking(ida, time="5+5") == first
    for how in ({"time": "5"}, {"rated": "yes"}, {"game": "x" * 99}):
        refused = await bo.post("/play-now", data={"game": "futbol-dash", **how})
        assert 400 <= refused.status_code < 500


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("", 3),
        ("game=squad-rush", 1),
        ("game=futbol-dash&seats=3", 1),
        ("seats=4", 0),
        ("time=none", 2),
        ("time=5%2B5", 1),
        ("rated=yes", 0),
        ("rated=no", 3),
    ],
)
async def test_the_lobby_is_filtered(server: RunningServer, query: str, number: int) -> None:
    anybody = {**FORM, "seat-2": "anybody"}
    for more in (
        {"game": "squad-rush", "time-control": "5+5"},
        {},
        {"seat-3": "anybody"},
    ):
        made = await server.client().post("/tables", data={**anybody, **more})
        assert made.status_code == 303, made.text
    page = await server.client().get(f"/lobby?{query}")
    assert page.status_code == 200
    assert page.text.count('href="/join/') == number
    if "time" not in query:
        asked = query.replace("rated=yes", "is_rated=true").replace("rated=no", "is_rated=false")
        listed = (await server.client().get(f"/api/open-tables?{asked}")).json()
        assert len(listed) == number


async def test_a_running_match_is_found_to_watch_if_it_was_listed_and_may_be_watched(
    server: RunningServer,
) -> None:
    asked = {"now": True, "behind": True, "later": True, "unlisted": False}
    running = {}
    for name, is_listed in asked.items():
        watch = name if is_listed else "now"
        running[name] = await seated(server.tables, 2, is_listed=is_listed, watch=watch)
        await first_decision(running[name])
    kinds = ["you", "open"]
    waiting = (
        await server.tables.setup.create("futbol-dash", kinds, terms=Terms(is_listed=True))
    ).table
    async with server.client() as stranger:
        page = (await stranger.get("/lobby")).text
        shown = {name for name, table in running.items() if f'"/t/{table.id}"' in page}
        assert shown == {"now", "behind"}
        assert f'"/t/{waiting.id}"' not in page
        assert "Nothing to watch" not in page
        none = (await stranger.get("/lobby?game=squad-rush")).text
        assert "<h2>Matches to watch</h2>" in none
        assert "Nothing to watch just now." in none
        await stranger.post(f"/seat/{server.tables.seat_token(running['now'], 0)}")
        assert f'"/t/{running["now"].id}"' not in (await stranger.get("/lobby")).text
    moment = now() + timedelta(minutes=1)
    later = await server.tables.store.read(
        lambda c: queries.running_tables(c, 12, Wanted(), moment)
    )
    assert later == []


@pytest.mark.parametrize("query", ["time=123456789", "rated=perhaps", "seats=100"])
async def test_what_cannot_be_filtered_by_is_refused(server: RunningServer, query: str) -> None:
    assert (await server.client().get(f"/lobby?{query}")).status_code == 400


async def test_who_waits_is_offered_a_bot_and_told_of_who_comes(server: RunningServer) -> None:
    ada, bo = server.client(), server.client()
    table = await seeking(ada)
    assert 'id="seek"' in (await ada.get(f"/t/{table}")).text
    assert 'id="seek"' in (await ada.get("/")).text
    assert 'id="seek"' not in (await bo.get("/")).text
    assert "/kick-off" not in (await ada.post("/seek", data={"at": table})).text
    since = now() - timedelta(seconds=BOT_SECONDS)
    store = server.tables.store
    await store.write(lambda c: c.execute(sa.update(SeekRow).values(since=since)))
    assert "/kick-off" in (await ada.post("/seek", data={"at": table})).text
    bot = (await ada.post("/kick-off", data={"game": "futbol-dash"})).headers["location"]
    assert 'id="seek"' in (await ada.get(bot)).text
    beside = (await ada.post("/seek", data={"at": bot.rpartition("/")[2]})).text
    assert f'href="/t/{table}"' in beside
    assert "Stop waiting" in beside
    assert await seeking(bo) == table
    told = (await ada.post("/seek", data={"at": bot.rpartition("/")[2]})).text
    assert "Player 2 wants to play Fútbol Dash with you." in told
    assert "data-done" in (await ada.post("/seek", data={"at": table})).text
    assert "data-done" in (await ada.post("/seek", data={"at": table})).text
    assert 'id="seek"' not in (await ada.get(f"/t/{table}")).text


async def test_who_waits_can_stop(server: RunningServer) -> None:
    ada, bo = server.client(), server.client()
    table = await seeking(ada)
    assert (await bo.post("/seek/stop", data={"table": table})).status_code == 303  # not theirs
    assert (await ada.get(f"/t/{table}")).status_code == 200
    assert (await ada.post("/seek/stop", data={"table": table})).headers["location"] == "/"
    assert (await ada.get(f"/t/{table}")).status_code in (404, 410)
    assert (await ada.post("/seek/stop", data={"table": table})).status_code in (404, 410)
    for bad in ({"at": "x" * 17}, {"at": "\0"}):
        assert (await ada.post("/seek", data=bad)).status_code in (200, 400)
    assert (await server.client().post("/seek")).status_code == 200


async def test_a_front_page_that_is_open_asks_the_database_once(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = server.client(), server.client()
    for client, name in ((ada, "Ada"), (bo, "Bo")):
        await client.post("/me/claim", data={"name": name})
    await bo.post("/me/friends/ask", data={"name": "Ada"})
    await bo.post("/tables", data={**FORM, "name": "Bo", "seat-2": "anybody"})
    shown = (await ada.get("/open-tables")).text
    assert "Bo waits for one more" in shown
    assert "Be friends with Bo" in shown
    reads = []
    read = server.tables.store.read

    async def counted(work: Callable[[sa.Connection], T]) -> T:
        reads.append(work)
        return await read(work)

    monkeypatch.setattr(server.tables.store, "read", counted)
    assert (await ada.get("/open-tables")).text == shown
    assert len(reads) == 1
