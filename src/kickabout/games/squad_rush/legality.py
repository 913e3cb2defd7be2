"""Legality in Squad Rush: `refuse`, and the legal actions that follow from it."""

from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.answers import legal_answers, refuse_answer
from kickabout.games.squad_rush.chance import refuse_outcome
from kickabout.games.squad_rush.choices import (
    legal_acts,
    legal_discards,
    legal_draws,
    refuse_act,
    refuse_discard,
    refuse_draw,
    refuse_extra,
    refuse_off,
    refuse_on,
    refuse_take,
)
from kickabout.games.squad_rush.matchday import refuse_bench, refuse_instant
from kickabout.games.squad_rush.officials import refuse_swap
from kickabout.games.squad_rush.refusals import Refusal
from kickabout.games.squad_rush.squad import has_seven
from kickabout.games.squad_rush.state import BoxRecord, Mode, Phase, State, card_of


def refuse(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids an action of the actor now, or an outcome where chance decides."""
    phase = state.phase
    if phase == Phase.FULL_TIME:
        return refuse_after_the_end(box, state)
    if action >= s.HIDDEN_DRAW:
        return Refusal.HIDDEN_NAME
    unknown = refuse_number(box, action)
    if unknown != Refusal.NONE:
        return unknown
    if state.actor == CHANCE:
        return refuse_outcome(box, state, action)
    if action >= s.ACTIONS:
        return refuse_chance(state)
    return refuse_decision(box, state, action)


def refuse_decision(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids a decision where a seat decides."""
    phase = state.phase
    if phase == Phase.ANSWER:
        return refuse_answer(box, state, action)
    if phase == Phase.ACT:
        return refuse_act(box, state, action)
    if phase == Phase.DRAW:
        return refuse_draw(state, action)
    if phase == Phase.TRIM:
        return refuse_discard(state, action)
    if phase in (Phase.EXTRA, Phase.LATE_PLAYER):
        return refuse_extra(box, state, action)
    if phase == Phase.TAKE_OFF:
        return refuse_off(box, state, action)
    if phase == Phase.BRING_ON:
        return refuse_on(state, action)
    if phase == Phase.LOOK:
        return refuse_take(box, state, action)
    if phase == Phase.SEVEN:
        return refuse_bench(box, state, action)
    if phase == Phase.SWAP:
        return refuse_swap(box, state, action)
    return refuse_instant(box, state, action)


def refuse_after_the_end(box: BoxRecord, state: State) -> Refusal:
    """Return how the match ended, which forbids any further action."""
    finished = state.won[state.turn] == 1 and has_seven(box, state, state.turn)
    if state.sudden_death == 1:
        return Refusal.SUDDEN_DEATH_WON if finished else Refusal.SUDDEN_DEATH_OVER
    if box.mode == Mode.GROUP_STAGE:
        return Refusal.CUP_AWARDED
    return Refusal.CALL_STOOD if finished else Refusal.ROUNDS_OVER


def refuse_number(box: BoxRecord, action: int) -> Refusal:
    """Return what forbids an action number that names no card or nation of this box."""
    card = card_of(action)
    if card >= s.PLAYERS + box.kinds:
        return Refusal.NO_SUCH_CARD
    if box.players <= card < s.PLAYERS:
        return Refusal.NO_SUCH_PLAYER
    unknown = s.DRAWN_NATIONS + box.nations <= action < s.STARTS
    return Refusal.NO_SUCH_NATION if unknown else Refusal.NONE


def refuse_chance(state: State) -> Refusal:
    """Return what forbids a chance outcome while a seat decides."""
    phase = state.phase
    if phase == Phase.ANSWER:
        return Refusal.SEAT_ANSWERS
    if phase == Phase.SEVEN:
        return Refusal.SEAT_PICKS_SEVEN
    if phase == Phase.SWAP:
        return Refusal.SEAT_SWAPS
    if phase == Phase.LATE_PLAYER:
        return Refusal.SEAT_PLAYS_LATE
    return Refusal.SEAT_HAS_DRAMA if phase == Phase.DRAMA else Refusal.SEAT_ACTS


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions, ascending, and return how many there are.

    The phases of most turns have loops of their own; the others test each action of a range.
    """
    phase = state.phase
    if phase == Phase.ANSWER:
        return legal_answers(box, state, out)
    if phase == Phase.ACT:
        return legal_acts(box, state, out)
    if phase == Phase.DRAW:
        return legal_draws(state, out)
    if phase == Phase.TRIM:
        return legal_discards(box, state, out)
    first = s.PLAYS
    after = s.DISCARDS
    if phase in (Phase.EXTRA, Phase.LATE_PLAYER):
        first = s.FIELDS
        after = s.FIELDS + box.players
    elif phase == Phase.LOOK:
        first = s.TAKES
        after = s.TAKES + box.players
    elif phase == Phase.TAKE_OFF:
        first = s.OFFS
        after = s.OFFS + box.players
    elif phase == Phase.BRING_ON:
        first = s.ONS
        after = s.ONS + box.players
    elif phase == Phase.SEVEN:
        first = s.BENCHES
        after = s.BENCHES + box.players
    elif phase == Phase.SWAP:
        first = s.OFFS
        after = s.ON_NOBODY + 1
    n = permitted(box, state, first, after, out, 0)
    return permitted(box, state, s.HOLD, s.DONE + 1, out, n)


def permitted(box: BoxRecord, state: State, first: int, after: int, out: Any, n: int) -> int:
    """Append the actions of a range that nothing forbids; return the new number of actions."""
    for action in range(first, after):
        if refuse_decision(box, state, action) == Refusal.NONE:
            out[n] = action
            n += 1
    return n
