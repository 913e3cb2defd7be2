"""The Numba backend: compiling functions to machine code, and the types of their arguments.

Nothing else imports Numba. It compiles each function by itself: it optimizes its code together with that
of everything it calls and makes machine code of the lot, so that a function with twenty callers is
compiled twenty times. Therefore a *part*, which only other compiled functions call, is merely translated
here; an *entry*, which Python calls, is optimized with all of its parts at once. That takes half of the
time, and the machine code is as fast. Nobody but Python calls a *kernel*: the optimizer may change how its parts are
called, which makes it faster by a fifth.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import numpy as np

from kickabout.engine.game import Game
from kickabout.engine.records import Cells, Record

VERSION = f"{version('numba')} {version('numpy')}"
"""The versions that machine code depends on beside its source."""


def is_off() -> bool:
    """Return whether NUMBA_DISABLE_JIT=1 in the environment asks for plain Python."""
    import numba

    return bool(numba.config.DISABLE_JIT)


Kind = Literal["part", "entry", "kernel"]


def jit(function: FunctionType, kind: Kind) -> Any:
    """Return Numba's dispatcher of a function, not compiled yet; all but parts are cached on disk (see `kept_in`)."""
    import numba

    is_part = kind == "part"
    return numba.njit(
        function,
        cache=not is_part,
        no_cpython_wrapper=is_part,
        no_cfunc_wrapper=is_part,
        nogil=True,
        error_model="numpy",
        # Rules allocate nothing, so nothing has to count who still uses an array: that took a fifth of some games.
        _nrt=False,
        pipeline_class=_pipelines()[kind],
    )


def compile_for(made: Any, types: tuple[Any, ...]) -> None:
    """Compile a function for arguments of these types, unless it is compiled, and for no others.

    Those with a default may be left out. With one version of each function, numbers of every width are widened
    when it is called; a version for each mix of widths would take twice the time.
    """
    if not made.overloads:
        import numba

        defaults = made.py_func.__defaults__ or ()
        for given in range(len(types) - len(defaults), len(types) + 1):
            left_out = defaults[given - len(types) :] if given < len(types) else ()
            made.compile((*types[:given], *map(numba.types.Omitted, left_out)))
        made.disable_compile()


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Make Numba cache in this folder what is compiled inside the context."""
    import numba

    folder.mkdir(parents=True, exist_ok=True)
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def argument_types(game: Game, function: FunctionType) -> tuple[Any, ...] | None:
    """Return the Numba types of a function's annotated arguments, or None.

    It is None for a function of the arrays of records, which differ in width and length.
    """
    hints = {name: hint for name, hint in function.__annotations__.items() if name != "return"}
    if Cells in hints.values():
        return None
    return tuple(_argument_type(game, hint) for hint in hints.values())


def _argument_type(game: Game, hint: Any) -> Any:
    """Return the Numba type of an annotation.

    It may be a record, a whole number (so is a member of an `IntEnum`), a truth value, a kernel's row (see
    `kernels`) or a `NamedTuple` of these; any other is a row of whole numbers.
    """
    import numba

    if get_origin(hint) is Annotated:
        return _row_type(game, *get_args(hint)[1:])
    if isinstance(hint, type):
        if issubclass(hint, Record):
            return record_type(hint)
        if issubclass(hint, IntEnum):
            return numba.types.int64
        if issubclass(hint, tuple) and hasattr(hint, "_fields"):
            fields = get_type_hints(hint, include_extras=True).values()
            return numba.types.NamedTuple([_argument_type(game, field) for field in fields], hint)
    kinds = {int: numba.types.int64, bool: numba.types.boolean, float: numba.types.float64}
    return kinds.get(hint, numba.types.Array(numba.types.int64, 1, "C"))


def rule_types(game: Game, function: FunctionType) -> tuple[Any, ...] | None:
    """Return the argument types of one of a game's functions, or of what they call (see `argument_types`)."""
    if function in (game.scores, game.goals, game.evaluate):
        return scores_types(game)
    return argument_types(game, function)


