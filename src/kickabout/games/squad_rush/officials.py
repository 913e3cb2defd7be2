"""The official of a match, and what he lets the sides change (RUSH-13)."""

from typing import Any

from kickabout.games.squad_rush.cards import back_to_hand, gather, leave_deck, leave_hand
from kickabout.games.squad_rush.matchday import begin_drama, side_of
from kickabout.games.squad_rush.squad import missing_mixed, put_on
from kickabout.games.squad_rush.state import (
    DONE,
    DRAW_AND_PLAY,
    FIELDS,
    GATHER,
    HAND,
    LATE_PLAYER,
    NEW_OFFICIAL,
    NO_OFFICIAL,
    NONE,
    OFF_NOBODY,
    OFFICIALS,
    OFFS,
    ON_NOBODY,
    ON_SHOWN,
    ONS,
    PITCH,
    PLAYERS,
    RESTART_DRAW,
    SHOW_NO_SWAP,
    SHOW_OFF,
    SHOW_ON,
    SWAP,
    SWAP_ONE,
    SWAP_TOTALS,
    TWO_LEGS,
    BoxRecord,
    State,
)


def may_officiate(box: BoxRecord, state: State, kind: int) -> bool:
    """Whether a card counts as an official now (RUSH-13.1, 13.8, 13.25)."""
    call = box.officials[kind]
    if call == NONE or (call == SWAP_TOTALS and box.reverse_off == 1):
        return False
    return call != TWO_LEGS or state.official == NONE


def official_outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Writes which referee card may be flipped, by its cards in the deck (RUSH-13.3, 13.4)."""
    n = 0
    for kind in range(box.kinds):
        if state.deck[kind] > 0 and may_officiate(box, state, kind):
            out[n] = OFFICIALS + kind
            weights[n] = state.deck[kind]
            n += 1
    if n == 0:
        out[0] = NO_OFFICIAL
        weights[0] = 1
        for i in range(state.pile_size):
            card = state.pile[i]
            if card >= PLAYERS and may_officiate(box, state, card - PLAYERS):
                out[0] = GATHER
        n = 1
    return n


def flip(box: BoxRecord, state: State, outcome: int) -> None:
    """A referee card becomes the official of the match, and does what it does to the pitches."""
    if outcome == GATHER:
        gather(state)
        return
    if outcome == NO_OFFICIAL:
        begin_drama(box, state)
        return
    kind = outcome - OFFICIALS
    leave_deck(state, PLAYERS + kind)
    if state.official == NONE:
        state.official = kind
    else:
        state.second_official = kind
    call = box.officials[kind]
    if call == SWAP_ONE:
        state.phase = SWAP
    elif call == DRAW_AND_PLAY:
        state.side = 0
        state.drawer = state.sides[0]
        state.draws = box.official_values[kind]
        state.phase = RESTART_DRAW
    elif call != TWO_LEGS or box.added_time != NEW_OFFICIAL:
        begin_drama(box, state)


def next_drawer(box: BoxRecord, state: State) -> None:
    """The away side draws after the home side; then both may play a player (RUSH-13.16, 13.17)."""
    if state.side == 0:
        state.side = 1
        state.drawer = state.sides[1]
        last = state.official if state.second_official == NONE else state.second_official
        state.draws = box.official_values[last]
    else:
        state.side = 0
        state.phase = LATE_PLAYER


def late_player(box: BoxRecord, state: State, action: int) -> None:
    """A side puts a player from its hand onto its pitch, or none."""
    if action != DONE:
        leave_hand(state, state.actor, action - FIELDS)
        put_on(box, state, state.actor, action - FIELDS)
    state.side += 1


def legal_swap(box: BoxRecord, state: State, out: Any) -> int:
    """Writes who may leave the pitch, or come on, so that the seven stays legal (RUSH-13.18)."""
    seat = state.actor
    side = side_of(state, seat)
    n = 0
    if state.chosen[side] == 0:
        for off in range(box.players):
            if state.place[off] == PITCH and state.owner[off] == seat:
                found = False
                for on in range(box.players):
                    if not found and can_swap(box, state, seat, off, on):
                        found = True
                if found:
                    out[n] = OFFS + off
                    n += 1
        out[n] = OFF_NOBODY
        return n + 1
    if state.off[side] == 0:
        out[0] = ON_NOBODY
        return 1
    for on in range(box.players):
        if can_swap(box, state, seat, state.off[side] - 1, on):
            out[n] = ONS + on
            n += 1
    return n


def can_swap(box: BoxRecord, state: State, seat: int, off: int, on: int) -> bool:
    """Whether a player of the hand may come on for one of the pitch."""
    return (
        state.place[on] == HAND
        and state.owner[on] == seat
        and missing_mixed(box, state, seat, off, on) == 0
    )


def choose_swap(state: State, action: int) -> None:
    """A side decides in secret who leaves the pitch, then who comes on (RUSH-13.14, 13.15)."""
    side = side_of(state, state.actor)
    if OFFS <= action < OFF_NOBODY:
        state.off[side] = action - OFFS + 1
    elif ONS <= action < ON_NOBODY:
        state.on[side] = action - ONS + 1
    state.chosen[side] += 1


def show_swap(box: BoxRecord, state: State, outcome: int) -> None:
    """Who comes on is shown, then who leaves; or that nobody does."""
    side = state.side
    seat = state.sides[side]
    if SHOW_ON <= outcome < SHOW_OFF:
        state.known[outcome - SHOW_ON] = 1
        state.chosen[side] = ON_SHOWN
        return
    if outcome != SHOW_NO_SWAP:
        on = state.on[side] - 1
        back_to_hand(box, state, outcome - SHOW_OFF)
        leave_hand(state, seat, on)
        put_on(box, state, seat, on)
    state.off[side] = 0
    state.on[side] = 0
    state.chosen[side] = 0
    state.side += 1
