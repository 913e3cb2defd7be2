"""Chance outcomes of SocialSoccer with their weights."""

from typing import Any

from . import state as s
from .actions import DRAW, LOSE, NO_CARD, PRIORITY, REVEAL, SEE, number_of
from .preparations import next_to_show
from .state import BoxRecord, Phase, State


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights; return how many."""
    phase = state.phase
    if phase == Phase.SHOW:
        out[0] = next_to_show(state)
        weights[0] = 1
        return 1
    if phase == Phase.PRIORITY:
        for seat in range(s.SEATS):
            out[seat] = number_of(PRIORITY, seat)
            weights[seat] = 1
        return s.SEATS
    if phase == Phase.REVEAL and state.deck_size[1 - state.scorer] == 0:
        out[0] = NO_CARD  # 9.6
        weights[0] = 1
        return 1
    n = 0
    verb = verb_of(phase)
    for kind in range(box.kinds):
        if copies(state, kind) > 0:
            out[n] = number_of(verb, kind)
            weights[n] = copies(state, kind)
            n += 1
            if phase == Phase.SEE:  # in the order of the box
                return n
    return n


def verb_of(phase: int) -> int:
    """Return the verb of the outcomes at a chance point that draws, loses or shows a card."""
    if phase == Phase.LOSE:
        return LOSE
    if phase == Phase.SEE:
        return SEE
    return REVEAL if phase == Phase.REVEAL else DRAW


def copies(state: State, kind: int) -> int:
    """Return how many cards of a kind may come up at such a chance point, which is the weight of the kind."""
    if state.phase == Phase.SEE:
        return 1 if state.hand[state.drawer, kind] > state.looked[kind] else 0
    if state.phase == Phase.LOSE:
        return state.hand[state.drawer, kind]
    return state.deck[1 - state.scorer if state.phase == Phase.REVEAL else state.drawer, kind]
