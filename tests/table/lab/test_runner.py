"""Questions to the laboratory: played one after the other, cancelled, and taken up again whatever dies."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial

import pytest
import sqlalchemy as sa

from kickabout.games.futbol_dash.box import load_box
from kickabout.table.errors import Refused, Unknown
from kickabout.table.lab import LabRunner, Plan, runner
from kickabout.table.settings import Limits, Settings
from kickabout.table.store import LabRun, Store, lab_queries, now, queries

pytestmark = pytest.mark.anyio

PROMPT = """
import json, sys
asked = json.loads(sys.stdin.readline())
print(json.dumps({"phase": "play", "done": 3, "total": asked["plan"]["matches"]}), flush=True)
"""
ANSWERS = PROMPT + 'print(json.dumps({"report": "<p>found</p>", "figures": "{}"}), flush=True)\n'
DIES = PROMPT + "sys.exit(1)\n"
WAITS = PROMPT + "sys.stdin.read()\n"
STOPS = (
    "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    + PROMPT
    + "import time\ntry:\n    time.sleep(60)\nexcept KeyboardInterrupt:\n    print(json.dumps({'report': 'so far', 'figures': '{}'}), flush=True)\n"
)


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.data, settings.database)
    yield store
    store.close()


@asynccontextmanager
async def playing(
    store: Store, script: str, monkeypatch: pytest.MonkeyPatch, limits: Limits | None = None
) -> AsyncIterator[LabRunner]:
    """A server whose processes do as a script says."""
    monkeypatch.setattr(runner, "COMMAND", (sys.executable, "-c", script))
    monkeypatch.setattr(runner, "NOTE_SECONDS", 0.05)
    monkeypatch.setattr(runner, "LOOK_SECONDS", 0.05)
    lab = LabRunner(store, limits, None)
    lab.start()
    try:
        yield lab
    finally:
        await lab.stop()


async def asked(store: Store, run: str = "one", most_open: int | None = None) -> str:
    """Ask a question."""
    plan = Plan("sim", "futbol-dash", "Mine", 2, "rule-of-thumb", 100)

    def add(connection: sa.Connection) -> None:
        digest = queries.keep_box(connection, load_box().text)
        lab_queries.add_run(
            connection,
            run=run,
            browser="b",
            game="futbol-dash",
            name="Mine",
            box_digest=digest,
            base_digest=None,
            plan=plan.kept,
            most_open=most_open,
        )

    await store.write(add)
    return run


async def stands(store: Store, run: str, *states: str) -> LabRun:
    """Wait until a question stands so."""
    for _ in range(3000):
        found = await store.read(partial(lab_queries.lab_run, run=run))
        if found.state in states:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError(f"it is {found.state}, never one of {states}")


async def test_it_is_answered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(store, ANSWERS, monkeypatch) as lab:
        await asked(store)
        lab.wake()
        found = await stands(store, "one", "done")
        assert found.ended is not None
        assert found.figures == "{}"
        assert await store.read(lambda c: lab_queries.lab_report(c, "one")) == "<p>found</p>"


async def test_one_at_a_time_in_the_order_in_which_they_came(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        await asked(store, name)
    async with playing(store, WAITS, monkeypatch) as lab:
        await stands(store, "one", "running")
        second = await stands(store, "two", "waiting")
        assert await store.read(lambda c: lab_queries.runs_before(c, second)) == 1
        assert await store.write(lambda c: lab_queries.cancel_run(c, "one"))
        lab.wake()
        await stands(store, "two", "running")
        await stands(store, "one", "cancelled")
    # The process has gone with the server; what it played waits, and has cost no try.
    await stands(store, "two", "waiting")
    async with playing(store, ANSWERS, monkeypatch):
        await stands(store, "two", "done")


async def test_a_process_that_dies_is_tried_again_but_not_for_ever(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asked(store)
    async with playing(store, DIES, monkeypatch):
        found = await stands(store, "one", "failed")
        assert found.fault == ""


async def test_a_server_that_died_leaves_it_to_be_played_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asked(store)
    claimed = await store.write(lambda c: lab_queries.claim_run(c, "one that has died"))
    assert claimed is not None
    assert json.loads(json.dumps(claimed.plan))["matches"] == 100
    async with playing(store, ANSWERS, monkeypatch):
        await stands(store, "one", "done")


async def test_what_takes_too_long_reports_what_it_has_played(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asked(store)
    async with playing(store, STOPS, monkeypatch, Limits(lab_seconds=0.3)):
        await stands(store, "one", "done")
        assert await store.read(lambda c: lab_queries.lab_report(c, "one")) == "so far"


async def test_a_browser_waits_for_a_few_at_most(store: Store) -> None:
    for name in ("one", "two"):
        await asked(store, name, most_open=2)
    with pytest.raises(Refused, match="2 questions"):
        await asked(store, "three", most_open=2)


async def test_the_old_ones_go_with_their_boxes(store: Store) -> None:
    await asked(store)
    await store.write(lambda c: lab_queries.remove_lab(c, now() - timedelta(days=1)))
    assert (await store.read(lambda c: lab_queries.lab_run(c, "one"))).state == "waiting"
    digest = (await store.read(lambda c: lab_queries.lab_run(c, "one"))).box_digest
    await store.write(lambda c: lab_queries.remove_lab(c, now() + timedelta(days=1)))
    assert not await store.read(lambda c: lab_queries.lab_runs(c, "b"))
    with pytest.raises(Unknown):
        await store.read(lambda c: queries.box_text(c, digest))
