"""Compiles a game: the same rule functions, as Numba makes machine code of them.

A loop over a game (see `loops`) calls stand-ins for the game's functions. Binding makes a copy of the
loop, and of all in it that calls them, whose names lead to one game: to its plain functions or to
compiled copies of them and of all that they call. The originals stay as they are, so both run side
by side.

Machine code is kept on disk in a folder named by a digest of everything it was made from: a changed
rule never meets old code, and only the first run on a machine compiles.
"""

import dis
import gc
import hashlib
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib import import_module
from importlib.metadata import version
from itertools import combinations
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Annotated, Any, get_args, get_origin

import numpy as np
from platformdirs import user_cache_path

from kickabout.engine.game import Game
from kickabout.engine.kernels import PLACEHOLDERS, Kernel
from kickabout.engine.records import Cells, Record

Report = Callable[[str, int, int], None]
"""Hears the function that is compiled next, how many are done and how many there are."""

COMPLETE = "complete"
"""The file that says that nothing is missing in a folder of machine code."""
RULES = "setup refuse legal outcomes apply redact determinize observation_of census heuristic_action evaluate routine".split()
"""The names of a game's functions, as its loops call them; there `scores` is `write_scores`, and `goals`,
or else `scores` once more, is `write_goals`."""


def interpreted(game: Game) -> SimpleNamespace:
    """The game's functions as plain Python, which a debugger steps through."""
    return SimpleNamespace(is_machine_code=False, **_rules(game))


@cache
def compiled(game: Game) -> SimpleNamespace:
    """The game's functions as machine code, from disk or compiled now (see `warm`).

    With NUMBA_DISABLE_JIT=1 in the environment they are interpreted instead.
    """
    if _compiles_nothing():
        return interpreted(game)
    warm(game)
    return SimpleNamespace(is_machine_code=True, **_machine_code(game).entries)


def specialize(game: Game, loop: Kernel, interpret: bool = False) -> Any:
    """The loop bound to the game, as machine code unless told to `interpret`."""
    if interpret or _compiles_nothing():
        return _bind(loop.function, _rules(game) | dict(loop.parts), {})
    return _compiled_loop(game, loop)


@cache
def _compiled_loop(game: Game, loop: Kernel) -> Any:
    warm(game, loops=[loop])
    return _loop_code(game, loop).entries[loop.name]


def is_machine_code(function: Any) -> bool:
    """Whether this is a compiled copy of a function."""
    return not isinstance(function, FunctionType)


def _compiles_nothing() -> bool:
    import numba

    return bool(numba.config.DISABLE_JIT)


def cache_folder(game: Game) -> Path:
    """Where the game's machine code is kept; KICKABOUT_CACHE in the environment moves it."""
    return _folder(f"{game.name}-rules", _digest(game))


def _loop_folder(game: Game, loop: Kernel) -> Path:
    return _folder(f"{game.name}-{loop.name}", _digest(game, loop))


def _folder(name: str, digest: str) -> Path:
    root = os.environ.get("KICKABOUT_CACHE")
    base = Path(root) if root else user_cache_path("kickabout", appauthor=False)
    here = hashlib.sha256(__file__.encode()).hexdigest()[:8]
    return base / "compiled" / f"{name}-{here}-{digest}"


def is_warm(game: Game, loops: Iterable[Kernel] = ()) -> bool:
    """Whether the machine code of the game, and of these loops over it, is on disk already."""
    folders = [cache_folder(game), *(_loop_folder(game, loop) for loop in loops)]
    return all((folder / COMPLETE).exists() for folder in folders)


def warm(game: Game, report: Report = lambda *_: None, loops: Sequence[Kernel] = ()) -> None:
    """Compiles what is not on disk yet of the game and of loops over it, telling `report` as it goes.

    A second process takes about half of the rules, where there is a second processor.
    """
    if _compiles_nothing() or is_warm(game, loops):
        return
    missing = [loop for loop in loops if not is_warm(game, loops=[loop])]
    parts = len(_machine_code(game).made)
    steps = parts + len(missing)
    if not is_warm(game):
        ours, theirs = _halves(game)
        with _helper(game, theirs) as helper:
            mine = ours if helper else ours + theirs
            compile_rules(game, mine, lambda name, done, _: report(name, done, steps))
            if helper and helper.wait() != 0:
                compile_rules(game, theirs)
        _complete(cache_folder(game))
    for number, loop in enumerate(missing):
        report(loop.name, parts + number, steps)
        _compile_loop(game, loop)
        _complete(_loop_folder(game, loop))
    report("", steps, steps)


def compile_rules(game: Game, names: Sequence[str], report: Report = lambda *_: None) -> None:
    """Compiles some of the game's functions, with all that they call, to disk.

    What is left to others counts as done from the start in what `report` hears.
    """
    code = _machine_code(game)
    _compile_parts(code, _reached([_rules(game)[name] for name in names]), report)


