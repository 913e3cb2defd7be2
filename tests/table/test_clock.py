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

from kickabout.table import queries
from kickabout.table.driver import Driver, next_step
from kickabout.table.errors import Refused, Stale, Unsaved
from kickabout.table.live import LiveTable
from kickabout.table.render import FRESH_SECONDS, Pages
from kickabout.table.settings import Settings
from kickabout.table.tables import Tables
from kickabout.text.messages import Message
from tests.sealed_bids_game import on_the_table

from .conftest import RunningServer, events, eventually, opened, said, until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _sealed(tmp_path: Path) -> Iterator[None]:
    with on_the_table(tmp_path):
        yield


@pytest.fixture
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stand_still(driver: Driver) -> None:
        del driver

    monkeypatch.setattr(Driver, "run", stand_still)


async def seated(tables: Tables, tenths: int = 600, *, timed: str = "on") -> LiveTable:
    """A table of two people."""
    options = {"tenths": tenths, "timed": timed}
    made = await tables.create("sealed-bids", ["you", "open"], options, name="P0", browser="b0")
    assert made.table.clock is None  # nobody waits for it before all have sat down
    token = tables.invite_token(made.table, 1)
    assert token is not None
    await tables.join(token, "P1", "b1")
    return made.table


def actions(table: LiveTable) -> list[str]:
    return [entry.action for entry in table.log.entries]


async def bids(table: LiveTable, *seats: int) -> None:
    for seat in seats:
        await table.submit_all(seat, ["seal 2"] * 3, table.number)


async def test_it_begins_with_the_state_and_ends_by_itself(tables: Tables) -> None:
    table = await seated(tables, 2)
    clock = table.clock
    assert clock is not None
    assert (clock.name, clock.seconds, clock.end) == ("seal", 0.2, "time")
    assert clock.deadline == pytest.approx(table.since + 0.2)
    await table.submit(1, "seal 4", 0)
    await until(table, lambda: "time" in actions(table))
    assert asyncio.get_running_loop().time() >= clock.deadline
    assert table.log.entries[1].actor == -1
    await until(
        table, lambda: table.status == "over"
    )  # nobody adds anything: the next one ends too
    assert actions(table)[-1] == "whistle"
    assert table.clock is None
    assert table.log.match.scores == [0, 4]


async def test_without_one_a_table_waits_for_ever(tables: Tables) -> None:
    table = await seated(tables, 1, timed="off")
    assert table.clock is None
    await asyncio.sleep(0.2)
    assert actions(table) == []


@pytest.mark.usefixtures("_still")
async def test_it_goes_on_under_its_name_and_begins_anew_under_another(tables: Tables) -> None:
    table = await seated(tables)
    first = table.clock
    assert first is not None
    await table.submit(0, "seal 2", 0)
    await table.submit(0, "unseal", 1)
    assert table.clock is first
    await bids(table, 0, 1)
    while table.log.match.actor == "chance":
        await table.record(-1, table.log.next_roll())
    second = table.clock
    assert second is not None
    assert (second.name, second.end) == ("add", "whistle")
    assert second is not first
    await table.submit(0, "add 1", table.number)
    assert table.clock is second
    await table.undo(0, table.number)  # which does not win the time back
    assert table.clock is second


