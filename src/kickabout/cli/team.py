"""`kickabout team`: what people have built for SocialSoccer, as a file."""

import typer

from kickabout.cli.say import say
from kickabout.cli.sheets import SheetFile, check_sheet
from kickabout.cli.simulate import BoxFile, Options

team = typer.Typer(help=say("help-team"), no_args_is_help=True)


@team.command("check", help=say("help-team-check"))
def check_team(file: SheetFile, options: Options = None, box_file: BoxFile = None) -> None:
    """Show a team with its strategy, or say which rules it breaks."""
    check_sheet("social-soccer", file, box_file, options)
