"""Common parts of the benchmarks: their arguments, the machine's description, and the bars."""

import argparse
import json
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numba
from rich.console import Console
from rich.status import Status
from rich.table import Table

from benchmarks.contest import Result, Runner, contest


@dataclass(frozen=True, slots=True)
class Bar:
    """A required ratio to a peer's figure of the same run.

    On another machine, or beside other work, both figures change alike.

    Attributes:
        what: The measured quantity, and the peer.
        value: The measured ratio to the peer's figure.
        bar: The required ratio.
        at_least: True if more is better, False if less is.
    """

    what: str
    value: float
    bar: float
    at_least: bool = True

    @property
    def holds(self) -> bool:
        """Return whether the figure reaches the bar."""
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def arguments(prog: str, doc: str | None, rounds: int) -> argparse.ArgumentParser:
    """Return the argument parser of the benchmarks on one core; `rounds` is the default number of
    rounds.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {prog}", description=doc)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead")
    parser.add_argument(
        "--rounds", type=int, default=rounds, help="rounds, of which the median counts"
    )
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one round, each game")
    return parser


def measured(runners: Sequence[Runner], args: argparse.Namespace, status: Status) -> list[Result]:
    """Measure the runners in turns, showing progress."""
    results: list[Result] = []
    for step in contest(runners, args.rounds, args.seconds):
        if isinstance(step, Result):
            results.append(step)
        else:
            status.update(step)
    return results


def report(
    console: Console,
    figures: Mapping[str, object],
    tables: Sequence[Table | str],
    held: Sequence[Bar],
    *,
    as_json: bool,
    ran: str,
) -> int:
    """Show the figures and the machine; return the exit status, 1 if a bar is missed.

    `figures` are for JSON, `tables` with lines of text between them for people; `ran` says how it
    was measured.
    """
    if as_json:
        machine = {
            "processor": processor(),
            "python": platform.python_version(),
            "numba": numba.__version__,
        }
        bars = [asdict(bar) | {"holds": bar.holds} for bar in held]
        print(json.dumps(machine | dict(figures) | {"bars": bars}, indent=2, ensure_ascii=False))
    else:
        console.print(
            f"{processor()}; Python {platform.python_version()}, Numba {numba.__version__}; {ran}",
            highlight=False,
        )
        for table in tables:
            console.print(table, highlight=False)
        if held:
            console.print(verdict(held))
    return 0 if all(bar.holds for bar in held) else 1


def processor() -> str:
    """Return the name of this machine's processor, if the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def verdict(held: Sequence[Bar]) -> Table:
    """Return the bars as a table."""
    table = Table(title="Bars", title_justify="left")
    table.add_column("what")
    for head in ("measured", "bar", ""):
        table.add_column(head, justify="right")
    for bar in held:
        sign = "at least" if bar.at_least else "at most"
        table.add_row(
            bar.what,
            f"{bar.value:.2f} times",
            f"{sign} {bar.bar:g}",
            "[green]holds[/]" if bar.holds else "[red]MISSED[/]",
        )
    return table
