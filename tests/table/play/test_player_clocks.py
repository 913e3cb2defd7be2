"""The clocks of the people at a table: what runs, what is left, and what becomes of whoever is out of time."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from kickabout.engine.actions import HOLD
from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play import Terms, call_off, clock_of, resign
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.live import LiveTable
from kickabout.table.play.resigning import may_call_off
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.time_control import CHOICES, TimeControl
from kickabout.table.web.api.answers import transcript_of
from tests.table.conftest import first_decision, opened, seated, settled, until
from tests.table.manual_time import MANUAL_TIME, pass_by
from tests.table.play.test_dice import verdict_on
from tests.table.play.test_peers import pair  # noqa: F401 - a fixture

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> Any:
    return MANUAL_TIME


def left(table: LiveTable, seat: int) -> float | None:
    clock = clock_of(table, seat)
    return None if clock is None else round(clock.left, 3)


@pytest.mark.parametrize(
    ("notation", "read"),
    [
        ("60s", TimeControl("60s", 60)),
        ("5+3", TimeControl("5+3", 300, 3)),
        ("180+0", TimeControl("180+0", 10_800, 0)),
        ("3d", TimeControl("3d", 3 * 86_400)),
    ],
)
def test_a_time_control_is_read(notation: str, read: TimeControl) -> None:
    assert TimeControl.read(notation) == read
    assert (read.in_days, read.days) == ((True, 3) if notation == "3d" else (False, 0))


@pytest.mark.parametrize(
    "notation", ["", "5", "9s", "601s", "0+5", "181+0", "5+61", "0d", "15d", "5 + 3", "٥+3", "1e3s"]
)
def test_another_notation_is_refused(notation: str) -> None:
    with pytest.raises(ValueError, match="a time control is 10s to 600s"):
        TimeControl.read(notation)


def test_all_that_are_offered_can_be_read() -> None:
    for notation in CHOICES:
        TimeControl.read(notation)


async def test_the_time_of_a_match_runs_for_whoever_is_asked(tables: Tables) -> None:
    table = await seated(tables, 2, answer_seconds=8.0, time_control="5+5")
    one = await first_decision(table)
    other = 1 - one
    assert (left(table, one), left(table, other)) == (300, 300)
    assert [clock.runs for seat in (one, other) if (clock := clock_of(table, seat))] == [
        True,
        False,
    ]
    pass_by(20)
    assert (left(table, one), left(table, other)) == (280, 300)
    await submit(table, one, table.legal(one)[0], table.number)
    spent = [(entry.actor, entry.spent_ms) for entry in table.log.entries if entry.spent_ms]
    assert spent == [(one, 20_000)]
    await until(table, lambda: table.window is not None or table.log.match.actor == other)
    while table.window is not None:  # it takes nothing of anybody's clock
        assert clock_of(table, table.window.seats[0]) == clock_of(table, other)
        await submit(table, table.window.seats[0], HOLD, table.number)
        await settled(table)
    assert left(table, one) == 285
    assert left(table, other) == 300


async def test_the_flag_falls_as_an_entry_of_the_log(tables: Tables) -> None:
    table = await seated(tables, 2, answer_seconds=8.0, time_control="1+0")
    one = await first_decision(table)
    pass_by(59)
    await settled(table)
    assert table.status == "playing"
    pass_by(1.1)
    await until(table, lambda: table.status == "over")
    assert (table.log.entries[-1].actor, table.log.entries[-1].action) == (one, "lose on time")
    assert table.log.match.winners == [1 - one]
    assert table.situation.manner == "on-time"
    verdict = verdict_on(transcript_of(table))
    assert (verdict.faults, verdict.beside) == ((), ((one, "lose on time"),))


async def test_of_three_a_bot_plays_on_for_whoever_is_out_of_time(tables: Tables) -> None:
    table = await seated(tables, 3, answer_seconds=8.0, time_control="1+0")
    one = await first_decision(table)
    pass_by(61)
    await until(table, lambda: one in table.log.match.withdrawn)
    assert (table.status, table.bot_at(one)) == ("playing", "random")


async def test_the_bench_decides_once_and_then_the_match_is_lost(tables: Tables) -> None:
    table = await seated(tables, 2, answer_seconds=8.0, time_control="60s")
    one = await first_decision(table)
    number = table.number
    pass_by(61)
    await until(table, lambda: table.number > number + 1)
    told, decided = table.log.entries[number : number + 2]
    assert (told.actor, told.action) == (one, "run out of time")
    assert decided.actor == one
    assert json.loads(decided.player or "{}")["kind"] == "bot:rule-of-thumb"
    await settled(table)
    while table.waiting_for() != [one] or table.window is not None:
        seat = table.waiting_for()[0]
        await submit(table, seat, table.legal(seat)[-1], table.number)
        await settled(table)
    pass_by(61)
    await until(table, lambda: table.log.match.is_over)
    assert table.log.entries[-1].action == "lose on time"
    assert [entry.action for entry in table.log.entries].count("run out of time") == 1
    assert verdict_on(transcript_of(table)).faults == ()


async def test_nothing_is_taken_back_where_time_runs(tables: Tables) -> None:
    table = await seated(tables, 2, answer_seconds=8.0, time_control="5+5")
    one = await first_decision(table)
    await submit(table, one, table.legal(one)[0], table.number)
    with pytest.raises(Refused):
        await take_back(table, one, table.number)


async def test_nobody_loses_time_by_a_server_that_ends(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await seated(tables, 2, answer_seconds=8.0, time_control="5+5")
        one = await first_decision(table)
        pass_by(30)
        await submit(table, one, table.legal(one)[0], table.number)
        name, entries = table.id, table.log.entries
        had = {seat: table.situation.seconds_left.get(seat, 300) for seat in (0, 1)}
        pass_by(100)
    async with opened(settings) as tables:
        table = await tables.get(name)
        assert table.log.entries[: len(entries)] == entries
        assert {seat: table.situation.seconds_left.get(seat, 300) for seat in (0, 1)} == had


async def test_no_clock_runs_for_bots_nor_before_and_after_the_match(tables: Tables) -> None:
    table = await seated(tables, 1, bots=1, time_control="5+5")
    assert clock_of(table, 1) is None
    await first_decision(table)
    await resign(table, 0)
    assert (clock_of(table, 0), clock_of(table, 1)) == (None, None)


@pytest.mark.parametrize(
    ("kinds", "more", "said"),
    [
        (["you", "open"], {"time_control": "5", "answer_seconds": 4.0}, "error-not-allowed"),
        (["you", "open"], {"time_control": "5+5", "answer_seconds": None}, "error-clock-answers"),
        (["you", "here"], {"time_control": "5+5"}, "error-clock-alone"),
        (["you", "open"], {"time_control": "5+5", "real": True}, "error-clock-alone"),
        (["bot:random", "bot:random"], {"time_control": "5+5"}, "error-clock-alone"),
        (["you", "bot:random"], {"time_control": "3d"}, "error-days-people"),
    ],
)
async def test_a_table_that_cannot_have_a_clock_is_refused(
    tables: Tables, kinds: list[str], more: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadRequest) as error:
        await tables.setup.create(
            "futbol-dash", kinds, terms=Terms(**more), name="P0", browser="b0"
        )
    assert error.value.message.id == said
    assert list(tables.in_memory()) == []


async def test_who_is_alone_ends_the_match_once_the_other_has_left(tables: Tables) -> None:
    table = await seated(tables, 2, answer_seconds=8.0)
    await first_decision(table)
    table.occupancy.patience = 60
    for gone, seat in ((1, 0), (0, 0), (7, 0)):
        with pytest.raises(Refused) as error:
            await call_off(table, seat, gone)
        assert error.value.message.id == "error-call-off"
    with table.watching(0):
        pass_by(179)
        assert not may_call_off(table, 0, 1)
        tables.hear("b1")  # another page is a sign of life
        pass_by(179)
        assert not may_call_off(table, 0, 1)
        pass_by(2)
        await call_off(table, 0, 1)
    assert (table.status, table.log.match.winners) == ("over", [0])
    assert (table.log.entries[-1].actor, table.log.entries[-1].action) == (1, "lose by leaving")


async def test_a_flag_and_a_decision_at_once_have_one_outcome_on_both_servers(
    pair: tuple[Tables, Tables],  # noqa: F811 - the fixture
) -> None:
    mine = await seated(pair[0], 2, answer_seconds=8.0, time_control="1+0")
    one = await first_decision(mine)
    theirs = await pair[1].get(mine.id)
    pass_by(59.99)
    at, action = theirs.number, theirs.legal(one)[0]
    decided = asyncio.create_task(submit(theirs, one, action, at))
    pass_by(0.1)
    outcome = (await asyncio.gather(decided, return_exceptions=True))[0]
    await settled(mine)
    async with theirs.lock:
        await theirs.catch_up()
    actions = [entry.action for entry in mine.log.entries]
    if outcome == "played":
        assert actions[at] == action
    else:
        assert isinstance(outcome, Refused)
        assert actions[at] == "lose on time"
    count = min(len(mine.log.entries), len(theirs.log.entries))
    assert [replace(e, at=mine.log.entries[0].at) for e in mine.log.entries[:count]] == [
        replace(e, at=mine.log.entries[0].at) for e in theirs.log.entries[:count]
    ]
