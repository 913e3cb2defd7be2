"""numba-cuda: a game's functions as device functions, and kernels over them.

A kernel is a plain function whose placeholders are bound to a game, as in `engine.compiled`. Arrays of its own lie in
the local memory of a thread, with constants for shapes that are bound with the game. The hardware lays local memory out
by threads, word by word, so that 32 threads that read the same field read neighbouring words: a structure of arrays,
with the source of the rules as it is.
"""

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any
from unittest import mock

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.caches import cache_root
from kickabout.engine.compiled import calls, numba_backend
from kickabout.engine.compiled.folders import complete, digest, is_complete
from kickabout.engine.devices import NoDevice
from kickabout.engine.game import Game
from kickabout.engine.kernels import PLACEHOLDERS, Kernel
from kickabout.engine.records import Record, Slots
from kickabout.text.messages import Message

Constants = tuple[tuple[str, int | tuple[int, ...]], ...]
"""Values of global names of a kernel's function, such as the shapes of its local arrays."""


def is_simulated() -> bool:
    """Return whether NUMBA_ENABLE_CUDASIM=1 in the environment asks for Numba's simulator."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")


def _cuda() -> Any:
    """Return Numba's module for CUDA; raise `NoDevice` without the extra."""
    if not is_simulated() and find_spec("numba_cuda") is None:
        raise NoDevice(Message("device-no-library"))
    from numba import cuda

    return cuda


@cache
def device() -> Any:
    """Return Numba's module for CUDA, with a device to run on; raise `NoDevice` without one."""
    cuda = _cuda()
    if not cuda.is_available():
        raise NoDevice(Message("device-none"))
    return cuda


def device_name() -> str:
    """Return the name of the GPU; raise `NoDevice` without one."""
    cuda = device()
    if is_simulated():
        return "Numba's simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def upload(record: Record) -> Any:
    """Return a row of one record in the memory of the device."""
    return Slots([record]) if is_simulated() else device().to_device(record.data)


def new_records(kind: type[Record], count: int) -> Any:
    """Return a row of records in the memory of the device, their contents not set."""
    if is_simulated():  # numbers of the simulator are Python's, in instances of the class
        return Slots([kind() for _ in range(count)])
    return device().device_array(count, kind.dtype)


def contents(records: Any, count: int) -> list[bytes]:
    """Return the contents of the first `count` records of a row in the memory of the device."""
    rows = records if is_simulated() else records.copy_to_host()
    return [rows[number].tobytes() for number in range(count)]


def upload_numbers(numbers: NDArray[np.int64]) -> Any:
    """Return whole numbers in the memory of the device; those of the simulator do not overflow."""
    return numbers.tolist() if is_simulated() else device().to_device(numbers)


@cache
def launchable(game: Game, kernel: Kernel, constants: Constants) -> Any:
    """Return a kernel over the game for `kernel[blocks, threads](...)`; raise `NoDevice` without a device.

    What is compiled is kept on disk, in a folder named by a digest of everything it was made from.
    """
    cuda = device()
    if is_simulated():
        return cuda.jit(_plain(game, kernel, dict(constants)))
    from numba.cuda.core import config

    folder = _folder(game, kernel, constants)
    folder.mkdir(parents=True, exist_ok=True)
    bound = _bound(game, kernel, dict(constants), ahead=not is_complete(folder))
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        made = cuda.jit(bound, cache=True)
        made.compile(argument_types(game, kernel))
    finally:
        config.CACHE_DIR = before
    complete(folder)
    return made


def argument_types(game: Game, kernel: Kernel) -> tuple[Any, ...]:
    """Return the Numba types of a kernel's arguments, from their annotations."""
    types = numba_backend.argument_types(game, kernel.function)
    assert types is not None
    return types


def compile_to_ptx(
    game: Game,
    kernel: Kernel,
    constants: Constants,
    capability: tuple[int, int] = (9, 0),
) -> str:
    """Compile a kernel to PTX, which takes no GPU.

    `capability` is that of the devices it is for: (9, 0) for an H100 or H200. Raises `NoDevice` without the
    extra.
    """
    cuda = _cuda()
    with _as_on_device(capability):
        ptx, _ = cuda.compile_ptx(
            _bound(game, kernel, dict(constants)), argument_types(game, kernel), cc=capability
        )
    return str(ptx)


