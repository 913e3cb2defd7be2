"""`python -m benchmarks.kill_servers`: two servers, bot workers and PostgreSQL are killed at random under play.

Players play on over all of it, by a balancer without sticky sessions: a decision may go to one server and its news
come from the other. Each kill is `kill -9` of one process: a server, a bot worker, one of PostgreSQL's own, now and
then the one that all of PostgreSQL's belong to. What died is started again, as a supervisor would. In the end nothing
that was acknowledged may be missing or doubled, and no table may ever have stood still for long.

With `--gently` the servers alone are told to stop (SIGTERM), one after the other, as for a new version; then no request
may be left without an answer either.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import httpx
import sqlalchemy as sa

from benchmarks.postgresql import Cluster
from benchmarks.promise_audit import PromiseAudit
from benchmarks.resilient_clients import COMPANIES, DASH, ResilientClients
from benchmarks.shared_servers import HEALTH_SECONDS, Balancer, Program, server, worker
from kickabout.games import find
from kickabout.table.bots import is_ready
from kickabout.table.store import shared_url

PACE = 0.02
EARLIEST, LATEST = 0.05, 1.5
"""Seconds of play before each kill."""
LONGEST_STANDSTILL = 10.0
"""The longest time in seconds that a table may stand still."""
LONGEST_END = 180.0
EVERY_POSTGRESQL = 80
"""One in this many kills is of a PostgreSQL process: a dozen of 1,000."""
LINE_EVERY = 20
"""The number of kills between two lines of progress."""
SAFE = ("max_connections=100",)
"""PostgreSQL's default settings, with every acknowledged commit on the disk."""


@dataclass(slots=True)
class Outcome:
    """The outcome of a run.

    Attributes:
        kills: Of each kind of process, how many were killed.
        tables: Tables that were set up.
        finished: Matches played to their end.
        entries: Decisions and chance outcomes in the logs.
        acknowledged: Decisions answered with "played".
        unanswered: Posts that were left without an answer; they may be in the log or not.
        longest: The longest that a table stood still, in seconds.
        seconds: The duration of the run.
        faults: The faults, in words.
    """

    kills: dict[str, int]
    tables: int
    finished: int
    entries: int
    acknowledged: int
    unanswered: int
    longest: float
    seconds: float
    faults: list[str]


