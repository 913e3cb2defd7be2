"""What a position of Futera SuSu promises each seat."""

from typing import Any

from kickabout.games.futera_susu.state import BoxRecord, State


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Writes the goals that each seat has and may hope for, from a record without blanks."""
    for seat in range(state.seats):
        out[seat] = state.goals[seat] / 1
