"""Bots in the background: the processes that think for the bots, and who is served first.

A server has a few of them, started when they are first needed. One that dies is replaced and its
job done by the next: nobody notices but by the time it takes.
"""

import asyncio
import json
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Any

from kickabout.bots.analysis import Analysis
from kickabout.engine.game import Game
from kickabout.engine.match import Match, Seen
from kickabout.table import metrics
from kickabout.table.bots import worker

MOST_PROCESSES = 4
LONGEST_SECONDS = 60.0
"""A process that has not answered after this long is given up."""
TRIES = 3
"""How many processes may be lost to one job."""
LONGEST_ANSWER = 2**20

HINT, MOVE, WIN_CHART, MOVE_ALONE = range(4)
"""Who is served first: people who ask, the bots that people play with, the win chart of a replay, and
last the bots among themselves."""

logger = logging.getLogger(__name__)


class BotError(RuntimeError):
    """A job could not be done; the text says why."""


class _Lost(Exception):
    """The process ended before it answered."""


@dataclass(order=True)
class Job:
    """Something that a process is asked."""

    rank: int
    place: int
    line: bytes = field(compare=False)
    done: asyncio.Future[Any] = field(compare=False)
    asked: float = field(compare=False)
    began: float = field(compare=False, default=0.0)
    """When its turn came, on the clock of the event loop."""

    def fail(self, why: str) -> None:
        """Tells whoever asked why it cannot be done."""
        if not self.done.done():
            self.done.set_exception(BotError(why))


class BotPool:
    """The processes that think for the bots of a server.

    Where there are several, one is kept for people and the bots that they play with.
    """

    def __init__(self, most: int | None = None) -> None:
        self._most = most or min(MOST_PROCESSES, len(os.sched_getaffinity(0)))
        self._jobs: list[Job] = []
        self._queued = asyncio.Condition()
        self._places = count()
        self._workers: list[asyncio.Task[None]] = []
        self._loads: dict[str, list[asyncio.Task[None]]] = {}
        self._closed = False

    async def choose(
        self, kind: str, seen: Seen, *, seconds: float = 0.0, alone: bool = False
    ) -> str:
        """What a bot of this kind decides on what the seat sees; raises `BotError`.

        The answer comes this many seconds after its turn to think, whether it had anything to think
        about or not. `alone` says that nobody plays with it.
        """
        rank = MOVE_ALONE if alone else MOVE
        job = await self._ask(rank, "choose", kind=kind, seen=worker.seen_payload(seen))
        await asyncio.sleep(job.began + seconds - asyncio.get_running_loop().time())
        return str(job.done.result())

    async def analyse(self, seen: Seen) -> Analysis:
        """What `pro` thinks of each thing that the seat may do; raises `BotError`."""
        job = await self._ask(HINT, "analyse", seen=worker.seen_payload(seen))
        return worker.analysis_of(seen.game, job.done.result())

    async def win_probabilities(
        self, match: Match, states: Sequence[Any]
    ) -> list[tuple[float, ...]]:
        """The chance of winning of each seat, from each of these records of a match that is over.

        Raises `BotError`.
        """
        payload = worker.match_payload(match.game, match.box, match.seats)
        packed = [worker.packed(state) for state in states]
        job = await self._ask(WIN_CHART, "win_probabilities", match=payload, states=packed)
        return [tuple(row) for row in job.done.result()]

    def prepare(self, game: Game) -> None:
        """Lets the processes get a game's rules ready before the first bot is asked."""
        if game.name not in self._loads:
            self._loads[game.name] = [
                asyncio.create_task(self._load(game.name)) for _ in range(self._most)
            ]

    async def close(self) -> None:
        """Ends all processes; whoever still waits for one is told `BotError`."""
        self._closed = True
        for task in self._workers:
            task.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        for job in self._jobs:
            job.fail("the server stops")
        await asyncio.gather(*(load for loads in self._loads.values() for load in loads))

    async def _load(self, game: str) -> None:
        # What may be wrong is told to the first who needs an answer.
        with suppress(BotError):
            await self._ask(MOVE, "load", game=game)

    async def _ask(self, rank: int, do: str, **given: Any) -> Job:
        """Has a job done."""
        if self._closed:
            raise BotError("the server stops")
        line = json.dumps({"do": do, "with": given}).encode() + b"\n"
        loop = asyncio.get_running_loop()
        job = Job(rank, next(self._places), line, loop.create_future(), loop.time())
        heappush(self._jobs, job)
        if not self._workers:
            lasts = [MOVE] * (self._most > 1) + [MOVE_ALONE] * max(self._most - 1, 1)
            self._workers = [asyncio.create_task(self._work(last)) for last in lasts]
        async with self._queued:
            self._queued.notify_all()
        await job.done
        return job

    async def _work(self, last: int) -> None:
        """Has one job after the other done by a process; none that ranks after `last`."""
        process = Process()
        try:
            while True:
                async with self._queued:
                    await self._queued.wait_for(lambda: self._jobs and self._jobs[0].rank <= last)
                    job = heappop(self._jobs)
                job.began = asyncio.get_running_loop().time()
                metrics.BOTS_WAIT.observe(job.began - job.asked)
                try:
                    await serve(job, process)
                finally:
                    job.fail("the server stops")  # if it is not done
        finally:
            await process.end()


class Process:
    """A process that thinks; started when it is first needed, and again when it was lost."""

    def __init__(self) -> None:
        self._child: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> dict[str, Any]:
        """The answer to a job; raises `_Lost`."""
        child = self._child = self._child or await _start()
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            child.stdin.write(line)
            await child.stdin.drain()
        except ConnectionError as error:
            raise _Lost from error
        answer = await child.stdout.readline()
        if not answer.endswith(b"\n"):
            raise _Lost
        result: dict[str, Any] = json.loads(answer)
        return result

    async def end(self) -> None:
        """Ends the process, whatever it is doing."""
        child, self._child = self._child, None
        if child is None:
            return
        assert child.stdin is not None
        child.stdin.close()
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()


async def _start() -> asyncio.subprocess.Process:
    # In a session of its own: Ctrl-C is for the server, whose end it notices by itself.
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __package__,
        "think",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_ANSWER,
        start_new_session=True,
    )


async def serve(job: Job, process: Process) -> None:
    """Has a job done by a process, or by the next if that one is lost."""
    for _ in range(TRIES):
        if job.done.done():
            return  # nobody waits for it any more
        try:
            answer = await asyncio.wait_for(process.ask(job.line), LONGEST_SECONDS)
        except (_Lost, TimeoutError, OSError, ValueError) as error:
            logger.warning("a process that thinks for the bots was lost (%r)", error)
            await process.end()
            continue
        if "fault" in answer:
            job.fail(answer["fault"])
        elif not job.done.done():
            job.done.set_result(answer["result"])
        return
    job.fail(f"{TRIES} processes were lost to it")
