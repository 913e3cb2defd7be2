"""Visibility rules of Fútbol Dash (DASH-14): redaction, determinization and the census."""

from typing import Any

from kickabout.engine.dice import Words, draw_index
from kickabout.engine.game import HIDDEN

from . import state as dash
from .actions import DRAW, HIDDEN_DRAW, VERB
from .state import BoxRecord, State


def redact(box: BoxRecord, state: State, seat: int) -> None:
    """Blank the hands of others and the contents of the deck (DASH-14.1)."""
    kinds = box.kinds
    for kind in range(kinds):
        state.deck[kind] = HIDDEN
    for other in range(state.seats):
        if other != seat:
            for kind in range(kinds):
                state.hands[other, kind] = HIDDEN


def determinize(box: BoxRecord, state: State, rng: Words) -> None:
    """Deal the unseen cards at random to the hidden hands and the deck, consistent with all that is open."""
    unseen = 0
    for kind in range(box.kinds):
        count = box.counts[kind] - state.discard[kind] - state.removed[kind]
        count -= cards_in_play(state, kind)
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
                kind = draw_index(rng, state.deck, unseen)
                state.deck[kind] -= 1
                state.hands[seat, kind] += 1
                unseen -= 1


def cards_in_play(state: State, kind: int) -> int:
    """Count the cards of a kind in play: the card of the turn and the answers to it."""
    count = 1 if state.card == kind else 0
    for i in range(state.answers):
        if state.answer_cards[i] == kind:
            count += 1
    return count


def cards_in_sight(state: State, seat: int, kind: int) -> int:
    """Count the cards of a kind that no other seat can hold: those in the open, and in the seat's own hand."""
    seen = state.discard[kind] + state.removed[kind] + cards_in_play(state, kind)
    for other in range(state.seats):
        seen += state.table[other, kind]
    return int(seen + state.hands[seat, kind])


def observation_of(box: BoxRecord, state: State, action: int, seat: int) -> int:
    """Return what a seat sees of an action about to be played: others' draws are hidden (DASH-16.6)."""
    if VERB[action] == DRAW and state.drawer != seat:
        return HIDDEN_DRAW
    return action


def census(box: BoxRecord, state: State, out: Any) -> None:
    """Count every action card by kind and every shot card by face, wherever they lie."""
    for kind in range(dash.KINDS):
        out[kind] = state.deck[kind] + state.discard[kind] + state.removed[kind]
        out[kind] += cards_in_play(state, kind)
        for seat in range(state.seats):
            out[kind] += state.hands[seat, kind] + state.table[seat, kind]
    for face in range(dash.FACES):
        out[dash.KINDS + face] = state.grid[face]
        for seat in range(state.seats):
            out[dash.KINDS + face] += state.shots[seat, face]
