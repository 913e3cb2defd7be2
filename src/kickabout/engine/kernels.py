"""Kernels: functions over a game that do not know which game it is.

A kernel calls the game's functions by the names below, which are placeholders, and may call other functions
that do so. `engine.compiled` specializes it: in copies of all of these the placeholders are replaced by a
game's own functions, plain or as machine code. Annotations give the compiler the types of the arguments.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

TheBox = Annotated[Any, "box", 0]
TheState = Annotated[Any, "state", 0]
Boxes = Annotated[Any, "box", 1]
"""A row of box records."""
States = Annotated[Any, "state", 1]
"""A row of states."""
IntRow = Annotated[Any, np.int64, 1]
IntTable = Annotated[Any, np.int64, 2]
RealRow = Annotated[Any, np.float64, 1]
RealTable = Annotated[Any, np.float64, 2]


def _placeholder(name: str) -> Callable[..., Any]:
    def of_a_game(*_: Any) -> Any:
        raise TypeError(f"`{name}` has not been bound to a game (see engine.compiled)")

    PLACEHOLDERS[of_a_game] = name
    return of_a_game


PLACEHOLDERS: dict[object, str] = {}
"""The placeholders of a game's functions, with the name of each."""

setup: Callable[[Any, Any, int], None] = _placeholder("setup")
refuse: Callable[[Any, Any, int], int] = _placeholder("refuse")
legal: Callable[[Any, Any, Any], int] = _placeholder("legal")
outcomes: Callable[[Any, Any, Any, Any], int] = _placeholder("outcomes")
apply: Callable[[Any, Any, int], None] = _placeholder("apply")
redact: Callable[[Any, Any, int], None] = _placeholder("redact")
determinize: Callable[[Any, Any, Any], None] = _placeholder("determinize")
observation_of: Callable[[Any, Any, int, int], int] = _placeholder("observation_of")
write_scores: Callable[[Any, Any, Any], None] = _placeholder("write_scores")
write_goals: Callable[[Any, Any, Any], None] = _placeholder("write_goals")
evaluate: Callable[[Any, Any, Any], None] = _placeholder("evaluate")
heuristic_action: Callable[[Any, Any, Any, int, Any], int] = _placeholder("heuristic_action")
routine: Callable[[Any, Any], bool] = _placeholder("routine")
decide: Callable[..., int] = _placeholder("decide")
"""Not a game's function: the decision of a seat that does not play at random, in a kernel of matches."""
offer: Callable[..., int] = _placeholder("offer")
"""Not a game's function: move the legal actions that a seat is offered to the front, and return their number."""
settle: Callable[..., int] = _placeholder("settle")
"""Not a game's function: the outcome that stands, of the one that chance has picked and the others."""
note: Callable[..., None] = _placeholder("note")
"""Not a game's function: take note of every action before it is played."""
turn_to: Callable[[Any, Any, int, int], None] = _placeholder("turn_to")
"""Not a game's function: have the dice of a match go on from a place in it."""
throw: Callable[[Any, Any, Any, int], int] = _placeholder("throw")
"""Not a game's function: the index of an outcome of chance, drawn in proportion to the weights."""
drawer: Callable[[Any, Any], int] = _placeholder("drawer")
"""Not a game's function: the seat that draws at a chance point."""


@dataclass(frozen=True)
class Kernel:
    """A function that Python calls once it is specialized for a game, with `engine.compiled.specialize`."""

    function: Any
    parts: tuple[tuple[str, Any], ...] = ()
    """The functions that replace other placeholders, by the placeholder's name."""

    @property
    def functions(self) -> tuple[Any, ...]:
        """The function itself and those that replace placeholders."""
        return self.function, *(part for _, part in self.parts)

    @property
    def name(self) -> str:
        """The joined names of the functions."""
        return "-".join(function.__name__ for function in self.functions)
