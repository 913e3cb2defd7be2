"""Every game as a game of OpenSpiel; importing this registers them.

    import kickabout.envs.openspiel
    import pyspiel

    game = pyspiel.load_game("kickabout_futbol_dash(seats=2)")

It also registers every box file in the folder `boxes` of a game, under the names of the game and the file.
`docs/openspiel.md` describes the parameters, and the contents of states and observations.
"""

import warnings

import pyspiel

from kickabout.envs.information_state import information_state
from kickabout.envs.openspiel.game import game_class
from kickabout.games import find_all

__all__ = ["information_state"]

_games, _broken = find_all()
for _fault in _broken:
    warnings.warn(str(_fault), stacklevel=2)
for _game in _games:
    for _path in (None, *sorted((_game.rulebook.parent / "boxes").glob("*.toml"))):
        _class = game_class(_game, _path)
        pyspiel.register_game(_class.kind, _class)
