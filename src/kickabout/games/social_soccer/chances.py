"""Chance outcomes of SocialSoccer with their weights, and what forbids the others."""

from typing import Any

from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.preparations import player_to_show
from kickabout.games.social_soccer.refusals import Refusal
from kickabout.games.social_soccer.state import BoxRecord, Phase, State


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights; return how many."""
    phase = state.phase
    if phase == Phase.SHOW:
        out[0] = s.SHOWS + player_to_show(state)
        weights[0] = 1
        return 1
    if phase == Phase.PRIORITY:
        for seat in range(s.SEATS):
            out[seat] = s.PRIORITIES + seat
            weights[seat] = 1
        return s.SEATS
    if phase == Phase.REVEAL and refuse_no_card(state) == Refusal.NONE:
        out[0] = s.NO_CARD
        weights[0] = 1
        return 1
    n = 0
    first = first_outcome(phase)
    for kind in range(box.kinds):
        if refuse_outcome_of(state, kind) == Refusal.NONE:
            out[n] = first + kind
            weights[n] = copies(state, kind)
            n += 1
            if phase == Phase.SEE:
                return n
    return n


def first_outcome(phase: int) -> int:
    """Return the number of the first outcome at a chance point that draws, loses or shows a card."""
    if phase == Phase.LOSE:
        return s.LOSSES
    if phase == Phase.SEE:
        return s.SIGHTS
    return s.REVEALS if phase == Phase.REVEAL else s.DRAWS


def copies(state: State, kind: int) -> int:
    """Return how many cards of a kind may come up at such a chance point, which is the weight of the kind."""
    if state.phase == Phase.SEE:
        return 1
    if state.phase == Phase.LOSE:
        return state.hand[state.drawer, kind]
    return state.deck[1 - state.scorer if state.phase == Phase.REVEAL else state.drawer, kind]


def refuse_outcome(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids an action or outcome at a chance point."""
    phase = state.phase
    if phase == Phase.SHOW:
        return refuse_show(state, action)
    if phase == Phase.PRIORITY:
        given = s.PRIORITIES <= action < s.DRAWS
        return Refusal.NONE if given else Refusal.CHANCE_GIVES_PRIORITY
    if phase == Phase.REVEAL and action == s.NO_CARD:
        return refuse_no_card(state)
    first = first_outcome(phase)
    if not first <= action < first + s.KINDS:
        return refuse_other_kind(phase)
    return refuse_outcome_of(state, action - first)


def refuse_other_kind(phase: int) -> Refusal:
    """Return the refusal of an action that is no outcome of this chance point."""
    if phase == Phase.OPENING:
        return Refusal.CHANCE_DEALS_OPENING
    if phase == Phase.ROUND_DRAW:
        return Refusal.CHANCE_DEALS_ROUND
    if phase == Phase.EFFECT_DRAW:
        return Refusal.CHANCE_DRAWS_FOR_EFFECT
    if phase == Phase.LOSE:
        return Refusal.CHANCE_TAKES_FROM_HAND
    if phase == Phase.SEE:
        return Refusal.CHANCE_SHOWS_HAND
    if phase == Phase.REVEAL:
        return Refusal.CHANCE_COUNTS_GOAL
    return Refusal.CHANCE_DRAWS_FOR_STEAL


def refuse_show(state: State, action: int) -> Refusal:
    """Return what forbids turning up this covered player now (SOC-3.4)."""
    if not s.SHOWS <= action < s.PRIORITIES:
        return Refusal.CHANCE_SHOWS_PLAYERS
    due = player_to_show(state)
    if (action - s.SHOWS) // s.PLAYERS != due // s.PLAYERS:
        return Refusal.ANOTHER_SPOT_IS_NEXT
    return Refusal.NONE if action - s.SHOWS == due else Refusal.ANOTHER_PLAYER_LIES_THERE


def refuse_no_card(state: State) -> Refusal:
    """Return what forbids counting a goal without a card (SOC-9.1, 9.6)."""
    empty = state.deck_size[1 - state.scorer] == 0
    return Refusal.NONE if empty else Refusal.CARD_COUNTS_GOAL


def refuse_outcome_of(state: State, kind: int) -> Refusal:
    """Return what forbids a card of this kind at a chance point (SOC-3.1, 9.6, 10.11, 10.12)."""
    if state.phase == Phase.SEE:
        return refuse_sight(state, kind)
    if copies(state, kind) > 0:
        return Refusal.NONE
    if state.phase == Phase.LOSE:
        return Refusal.NOT_IN_HAND_TO_LOSE
    if state.phase == Phase.REVEAL and refuse_no_card(state) == Refusal.NONE:
        return Refusal.DECK_IS_EMPTY
    return Refusal.NOT_IN_DECK


def refuse_sight(state: State, kind: int) -> Refusal:
    """Return what forbids seeing this card next in a look at a hand; they come in the order of the box."""
    if state.hand[state.drawer, kind] <= state.looked[kind]:
        return Refusal.NOT_IN_HAND_TO_SEE
    for earlier in range(kind):
        if state.hand[state.drawer, earlier] > state.looked[earlier]:
            return Refusal.ANOTHER_CARD_IS_NEXT
    return Refusal.NONE
