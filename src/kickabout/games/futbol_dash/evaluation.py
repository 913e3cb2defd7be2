"""The evaluation of a position of Fútbol Dash, for each seat.

The numbers here, and those of the cards (`held` in `effects.py`), are in thousandths of a goal. They are those of a
linear regression of who scores next on 50,000 positions of matches between rule-of-thumb seats, rounded.
"""

from typing import Any

from .heuristic import cards_to_a_shot
from .state import BoxRecord, State

POINTS = (0, -170, 60, 150, 120, 75, 40, 20, 0, -60, -80, -110)
"""The value of an attack by the points that it lacks, up to 11: the last one is hard to come by."""
SHOT = (-30, 150, 30, -30, -110)
"""The value of a hand by the number of its cards that a shot takes; 0 if they make none."""


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Write the goals that each seat has and may expect, from a record without blanks."""
    for seat in range(state.seats):
        worth = POINTS[min(box.attack_points - state.points[seat], 11)]
        worth += SHOT[cards_to_a_shot(box, state, seat, state.points[seat], -1)]
        for kind in range(box.kinds):
            worth += state.hands[seat, kind] * box.held[kind]
        out[seat] = state.goals[seat] + worth / 1000
