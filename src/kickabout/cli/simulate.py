"""`kickabout sim` and `warm`: simulate matches, and compile rules."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from kickabout.cli.catalogue import GameName
from kickabout.cli.console import compile_rules, err
from kickabout.cli.errors import Failure, Misuse, failure, misuse, stopped, told
from kickabout.cli.reports import AsJson, ReportFile, check_report, show, write
from kickabout.cli.runs import ClusterAddress, KeepFolder, ProcessNumber, executor_for, folder_for
from kickabout.cli.say import locale, say

if TYPE_CHECKING:
    from kickabout.engine.game import Game
    from kickabout.lab.simulate import Experiment, Simulation

Device = Literal["cpu", "cuda"]
BoxFile = Annotated[Path | None, typer.Option("--box", metavar="FILE", help=say("help-sim.box"))]
SeatNumber = Annotated[int | None, typer.Option("--seats", help=say("help-sim.seats"))]
BotNames = Annotated[str, typer.Option("--bots", metavar="BOT[,BOT...]", help=say("help-sim.bots"))]
Seed = Annotated[int, typer.Option("--seed", help=say("help-sim.seed"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help=say("help-sim.option")),
]


def sim(
    game: GameName,
    seats: SeatNumber = None,
    matches: Annotated[int, typer.Option(min=1, help=say("help-sim.matches"))] = 1000,
    bots: BotNames = "rule-of-thumb",
    seed: Seed = 0,
    options: Options = None,
    box_file: BoxFile = None,
    first: Annotated[int, typer.Option(min=0, help=say("help-sim.first"))] = 0,
    keep: KeepFolder = None,
    processes: ProcessNumber = None,
    cluster: ClusterAddress = None,
    device: Annotated[Device, typer.Option(help=say("help-sim.device"))] = "cpu",
    report_file: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches between bots: wins, length, goals."""
    check_report(report_file)
    if device != "cpu" and (processes or cluster):
        raise Misuse(say("device-alone"))
    from kickabout.lab.simulate import simulate

    experiment = experiment_of(game, seats, first + matches, bots, seed, options or [], box_file)
    kept = folder_for(keep)
    if device == "cpu":
        compile_rules(experiment.game, experiment.kernel)
    else:
        check_device(device)
        processes = 1
    with (
        failure(),
        executor_for(processes, cluster, at_once=experiment.searches) as executor,
        progress_bar(matches) as progress,
    ):
        simulation = simulate(experiment, progress, executor, first, kept, device=device)
    if simulation.matches == 0:
        raise Failure(say("stopped-at-once"))
    show_simulation(simulation, None if box_file is None else str(box_file), report_file, as_json)
    if not simulation.finished:
        stopped(say("stopped-simulation", played=simulation.matches, matches=matches))


def check_device(device: str) -> None:
    """Fail saying what is missing, unless there is such a device to play on."""
    from kickabout.engine.devices import NoDevice, backend_for

    try:
        backend_for(device).device_name()
    except NoDevice as error:
        raise Failure(told(error)) from error


def show_simulation(
    simulation: "Simulation", box_name: str | None, report_file: Path | None, as_json: bool
) -> None:
    """Show the report on a simulation, and write its page if asked for; `box_name` as in `figures`."""
    from kickabout.lab.reports.simulation import document
    from kickabout.lab.say import lab_reader

    say_lab = lab_reader(locale()).say
    show(document(simulation, say_lab, box_name), as_json)
    if report_file is not None:
        from kickabout.lab.reports.replays import worth_looking_at

        replays = worth_looking_at(simulation, say_lab)
        write(document(simulation, say_lab, box_name, replays), report_file)


def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help=say("help-warm.games"))
    ] = None,
) -> None:
    """Compile the rules that are not compiled yet: once per machine, and again when rules change."""
    from kickabout.bots.analysis import KERNELS
    from kickabout.bots.contest import CONTEST
    from kickabout.engine.match_loop import PLAY_ALIKE
    from kickabout.envs.advance import ADVANCE
    from kickabout.envs.loop import PLAY_ON
    from kickabout.games import find_all

    loops = [PLAY_ALIKE, CONTEST, *KERNELS]
    if find_spec("gymnasium"):
        loops += [ADVANCE, PLAY_ON]
    chosen, broken = ([find_game(name) for name in games], []) if games else find_all()
    for game in chosen:
        compile_rules(game, *loops)
    for fault in broken:
        typer.echo(f"kickabout: {fault}", err=True)


def find_game(name: str) -> "Game":
    """Return the game of this name; misuse if there is none."""
    from kickabout.games import find

    with misuse():
        return find(name)


def experiment_of(
    name: str,
    seats: int | None,
    matches: int,
    bots: str,
    seed: int,
    options: list[str],
    box_file: Path | None,
) -> "Experiment":
    """Return the experiment that a command's arguments describe; misuse or failure naming what is
    wrong.
    """
    from kickabout.lab.simulate import Experiment, bots_for

    game = find_game(name)
    named = [bot.strip() for bot in bots.split(",")]
    with failure():
        loaded = game.load_box(box_file)
    with misuse():
        chosen = loaded.with_options(pairs(options))
        automata = chosen.automata
        if seats is None:
            seats = len(named) + len(automata) if len(named) > 1 else game.least_seats
            if automata:
                seats = min(seats, game.most_seats)
        game.seats_checked(seats)
        return Experiment(game, chosen, bots_for(named, seats, automata), matches, seed)


def pairs(options: list[str], named: str = "--option") -> dict[str, str]:
    """Return the names and values given to an option such as `--option`."""
    chosen = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Misuse(say("option-form", named=named, option=option))
        chosen[name.strip()] = value.strip()
    return chosen


@contextmanager
def progress_bar(
    matches: int, played: int = 0, unit: str = "matches-unit"
) -> Iterator[Callable[..., None]]:
    """Show a progress bar on stderr that disappears at the end; no-op if stderr is no terminal.

    It is updated with the number of matches played, which may include those of an earlier run, and
    with their total if that has changed.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = err()
    columns = BarColumn(), MofNCompleteColumn(), say(unit), TimeRemainingColumn()
    with Progress(
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=300,  # seconds: matches of some pairs take much longer
    ) as bar:
        task = bar.add_task("", total=matches, completed=played)
        yield lambda played, total=None: bar.update(task, completed=played, total=total)
