"""Cards between hand, deck and discard pile, and the clock that they
drive. Numbers are rulebook clauses.
"""

from typing import Any

from . import state as s
from .actions import DRAW, number_of
from .state import BoxRecord, State


def kind_of(state: State, seat: int, slot: int) -> int:
    """Return the kind of card in a slot of a side's deck."""
    return kind_in(slot, state.team[seat], state.captain[seat])


def kind_in(slot: int, team: int, captain: int) -> int:
    """Return the kind of card in a slot of the deck of a team and a captain."""
    if slot < s.TEAM_SLOT:
        return slot
    if slot < s.COACH_SLOT:
        return s.TEAM_CARDS + 3 * team + slot - s.TEAM_SLOT
    if slot < s.SKILL_SLOT:
        return s.COACH_CARDS + team
    if slot < s.FATIGUE_SLOT:
        return s.SKILL_CARDS + 3 * captain + slot - s.SKILL_SLOT
    return s.FATIGUE


def slot_of(kind: int) -> int:
    """Return the slot in which a kind of card lies in the deck of the side that has it."""
    if kind < s.TEAM_CARDS:
        return kind
    if kind < s.COACH_CARDS:
        return s.TEAM_SLOT + (kind - s.TEAM_CARDS) % 3
    if kind < s.SKILL_CARDS:
        return s.COACH_SLOT
    if kind < s.FATIGUE:
        return s.SKILL_SLOT + (kind - s.SKILL_CARDS) % 3
    return s.FATIGUE_SLOT


def copies(box: BoxRecord, slot: int) -> int:
    """Return how many cards of a slot a side begins with (SUPER-1.2, 22.16)."""
    if box.basic_cards == 0:
        return 1
    return s.BASIC_COPIES if slot < s.TEAM_SLOT else 0


def advance_clock(box: BoxRecord, state: State) -> None:
    """Move the time token one space, at most to the end of the half (SUPER-4.7)."""
    state.clock = min(state.clock + 1, box.steps)


def deck_ready(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a side can draw, after turning its discard pile into an empty deck, which
    moves the clock (SUPER-4.1, 4.3, 4.9).
    """
    if state.deck_size[seat] == 0:  # 4.3
        for slot in range(s.SLOTS):
            state.decks[seat, slot] = state.discards[seat, slot]
            state.deck_size[seat] += state.discards[seat, slot]
            state.discards[seat, slot] = 0
        if state.deck_size[seat] > 0:  # 4.9
            advance_clock(box, state)  # 4.1, 4.4
    return state.deck_size[seat] > 0


def draws(state: State, out: Any, weights: Any) -> int:
    """Write the cards that `drawer` may draw, ascending, with their weights (SUPER-1.2, 5.4)."""
    seat = state.drawer
    n = 0
    for slot in range(s.SLOTS):
        if state.decks[seat, slot] > 0:
            out[n] = number_of(DRAW, kind_of(state, seat, slot))
            weights[n] = state.decks[seat, slot]
            n += 1
    return n


def draw(state: State, kind: int) -> None:
    """Move a card of this kind from the deck of `drawer` to its hand."""
    seat = state.drawer
    slot = slot_of(kind)
    state.decks[seat, slot] -= 1
    state.deck_size[seat] -= 1
    state.hands[seat, slot] += 1
    state.hand_size[seat] += 1


def discard(state: State, seat: int, slot: int) -> None:
    """Move a card from a hand to the discard pile (SUPER-5.3)."""
    state.hands[seat, slot] -= 1
    state.hand_size[seat] -= 1
    state.discards[seat, slot] += 1
    if slot == s.FATIGUE_SLOT and state.known_fatigue[seat] > 0:  # 27.4
        state.known_fatigue[seat] -= 1


def fatigue_in_bank(box: BoxRecord, state: State) -> int:
    """Return how many Fatigue cards are in the bank."""
    return box.fatigue_cards - state.fatigues[0] - state.fatigues[1]


def take_fatigue(box: BoxRecord, state: State, seat: int) -> None:
    """Add a Fatigue card to a side's hand, if the bank has one (SUPER-15.15, 19.3)."""
    if fatigue_in_bank(box, state) > 0:  # 19.3
        state.hands[seat, s.FATIGUE_SLOT] += 1
        state.hand_size[seat] += 1
        state.fatigues[seat] += 1
        state.known_fatigue[seat] += 1  # 27.4


def shed_fatigue(state: State, seat: int, most: int) -> None:
    """Put Fatigue cards back into the bank: those of the discard pile, then those that
    everybody saw being taken (SUPER-18.5).
    """
    from_pile = min(most, state.discards[seat, s.FATIGUE_SLOT])
    state.discards[seat, s.FATIGUE_SLOT] -= from_pile
    from_hand = min(most - from_pile, state.known_fatigue[seat])
    state.hands[seat, s.FATIGUE_SLOT] -= from_hand
    state.hand_size[seat] -= from_hand
    state.known_fatigue[seat] -= from_hand
    state.fatigues[seat] -= from_pile + from_hand


def gather(state: State, seat: int) -> None:
    """Shuffle all cards of a side into its deck (SUPER-20.4)."""
    for slot in range(s.SLOTS):
        state.decks[seat, slot] += state.hands[seat, slot] + state.discards[seat, slot]
        state.deck_size[seat] += state.hands[seat, slot] + state.discards[seat, slot]
        state.hands[seat, slot] = 0
        state.discards[seat, slot] = 0
    state.hand_size[seat] = 0
    state.known_fatigue[seat] = 0  # 27.4
