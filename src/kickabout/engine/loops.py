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
Row = Annotated[Any, np.int64, 1]
Table = Annotated[Any, np.int64, 2]
RealRow = Annotated[Any, np.float64, 1]
RealTable = Annotated[Any, np.float64, 2]


def _stand_in(name: str) -> Callable[..., Any]:
    def of_a_game(*_: Any) -> Any:
        raise TypeError(f"`{name}` has not been bound to a game (see engine.compiled)")

    STAND_INS[of_a_game] = name
    return of_a_game


STAND_INS: dict[object, str] = {}
"""What stands in for a game's functions, and what it stands for."""

setup: Callable[[Any, Any, int], None] = _stand_in("setup")
legal: Callable[[Any, Any, Any], int] = _stand_in("legal")
outcomes: Callable[[Any, Any, Any, Any], int] = _stand_in("outcomes")
apply: Callable[[Any, Any, int], None] = _stand_in("apply")
hide: Callable[[Any, Any, int], None] = _stand_in("hide")
guess: Callable[[Any, Any, Any], None] = _stand_in("guess")
observes: Callable[[Any, Any, int, int], int] = _stand_in("observes")
write_scores: Callable[[Any, Any, Any], None] = _stand_in("write_scores")
write_goals: Callable[[Any, Any, Any], None] = _stand_in("write_goals")
evaluate: Callable[[Any, Any, Any], None] = _stand_in("evaluate")
advise: Callable[[Any, Any, Any, int, Any], int] = _stand_in("advise")
routine: Callable[[Any, Any], bool] = _stand_in("routine")
decide: Callable[..., int] = _stand_in("decide")
"""Not a game's: how the seats of a loop of matches decide that do not play at random."""


@dataclass(frozen=True)
class Loop:
    """A loop that Python calls: bound to a game with `engine.compiled.bound`."""

    function: Any
    parts: tuple[tuple[str, Any], ...] = ()
    """What else stands in for something there, by the name of the stand-in."""

    @property
    def name(self) -> str:
        """What the functions are called."""
        names = (self.function, *(part for _, part in self.parts))
        return "-".join(function.__name__ for function in names)
