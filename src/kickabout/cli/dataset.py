"""`kickabout dataset`: matches as a data set, for training away from the rules."""

from pathlib import Path
from typing import Annotated

import typer

from kickabout.cli.catalogue import GameName
from kickabout.cli.errors import Force, check_new, failure, stopped
from kickabout.cli.reports import check_lab
from kickabout.cli.say import say
from kickabout.cli.simulate import (
    BotNames,
    BoxFile,
    Options,
    SeatNumber,
    Seed,
    experiment_of,
    progress_bar,
)


def dataset(
    game: GameName,
    out_file: Annotated[
        Path, typer.Option("--out", metavar="FILE.parquet", help=say("help-dataset.out"))
    ],
    seats: SeatNumber = None,
    matches: Annotated[int, typer.Option(min=1, help=say("help-sim.matches"))] = 1000,
    bots: BotNames = "rule-of-thumb",
    seed: Seed = 0,
    options: Options = None,
    box_file: BoxFile = None,
    force: Force = False,
) -> None:
    """Write a row for each decision of matches between bots."""
    check_lab("pyarrow")
    from kickabout.envs.dataset import Source, write
    from kickabout.lab.kept.files import head_of

    experiment = experiment_of(game, seats, matches, bots, seed, options or [], box_file)
    check_new(out_file, force=force)
    source = Source(experiment.game, experiment.box, experiment.bots, seed)
    try:
        with failure(str(out_file)), progress_bar(matches) as progress:
            rows = write(out_file, source, matches, head_of(experiment), progress)
    except KeyboardInterrupt:
        stopped(say("dataset-stopped", file=str(out_file)))
    typer.echo(say("dataset-written", rows=rows, file=str(out_file)), err=True)
