"""`kickabout new-game`: the skeleton of a game's folder under another name."""

import keyword
import re
from pathlib import Path
from typing import Annotated

import typer

from kickabout.cli.errors import Failure, Misuse, failure

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

NEXT = """
It plays already, by the rules of a toy. Put it on the shelf:

  src/kickabout/games/__init__.py, in _FOLDERS:
      "{name}": "{folder}",
  pyproject.toml, below "A game knows no other game":
      "kickabout.games.{folder}",

Then make one file after the other yours, and ask what is missing, in Python:

  from kickabout.engine.check import check_game
  from kickabout.games.{folder} import GAME
  check_game(GAME)

CONTRIBUTING.md says what belongs into which file. `make test` wants a test for each clause."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Such as corner-flag.")],
) -> None:
    """Lay out the folder of a new game, to be filled in."""
    from kickabout.engine.rulebook import folder_of_tests
    from kickabout.games import names
    from kickabout.games.skeleton import GAME

    folder = name.replace("-", "_")
    if NAME.fullmatch(name) is None or keyword.iskeyword(folder):
        raise Misuse(f"a game's name is lower-case words with hyphens, not {name!r}")
    if name in (*names(), GAME.name):
        raise Misuse(f"there is a game {name} already")
    tests = folder_of_tests(GAME.rulebook)
    if tests is None:
        raise Failure("a new game is laid out in a checkout of Kickabout, and this is none")
    templates = (GAME.rulebook.parent, tests)
    for template in templates:
        if template.with_name(folder).exists():
            raise Failure(f"{template.with_name(folder)} exists already")
    with failure():
        for template in templates:
            lay_out(template, template.with_name(folder), GAME.name, name)
            typer.echo(f"Laid out {template.with_name(folder)}.")
    typer.echo(NEXT.format(name=name, folder=folder))


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
