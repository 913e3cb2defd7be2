"""The evaluation of positions of Squad Rush.

The weights, in thousandths, are rounded coefficients of a logistic regression of the winner on positions at
the start of a turn, in matches between heuristic seats: a lead of 1 means odds of e to 1.
"""

from typing import Any

from . import state as s
from .effects import WORTH
from .heuristic.plans import LAST, PART, mixed_worth, planned
from .squad import one_nation
from .state import BoxRecord, Place, State

ON_PITCH = (2600, 1500, 1080, 680, 420, 240, 50, 0)
"""By the number of players that the pitch lacks for the planned seven."""
IN_REACH = (2240, 1850, 1470, 1140, 860, 580, 310, 0)
"""By the number of players that pitch and hand together lack for it."""
SUB = 550
"""A Super Sub, beyond the place that he fills."""
BOOKING = -150
"""A yellow card on a player of the planned seven."""
GONE = -320
"""A place of the planned seven that no remaining player can fill."""
TURN = 360
"""Being the seat to move."""
LEAGUE_POINT = 1000


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Write the evaluation of each seat, from a record without blanks."""
    for seat in range(state.seats):
        plan = planned(box, state, seat)
        if one_nation(box, state):
            worth = worth_of_nation(box, state, seat, plan)
        else:
            worth = 3 * mixed_worth(box, state, seat, False, plan)
            worth += mixed_worth(box, state, seat, True, plan)
            worth += LEAGUE_POINT * state.points[seat]
        for kind in range(box.kinds):
            worth += state.hand[seat, kind] * WORTH[box.effects[kind]]
        if state.turn == seat:
            worth += TURN
        out[seat] = worth / 1000


def worth_of_nation(box: BoxRecord, state: State, seat: int, plan: int) -> int:
    """Return the evaluation of a seat's seven of one nation, in thousandths."""
    fielded = held = coming = 0
    fielded_subs = held_subs = 0
    worth = 0
    for player in range(box.players):
        nation = box.nation[player]
        place = state.place[player]
        mine = state.owner[player] == seat
        if nation == s.NONE:
            fielded_subs += mine and place == Place.PITCH
            held_subs += mine and place == Place.HAND
        elif plan >> nation & 1 == 1:
            one = 1 << PART * box.position[player]
            if place == Place.DECK:
                coming += one
            elif mine and place == Place.PITCH:
                fielded += one
                worth += BOOKING * state.yellows[player]
            elif mine:
                held += one
    short = out_of_reach = 0
    for position in range(s.POSITIONS):
        part = PART * position
        lacking = max(0, s.SLOTS_OF[position] - (fielded >> part & LAST))
        short += lacking
        lacking = max(0, lacking - (held >> part & LAST))
        out_of_reach += lacking
        worth += GONE * max(0, lacking - (coming >> part & LAST))
    subs = fielded_subs + held_subs
    worth += ON_PITCH[max(0, short - fielded_subs)] + IN_REACH[max(0, out_of_reach - subs)]
    return worth + SUB * subs
