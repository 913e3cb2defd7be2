"""The official of a match, and what he lets the sides change (RUSH-13)."""

from typing import Any

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.cards import back_to_hand, gather, leave_deck, leave_hand
from kickabout.games.squad_rush.matchday import begin_drama, side_of
from kickabout.games.squad_rush.squad import missing_mixed, put_on
from kickabout.games.squad_rush.state import (
    AddedTime,
    BoxRecord,
    OfficialEffect,
    Phase,
    Place,
    ReverseOfficial,
    State,
)


def may_officiate(box: BoxRecord, state: State, kind: int) -> bool:
    """Whether a card counts as an official now (RUSH-13.1, 13.8, 13.25)."""
    call = box.officials[kind]
    if call == s.NONE or (
        call == OfficialEffect.SWAP_TOTALS and box.reverse == ReverseOfficial.OFF
    ):
        return False
    return call != OfficialEffect.TWO_LEGS or state.official == s.NONE


def official_outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Writes which referee card may be flipped, by its cards in the deck (RUSH-13.3, 13.4)."""
    n = 0
    for kind in range(box.kinds):
        if state.deck[kind] > 0 and may_officiate(box, state, kind):
            out[n] = s.OFFICIALS + kind
            weights[n] = state.deck[kind]
            n += 1
    if n == 0:
        out[0] = s.NO_OFFICIAL
        weights[0] = 1
        for i in range(state.pile_size):
            card = state.pile[i]
            if card >= s.PLAYERS and may_officiate(box, state, card - s.PLAYERS):
                out[0] = s.GATHER
        n = 1
    return n


def flip(box: BoxRecord, state: State, outcome: int) -> None:
    """A referee card becomes the official of the match, and does what it does to the pitches."""
    if outcome == s.GATHER:
        gather(state)
        return
    if outcome == s.NO_OFFICIAL:
        begin_drama(box, state)
        return
    kind = outcome - s.OFFICIALS
    leave_deck(state, s.PLAYERS + kind)
    if state.official == s.NONE:
        state.official = kind
    else:
        state.second_official = kind
    call = box.officials[kind]
    if call == OfficialEffect.SWAP_ONE:
        state.phase = Phase.SWAP
    elif call == OfficialEffect.DRAW_AND_PLAY:
        state.side = 0
        state.drawer = state.sides[0]
        state.draws = box.official_values[kind]
        state.phase = Phase.RESTART_DRAW
    elif call != OfficialEffect.TWO_LEGS or box.added_time != AddedTime.NEW_OFFICIAL:
        begin_drama(box, state)


def next_drawer(box: BoxRecord, state: State) -> None:
    """The away side draws after the home side; then both may play a player (RUSH-13.16, 13.17)."""
    if state.side == 0:
        state.side = 1
        state.drawer = state.sides[1]
        last = state.official if state.second_official == s.NONE else state.second_official
        state.draws = box.official_values[last]
    else:
        state.side = 0
        state.phase = Phase.LATE_PLAYER


def late_player(box: BoxRecord, state: State, action: int) -> None:
    """A side puts a player from its hand onto its pitch, or none."""
    if action != s.DONE:
        leave_hand(state, state.actor, action - s.FIELDS)
        put_on(box, state, state.actor, action - s.FIELDS)
    state.side += 1


def legal_swap(box: BoxRecord, state: State, out: Any) -> int:
    """Writes who may leave the pitch, or come on, so that the seven stays legal (RUSH-13.18)."""
    seat = state.actor
    side = side_of(state, seat)
    n = 0
    if state.chosen[side] == 0:
        for off in range(box.players):
            if state.place[off] == Place.PITCH and state.owner[off] == seat:
                found = False
                for on in range(box.players):
                    if not found and can_swap(box, state, seat, off, on):
                        found = True
                if found:
                    out[n] = s.OFFS + off
                    n += 1
        out[n] = s.OFF_NOBODY
        return n + 1
    if state.off[side] == 0:
        out[0] = s.ON_NOBODY
        return 1
    for on in range(box.players):
        if can_swap(box, state, seat, state.off[side] - 1, on):
            out[n] = s.ONS + on
            n += 1
    return n


def can_swap(box: BoxRecord, state: State, seat: int, off: int, on: int) -> bool:
    """Whether a player of the hand may come on for one of the pitch."""
    return (
        state.place[on] == Place.HAND
        and state.owner[on] == seat
        and missing_mixed(box, state, seat, off, on) == 0
    )


def choose_swap(state: State, action: int) -> None:
    """A side decides in secret who leaves the pitch, then who comes on (RUSH-13.14, 13.15)."""
    side = side_of(state, state.actor)
    if s.OFFS <= action < s.OFF_NOBODY:
        state.off[side] = action - s.OFFS + 1
    elif s.ONS <= action < s.ON_NOBODY:
        state.on[side] = action - s.ONS + 1
    state.chosen[side] += 1


def show_swap(box: BoxRecord, state: State, outcome: int) -> None:
    """Who comes on is shown, then who leaves; or that nobody does."""
    side = state.side
    seat = state.sides[side]
    if s.SHOW_ON <= outcome < s.SHOW_OFF:
        state.known[outcome - s.SHOW_ON] = 1
        state.chosen[side] = s.ON_SHOWN
        return
    if outcome != s.SHOW_NO_SWAP:
        on = state.on[side] - 1
        back_to_hand(box, state, outcome - s.SHOW_OFF)
        leave_hand(state, seat, on)
        put_on(box, state, seat, on)
    state.off[side] = 0
    state.on[side] = 0
    state.chosen[side] = 0
    state.side += 1
