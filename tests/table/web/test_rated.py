"""Ratings on pages: where a rated match is offered, what its table tells, and what is left of it."""

import csv
import io
import re

import httpx
import pytest

from kickabout.table.catalogue import bot_ratings
from kickabout.table.play import LiveTable
from tests.table.conftest import RunningServer, first_decision, play_to_the_end

pytestmark = pytest.mark.anyio
FORM = {"game": "futbol-dash", "seat-0": "you", "seat-1": "open", "rated": "yes"}


async def claimed(server: RunningServer, name: str) -> httpx.AsyncClient:
    client = server.client(follow_redirects=True)
    await client.post("/me/claim", data={"name": name})
    return client


async def set_up(
    server: RunningServer, client: httpx.AsyncClient, **form: str
) -> tuple[LiveTable, str]:
    """Return a table that was set up from the team sheet, and the invitation to its open seat."""
    page = await client.post("/tables", data=FORM | form)
    invitation = re.search(r"/join/([\w-]+)", page.text)
    assert invitation is not None
    return await server.tables.get(page.url.path.rpartition("/")[2]), invitation[1]


async def test_a_rated_match_from_the_sheet_to_the_profiles(server: RunningServer) -> None:
    vera, mila = await claimed(server, "Vera"), await claimed(server, "Mila")
    table, invitation = await set_up(server, vera)
    assert table.stored.is_rated
    invited = (await mila.get(f"/join/{invitation}")).text
    assert "This match is rated" in invited
    assert "1000? ± 196" in invited
    sat = await mila.post(f"/t/{table.id}/sit", data={"token": invitation, "name": "Somebody Else"})
    assert table.names == ["Vera", "Mila"]  # a rating is that of a name
    assert sat.text.count("1000?") >= 2
    state = (await mila.get(f"/api/tables/{table.id}")).json()
    assert state["rated"]
    before = {"points": 1000, "margin": 196, "uncertain": True, "after": None}
    assert [seat["rating"] for seat in state["seats"]] == [before, before]
    await first_decision(table)
    assert "It is rated: your rating goes down." in (await vera.get(f"/t/{table.id}")).text
    await play_to_the_end(table)
    (winner,) = table.log.match.winners
    state = (await mila.get(f"/api/tables/{table.id}")).json()
    after = [seat["rating"]["after"] for seat in state["seats"]]
    assert after[winner] > 1000 > after[1 - winner]
    page = (await vera.get(f"/t/{table.id}")).text
    assert f"1000? → {after[0]}?" in page
    assert "Before the match, the ratings gave you 50 % to win it." in page
    for client, seat in ((vera, 0), (mila, 1)):
        assert f"{after[seat]}? ± " in (await client.get("/me")).text
        assert f"1000? → {after[seat]}?" in (await client.get("/me/matches")).text
        (row,) = csv.DictReader(io.StringIO((await client.get("/me/matches.csv")).text))
        assert (row["rating_before"], row["rating_after"]) == ("1000", str(after[seat]))
        told = (await client.get("/me/export.json")).json()
        assert told["ratings"]["futbol-dash"]["points"] == after[seat]


async def test_a_newcomer_is_placed_by_a_bot(server: RunningServer) -> None:
    vera = await claimed(server, "Vera")
    sheet = (await vera.get("/?game=futbol-dash")).text
    assert "Against a bot it counts" in sheet
    form = {**FORM, "seat-1": "bot:world", "seat-2": "none"}
    page = await vera.post("/tables", data=form)
    table = await server.tables.get(page.url.path.rpartition("/")[2])
    assert table.stored.is_rated
    assert f"Rating: {bot_ratings(table.log.match.game)['world']}" in page.text
    refused = await vera.post("/tables", data=form)
    assert refused.status_code == 409
    assert "Finish it, or give it up" in refused.text
    await play_to_the_end(table)
    page = await vera.get(f"/t/{table.id}")
    assert page.text.count("rating-change") == 1
    assert "Before the match, the ratings gave you" in page.text


async def test_a_private_profile_keeps_its_rating_but_a_rated_table_does_not(
    server: RunningServer,
) -> None:
    vera, mila = await claimed(server, "Vera"), await claimed(server, "Mila")
    table, invitation = await set_up(server, vera)
    await mila.post(f"/t/{table.id}/sit", data={"token": invitation, "name": "Mila"})
    await play_to_the_end(table)
    assert "rating-figure" in (await mila.get("/people/Vera")).text
    hidden = await vera.post("/me/private", data={"private": "yes"})
    assert "At a rated table everybody there sees your rating." in hidden.text
    assert (await mila.get("/people/Vera")).status_code == 404
    _, another = await set_up(server, vera)
    assert "± " in (await mila.get(f"/join/{another}")).text


@pytest.mark.parametrize(
    "other",
    [
        {"seat-1": "bot:youth", "seat-2": "open"},
        {"seat-2": "bot:youth"},
        {"hints": "on"},
        {"real": "yes"},
        {"rated": "no"},
    ],
)
async def test_what_the_sheet_does_not_offer_is_not_rated(
    server: RunningServer, other: dict[str, str]
) -> None:
    vera = await claimed(server, "Vera")
    table, _ = await set_up(server, vera, **other)
    assert not table.stored.is_rated
    assert table.stored.ratings == {}
    assert "rated" not in (table.stored.agreed or "")


async def test_a_guest_is_told_to_take_a_name(server: RunningServer) -> None:
    guest, vera = server.client(), await claimed(server, "Vera")
    assert 'name="rated"' not in (await guest.get("/?game=futbol-dash")).text
    assert 'name="rated"' in (await vera.get("/?game=futbol-dash")).text
    refused = await guest.post("/tables", data=FORM)
    assert refused.status_code == 409
    assert "claim a name" in refused.text
    table, invitation = await set_up(server, vera)
    page = (await guest.get(f"/join/{invitation}")).text
    assert "It is for people with names." in page
    assert "Put it on" not in page
    refused = await guest.post(f"/t/{table.id}/sit", data={"token": invitation, "name": "G"})
    assert refused.status_code == 409
    program = await guest.post(
        f"/api/tables/{table.id}/join", json={"invite": invitation, "name": "G"}
    )
    assert program.status_code == 409
    assert table.places[1].kind == "open"


async def test_open_tables_say_that_they_are_rated(server: RunningServer) -> None:
    vera = await claimed(server, "Vera")
    table, _ = await set_up(server, vera, **{"seat-1": "anybody"})
    with table.watching(0):
        assert "Rated" in (await server.client().get("/open-tables")).text
