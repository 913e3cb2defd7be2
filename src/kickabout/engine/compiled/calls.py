"""The call graph of our functions, read from their bytecode, and copies of functions with other globals."""

import dis
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.actions import Row
from kickabout.engine.game import Game
from kickabout.engine.kernels import PLACEHOLDERS

RULES = "setup refuse legal outcomes apply redact determinize observation_of census heuristic_action evaluate routine".split()
"""The names of a game's functions, as its kernels call them; there `scores` is `write_scores`, and `goals`, or
else `scores` once more, is `write_goals`.
"""


def rules_of(game: Game) -> dict[str, Any]:
    """Return a game's functions by the names that kernels have for them."""
    rules = {name: getattr(game, name) for name in RULES}
    return rules | {"write_scores": game.scores, "write_goals": game.goals or game.scores}


def calls(function: FunctionType) -> dict[str, FunctionType]:
    """Return the functions of ours that a function calls, by the names that it has for them."""
    names = {op.argval for op in dis.get_instructions(function) if op.opname == "LOAD_GLOBAL"}
    values = {name: function.__globals__.get(name) for name in names}
    return {
        name: value
        for name, value in values.items()
        if isinstance(value, FunctionType) and _is_ours(value.__module__, function)
    }


def _is_ours(module: str, function: FunctionType) -> bool:
    """Return whether a module is part of Kickabout, or of the package that a function belongs to."""
    package = function.__module__.partition(".")[0]
    return module.partition(".")[0] in ("kickabout", package)


def reached(functions: Iterable[Any]) -> set[FunctionType]:
    """Return these functions and all of ours that they call, except placeholders."""
    known: set[FunctionType] = set()
    waiting = list(functions)
    while waiting:
        function = waiting.pop()
        if function not in known and function not in PLACEHOLDERS:
            known.add(function)
            waiting += calls(function).values()
    return known


def constants(function: FunctionType) -> Iterator[str]:
    """Yield the modules of ours whose constants a function reads, as `module.NAME` or from an `IntEnum`."""
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType) and _is_ours(value.__name__, function):
            yield value.__name__
        elif isinstance(value, type) and issubclass(value, IntEnum):
            yield value.__module__


def values(function: FunctionType) -> dict[str, int | Row]:
    """Return the numbers and rows of numbers that a function reads by names of their own."""
    named = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    return {name: value for name, value in named.items() if isinstance(value, int | Row)}


def arrays(function: FunctionType) -> dict[str, NDArray[np.int64]]:
    """Return the rows of numbers that a function reads, as arrays.

    Smaller numbers would save memory, but playouts of Fútbol Dash were slower by a twentieth with them.
    """
    rows = {name: row for name, row in values(function).items() if isinstance(row, Row)}
    return {name: np.array(row, np.int64) for name, row in rows.items()}


def with_names(function: FunctionType, names: Mapping[str, Any]) -> FunctionType:
    """Return a copy of a function in which these global names refer to other values."""
    values = {**function.__globals__, **names}
    copy = FunctionType(function.__code__, values, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    return copy


def bind(function: Any, rules: Mapping[str, Any], done: dict[Any, Any]) -> Any:
    """Return a plain copy of a function, with copies of all that it calls, with a game's rules for
    placeholders.

    Functions in `done` are called as they are: the rules from the start, since they call no placeholders.
    """
    if function in PLACEHOLDERS:
        return bind(rules[PLACEHOLDERS[function]], rules, done)
    if function not in done:
        called = {name: bind(value, rules, done) for name, value in calls(function).items()}
        done[function] = with_names(function, called)
    return done[function]
