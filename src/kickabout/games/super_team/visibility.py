"""Visibility rules of Super Team: redaction, determinization and the census."""

from typing import Any

from kickabout.engine.dice import Words, below, deal
from kickabout.engine.game import HIDDEN

from . import actions as a
from . import state as s
from .actions import VERB
from .decks import copies
from .pitch import is_auto, seat_of
from .preparations import chooser
from .state import BallAction, BoxRecord, Phase, State


def redact(box: BoxRecord, state: State, seat: int) -> None:
    """Blank the other side's hand, deck and secret choices (SUPER-27.1, 27.5)."""
    for other in range(s.SEATS):
        if other == seat:
            continue
        if not is_auto(box, other):
            for slot in range(s.SLOTS):
                state.hands[other, slot] = HIDDEN  # 27.1
                state.decks[other, slot] = HIDDEN  # 27.1
        if tile_is_secret(box, state, other):
            state.tiles[other] = HIDDEN  # 27.5
        if is_secret(box, state, other, Phase.MATCHING, Phase.TOKENS):
            state.bids[other] = HIDDEN  # 27.5
    for number in range(state.shown, state.chosen):
        chooser_seat = chooser(box, state, number)
        if chooser_seat != seat:
            if number % 2 == 0:
                state.team[chooser_seat] = HIDDEN
            else:
                state.captain[chooser_seat] = HIDDEN


def is_secret(box: BoxRecord, state: State, seat: int, answering: int, showing: int) -> bool:
    """Return whether a side has made a choice that has not been shown: that of the acting side alone while the other
    one is `answering`, both while they are `showing`. AutoTeam does not look (SUPER-27.5, 27.7).
    """
    if box.solo > 0:  # 27.7
        return False
    acting_alone = state.phase == answering and seat == seat_of(state.doer)
    return acting_alone or state.phase == showing


def tile_is_secret(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a side has picked a Strike tile that has not been turned over."""
    return is_secret(box, state, seat, Phase.GUARDING, Phase.TILES)


def determinize(box: BoxRecord, state: State, rng: Words) -> None:
    """Fill in the hidden fields at random, consistently with all that is open (SUPER-27.6)."""
    for number in range(state.shown, state.chosen):
        seat = chooser(box, state, number)
        which = number % 2
        board = state.offered[seat, which, below(rng, 2)]  # 27.6
        if which == 0 and state.team[seat] == HIDDEN:
            state.team[seat] = board
        elif which == 1 and state.captain[seat] == HIDDEN:
            state.captain[seat] = board
    for seat in range(s.SEATS):
        if state.tiles[seat] == HIDDEN and tile_is_secret(box, state, seat):
            state.tiles[seat] = below(rng, 3)
        if state.bids[seat] == HIDDEN:
            state.bids[seat] = below(rng, min(s.MOST_MORALE, state.morale[seat]) + 1)
        if state.hands[seat, 0] == HIDDEN:
            deal_hand(box, state, seat, rng)


def deal_hand(box: BoxRecord, state: State, seat: int, rng: Words) -> None:
    """Deal the unseen cards of a side to its hand and its deck (SUPER-27.3, 27.4)."""
    unseen = 0
    for slot in range(s.SLOTS):
        cards = state.fatigues[seat] if slot == s.FATIGUE_SLOT else copies(box, slot)
        state.hands[seat, slot] = 0
        state.decks[seat, slot] = cards - state.discards[seat, slot]
        unseen += state.decks[seat, slot]
    known = state.known_fatigue[seat]  # 27.4
    state.hands[seat, s.FATIGUE_SLOT] = known
    state.decks[seat, s.FATIGUE_SLOT] -= known
    unseen -= known
    deal(rng, state.decks, state.hands, seat, unseen, state.hand_size[seat] - known)


def observation_of(box: BoxRecord, state: State, action: int, seat: int) -> int:
    """Return what a seat sees of a decision about to be played: others' draws and secret choices
    are hidden (SUPER-27.1, 27.5, 28.13).
    """
    verb = VERB[action]
    if verb == a.DRAW and state.drawer != seat:
        return a.HIDDEN_DRAW  # 27.1
    if state.actor != seat:
        if verb == a.CHOOSE:
            return a.HIDDEN_CHOICE  # 27.5
        if verb == a.STRIKE and box.solo == 0:
            return a.HIDDEN_STRIKE  # 27.5, 27.7
        if verb == a.PAY and state.action != BallAction.PASS and box.solo == 0:
            return a.HIDDEN_PAY  # 27.5, 27.7
    return action


def census(box: BoxRecord, state: State, out: Any) -> None:
    """Count each side's cards by slot wherever they lie, Fatigue against its tally, and all pieces."""
    for seat in range(s.SEATS):
        for slot in range(s.SLOTS):
            cards = state.hands[seat, slot] + state.decks[seat, slot] + state.discards[seat, slot]
            out[seat * s.SLOTS + slot] = cards - (
                state.fatigues[seat] if slot == s.FATIGUE_SLOT else 0
            )
    for piece in range(s.SEATS * s.PIECES):
        space = state.at[piece]
        astray = space != s.NONE and state.on[space] != piece + 1
        out[s.SEATS * s.SLOTS + piece] = 1 if astray else 0
