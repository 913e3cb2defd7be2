"""Games installed for one test alone: packages laid out from the skeleton, or entry points of any kind."""

import importlib
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from kickabout import games
from kickabout.cli.new_game import lay_out
from kickabout.engine.game import Game
from kickabout.table import catalogue


@contextmanager
def temporary_games(folder: Path, *names: str) -> Iterator[list[Game]]:
    """Lay out packages with games of these names in a folder, and install them while the block runs."""
    for name in names:
        lay_out(folder / name, name)
    with packages(folder, *names):
        yield [games.find(name) for name in names]


@contextmanager
def packages(folder: Path, *names: str) -> Iterator[None]:
    """Install packages that are laid out in a folder while the block runs."""
    modules = [name.replace("-", "_") for name in names]
    points = {name: f"{module}:GAME" for name, module in zip(names, modules, strict=True)}
    paths = [str(folder / name / "src") for name in names]
    sys.path += paths
    try:
        with installed(folder / "metadata", points):
            yield
    finally:
        for path in paths:
            sys.path.remove(path)
        for loaded in [key for key in sys.modules if key.partition(".")[0] in modules]:
            del sys.modules[loaded]


@contextmanager
def installed(
    folder: Path, points: Mapping[str, str], package: str = "somebodys"
) -> Iterator[None]:
    """Install a package with these entry points for games in a folder while the block runs."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"[{games.GROUP}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines))
    sys.path.append(str(folder))
    forget_games()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        forget_games()


def forget_games() -> None:
    """Clear the caches of games, as after one was installed or changed."""
    importlib.invalidate_caches()
    for cached in (
        games._entry_points,
        games._installed,
        games._loaded,
        games.package_of,
        catalogue._shelf,
        catalogue.front_games,
        catalogue.shown_rulebook,
    ):
        cached.cache_clear()
