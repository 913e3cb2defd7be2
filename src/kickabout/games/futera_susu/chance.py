"""The chance outcomes of Futera SuSu."""

from typing import Any

from . import state as s
from .actions import DRAW, INJURE, RE_ROLL, ROLL, SHOW, TELL, TOSS, number_of
from .duel import synergy
from .state import BoxRecord, Phase, Place, State


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights, and return their number."""
    phase = state.phase
    if phase in (Phase.DEAL, Phase.DRAW):
        return draws(box, state, out, weights)
    n = 0
    if phase == Phase.ROLL:
        for attackers in range(s.STATS):
            for defenders in range(s.STATS):
                out[n] = number_of(ROLL, attackers, defenders)
                n += 1
    elif phase == Phase.RE_ROLL:
        for die in range(s.STATS):
            out[n] = number_of(RE_ROLL, die)
            n += 1
    elif phase == Phase.TOSS:
        for seat in range(s.SEATS):
            out[n] = number_of(TOSS, seat)
            n += 1
    elif phase == Phase.INJURY:
        for substitute in range(s.SUBS):
            shirt = s.ELEVEN + substitute
            if state.where[state.drawer, shirt] == Place.BENCH:
                out[n] = number_of(INJURE, substitute, state.squad[state.drawer, shirt] - 1)
                n += 1
    elif phase == Phase.SHOW:
        shirt = state.field[state.drawer, state.turning[state.drawer]] - 1
        out[0] = number_of(SHOW, shirt, state.squad[state.drawer, shirt] - 1)
        n = 1
    else:  # TELL
        home = synergy(box, state, 0, state.spot[0])
        out[0] = number_of(TELL, home, synergy(box, state, 1, state.spot[1]))  # 14.6
        n = 1
    for i in range(n):
        weights[i] = 1
    return n


def draws(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the action cards that `drawer` may draw, weighted by their number; return how many kinds
    there are.
    """
    n = 0
    for kind in range(box.kinds):
        if state.deck[state.drawer, kind] > 0:
            out[n] = number_of(DRAW, kind)
            weights[n] = state.deck[state.drawer, kind]
            n += 1
    return n
