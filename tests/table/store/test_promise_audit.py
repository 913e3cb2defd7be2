"""The plug is pulled under play, three times: `python -m benchmarks.kill_test` does it 200 times."""

from functools import partial
from pathlib import Path

import pytest

from benchmarks.kill_test import Ordeal, Outcome
from benchmarks.promise_audit import Promise, PromiseAudit, Received, may_read
from kickabout.table.store import log_queries, records
from kickabout.table.store.database import Store
from kickabout.table.store.records import Entry

pytestmark = [pytest.mark.anyio, pytest.mark.long]


async def test_a_killed_server_owes_nobody_anything(tmp_path: Path) -> None:
    heard: list[int] = []

    def report(kill: int, so_far: Outcome) -> None:
        assert so_far.faults == []
        heard.append(kill)

    outcome = await Ordeal(tmp_path / "data", seed=2, tables=3, goals=1).run(3, report)
    assert outcome.faults == []
    assert heard == [1, 2, 3]
    assert outcome.acknowledged > 0
    assert outcome.resumed > 0
    assert outcome.finished == outcome.tables


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """A database with one short log in it."""
    store = Store(tmp_path)
    log = [(-1, "start 0"), (-1, "draw foul"), (0, "play nutmeg"), (1, "hold")]
    await store.write(lambda c: c.exec_driver_sql("PRAGMA foreign_keys=OFF").rowcount)
    for number, (actor, action) in enumerate(log):
        entry = Entry(number, actor, action, records.now())
        await store.write(partial(log_queries.add_move, table="t", entry=entry))
    store.close()
    return tmp_path


def audit() -> PromiseAudit:
    return PromiseAudit(people={"t": {0}}, sent={"t": {(0, "play nutmeg")}})


async def test_a_log_that_bears_everything_out_is_without_fault(folder: Path) -> None:
    kept = audit()
    kept.promises = [Promise("t", 0, "play nutmeg", 2, 3)]
    kept.received = [Received("t", 1, [(-1, "start 0"), (-1, "draw card"), (0, "play nutmeg")])]
    kept.check(["t"], folder)
    assert kept.faults == []


@pytest.mark.parametrize(
    ("promises", "received", "sent", "said"),
    [
        ([Promise("t", 0, "play overlap", 2, 3)], [], True, "acknowledged and lost"),
        ([Promise("t", 0, "play nutmeg", 3, 4)], [], True, "acknowledged and lost"),
        ([Promise("t", 0, "play nutmeg", 2, 3)] * 2, [], True, "acknowledged and lost"),
        ([], [(-1, "start 1")], True, "entry 0"),
        ([], [(-1, "start 0"), (-1, "draw var")], True, "entry 1"),
        ([], [(-1, "start 0"), (-1, "draw card"), *[(0, "hold")] * 3], True, "was told 5"),
        ([], [], False, "nobody sent entry 2"),
    ],
)
async def test_a_broken_word_is_found(
    folder: Path, promises: list[Promise], received: list[tuple[int, str]], sent: bool, said: str
) -> None:
    broken = audit()
    broken.promises = promises
    broken.received = [Received("t", 1, received)]
    if not sent:
        broken.sent["t"].clear()
    broken.check(["t"], folder)
    assert any(said in fault for fault in broken.faults)


def test_only_what_an_entry_is_about_may_be_hidden() -> None:
    assert may_read("draw foul", "draw foul")
    assert may_read("draw foul", "draw card")
    assert may_read("strike left", "strike secret")
    assert not may_read("shoot goal", "draw card")
    assert not may_read("draw foul", "draw var")
