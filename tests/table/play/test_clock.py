"""A game's own clock at a table: when it begins, what goes on beside it, and how it ends."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from kickabout.table.errors import Stale, Unsaved
from kickabout.table.play.clock import Running
from kickabout.table.play.decisions import Result, submit, submit_all, take_back
from kickabout.table.play.driver import FIRST_RETRY, next_step
from kickabout.table.play.live import LiveTable
from kickabout.table.play.tables import Tables
from kickabout.table.play.turn import take_turn
from kickabout.table.settings import Settings
from kickabout.table.store import log_queries
from kickabout.table.web.pages.render import FRESH_SECONDS, Pages
from kickabout.text.messages import Message
from tests.sealed_bids_game import on_the_table
from tests.table.conftest import (
    RunningServer,
    events,
    eventually,
    opened,
    record,
    said,
    settled,
    until,
    wound_down,
)
from tests.table.manual_time import MANUAL_TIME, pass_by, pass_until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _sealed(tmp_path: Path) -> Iterator[None]:
    with on_the_table(tmp_path):
        yield


@pytest.fixture
def anyio_backend() -> Any:
    return MANUAL_TIME


async def seated(tables: Tables, *, timed: str = "on") -> LiveTable:
    """Return a table of two people, who have a minute to seal and as long to add."""
    options = {"tenths": 600, "timed": timed}
    made = await tables.setup.create(
        "sealed-bids", ["you", "open"], options, name="P0", browser="b0"
    )
    assert made.table.situation.clock is None  # nobody waits for it before all have sat down
    token = tables.invite_token(made.table, 1)
    assert token is not None
    await tables.join(token, "P1", "b1")
    return made.table


def actions(table: LiveTable) -> list[str]:
    return [entry.action for entry in table.log.entries]


async def bids(table: LiveTable, *seats: int) -> None:
    for seat in seats:
        await submit_all(table, seat, ["seal 2"] * 3, table.number)


def clock_of(table: LiveTable) -> Running:
    """Return the clock that runs at a table."""
    assert table.situation.clock is not None
    return table.situation.clock


async def test_it_begins_with_the_state_and_ends_by_itself(tables: Tables) -> None:
    table = await seated(tables)
    clock = clock_of(table)
    assert (clock.name, clock.seconds, clock.end) == ("seal", 60.0, "time")
    assert clock.deadline == table.situation.since + 60 == table.now + 60
    await submit(table, 1, "seal 4", 0)
    pass_until(clock.deadline - 0.001)
    await settled(table)
    assert actions(table) == ["seal 4"]
    pass_until(clock.deadline)
    await until(table, lambda: "time" in actions(table))
    assert table.log.entries[1].actor == -1
    await until(table, lambda: table.situation.clock is not None)
    assert clock_of(table).name == "add"
    pass_until(clock_of(table).deadline)  # nobody adds anything
    await until(table, lambda: table.status == "over")
    assert actions(table)[-1] == "whistle"
    assert table.situation.clock is None
    assert table.log.match.scores == [0, 4]


async def test_without_one_a_table_waits_for_ever(tables: Tables) -> None:
    table = await seated(tables, timed="off")
    assert table.situation.clock is None
    assert next_step(table) is None
    pass_by(24 * 60 * 60)
    await settled(table)
    assert actions(table) == []


@pytest.mark.usefixtures("still")
async def test_one_that_hurries_does_not_run_for_somebody_alone_among_bots(
    tables: Tables,
) -> None:
    options = {"tenths": 600, "timed": "hurried"}
    assert clock_of(await seated(tables, timed="hurried")).name == "seal"
    made = await tables.setup.create(
        "sealed-bids", ["you", "bot:rule-of-thumb"], options, name="P0"
    )
    table = made.table
    assert table.log.match.clock is not None
    assert table.situation.clock is None
    await bids(table, 0)
    assert table.situation.clock is None
    await bids(table, 1)
    while table.log.match.actor == "chance":
        await record(table, -1, table.log.next_roll())
    assert clock_of(table).name == "add"  # what the end of a match goes by runs for everybody


@pytest.mark.usefixtures("still")
async def test_it_goes_on_under_its_name_and_begins_anew_under_another(tables: Tables) -> None:
    table = await seated(tables)
    first = table.situation.clock
    assert first is not None
    await submit(table, 0, "seal 2", 0)
    await submit(table, 0, "unseal", 1)
    assert table.situation.clock is first
    await bids(table, 0, 1)
    while table.log.match.actor == "chance":
        await record(table, -1, table.log.next_roll())
    second = table.situation.clock
    assert second is not None
    assert (second.name, second.end) == ("add", "whistle")
    assert second is not first
    await submit(table, 0, "add 1", table.number)
    assert table.situation.clock is second
    await take_back(table, 0, table.number)  # which does not win the time back
    assert table.situation.clock is second


@pytest.mark.usefixtures("still")
async def test_looking_at_a_table_leaves_it_running(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await seated(tables)
        clock = table.situation.clock
        tables.forget_quiet(asyncio.get_running_loop().time() + 1)
        assert await tables.get(table.id) is table
        await table.read_again()
        assert table.situation.clock is clock


async def test_a_server_that_comes_back_lets_it_run_anew(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await seated(tables)
        await submit(table, 0, "seal 2", 0)
        before = clock_of(table)
    pass_by(40)
    async with opened(settings) as tables:
        after = clock_of(await tables.get(table.id))
        assert after.name == before.name
        assert after.deadline == before.deadline + 40


async def test_what_it_has_ended_stays_ended(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await seated(tables)
        pass_until(clock_of(table).deadline)
        await until(table, lambda: len(actions(table)) == 7)
    async with opened(settings) as tables:
        again = await tables.get(table.id)
        assert actions(again)[:2] == ["time", "show 0"]
        assert again.log.match.log == table.log.match.log
        pass_until(clock_of(again).deadline)
        await until(again, lambda: again.status == "over")


async def test_whoever_is_in_the_middle_is_told(tables: Tables) -> None:
    table = await seated(tables)
    await submit_all(table, 0, ["seal 1", "seal 1"], 0)
    pass_until(clock_of(table).deadline)
    await until(table, lambda: "time" in actions(table))
    with pytest.raises(Stale) as stale:
        await submit(table, 0, "seal 1", 2)
    assert "Time is up" in said(table, stale.value, 0)
    assert not table.may_undo(0)


@pytest.mark.parametrize("first", ["decision", "clock"])
async def test_of_a_decision_and_its_end_the_first_is_played(tables: Tables, first: str) -> None:
    """Both want the table in the same moment."""
    table = await seated(tables)
    gate = asyncio.Event()
    before = asyncio.create_task(take_turn(table, lambda _: gate.wait()))
    await wound_down()
    decision: asyncio.Task[Result] | None = None
    if first == "decision":
        decision = asyncio.create_task(submit(table, 1, "seal 4", 0))
        await wound_down()
    pass_until(clock_of(table).deadline)
    await wound_down()
    if decision is None:
        decision = asyncio.create_task(submit(table, 1, "seal 4", 0))
        await wound_down()
    assert actions(table) == []
    gate.set()
    await before
    if first == "decision":
        assert await decision == "played"
    else:
        with pytest.raises(Stale):
            await decision
    await until(table, lambda: len(actions(table)) > 6)
    assert actions(table)[:2] == (["seal 4", "time"] if first == "decision" else ["time", "show 0"])
    assert actions(table).count("time") == 1


@pytest.mark.usefixtures("still")
async def test_it_comes_before_what_is_due_later(tables: Tables) -> None:
    made = await tables.setup.create(
        "sealed-bids", ["you", "bot:random"], {"tenths": 600}, name="P0", browser="b0"
    )
    table = made.table
    step = next_step(table)
    assert step is not None
    assert step.kind == "bot"
    await bids(table, 1)
    step = next_step(table)
    assert step is not None
    assert table.situation.clock is not None
    assert (step.kind, step.seat, step.due) == ("clock", -1, table.situation.clock.deadline)


async def test_its_end_is_tried_again_until_it_is_saved(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(tables)
    fails = 2
    write = tables.store.write

    async def seldom(work: Any) -> Any:
        nonlocal fails
        if fails:
            fails -= 1
            raise Unsaved(Message("error-unsaved", id="it-is-full"))
        return await write(work)

    monkeypatch.setattr(tables.store, "write", seldom)
    clock = clock_of(table)
    pass_until(clock.deadline)
    for left, seconds in ((1, FIRST_RETRY), (0, 2 * FIRST_RETRY)):
        await settled(table)
        assert fails == left
        pass_by(seconds - 0.001)
        await settled(table)
        assert fails == left
        assert table.trouble is not None
        assert table.situation.clock is clock
        pass_by(0.001)
    await until(table, lambda: "time" in actions(table))
    assert table.trouble is None
    stored = await tables.store.read(lambda c: log_queries.read_moves(c, table.id))
    assert stored[0].action == "time"


async def test_one_that_goes_on_after_its_end_runs_anew(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kickabout import games

    game = games.find("sealed-bids")

    def apply(box: Any, state: Any, action: int) -> None:
        clock = game.clock(table.log.match.box, state)
        if clock is None or action != clock.code:
            game.apply(box, state, action)

    table = await seated(tables)
    table.log.match.game = replace(game, apply=apply)
    first = clock_of(table)
    pass_until(first.deadline)
    await until(table, lambda: actions(table) == ["time"])
    assert clock_of(table).name == first.name
    assert clock_of(table).deadline == first.deadline + first.seconds


@pytest.mark.usefixtures("still")
async def test_a_page_that_is_made_again_shows_what_is_left_then(tables: Tables) -> None:
    table, pages = await seated(tables), Pages(tables)

    def left() -> int:
        shown = re.search(
            r'<p id="clock">seal (\d+)</p>', pages.live(table, 0, "http://here", "en")
        )
        assert shown is not None
        return int(shown[1])

    assert left() == 60_000
    pass_by(FRESH_SECONDS / 2)
    assert left() == 60_000
    pass_by(FRESH_SECONDS / 2)
    assert left() == 60_000 - 1000 * FRESH_SECONDS


@pytest.mark.parametrize("anyio_backend", ["asyncio"])  # a server's own life is timed
async def test_pages_and_programs_see_it(server: RunningServer) -> None:
    client = server.client()
    form = {
        "game": "sealed-bids", "seat-0": "you", "seat-1": "bot:random", "name": "Ana",
        "option-tenths": "600",
    }  # fmt: skip
    page = (await client.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(page.removeprefix("/t/"))
    await eventually(lambda: table.waiting_for() == [0])
    shown = re.search(r'<p id="clock">(\w+) (\d+)</p>', (await client.get(page)).text)
    assert shown is not None
    assert shown[1] == "seal"
    assert 50_000 < int(shown[2]) <= 60_000
    state = (await server.client().get(f"/api/tables/{table.id}")).json()
    assert state["clock"]["name"] == "seal"
    assert state["clock"]["seconds"] == 60.0
    assert state["clock"]["left_ms"] <= int(shown[2])
    assert datetime.fromisoformat(state["clock"]["ends"]) > datetime.now(UTC)
    async with client.stream("GET", f"/api/tables/{table.id}/events") as stream:
        turn = await anext(one async for one in events(stream) if one["event"] == "turn")
    assert json.loads(turn["data"])["clock"]["name"] == "seal"
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "bot:random", "name": "Ana"}
    other = (await client.post("/tables", data=form)).headers["location"]
    assert (await client.get(f"/api{other.replace('/t/', '/tables/')}")).json()["clock"] is None
