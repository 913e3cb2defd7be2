"""`python -m benchmarks.under_attack`: the time that people wait at a table while the server is
attacked.

Decisions are timed as by `benchmarks.table_latency`, on a quiet server and then while one address
hammers it, floods it with tables, streams, half-open requests and endless bodies, all at once.
Players, attackers and the server share the machine: the attackers have low priority, and the bar is
a ratio.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from benchmarks.loaded_server import LoadedServer
from benchmarks.report import Bar, report
from benchmarks.server_process import ROOT, Server
from benchmarks.table_latency import Meter, Spread, spread, spreads
from kickabout.games import names

MOST_TIMES = 2.0
"""The highest ratio of the p99 under attack to that on a quiet server."""
SETTLING_SECONDS = 10.0


async def timed(server: Server, game: str, tables: int, seconds: float, what: str) -> list[Spread]:
    """Time the decisions and opened pages for so many seconds."""
    times: list[float] = []
    opened: list[float] = []
    everything = sys.maxsize
    loaded = LoadedServer(server.url, game, apart=True)
    await loaded.time_decisions(everything, tables, seconds, times, opened)
    if not times:
        raise RuntimeError(f"nobody could decide anything in {seconds:g} s, {what}")
    return [spread(f"decision, {what}", times), spread(f"page, {what}", opened)]


def main() -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.under_attack", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead")
    parser.add_argument("--game", default="futbol-dash", choices=names())
    parser.add_argument("--tables", type=int, default=4, help="tables whose decisions are timed")
    parser.add_argument("--seconds", type=float, default=25.0, help="length of each of two parts")
    parser.add_argument("--limits", default="on", choices=("on", "off"))
    args = parser.parse_args()

    console = Console(stderr=args.json)
    with (
        tempfile.TemporaryDirectory(prefix="kickabout-attack-") as folder,
        console.status("") as status,
    ):
        server = Server(Path(folder) / "data", limited=args.limits == "on")
        server.start()
        try:
            assert server.pid is not None
            status.update("a quiet server")
            meter = Meter(server.pid)
            quiet = asyncio.run(timed(server, args.game, args.tables, args.seconds, "quiet"))
            loads = [meter.read()]
            status.update("a server that is attacked")
            attackers = subprocess.Popen(
                [sys.executable, "-m", "benchmarks.attackers", server.url], cwd=ROOT
            )
            try:
                asyncio.run(asyncio.sleep(SETTLING_SECONDS))
                meter = Meter(server.pid)
                attacked = asyncio.run(
                    timed(server, args.game, args.tables, args.seconds, "under attack")
                )
                loads.append(meter.read())
            finally:
                attackers.kill()
                attackers.wait()
        finally:
            server.kill()
    held = [
        Bar(
            f"p99 of a {before.what.partition(',')[0]} under attack, by a quiet server's",
            after.p99 / before.p99,
            MOST_TIMES,
            at_least=False,
        )
        for before, after in zip(quiet, attacked, strict=True)
    ]
    lines = [
        f"{what}: the server took {100 * load.server:.0f} % of a core and waited for one"
        f" {100 * load.waited:.0f} % of the time; everything else took {load.others:.1f} cores."
        for what, load in zip(("Quiet", "Under attack"), loads, strict=True)
    ]
    return report(
        console,
        {
            "times": [asdict(one) for one in quiet + attacked],
            "loads": [asdict(one) for one in loads],
        },
        [spreads(quiet + attacked), *lines],
        held,
        as_json=args.json,
        ran=f"limits {args.limits}",
    )


if __name__ == "__main__":
    sys.exit(main())
