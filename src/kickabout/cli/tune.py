"""`kickabout tune`: search the values of a box for targets, and write the box."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.catalogue import GameName
from kickabout.cli.console import compile_rules
from kickabout.cli.errors import Force, Misuse, check_new, failure, misuse, stopped
from kickabout.cli.reports import AsJson, ReportFile, check_lab, check_report, output
from kickabout.cli.runs import ClusterAddress, KeepFolder, ProcessNumber, executor_for, folder_for
from kickabout.cli.say import locale, say
from kickabout.cli.simulate import (
    BotNames,
    BoxFile,
    Options,
    SeatNumber,
    Seed,
    experiment_of,
    pairs,
    progress_bar,
)

if TYPE_CHECKING:
    from kickabout.lab.tune.edits import Knob
    from kickabout.lab.tune.search import Target

_RANGE = re.compile(r"([^=]+)=(-?\d+)\.\.(-?\d+)")
_TARGET = re.compile(r"([^=\[]+)(?:\[([^\]]*)\])?=(-?\d+(?:\.\d+)?)(?:(?:±|\+-)(\d+(?:\.\d+)?))?")
LEAST_MATCHES = 2
_TARGET_HELP = say("help-tune.target").replace("[", r"\[")  # no markup
POINTS, PART = 1.0, 0.02
"""The default tolerance: in points for a share, else as a fraction of the target."""


def tune(
    game: GameName,
    vary: Annotated[list[str], typer.Option(metavar="KEY=LOW..HIGH", help=say("help-tune.vary"))],
    target: Annotated[
        list[str], typer.Option(metavar="MEASURE=VALUE[±TOLERANCE]", help=_TARGET_HELP)
    ],
    fill: Annotated[str, typer.Option(metavar="KEY", help=say("help-tune.fill"))] = "",
    seats: SeatNumber = None,
    matches: Annotated[int, typer.Option(min=2, help=say("help-tune.matches"))] = 1000,
    trials: Annotated[int, typer.Option(min=1, help=say("help-tune.trials"))] = 60,
    bots: BotNames = "rule-of-thumb",
    seed: Seed = 0,
    options: Options = None,
    box_file: BoxFile = None,
    out_file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.toml", help=say("help-tune.out"))
    ] = None,
    force: Force = False,
    keep: KeepFolder = None,
    processes: ProcessNumber = None,
    cluster: ClusterAddress = None,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Search the values of a box for targets, and write the best box."""
    check_lab("optuna", "scipy", "tomlkit")
    check_report(report)
    from kickabout.lab.commands import command_line
    from kickabout.lab.say import lab_reader
    from kickabout.lab.tune.report import document
    from kickabout.lab.tune.search import tune as search

    check_new(out_file, force=force)
    experiment = experiment_of(game, seats, matches, bots, seed, options or [], box_file)
    with misuse():
        knobs = tuple(_knob(text) for text in vary)
        targets = tuple(_target(text, experiment.seats) for text in target)
        plans = [each.experiment(experiment) for each in targets]
    compile_rules(experiment.game, *dict.fromkeys(plan.kernel for plan in plans))
    kept = folder_for(keep)
    with (
        misuse(),
        executor_for(processes, cluster, at_once=any(plan.searches for plan in plans)) as executor,
        progress_bar(trials, unit="boxes-unit") as progress,
    ):
        tuning = search(experiment, knobs, targets, trials, progress, executor, kept, fill)
    words = ["tune", experiment.game.name, "--seats", f"{experiment.seats}"]
    words += [word for text in vary for word in ("--vary", text)]
    words += [word for text in target for word in ("--target", text)]
    words += ["--fill", fill] if fill else []
    words += ["--matches", f"{matches}", "--trials", f"{trials}"]
    words += ["--bots", bots, "--seed", f"{seed}"]
    file = None if box_file is None else str(box_file)
    command = command_line(words, experiment.box, file)
    name = file or experiment.game.name
    output(document(tuning, lab_reader(locale()).say, name, command), as_json, report)
    if out_file is not None:
        with failure(str(out_file)):
            out_file.write_text(tuning.text, encoding="utf-8")
        typer.echo(say("box-written", game=experiment.game.title, file=str(out_file)), err=True)
    if tuning.start is None:
        stopped(say("tune-stopped", tried=len(tuning.tried), trials=trials))


def _knob(text: str) -> "Knob":
    from kickabout.lab.tune.edits import Knob

    match = _RANGE.fullmatch(text.strip())
    if match is None:
        raise Misuse(say("vary-form", text=text))
    return Knob(match[1].strip(), int(match[2]), int(match[3]))


def _target(text: str, seats: int) -> "Target":
    from kickabout.lab.measures import target_measures
    from kickabout.lab.tune.search import Target

    match = _TARGET.fullmatch(text.strip())
    if match is None:
        raise Misuse(say("target-form", text=text))
    name, value = match[1].strip(), float(match[3])
    measure = next((one for one in target_measures(seats) if one.name == name), None)
    scale = measure.scale if measure else 1.0
    usual = POINTS if measure and measure.kind == "share" else PART * abs(value) or PART
    conditions = pairs(match[2].split(","), "--target") if match[2] else {}
    bots, matches = conditions.pop("bots", ""), conditions.pop("matches", "")
    if matches and not (matches.isdecimal() and int(matches) >= LEAST_MATCHES):
        raise Misuse(say("target-matches", matches=matches, least=LEAST_MATCHES))
    return Target(
        name,
        value / scale,
        float(match[4] or usual) / scale,
        conditions,
        tuple(bots.split("+")) if bots else (),
        int(matches) if matches else None,
    )
