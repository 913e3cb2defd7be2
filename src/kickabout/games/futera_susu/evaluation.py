"""The evaluation of a position of Futera SuSu.

The weights, here and in the rows of effects, in thousandths of a goal, come from a logistic regression of the winner on positions at
the start of a possession in matches between heuristic bots, rounded.
"""

from typing import Any

from . import state as s
from .odds import CAPTAIN, HOPE, midfielders, race, steepness
from .state import BoxRecord, Class, State

CARDS = (300, 0, 100, 0)
"""The value of a card on the pitch by its row; Midfielders are counted separately."""
SUBSTITUTE = 100
ATTACK = (0, 390, 660)
"""The value of the attack under way, by its stage, beyond `HOPE`."""


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Write the value of the position to each seat, from a record without blanks.

    A lead counts the more, the nearer the end is: the difference is the logarithm of the odds to
    win.
    """
    if state.sudden_death == 1:
        for seat in range(state.seats):
            out[seat] = float(state.goals[seat] + state.scored[seat])
        return
    lead = worth(box, state, 0) - worth(box, state, 1)
    mine = midfielders(box, state, 0)
    theirs = midfielders(box, state, 1)
    lead += race(mine, theirs)
    hope = HOPE + ATTACK[state.stage]
    lead += hope if state.turn == 0 else -hope
    out[0] = lead * steepness(box, state, mine, theirs) / 2000000
    out[1] = -out[0]


def worth(box: BoxRecord, state: State, seat: int) -> int:
    """Return the value of a seat's goals and its cards on the pitch and in hand."""
    worth = 1000 * state.goals[seat]
    worth += SUBSTITUTE * state.bench[seat]
    for spot in range(s.SPOTS):
        shirt = state.field[seat, spot]
        if shirt > 0:
            worth += CARDS[s.ROW_OF_SPOT[spot]]
            if box.klass[state.squad[seat, shirt - 1]] == Class.LEGENDARY_CAPTAIN:
                worth += CAPTAIN
    for kind in range(box.kinds):
        worth += state.hand[seat, kind] * box.worth[kind]
    return worth