def _compile_loop(game: Game, loop: Kernel) -> None:
    # The rules that it calls are on disk by now, each with all that it calls itself.
    own = _reached([loop.function, *(part for _, part in loop.parts)])
    _compile_parts(_loop_code(game, loop), own | {*_rules(game).values()})


def _compile_parts(
    code: "_MachineCode", wanted: Set[FunctionType], report: Report = lambda *_: None
) -> None:
    todo = [made for function, made in code.made.items() if function in wanted]
    # Compiling makes millions of objects that stay: looking for garbage among them takes a tenth.
    collecting = gc.isenabled()
    gc.disable()
    try:
        for done, made in enumerate(todo, len(code.made) - len(todo)):
            report(made.__name__, done, len(code.made))
            if not made.overloads and code.types[made] is not None:
                made.compile(code.types[made])
                # With one version for each part, numbers of every width are widened when it is called;
                # a version for each mix of widths would take twice the time.
                made.disable_compile()
    finally:
        if collecting:
            gc.enable()


def _complete(folder: Path) -> None:
    """Notes that all of a folder's machine code is there, and removes that of older sources."""
    (folder / COMPLETE).touch()
    for old in folder.parent.glob(f"{folder.name.rpartition('-')[0]}-*"):
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)


def _halves(game: Game) -> tuple[list[str], list[str]]:
    """The names of the game's functions in two parts that take about as long to compile."""
    rules = _rules(game)
    calls = {name: _reached([rule]) for name, rule in rules.items()}

    def work(names: Iterable[str]) -> int:
        reached = set().union(*(calls[name] for name in names))
        return sum(len(function.__code__.co_code) for function in reached)

    splits = [
        ([name for name in rules if name not in part], list(part))
        for size in range(1, len(rules))
        for part in combinations(rules, size)
    ]
    return min(splits, key=lambda split: max(map(work, split)))


