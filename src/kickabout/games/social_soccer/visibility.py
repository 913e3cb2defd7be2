"""Visibility rules of SocialSoccer (SOC-14): redaction, determinization and the census."""

from typing import Any

from kickabout.engine.dice import Words, below, deal
from kickabout.engine.game import HIDDEN

from . import state as s
from .actions import (
    DRAW,
    HIDDEN_DRAW,
    HIDDEN_PACK,
    HIDDEN_PLACE,
    HIDDEN_SIGHT,
    HIDDEN_SIGN,
    HIDDEN_TEAM,
    PACK,
    PLACE,
    SEE,
    SIGN,
    TAKE,
    VERB,
)
from .preparations import has_signed, refuse_kind
from .refusals import Refusal
from .state import BoxRecord, State


def redact(box: BoxRecord, state: State, seat: int) -> None:
    """Blank the other side's cards and the covered part of its team (SOC-14)."""
    for other in range(state.seats):
        if other != seat:
            for kind in range(s.KINDS):
                state.deck[other, kind] = HIDDEN
                state.hand[other, kind] = HIDDEN
                if seat < 0:
                    state.known[other, kind] = HIDDEN
            for spot in range(state.shown[other], s.SPOTS):
                state.spot[other, spot] = HIDDEN
            if state.met == 0:
                hide_team(state, other)
    if seat < 0:
        for kind in range(s.KINDS):
            state.looked[kind] = HIDDEN


def hide_team(state: State, seat: int) -> None:
    """Blank the players who have not been turned up yet."""
    for member in range(s.MEMBERS):
        up = False
        for spot in range(state.shown[seat]):
            if state.spot[seat, spot] == member + 1:
                up = True
        if not up:
            state.team[seat, member] = HIDDEN


def observation_of(box: BoxRecord, state: State, action: int, seat: int) -> int:
    """Return what a seat sees of an action about to be played (SOC-15.11)."""
    verb = VERB[action]
    if state.actor != seat:
        if verb == TAKE:
            return HIDDEN_TEAM
        if verb == SIGN:
            return HIDDEN_SIGN
        if verb == PACK:
            return HIDDEN_PACK
        if verb == PLACE:
            return HIDDEN_PLACE
    if verb == DRAW and state.drawer != seat:
        return HIDDEN_DRAW
    if verb == SEE and seat < 0:
        return HIDDEN_SIGHT
    return action


# Determinization.


def determinize(box: BoxRecord, state: State, rng: Words) -> None:
    """Fill in the blanks at random, consistent with all that is visible.

    A ready-made team that fits what has been seen is preferred to a random one.
    """
    for kind in range(s.KINDS):
        state.looked[kind] = max(state.looked[kind], 0)
        for seat in range(state.seats):
            state.known[seat, kind] = max(state.known[seat, kind], 0)
    for seat in range(state.seats):
        if state.hand[seat, 0] == HIDDEN:
            team = fitting_team(box, state, rng, seat)
            guess_members(box, state, rng, seat, team)
            guess_spots(state, rng, seat)
            guess_strategy(box, state, rng, seat, team)
            guess_hand(box, state, rng, seat)


def fitting_team(box: BoxRecord, state: State, rng: Words, seat: int) -> int:
    """Return a random ready-made team that a seat may have taken, by what the viewer sees, or NONE."""
    if box.fixed_team[seat] != s.NONE:
        return box.fixed_team[seat]
    chosen = s.NONE
    fitting = 0
    for team in range(box.teams):
        if team_fits(box, state, seat, team):
            fitting += 1
            if below(rng, fitting) == 0:
                chosen = team
    return chosen


def team_fits(box: BoxRecord, state: State, seat: int, team: int) -> bool:
    """Return whether a ready-made team is consistent with a seat's known players and cards."""
    for member in range(s.MEMBERS):
        player = state.team[seat, member]
        if player != HIDDEN and not is_of_team(box, team, player):
            return False
    for kind in range(box.kinds):
        if seen_cards(state, seat, kind) > box.strategy[team, kind]:
            return False
    return state.packed[seat] == box.strategy_size


def is_of_team(box: BoxRecord, team: int, player: int) -> bool:
    """Return whether a player is in a ready-made team."""
    for member in range(s.MEMBERS):
        if box.team[team, member] == player:
            return True
    return False


