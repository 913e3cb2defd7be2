"""Games that are available for one test alone, laid out from the skeleton."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kickabout.cli.new_game import lay_out
from kickabout.engine.game import Game
from kickabout.games.skeleton import GAME
from kickabout.table import catalogue


@contextmanager
def temporary_games(folder: Path, *names: str) -> Iterator[list[Game]]:
    """Lays games of these names out in a folder and registers them while the block runs."""
    games = importlib.import_module("kickabout.games")
    path, own = list(games.__path__), dict(games._FOLDERS)
    for name in names:
        lay_out(GAME.rulebook.parent, folder / name.replace("-", "_"), GAME.name, name)
    games.__path__ = [*path, str(folder)]
    games._FOLDERS.update({name: name.replace("-", "_") for name in names})
    importlib.invalidate_caches()
    _forget()
    try:
        yield [games.find(name) for name in names]
    finally:
        games.__path__ = path
        games._FOLDERS.clear()
        games._FOLDERS.update(own)
        _forget()
        for name in names:
            module = f"kickabout.games.{name.replace('-', '_')}"
            for loaded in [
                key for key in sys.modules if key.partition(f"{module}.")[0] in ("", module)
            ]:
                del sys.modules[loaded]
            vars(games).pop(name.replace("-", "_"), None)


def _forget() -> None:
    catalogue.front_games.cache_clear()
    catalogue.rulebook_sections.cache_clear()
