"""`kickabout box`: export a box to a file, check one, and compare two."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.catalogue import GameName
from kickabout.cli.errors import Failure, Force, failure
from kickabout.cli.reports import game_and_boxes, game_of_box
from kickabout.cli.say import locale, say
from kickabout.cli.simulate import find_game

if TYPE_CHECKING:
    from kickabout.engine.boxes import Box
    from kickabout.engine.game import Game

_MOST_NAMES = 30
"""The largest number of names listed; more are counted."""

box = typer.Typer(help=say("help-box"), no_args_is_help=True)


@box.command("export", help=say("help-box-export"))
def export_box(
    game: GameName,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help=say("help-box-export.file"))
    ] = None,
    force: Force = False,
) -> None:
    """Write the game's own box to a file, to be edited."""
    rules = find_game(game)
    path = file or Path(f"{rules.name}.toml")
    with failure(str(path)):
        try:
            with path.open("w" if force else "x", encoding="utf-8") as stream:
                stream.write(rules.load_box(None).text)
        except FileExistsError as error:
            raise Failure(say("file-exists", file=str(path))) from error
    typer.echo(say("box-written", game=rules.title, file=str(path)))


@box.command("check", help=say("help-box-check"))
def check_box(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-box-check.file"))],
) -> None:
    """Say what is wrong with a box file, or what it contains."""
    from kickabout.lab.boxes.remarks import doubt_text, doubts
    from kickabout.lab.boxes.words import BoxWords
    from kickabout.lab.say import TEXT
    from kickabout.text.localization import localization
    from kickabout.text.reader import Reader

    game = game_of_box(file)
    with failure():
        checked = game.load_box(file)
    with failure(str(file)):
        seats = _seats_that_fit(game, checked)
    own = checked.digest == game.load_box(None).digest
    right = "box-right-own" if own else "box-right"
    typer.echo(say(right, game=game.title, seats=seats, digest=checked.digest))
    for line in _contents(checked):
        typer.echo(f"  {line}")
    reader = Reader(localization(locale(), TEXT, game.text))
    words = BoxWords(game, checked, reader)
    for doubt in doubts(game, checked):
        typer.echo(say("box-doubt", doubt=doubt_text(doubt, words, reader.say)))


@box.command("diff", help=say("help-box-diff"))
def diff_boxes(
    before: Annotated[str, typer.Argument(metavar="BOX", help=say("help-box-diff.before"))],
    after: Annotated[str, typer.Argument(metavar="BOX", help=say("help-box-diff.after"))],
) -> None:
    """Show the differences between two boxes."""
    from kickabout.lab.boxes.changes import changes, value_text

    game, (one, other) = game_and_boxes([before, after], {})
    differences = changes(one.text, other.text)
    digests = one.digest, other.digest
    alike = "box-diff-alike" if one.digest == other.digest else "box-diff"
    typer.echo(
        say(alike, game=game.title, before=digests[0], after=digests[1], number=len(differences))
    )
    for change in differences:
        if change.before is None:
            typer.echo(f"+ {change.path} {value_text(change.after)}")
        elif change.after is None:
            typer.echo(f"- {change.path} {value_text(change.before)}")
        else:
            typer.echo(f"  {change.path} {value_text(change.before)} → {value_text(change.after)}")


def _seats_that_fit(game: "Game", checked: "Box") -> str:
    """Return the numbers of seats that the box has enough for; raises `ValueError` if there are
    none.
    """
    fits = []
    for seats in range(game.least_seats, game.most_seats + 1):
        try:
            checked.check_seats(seats)
        except ValueError:
            if seats == game.least_seats:
                raise
            break
        fits.append(seats)
    if len(fits) == 1:
        return f"{fits[0]}"
    return say("box-seats", fewest=fits[0], most=fits[-1])


def _content(key: str, value: object) -> str:
    """Return one key of a table; tables inside it are left out."""
    if isinstance(value, dict):
        return key
    return f"{key} {' '.join(map(str, value))}" if isinstance(value, list) else f"{key} {value}"


def _contents(checked: "Box") -> Iterator[str]:
    """Yield the contents of a box's tables, in lines that fit any game."""
    from kickabout.engine.toml_files import read_toml

    for name, table in read_toml(checked.text).items():
        if isinstance(table, list):
            if any("count" in row for row in table):
                pieces = sum(row.get("count", 1) for row in table)
                yield say("box-kinds", table=name, pieces=pieces, kinds=len(table))
            elif len(table) > _MOST_NAMES:
                yield f"{name}: {len(table)}"
            else:
                yield f"{name}: " + ", ".join(row.get("name", "?") for row in table)
        elif isinstance(table, dict) and name != "options":
            yield f"{name}: " + ", ".join(_content(key, value) for key, value in table.items())
    chosen = ", ".join(f"{key} {value}" for key, value in checked.chosen.items())
    yield say("box-options", options=chosen)
