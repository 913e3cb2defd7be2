"""The chance outcomes of Futera SuSu, and the refusals of impossible ones."""

from typing import Any

from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.duel import synergy
from kickabout.games.futera_susu.refusals import (
    Refusal,
    refuse_decision_of_seat,
    refuse_other_outcome,
)
from kickabout.games.futera_susu.state import BoxRecord, Phase, Place, State


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights, and return their number."""
    phase = state.phase
    seat = state.drawer
    n = 0
    if phase == Phase.ROLL:
        return alike(s.ROLLS, s.STATS * s.STATS, out, weights)
    if phase == Phase.RE_ROLL:
        return alike(s.RE_ROLLS, s.STATS, out, weights)
    if phase == Phase.TOSS:
        return alike(s.TOSSES, s.SEATS, out, weights)
    if phase == Phase.INJURY:
        for substitute in range(s.SUBS):
            player = state.squad[seat, s.ELEVEN + substitute]
            if refuse_injury(state, substitute, player) == Refusal.NONE:
                out[n] = s.INJURES + substitute * s.PLAYERS + player - 1
                weights[n] = 1
                n += 1
        return n
    if phase == Phase.SHOW:
        shirt = state.field[seat, state.turning[seat]] - 1
        return alike(s.SHOWS + shirt * s.PLAYERS + state.squad[seat, shirt] - 1, 1, out, weights)
    if phase == Phase.TELL:
        return alike(bonuses(box, state), 1, out, weights)
    for kind in range(box.kinds):  # DEAL, DRAW
        if refuse_draw(state, kind) == Refusal.NONE:
            out[n] = s.DRAWS + kind
            weights[n] = state.deck[seat, kind]
            n += 1
    return n


def alike(first: int, count: int, out: Any, weights: Any) -> int:
    """Write so many equally likely outcomes from the first on."""
    for i in range(count):
        out[i] = first + i
        weights[i] = 1
    return count


def bonuses(box: BoxRecord, state: State) -> int:
    """Return the outcome that tells the synergy bonuses of the cards in the duel (SUSU-14.6)."""
    home = synergy(box, state, 0, state.spot[0])
    return s.TELLS + home * s.BONUSES + synergy(box, state, 1, state.spot[1])


def refuse_outcome(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what makes an outcome impossible at a chance point."""
    phase = state.phase
    if action < s.ACTIONS:
        return refuse_decision_of_seat(phase)
    if action < first_outcome(phase) or action >= end_of_outcomes(phase):
        return refuse_other_outcome(phase)
    if phase in (Phase.DEAL, Phase.DRAW):
        return refuse_draw(state, action - s.DRAWS)
    if phase == Phase.INJURY:
        return refuse_injury(
            state, (action - s.INJURES) // s.PLAYERS, (action - s.INJURES) % s.PLAYERS + 1
        )
    if phase == Phase.SHOW:
        return refuse_show(
            state, (action - s.SHOWS) // s.PLAYERS, (action - s.SHOWS) % s.PLAYERS + 1
        )
    if phase == Phase.TELL and action != bonuses(box, state):
        return Refusal.OTHER_BONUSES
    return Refusal.NONE


def first_outcome(phase: int) -> int:
    """Return the first number of the outcomes of a chance phase."""
    if phase == Phase.TOSS:
        return s.TOSSES
    if phase == Phase.ROLL:
        return s.ROLLS
    if phase == Phase.RE_ROLL:
        return s.RE_ROLLS
    if phase == Phase.INJURY:
        return s.INJURES
    if phase == Phase.SHOW:
        return s.SHOWS
    if phase == Phase.TELL:
        return s.TELLS
    return s.DRAWS


def end_of_outcomes(phase: int) -> int:
    """Return the number after the last outcome of a chance phase."""
    if phase == Phase.TOSS:
        return s.DRAWS
    if phase == Phase.ROLL:
        return s.RE_ROLLS
    if phase == Phase.RE_ROLL:
        return s.INJURES
    if phase == Phase.INJURY:
        return s.SHOWS
    if phase == Phase.SHOW:
        return s.TELLS
    if phase == Phase.TELL:
        return s.TIME
    return s.ROLLS


def refuse_draw(state: State, kind: int) -> Refusal:
    """Return what keeps `drawer` from drawing an action card of this kind."""
    if state.deck[state.drawer, kind] > 0:
        return Refusal.NONE
    return Refusal.NOT_IN_DECK


def refuse_injury(state: State, substitute: int, player: int) -> Refusal:
    """Return what keeps this substitute of `drawer` (from 0), who is
    this player, from being injured.
    """
    if state.where[state.drawer, s.ELEVEN + substitute] != Place.BENCH:
        return Refusal.NOT_ON_BENCH_TO_HURT
    return refuse_wearer(state, s.ELEVEN + substitute, player)


def refuse_show(state: State, shirt: int, player: int) -> Refusal:
    """Return what keeps this shirt of `drawer` (from 0), worn by this player, from being turned up."""
    if state.field[state.drawer, state.turning[state.drawer]] != shirt + 1:
        return Refusal.ANOTHER_CARD_TURNED
    return refuse_wearer(state, shirt, player)


def refuse_wearer(state: State, shirt: int, player: int) -> Refusal:
    """Return what keeps a player from being in a shirt of `drawer`."""
    if state.squad[state.drawer, shirt] == player:
        return Refusal.NONE
    return Refusal.SHIRT_OF_ANOTHER
