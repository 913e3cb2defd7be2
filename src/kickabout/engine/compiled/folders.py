"""The folders of machine code on disk, one for each digest of everything that it was made from."""

import hashlib
import shutil
import sys
from functools import cache
from pathlib import Path

from kickabout.engine.caches import cache_root
from kickabout.engine.compiled import calls, numba_backend
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.records import Record

COMPLETE = "complete"
"""The file that marks a folder of machine code as complete."""


def cache_folder(game: Game) -> Path:
    """Return the folder of the game's machine code."""
    return _folder(f"{game.name}-rules", digest(game))


def loop_folder(game: Game, loop: Kernel) -> Path:
    """Return the folder of the machine code of a kernel over the game."""
    return _folder(f"{game.name}-{loop.name}", digest(game, loop))


def _folder(name: str, made_from: str) -> Path:
    here = hashlib.sha256(str(Path(__file__).parent).encode()).hexdigest()[:8]
    return cache_root() / "compiled" / f"{name}-{here}-{made_from}"


def is_complete(folder: Path) -> bool:
    """Return whether a folder of machine code is complete."""
    return (folder / COMPLETE).exists()


def complete(folder: Path) -> None:
    """Mark a folder of machine code as complete, and remove the folders of older sources."""
    (folder / COMPLETE).touch()
    for old in folder.parent.glob(f"{folder.name.rpartition('-')[0]}-*"):
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)


@cache
def digest(game: Game, loop: Kernel | None = None) -> str:
    """Return a digest of all that machine code depends on: the sources, Python and Numba.

    Numba trusts its files only while the modification time of a source is unchanged, so that counts as well.
    """
    own = loop.functions if loop else ()
    reached = calls.reached([*calls.rules_of(game).values(), *own])
    records = (game.State, type(game.load_box(None).record), Record)
    modules = {thing.__module__ for thing in (*records, Game, Kernel)}
    modules |= {module for function in reached for module in calls.constants(function)}
    modules |= {calls.__name__, numba_backend.__name__}
    # A function may be a copy of one of another module: its code says where that was written.
    files = {function.__code__.co_filename for function in reached}
    files |= {sys.modules[module].__file__ or "" for module in modules}
    source = hashlib.sha256(f"{sys.version} {numba_backend.VERSION}".encode())
    for path in map(Path, sorted(files)):
        source.update(f"{path} {path.stat().st_mtime_ns}".encode() + path.read_bytes())
    for function in sorted(reached, key=lambda one: (one.__module__, one.__qualname__)):
        for name, value in calls.values(function).items():
            source.update(
                f"{name} {hash(value)}".encode()
            )  # of whole numbers, so the same everywhere
    return source.hexdigest()[:16]
