"""The elements of cards that ask for a pass or a movement, a row each: which way it goes, what is said if none is
possible, and what of one that goes another way. Numbers are rulebook clauses.
"""

from collections.abc import Sequence
from typing import cast

from kickabout.engine.actions import Row

from .refusals import Refusal
from .state import Element

BACK, LEVEL, AHEAD, ANY = -1, 0, 1, 2
"""The ways of a pass or a movement: the sign of the rows that it gains, ANY if they do not matter."""

_ROWS: dict[Element, tuple[int, Refusal, Refusal]] = {
    Element.NOTHING: (ANY, Refusal.NOBODY_CAN_MOVE, Refusal.NONE),
    Element.FORWARD_PASS: (AHEAD, Refusal.NOBODY_AHEAD, Refusal.NOT_A_FORWARD_PASS),  # 16.2
    Element.BACKWARD_PASS: (BACK, Refusal.NOBODY_BEHIND, Refusal.NOT_A_BACKWARD_PASS),  # 16.3
    Element.CROSS_PASS: (LEVEL, Refusal.NOBODY_LEVEL, Refusal.NOT_A_CROSS_PASS),  # 16.4, 16.5
    Element.THROUGH_PASS: (ANY, Refusal.NO_ROOM_AHEAD, Refusal.NOT_A_THROUGH_PASS),  # 16.6
    Element.IN_BETWEEN_PASS: (ANY, Refusal.NO_GAP, Refusal.NOT_AN_IN_BETWEEN_PASS),  # 16.8
    Element.PASS: (ANY, Refusal.NONE, Refusal.CAPTAIN_PASSES),  # 17.6
    Element.STRIKE: (ANY, Refusal.NONE, Refusal.NONE),
    Element.FORWARD_MOVE: (AHEAD, Refusal.NOBODY_MOVES_AHEAD, Refusal.NOT_A_FORWARD_MOVE),  # 16.11
    Element.BACKWARD_MOVE: (BACK, Refusal.NOBODY_MOVES_BACK, Refusal.NOT_A_BACKWARD_MOVE),  # 16.11
    Element.FREE_MOVE: (ANY, Refusal.NOBODY_IN_PLAY_MOVES, Refusal.NONE),  # 16.12
    Element.FORWARD_MARKING: (
        AHEAD,
        Refusal.NOBODY_TO_MARK_AHEAD,
        Refusal.NOT_FORWARD_AND_MARKING,
    ),  # 16.13
    Element.BACKWARD_MARKING: (
        BACK,
        Refusal.NOBODY_TO_MARK_BEHIND,
        Refusal.NOT_BACKWARD_AND_MARKING,
    ),  # 16.13
    Element.MOVE: (ANY, Refusal.CAPTAIN_CANNOT_MOVE, Refusal.NONE),  # 17.4
}
_BY_ELEMENT = [_ROWS[element] for element in Element if element <= Element.MOVE]
_WAYS, _NOT_POSSIBLE, _NOT_ASKED_FOR = zip(*_BY_ELEMENT, strict=True)

# By element; the rows of NOTHING are those of any movement.
WAY = Row(_WAYS)
NOT_POSSIBLE = cast("Sequence[Refusal]", Row(_NOT_POSSIBLE))
"""The refusal of a card when no piece can do what its element asks for."""
NOT_ASKED_FOR = cast("Sequence[Refusal]", Row(_NOT_ASKED_FOR))
"""The refusal of a pass or a movement that is another than an element asks for."""


def is_way(element: int, rows: int) -> bool:
    """Return whether a pass or a movement by so many rows goes the way that an element asks for."""
    way = WAY[element]
    if way == ANY:
        return True
    return rows * way > 0 or (rows == 0 and way == LEVEL)


def asks_to_mark(element: int) -> bool:
    """Return whether an element asks for a movement that ends beside an opponent (SUPER-16.13)."""
    return element in (Element.FORWARD_MARKING, Element.BACKWARD_MARKING)
