"""`kickabout squad`: what people have built for Futera SuSu, as a file."""

import typer

from kickabout.cli.sheets import SheetFile, check_sheet
from kickabout.cli.simulate import BoxFile

squad = typer.Typer(help="Check a squad of Futera SuSu that you have built.", no_args_is_help=True)


@squad.command("check")
def check_squad(file: SheetFile, box_file: BoxFile = None) -> None:
    """Show a squad with its bonuses, or say which rules it breaks."""
    check_sheet("futera-susu", file, box_file)
