"""`kickabout ladder`: every bot against every other, rated."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.catalogue import GameName
from kickabout.cli.console import compile_rules
from kickabout.cli.errors import Failure, failure, misuse, stopped
from kickabout.cli.reports import AsJson, ReportFile, check_lab, check_report, output
from kickabout.cli.runs import ClusterAddress, ProcessNumber, executor_for
from kickabout.cli.say import locale, say
from kickabout.cli.simulate import BoxFile, Options, Seed, find_game, pairs, progress_bar

if TYPE_CHECKING:
    from kickabout.lab.executors.base import Executor
    from kickabout.lab.ladder import Ladder, Tournament
    from kickabout.lab.ladder_report import Standings

SAVED_EVERY = 5.0
"""The seconds between two writes of the results file: the most that a power cut costs."""


def ladder(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help=say("help-ladder.seats"))] = None,
    matches: Annotated[int, typer.Option(min=1, help=say("help-ladder.matches"))] = 400,
    bots: Annotated[
        str | None, typer.Option(metavar="BOT,BOT[,BOT...]", help=say("help-ladder.bots"))
    ] = None,
    seed: Seed = 0,
    options: Options = None,
    box_file: BoxFile = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("help-ladder.results"))
    ] = None,
    document: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=say("help-ladder.out"))
    ] = None,
    processes: ProcessNumber = None,
    cluster: ClusterAddress = None,
    report_file: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Let every bot play every other one, and rate them."""
    check_report(report_file)
    check_lab("choix", "matplotlib")
    from kickabout.bots.contest import CONTEST
    from kickabout.lab.ladder_report import Standings
    from kickabout.lab.reports.standings import document as report_of
    from kickabout.lab.results import load
    from kickabout.lab.say import lab_reader

    tournament = _tournament(game, seats, bots, seed, options or [], box_file)
    file = results or Path(f"ladder-{tournament.game.name}-{tournament.seats}.json")
    with failure(str(file)):
        results_so_far = load(tournament, file)
    compile_rules(tournament.game, CONTEST)
    with executor_for(processes, cluster, at_once=tournament.searches) as executor:
        is_finished = _climb(results_so_far, tournament.whole(matches), file, executor)
    if not results_so_far.has_figures:
        raise Failure(say("ladder-stopped-at-once", file=str(file)))
    standings = Standings(results_so_far, None if box_file is None else str(box_file))
    output(report_of(standings, lab_reader(locale()).say), as_json, report_file)
    if not is_finished:
        stopped(say("ladder-stopped", played=results_so_far.matches, file=str(file)))
    if document is not None:
        _write(standings, document)


def _tournament(
    name: str,
    seats: int | None,
    bots: str | None,
    seed: int,
    options: list[str],
    box_file: Path | None,
) -> "Tournament":
    from kickabout.bots.levels import BOTS
    from kickabout.lab.ladder import Tournament

    game = find_game(name)
    named = list(BOTS) if bots is None else [bot.strip() for bot in bots.split(",")]
    with failure():
        loaded = game.load_box(box_file)
    with misuse():
        box = loaded.with_options(pairs(options))
        return Tournament(
            game, box, game.least_seats if seats is None else seats, tuple(named), seed
        )


def _climb(results_so_far: "Ladder", matches: int, file: Path, executor: "Executor") -> bool:
    """Play the missing matches, saving them in the file."""
    from kickabout.lab.results import save

    saved = time.monotonic()
    total = sum(max(matches, len(points)) for points in results_so_far.points.values())
    with failure(str(file)), progress_bar(total, results_so_far.matches) as show:
        save(results_so_far, file)  # fail early if the file cannot be written

        def progress(played: int) -> None:
            nonlocal saved
            show(played)
            if time.monotonic() - saved > SAVED_EVERY:
                save(results_so_far, file)
                saved = time.monotonic()

        is_finished = results_so_far.climb(matches, progress, executor)
        save(results_so_far, file)
    return is_finished


def _write(standings: "Standings", document: Path) -> None:
    """Write table and plot into a document, the plot in the folder `pictures` beside it."""
    from kickabout.lab.ladder_plot import draw
    from kickabout.lab.ladder_report import markdown, written_into

    tournament = standings.ladder.tournament
    name = f"ladder-{tournament.game.name}"
    if tournament.seats != tournament.game.least_seats:
        name += f"-{tournament.seats}"
    picture = document.parent / "pictures" / f"{name}.svg"
    with failure(str(document)):
        before = document.read_text(encoding="utf-8") if document.exists() else ""
        part = markdown(standings, f"pictures/{picture.name}")
        after = written_into(before, part, name)
        document.write_text(after, encoding="utf-8")
    with failure(str(picture)):
        picture.parent.mkdir(exist_ok=True)
        draw(standings, picture)
    typer.echo(say("ladder-written", document=str(document), picture=str(picture)), err=True)
