"""`kickabout new-game`: the skeleton of a game's folder under another name."""

import keyword
import re
from pathlib import Path
from typing import Annotated

import typer

from kickabout.cli.errors import Failure, Misuse, failure
from kickabout.cli.say import say

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("help-new-game.name"))],
) -> None:
    """Lay out the folder of a new game, to be filled in."""
    from kickabout.engine.rulebook import folder_of_tests
    from kickabout.games import names
    from kickabout.games.skeleton import GAME

    folder = name.replace("-", "_")
    if NAME.fullmatch(name) is None or keyword.iskeyword(folder):
        raise Misuse(say("new-game-name", name=name))
    if name in (*names(), GAME.name):
        raise Misuse(say("new-game-there", name=name))
    tests = folder_of_tests(GAME.rulebook)
    if tests is None:
        raise Failure(say("new-game-no-checkout"))
    templates = (GAME.rulebook.parent, tests)
    for template in templates:
        if template.with_name(folder).exists():
            raise Failure(say("new-game-exists", folder=str(template.with_name(folder))))
    with failure():
        for template in templates:
            lay_out(template, template.with_name(folder), GAME.name, name)
            typer.echo(say("new-game-laid-out", folder=str(template.with_name(folder))))
    typer.echo(f"\n{say('new-game-next', name=name, folder=folder)}")


def lay_out(template: Path, made: Path, old: str, new: str) -> None:
    """Writes a folder as the template is, for the game of another name."""
    for path in sorted(template.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            place = made / path.relative_to(template)
            place.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8")
            place.write_text(renamed(text, old, new), encoding="utf-8")


def renamed(text: str, old: str, new: str) -> str:
    """A text of one game for the game of another name."""
    title = " ".join(word.capitalize() for word in new.split("-"))
    clauses = re.sub("[^A-Z]", "", new.rpartition("-")[2].upper()) or "GAME"
    places = {
        f"{old.capitalize()}Box": title.replace(" ", "") + "Box",
        f"games.{old}": f"games.{new.replace('-', '_')}",
        f"games/{old}": f"games/{new.replace('-', '_')}",
        "SKEL-": f"{clauses}-",
        old.capitalize(): title,
        old: new,
    }
    return re.sub("|".join(places), lambda found: places[found.group()], text)
