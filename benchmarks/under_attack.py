"""`python -m benchmarks.under_attack`: the time that people wait at a table while the server is
attacked.

Decisions are timed as by `benchmarks.table_latency`, at tables with response windows of eight
seconds: on a quiet server; while one address hammers it, floods it with tables, streams, half-open
requests, endless and stalled bodies, and reads no answers, all at once; and while rivals behind the
players' own addresses stall bodies and read no answers. Players, attackers and the server share the
machine: the attackers have low priority, and the bar is a ratio.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from benchmarks.loaded_server import LoadedServer, address_of
from benchmarks.report import Bar, report
from benchmarks.server_process import ROOT, Server
from benchmarks.table_latency import Load, Meter, Spread, spread, spreads
from kickabout.games import names

MOST_TIMES = 2.0
"""The highest ratio of the p99 under attack to that on a quiet server."""
SETTLING_SECONDS = 10.0
WARMING_SECONDS = 8.0
"""The time for which a new server is played on before anything counts, since what it does first is
slow."""
WINDOW_SECONDS = 8.0


async def timed(server: Server, game: str, tables: int, seconds: float, what: str) -> list[Spread]:
    """Time the decisions and opened pages for so many seconds."""
    times: list[float] = []
    opened: list[float] = []
    everything = sys.maxsize
    loaded = LoadedServer(server.url, game, apart=True, answer_seconds=WINDOW_SECONDS)
    await loaded.time_decisions(everything, tables, seconds, times, opened)
    if not times:
        raise RuntimeError(f"nobody could decide anything in {seconds:g} s, {what}")
    return [spread(f"decision, {what}", times), spread(f"page, {what}", opened)]


@contextmanager
def attacked(server: Server, addresses: Sequence[str] | None) -> Iterator[None]:
    """Run attackers while the block does, at these addresses or, without any, at their own; None
    runs none.
    """
    if addresses is None:
        yield
        return
    attackers = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.attackers", server.url, *addresses], cwd=ROOT
    )
    try:
        time.sleep(SETTLING_SECONDS)
        yield
    finally:
        attackers.kill()
        attackers.wait()


def main() -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.under_attack", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead")
    parser.add_argument("--game", default="futbol-dash", choices=names())
    parser.add_argument("--tables", type=int, default=4, help="tables whose decisions are timed")
    parser.add_argument("--seconds", type=float, default=25.0, help="length of each of three parts")
    parser.add_argument("--limits", default="on", choices=("on", "off"))
    args = parser.parse_args()

    own = [address_of(place) for place in range(args.tables)]
    parts: list[tuple[str, list[str] | None]] = [
        ("quiet", None),
        ("under attack", []),
        ("with rivals behind the address", own),
    ]
    console = Console(stderr=args.json)
    with (
        tempfile.TemporaryDirectory(prefix="kickabout-attack-") as folder,
        console.status("") as status,
    ):
        server = Server(Path(folder) / "data", limited=args.limits == "on")
        server.start()
        try:
            assert server.pid is not None
            status.update("warming up")
            asyncio.run(timed(server, args.game, args.tables, WARMING_SECONDS, "warming up"))
            measured: list[list[Spread]] = []
            loads: list[Load] = []
            for what, attackers in parts:
                status.update(what)
                with attacked(server, attackers):
                    meter = Meter(server.pid)
                    measured.append(
                        asyncio.run(timed(server, args.game, args.tables, args.seconds, what))
                    )
                    loads.append(meter.read())
        finally:
            server.kill()
    quiet = measured[0]
    held = [
        Bar(
            f"p99 of a {one.what}, by a quiet server's",
            one.p99 / before.p99,
            MOST_TIMES,
            at_least=False,
        )
        for spreads_of_part in measured[1:]
        for before, one in zip(quiet, spreads_of_part, strict=True)
    ]
    lines = [
        f"{what}: the server took {100 * load.server:.0f} % of a core and waited for one"
        f" {100 * load.waited:.0f} % of the time; everything else took {load.others:.1f} cores."
        for (what, _), load in zip(parts, loads, strict=True)
    ]
    times = [one for spreads_of_part in measured for one in spreads_of_part]
    return report(
        console,
        {
            "times": [asdict(one) for one in times],
            "loads": [asdict(one) for one in loads],
        },
        [spreads(times), *lines],
        held,
        as_json=args.json,
        ran=f"limits {args.limits}",
    )


if __name__ == "__main__":
    sys.exit(main())
