"""`kickabout new-game`: the package of a new game, created from the skeleton."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from kickabout.cli.errors import Failure, Misuse, failure
from kickabout.cli.say import say

PACKAGE = Path(__file__).with_name("package")
"""The files of a package beside its game."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("help-new-game.name"))],
) -> None:
    """Create the package of a new game in a folder of its name, to be filled in."""
    from kickabout.games import NAME, names

    module = name.replace("-", "_")
    if NAME.fullmatch(name) is None or keyword.iskeyword(module):
        raise Misuse(say("new-game-name", name=name))
    if name in names():
        raise Misuse(say("new-game-there", name=name))
    if find_spec(module) is not None:
        raise Misuse(say("new-game-module", module=module))
    folder = Path(name)
    if folder.exists():
        raise Failure(say("new-game-exists", folder=name))
    with failure():
        lay_out(folder, name)
    typer.echo(say("new-game-next", name=name, module=module))


def lay_out(folder: Path, name: str) -> None:
    """Write the package of a game of this name into a folder."""
    from kickabout.games.skeleton import GAME

    module = folder / "src" / name.replace("-", "_")
    for template, place in ((PACKAGE, folder), (GAME.folder, module)):
        for path in sorted(template.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                made = place / path.relative_to(template)
                made.parent.mkdir(parents=True, exist_ok=True)
                made.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """Return a text of the skeleton with the other game's name."""
    title = " ".join(word.capitalize() for word in name.split("-"))
    clauses = re.sub("[^A-Z]", "", name.rpartition("-")[2].upper()) or "GAME"
    module = name.replace("-", "_")
    places = {
        "SkeletonBox": title.replace(" ", "") + "Box",
        "kickabout.games.skeleton": module,
        "src/skeleton": f"src/{module}",
        "SKEL-": f"{clauses}-",
        "Skeleton": title,
        "skeleton": name,
    }
    return re.sub("|".join(map(re.escape, places)), lambda place: places[place.group()], text)
