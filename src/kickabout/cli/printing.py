"""`kickabout print`: a box on paper, as a PDF to be cut out."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from kickabout.cli.catalogue import GameName
from kickabout.cli.errors import Failure, Misuse, check_new, failure
from kickabout.cli.say import locale, say
from kickabout.cli.simulate import BoxFile, find_game

if TYPE_CHECKING:
    from kickabout.engine.boxes import Box
    from kickabout.engine.game import Game


def print_game(
    game: GameName,
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=say("help-print.out"))
    ] = None,
    box_file: BoxFile = None,
    since: Annotated[
        Path | None, typer.Option("--since", metavar="FILE", help=say("help-print.since"))
    ] = None,
    paper: Annotated[Literal["a4", "letter"], typer.Option(help=say("help-print.paper"))] = "a4",
    bleed: Annotated[bool, typer.Option("--bleed", help=say("help-print.bleed"))] = False,
    black_and_white: Annotated[
        bool, typer.Option("--black-and-white", help=say("help-print.black-and-white"))
    ] = False,
    language: Annotated[
        str | None, typer.Option(metavar="LANGUAGE", help=say("help-print.language"))
    ] = None,
    force: Annotated[bool, typer.Option("--force", help=say("help-print.force"))] = False,
) -> None:
    """Write the cards, counters and boards of a box as a PDF."""
    rules = find_game(game)
    read_in = _language(language)
    path = file or Path(f"{rules.name}.pdf")
    check_new(path, force=force)
    with failure():
        box = rules.load_box(box_file)
        before = None if since is None else rules.load_box(since)
    pdf = _printed(rules, box, before, read_in, paper, coloured=not black_and_white, bleed=bleed)
    with failure(str(path)):
        path.write_bytes(pdf)
    typer.echo(say("print-written", game=rules.title, file=str(path)))


def _language(wanted: str | None) -> str:
    from kickabout.table.language import known
    from kickabout.text.languages import offered

    if wanted is None:
        return locale()
    if not known(wanted):
        raise Misuse(say("print-no-language", language=wanted, languages=", ".join(offered())))
    return wanted


def _printed(
    game: "Game",
    box: "Box",
    since: "Box | None",
    language: str,
    paper: Literal["a4", "letter"],
    *,
    coloured: bool,
    bleed: bool,
) -> bytes:
    from kickabout.table.web import NothingToPrint, print_box

    try:
        with failure():
            return print_box(
                game,
                box,
                since=since,
                locale=language,
                paper=paper,
                coloured=coloured,
                bleed=bleed,
            )
    except NothingToPrint:
        raise Failure(say("print-nothing")) from None
    except ModuleNotFoundError as error:
        raise Failure(say("print-needs", library=str(error.name))) from error
