"""Compilation of a game: Numba makes machine code of the same rule functions.

A kernel over a game (see `kernels`) calls placeholders for the game's functions. Specializing it copies the
kernel, and all functions in it that call placeholders, with these bound to one game: to its plain functions
or to compiled copies of them and of all that they call. The originals stay as they are, so both run side
by side.

Machine code is cached on disk in a folder named by a digest of everything it was made from: a changed
rule never meets old code, and only the first run on a machine compiles.
"""

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import combinations
from types import FunctionType, SimpleNamespace
from typing import Any

from kickabout.engine.compiled import calls, numba_backend
from kickabout.engine.compiled.calls import RULES, rules_of
from kickabout.engine.compiled.folders import cache_folder, complete, is_complete, loop_folder
from kickabout.engine.game import Game
from kickabout.engine.kernels import PLACEHOLDERS, Kernel

__all__ = [
    "RULES",
    "Report",
    "cache_folder",
    "compile_rules",
    "compiled",
    "help_out",
    "interpreted",
    "is_machine_code",
    "is_warm",
    "specialize",
    "warm",
]

Report = Callable[[str, int, int], None]
"""A callback with the function that is compiled next, how many are done and how many there are."""


def interpreted(game: Game) -> SimpleNamespace:
    """Return the game's functions as plain Python, for a debugger to step through."""
    return SimpleNamespace(is_machine_code=False, **rules_of(game))


@cache
def compiled(game: Game) -> SimpleNamespace:
    """Return the game's functions as machine code, from disk or compiled now (see `warm`).

    With NUMBA_DISABLE_JIT=1 in the environment they are interpreted instead.
    """
    if numba_backend.is_off():
        return interpreted(game)
    warm(game)
    return SimpleNamespace(is_machine_code=True, **_machine_code(game).entries)


def specialize(game: Game, loop: Kernel, interpret: bool = False) -> Any:
    """Return the kernel bound to the game, as machine code unless told to `interpret`."""
    if interpret or numba_backend.is_off():
        rules = rules_of(game)
        done = {rule: rule for rule in rules.values()}
        return calls.bind(loop.function, rules | dict(loop.parts), done)
    return _compiled_loop(game, loop)


@cache
def _compiled_loop(game: Game, loop: Kernel) -> Any:
    warm(game, loops=[loop])
    return _loop_code(game, loop).entries[loop.name]


def is_machine_code(function: Any) -> bool:
    """Return whether this is a compiled copy of a function."""
    return not isinstance(function, FunctionType)


def is_warm(game: Game, loops: Iterable[Kernel] = ()) -> bool:
    """Return whether the machine code of the game, and of these kernels over it, is on disk already."""
    return all(map(is_complete, (cache_folder(game), *(loop_folder(game, loop) for loop in loops))))


def warm(game: Game, report: Report = lambda *_: None, loops: Sequence[Kernel] = ()) -> None:
    """Compile what is not on disk yet of the game and of kernels over it, reporting progress to `report`.

    A second process compiles about half of the rules, where there is a second processor.
    """
    if numba_backend.is_off() or is_warm(game, loops):
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
        complete(cache_folder(game))
    for number, loop in enumerate(missing):
        report(loop.name, parts + number, steps)
        _compile_loop(game, loop)
        complete(loop_folder(game, loop))
    report("", steps, steps)


def compile_rules(game: Game, names: Sequence[str], report: Report = lambda *_: None) -> None:
    """Compile some of the game's functions, with all that they call, to disk.

    Functions left to other processes count as done from the start in the progress reported.
    """
    code = _machine_code(game)
    _compile_parts(code, calls.reached([rules_of(game)[name] for name in names]), report)


def _compile_loop(game: Game, loop: Kernel) -> None:
    # The rules that it calls are on disk by now, each with all that it calls itself.
    own = calls.reached(loop.functions)
    _compile_parts(_loop_code(game, loop), own | {*rules_of(game).values()})


