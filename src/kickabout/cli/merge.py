"""`kickabout merge`: matches kept by several runs, perhaps on several machines, as one simulation."""

from pathlib import Path
from typing import Annotated

import typer

from kickabout.cli.errors import Force, check_new, failure
from kickabout.cli.reports import AsJson, ReportFile, check_lab, check_report
from kickabout.cli.say import say
from kickabout.cli.simulate import show_simulation


def merge(
    places: Annotated[
        list[Path], typer.Argument(metavar="FOLDER...", help=say("help-merge.places"))
    ],
    out_file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.parquet", help=say("help-merge.out"))
    ] = None,
    force: Force = False,
    report_file: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Show kept matches of several folders as one simulation."""
    check_lab("pyarrow")
    check_report(report_file)
    from kickabout.lab.kept.files import write
    from kickabout.lab.kept.merging import merge as merged

    check_new(out_file, force=force)
    with failure():
        simulation = merged(places)
    box = simulation.experiment.box
    is_own = box.digest == simulation.experiment.game.load_box(None).digest
    show_simulation(simulation, None if is_own else f"{box.digest}.toml", report_file, as_json)
    if out_file is not None:
        with failure(str(out_file)):
            write(simulation, out_file)
        typer.echo(say("matches-written", matches=simulation.matches, file=str(out_file)), err=True)