class SharedOrdeal:
    """The kills, one after the other, of processes that share one database."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        tables: int,
        goals: int = 3,
        every: int = EVERY_POSTGRESQL,
        *,
        gently: bool = False,
    ) -> None:
        self._gently = gently
        self._rng = random.Random(seed)
        self._every = every
        self._cluster = Cluster(SAFE)
        database = self._cluster.url
        words = ["--pace", str(PACE), "--bots", "workers"]
        if gently:
            words += ["--drain-seconds", str(3 * HEALTH_SECONDS)]
        self._servers = [server(database, folder, f"server-{n}", *words) for n in range(2)]
        self._workers = [worker(database, folder, f"worker-{n}") for n in range(2)]
        self._audit = PromiseAudit()
        companies = COMPANIES
        if is_ready(find(DASH)):  # else no bot asks a worker
            companies = (*COMPANIES, (DASH, ("you", "bot:youth"), {}))
        self._clients = ResilientClients(
            self._audit, self._rng, tables, goals, companies=companies, returns=True
        )
        self._kills: dict[str, int] = {}
        self._longest = 0.0

    async def run(self, kills: int, report: Callable[[int, Outcome], None]) -> Outcome:
        """Kill so many times and play on to the end; `report` is called on each kill."""
        began = time.monotonic()
        try:
            for program in (*self._servers, *self._workers):
                await asyncio.to_thread(program.start)
            transport = Balancer(self._servers)
            async with httpx.AsyncClient(
                base_url="http://balancer", transport=transport, timeout=LONGEST_STANDSTILL
            ) as client:
                traffic = asyncio.create_task(self._clients.visit(client, more=True))
                watching = [asyncio.create_task(self._watch())]
                if self._gently:
                    watching.append(asyncio.create_task(transport.watch()))
                for number in range(kills):
                    await asyncio.sleep(self._rng.uniform(EARLIEST, LATEST))
                    if traffic.done():
                        traffic.result()
                    await self._kill(number)
                    report(number + 1, self._outcome(began, 0))
                    if self._audit.faults:
                        break
                self._clients.closing = True
                ends = 0.0 if self._audit.faults else LONGEST_END
                await asyncio.wait([traffic], timeout=ends)
                for task in watching:
                    task.cancel()
                if traffic.done():
                    traffic.result()
                else:
                    traffic.cancel()
                    self._audit.faults += [
                        f"{table.id}: was not played to its end" for table in self._clients.tables
                    ]
            if self._gently and self._audit.unanswered:
                self._audit.faults.append(f"{self._audit.unanswered} requests had no answer")
            logs = self._audit.check(self._audit.people, self._cluster.url)
            return self._outcome(began, sum(map(len, logs.values())))
        finally:
            for program in (*self._servers, *self._workers):
                program.end(signal.SIGKILL)
            self._cluster.stop()

    def _outcome(self, began: float, entries: int) -> Outcome:
        return Outcome(
            kills=self._kills,
            tables=self._clients.made,
            finished=len(self._clients.finished),
            entries=entries,
            acknowledged=len(self._audit.promises),
            unanswered=self._audit.unanswered,
            longest=round(self._longest, 1),
            seconds=round(time.monotonic() - began, 1),
            faults=self._audit.faults,
        )

    async def _kill(self, number: int) -> None:
        if self._gently:
            self._count("restart")
            await self._start_again(self._servers[number % 2], signal.SIGTERM)
            return
        if number % self._every == self._every // 2:
            await self._kill_postgresql(number // self._every)
            return
        kind = self._rng.choice(("server", "server", "worker"))
        program = self._rng.choice(self._servers if kind == "server" else self._workers)
        self._count(kind)
        await self._start_again(program, signal.SIGKILL)

    async def _kill_postgresql(self, number: int) -> None:
        if number % 3 == 2:
            self._count("postmaster")
            await asyncio.to_thread(self._cluster.kill)
            await asyncio.to_thread(self._cluster.start)
        else:
            self._count("backend")
            os.kill(await asyncio.to_thread(self._a_backend), signal.SIGKILL)

    def _a_backend(self) -> int:
        """Return the process of some connection; when it is killed, PostgreSQL ends and recovers
        all others.
        """
        engine = sa.create_engine(shared_url(self._cluster.url))
        with engine.connect() as connection:
            found = connection.exec_driver_sql(
                "SELECT pid FROM pg_stat_activity"
                " WHERE application_name = 'kickabout' ORDER BY random() LIMIT 1"
            ).scalar_one()
        engine.dispose()
        return int(found)

    async def _start_again(self, program: Program, how: signal.Signals) -> None:
        await asyncio.to_thread(program.end, how)
        while True:
            try:
                await asyncio.to_thread(program.start)
            except RuntimeError:
                await asyncio.sleep(0.5)  # PostgreSQL may be recovering
            else:
                return

    def _count(self, kind: str) -> None:
        self._kills[kind] = self._kills.get(kind, 0) + 1

    async def _watch(self) -> None:
        """Record how long tables stand still, and a fault if one does for too long."""
        moved: dict[str, tuple[int, float]] = {}
        while True:
            await asyncio.sleep(0.1)
            now = time.monotonic()
            for table in list(self._clients.tables):
                known, since = moved.get(table.id, (-1, now))
                if known != table.known or not table.begun:
                    moved[table.id] = table.known, now
                    continue
                moved[table.id] = known, since
                still = now - since
                if still > self._longest:
                    self._longest = still
                if still > LONGEST_STANDSTILL and not table.over:
                    self._audit.faults.append(f"{table.id}: stands still at entry {known}")
                    moved[table.id] = known, now


def main() -> int:
    """Kill, check and show; return 1 if the servers broke a promise."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kill_servers", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=9, help="tables under play at once")
    parser.add_argument("--seed", type=int, default=1, help="of the players and the moments")
    parser.add_argument("--goals", type=int, default=3, help="the most that a match takes")
    parser.add_argument(
        "--every", type=int, default=EVERY_POSTGRESQL, help="one kill of so many is of PostgreSQL"
    )
    parser.add_argument("--gently", action="store_true", help="restart servers in turn instead")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # nothing is left running
    with tempfile.TemporaryDirectory(prefix="kickabout-kill-") as folder:
        ordeal = SharedOrdeal(
            Path(folder), args.seed, args.tables, args.goals, args.every, gently=args.gently
        )

        def report(kill: int, so_far: Outcome) -> None:
            if kill % LINE_EVERY == 0 or so_far.faults:
                print(f"{kill} kills: {so_far}", file=sys.stderr, flush=True)

        outcome = asyncio.run(ordeal.run(args.kills, report))
    print(json.dumps(asdict(outcome), indent=2))
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())
