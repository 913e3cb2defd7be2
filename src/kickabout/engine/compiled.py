"""Compiles a game: the same rule functions, as Numba makes machine code of them.

A loop over a game (see `loops`) names the game's functions without defining them. Binding makes a
copy of the loop whose names lead to one game: to its plain functions (`interpreted`) or to compiled
copies of them and of all that they call (`compiled`). The originals stay as they are, so both run
side by side.

Machine code is kept on disk in a folder named by a digest of everything it was made from: a changed
rule never meets old code, and only the first run on a machine compiles.
"""

import dis
import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Mapping, Set
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

from platformdirs import user_cache_path

from kickabout.engine.game import Game
from kickabout.engine.records import Record

Report = Callable[[str, int, int], None]
"""Hears the function that is compiled next, how many are done and how many there are."""

RULES = "setup legal outcomes apply hide guess observes census advise".split()
"""The names of a game's functions, as its loops call them; `scores` is `write_scores` there."""


def interpreted(game: Game) -> SimpleNamespace:
    """The game's functions and loops as plain Python, which a debugger steps through."""
    functions = _rules(game)
    bound = {name: _bind(loop, functions) for name, loop in _loops().items()}
    return SimpleNamespace(is_machine_code=False, **functions, **bound)


@cache
def compiled(game: Game) -> SimpleNamespace:
    """The game's functions and loops as machine code, compiled on their first call or by `warm`.

    With NUMBA_DISABLE_JIT=1 in the environment they are interpreted instead.
    """
    import numba

    if numba.config.DISABLE_JIT:
        return interpreted(game)
    folder = cache_folder(game)
    folder.mkdir(parents=True, exist_ok=True)
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        made: dict[FunctionType, Any] = {}
        rules, loops = _rules(game), _loops()
        entries = {*rules.values(), *loops.values()}
        functions = {name: _compile(rule, {}, made, entries) for name, rule in rules.items()}
        bound = {name: _compile(loop, functions, made, entries) for name, loop in loops.items()}
    finally:
        numba.config.CACHE_DIR = before
    return SimpleNamespace(is_machine_code=True, **functions, **bound)


def cache_folder(game: Game) -> Path:
    """Where the game's machine code is kept; KICKABOUT_CACHE in the environment moves it."""
    root = os.environ.get("KICKABOUT_CACHE")
    base = Path(root) if root else user_cache_path("kickabout", appauthor=False)
    here = hashlib.sha256(__file__.encode()).hexdigest()[:8]
    return base / "compiled" / f"{game.name}-{here}-{_digest(game)}"


def is_warm(game: Game) -> bool:
    """Whether the game's machine code is on disk already."""
    return (cache_folder(game) / "complete").exists()


def warm(game: Game, report: Report) -> None:
    """Compiles all that the game needs and is not on disk yet, telling `report` as it goes."""
    import numba

    rules = compiled(game)
    if not rules.is_machine_code or is_warm(game):
        return
    whole, real = numba.types.int64, numba.types.float64
    row = numba.types.Array(whole, 1, "C")
    box = numba.from_dtype(type(game.load_box(None).record).dtype)
    state = numba.from_dtype(game.State.dtype)
    rows_of = {kind: numba.types.Array(kind, 1, "C") for kind in (box, state, real)}
    table = numba.types.Array(real, 2, "C")
    signatures = {
        "setup": (box, state, whole),
        "legal": (box, state, row),
        "outcomes": (box, state, row, row),
        "apply": (box, state, whole),
        "hide": (box, state, whole),
        "guess": (box, state, row),
        "observes": (box, state, whole, whole),
        "census": (box, state, row),
        "write_scores": (box, state, rows_of[real]),
        "advise": (box, state, row, whole, row),
        "play_matches": (
            *(rows_of[box], rows_of[state], row, row, row, row, table, row, row, whole),
        ),
    }
    for done, (name, signature) in enumerate(signatures.items()):
        report(name, done, len(signatures))
        getattr(rules, name).compile(signature)
    report("", len(signatures), len(signatures))
    folder = cache_folder(game)
    (folder / "complete").touch()
    for old in folder.parent.glob(f"{folder.name.rpartition('-')[0]}-*"):
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)


def _rules(game: Game) -> dict[str, Callable[..., Any]]:
    return {name: getattr(game, name) for name in RULES} | {"write_scores": game.scores}


def _loops() -> dict[str, FunctionType]:
    playouts = import_module("kickabout.engine.playouts")  # which imports this module
    return {"play_matches": playouts.play_matches}


def _bind(function: FunctionType, names: Mapping[str, Any]) -> FunctionType:
    copy = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    return copy


def _compile(
    function: Any,
    names: Mapping[str, Any],
    made: dict[FunctionType, Any],
    entries: Set[object],
) -> Any:
    """A compiled copy of a function, its calls led to compiled copies, each made once.

    Only one of the entries, which Python calls, is kept on disk and has a wrapper for those calls: its
    machine code holds that of all it calls, and the others going without saves a quarter of the time.
    """
    import numba

    if function not in made:
        called = {
            name: _compile(value, {}, made, entries)
            for name in _global_names(function)
            if _is_ours(value := function.__globals__.get(name))
        }
        copy = _bind(function, {**called, **names})
        is_entry = function in entries
        made[function] = numba.njit(
            copy,
            cache=is_entry,
            no_cpython_wrapper=not is_entry,
            no_cfunc_wrapper=not is_entry,
            nogil=True,
            error_model="numpy",
        )
    return made[function]


def _global_names(function: FunctionType) -> set[str]:
    return {op.argval for op in dis.get_instructions(function) if op.opname == "LOAD_GLOBAL"}


def _is_ours(value: object) -> bool:
    return isinstance(value, FunctionType) and value.__module__.startswith("kickabout.")


@cache
def _digest(game: Game) -> str:
    """A digest of what the machine code depends on: the sources, Python and Numba.

    Numba trusts its files only while a source keeps its time of change, so that counts as well.
    """
    reached: set[FunctionType] = set()
    waiting: list[Any] = [*_rules(game).values(), *_loops().values()]
    while waiting:
        function = waiting.pop()
        if function not in reached:
            reached.add(function)
            values = map(function.__globals__.get, _global_names(function))
            waiting += [value for value in values if _is_ours(value)]
    records = (game.State, type(game.load_box(None).record), Record)
    modules = {thing.__module__ for thing in (*reached, *records, Game)} | {__name__}
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    for module in sorted(modules):
        path = Path(sys.modules[module].__file__ or "")
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
