"""The shape of the tables of refusals that each game's `refused.py` has."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kickabout.engine.match import Match
from kickabout.engine.refusals import RefusalTable

Position = Callable[[], Match]
Case = tuple[RefusalTable, Position, Sequence[str], str]
"""A refusal, a position, the actions played in it, and the action that is refused then."""
Row = tuple[Position, str, Mapping[Any, str]]
"""A position, the actions played in it with commas between them, and an action for each refusal met there."""


def cases(rows: Iterable[Row]) -> list[Case]:
    """Return each refusal of each row."""
    return [
        (refusal, position, [*filter(None, before.split(", "))], action)
        for position, before, met in rows
        for refusal, action in met.items()
    ]
