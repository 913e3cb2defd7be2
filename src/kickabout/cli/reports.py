"""Output of the laboratory's reports."""

from collections.abc import Sequence
from importlib import util
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.console import out
from kickabout.cli.errors import Failure, failure, misuse
from kickabout.cli.say import locale, say

if TYPE_CHECKING:
    from kickabout.engine.boxes import Box
    from kickabout.engine.game import Game
    from kickabout.lab.reports.document import Document

ReportFile = Annotated[
    Path | None, typer.Option("--report", metavar="FILE.html", help=say("help-report"))
]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-sim.json"))]


def check_lab(*libraries: str, extra: str = "lab") -> None:
    """Fail if libraries that an extra of the package brings are not installed."""
    missing = [name for name in libraries if util.find_spec(name) is None]
    if missing:
        raise Failure(say("lab-needs", libraries=tuple(missing), extra=extra))


def check_report(file: Path | None) -> None:
    """Fail before anything is played if a report cannot be written."""
    if file is None:
        return
    check_lab("matplotlib")
    if file.suffix != ".html":
        raise Failure(say("report-suffix", file=str(file)))
    if not file.parent.is_dir():
        raise Failure(say("report-folder", folder=str(file.parent)))


def output(document: "Document", as_json: bool, file: Path | None) -> None:
    """Show a report on the terminal, or its figures as JSON, and write it as a page if asked for."""
    show(document, as_json)
    write(document, file)


def show(document: "Document", as_json: bool) -> None:
    """Show a report on the terminal, or its figures as JSON."""
    if as_json:
        import json

        from kickabout.lab.reports.document import figures

        typer.echo(json.dumps(figures(document), indent=2, ensure_ascii=False))
    else:
        from kickabout.lab.reports.terminal import shown

        out().print(shown(document), crop=False)


def write(document: "Document", file: Path | None) -> None:
    """Write a report as a page, with its figures beside it, if it was asked for."""
    if file is None:
        return
    from kickabout.lab.reports.page import write as write_files
    from kickabout.lab.say import lab_reader

    with failure(str(file)):
        files = write_files(document, file, lab_reader(locale()).say, locale())
    typer.echo(say("report-written", file=str(file), others=len(files) - 1), err=True)


def game_of_box(file: Path) -> "Game":
    """Return the game of a box file; fails naming what is wrong with the file."""
    from kickabout import games

    with failure():
        return games.game_of_box(file)


def game_and_boxes(names: Sequence[str], options: dict[str, str]) -> tuple["Game", list["Box"]]:
    """Return the boxes of these files, a game's name standing for its own box, with the options
    set.
    """
    from kickabout.games import find
    from kickabout.games import names as known

    for name in names:
        if name not in known() and not Path(name).exists():
            raise Failure(say("no-such-box", box=name, games=", ".join(known())))
    games = [find(name) if name in known() else game_of_box(Path(name)) for name in names]
    for name, game in zip(names, games, strict=True):
        if game is not games[0]:
            raise Failure(
                say(
                    "boxes-of-two-games",
                    first=names[0],
                    game=games[0].title,
                    file=name,
                    other=game.title,
                )
            )
    with failure():
        loaded = [games[0].load_box(None if name in known() else Path(name)) for name in names]
    with misuse():
        return games[0], [box.with_options(options) for box in loaded]
