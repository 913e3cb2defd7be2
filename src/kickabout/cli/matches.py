"""`kickabout play` and `kickabout replay`: the table in the browser, and the commentary of a
transcript.
"""

import gc
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.console import out
from kickabout.cli.errors import failure, failure_of_transcript, serving
from kickabout.cli.say import locale, say
from kickabout.cli.server_options import flag, own_folder
from kickabout.cli.simulate import BoxFile
from kickabout.table.settings import WIDE, Settings

if TYPE_CHECKING:
    from rich.text import Text

    from kickabout.engine.match import Match
    from kickabout.engine.narration import Line
    from kickabout.text.reader import Reader

Port = Annotated[int, flag("port", has_variable=False)]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help=say("help-play.no-browser"))]
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
    port: Port = Settings.port,
    host: Annotated[str, flag("host", has_variable=False)] = Settings.host,
    host_names: Annotated[list[str] | None, flag("host-name")] = None,
    data: Annotated[Path | None, flag("data")] = None,
    no_browser: NoBrowser = False,
    box: Annotated[
        Path | None, typer.Option("--box", metavar="FILE", help=say("help-play.box"))
    ] = None,
) -> None:
    """Start the server and open it in the browser."""
    folder = own_folder(data)
    if box is not None:
        _check_box(box)
    run_server(
        Settings(
            data=folder,
            host=host,
            port=port,
            host_names=tuple(host_names or ()),
            limits=WIDE,
            box=box,
        ),
        remark=say("table-kept-in", folder=str(folder)),
        open_browser=not no_browser,
    )


def _check_box(file: Path) -> None:
    """Report what is wrong with a box file before a server is started with it."""
    from kickabout.table.catalogue import given_box

    with TemporaryDirectory(prefix="kickabout-") as folder, failure():
        given_box(file, Path(folder))


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-replay.file"))],
    box: BoxFile = None,
    plain: Annotated[bool, typer.Option("--plain", help=say("help-replay.plain"))] = False,
    in_browser: Annotated[bool, typer.Option("--open", help=say("help-replay.open"))] = False,
    port: Port = 0,
    no_browser: NoBrowser = False,
) -> None:
    """Show the commentary of a transcript, or step through it in the browser."""
    import kickabout

    with failure_of_transcript(file):
        match = kickabout.load(file.read_text(encoding="utf-8"), box)
    if not in_browser:
        _tell(match, plain)
        return

    # A separate folder: the player's own may be in use by another server.
    with TemporaryDirectory(prefix="kickabout-") as folder:
        settings = Settings(data=Path(folder), port=port, warm=False, replay=file, replay_box=box)
        run_server(settings, page="replay", open_browser=not no_browser)


def run_server(
    settings: Settings, *, page: str = "", remark: str = "", open_browser: bool = False
) -> None:
    """Run the server until Ctrl-C; once it answers, print its address and open the page."""
    gc.disable()  # a quarter of the time: nothing of what is imported is garbage
    from kickabout.table.web import serve

    gc.enable()

    def ready(address: str) -> None:
        # By a name, since browsers allow passkeys there; what a browser has at the address comes along.
        named = address.replace("//127.0.0.1:", "//localhost:")
        typer.echo(say("table-at", address=f"{named}{page}"), err=True)
        if remark:
            typer.echo(remark, err=True)
        if open_browser:
            _open(address + (page or ("" if named == address else "localhost")))

    with serving():
        serve(settings, ready)


def _open(address: str) -> None:
    """Open the browser in a thread, since the running server must not wait for it."""
    import threading
    import webbrowser

    # Without a display the standard library would start a text browser in this terminal.
    screen = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screen):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _tell(match: "Match", plain: bool) -> None:
    reader = match.reader(locale=locale())
    console = out()
    for line in match.story():
        if plain:
            typer.echo(f"{line.minute:3}'  {reader.sentence(line.remark.message)}")
        else:
            console.print(_styled(line, reader), soft_wrap=True)
    if match.scores is None:
        typer.echo(say("replay-unfinished", number=match.number))


def _styled(line: "Line", reader: "Reader") -> "Text":
    from rich.text import Text

    text = Text(style=TONES.get(line.remark.tone, ""))
    text.append(f"{line.minute:3}'  ", "dim")
    for kind, part, seat in reader.spans(line.remark.message):
        style = KITS[seat % len(KITS)] if kind == "name" else "bold" if kind == "card" else None
        text.append(part, style)
    return text
