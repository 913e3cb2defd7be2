"""Visibility rules of Skeleton: redaction, determinization and the census."""

from typing import Any

from kickabout.engine.dice import Words, draw_index
from kickabout.engine.game import HIDDEN

from .actions import HIDDEN_DRAW, HIDDEN_LAY
from .state import KINDS, BoxRecord, Phase, State


def redact(box: BoxRecord, state: State, seat: int) -> None:
    """Blank the deck, the hands of others and their cards that lie face down (SKEL-5.1)."""
    for kind in range(KINDS):
        state.deck[kind] = HIDDEN
    for other in range(state.seats):
        if other != seat:
            for kind in range(KINDS):
                state.hands[other, kind] = HIDDEN
            if state.laid[other] > 0 and other >= state.shown:
                state.laid[other] = HIDDEN


def determinize(box: BoxRecord, state: State, rng: Words) -> None:
    """Deal the unseen cards at random to the hidden places; the rest are the deck."""
    for kind in range(KINDS):
        state.deck[kind] = box.counts[kind] - state.discard[kind]
        for seat in range(state.seats):
            if state.hands[seat, kind] != HIDDEN:
                state.deck[kind] -= state.hands[seat, kind]
            if state.laid[seat] == kind + 1:
                state.deck[kind] -= 1
    for seat in range(state.seats):
        if state.laid[seat] == HIDDEN:
            state.laid[seat] = unseen(state, rng) + 1
        if state.hands[seat, 0] == HIDDEN:
            for kind in range(KINDS):
                state.hands[seat, kind] = 0
            for _ in range(state.hand_size[seat]):
                state.hands[seat, unseen(state, rng)] += 1


def unseen(state: State, rng: Words) -> int:
    """Take a random card from the deck while a record is determinized, and return its kind."""
    left = 0
    for kind in range(KINDS):
        left += state.deck[kind]
    kind = draw_index(rng, state.deck, left)
    state.deck[kind] -= 1
    return kind


def observation_of(box: BoxRecord, state: State, action: int, seat: int) -> int:
    """Return what a seat sees of an action about to be played: others draw and lay in secret."""
    if state.turn == seat or state.phase == Phase.SHOW:
        return action
    return HIDDEN_LAY if state.phase == Phase.LAY else HIDDEN_DRAW


def census(box: BoxRecord, state: State, out: Any) -> None:
    """Count every card by kind, wherever it lies."""
    for kind in range(KINDS):
        out[kind] = state.deck[kind] + state.discard[kind]
        for seat in range(state.seats):
            out[kind] += state.hands[seat, kind]
            if state.laid[seat] == kind + 1:
                out[kind] += 1
