"""Chance outcomes (RUSH-2, 3.3, 6.7, 12.8, 13.3, 13.15, 16.13)."""

from typing import Any

from . import actions
from . import state as s
from .actions import number_of
from .instants import instant_kind, instant_target
from .matchday import next_left_out
from .officials import flips
from .state import BoxRecord, Nations, Phase, Place, Position, State


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights; return how many."""
    phase = state.phase
    if phase in (Phase.DEAL, Phase.DRAWN, Phase.RESTART_DRAW):
        return draws(box, state, out, weights)
    if phase == Phase.FLIP:
        return flips(box, state, out, weights)
    n = 0
    if phase == Phase.NATION:
        most = 1 if box.nations_in_play == Nations.FIRST else box.nations  # 16.2
        for nation in range(box.nations):
            if state.in_play[nation] == 0 and n < most:
                out[n] = number_of(actions.DRAW_NATION, nation)
                n += 1
    elif phase == Phase.START:
        for seat in range(state.seats):
            if state.playing[seat] == 1:  # 15.9
                out[n] = number_of(actions.START, seat)
                n += 1
    else:
        out[0] = certain(box, state)
        n = 1
    for i in range(n):
        weights[i] = 1
    return n


def draws(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the cards of the deck, weighted by their number; return how many outcomes there are."""
    n = 0
    for player in range(box.players):
        if state.place[player] == Place.DECK:
            out[n] = number_of(actions.DRAW, player)
            weights[n] = 1
            n += 1
    for kind in range(box.kinds):
        if state.deck[kind] > 0:
            out[n] = number_of(actions.DRAW, s.PLAYERS + kind)
            weights[n] = state.deck[kind]
            n += 1
    return n


def certain(box: BoxRecord, state: State) -> int:
    """Return the only outcome of a chance point at which something is shown, or the match ends."""
    side = state.side
    if state.phase == Phase.WHISTLE:
        return actions.FINAL_WHISTLE
    if state.phase == Phase.LOOK_THROUGH:
        player = next_looked_for(box, state)
        return number_of(
            actions.FIND if state.place[player] == Place.DECK else actions.MISS, player
        )
    if state.phase == Phase.SHOW_SEVEN:
        return number_of(actions.SHOW_OUT, next_left_out(box, state))
    if state.phase == Phase.SHOW_DRAMA:
        instant = state.instant[side]
        if instant == 0:
            return actions.SHOW_NO_CARD
        return number_of(actions.SHOW_CARD, instant_kind(instant), instant_target(instant))
    if state.on[side] == 0:  # SHOW_SWAP
        return actions.SHOW_NO_SWAP
    if state.chosen[side] == s.ON_SHOWN:
        return number_of(actions.SHOW_OFF, state.off[side] - 1)
    return number_of(actions.SHOW_ON, state.on[side] - 1)


def next_looked_for(box: BoxRecord, state: State) -> int:
    """Return the next Midfielder who may be in the deck as far as public information goes, or NONE."""
    for player in range(state.looked, box.players):
        if box.position[player] == Position.MIDFIELDER and (
            state.place[player] == Place.DECK
            or (state.place[player] == Place.HAND and state.known[player] == 0)
        ):
            return player
    return s.NONE
