"""The games: one folder each, all of the same shape."""

from importlib import import_module
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
