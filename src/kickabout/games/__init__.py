"""The games: one folder each, all of the same shape."""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickabout.engine.game import Game

_FOLDERS = {
    "futbol-dash": "futbol_dash",
    "super-team": "super_team",
    "futera-susu": "futera_susu",
    "squad-rush": "squad_rush",
    "social-soccer": "social_soccer",
}


def names() -> list[str]:
    """The names of all games."""
    return list(_FOLDERS)


def find(name: str) -> "Game":
    """The game of this name; raises `ValueError` that lists the games otherwise."""
    if name not in _FOLDERS:
        raise ValueError(f"there is no game {name!r}; the games are: {', '.join(_FOLDERS)}")
    game: Game = import_module(f"kickabout.games.{_FOLDERS[name]}").GAME
    return game


class _CallableModule(ModuleType):
    """Python puts this package in the place of the function `kickabout.games` as soon as it is
    imported, so the package answers the call as well.
    """

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _CallableModule
