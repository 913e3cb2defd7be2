"""The feed and the calendar of a competition, for whoever has its link."""

import re
from datetime import timedelta
from typing import Any
from xml.etree import ElementTree

import pytest

from kickabout.table.competitions import Competitions
from kickabout.table.store import now
from tests.table.conftest import RunningServer
from tests.table.web.players import Json, claimed, key_of, program

pytestmark = pytest.mark.anyio
ATOM = "{http://www.w3.org/2005/Atom}"
PLAN: Json = {
    "name": "Cup, of the street; and more",
    "game": "futbol-dash",
    "form": {"kind": "cup"},
    "time_control": "3d",
    "grace_minutes": 60,
    "match_days": 14,
}


async def dates(client: Any, path: str) -> list[tuple[str, str]]:
    """Return the titles and moments of a calendar."""
    shown = await client.get(f"{path}/calendar.ics")
    assert shown.headers["content-type"].startswith("text/calendar")
    text = shown.text.replace("\r\n ", "")
    assert "\r\n" in text
    moments = re.findall(r"DTSTART:(\w+)\r\n", text)
    return list(zip(re.findall(r"SUMMARY:(.*)\r\n", text), moments, strict=True))


async def told(client: Any, path: str) -> list[str]:
    """Return the titles of a feed, the latest first."""
    shown = await client.get(f"{path}/feed")
    assert shown.headers["content-type"].startswith("application/atom+xml")
    top = ElementTree.fromstring(shown.text)
    ids = [one.text for one in top.iter(f"{ATOM}id")]
    assert len(set(ids)) == len(ids)
    return [str(one.text) for one in top.findall(f"{ATOM}entry/{ATOM}title")]


async def test_whoever_has_the_link_follows_a_cup_to_its_trophy(server: RunningServer) -> None:
    vera, otto = [
        program(server, await key_of(await claimed(server, name), "read", "play"))
        for name in ("Vera", "Otto")
    ]
    starts = (now() + timedelta(hours=1)).isoformat()
    made = await vera.post("/api/competitions", json=PLAN | {"starts": starts})
    address = made.headers["location"]
    path = address.replace("/api/competitions/", "/c/")
    stranger = server.client()
    ((begins, _),) = await dates(stranger, path)
    assert begins == r"Cup\, of the street\; and more begins"
    assert await told(stranger, path) == []
    for one in (vera, otto):
        await one.post(f"{address}/enter")
    await vera.post(f"{address}/begin")
    assert await told(stranger, path) == ["Final: the matches are set"]
    sit_down, ends = await dates(stranger, path)
    assert re.fullmatch(r"Final: .*(Vera|Otto).* have to have sat down", sit_down[0])
    assert ends[0].endswith("counts as it stands")
    assert sit_down[1] < ends[1]
    for one in (vera, otto):
        await one.post(f"{address}/sit-down")
    await otto.post(f"{address}/withdraw")
    await Competitions(server.tables).advance(path.removeprefix("/c/"))
    news = await told(stranger, path)
    assert news[0] == "Vera wins Cup, of the street; and more"
    assert "Vera" in news[1]
    assert await dates(stranger, path) == []
    for what in ("feed", "calendar.ics"):
        assert (await stranger.get(f"/c/none/{what}")).status_code == 404
