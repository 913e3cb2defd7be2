"""The rules of Skeleton. Numbers are rulebook clauses.

Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE, OVER

from .actions import ACTIONS, CARD, DRAW, SHOW, number_of
from .refusals import Refusal
from .state import BoxRecord, Level, Phase, State


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Lay out a new match on a record of zeros (SKEL-2.1)."""
    state.seats = seats
    for kind in range(box.kinds):
        state.deck[kind] = box.counts[kind]
        state.deck_size += box.counts[kind]
    state.phase = Phase.DEAL
    state.actor = CHANCE


not_due = ACTIONS.not_due(
    {
        Phase.DEAL: (Refusal.CHANCE_DEALS, ()),
        Phase.SHOW: (Refusal.CHANCE_SHOWS, ()),
        Phase.FULL_TIME: (Refusal.MATCH_OVER, ()),
    },
    seat_decides=Refusal.SEAT_DECIDES,
)


def refuse(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids a decision, or chance an impossible outcome, now; 0 for nothing."""
    refusal = not_due(state.phase, action)
    if refusal != Refusal.NONE:
        return refusal
    if CARD[action] >= box.kinds:
        return Refusal.NOT_IN_BOX
    return Refusal.NONE if state.hands[state.actor, CARD[action]] > 0 else Refusal.NOT_IN_HAND


legal = ACTIONS.legal_by(refuse)


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights; return how many."""
    if state.phase == Phase.SHOW:
        # There is only one outcome, but it is chance's: its name tells everybody which card it is.
        out[0] = number_of(SHOW, state.laid[state.turn] - 1)
        weights[0] = 1
        return 1
    n = 0
    for kind in range(box.kinds):
        if state.deck[kind] > 0:
            out[n] = number_of(DRAW, kind)
            weights[n] = state.deck[kind]
            n += 1
    return n


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Play one decision or chance outcome, which must be legal or possible."""
    if state.phase == Phase.DEAL:
        draw(box, state, CARD[action])
    elif state.phase == Phase.LAY:
        lay(box, state, CARD[action])
    else:
        show(box, state)


def draw(box: BoxRecord, state: State, kind: int) -> None:
    """Deal a card to the seat whose turn it is to get one, until all hands are full (SKEL-2.2)."""
    state.deck[kind] -= 1
    state.deck_size -= 1
    state.hands[state.turn, kind] += 1
    state.hand_size[state.turn] += 1
    state.turn = (state.turn + 1) % state.seats
    if state.hand_size[state.turn] == box.hand:
        state.phase = Phase.LAY
        state.actor = 0


def lay(box: BoxRecord, state: State, kind: int) -> None:
    """Lay a card face down (SKEL-3.1). The first of a round clears the table (SKEL-3.4)."""
    seat = state.actor
    if state.shown > 0:
        state.shown = 0
        for other in range(state.seats):
            state.discard[state.laid[other] - 1] += 1
            state.laid[other] = 0
    state.hands[seat, kind] -= 1
    state.hand_size[seat] -= 1
    state.laid[seat] = kind + 1
    state.turns += 1
    state.turn = (seat + 1) % state.seats
    state.actor = state.turn
    if state.turn == 0:
        state.phase = Phase.SHOW
        state.actor = CHANCE


def show(box: BoxRecord, state: State) -> None:
    """Turn the next card over; after the last one the highest scores (SKEL-3.2, 3.3)."""
    state.shown += 1
    state.turn = state.shown % state.seats
    if state.shown < state.seats:
        return
    best = 0
    for seat in range(state.seats):
        best = max(best, box.values[state.laid[seat] - 1])
    level = 0
    for seat in range(state.seats):
        if box.values[state.laid[seat] - 1] == best:
            level += 1
    if level == 1 or box.level == Level.ALL:
        for seat in range(state.seats):
            if box.values[state.laid[seat] - 1] == best:
                state.goals[seat] += 1
    if state.hand_size[0] > 0:
        state.phase = Phase.LAY
        state.actor = 0
    else:
        state.phase = Phase.FULL_TIME
        state.actor = OVER


def scores(box: BoxRecord, state: State, out: Any) -> None:
    """Write the final scores: goals (SKEL-4.1)."""
    for seat in range(state.seats):
        out[seat] = state.goals[seat]