@contextmanager
def _as_on_device(capability: tuple[int, int]) -> Iterator[None]:
    """Let device functions be compiled for a capability; else Numba asks the device that is there."""
    stands_for = SimpleNamespace(compute_capability=capability)
    with mock.patch("numba.cuda.dispatcher.get_current_device", return_value=stands_for):
        yield


def _folder(game: Game, kernel: Kernel, constants: Constants) -> Path:
    sizes = "-".join(re.sub(r"\D+", "x", str(value)).strip("x") for _, value in constants)
    made_from = f"{digest(game, kernel)}{version('numba-cuda')}"
    return cache_root() / "gpu" / f"{game.name}-{kernel.name}-{sizes}-{made_from}"


LONG = 200
"""Bytes of bytecode from which on a rule is called on the device rather than copied to where it is called."""


def _bound(
    game: Game, kernel: Kernel, constants: Mapping[str, object], *, ahead: bool = True
) -> FunctionType:
    """Return a copy of the kernel's function that calls device functions.

    Those of the game are compiled `ahead`, for 64-bit integers, as `numba_backend.compile_for` does it.
    """
    _extend()
    cuda = _cuda()
    rules = calls.rules_of(game) | dict(kernel.parts)
    of_game = calls.reached(rules.values())
    made: dict[FunctionType, Any] = {}
    names = {
        **constants,
        "STATE": numba_backend.record_type(game.State),
        "INT": np.int64,
        "cuda": cuda,
    }

    def device_function(function: Any) -> Any:
        if function in PLACEHOLDERS:
            function = rules[PLACEHOLDERS[function]]
        if function not in made:
            made[function] = cuda.jit(copy(function, {}), device=True)
            if ahead and function in of_game:
                _compile_for(made[function], numba_backend.rule_types(game, function))
        return made[function]

    def copy(function: FunctionType, more: Mapping[str, Any]) -> FunctionType:
        called = {name: device_function(one) for name, one in calls.calls(function).items()}
        constant = {**_plain_enums(function), **calls.arrays(function)}
        return calls.with_names(function, {**constant, **called, **more})

    return copy(kernel.function, names)


def _compile_for(made: Any, types: tuple[Any, ...] | None) -> None:
    """Compile a device function for arguments of these types and no others; None leaves that to its calls."""
    if types is None:
        return
    made.compile_device(types)
    made.disable_compile()
    if len(made.py_func.__code__.co_code) > LONG:
        code = made.overloads[types]
        # Else the compiler would copy the whole game into each place, some of them ten times.
        code.library.get_function(code.fndesc.llvm_func_name).attributes.add("noinline")


def _plain_enums(function: FunctionType) -> dict[str, ModuleType]:
    """Return the enumerations that a function names, as modules of plain numbers.

    numba-cuda does not take a member of an `IntEnum` for an index of an array, as Numba does.
    """
    named = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    return {
        name: _numbers(value)
        for name, value in named.items()
        if isinstance(value, type) and issubclass(value, IntEnum)
    }


@cache
def _numbers(members: type[IntEnum]) -> ModuleType:
    module = ModuleType(members.__name__)
    vars(module).update({member.name: member.value for member in members})
    return module


@cache
def _extend() -> None:
    """Give whole numbers a `value`, which rules ask of a member of an enumeration."""
    from numba.cuda import types
    from numba.cuda.extending import overload_attribute

    @overload_attribute(types.Integer, "value")
    def value_of(number):  # type: ignore[no-untyped-def]  # noqa: ARG001  # Numba compares it with what it returns
        return lambda number: number


def as_records(array: Any) -> Any:
    """Return an array of records in the memory of a thread, as kernels make it and rules read it."""
    return array


class _LocalRecords(Slots):
    """Records of the simulator, whose first one can be viewed as other numbers."""

    def view(self, kind: Any) -> Any:
        return self[0].data.view(kind)


def _plain(game: Game, kernel: Kernel, constants: Mapping[str, object]) -> FunctionType:
    """Return a copy of the kernel's function that calls plain ones, for the simulator.

    Numbers in its local arrays are Python's, which do not overflow, and records are instances of their class.
    """

    def as_instances(array: Any) -> Slots:
        return _LocalRecords([game.State() for _ in array])

    rules = calls.rules_of(game)
    done = {rule: rule for rule in rules.values()}
    bound = calls.bind(kernel.function, rules | dict(kernel.parts), done)
    names = {
        "STATE": object,
        "INT": object,
        "cuda": _cuda(),
        "as_records": as_instances,
    }
    return calls.with_names(bound, {**constants, **names})
