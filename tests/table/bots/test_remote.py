"""Bots on machines of their own: questions go by way of the database, and each is answered once."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

import kickabout
from kickabout.table.bots import pool
from kickabout.table.bots.pool import MOVE, WIN_CHART, BotError, BotPool
from kickabout.table.bots.remote import BotWorker, RemoteBots
from kickabout.table.store import jobs, leases, listen
from kickabout.table.store.database import Store

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@pytest.fixture
async def store(tmp_path: Path, postgresql: str) -> AsyncIterator[Store]:
    store = Store(tmp_path, postgresql)
    yield store
    await asyncio.to_thread(store.close)


@asynccontextmanager
async def working(database: str) -> AsyncIterator[None]:
    """Run a worker of the database with one process."""
    store = Store(Path(), database)
    ready = asyncio.Event()
    running = asyncio.create_task(BotWorker(store, 1).run(ready.set))
    await ready.wait()
    try:
        yield
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        store.close()


@asynccontextmanager
async def asking(store: Store) -> AsyncIterator[RemoteBots]:
    """Open a server's side of the queue, which hears when a worker has answered."""
    assert store.database is not None
    bots = RemoteBots(store)

    async def hear(database: str) -> None:
        async for news in listen(database):
            bots.heard(news.about)

    hearing = asyncio.create_task(hear(store.database))
    yield bots
    await bots.close()
    hearing.cancel()
    with suppress(asyncio.CancelledError):
        await hearing


@asynccontextmanager
async def entered(store: Store, *workers: str) -> AsyncIterator[None]:
    """Enter workers, who listen as long as this is open."""
    assert store.database is not None
    streams = []
    for worker in workers:
        await store.write(partial(leases.enter, server=worker))
        stream = listen(store.database, worker)
        await anext(stream)
        streams.append(stream)
    yield
    for stream in streams:
        await stream.aclose()


async def length(store: Store) -> int:
    """Return how many questions are in the queue."""
    return await store.read(
        lambda c: int(c.exec_driver_sql("SELECT count(*) FROM jobs").scalar_one())
    )


async def test_a_worker_answers_what_a_server_asks(store: Store, postgresql: str) -> None:
    match = kickabout.new("futbol-dash", seats=2, seed=1)
    while not isinstance(match.actor, int):
        match.roll()
    seen = match.seen(match.actor)
    async with AsyncExitStack() as stack:
        bots = await stack.enter_async_context(asking(store))
        asked = [asyncio.create_task(bots.choose("rule-of-thumb", seen)) for _ in range(3)]
        await stack.enter_async_context(working(postgresql))  # later than the questions
        assert set(await asyncio.gather(*asked)) <= set(seen.legal)
        with pytest.raises(BotError, match="nobody"):
            await bots.choose("nobody", seen)
    assert await length(store) == 0


async def test_a_worker_plays_the_whole_match_that_a_pool_of_the_server_plays(
    store: Store, postgresql: str, few: BotPool
) -> None:
    game, kinds, key = (
        kickabout.new("futbol-dash", seats=2).game,
        ("rule-of-thumb", "random"),
        bytes(32),
    )
    async with asking(store) as bots, working(postgresql):
        played = await bots.play(game, {"goals": 1}, kinds, key)
    assert played == await few.play(game, {"goals": 1}, kinds, key)
    assert await length(store) == 0


async def test_a_worker_that_ends_has_ended_its_processes(
    store: Store, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = kickabout.new("futbol-dash", seats=2, seed=1)
    while not isinstance(match.actor, int):
        match.roll()
    start = pool._start
    started: list[asyncio.subprocess.Process] = []

    async def watched() -> asyncio.subprocess.Process:
        started.append(await start())
        return started[-1]

    monkeypatch.setattr(pool, "_start", watched)
    async with asking(store) as bots, working(postgresql):
        await bots.choose("random", match.seen(match.actor))
    [process] = started
    assert process.returncode is not None


async def test_what_nobody_waits_for_leaves_the_queue(store: Store) -> None:
    match = kickabout.new("futbol-dash", seats=2, seed=1)
    while not isinstance(match.actor, int):
        match.roll()
    async with asking(store) as bots:
        asked = asyncio.create_task(bots.choose("random", match.seen(match.actor)))
        while not await length(store):
            continue
        asked.cancel()
        with suppress(asyncio.CancelledError):
            await asked
    assert await length(store) == 0


async def test_each_question_is_one_worker_s_and_the_dead_leave_theirs(store: Store) -> None:
    async with entered(store, "one", "other"):
        for job in ("first", "second"):
            await store.write(partial(jobs.add_job, job=job, rank=WIN_CHART, work=job))
        await store.write(partial(jobs.add_job, job="urgent", rank=MOVE, work="urgent"))
        assert await store.write(partial(jobs.take_job, worker="one")) == ("urgent", "urgent")
        assert await store.write(partial(jobs.take_job, worker="other")) == ("first", "first")
        await store.write(
            lambda c: (
                c.exec_driver_sql(
                    "UPDATE servers SET seen = seen - interval '1 minute' WHERE id = 'one'"
                ).rowcount
            )
        )
        assert await store.write(partial(jobs.take_job, worker="other")) == ("urgent", "urgent")
        # The dead one wakes late: its answer is not taken any more.
        await store.write(partial(jobs.answer_job, job="urgent", worker="one", answer="late"))
        assert await store.read(partial(jobs.read_answer, job="urgent")) is None
        await store.write(partial(jobs.answer_job, job="urgent", worker="other", answer="now"))
        found = await store.read(partial(jobs.read_answer, job="urgent"))
        assert found is not None
        assert found.answer == "now"


DOOMED = """
import asyncio, sys, time
from functools import partial
from pathlib import Path
from kickabout.table.store import Store, jobs, leases, listen

async def main(database):
    store = Store(Path(), database)
    await store.write(partial(leases.enter, server="doomed"))
    news = listen(database, "doomed")
    await anext(news)
    await store.write(partial(jobs.take_job, worker="doomed"))
    print("taken", flush=True)
    time.sleep(600)

asyncio.run(main(sys.argv[1]))
"""


async def test_the_question_of_a_killed_worker_waits_for_no_heartbeat(
    store: Store, postgresql: str
) -> None:
    await store.write(partial(jobs.add_job, job="question", rank=MOVE, work="question"))
    doomed = await asyncio.create_subprocess_exec(
        sys.executable, "-c", DOOMED, postgresql, stdout=asyncio.subprocess.PIPE
    )
    assert doomed.stdout is not None
    assert await doomed.stdout.readline() == b"taken\n"
    take = partial(jobs.take_job, worker="heir")
    async with entered(store, "heir"):
        assert await store.write(take) is None
        doomed.kill()
        await doomed.wait()
        # A heartbeat that is not missed before the test is over.
        await store.write(
            lambda c: (
                c.exec_driver_sql(
                    "UPDATE servers SET seen = seen + interval '1 hour' WHERE id = 'doomed'"
                ).rowcount
            )
        )
        while (taken := await store.write(take)) is None:
            continue  # PostgreSQL learns of it by itself
    assert taken == ("question", "question")


async def test_a_worker_that_counts_as_dead_enters_again(store: Store) -> None:
    await store.write(partial(leases.enter, server="one"))
    late = "UPDATE servers SET seen = seen - interval '1 minute'"
    await store.write(lambda c: c.exec_driver_sql(late).rowcount)
    assert not await store.write(partial(leases.beat, server="one"))
    await store.write(partial(leases.enter_again, server="one"))
    assert await store.write(partial(leases.beat, server="one"))
