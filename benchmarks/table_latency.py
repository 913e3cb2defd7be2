"""`python -m benchmarks.table_latency`: the time that people wait at a table.

A decision is timed from its post to the server-sent event with the new page, at tables of two
people, while many tables of bots play at their normal pace on the same server. Players, spectators
and the server share the machine, so the figures include what the players cost. Milliseconds say as
much about the machine as about the server, so there is no bar.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path

from rich.console import Console
from rich.table import Table

import kickabout
from benchmarks.loaded_server import MOST_SEATS, LoadedServer, visitor
from benchmarks.report import report
from benchmarks.server_process import Server
from kickabout.bots import KINDS
from kickabout.games import find, names

SETTLING_SECONDS = 3.0
"""The time after which the tables of bots are out of step: they were set up one right after the
other."""
LONGEST = 240.0
"""The time after which the decisions made so far have to do."""
OPENINGS = 30
WARMING_SECONDS = 120.0


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of some times, in milliseconds."""

    what: str
    count: int
    median: float
    p90: float
    p99: float
    most: float


@dataclass(frozen=True, slots=True)
class Load:
    """The load on the machine in the meantime.

    Attributes:
        server: The share of one core that the server took.
        waited: The share of the time that its event loop was ready and waited for a core. On an
            otherwise idle machine it is close to zero; if not, the times depend on the machine.
        others: The cores that everything but the server took on average, players included.
        average: The load average at the end.
    """

    server: float
    waited: float
    others: float
    average: float


