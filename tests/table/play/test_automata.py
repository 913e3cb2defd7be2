"""A seat that the rules themselves play: neither a person's nor a bot's, and never asked."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

import kickabout
from kickabout.table.errors import BadRequest
from kickabout.table.play.decisions import submit
from kickabout.table.play.driver import next_step
from kickabout.table.play.live import LiveTable
from kickabout.table.play.tables import Tables
from kickabout.table.play.win_chart import WinChart
from kickabout.table.settings import Settings
from kickabout.table.web.pages.replay import replay_context
from tests import solo_dash_game
from tests.table.conftest import (
    RunningServer,
    again,
    first_decision,
    opened,
    record,
    running,
    until,
)
from tests.temporary_games import forget_games

pytestmark = pytest.mark.anyio
SOLO: dict[str, object] = {"solo": "on", "goals": 1}


@pytest.fixture(autouse=True)
def _solo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("kickabout.games.futbol_dash.GAME", solo_dash_game.GAME)
    forget_games()
    yield
    forget_games()


async def alone(tables: Tables, kind: str = "you") -> LiveTable:
    made = await tables.setup.create("futbol-dash", [kind, "open"], SOLO, name="Ana", browser="b0")
    return made.table


@pytest.mark.parametrize("said", ["open", "bot:random", "automaton", "none of the kinds"])
async def test_what_is_said_of_the_seat_does_not_count(tables: Tables, said: str) -> None:
    made = await tables.setup.create("futbol-dash", ["you", said], SOLO, name="Otto", browser="b0")
    table = made.table
    assert [(place.kind, place.name) for place in table.places] == [
        ("person", "Otto"),
        ("automaton", "Otto 2"),
    ]
    assert table.status == "playing"
    assert table.people == [0]
    assert tables.invite_token(table, 1) is None


async def test_the_seat_cannot_be_ones_own(tables: Tables) -> None:
    with pytest.raises(BadRequest, match="With these options Otto has that seat"):
        await tables.setup.create("futbol-dash", ["open", "you"], SOLO, name="Ana")
    with pytest.raises(BadRequest, match="not “automaton”"):
        await tables.setup.create("futbol-dash", ["you", "automaton"], name="Ana")


async def test_it_is_never_waited_for_and_its_steps_are_chance(tables: Tables) -> None:
    table = await alone(tables, "bot:random")
    await until(table, lambda: table.status == "over")
    assert {entry.actor for entry in table.log.entries} == {-1, 0}
    assert any(entry.action.startswith("auto ") for entry in table.log.entries)


@pytest.mark.usefixtures("still")
async def test_its_steps_keep_the_pace_of_the_view(settings: Settings) -> None:
    async with opened(replace(settings, pace=2.0)) as tables:
        table = await alone(tables)
        paces = []
        while table.status != "over":
            match = table.log.match
            if isinstance(match.actor, int):
                await submit(table, 0, match.legal[0], table.number)
                continue
            step = next_step(table)
            assert step is not None
            assert step.kind == "roll"
            assert table.waiting_for() == []
            if next(iter(match.outcomes)).startswith("auto "):
                pause = table.view(-1)["pause"] / 1000
                assert step.due == pytest.approx(table.situation.since + 2 * pause, abs=1e-6)
                paces.append(pause)
            await record(table, -1, table.log.next_roll())
        assert paces
        assert all(paces)


async def test_the_match_is_taken_up_again(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await alone(tables)
        await first_decision(table)
    async with opened(settings) as tables:
        again = await tables.get(table.id)
        assert again.places == table.places
        # It may have gone on by itself since.
        assert again.log.entries[: table.number] == table.log.entries


async def test_again_is_against_the_same_one(tables: Tables) -> None:
    table = await alone(tables, "bot:random")
    await until(table, lambda: table.status == "over")
    following = await again(tables, table, 0)
    assert [place.kind for place in following.places] == ["bot:random", "automaton"]
    assert following.options["solo"] == "on"


async def test_a_replay_calls_it_by_its_name() -> None:
    match = kickabout.new("futbol-dash", 2, SOLO, seed=3)
    seats = replay_context(match, 0, WinChart())["table"]["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [
        ("Player 0", "person"),
        ("Otto", "automaton"),
    ]


async def test_the_team_sheet_follows_the_option(server: RunningServer) -> None:
    page = (await server.client().get("/?game=futbol-dash")).text
    page = page[page.index('value="futbol-dash">') :].partition("</form>")[0]
    option = re.findall(r'name="option-solo" value="(\w+)"[^>]*?( data-automata="1")?>', page)
    assert option == [("off", ""), ("on", ' data-automata="1"')]
    pegs = re.findall(r'<li class="peg">.*?</li>', page, re.DOTALL)
    assert ['class="automaton">Otto<' in peg for peg in pegs] == [False, True] + [False] * 4


async def test_the_page_and_the_api_tell_of_it(server: RunningServer) -> None:
    client = server.client()
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "open", "option-solo": "on"}
    made = await client.post("/tables", data=form)
    page = made.headers["location"]
    table = await server.tables.get(page.removeprefix("/t/"))
    await first_decision(table)
    assert "Otto" in (await client.get(page)).text
    state = (await client.get(f"/api/tables/{table.id}")).json()
    assert state["seats"][1] == {
        "seat": 1, "name": "Otto", "kind": "automaton", "bot": None, "withdrawn": False, "connected": True,
        "vacant": False, "request": None, "clock": None, "rating": None, "program": False, "away": None,
    }  # fmt: skip
    games = (await client.get("/api/games")).json()["games"]
    solo = next(option for option in games[0]["options"] if option["name"] == "solo")
    assert solo["automata"] == {"on": {"1": "Otto"}}
    others = [option for option in games[0]["options"] if option["name"] != "solo"]
    assert all(option["automata"] == {} for option in others)


async def test_the_lobby_shows_it(settings: Settings) -> None:
    async with running(settings) as server:
        client = server.client()
        new = {"game": "futbol-dash", "seats": ["open", "open"], "options": SOLO}
        made = (await client.post("/api/tables", json=new)).json()
        assert [invite["seat"] for invite in made["invites"]] == [0]
        page = (await client.get(f"/t/{made['table']}")).text
        assert "plays by itself" in page
        join = made["invites"][0]["link"].partition("/join/")[2]
        assert "Otto" in (await client.get(f"/join/{join}")).text
