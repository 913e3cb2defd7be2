"""The pool of bot processes in the background, and the priority of their jobs.

A server has a few of them, started when first needed. A process that dies is replaced and its job
done by the next, which costs nothing but time.
"""

import asyncio
import json
import logging
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Any

import numpy as np

from kickabout.bots.analysis import Analysis
from kickabout.bots.estimates import Estimates
from kickabout.engine.game import Game, Meeting
from kickabout.engine.incidents import read
from kickabout.engine.match import Match, Seen
from kickabout.table import metrics
from kickabout.table.bots import worker
from kickabout.table.bots.levels import BENCH, is_level, is_ready
from kickabout.table.store import FinalScore

MOST_PROCESSES = 4
LONGEST_SECONDS = 60.0
"""The time after which a process that has not answered is killed."""
TRIES = 3
"""The number of processes that may be lost to one job."""
LONGEST_ANSWER = 2**20

MOVE, WIN_CHART, MOVE_ALONE = range(3)
"""Priorities of jobs: moves of bots that people play with, and the trials for people's hints,
between which those moves have their turn; then win charts, and last moves and whole matches of
bots among themselves."""

logger = logging.getLogger(__name__)


class BotError(RuntimeError):
    """A job could not be done; the text says why."""


class _Lost(Exception):
    """The process ended before it answered."""


@dataclass(order=True)
class Job:
    """A question to a process."""

    rank: int
    place: int
    line: bytes = field(compare=False)
    done: asyncio.Future[Any] = field(compare=False)
    asked: float = field(compare=False)
    began: float = field(compare=False, default=0.0)
    """The moment at which its turn came, on the event loop's clock."""

    def fail(self, why: str) -> None:
        """Make the job fail with this reason."""
        if not self.done.done():
            self.done.set_exception(BotError(why))


class BotPool:
    """The processes that think for the bots of a server.

    If there are several, one is reserved for people and the bots that they play with.
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
        self,
        kind: str,
        seen: Seen,
        *,
        seconds: float = 0.0,
        alone: bool = False,
        seed: int | None = None,
    ) -> str:
        """Return the decision of a bot of this kind on what the seat sees; raises `BotError`.

        The answer comes this many seconds after the job's turn, however long the bot takes to
        think. `alone` says that nobody plays with the bot; with the same `seed` it decides the same.
        """
        rank = MOVE_ALONE if alone else MOVE
        job = await self._ask(rank, "choose", kind=kind, seen=worker.seen_payload(seen), seed=seed)
        await asyncio.sleep(job.began + seconds - asyncio.get_running_loop().time())
        return str(job.done.result())

    async def analyse(self, seen: Seen) -> Analysis:
        """Return the evaluation by `pro` of each legal action of the seat; raises `BotError`."""
        payload, seed = worker.seen_payload(seen), secrets.randbits(62)
        job = await self._ask(MOVE, "candidates", seen=payload)
        estimates = Estimates(job.done.result())
        while not estimates.settled:
            actions, first, number = estimates.due
            job = await self._ask(
                MOVE, "trials", seen=payload, actions=actions, first=first, number=number, seed=seed
            )
            estimates.add(np.array(job.done.result()))
        choices = [asdict(choice) for choice in estimates.choices]
        job = await self._ask(
            MOVE, "explained", seen=payload, choices=choices, equals=estimates.equals
        )
        return worker.analysis_of(seen.game, job.done.result())

    async def win_probabilities(
        self, match: Match, states: Sequence[Any]
    ) -> list[tuple[float, ...]]:
        """Return each seat's chance of winning in each of these records of a finished match.

        Raises `BotError`.
        """
        payload = worker.match_payload(match.game, match.box, match.seats)
        packed = [worker.packed(state) for state in states]
        job = await self._ask(WIN_CHART, "win_probabilities", match=payload, states=packed)
        return [tuple(row) for row in job.done.result()]

    async def play(
        self, game: Game, options: Mapping[str, object], bots: Sequence[str], key: bytes
    ) -> FinalScore:
        """Have bots of these kinds, one for each seat, play a match among themselves; return how it ends.

        The same arguments give the same match: its dice are those of a table with this key, and what bots draw at
        random follows from it as well. As at a table, the rule of thumb plays for the levels while the game's rules are
        not compiled. Everything that anybody waits for comes first. Raises `ValueError` for options that the game does
        not have or that number of seats, and `BotError`.
        """
        kinds = [BENCH if is_level(kind) and not is_ready(game) else kind for kind in bots]
        payload = worker.match_payload(game, game.box_for(len(bots), options), len(bots))
        entries: list[tuple[int, str]] = []
        while True:
            job = await self._ask(
                MOVE_ALONE, "play_on", match=payload, bots=kinds, key=key.hex(), entries=entries
            )
            answer = job.done.result()
            entries += answer["entries"]
            if (score := answer["score"]) is not None:
                return FinalScore(
                    tuple(score["goals"]),
                    tuple(score["winners"]),
                    incidents=read(score["incidents"]),
                    meetings=tuple(Meeting(*one) for one in score["meetings"]),
                )

    def prepare(self, game: Game) -> None:
        """Make the processes load a game's rules before the first bot is asked."""
        if game.name not in self._loads:
            self._loads[game.name] = [
                asyncio.create_task(self._load(game.name)) for _ in range(self._most)
            ]

    async def close(self) -> None:
        """End all processes; whoever still waits for one gets a `BotError`."""
        self._closed = True
        for task in self._workers:
            task.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        for job in self._jobs:
            job.fail("the server stops")
        await asyncio.gather(*(load for loads in self._loads.values() for load in loads))

    async def _load(self, game: str) -> None:
        # An error is reported to the first who needs an answer.
        with suppress(BotError):
            await self._ask(MOVE, "load", game=game)

    async def _ask(self, rank: int, do: str, **given: Any) -> Job:
        """Queue a job and wait until it is done."""
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
        """Do one job after the other in a process, none with a lower priority than `last`."""
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
    """A process that thinks, started when first needed and again when lost."""

    def __init__(self) -> None:
        self._child: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> dict[str, Any]:
        """Return the answer to a job; raises `_Lost`."""
        child = self._child or await self._started()
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

    async def _started(self) -> asyncio.subprocess.Process:
        """Start the process, to the end even if the caller is cancelled, so that `end` finds it."""
        starting = asyncio.create_task(_start())
        try:
            return await asyncio.shield(starting)
        finally:
            self._child = await starting

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        child, self._child = self._child, None
        if child is None:
            return
        assert child.stdin is not None
        child.stdin.close()
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()


async def _start() -> asyncio.subprocess.Process:
    # In a session of its own: Ctrl-C is for the server, whose end the process notices by itself.
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
    """Do a job in a process, which is restarted if it is lost."""
    for _ in range(TRIES):
        if job.done.done():
            return  # nobody waits for it any more
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                answer = await process.ask(job.line)
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
