"""`kickabout compare`: the same matches with several boxes, and their differences."""

import shlex
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.console import compile_rules
from kickabout.cli.errors import Misuse, failure, misuse, stopped
from kickabout.cli.reports import (
    AsJson,
    ReportFile,
    check_lab,
    check_report,
    game_and_boxes,
    output,
)
from kickabout.cli.runs import ClusterAddress, KeepFolder, ProcessNumber, executor_for, folder_for
from kickabout.cli.say import locale, say
from kickabout.cli.simulate import BotNames, Options, SeatNumber, Seed, pairs, progress_bar

if TYPE_CHECKING:
    from kickabout.lab.compare.comparison import Comparison, Variant
    from kickabout.lab.executors.base import Executor
    from kickabout.lab.kept.folder import Folder
    from kickabout.lab.simulate import Experiment

MOST_MATCHES = 200_000
"""The number of matches at which a comparison ends even if it is not as precise as wanted."""
DEFAULT_PRECISION = "first=1"


def compare(
    boxes: Annotated[
        list[str], typer.Argument(metavar="BOX BOX...", help=say("help-compare.boxes"))
    ],
    seats: SeatNumber = None,
    bots: BotNames = "rule-of-thumb",
    precision: Annotated[
        list[str] | None,
        typer.Option(metavar="MEASURE=REACH", help=say("help-compare.precision")),
    ] = None,
    matches: Annotated[int | None, typer.Option(min=2, help=say("help-compare.matches"))] = None,
    seed: Seed = 0,
    options: Options = None,
    keep: KeepFolder = None,
    processes: ProcessNumber = None,
    cluster: ClusterAddress = None,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Play the same matches with several boxes, and report the differences."""
    check_lab("scipy")
    check_report(report)
    from kickabout.lab.compare.comparison import Variant
    from kickabout.lab.compare.report import document
    from kickabout.lab.say import lab_reader

    if len(boxes) < 2:
        raise Misuse(say("compare-needs-two"))
    game, loaded = game_and_boxes(boxes, pairs(options or []))
    variants = [Variant(name, box) for name, box in zip(_names(boxes), loaded, strict=True)]
    wanted = precision or ([] if matches else [DEFAULT_PRECISION])
    with misuse():
        from kickabout.lab.simulate import Experiment, bots_for

        named = [bot.strip() for bot in bots.split(",")]
        number = seats or max(len(named) if len(named) > 1 else 0, game.least_seats)
        players = bots_for(named, number, loaded[0].automata)
        plan = Experiment(game, loaded[0], players, matches or MOST_MATCHES, seed)
        reaches = _precision(wanted, number)
    with failure():
        for box in loaded[1:]:
            box.check_seats(number)
    compile_rules(game, plan.kernel)
    kept = folder_for(keep)
    with failure(), executor_for(processes, cluster, at_once=plan.searches) as executor:
        comparison = _compare(variants, plan, reaches, executor, kept)
    command = _command(boxes, comparison, wanted, matches, bots, options or [])
    output(document(comparison, lab_reader(locale()).say, command), as_json, report)
    if not comparison.finished:
        stopped(say("compare-stopped", matches=comparison.matches))


def _names(boxes: list[str]) -> list[str]:
    """Return the names of the boxes: their files' names, or the whole paths if two have the same."""
    names = [name.rpartition("/")[2].removesuffix(".toml") for name in boxes]
    return names if len(set(names)) == len(names) else boxes


def _precision(wanted: list[str], seats: int) -> dict[str, float]:
    """Return half the width of the interval wanted for each measure, in the units of its values."""
    from kickabout.lab.measures import measures

    scales = {measure.name: measure.scale for measure in measures(seats)}
    reaches = {}
    for name, value in pairs(wanted, say("precision-option")).items():
        try:
            reaches[name] = float(value) / scales.get(name, 1.0)
        except ValueError:
            raise Misuse(say("precision-number", measure=name, value=value)) from None
    return reaches


def _compare(
    variants: "list[Variant]",
    plan: "Experiment",
    precision: dict[str, float],
    executor: "Executor",
    keep: "Folder | None",
) -> "Comparison":
    from kickabout.lab.compare.comparison import compare as played

    with misuse(), progress_bar(1) as progress:
        return played(variants, plan, precision, progress, executor, keep)


def _command(
    boxes: list[str],
    comparison: "Comparison",
    precision: list[str],
    matches: int | None,
    bots: str,
    options: list[str],
) -> str:
    experiment = comparison.experiment
    words = ["kickabout", "compare", *boxes, "--seats", f"{experiment.seats}", "--bots", bots]
    words += ["--seed", f"{experiment.seed}"]
    words += [word for wanted in precision for word in ("--precision", wanted)]
    if matches is not None:
        words += ["--matches", f"{matches if precision else comparison.matches}"]
    words += [word for option in options for word in ("--option", option)]
    return shlex.join(words)
