"""`python -m benchmarks`: one run on one core, checked against the bars."""

import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from benchmarks import peers, project_runner
from benchmarks.contest import Result, Runner, bind_to_one_core
from benchmarks.report import Bar, arguments, measured, report


def speeds(results: list[Result]) -> Table:
    """Return the contest as a table: absolute numbers, and our first game's as a multiple of each."""
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


def bars(results: list[Result], importing: float, bare: float) -> list[Bar]:
    """Return the measured figures with their bars."""
    ours, interpreted, team, susu, rush, social, hearts, eights, uno, _ = (
        result.per_second for result in results
    )
    openspiel = max(hearts, eights)
    return [
        Bar("Fútbol Dash by the faster game of OpenSpiel", ours / openspiel, 3),
        Bar("Super Team by the same", team / openspiel, 0.3),
        Bar("Futera SuSu by the same", susu / openspiel, 1.4),
        Bar("Squad Rush by the same", rush / openspiel, 1.2),
        Bar("SocialSoccer by the same", social / openspiel, 1.2),
        Bar("Fútbol Dash by RLCard's UNO", ours / uno, 150),
        Bar("Fútbol Dash, interpreted, by RLCard's UNO", interpreted / uno, 1),
        Bar("importing kickabout by Python's start", importing / bare, 4, at_least=False),
    ]


def main() -> int:
    """Measure and show; return 1 if a bar is missed."""
    args = arguments("benchmarks", __doc__, rounds=7).parse_args()

    core = bind_to_one_core()
    console = Console(stderr=args.json)
    runners: list[Runner] = [
        project_runner.Kickabout("futbol-dash"),
        project_runner.Kickabout("futbol-dash", interpret=True),
        project_runner.Kickabout("super-team"),
        project_runner.Kickabout("futera-susu"),
        project_runner.Kickabout("squad-rush"),
        project_runner.Kickabout("social-soccer"),
        peers.OpenSpiel("hearts"),
        peers.OpenSpiel("crazy_eights", players=4),
        peers.RLCard(),
        peers.PettingZoo(),
    ]
    with console.status("") as status:
        results = measured(runners, args, status)
        status.update("importing kickabout")
        importing, bare = project_runner.import_seconds(times=15)
    return report(
        console,
        {
            "core": core,
            "playouts": [asdict(result) for result in results],
            "python_start_seconds": bare,
            "import_seconds": importing,
        },
        [
            speeds(results),
            (
                "Decisions are those of players; dice and draws do not count. The spread is that of the rounds. "
                "Hearts, crazy_eights and Fútbol Dash have 4 seats, the others 2. "
                f"Python alone takes {bare * 1000:.0f} ms to start, `import kickabout` {importing * 1000:.0f} ms more."
            ),
        ],
        bars(results, importing, bare),
        as_json=args.json,
        ran=f"core {core}, median of {args.rounds} rounds",
    )


if __name__ == "__main__":
    sys.exit(main())
