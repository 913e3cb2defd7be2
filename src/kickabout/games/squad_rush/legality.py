"""Legality in Squad Rush: `refuse`, and the legal actions that follow from it."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from kickabout.engine.actions import Row
from kickabout.engine.game import CHANCE

from . import actions
from . import state as s
from .actions import ACTIONS, CARD, DECISIONS, NATION, PLAYER, number_of
from .answers import legal_answers, refuse_answer
from .matchday import refuse_instant, refuse_leaving_out
from .officials import refuse_swap
from .refusals import Refusal
from .squad import has_seven
from .state import BoxRecord, Mode, Phase, State
from .turn_legality import (
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

DUE: dict[IntEnum, tuple[IntEnum, Sequence[int]]] = {
    Phase.NATION: (Refusal.CHANCE_PICKS_NATIONS, ()),
    Phase.START: (Refusal.CHANCE_PICKS_STARTER, ()),
    Phase.DEAL: (Refusal.CHANCE_DEALS, ()),
    Phase.DRAW: (Refusal.DRAW_FIRST, (actions.DRAW_DECK, actions.DRAW_PILE)),
    Phase.DRAWN: (Refusal.CHANCE_DRAWS, ()),
    Phase.TAKE_OFF: (Refusal.NAME_WHO_COMES_OFF, (actions.TAKE_OFF, actions.DONE)),
    Phase.BRING_ON: (Refusal.NAME_WHO_COMES_ON, (actions.BRING_ON,)),
    Phase.RESTART_DRAW: (Refusal.CHANCE_DRAWS_RESTART, ()),
    Phase.EXTRA: (Refusal.RESTART_PLAYS_ONE, (actions.FIELD, actions.DONE)),
    Phase.LOOK_THROUGH: (Refusal.CHANCE_LOOKS_THROUGH, ()),
    Phase.LOOK: (Refusal.TAKE_MIDFIELDER, (actions.TAKE, actions.DONE)),
    Phase.TRIM: (Refusal.HAND_TOO_LARGE, (actions.DISCARD,)),
    Phase.SEVEN: (Refusal.LEAVE_SOMEBODY_OUT, (actions.BENCH,)),
    Phase.SHOW_SEVEN: (Refusal.CHANCE_SHOWS_SEVENS, ()),
    Phase.FLIP: (Refusal.CHANCE_FLIPS, ()),
    Phase.SHOW_SWAP: (Refusal.CHANCE_SHOWS_SWAPS, ()),
    Phase.LATE_PLAYER: (Refusal.OFFICIAL_LETS_ONE, (actions.FIELD, actions.DONE)),
    Phase.DRAMA: (Refusal.ONE_INSTANT, (actions.PLAY, actions.HOLD)),
    Phase.SHOW_DRAMA: (Refusal.CHANCE_SHOWS_DRAMA, ()),
    Phase.WHISTLE: (Refusal.CHANCE_WHISTLES, ()),
}
"""For each phase the refusal of all verbs but those that are due; during the acts of a turn any may be meant."""
not_due = ACTIONS.not_due(DUE, seat_decides=Refusal.SEAT_ACTS)


_SEAT_DECIDES: dict[Phase, Refusal] = {
    Phase.ANSWER: Refusal.SEAT_ANSWERS,
    Phase.SEVEN: Refusal.SEAT_PICKS_SEVEN,
    Phase.SWAP: Refusal.SEAT_SWAPS,
    Phase.LATE_PLAYER: Refusal.SEAT_PLAYS_LATE,
    Phase.DRAMA: Refusal.SEAT_HAS_DRAMA,
}
SEAT_DECIDES = Row(_SEAT_DECIDES.get(phase, Refusal.SEAT_ACTS) for phase in Phase)
"""What forbids any outcome in a phase in which a seat decides."""


def refuse(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids a decision, or chance an impossible outcome, now; it changes nothing."""
    if state.phase == Phase.FULL_TIME:
        return refuse_after_the_end(box, state)
    unknown = refuse_number(box, action)
    if unknown != Refusal.NONE:
        return unknown
    if state.actor != CHANCE and action >= DECISIONS:
        return refuse_outcome(state, action)
    return refuse_decision(box, state, action)


def refuse_decision(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids a decision, where a seat decides or chance does."""
    phase = state.phase
    if phase == Phase.RESTART_DRAW and state.locked == 1:
        return Refusal.CHANCE_DRAWS_FOR_SIDES
    refusal = not_due(phase, action)
    if refusal != Refusal.NONE:
        return refusal
    if phase == Phase.ANSWER:
        return refuse_answer(box, state, action)
    if phase == Phase.ACT:
        return refuse_act(box, state, action)
    if phase == Phase.DRAW:
        return refuse_draw(state, action)
    if phase == Phase.TRIM:
        return refuse_discard(state, CARD[action])
    if phase in (Phase.EXTRA, Phase.LATE_PLAYER):
        return refuse_extra(box, state, action)
    if phase == Phase.TAKE_OFF:
        return refuse_off(box, state, action)
    if phase == Phase.BRING_ON:
        return refuse_on(state, PLAYER[action])
    if phase == Phase.LOOK:
        return refuse_take(box, state, action)
    if phase == Phase.SEVEN:
        return refuse_leaving_out(box, state, state.actor, PLAYER[action])
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
    card = CARD[action]
    if card >= s.PLAYERS + box.kinds:
        return Refusal.NO_SUCH_CARD
    if box.players <= card < s.PLAYERS:
        return Refusal.NO_SUCH_PLAYER
    return Refusal.NO_SUCH_NATION if NATION[action] >= box.nations else Refusal.NONE


def refuse_outcome(state: State, action: int) -> int:
    """Return what forbids an outcome, or the name of a hidden one, while a seat decides."""
    return Refusal.HIDDEN_NAME if action >= actions.HIDDEN_DRAW else SEAT_DECIDES[state.phase]


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions, ascending, and return how many there are.

    The phases of most turns have loops of their own; the others try what might be due.
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
    n = 0
    if phase in (Phase.EXTRA, Phase.LATE_PLAYER):
        n = offer_players(box, state, actions.FIELD, out, n)
    elif phase == Phase.LOOK:
        n = offer_players(box, state, actions.TAKE, out, n)
    elif phase in (Phase.TAKE_OFF, Phase.BRING_ON, Phase.SWAP):
        n = offer_players(box, state, actions.TAKE_OFF, out, n)
        n = offer(box, state, actions.OFF_NOBODY, out, n)
        n = offer_players(box, state, actions.BRING_ON, out, n)
        n = offer(box, state, actions.ON_NOBODY, out, n)
    elif phase == Phase.SEVEN:
        n = offer_players(box, state, actions.BENCH, out, n)
    else:  # DRAMA
        for kind in range(box.kinds):
            for target in range(s.NONE, s.ON_OFFICIAL + 1):
                n = offer(box, state, number_of(actions.PLAY, kind, target), out, n)
    n = offer(box, state, actions.HOLD, out, n)
    return offer(box, state, actions.DONE, out, n)


def offer_players(box: BoxRecord, state: State, verb: int, out: Any, n: int) -> int:
    """Append the actions of a verb on a player that nothing forbids; return the new number of actions."""
    for player in range(box.players):
        n = offer(box, state, number_of(verb, player), out, n)
    return n


def offer(box: BoxRecord, state: State, action: int, out: Any, n: int) -> int:
    """Append an action unless something forbids it; return the new number of actions."""
    if refuse_decision(box, state, action) != Refusal.NONE:
        return n
    out[n] = action
    return n + 1
