"""The page of Futera SuSu: everybody is lined up at one press."""

import re

import httpx
import pytest

from kickabout.table.play import LiveTable, resign
from tests.table.conftest import RunningServer

pytestmark = pytest.mark.anyio

FORM = {
    "game": "futera-susu",
    "seat-0": "you",
    "seat-1": "bot:rule-of-thumb",
    "name": "Ada",
    "option-home": "city-lights",
    "option-away": "three-banners",
    "option-home-deck": "loaded-dice",
    "option-away-deck": "long-whistle",
}


def line_up_form(page: str) -> dict[str, list[str]]:
    """Return the fields that the button for lining everybody up sends."""
    form = next(one for one in re.findall(r"(?s)<form.*?</form>", page) if "line-up-all" in one)
    fields: dict[str, list[str]] = {}
    for name, value in re.findall(r'name="(\w+)"\s+value="([^"]*)"', form):
        fields.setdefault(name, []).append(value)
    return fields


async def begun(server: RunningServer) -> tuple[httpx.AsyncClient, str, LiveTable]:
    """Return somebody at a table where the squads are there to be lined up, its address and itself."""
    ada = server.client()
    path = (await ada.post("/tables", data=FORM)).headers["location"]
    table = await server.tables.get(path.removeprefix("/t/"))
    while table.log.match.actor == "chance":
        await table.audience.wait_for_change(table.audience.revision)
    return ada, path, table


async def test_everybody_is_lined_up_at_one_press(server: RunningServer) -> None:
    ada, path, table = await begun(server)
    for name in ("place 9 in midfield", "place 8 in forwards"):
        response = await ada.post(f"{path}/play", data={"action": name, "at": table.number})
        assert response.status_code == 303
    form = line_up_form((await ada.get(path)).text)
    assert form["action"][:2] == ["lift 9", "place 9 in forwards"]
    assert len(form["action"]) == 11
    response = await ada.post(f"{path}/play", data=form)
    assert response.status_code == 303
    assert table.log.match.state.placed[0] == 11
    assert "line-up-all" not in (await ada.get(path)).text


async def test_a_match_that_was_given_up_leaves_no_question_open(server: RunningServer) -> None:
    ada, path, table = await begun(server)
    told = "<p>By resignation</p>"
    assert 'id="countdown"' in (await ada.get(path)).text
    await resign(table, 0)
    page = (await ada.get(path)).text
    assert told in page
    assert 'id="countdown"' not in page
    length = table.number
    assert told in (await ada.get(f"{path}/replay?at={length}")).text
    assert told not in (await ada.get(f"{path}/replay?at=1")).text