@pytest.mark.usefixtures("_still")
async def test_looking_at_a_table_leaves_it_running(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await seated(tables)
        clock = table.clock
        tables.forget_quiet(asyncio.get_running_loop().time() + 1)
        assert await tables.get(table.id) is table
        await table.reconcile()
        table._in_doubt = True
        await table.reconcile()  # made again from the database
        assert table.clock is clock


async def test_a_server_that_comes_back_lets_it_run_anew(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await seated(tables)
        await table.submit(0, "seal 2", 0)
        before = table.clock
    await asyncio.sleep(0.05)
    async with opened(settings) as tables:
        again = await tables.get(table.id)
        after = again.clock
        assert before is not None
        assert after is not None
        assert after.name == before.name
        assert after.ends_at > before.ends_at
        assert after.left_ms > 59_000


async def test_what_it_has_ended_stays_ended(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await seated(tables, 1)
        await until(table, lambda: len(actions(table)) == 7)
    async with opened(settings) as tables:
        again = await tables.get(table.id)
        assert actions(again)[:2] == ["time", "show 0"]
        assert again.log.match.log[:7] == table.log.match.log
        await until(again, lambda: again.status == "over")


async def test_whoever_is_in_the_middle_is_told(tables: Tables) -> None:
    table = await seated(tables, 2)
    await table.submit_all(0, ["seal 1", "seal 1"], 0)
    await until(table, lambda: "time" in actions(table))
    with pytest.raises(Stale) as stale:
        await table.submit(0, "seal 1", 2)
    assert "Time is up" in said(table, stale.value, 0)
    assert not table.may_undo(0)


async def test_a_decision_that_meets_its_end_is_played_before_or_not_at_all(
    tables: Tables,
) -> None:
    """Both want the table in the same moment, again and again."""
    played = refused = 0
    for number in range(12):
        table = await seated(tables, 1)
        clock = table.clock
        assert clock is not None
        wait = clock.deadline - asyncio.get_running_loop().time() + (number - 6) / 2000
        await asyncio.sleep(max(wait, 0))
        try:
            await table.submit(1, "seal 4", 0)
            played += 1
        except (Stale, Refused):
            refused += 1
        await until(table, lambda table=table: table.status == "over")  # type: ignore[misc]
        assert actions(table)[:2] in (["seal 4", "time"], ["time", "show 0"])
        assert actions(table).count("time") == 1
    assert played + refused == 12


@pytest.mark.usefixtures("_still")
async def test_it_comes_before_what_is_due_later(tables: Tables) -> None:
    made = await tables.create(
        "sealed-bids", ["you", "bot:random"], {"tenths": 600}, name="P0", browser="b0"
    )
    table = made.table
    step = next_step(table)
    assert step is not None
    assert step.kind == "bot"
    await bids(table, 1)
    step = next_step(table)
    assert step is not None
    assert table.clock is not None
    assert (step.kind, step.seat, step.due) == ("clock", -1, table.clock.deadline)


async def test_its_end_is_tried_again_until_it_is_saved(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(tables, 2)
    fails = 2
    write = tables.store.write

    async def seldom(work: Any) -> Any:
        nonlocal fails
        if fails:
            fails -= 1
            raise Unsaved(Message("error-unsaved", cause="it is full"))
        return await write(work)

    monkeypatch.setattr(tables.store, "write", seldom)
    monkeypatch.setattr("kickabout.table.driver.FIRST_RETRY", 0.01)
    await until(table, lambda: table.trouble is not None)
    assert table.clock is not None
    await until(table, lambda: "time" in actions(table))
    assert table.trouble is None
    stored = await tables.store.read(lambda c: queries.read_moves(c, table.id))
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

    table = await seated(tables, 1)
    table.log.match.game = replace(game, apply=apply)
    first = table.clock
    await until(table, lambda: actions(table) == ["time"])
    assert first is not None
    assert table.clock is not None
    assert table.clock.deadline >= first.deadline + 0.1


@pytest.mark.usefixtures("_still")
async def test_a_page_that_is_made_again_shows_what_is_left_then(tables: Tables) -> None:
    table, pages = await seated(tables), Pages(tables)

    def left() -> int:
        shown = re.search(
            r'<p id="clock">seal (\d+)</p>', pages.live(table, 0, "http://here", "en")
        )
        assert shown is not None
        return int(shown[1])

    first = left()
    await asyncio.sleep(FRESH_SECONDS + 0.05)
    assert left() <= first - 1000 * FRESH_SECONDS


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
    await asyncio.sleep(0.25)
    later = re.search(r'<p id="clock">(\w+) (\d+)</p>', (await client.get(page)).text)
    assert later is not None
    assert int(later[2]) < int(shown[2])
    async with client.stream("GET", f"/api/tables/{table.id}/events") as stream:
        turn = await anext(one async for one in events(stream) if one["event"] == "turn")
    assert json.loads(turn["data"])["clock"]["name"] == "seal"
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "bot:random", "name": "Ana"}
    other = (await client.post("/tables", data=form)).headers["location"]
    assert (await client.get(f"/api{other.replace('/t/', '/tables/')}")).json()["clock"] is None
