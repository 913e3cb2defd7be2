"""The games: those of this package, one folder each, all of the same shape, and those of other packages.

A package brings a game by an entry point of the group `kickabout.games`: it has the name of the game and
leads to its `Game`, such as `corner-flag = "corner_flag:GAME"`. Nothing is imported before it is asked for.
"""

import re
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from pathlib import Path

    from kickabout.engine.game import Game

GROUP = "kickabout.games"
OWN = "kickabout"
"""The package of the games that come with the engine."""
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""A game's name stands in transcripts, addresses and names of files."""


class BrokenGame(ValueError):
    """A game that is installed and cannot be loaded; the text names it, its package and what is wrong."""


def names() -> list[str]:
    """The names of all games: those of this package, then those of others, each in alphabetical order."""
    return list(_installed())


def find(name: str) -> "Game":
    """The game of this name.

    Raises `ValueError` that lists the games if there is none, and `BrokenGame` if it cannot be loaded.
    """
    installed = _installed()
    if name not in installed:
        from kickabout.text.invalid import Invalid, quoted
        from kickabout.text.messages import Message

        known = ", ".join(installed)
        raise Invalid(Message("invalid-game", name=quoted(name), known=known or "none"))
    game = _loaded(installed[name])
    if isinstance(game, BrokenGame):
        raise game.with_traceback(None)
    return game


def game_of_box(file: "Path") -> "Game":
    """The game that a box file is for; raises `BoxError` naming what is wrong with the file."""
    from kickabout.engine.box_files import Part, box_file, read_text

    read = box_file(file.name, read_text(file))
    known = {name: name for name in names()}
    return find(Part(read, read.tables).held("game", ("game", "name")).word(known))


def find_all() -> "tuple[list[Game], list[BrokenGame]]":
    """All games that can be loaded, and what is wrong with the others."""
    games, broken = [], []
    for point in _entry_points():
        game = _loaded(point)
        if isinstance(game, BrokenGame):
            broken.append(game)
        else:
            games.append(game)
    return games, broken


@cache  # the metadata would be parsed anew each time
def package_of(name: str) -> str:
    """The installed package that brings the game of this name: `OWN`, or another."""
    return _package(_installed()[name])


@cache
def _entry_points() -> "list[EntryPoint]":
    from importlib.metadata import entry_points

    # Our own come first, so that nobody's game takes the place of one of them.
    points = entry_points(group=GROUP)
    ranked = [(_package(point) != OWN, point.name, _package(point), point) for point in points]
    # Two installations of one package are equal.
    return [*dict.fromkeys(point for *_, point in sorted(ranked, key=lambda rank: rank[:3]))]


@cache
def _installed() -> "dict[str, EntryPoint]":
    installed: dict[str, EntryPoint] = {}
    for point in _entry_points():
        installed.setdefault(point.name, point)
    return installed


@cache
def _loaded(point: "EntryPoint") -> "Game | BrokenGame":
    """The game of an entry point, or why there is none: Python would try a failed import again each time."""
    from kickabout.engine.game import Game

    def broken(reason: str) -> BrokenGame:
        return BrokenGame(f"the game {point.name!r} of the package {_package(point)} {reason}")

    if NAME.fullmatch(point.name) is None:
        return broken("has a name that is not lower-case words with hyphens")
    first = _installed()[point.name]
    if point is not first:
        return broken(f"has a name that {_package(first)} has given away already")
    try:
        game = point.load()
    except Exception as error:  # noqa: BLE001  # whatever somebody's module may raise
        return broken(f"cannot be loaded: {type(error).__name__}: {error}")
    if not isinstance(game, Game):
        return broken(f"is no Game: {point.value}")
    if game.name != point.name:
        return broken(f"calls itself {game.name!r}")
    return game


def _package(point: "EntryPoint") -> str:
    return "" if point.dist is None else point.dist.name