def scores_types(game: Game) -> tuple[Any, ...]:
    """Return the argument types of a function that writes a number for each seat: box, state and output."""
    return _row_type(game, "box", 0), _row_type(game, "state", 0), _row_type(game, np.float64, 1)


def _row_type(game: Game, kind: Any, dimensions: int) -> Any:
    import numba

    if kind in ("box", "state"):
        one = record_type(game.State if kind == "state" else type(game.load_box(None).record))
    else:
        one = numba.from_dtype(np.dtype(kind))
    return numba.types.Array(one, dimensions, "C") if dimensions else one


def record_type(record: type[Record]) -> Any:
    """Return the Numba type of a record."""
    import numba

    return numba.from_dtype(record.dtype)


@cache
def _pipelines() -> dict[Kind, Any]:
    """Return Numba's compiler pipelines.

    They differ from its default in the last step only: the library that a function's code is put into.
    """
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompilerBase, DefaultPassBuilder
    from numba.core.compiler_machinery import register_pass
    from numba.core.typed_passes import NativeLowering

    class Entry(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
        """Code that is linked with all of its parts, and theirs, then optimized and loaded."""

        def finalize(self) -> None:
            self._linking_libraries: list[Any] = list(dict.fromkeys(self._linking_libraries))
            for library in self._linking_libraries:
                if isinstance(library, Part):
                    known = set(self._linking_libraries)
                    self._linking_libraries += [one for one in library.calls if one not in known]
            super().finalize()

    class KernelCode(Entry):
        """Code of which nothing but its own functions is seen from outside."""

        def finalize(self) -> None:
            self._own = {function.name for function in self.get_defined_functions()}
            super().finalize()

        def _optimize_final_module(self) -> None:
            for function in self.get_defined_functions():
                if function.name not in self._own:
                    # A name that is merely local would still stand for the same part of code loaded later.
                    function.linkage = "private"
            super()._optimize_final_module()

    class Part(JITCodeLibrary):  # type: ignore[misc]  # the same
        """Code that waits to be linked: neither optimized nor ever loaded by itself."""

        @property
        def calls(self) -> list[Any]:
            """The libraries that its own code calls."""
            return list(dict.fromkeys(self._linking_libraries))

        def finalize(self) -> None:
            self._raise_if_finalized()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 - there is none
            return 0

        @property
        def codegen(self) -> Any:
            return self  # Numba asks it to `set_env`

        def set_env(self, name: str, environment: Any) -> None:
            """Ignore the environment: the code that reads it is the entry's copy."""

    class Lowering(NativeLowering):  # type: ignore[misc]  # the same
        library: type[JITCodeLibrary]

        def run_pass(self, state: Any) -> bool:
            codegen = state.targetctx.codegen()
            state.library = self.library(codegen, state.func_id.func_qualname)
            state.library.enable_object_caching()
            return bool(super().run_pass(state))

    @register_pass(mutates_CFG=True, analysis_only=False)
    class EntryLowering(Lowering):
        _name = "entry_lowering"
        library = Entry

    @register_pass(mutates_CFG=True, analysis_only=False)
    class KernelLowering(Lowering):
        _name = "kernel_lowering"
        library = KernelCode

    @register_pass(mutates_CFG=True, analysis_only=False)
    class PartLowering(Lowering):
        _name = "part_lowering"
        library = Part

    def pipeline(lowering: type[Lowering]) -> Any:
        class Pipeline(CompilerBase):  # type: ignore[misc]  # the same
            def define_pipelines(self) -> list[Any]:
                steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
                steps.add_pass_after(lowering, NativeLowering)
                steps.passes = [one for one in steps.passes if one[0] is not NativeLowering]
                steps.finalize()
                return [steps]

        return Pipeline

    return {
        "part": pipeline(PartLowering),
        "entry": pipeline(EntryLowering),
        "kernel": pipeline(KernelLowering),
    }