@contextmanager
def _helper(game: Game, names: Sequence[str]) -> Iterator[subprocess.Popen[bytes] | None]:
    """A process that compiles some of the game's functions; None where none would help."""
    package = game.package
    if (os.cpu_count() or 1) < 2 or package is None:
        yield None
        return
    program = f"import sys; from {__name__} import help_out; help_out(*sys.argv[1:])"
    command = [sys.executable, "-c", program, package, *names]
    quiet, pipe = subprocess.DEVNULL, subprocess.PIPE
    with subprocess.Popen(  # noqa: S603  # our own text
        command, stdin=pipe, stdout=quiet, stderr=quiet
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def help_out(package: str, *names: str) -> None:
    """What the second process does. It goes when the first one does, however that comes about."""

    def leave() -> None:
        sys.stdin.read()  # nothing is ever sent: this ends with the one who could have
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()
    compile_rules(import_module(package).GAME, names)


def _rules(game: Game) -> dict[str, Any]:
    rules = {name: getattr(game, name) for name in RULES}
    return rules | {"write_scores": game.scores, "write_goals": game.goals or game.scores}


@dataclass(frozen=True)
class _MachineCode:
    """A game's functions, or a loop over them, as Numba compiles them."""

    entries: dict[str, Any]
    """Those that Python calls, by name."""
    made: dict[FunctionType, Any]
    """All of them and all that they call by the plain function, each after what it calls itself."""
    types: dict[Any, tuple[Any, ...] | None]
    """The types of the arguments of each; None where a version is made for each array of a record that
    it is called with."""


@cache
def _machine_code(game: Game) -> _MachineCode:
    rules = _rules(game)
    made: dict[FunctionType, Any] = {}
    with _kept_in(cache_folder(game)):
        entries = {
            name: _compile(rule, {}, made, {*rules.values()}) for name, rule in rules.items()
        }
    types = {part: _argument_types(game, function) for function, part in made.items()}
    writers = ("write_scores", "write_goals", "evaluate")
    types |= {entries[name]: _scores_types(game) for name in writers}
    return _MachineCode(entries, made, types)


@cache
def _loop_code(game: Game, loop: Kernel) -> _MachineCode:
    rules = _machine_code(game)
    made = dict(rules.made)
    with _kept_in(_loop_folder(game, loop)):
        bindings = rules.entries | dict(loop.parts)
        entry = _compile(loop.function, bindings, made, {loop.function})
    new = {function: part for function, part in made.items() if function not in rules.made}
    types = {part: _argument_types(game, function) for function, part in new.items()}
    return _MachineCode({loop.name: entry}, made, rules.types | types)


@contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """Has Numba keep what is made meanwhile in this folder."""
    import numba

    folder.mkdir(parents=True, exist_ok=True)
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def _argument_types(game: Game, function: FunctionType) -> tuple[Any, ...] | None:
    """What the annotations of a function's arguments are to Numba: a record, a whole number (a member of
    an `IntEnum` is one), a truth value, what a kernel says of its rows (see `kernels`), else a row of whole numbers. None for a
    function of the arrays of records, which differ in width and length.
    """
    import numba

    kinds = {int: numba.types.int64, bool: numba.types.boolean, float: numba.types.float64}
    kinds[Any] = numba.types.Array(numba.types.int64, 1, "C")
    hints = {name: hint for name, hint in function.__annotations__.items() if name != "return"}
    if Cells in hints.values():
        return None
    return tuple(
        _record_type(hint)
        if isinstance(hint, type) and issubclass(hint, Record)
        else kinds[int]
        if isinstance(hint, type) and issubclass(hint, IntEnum)
        else _row_type(game, *get_args(hint)[1:])
        if get_origin(hint) is Annotated
        else kinds.get(hint, kinds[Any])
        for hint in hints.values()
    )


def _row_type(game: Game, kind: Any, dimensions: int) -> Any:
    import numba

    if kind in ("box", "state"):
        one = _record_type(game.State if kind == "state" else type(game.load_box(None).record))
    else:
        one = numba.from_dtype(np.dtype(kind))
    return numba.types.Array(one, dimensions, "C") if dimensions else one


def _record_type(record: type[Record]) -> Any:
    import numba

    return numba.from_dtype(record.dtype)


def _scores_types(game: Game) -> tuple[Any, ...]:
    return _row_type(game, "box", 0), _row_type(game, "state", 0), _row_type(game, np.float64, 1)


def _compile(
    function: Any,
    rules: Mapping[str, Any],
    made: dict[FunctionType, Any],
    entries: Set[object],
) -> Any:
    """A compiled copy of a function, its calls led to compiled copies, each made once.

    Only one of the entries, which Python calls, is kept on disk and has a wrapper for those calls: its
    machine code holds that of all it calls, and the others going without saves a quarter of the time.
    """
    import numba

    if function in PLACEHOLDERS:
        found = rules[PLACEHOLDERS[function]]
        return _compile(found, rules, made, entries) if isinstance(found, FunctionType) else found
    if function not in made:
        called = {
            name: _compile(value, rules, made, entries) for name, value in _calls(function).items()
        }
        is_entry = function in entries
        made[function] = numba.njit(
            _with_names(function, called),
            cache=is_entry,
            no_cpython_wrapper=not is_entry,
            no_cfunc_wrapper=not is_entry,
            nogil=True,
            error_model="numpy",
        )
    return made[function]


def _bind(function: Any, rules: Mapping[str, Any], done: dict[Any, Any]) -> Any:
    """A plain copy of a function, with copies of all that it calls, whose stand-ins are a game's rules."""
    if function in PLACEHOLDERS:
        found = rules[PLACEHOLDERS[function]]
        return (
            found if found.__module__.startswith("kickabout.games") else _bind(found, rules, done)
        )
    if function not in done:
        called = {name: _bind(value, rules, done) for name, value in _calls(function).items()}
        done[function] = _with_names(function, called)
    return done[function]


def _with_names(function: FunctionType, names: Mapping[str, Any]) -> FunctionType:
    copy = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    return copy


def _calls(function: FunctionType) -> dict[str, FunctionType]:
    """The functions of ours that a function calls, by the names that it has for them."""
    names = {op.argval for op in dis.get_instructions(function) if op.opname == "LOAD_GLOBAL"}
    values = {name: function.__globals__.get(name) for name in names}
    return {
        name: value
        for name, value in values.items()
        if isinstance(value, FunctionType) and _package(value) in ("kickabout", _package(function))
    }


def _package(function: FunctionType) -> str:
    return function.__module__.partition(".")[0]


def _constants(function: FunctionType) -> Iterator[str]:
    """The modules of ours whose constants a function reads: by the module, or as a vocabulary's."""
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType) and value.__name__.startswith("kickabout."):
            yield value.__name__
        elif isinstance(value, type) and issubclass(value, IntEnum):
            yield value.__module__


def _reached(functions: Iterable[Any]) -> set[FunctionType]:
    """These functions and all of ours that they call, but for what stands in for a game's."""
    reached: set[FunctionType] = set()
    waiting = list(functions)
    while waiting:
        function = waiting.pop()
        if function not in reached and function not in PLACEHOLDERS:
            reached.add(function)
            waiting += _calls(function).values()
    return reached


@cache
def _digest(game: Game, loop: Kernel | None = None) -> str:
    """A digest of what machine code depends on: the sources, Python and Numba.

    Numba trusts its files only while a source keeps its time of change, so that counts as well.
    """
    rules = _rules(game).values()
    own = [loop.function, *(part for _, part in loop.parts)] if loop else []
    reached = _reached([*rules, *own])
    records = (game.State, type(game.load_box(None).record), Record)
    modules = {thing.__module__ for thing in (*reached, *records, Game, Kernel)} | {__name__}
    modules |= {module for function in reached for module in _constants(function)}
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    for module in sorted(modules):
        path = Path(sys.modules[module].__file__ or "")
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
