"""`kickabout cards`: statistics and worth of every row of a box."""

from typing import Annotated

import typer

from kickabout.cli.catalogue import GameName
from kickabout.cli.console import compile_rules
from kickabout.cli.errors import misuse, stopped
from kickabout.cli.reports import AsJson, ReportFile, check_lab, check_report, output
from kickabout.cli.runs import ClusterAddress, ProcessNumber, executor_for
from kickabout.cli.say import locale, say
from kickabout.cli.simulate import BoxFile, Options, SeatNumber, Seed, experiment_of, progress_bar


def cards(
    game: GameName,
    seats: SeatNumber = None,
    matches: Annotated[int, typer.Option(min=2, help=say("help-sim.matches"))] = 2000,
    bots: Annotated[
        str, typer.Option(metavar="BOT[,BOT...]", help=say("help-cards.bots"))
    ] = "rule-of-thumb",
    seed: Seed = 0,
    options: Options = None,
    box_file: BoxFile = None,
    with_worth: Annotated[
        bool, typer.Option("--worth/--no-worth", help=say("help-cards.worth"))
    ] = True,
    processes: ProcessNumber = None,
    cluster: ClusterAddress = None,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Report the uses and the worth of every card, player and squad."""
    check_lab("scipy")
    check_report(report)
    from kickabout.lab.cards.counting import Worth, count, worth
    from kickabout.lab.cards.kernel import counting_kernel
    from kickabout.lab.cards.report import document
    from kickabout.lab.commands import command_line
    from kickabout.lab.say import lab_reader

    experiment = experiment_of(game, seats, matches, bots, seed, options or [], box_file)
    compile_rules(experiment.game, counting_kernel(experiment.game))
    worths: list[Worth] = []
    with executor_for(processes, cluster, at_once=False) as executor:
        with misuse(), progress_bar(matches) as progress:
            counted = count(experiment, progress, executor)
        if with_worth and counted.matches == matches:
            with progress_bar(1) as progress:
                worths = worth(counted, progress, executor)
    words = ["cards", experiment.game.name, "--seats", f"{experiment.seats}"]
    words += ["--matches", f"{counted.matches}", "--bots", bots, "--seed", f"{seed}"]
    words += [] if with_worth else ["--no-worth"]
    file = None if box_file is None else str(box_file)
    command = command_line(words, experiment.box, file)
    name = file or experiment.game.name
    output(document(counted, worths, lab_reader(locale()).say, name, command), as_json, report)
    if counted.matches < matches:
        stopped(say("stopped-simulation", played=counted.matches, matches=matches))
