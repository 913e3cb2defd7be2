"""`kickabout squad`: what people have built for Futera SuSu, as a file."""

import typer

from kickabout.cli.say import say
from kickabout.cli.sheets import SheetFile, check_sheet
from kickabout.cli.simulate import BoxFile

squad = typer.Typer(help=say("help-squad"), no_args_is_help=True)


@squad.command("check", help=say("help-squad-check"))
def check_squad(file: SheetFile, box_file: BoxFile = None) -> None:
    """Show a squad with its bonuses, or say which rules it breaks."""
    check_sheet("futera-susu", file, box_file)
