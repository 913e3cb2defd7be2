"""`python -m benchmarks.soak`: the memory of one server that many tables play at for hours.

The tables are of all games, with rule-of-thumb bots at their normal pace, and some of them are watched; at one table of
each game two people play by their pages. Tables that are over are replaced; whoever waits in vain for an answer is counted
and begins again. The memory is what the server shares with no other process, once a minute. It is flat if its median over
the last quarter is at most 5 % above that over the second: in the first the server fills what it keeps ready.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from rich.console import Console

from benchmarks.loaded_server import PATIENCE, LoadedServer
from benchmarks.report import Bar, report
from benchmarks.server_process import Server, unshared_megabytes
from benchmarks.table_latency import spread, spreads
from kickabout.games import names

SAMPLE_SECONDS = 60.0
WATCHED = 10
"""The tables of bots of each game that have a spectator."""
THINKING_SECONDS = 10.0
GROWTH = 1.05


async def soak(
    server: Server, tables: int, hours: float, times: list[float]
) -> tuple[list[float], int]:
    """Load a server for so many hours; return its megabytes minute by minute and how often somebody waited in vain, and
    append the seconds of decisions.
    """
    assert server.pid is not None
    games = [LoadedServer(server.url, game, thinking_seconds=THINKING_SECONDS) for game in names()]
    end = time.monotonic() + 3600 * hours
    megabytes: list[float] = []
    async with AsyncExitStack() as stack:
        for game in games:
            await stack.enter_async_context(game.open(tables // len(games), WATCHED))
        async with asyncio.TaskGroup() as group:
            for game in games:
                left = end - time.monotonic()
                group.create_task(game.time_decisions(sys.maxsize, 1, left, times, []))
            while time.monotonic() < end:
                await asyncio.sleep(SAMPLE_SECONDS)
                megabytes.append(unshared_megabytes(server.pid))
    return megabytes, sum(game.stalls for game in games)


def quarters(megabytes: Sequence[float]) -> list[float]:
    """Return the median of each quarter of the time."""
    size = len(megabytes) // 4
    return [statistics.median(megabytes[n * size : (n + 1) * size]) for n in range(4)]


def main() -> int:
    """Soak and show; return 1 if the memory grew or the server complained of something."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead")
    parser.add_argument("--hours", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=200, help="tables of bots")
    args = parser.parse_args()
    if args.hours * 3600 < 4 * SAMPLE_SECONDS:
        parser.error("--hours is 0.067 or more: each quarter of the time takes a sample")

    times: list[float] = []
    console = Console(stderr=args.json)
    with tempfile.TemporaryDirectory(prefix="kickabout-soak-") as folder:
        server = Server(Path(folder) / "data", warm=True)
        server.start()
        try:
            with console.status(f"{args.tables} tables for {args.hours:g} hours"):
                megabytes, stalls = asyncio.run(soak(server, args.tables, args.hours, times))
        finally:
            server.stop()
        complaints = server.log.read_text(encoding="utf-8")
    medians = quarters(megabytes)
    told = ", ".join(f"{one:.1f}" for one in medians)
    result = report(
        console,
        {
            "megabytes": megabytes,
            "decisions": len(times),
            "stalls": stalls,
            "complaints": complaints,
        },
        [
            spreads([spread("decision of a person", times)]),
            f"Megabytes by quarter: {told}; at most {max(megabytes):.1f}.",
            f"Matches and looks given up, after {PATIENCE:g} s or at a closed connection: {stalls}.",
            complaints or "The server complained of nothing.",
        ],
        [Bar("memory of the last quarter to the second", medians[3] / medians[1], GROWTH, False)],
        as_json=args.json,
        ran=f"{args.tables} tables for {args.hours:g} hours",
    )
    return result or int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())
