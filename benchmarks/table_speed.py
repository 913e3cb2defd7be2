"""`python -m benchmarks.table_speed`: the decisions per second of one server.

Two programs sit at each of many tables, with their streams open, and decide as soon as possible;
with `--pages` each also has its page open and decides through it. With `--before` a checkout of
another commit is measured in the same run, in turns; with `--peer` boardgame.io's own server with a
small card game, in memory (from npm, in a temporary folder). All of them share the machine with
their load generators: the server's processor time per decision says more than its rate.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.programs import Load, Pace
from benchmarks.report import Bar, report
from benchmarks.server_process import ROOT, Server
from kickabout.games import names

HERE = Path(__file__).parent / "boardgame_io"
PEER = ("boardgame.io@0.50.2", "socket.io-client@4")
SETTLING_SECONDS = 4.0
TIMES = 10.0
"""The factor by which decisions per second should exceed those of the commit before."""
PAGE_TIMES = 5.0
"""The same factor for page updates."""
SET_UP_MS = 5.0
WAIT_MS = 100.0


@dataclass(frozen=True, slots=True)
class Speed:
    """The figures of one server in one round.

    Attributes:
        what: The server and the game.
        decisions: Decisions a second.
        pages: Updates of pages a second.
        processor_ms: Milliseconds of the processor that the server took for each decision.
        wait_median: Milliseconds from a decision's post to the rival's event.
        wait_p99: The same, which one in a hundred exceeds.
        set_up: Milliseconds that a table took to be set up, the median.
    """

    what: str
    decisions: float
    pages: float = 0.0
    processor_ms: float = 0.0
    wait_median: float = 0.0
    wait_p99: float = 0.0
    set_up: float = 0.0


def speed_of(root: Path, game: str, args: argparse.Namespace, rate: float | None = None) -> Speed:
    """Measure one round with the server of a checkout; with a `rate`, at no more than so many
    decisions a second.
    """
    what = f"{game}, {root.name}" + ("" if rate is None else f", held to {rate:,.0f} a second")
    with tempfile.TemporaryDirectory(prefix="kickabout-speed-") as folder:
        server = Server(Path(folder) / "data", pace=0.0, root=root)
        server.start()
        assert server.pid is not None
        spent = [0.0]
        load = Load(int(server.url.rpartition(":")[2]), game, {}, pages=args.pages, pace=Pace(rate))
        load.on_counting = lambda: spent.append(_processor_seconds(server.pid))
        try:
            seconds = uvloop.run(load.run(args.tables, SETTLING_SECONDS, args.seconds))
            processor = _processor_seconds(server.pid) - spent[-1]
        finally:
            server.kill()
    counted = load.counted
    waits = sorted(1000 * wait for wait in counted.waits)
    return Speed(
        what,
        counted.decisions / seconds,
        counted.pages / seconds,
        1000 * processor / counted.decisions,
        statistics.median(waits),
        waits[int(0.99 * len(waits))],
        1000 * statistics.median(counted.set_up[-args.tables :]),
    )


def set_up_ms(root: Path, game: str) -> float:
    """Return the milliseconds that setting up a table takes on an idle server, the median of some."""
    with tempfile.TemporaryDirectory(prefix="kickabout-speed-") as folder:
        server = Server(Path(folder) / "data", root=root)
        server.start()
        try:
            load = Load(int(server.url.rpartition(":")[2]), game, {}, pace=Pace(1.0))
            uvloop.run(load.set_up_tables(40))
        finally:
            server.kill()
    return 1000 * statistics.median(load.counted.set_up[5:])


def peers_speed(folder: Path, args: argparse.Namespace) -> Speed:
    """Measure one round with boardgame.io, which was installed in this folder."""
    with subprocess.Popen(
        ["node", "server.mjs"], cwd=folder, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            ports = next(line for line in server.stdout if line[0].isdigit()).split()
            given = [*ports, str(args.tables), str(args.seconds)]
            told = subprocess.run(
                ["node", "players.mjs", *given],
                cwd=folder,
                capture_output=True,
                text=True,
                check=True,
            )
        finally:
            server.kill()
    return Speed("boardgame.io, a small card game", float(told.stdout))


def install_peer(folder: Path) -> None:
    """Install boardgame.io from npm."""
    subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), *PEER],
        check=True,
    )
    for script in HERE.glob("*.js"):
        shutil.copy(script, folder / f"{script.stem}.mjs")


def _processor_seconds(pid: int | None) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def median(rounds: Sequence[Speed]) -> Speed:
    """Return the round whose rate is the median."""
    return sorted(rounds, key=lambda one: one.decisions)[len(rounds) // 2]


def speeds(measured: Sequence[Speed]) -> Table:
    """Return the figures as a table."""
    table = Table(title="Decisions of one server", title_justify="left")
    table.add_column("what")
    for head in ("decisions/s", "pages/s", "processor ms", "wait ms", "p99", "set up ms"):
        table.add_column(head, justify="right")
    for one in measured:
        numbers = (one.processor_ms, one.wait_median, one.wait_p99, one.set_up)
        table.add_row(
            one.what,
            f"{one.decisions:,.0f}",
            f"{one.pages:,.0f}" if one.pages else "",
            *(f"{number:.2f}" if number else "" for number in numbers),
        )
    return table


def bars(
    args: argparse.Namespace, ours: dict[str, Speed], theirs: dict[str, Speed], peer: Speed | None
) -> list[Bar]:
    """Return the measured figures with their bars."""
    held = []
    for game, one in ours.items():
        before = theirs.get(game)
        if before is not None and args.pages:
            held.append(Bar(f"{game}: pages by before", one.pages / before.pages, PAGE_TIMES))
        elif before is not None:
            times = one.decisions / before.decisions
            held.append(Bar(f"{game}: decisions by before", times, TIMES))
        if peer is not None and game == "futbol-dash" and not args.pages:
            times = one.decisions / peer.decisions
            held.append(Bar(f"{game}: decisions by boardgame.io's", times, 1.0))
    return held


def main() -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table_speed", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead")
    parser.add_argument("--games", nargs="*", default=["futbol-dash"], choices=names())
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each round")
    parser.add_argument("--rounds", type=int, default=1, help="of which the median counts")
    parser.add_argument("--pages", action="store_true", help="decide through pages")
    parser.add_argument("--before", type=Path, help="a checkout to compare with")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io as well")
    args = parser.parse_args()

    console = Console(stderr=args.json)
    roots = [root.resolve() for root in (ROOT, args.before) if root is not None]
    rounds: dict[tuple[Path, str], list[Speed]] = {}
    peers: list[Speed] = []
    with tempfile.TemporaryDirectory(prefix="kickabout-peer-") as folder, console.status("") as on:
        if args.peer:
            on.update("installing boardgame.io")
            install_peer(Path(folder))
        for _ in range(args.rounds):
            for game in args.games:
                for root in roots:
                    on.update(f"{game}, {root.name}")
                    rounds.setdefault((root, game), []).append(speed_of(root, game, args))
            if args.peer:
                on.update("boardgame.io")
                peers.append(peers_speed(Path(folder), args))
        reached = {key: median(some) for key, some in rounds.items()}
        peer = median(peers) if peers else None
        on.update("at half of the highest rate, and tables one by one")
        first = args.games[0]
        half = speed_of(ROOT, first, args, reached[ROOT, first].decisions / 2)
        alone = [set_up_ms(root, first) for root in roots]
    ours, *others = (
        {game: speed for (where, game), speed in reached.items() if where == root} for root in roots
    )
    held = bars(args, ours, others[0] if others else {}, peer)
    held += [
        Bar(
            f"{first}: p99 at half the rate, by 100 ms", half.wait_p99 / WAIT_MS, 1, at_least=False
        ),
        Bar(f"{first}: a table set up, by 5 ms", alone[0] / SET_UP_MS, 1, at_least=False),
    ]
    measured = [*reached.values(), *([peer] if peer else []), half]
    set_up = ", ".join(f"{root.name} {ms:.1f} ms" for root, ms in zip(roots, alone, strict=True))
    return report(
        console,
        {"speeds": [asdict(one) for one in measured], "set_up_ms": alone},
        [speeds(measured), f"A table set up on a quiet server: {set_up}."],
        held,
        as_json=args.json,
        ran=f"{args.tables} tables, {args.rounds} rounds of {args.seconds:g} s",
    )


if __name__ == "__main__":
    sys.exit(main())
