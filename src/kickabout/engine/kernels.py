"""Loops: functions over a game that do not know which game it is.

A loop calls the game's functions by the names below, which stand in for them, and may call other
functions that do. `engine.compiled` binds it: in copies of all of these the stand-ins are a game's
own functions, plain or as machine code. Annotations say what the arguments are to the compiler.
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
"""What stands in for a game's functions, and what it stands for."""

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
"""Not a game's: how the seats of a loop of matches decide that do not play at random."""
offer: Callable[..., int] = _placeholder("offer")
"""Not a game's: which of its legal actions a seat is offered. It moves them to the front and returns how
many they are."""
settle: Callable[..., int] = _placeholder("settle")
"""Not a game's: which outcome stands, of the one that chance has picked and the others."""
note: Callable[..., None] = _placeholder("note")
"""Not a game's: hears every action before it is played."""


@dataclass(frozen=True)
class Kernel:
    """A loop that Python calls: bound to a game with `engine.compiled.specialize`."""

    function: Any
    parts: tuple[tuple[str, Any], ...] = ()
    """What else stands in for something there, by the name of the stand-in."""

    @property
    def functions(self) -> tuple[Any, ...]:
        """The loop itself and what stands in for something there."""
        return self.function, *(part for _, part in self.parts)

    @property
    def name(self) -> str:
        """What the functions are called."""
        return "-".join(function.__name__ for function in self.functions)
