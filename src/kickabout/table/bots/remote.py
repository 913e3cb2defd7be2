"""Bots on other machines: a server puts jobs into the queue of its database, and workers answer
them.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from kickabout.engine.game import Game
from kickabout.table import metrics
from kickabout.table.bots.pool import (
    LONGEST_SECONDS,
    MOVE,
    TRIES,
    BotError,
    BotPool,
    Job,
    Process,
    serve,
)
from kickabout.table.errors import Unsaved
from kickabout.table.store import Store, jobs, leases, listen

LOOK_SECONDS = 2.0
"""The polling interval for an answer, in case the news of it was missed."""
BEAT_SECONDS = 1.0


class RemoteBots(BotPool):
    """The workers of a server's database, with the interface of its own pool of processes."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._waiting: dict[str, asyncio.Event] = {}
        self._removals: set[asyncio.Task[None]] = set()

    def heard(self, job: str) -> None:
        """Wake up whoever waits for a job, which has been answered."""
        if job in self._waiting:
            self._waiting[job].set()

    def prepare(self, game: Game) -> None:
        """Do nothing: a worker loads a game's rules when it is first asked about it."""

    async def close(self) -> None:
        """Wait until obsolete jobs are removed from the queue."""
        self._closed = True
        await asyncio.gather(*self._removals, return_exceptions=True)

    async def _ask(self, rank: int, do: str, **given: Any) -> Job:
        if self._closed:
            raise BotError("the server stops")
        name, line = secrets.token_hex(12), json.dumps({"do": do, "with": given})
        loop = asyncio.get_running_loop()
        job = Job(rank, 0, line.encode(), loop.create_future(), loop.time())
        self._waiting[name] = asyncio.Event()
        try:
            await self._store.write(partial(jobs.add_job, job=name, rank=rank, work=line))
            answered = await self._answered(name)
        except Unsaved as error:
            raise BotError(str(error)) from error
        finally:
            del self._waiting[name]
            removal = asyncio.create_task(self._remove(name))
            self._removals.add(removal)
            removal.add_done_callback(self._removals.discard)
        job.began = loop.time() - answered.seconds
        metrics.BOTS_WAIT.observe(max(job.began - job.asked, 0.0))
        answer = json.loads(answered.answer)
        if "fault" in answer:
            raise BotError(answer["fault"])
        job.done.set_result(answer["result"])
        return job

    async def _answered(self, name: str) -> jobs.Answered:
        """Wait for the answer to a job; raises `BotError` if the job is lost, or nobody answers."""
        event, loop = self._waiting[name], asyncio.get_running_loop()
        deadline = loop.time() + TRIES * LONGEST_SECONDS
        while loop.time() < deadline:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await event.wait()
            event.clear()
            try:
                answered = await self._store.read(partial(jobs.read_answer, job=name))
            except KeyError as error:
                raise BotError("the question was lost") from error
            except Unsaved:
                continue  # the database may be back in a moment
            if answered is not None:
                return answered
        raise BotError("no worker has answered")

    async def _remove(self, name: str) -> None:
        with suppress(Unsaved):
            await self._store.write(partial(jobs.remove_job, job=name))


class BotWorker:
    """Processes that think for the servers of a database, on any machine."""

    def __init__(self, store: Store, processes: int) -> None:
        assert store.database is not None
        self._store = store
        self._database = store.database
        self._processes = processes
        self._queued = asyncio.Condition()
        self._stopping = False

    async def run(self, ready: Callable[[], None]) -> None:
        """Answer jobs until cancelled; `ready` is called once the worker has started."""
        await self._enter()
        tasks = [
            asyncio.create_task(self._beat()),
            asyncio.create_task(self._listen()),
            *(asyncio.create_task(self._work()) for _ in range(self._processes)),
        ]
        ready()
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                if (
                    not task.cancelling()
                ):  # by the first `gather`: a second time would end the ending of a process
                    task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(Unsaved):  # other workers take its jobs at once
                await self._store.write(partial(leases.leave, server=self._store.server))

    async def _enter(self) -> None:
        await self._store.write(partial(leases.enter_again, server=self._store.server))

    async def _beat(self) -> None:
        while True:
            with suppress(Unsaved):
                alive = await self._store.write(partial(leases.beat, server=self._store.server))
                if not alive:
                    await self._enter()
            await self._look()  # for the jobs of workers that have died
            await asyncio.sleep(BEAT_SECONDS)

    async def _listen(self) -> None:
        async for news in listen(self._database, self._store.server):
            if news.kind in ("work", "missed"):
                await self._look()

    async def _look(self) -> None:
        async with self._queued:
            self._queued.notify_all()

    async def _work(self) -> None:
        process = Process()
        try:
            while True:
                worker = self._store.server
                try:
                    taken = await self._store.write(partial(jobs.take_job, worker=worker))
                    if taken is None:
                        async with self._queued:
                            await self._queued.wait()
                        continue
                    name, line = taken
                    answer = await _answer(process, line)
                    await self._store.write(
                        partial(jobs.answer_job, job=name, worker=worker, answer=answer)
                    )
                except Unsaved:
                    await asyncio.sleep(BEAT_SECONDS)
        finally:
            await process.end()


async def _answer(process: Process, line: str) -> str:
    """Return the answer of a process to a job, or the reason why there is none, in JSON."""
    loop = asyncio.get_running_loop()
    job = Job(MOVE, 0, line.encode() + b"\n", loop.create_future(), loop.time())
    await serve(job, process)
    try:
        return json.dumps({"result": job.done.result()})
    except BotError as error:
        return json.dumps({"fault": str(error)})