class Meter:
    """A meter of the processor time of a server and of the machine, from its creation on."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._began = self._read()

    def read(self) -> Load:
        """Return the load since the meter was created."""
        seconds, server, waited, machine = (
            now - then for now, then in zip(self._read(), self._began, strict=True)
        )
        return Load(
            server / seconds, waited / seconds, (machine - server) / seconds, os.getloadavg()[0]
        )

    def _read(self) -> tuple[float, float, float, float]:
        tick = os.sysconf("SC_CLK_TCK")
        words = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        user, nice, system, _, _, irq, soft = (
            int(word) for word in Path("/proc/stat").read_text().split()[1:8]
        )
        return (
            time.monotonic(),
            (int(words[11]) + int(words[12])) / tick,
            int(Path(f"/proc/{self._pid}/schedstat").read_text().split()[1]) / 1e9,
            (user + nice + system + irq + soft) / tick,
        )


def spread(what: str, seconds: Sequence[float]) -> Spread:
    """Return the spread of some times; the p99 is a time that at most one in a hundred exceeds."""
    times = sorted(1000 * one for one in seconds)

    def at(share: float) -> float:
        return times[min(len(times) - 1, int(share * len(times)))]

    return Spread(what, len(times), statistics.median(times), at(0.9), at(0.99), times[-1])


async def time_decisions(
    server: Server, loaded: LoadedServer, bots: int, watched: int, decisions: int, tables: int
) -> tuple[Spread, Spread, Load]:
    """Time the decisions and the opened pages of one loaded server."""
    times: list[float] = []
    opened: list[float] = []
    async with loaded.open(bots, watched):
        await asyncio.sleep(SETTLING_SECONDS if bots else 0)
        assert server.pid is not None
        meter = Meter(server.pid)
        await loaded.time_decisions(decisions, tables, LONGEST, times, opened)
        load = meter.read()
        opened += [await set_up_and_open(server.url, loaded.game) for _ in range(OPENINGS)]
    beside = f"{bots} tables of {loaded.bot}, {watched} watched"
    return spread(f"decision, {beside}", times), spread(f"page, {beside}", opened), load


async def set_up_and_open(url: str, game: str) -> float:
    """Set up a table as the front page does; return the seconds until its page is loaded."""
    async with visitor(url) as client:
        form = {"game": game, "seat-0": "you", "seat-1": "open", "name": "Ada"}
        began = time.perf_counter()
        answer = await client.post("/tables", data=form, follow_redirects=True)
        answer.raise_for_status()
        return time.perf_counter() - began


async def open_while_warming(url: str, game: str) -> tuple[list[float], float]:
    """Return the seconds of each table opened while the rules are compiled, and how long that took."""
    times: list[float] = []
    began = time.monotonic()
    async with visitor(url) as client:
        while time.monotonic() - began < WARMING_SECONDS:
            front = await client.get("/")
            if "Warming up" not in front.text:
                break
            times.append(await set_up_and_open(url, game))
            await asyncio.sleep(0.2)
    return times, time.monotonic() - began


def bot_answers(kind: str, game: str, matches: int) -> list[float]:
    """Return the seconds of each answer of a bot, over some matches with itself, without the
    server.
    """
    times: list[float] = []
    seats = min(MOST_SEATS, find(game).most_seats)
    for seed in range(matches):
        match = kickabout.new(game, seats=seats, seed=seed)
        bots = [kickabout.bot(kind) for _ in range(seats)]
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
                continue
            began = time.perf_counter()
            action = bots[match.actor].choose(match.seen(match.actor))
            times.append(time.perf_counter() - began)
            match.play(action)
    return times


def spreads(measured: Sequence[Spread]) -> Table:
    """Return the distributions as a table."""
    table = Table(title="Milliseconds at the table", title_justify="left")
    table.add_column("what")
    for head in ("count", "median", "p90", "p99", "most"):
        table.add_column(head, justify="right")
    for one in measured:
        numbers = (f"{number:.1f}" for number in (one.median, one.p90, one.p99, one.most))
        table.add_row(one.what, f"{one.count:,}", *numbers)
    return table


def main() -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table_latency", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead")
    parser.add_argument("--game", default="futbol-dash", choices=names())
    parser.add_argument("--bots", type=int, default=50, help="tables of bots")
    parser.add_argument(
        "--kind",
        nargs="*",
        default=["rule-of-thumb", "amateur"],
        choices=KINDS,
        help="the kinds of the bots, measured one after the other",
    )
    parser.add_argument(
        "--watched", type=int, nargs="*", default=[0, 10], help="how many of them have a spectator"
    )
    parser.add_argument("--tables", type=int, default=4, help="tables whose decisions are timed")
    parser.add_argument("--decisions", type=int, default=500)
    args = parser.parse_args()

    console = Console(stderr=args.json)
    measured: list[Spread] = []
    loads: list[Load] = []
    with (
        tempfile.TemporaryDirectory(prefix="kickabout-latency-") as folder,
        console.status("") as status,
    ):
        server = Server(Path(folder) / "data", warm=True)
        try:
            status.update("a server that makes its rules first")
            server.start({"KICKABOUT_CACHE": str(Path(folder) / "cache")})
            first = asyncio.run(set_up_and_open(server.url, args.game))
            opened, warming = asyncio.run(open_while_warming(server.url, args.game))
            measured.append(spread("first table after the start", [first]))
            if opened:
                measured.append(spread(f"table, while warming up ({warming:.0f} s)", opened))
            server.stop()
            for bot, watched in product(args.kind, args.watched):
                status.update(f"{args.bots} tables of {bot}, {watched} of them watched")
                # In the same folder the tables of the last server would play on.
                server = Server(Path(folder) / f"{bot}-{watched}", warm=True)
                server.start()
                loaded = LoadedServer(server.url, args.game, bot)
                decisions, pages, load = asyncio.run(
                    time_decisions(server, loaded, args.bots, watched, args.decisions, args.tables)
                )
                server.stop()
                measured += [decisions, pages]
                loads.append(load)
        finally:
            server.kill()
        status.update("the answers of a bot")
        answers = spread(
            "answer of a rule-of-thumb bot", bot_answers("rule-of-thumb", args.game, 5)
        )
        measured.append(answers)

    lines = [
        f"{bot}, {watched} watched: the server took {load.server:.0%} of a core and waited for one "
        f"{load.waited:.0%} of the time; everything else took {load.others:.0%}, players "
        f"included. Load average {load.average:.1f}."
        for (bot, watched), load in zip(product(args.kind, args.watched), loads, strict=True)
    ]
    return report(
        console,
        {"times": [asdict(one) for one in measured], "loads": [asdict(load) for load in loads]},
        [spreads(measured), *lines],
        [],
        as_json=args.json,
        ran=f"{os.cpu_count()} cores",
    )


if __name__ == "__main__":
    sys.exit(main())
