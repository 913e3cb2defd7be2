"""Compiles a game: the same rule functions, as Numba makes machine code of them.

A loop over a game (see `loops`) names the game's functions without defining them. Binding makes a
copy of the loop whose names lead to one game: to its plain functions (`interpreted`) or to compiled
copies of them and of all that they call (`compiled`). The originals stay as they are, so both run
side by side.

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
from functools import cache
from importlib import import_module
from importlib.metadata import version
from itertools import combinations
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
    """The game's functions and loops as machine code, from disk or compiled now (see `warm`).

    With NUMBA_DISABLE_JIT=1 in the environment they are interpreted instead.
    """
    import numba

    if numba.config.DISABLE_JIT:
        return interpreted(game)
    warm(game, lambda *_: None)
    return SimpleNamespace(is_machine_code=True, **_machine_code(game).entries)


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
    """Compiles all that the game needs and is not on disk yet, telling `report` as it goes.

    A second process takes about half of it, where there is a second processor.
    """
    import numba

    if numba.config.DISABLE_JIT or is_warm(game):
        return
    ours, theirs = _halves(game)
    with _helper(game, theirs) as helper:
        compile_rules(game, ours if helper else ours + theirs, report)
        if helper and helper.wait() != 0:
            compile_rules(game, theirs, report)
    code = _machine_code(game)
    for name in _loops():
        report(name, len(code.made) - 1, len(code.made))
        code.entries[name].compile(code.types[code.entries[name]])
    report("", len(code.made), len(code.made))
    folder = cache_folder(game)
    (folder / "complete").touch()
    for old in folder.parent.glob(f"{folder.name.rpartition('-')[0]}-*"):
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)


def compile_rules(game: Game, names: Sequence[str], report: Report = lambda *_: None) -> None:
    """Compiles some of the game's functions, with all that they call, to disk.

    What is left to others counts as done from the start in what `report` hears.
    """
    code = _machine_code(game)
    wanted = _reached([_rules(game)[name] for name in names])
    todo = [made for function, made in code.made.items() if function in wanted]
    elsewhere = len(code.made) - len(todo) - 1
    # Compiling makes millions of objects that stay: looking for garbage among them takes a tenth.
    collecting = gc.isenabled()
    gc.disable()
    try:
        for done, function in enumerate(todo):
            report(function.__name__, elsewhere + done, len(code.made))
            function.compile(code.types[function])
            # With one version for each part, numbers of every width are widened when it is called; a
            # version for each mix of widths would take twice the time.
            function.disable_compile()
    finally:
        if collecting:
            gc.enable()


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
    package = game.setup.__module__.rpartition(".")[0]
    if (os.cpu_count() or 1) < 2 or getattr(import_module(package), "GAME", None) is not game:
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


@dataclass(frozen=True)
class _MachineCode:
    """A game's functions and loops as Numba compiles them."""

    entries: dict[str, Any]
    """Those that Python calls, by name."""
    made: dict[FunctionType, Any]
    """All of them and all that they call by the plain function, each after what it calls itself."""
    types: dict[Any, tuple[Any, ...]]
    """The types of the arguments of each."""


@cache
def _machine_code(game: Game) -> _MachineCode:
    import numba

    folder = cache_folder(game)
    folder.mkdir(parents=True, exist_ok=True)
    rules, loops = _rules(game), _loops()
    entries = {*rules.values(), *loops.values()}
    made: dict[FunctionType, Any] = {}
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        functions = {name: _compile(rule, {}, made, entries) for name, rule in rules.items()}
        bound = {name: _compile(loop, functions, made, entries) for name, loop in loops.items()}
    finally:
        numba.config.CACHE_DIR = before
    types = {part: _argument_types(game, function) for function, part in made.items()}
    types[functions["write_scores"]] = _scores_types(game)
    types[bound["play_matches"]] = _play_matches_types(game)
    return _MachineCode(functions | bound, made, types)


def _argument_types(game: Game, function: FunctionType) -> tuple[Any, ...]:
    """What the annotations of a rule's arguments are to Numba: a record, a whole number, a truth value,
    else a row of whole numbers.
    """
    import numba

    plain = {int: numba.types.int64, bool: numba.types.boolean}
    row = numba.types.Array(numba.types.int64, 1, "C")
    return tuple(
        _record_type(hint)
        if isinstance(hint, type) and issubclass(hint, Record)
        else plain.get(hint, row)
        for name, hint in function.__annotations__.items()
        if name != "return"
    )


def _record_type(record: type[Record]) -> Any:
    import numba

    return numba.from_dtype(record.dtype)


def _scores_types(game: Game) -> tuple[Any, ...]:
    import numba

    box, state = type(game.load_box(None).record), game.State
    scores = numba.types.Array(numba.types.float64, 1, "C")
    return _record_type(box), _record_type(state), scores


def _play_matches_types(game: Game) -> tuple[Any, ...]:
    import numba

    whole, real = numba.types.int64, numba.types.float64
    row = numba.types.Array(whole, 1, "C")
    records = (type(game.load_box(None).record), game.State)
    boxes, states = (numba.types.Array(_record_type(one), 1, "C") for one in records)
    table = numba.types.Array(real, 2, "C")
    return boxes, states, row, row, row, row, table, row, row, row, whole


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


def _reached(functions: Iterable[Any]) -> set[FunctionType]:
    """These functions and all of ours that they call."""
    reached: set[FunctionType] = set()
    waiting = list(functions)
    while waiting:
        function = waiting.pop()
        if function not in reached:
            reached.add(function)
            values = map(function.__globals__.get, _global_names(function))
            waiting += [value for value in values if _is_ours(value)]
    return reached


def _global_names(function: FunctionType) -> set[str]:
    return {op.argval for op in dis.get_instructions(function) if op.opname == "LOAD_GLOBAL"}


def _is_ours(value: object) -> bool:
    return isinstance(value, FunctionType) and value.__module__.startswith("kickabout.")


@cache
def _digest(game: Game) -> str:
    """A digest of what the machine code depends on: the sources, Python and Numba.

    Numba trusts its files only while a source keeps its time of change, so that counts as well.
    """
    reached = _reached([*_rules(game).values(), *_loops().values()])
    records = (game.State, type(game.load_box(None).record), Record)
    modules = {thing.__module__ for thing in (*reached, *records, Game)} | {__name__}
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    for module in sorted(modules):
        path = Path(sys.modules[module].__file__ or "")
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
