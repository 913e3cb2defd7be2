"""Who sees what in Fútbol Dash (DASH-14): hiding, guessing what is hidden, and counting all cards."""

from typing import Any

from kickabout.engine.dice import Words, below
from kickabout.engine.game import HIDDEN
from kickabout.games.futbol_dash.state import (
    DRAWS,
    FACES,
    HIDDEN_DRAW,
    KINDS,
    BoxRecord,
    State,
)


def redact(box: BoxRecord, state: State, seat: int) -> None:
    """Blanks the hands of others and the order of the deck (DASH-14.1)."""
    for kind in range(box.kinds):
        state.deck[kind] = HIDDEN
        for other in range(state.seats):
            if other != seat:
                state.hands[other, kind] = HIDDEN


def determinize(box: BoxRecord, state: State, rng: Words) -> None:
    """Deals the unseen cards at random to hidden hands and deck, as all that is open allows."""
    unseen = 0
    for kind in range(box.kinds):
        count = box.counts[kind] - state.discard[kind] - state.removed[kind]
        if state.card == kind:
            count -= 1
        for i in range(state.answers):
            if state.answer_cards[i] == kind:
                count -= 1
        for seat in range(state.seats):
            hidden = state.hands[seat, kind] == HIDDEN
            count -= state.table[seat, kind]
            count -= state.known[seat, kind] if hidden else state.hands[seat, kind]
        state.deck[kind] = count
        unseen += count
    for seat in range(state.seats):
        if state.hands[seat, 0] == HIDDEN:
            held = 0
            for kind in range(box.kinds):
                state.hands[seat, kind] = state.known[seat, kind]
                held += state.known[seat, kind]
            for _ in range(held, state.hand_size[seat]):
                rest = below(rng, unseen)
                kind = 0
                while rest >= state.deck[kind]:
                    rest -= state.deck[kind]
                    kind += 1
                state.deck[kind] -= 1
                state.hands[seat, kind] += 1
                unseen -= 1


def observation_of(box: BoxRecord, state: State, action: int, seat: int) -> int:
    """What a seat sees of a decision about to be played: others' draws are hidden (DASH-16.6)."""
    if DRAWS <= action < DRAWS + KINDS and state.drawer != seat:
        return HIDDEN_DRAW
    return action


def census(box: BoxRecord, state: State, out: Any) -> None:
    """Counts every action card by kind and every shot card by face, wherever they lie."""
    for kind in range(KINDS):
        out[kind] = state.deck[kind] + state.discard[kind] + state.removed[kind]
        if state.card == kind:
            out[kind] += 1
        for i in range(state.answers):
            if state.answer_cards[i] == kind:
                out[kind] += 1
        for seat in range(state.seats):
            out[kind] += state.hands[seat, kind] + state.table[seat, kind]
    for face in range(FACES):
        out[KINDS + face] = state.grid[face]
        for seat in range(state.seats):
            out[KINDS + face] += state.shots[seat, face]
