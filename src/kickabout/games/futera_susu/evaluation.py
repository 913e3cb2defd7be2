"""What a position of Futera SuSu promises each seat.

The numbers, in thousandths of a goal, are those of a logistic regression of who wins on positions at
the start of a possession in matches between rule-of-thumb seats, rounded.
"""

from typing import Any

from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.odds import CAPTAIN, HOPE, midfielders, race, steepness
from kickabout.games.futera_susu.state import BoxRecord, Class, State

CARDS = (300, 0, 100, 0)
"""A card on the pitch by its row, but for Midfielders, who are counted by themselves."""
SUBSTITUTE = 100
CARD = (1300, 120, 120, 150, 130, 130, 50, 0, 0, 200, 480, 850, 90, 100)
"""An action card in hand, by its effect."""
ATTACK = (0, 390, 660)
"""The attack under way, by its stage, beyond what every attack begins with."""


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Writes what each seat has and may hope for, from a record without blanks.

    The nearer the end, the more a lead counts: the difference is the logarithm of the odds to win.
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
    """Goals, cards on the pitch and in hand."""
    worth = 1000 * state.goals[seat]
    worth += SUBSTITUTE * state.bench[seat]
    for spot in range(s.SPOTS):
        shirt = state.field[seat, spot]
        if shirt > 0:
            worth += CARDS[s.ROW_OF_SPOT[spot]]
            if box.klass[state.squad[seat, shirt - 1]] == Class.LEGENDARY_CAPTAIN:
                worth += CAPTAIN
    for kind in range(box.kinds):
        worth += state.hand[seat, kind] * CARD[box.effects[kind]]
    return worth
