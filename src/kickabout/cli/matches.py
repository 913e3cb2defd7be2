"""`kickabout play` and `kickabout replay`: the table in the browser, and a match told again."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.console import out
from kickabout.cli.errors import Failure, failure
from kickabout.cli.simulate import BoxFile

if TYPE_CHECKING:
    from rich.text import Text

    from kickabout.engine.commentary import Line
    from kickabout.engine.match import Match
    from kickabout.table.settings import Settings

Port = Annotated[int, typer.Option(min=0, max=65535, help="0 takes one that is free.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Leave the browser alone.")]

TONES = {
    "goal": "bold green",
    "shot": "yellow",
    "book": "yellow",
    "sent-off": "red",
    "whistle": "bold",
    "quiet": "dim",
}
KITS = ("cyan", "magenta", "yellow", "green", "blue", "red")
"""The colour of each seat's name."""


def play(
    port: Port = 8000,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where the matches are kept.", show_default="your own"),
    ] = None,
    no_browser: NoBrowser = False,
) -> None:
    """Start the table and open it in the browser."""
    from platformdirs import user_data_path

    from kickabout.table.settings import Settings

    folder = data or user_data_path("kickabout", appauthor=False)
    _serve(
        Settings(data=folder, host=host, port=port),
        "",
        f"Matches are kept in {folder}.",
        no_browser,
    )


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A transcript.")],
    box: BoxFile = None,
    plain: Annotated[bool, typer.Option("--plain", help="Neither colours nor marks.")] = False,
    in_browser: Annotated[
        bool, typer.Option("--open", help="Step through it in the browser instead.")
    ] = False,
    port: Port = 0,
    no_browser: NoBrowser = False,
) -> None:
    """Tell a match again from its transcript, or step through it."""
    import kickabout
    from kickabout.engine.boxes import BoxError

    with failure(str(file)):
        text = file.read_text(encoding="utf-8")
    try:
        match = kickabout.load(text, box)
    except BoxError as error:  # which names its own file
        raise Failure(str(error)) from error
    except ValueError as error:
        raise Failure(f"{file}: {error}") from error
    if not in_browser:
        _tell(match, plain)
        return

    from kickabout.table.settings import Settings

    # A folder of its own: the player's tables may be open in another server.
    with TemporaryDirectory(prefix="kickabout-") as folder:
        settings = Settings(data=Path(folder), port=port, warm=False, replay=file, replay_box=box)
        _serve(settings, "replay", "", no_browser)


def _serve(settings: "Settings", page: str, remark: str, no_browser: bool) -> None:
    """Runs the server until Ctrl-C; opens the page once the server answers."""
    from kickabout.table.serve import CannotStart, serve

    def ready(address: str) -> None:
        typer.echo(f"Kickabout is at {address}{page} (Ctrl-C stops it).", err=True)
        if remark:
            typer.echo(remark, err=True)
        if not no_browser:
            _open(address + page)

    try:
        with failure():
            serve(settings, ready)
    except CannotStart as error:
        raise Failure(str(error)) from error
    except KeyboardInterrupt:
        typer.echo("Stopped.", err=True)


def _open(address: str) -> None:
    """Opens the browser beside the running server, which must not wait for it."""
    import threading
    import webbrowser

    # Without a screen the standard library would start a text browser in this very terminal.
    screen = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screen):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _tell(match: "Match", plain: bool) -> None:
    from kickabout.engine.commentary import plain as as_plain
    from kickabout.engine.game import EVERYTHING

    names = match.names
    lines = match.story()
    console = out()
    for line in lines:
        if plain:
            typer.echo(f"{line.minute:3}'  {as_plain(line.text, names, EVERYTHING)}")
        else:
            console.print(_styled(line, names), soft_wrap=True)
    if match.scores is None:
        typer.echo(f"Unfinished, after {match.number} decisions and outcomes.")


def _styled(line: "Line", names: list[str]) -> "Text":
    from rich.text import Text

    from kickabout.engine.commentary import spans
    from kickabout.engine.game import EVERYTHING

    text = Text(style=TONES.get(line.tone, ""))
    text.append(f"{line.minute:3}'  ", "dim")
    for kind, part, seat in spans(line.text, names, EVERYTHING):
        style = KITS[seat % len(KITS)] if kind == "name" else "bold" if kind == "card" else None
        text.append(part, style)
    return text
