"""A bot takes the seat of somebody who has left, when the others ask for it, and gives it back."""

import asyncio
import gc
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request

from kickabout.bots.levels import LEVELS
from kickabout.engine.match import Seen
from kickabout.table.errors import BadRequest, NotYours, Refused
from kickabout.table.people import People
from kickabout.table.play.decisions import submit
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Terms
from kickabout.table.play.seat_changes import ask_bot, come_back, decide
from kickabout.table.play.tables import Tables
from kickabout.table.seats.occupancy import AWAY_SECONDS
from kickabout.table.settings import Settings
from kickabout.table.web.api.answers import transcript_of
from kickabout.table.web.app import create_app
from kickabout.table.web.browser import Viewer, api_viewer, page_follower
from kickabout.table.web.scopes import needs
from tests.clauses import clause
from tests.table.conftest import (
    RunningServer,
    again,
    events,
    eventually,
    first_decision,
    opened,
    play_to_the_end,
    record,
    seated,
    settled,
    until,
    wound_down,
)
from tests.table.manual_time import MANUAL_TIME, pass_by
from tests.table.play.test_dice import verdict_on

pytestmark = pytest.mark.anyio


class Followers:
    """The followers of a table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._here: dict[int, AbstractContextManager[None]] = {}

    def connect(self, *seats: int) -> "Followers":
        for seat in seats:
            watching = self._here[seat] = self._table.watching(seat)
            watching.__enter__()
        return self

    def disconnect(self, seat: int) -> None:
        self._here.pop(seat).__exit__(None, None, None)


def said(table: LiveTable, viewer: int = -1) -> list[str]:
    reader = table.reader(viewer)
    return [reader.sentence(line.remark.message) for line in table.situation.story(viewer)]


async def test_with_one_other_it_takes_one_word(tables: Tables) -> None:
    table = await seated(tables, people=2)
    await first_decision(table)
    Followers(table).connect(0)
    assert table.people == [0, 1]
    assert await ask_bot(table, 1, by=0)
    assert (table.people, table.bot_at(1), table.names) == ([0], "random", ["P0", "P1"])
    assert "Basti comes on for P1." in said(table)
    while table.status == "playing":
        if table.legal(0):
            await submit(table, 0, table.legal(0)[0], table.number)
        else:
            await table.audience.wait_for_change(table.audience.revision)
    assert any(entry.actor == 1 for entry in table.log.entries)


async def decide_thrice(table: LiveTable, seat: int) -> None:
    """Play on until the seat has decided three times."""
    made = 0
    while made < 3:
        match = table.log.match
        if match.actor == "chance":
            await record(table, -1, table.next_roll())
        else:
            assert isinstance(match.actor, int)
            made += match.actor == seat
            await record(table, match.actor, match.legal[0])


@pytest.mark.usefixtures("still")
async def test_the_record_says_who_decided_for_the_seat(tables: Tables) -> None:
    table = await seated(tables, people=2)
    Followers(table).connect(0)
    await decide_thrice(table, 1)
    assert await ask_bot(table, 1, by=0)
    await decide_thrice(table, 1)
    await come_back(table, 1)
    await play_to_the_end(table)
    verdict = verdict_on(transcript_of(table))
    player = '{"kind":"bot:random","name":"Basti"}'
    assert (verdict.faults, verdict.substitutes) == ((), {(1, player): 3})


async def test_all_who_are_there_have_to_agree(tables: Tables) -> None:
    table = await seated(tables, people=4)
    await first_decision(table)
    followers = Followers(table).connect(0, 1, 2, 3)
    followers.disconnect(3)
    assert not await ask_bot(table, 3, by=0)
    assert not await ask_bot(table, 3, by=0)
    assert table.occupancy.missing(3) == [1, 2]
    assert not await ask_bot(table, 3, by=1)
    assert table.occupancy.missing(3) == [2]
    # Whoever leaves need not be waited for any more.
    followers.disconnect(2)
    await until(table, lambda: table.bot_at(3) is not None)
    assert table.bot_at(3) == "random"
    assert table.people == [0, 1, 2]


async def test_nobody_who_is_there_loses_a_seat(tables: Tables) -> None:
    table = await seated(tables, people=3)
    await first_decision(table)
    followers = Followers(table).connect(0, 1, 2)
    with pytest.raises(Refused, match="P1 is here"):
        await ask_bot(table, 1, by=0)
    followers.disconnect(1)
    assert not await ask_bot(table, 1, by=0)
    followers.connect(1)  # back before the others agreed
    assert table.occupancy.requests == {}
    followers.disconnect(1)
    assert not await ask_bot(table, 1, by=2)


async def test_who_asks_for_a_bot_in_their_own_seat_is_there(tables: Tables) -> None:
    table = await seated(tables, people=2)
    await first_decision(table)
    seen = [table.occupancy.is_vacant(1, table.now, viewer) for viewer in (-1, 0, 1)]
    assert seen == [True, True, False]
    with pytest.raises(Refused, match="P1 is here"):
        await ask_bot(table, 1, by=1)


@pytest.mark.parametrize("anyio_backend", [MANUAL_TIME], ids=["manual time"])
@pytest.mark.usefixtures("still")  # so that nothing else is announced
async def test_a_page_that_is_loaded_again_is_not_gone(settings: Settings) -> None:
    async with opened(replace(settings, pace=1.0)) as tables:
        table = await seated(tables, people=2)
        followers = Followers(table).connect(0, 1)
        followers.disconnect(1)
        pass_by(AWAY_SECONDS - 1)
        with pytest.raises(Refused, match="P1 is here"):
            await ask_bot(table, 1, by=0)
        announced = table.audience.revision
        pass_by(1)
        # The table says by itself when somebody has been gone for long.
        await table.audience.wait_for_change(announced)
        assert await ask_bot(table, 1, by=0)


@pytest.mark.parametrize("anyio_backend", [MANUAL_TIME], ids=["manual time"])
@pytest.mark.usefixtures("still")
async def test_a_page_in_the_background_that_only_listens_is_there(settings: Settings) -> None:
    async with opened(replace(settings, pace=1.0)) as tables:
        table = await seated(tables, people=2)
        stream = page_follower(Viewer(table, 1, "en"))
        await anext(stream)
        pass_by(AWAY_SECONDS * 100)
        with pytest.raises(Refused, match="P1 is here"):
            await ask_bot(table, 1, by=0)
        await anext(stream, None)
        pass_by(AWAY_SECONDS)
        assert await ask_bot(table, 1, by=0)


@pytest.mark.parametrize("anyio_backend", [MANUAL_TIME], ids=["manual time"])
@pytest.mark.usefixtures("still")
async def test_who_asks_how_the_table_stands_is_there(settings: Settings) -> None:
    async with opened(replace(settings, pace=1.0)) as tables:
        table = await seated(tables, people=2)
        Followers(table).connect(0)
        token = tables.seat_token(table, 1)
        app = FastAPI()
        app.state.tables, app.state.settings = tables, settings
        app.state.people = People(tables)
        scope = {
            "type": "http",
            "app": app,
            "endpoint": needs("read")(lambda: None),
            "headers": [(b"authorization", f"Bearer {token}".encode())],
        }
        pass_by(AWAY_SECONDS - 1)
        await api_viewer(Request(scope), table.id)
        pass_by(AWAY_SECONDS - 1)
        with pytest.raises(Refused, match="P1 is here"):
            await ask_bot(table, 1, by=0)
        pass_by(1)
        assert await ask_bot(table, 1, by=0)


async def test_only_those_who_play_may_ask(tables: Tables) -> None:
    table = await seated(tables, people=2, bots=1)
    await first_decision(table)
    Followers(table).connect(0)
    for by in (-1, 2):
        with pytest.raises(NotYours):
            await ask_bot(table, 1, by=by)
    for seat in (-1, 3):
        with pytest.raises(BadRequest, match="0 to 2"):
            await ask_bot(table, seat, by=0)
    with pytest.raises(Refused, match="Rosalind already"):
        await ask_bot(table, 2, by=0)
    assert await ask_bot(table, 1, by=0)
    with pytest.raises(Refused, match="already"):
        await ask_bot(table, 1, by=0)
    with pytest.raises(NotYours):  # whoever is played for decides nothing
        await ask_bot(table, 0, by=1)


async def test_whoever_comes_back_takes_over(tables: Tables) -> None:
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    other = 1 - seat
    Followers(table).connect(other)
    await ask_bot(table, seat, by=other)
    assert not table.may_undo(seat)
    with pytest.raises(Refused, match="Basti plays for you"):
        await submit(table, seat, "hold", table.number)
    await come_back(table, seat)
    await come_back(table, seat)  # the answer to the first time got lost
    assert (table.people, table.bot_at(seat)) == ([0, 1], None)
    assert f"{table.names[seat]} is on; Basti leaves the pitch." in said(table)
    assert len(table.seats.changes) == 2
    if table.log.match.actor == seat:
        await submit(table, seat, table.legal(seat)[0], table.number)


async def test_whoever_comes_back_plays_at_once(tables: Tables, still: None) -> None:
    table = await seated(tables, people=2)
    while table.log.match.actor == "chance":
        await record(table, -1, table.log.next_roll())
    seat = table.log.match.actor
    assert isinstance(seat, int)
    with table.watching(1 - seat):
        await ask_bot(table, seat, by=1 - seat)
    number = table.number
    assert await decide(table, seat, table.legal(seat)[:1], number) == "played"
    assert (table.people, table.number) == ([0, 1], number + 1)


@pytest.mark.parametrize("stand_in", ["nobody", "", "automaton"])
async def test_only_a_bot_plays_for_who_has_left(tables: Tables, stand_in: str) -> None:
    with pytest.raises(BadRequest, match=f"no bot “{stand_in}”"):
        await seated(tables, people=1, bots=1, stand_in=stand_in)


async def test_the_strongest_does_where_nobody_has_chosen(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "open"], name="Ana")
    assert made.table.occupancy.stand_in_kind == LEVELS[-1]


async def test_a_bot_that_still_thinks_decides_nothing_once_its_person_is_back(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, thought = asyncio.Event(), asyncio.Event()

    async def choose(kind: str, seen: Seen, **_: Any) -> str:
        thinking.set()
        await thought.wait()
        return seen.legal[0]

    monkeypatch.setattr(tables.bot_pool, "choose", choose)
    monkeypatch.setattr("kickabout.table.play.driver.is_ready", lambda _: True)
    table = await seated(tables, people=2, stand_in="amateur")
    seat = await first_decision(table)
    number = table.number
    Followers(table).connect(1 - seat)
    await ask_bot(table, seat, by=1 - seat)
    await thinking.wait()
    await come_back(table, seat)
    thought.set()
    await settled(table)
    assert table.number == number
    assert await submit(table, seat, table.legal(seat)[0], number) == "played"


@clause("SUPER-5.8")
async def test_it_plays_on_with_the_same_cards_and_choices_and_sees_no_more(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Seen] = []

    class Attentive:
        def choose(self, seen: Seen) -> str:
            asked.append(seen)
            return seen.legal[0]

    table = await seated(tables, people=2, game="super-team")
    seat = await first_decision(table)
    legal, sight = table.legal(seat), table.log.match.hidden(seat)
    monkeypatch.setattr("kickabout.bot", lambda _: Attentive())
    Followers(table).connect(1 - seat)
    await ask_bot(table, seat, by=1 - seat)
    await until(table, lambda: table.log.match.actor == 1 - seat)
    assert (asked[0].seat, asked[0].legal, asked[0].state) == (seat, legal, sight)
    await come_back(table, seat)
    assert table.bot_at(seat) is None


async def test_a_seat_that_nobody_came_to(tables: Tables) -> None:
    made = await tables.setup.create(
        "futbol-dash",
        ["you", "open", "open"],
        terms=Terms(stand_in="random"),
        name="Ana",
        browser="a",
    )
    table = made.table
    token = tables.invite_token(table, 2)
    assert token is not None
    Followers(table).connect(0)
    assert await ask_bot(table, 1, by=0)
    assert (table.status, table.names) == ("waiting", ["Ana", "Basti", "Seat 3"])
    assert await ask_bot(table, 2, by=0)
    assert (table.status, table.names) == ("playing", ["Ana", "Basti", "Basti 2"])
    assert said(table)[0] == "Basti takes the shirt that was left on the peg."
    await first_decision(table)
    # The invitation still holds: its guest takes the seat over.
    with pytest.raises(BadRequest, match="A bot is called Basti"):
        await tables.join(token, "basti", "c")
    await tables.join(token, "Cy", "c")
    assert (table.names, table.people) == (["Ana", "Basti", "Cy"], [0, 2])
    assert tables.seat_of(table, "c") == 2
    assert f"{table.names[2]} is on; Basti 2 leaves the pitch." in said(table)


async def test_it_survives_a_restart(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await seated(tables, people=3)
        await first_decision(table)
        followers = Followers(table).connect(0)
        await ask_bot(table, 1, by=0)
        await ask_bot(table, 2, by=0)
        await come_back(table, 2)
        waiting = ["you", "open"]
        lobby = (
            await tables.setup.create(
                "futbol-dash", waiting, terms=Terms(stand_in="random"), name="Ana"
            )
        ).table
        Followers(lobby).connect(0)
        await ask_bot(lobby, 1, by=0)
        followers.disconnect(0)
    async with opened(settings) as tables:
        again, other = await tables.get(table.id), await tables.get(lobby.id)
        assert again.seats.changes == table.seats.changes
        assert (again.people, again.bot_at(1)) == ([0, 2], "random")
        assert (other.status, other.names) == ("playing", ["Ana", "Basti"])
        assert [line for line in said(again) if "comes on for P1" in line] == [
            "Basti comes on for P1."
        ]
        await come_back(again, 1)
        assert again.people == [0, 1, 2]


async def test_the_next_match_begins_with_those_who_had_the_seats(tables: Tables) -> None:
    made = await tables.setup.create(
        "futbol-dash", ["bot:random", "open"], {"goals": 1}, browser="a"
    )
    token = tables.invite_token(made.table, 1)
    assert token is not None
    table, seat = await tables.join(token, "Ana", "a")
    following = await finished_and_again(tables, table, seat)
    assert [place.kind for place in following.places] == ["person", "bot:random"]

    made = await tables.setup.create(
        "futbol-dash",
        ["you", "open"],
        {"goals": 1},
        Terms(stand_in="random"),
        name="A",
        browser="a",
    )
    Followers(made.table).connect(0)
    await ask_bot(made.table, 1, by=0)
    following = await finished_and_again(tables, made.table, 0)
    assert [place.kind for place in following.places] == ["bot:random", "person"]
    assert following.status == "playing"


async def finished_and_again(tables: Tables, table: LiveTable, seat: int) -> LiveTable:
    while table.status == "playing":
        if table.legal(seat) and table.log.match.actor == seat:
            await submit(table, seat, table.legal(seat)[0], table.number)
        else:
            await table.audience.wait_for_change(table.audience.revision)
    return await again(tables, table, seat)


async def test_an_answer_that_stood_is_forgotten(tables: Tables, scene: Any) -> None:
    scene(3, lambda match: match.actor == 0)
    table = await seated(tables, people=3)
    await first_decision(table)
    cards = ("short-pass", "nutmeg", "through-ball", "overlap", "long-pass")
    card = next(a for a in table.log.match.legal if a.removeprefix("play ") in cards)
    await submit(table, 0, card, table.number)
    await submit(table, 2, "hold", table.number)
    assert table.window is not None
    assert table.window.intents == {2: "hold"}
    opened = table.window
    Followers(table).connect(0)
    await ask_bot(table, 2, by=0)
    assert table.window == replace(opened, intents={})  # the others' time goes on


async def two_and_pages(server: RunningServer) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    ana, bo = server.client(), server.client()
    form = {
        "game": "futbol-dash",
        "seat-0": "you",
        "seat-1": "open",
        "name": "Ana",
        "stand-in": "random",
    }
    path = (await ana.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(path[3:])
    token = server.tables.invite_token(table, 1)
    await bo.post(f"{path}/sit", data={"token": token, "name": "Bo"})
    await first_decision(table)
    return ana, bo, path


async def test_by_the_page(server: RunningServer) -> None:
    ana, bo, path = await two_and_pages(server)
    stranger = server.client()
    page = (await ana.get(path)).text
    assert 'id="sub-1"' in page
    assert "Send Basti on" in page
    assert 'id="sub-' not in (await stranger.get(path)).text
    async with ana.stream("GET", f"{path}/events"):
        assert (await stranger.post(f"{path}/stand-in", data={"seat": 1})).status_code == 403
        assert (await ana.post(f"{path}/stand-in", data={"seat": "x"})).status_code == 400
        # Whatever else is sent, it is the table's own bot.
        asked = await ana.post(f"{path}/stand-in", data={"seat": 1, "bot": "youth"})
        assert asked.status_code == 303
    for client in (ana, stranger):
        page = (await client.get(path)).text
        assert "Basti comes on for" in page
        assert "Basti plays" in page
    page = (await bo.get(path)).text
    assert '<form id="back"' in page
    assert 'class="card ready' not in page
    assert (await stranger.post(f"{path}/back")).status_code == 403
    assert (await bo.post(f"{path}/back")).status_code == 303
    assert '<form id="back"' not in (await bo.get(path)).text


async def test_who_stops_reading_and_goes_is_gone(settings: Settings) -> None:
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        tables: Tables = app.state.tables
        table = await seated(tables, people=2)
        bearer = f"Bearer {tables.seat_token(table, 0)}".encode()
        path = f"/api/tables/{table.id}/events"
        scope = {
            "type": "http", "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
            "headers": [(b"host", b"127.0.0.1"), (b"authorization", bearer)],
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
        }  # fmt: skip

        sent = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> Any:
            return sent.pop() if sent else await asyncio.Event().wait()

        async def never(*_: object) -> Any:
            await asyncio.Event().wait()

        reading = asyncio.create_task(app(scope, receive, never))
        await eventually(lambda: table.connected(0))
        await wound_down()  # events have piled up
        gc.disable()  # what nobody closes would be found, some time or other
        try:
            reading.cancel()
            await eventually(lambda: not table.connected(0))
        finally:
            gc.enable()


async def test_by_the_api(server: RunningServer) -> None:
    client = server.client()
    seats = ["you", "open", "bot:rule-of-thumb"]
    new = {
        "game": "futbol-dash", "seats": seats, "name": "Ana", "answer_seconds": None,
        "stand_in": "random",
    }  # fmt: skip
    made = (await client.post("/api/tables", json=new)).json()
    url, own = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['you']['token']}"}
    state = (await client.get(url, headers=own)).json()
    assert [seat["vacant"] for seat in state["seats"]] == [False, True, False]
    wrong = await client.post(f"{url}/stand-ins", json={"seat": 1})
    assert wrong.status_code == 403
    weaker = await client.post(f"{url}/stand-ins", json={"seat": 1, "bot": "youth"}, headers=own)
    assert weaker.status_code == 400
    assert "was said when the table was set up: “random”" in weaker.json()["error"]
    asked = await client.post(f"{url}/stand-ins", json={"seat": 1, "bot": "random"}, headers=own)
    assert asked.status_code == 200
    assert asked.json()["stand_in"] == "random"
    assert asked.json()["status"] == "playing"
    assert asked.json()["seats"][1] == {
        "seat": 1, "name": "Basti", "kind": "open", "bot": "random", "rating": None, "withdrawn": False, "connected": False,
        "vacant": False, "request": None, "clock": None, "program": False, "away": None,
    }  # fmt: skip
    told = []
    async with client.stream("GET", f"{url}/events", headers=own) as response:
        async for event in events(response):
            told.append(event)
            if event["event"] == "seat":
                break
            if len(told) == 1:
                join = {"invite": made["invites"][0]["token"], "name": "Bo"}
                joined = await client.post(f"{url}/join", json=join)
                assert joined.status_code == 200
    assert '"seat": 1, "bot": null, "name": "Bo"' in told[-1]["data"]
    assert (await client.post(f"{url}/back", headers=own)).status_code == 200
