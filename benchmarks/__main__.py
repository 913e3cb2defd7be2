"""`python -m benchmarks`: one run on one core, and whether the bars hold."""

import argparse
import json
import platform
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import numba
from rich.console import Console
from rich.table import Table

from benchmarks import house, peers
from benchmarks.contest import Result, Runner, bind_to_one_core, contest


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure that has to be reached.

    Attributes:
        what: What was measured.
        value: What came out.
        bar: What it should be.
        unit: The unit of both.
        at_least: True if more is better, False if less is.
    """

    what: str
    value: float
    bar: float
    unit: str
    at_least: bool = True

    @property
    def holds(self) -> bool:
        """Whether the figure reaches the bar."""
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def processor() -> str:
    """The name of this machine's processor, as far as it tells."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def speeds(results: list[Result]) -> Table:
    """The contest as a table: absolute numbers, and how many times each of them our first game is."""
    table = Table(title="Random playouts on one core", title_justify="left")
    table.add_column("game")
    for head in ("decisions/s", "with a choice/s", "per match", "spread", "we are"):
        table.add_column(head, justify="right")
    ours = results[0].per_second
    for result in results:
        table.add_row(
            result.name,
            f"{result.per_second:,.0f}",
            f"{result.choices_per_second:,.0f}",
            f"{result.per_match:.1f}",
            f"{(result.fastest - result.slowest) / result.per_second:.0%}",
            "" if result is results[0] else f"{ours / result.per_second:,.1f} x",
        )
    return table


def bars(results: list[Result], importing: float) -> list[Bar]:
    """Hold what was measured against what was promised."""
    ours, interpreted, team, hearts, eights, uno, _ = (result.per_second for result in results)
    return [
        Bar("Fútbol Dash, compiled", ours, 10_000_000, "decisions/s"),
        Bar("beside the faster OpenSpiel game", ours / max(hearts, eights), 3, "times"),
        Bar("beside RLCard's UNO", ours / uno, 150, "times"),
        Bar("Fútbol Dash, interpreted", interpreted, 10_000, "decisions/s"),
        Bar("Super Team, compiled", team, 1_000_000, "decisions/s"),
        Bar("importing kickabout", importing * 1000, 100, "ms", at_least=False),
    ]


def verdict(held: list[Bar]) -> Table:
    """The bars as a table."""
    table = Table(title="Bars", title_justify="left")
    table.add_column("what")
    for head in ("measured", "bar", ""):
        table.add_column(head, justify="right")
    for bar in held:
        sign = "at least" if bar.at_least else "at most"
        digits = ",.0f" if bar.value >= 1000 else ".1f"
        table.add_row(
            bar.what,
            f"{bar.value:{digits}} {bar.unit}",
            f"{sign} {bar.bar:,.0f}",
            "[green]holds[/]" if bar.holds else "[red]MISSED[/]",
        )
    return table


def main() -> int:
    """Measure, show, and answer 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which the median counts")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one round, each game")
    args = parser.parse_args()

    core = bind_to_one_core()
    console = Console(stderr=args.json)
    runners: list[Runner] = [
        house.Kickabout("futbol-dash"),
        house.Kickabout("futbol-dash", interpret=True),
        house.Kickabout("super-team"),
        peers.OpenSpiel("hearts"),
        peers.OpenSpiel("crazy_eights", players=4),
        peers.RLCard(),
        peers.PettingZoo(),
    ]
    results: list[Result] = []
    with console.status("") as status:
        for step in contest(runners, args.rounds, args.seconds):
            if isinstance(step, Result):
                results.append(step)
            else:
                status.update(step)
        status.update("importing kickabout")
        importing, bare = house.import_seconds(times=15)
    held = bars(results, importing)

    if args.json:
        figures = {
            "processor": processor(),
            "core": core,
            "python": platform.python_version(),
            "numba": numba.__version__,
            "playouts": [asdict(result) for result in results],
            "python_start_seconds": bare,
            "bars": [asdict(bar) | {"holds": bar.holds} for bar in held],
        }
        print(json.dumps(figures, indent=2, ensure_ascii=False))
    else:
        console.print(
            f"{processor()}, core {core}; Python {platform.python_version()}, "
            f"Numba {numba.__version__}; median of {args.rounds} rounds",
            highlight=False,
        )
        console.print(speeds(results))
        console.print(verdict(held))
        console.print(
            "Decisions are those of players; dice and draws do not count. The spread is that of the rounds. Hearts, crazy_eights and "
            "Fútbol Dash have 4 seats, the others 2. "
            f"Python alone takes {bare * 1000:.0f} ms to start.",
            highlight=False,
        )
    return 0 if all(bar.holds for bar in held) else 1


if __name__ == "__main__":
    sys.exit(main())