def seen_cards(state: State, seat: int, kind: int) -> int:
    """Return how many cards of a kind in a seat's strategy are public or known to the rival."""
    seen = state.discard[seat, kind] + state.zone[seat, kind] + state.known[seat, kind]
    for entry in range(state.stack):
        if state.stack_seat[entry] == seat and state.stack_kind[entry] == kind:
            seen += 1
    return seen


def guess_members(box: BoxRecord, state: State, rng: Words, seat: int, team: int) -> None:
    """Fill in the covered players at random."""
    for member in range(s.MEMBERS):
        if state.team[seat, member] == HIDDEN:
            state.team[seat, member] = 0
            if member < state.signed[seat]:
                state.team[seat, member] = any_player(box, state, rng, seat, team)


def any_player(box: BoxRecord, state: State, rng: Words, seat: int, team: int) -> int:
    """Return a random player not in the team yet: from this ready-made team, or from all if it is NONE."""
    chosen = 0
    fitting = 0
    for player in range(1, box.players + 1):
        fits = team == s.NONE or is_of_team(box, team, player)
        if fits and not has_signed(state, seat, player):
            fitting += 1
            if below(rng, fitting) == 0:
                chosen = player
    return chosen


def guess_spots(state: State, rng: Words, seat: int) -> None:
    """Fill in the spots of the covered players at random; an unfinished line-up fills as many as are placed."""
    covered = 0
    for spot in range(s.SPOTS):
        if state.spot[seat, spot] == HIDDEN:
            state.spot[seat, spot] = 0
            covered += 1
    for spot in range(s.SPOTS - covered, min(s.SPOTS, state.placed[seat])):
        chosen = 0
        fitting = 0
        for member in range(1, s.MEMBERS + 1):
            free = True
            for other in range(s.SPOTS):
                if state.spot[seat, other] == member:
                    free = False
            if free:
                fitting += 1
                if below(rng, fitting) == 0:
                    chosen = member
        state.spot[seat, spot] = chosen


def guess_strategy(box: BoxRecord, state: State, rng: Words, seat: int, team: int) -> None:
    """Fill in the unseen cards of a strategy, all of them in the deck; `guess_hand` then deals the hand."""
    left = state.packed[seat]
    for kind in range(s.KINDS):
        seen = seen_cards(state, seat, kind)
        left -= seen
        state.hand[seat, kind] = 0
        # Seen cards are in the deck meanwhile, since they count against the limits of a strategy.
        state.deck[seat, kind] = box.strategy[team, kind] if team != s.NONE else seen
    if team == s.NONE:
        for _ in range(left):
            pack_any(box, state, rng, seat)
    for kind in range(s.KINDS):
        state.deck[seat, kind] -= seen_cards(state, seat, kind)


def pack_any(box: BoxRecord, state: State, rng: Words, seat: int) -> None:
    """Pack one more card of a random kind that still fits, each kind as likely."""
    # Most kinds fit, so drawing again until one does is quicker than testing all of them. The chance that
    # so many draws miss the only kind that fits is below 10^-40.
    kind = below(rng, box.kinds)
    for _ in range(s.KINDS * s.KINDS):
        if refuse_kind(box, state, seat, kind) == Refusal.NONE:
            break
        kind = below(rng, box.kinds)
    state.deck[seat, kind] += 1


def guess_hand(box: BoxRecord, state: State, rng: Words, seat: int) -> None:
    """Fill in a hand at random from the deck; cards known to be in it stay."""
    held = 0
    left = 0
    for kind in range(s.KINDS):
        state.hand[seat, kind] = state.known[seat, kind]
        held += state.known[seat, kind]
        left += state.deck[seat, kind]
    deal(rng, state.deck, state.hand, seat, left, state.hand_size[seat] - held)


# Census.


def census(box: BoxRecord, state: State, out: Any) -> None:
    """Count the members and the cards of each seat, chosen or not, wherever they are."""
    for seat in range(state.seats):
        members = s.MEMBERS - state.signed[seat]
        for member in range(s.MEMBERS):
            if state.team[seat, member] > 0:
                members += 1
        cards = box.strategy_size - state.packed[seat]
        for kind in range(s.KINDS):
            cards += state.deck[seat, kind] + state.hand[seat, kind]
            cards += state.discard[seat, kind] + state.zone[seat, kind]
        for entry in range(state.stack):
            if state.stack_seat[entry] == seat and state.stack_kind[entry] >= 0:
                cards += 1
        out[2 * seat] = members
        out[2 * seat + 1] = cards
