"""Building where a game has several kinds of what is built: SocialSoccer's strategies of 30 and of 40."""

import re

import httpx
import pytest

from tests.table.conftest import RunningServer

pytestmark = pytest.mark.anyio
AT = "/build/social-soccer"


async def begin(client: httpx.AsyncClient, **fields: str) -> str:
    """Begin a team; return the address that the client is sent to."""
    answer = await client.post(AT, data=fields)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def chosen(page: str) -> str:
    """Return the kind of roster that a page builds."""
    (kind,) = re.findall(r'id="kind-(\w+)"[^>]* aria-current="true"', page)
    return str(kind)


async def test_a_ready_made_team_has_as_many_cards_as_its_kind(server: RunningServer) -> None:
    client = server.client()
    for kind, size in (("30x3", 30), ("40x4", 40)):
        address = await begin(client, ready="flat-out", kind=kind)
        assert "?" not in address  # what it holds tells its kind
        page = (await client.get(address)).text
        assert chosen(page) == kind
        assert f"{size} of {size}" in page
        assert 'data-state="legal"' in page
    listed = (await client.get(AT)).text
    assert listed.count('class="own-roster legal"') == 2
    assert 'class="own-kind">Deck 40x4<' in listed


async def test_another_kind_counts_anew(server: RunningServer) -> None:
    client = server.client()
    address = await begin(client, ready="flat-out")
    page = (await client.get(f"{address}?kind=40x4")).text
    assert chosen(page) == "40x4"
    assert "The strategy has 30 cards; it takes 40" in page
    # Every way on from there stays with it.
    links = re.findall(rf'href="{address}(\?[^"#]*)', page)
    other = [link for link in links if "kind=40x4" not in link]
    assert [link for link in other if "kind=30x3" not in link] == []
    assert len(other) == 1
    full = await client.post(address, data={"do": "put strategy head-down", "kind": "30x3"})
    assert full.status_code == 400
    assert "all 30 places are taken" in full.text
    more = await client.post(address, data={"do": "put strategy head-down", "kind": "40x4"})
    assert more.status_code == 303
    assert "kind=40x4" in more.headers["location"]
    # And with so many it is of that kind by itself.
    assert chosen((await client.get(address)).text) == "40x4"


async def test_an_empty_one_is_of_the_kind_that_was_asked_for(server: RunningServer) -> None:
    client = server.client()
    address = await begin(client, ready="", kind="40x4")
    assert address.endswith("?kind=40x4")
    assert "0 of 40" in (await client.get(address)).text
    plain = await begin(client, ready="", kind="30x3")
    assert "?" not in plain
    assert "0 of 30" in (await client.get(plain)).text
    assert "0 of 30" in (await client.get(f"{plain}?kind=50x5")).text
    assert (await client.post(AT, data={"ready": "", "kind": "50x5"})).status_code == 404


async def test_it_is_taken_to_a_table_of_its_kind(server: RunningServer) -> None:
    client = server.client()
    await begin(client, ready="flat-out", kind="40x4")
    for kind, wrong in (("30x3", "The strategy has 40 cards; it takes 30"), ("40x4", "")):
        form = {"game": "social-soccer", "seat-0": "you", "seat-1": "bot:random"}
        made = await client.post("/tables", data=form | {"option-deck": kind})
        offered = (await client.get(f"{made.headers['location']}/rosters")).text
        assert ("Play with Flat Out" in offered) == (not wrong)
        assert wrong in offered
