"""What a position of Squad Rush promises each seat."""

from typing import Any

from kickabout.games.squad_rush.rule_of_thumb.plans import (
    lacking,
    mixed_worth,
    planned,
)
from kickabout.games.squad_rush.squad import one_nation
from kickabout.games.squad_rush.state import GROUP_STAGE, BoxRecord, State

ON_PITCH = (3000, 2200, 1700, 1200, 800, 500, 200, 0)
IN_REACH = (1500, 1000, 700, 450, 250, 100, 50, 0)
CARD = (150, 60, 200, 150, 50, 250, 100, 50, 100, 200, 0, 300, 150, 150)


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Writes what each seat may hope for, from a record without blanks."""
    for seat in range(state.seats):
        plan = planned(box, state, seat)
        if one_nation(box, state):
            worth = ON_PITCH[lacking(box, state, seat, plan, False)]
            worth += IN_REACH[lacking(box, state, seat, plan, True)]
        else:
            worth = 3 * mixed_worth(box, state, seat, False, plan)
            worth += mixed_worth(box, state, seat, True, plan)
        for kind in range(box.kinds):
            worth += state.hand[seat, kind] * CARD[box.effects[kind]]
        if box.mode == GROUP_STAGE:
            worth += 1000 * state.points[seat]
        out[seat] = worth / 1000