def _compile_parts(
    code: "_MachineCode", wanted: Set[FunctionType], report: Report = lambda *_: None
) -> None:
    todo = [made for function, made in code.made.items() if function in wanted]
    # Compiling makes millions of objects that stay: collecting garbage would take a tenth of the time.
    collecting = gc.isenabled()
    gc.disable()
    try:
        for done, made in enumerate(todo, len(code.made) - len(todo)):
            report(made.__name__, done, len(code.made))
            types = code.types[made]
            if types is not None:
                numba_backend.compile_for(made, types)
    finally:
        if collecting:
            gc.enable()


def _halves(game: Game) -> tuple[list[str], list[str]]:
    """Split the game's functions into two lists of names that take about as long to compile."""
    rules = rules_of(game)
    called = {name: calls.reached([rule]) for name, rule in rules.items()}

    def work(names: Iterable[str]) -> int:
        reached = set().union(*(called[name] for name in names))
        return sum(len(function.__code__.co_code) for function in reached)

    splits = [
        ([name for name in rules if name not in part], list(part))
        for size in range(1, len(rules))
        for part in combinations(rules, size)
    ]
    return min(splits, key=lambda split: max(map(work, split)))


@contextmanager
def _helper(game: Game, names: Sequence[str]) -> Iterator[subprocess.Popen[bytes] | None]:
    """Start a process that compiles some of the game's functions; None where it would not help."""
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
    """Compile as the second process, which exits when the first one does, even if that crashes."""

    def leave() -> None:
        sys.stdin.read()  # nothing is ever sent: this returns when the first process is gone
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()
    compile_rules(import_module(package).GAME, names)


@dataclass(frozen=True)
class _MachineCode:
    """A game's functions, or a kernel over them, as Numba compiles them."""

    entries: dict[str, Any]
    """The functions that Python calls, by name."""
    made: dict[FunctionType, Any]
    """All of them and all that they call by the plain function, each after what it calls itself."""
    types: dict[Any, tuple[Any, ...] | None]
    """The types of the arguments of each; None where a version is made for each array of a record that it is
    called with.
    """


@cache
def _machine_code(game: Game) -> _MachineCode:
    rules = rules_of(game)
    made: dict[FunctionType, Any] = {}
    with numba_backend.kept_in(cache_folder(game)):
        entries = {
            name: _compile(rule, {}, made, dict.fromkeys(rules.values(), "entry"))
            for name, rule in rules.items()
        }
    types = {part: numba_backend.argument_types(game, function) for function, part in made.items()}
    writers = ("write_scores", "write_goals", "evaluate")
    types |= {entries[name]: numba_backend.scores_types(game) for name in writers}
    return _MachineCode(entries, made, types)


@cache
def _loop_code(game: Game, loop: Kernel) -> _MachineCode:
    rules = _machine_code(game)
    made = dict(rules.made)
    with numba_backend.kept_in(loop_folder(game, loop)):
        bindings = rules.entries | dict(loop.parts)
        entry = _compile(loop.function, bindings, made, {loop.function: "kernel"})
    new = {function: part for function, part in made.items() if function not in rules.made}
    types = {part: numba_backend.argument_types(game, function) for function, part in new.items()}
    return _MachineCode({loop.name: entry}, made, rules.types | types)


def _compile(
    function: Any,
    rules: Mapping[str, Any],
    made: dict[FunctionType, Any],
    kinds: Mapping[FunctionType, numba_backend.Kind],
) -> Any:
    """Return a compiled copy of a function whose calls go to compiled copies, each made once.

    `kinds` has the functions that Python calls, which are cached on disk with the machine code of all they call.
    """
    if function in PLACEHOLDERS:
        bound = rules[PLACEHOLDERS[function]]
        return _compile(bound, rules, made, kinds) if isinstance(bound, FunctionType) else bound
    if function not in made:
        called = {
            name: _compile(value, rules, made, kinds)
            for name, value in calls.calls(function).items()
        }
        copy = calls.with_names(function, {**calls.arrays(function), **called})
        made[function] = numba_backend.jit(copy, kinds.get(function, "part"))
    return made[function]
