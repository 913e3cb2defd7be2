"""The command `kickabout`.

A command imports what it needs when it runs: asking for help loads no rules and no server.
"""

from typing import Annotated

import typer

from kickabout.cli import (
    admin,
    backup,
    bot_worker,
    boxes,
    cards,
    catalogue,
    compare,
    dataset,
    ladder,
    lesson,
    matches,
    merge,
    new_game,
    positions,
    printing,
    roster,
    serve,
    simulate,
    translation,
    tune,
    verify,
)
from kickabout.cli.commands import Commands, localize
from kickabout.cli.say import say

__all__ = ["app", "main"]

app = typer.Typer(
    cls=Commands,
    help=say("help-kickabout"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(help=say("help-play"))(matches.play)
app.command(help=say("help-serve"))(serve.serve)
app.command("bot-worker", help=say("help-bot-worker"))(bot_worker.bot_worker)
app.command(help=say("help-backup"))(backup.backup)
app.command(help=say("help-restore"))(backup.restore)
app.command(help=say("help-games"))(catalogue.games)
app.command(help=say("help-rules"))(catalogue.rules)
app.command(help=say("help-sim"))(simulate.sim)
app.command(help=say("help-cards"))(cards.cards)
app.command(help=say("help-compare"))(compare.compare)
app.command(help=say("help-tune"))(tune.tune)
app.command(help=say("help-ladder"))(ladder.ladder)
app.command(help=say("help-merge"))(merge.merge)
app.command(help=say("help-dataset"))(dataset.dataset)
app.command(help=say("help-replay"))(matches.replay)
app.command(help=say("help-verify"))(verify.verify)
app.command("print", help=say("help-print"))(printing.print_game)
app.add_typer(boxes.box, name="box")
app.add_typer(roster.roster, name="roster")
app.add_typer(lesson.lesson, name="lesson")
app.add_typer(translation.text, name="text")
app.add_typer(positions.positions, name="positions")
app.add_typer(admin.admin, name="admin")
app.command(help=say("help-warm"))(simulate.warm)
app.command(help=say("help-new-game"))(new_game.new_game)
localize(app)


def main() -> None:
    """Run the command line."""
    app(prog_name="kickabout")


def _show_version(asked: bool) -> None:
    if asked:
        from kickabout import __version__

        typer.echo(f"kickabout {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help=say("help-kickabout.version")
        ),
    ] = False,
) -> None:
    pass
