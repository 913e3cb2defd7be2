"""Tactic and Referee cards: when they may be played, and the cards that leave by them (SUSU-7 and SUSU-8)."""

from typing import Any

from . import state as s
from .actions import CARD, HOLD, PLAY, TARGET, number_of
from .duel import leave_spot
from .effects import Target, carry_out, has_what_it_needs
from .refusals import Refusal
from .state import BoxRecord, Class, Place, State, Window

TARGETS = s.SPOTS + s.STATS
"""Spots and then stats: all that cards are played on."""

# Legality.


def legal_cards(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions in a window, and return how many there are."""
    n = 0
    for kind in range(box.kinds):
        if refuse_kind(box, state, kind) == Refusal.NONE:
            # Numbers count a card played by itself (NONE) before those with a target.
            if box.targets[kind] == Target.NOTHING:
                out[n] = number_of(PLAY, kind)
                n += 1
            else:
                for target in range(TARGETS):
                    if refuse_target(box, state, kind, target) == Refusal.NONE:
                        out[n] = number_of(PLAY, kind, target)
                        n += 1
    out[n] = HOLD
    return n + 1


def refuse_in_window(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids a card to the actor, who is asked for one; holding is always allowed."""
    if action == HOLD:
        return Refusal.NONE
    refusal = refuse_kind(box, state, CARD[action])
    if refusal != Refusal.NONE:
        return refusal
    return refuse_target(box, state, CARD[action], TARGET[action])


def refuse_kind(box: BoxRecord, state: State, kind: int) -> int:
    """Return what forbids the actor to play a card now, on any target (SUSU-7, 8)."""
    if state.hand[state.actor, kind] <= 0:
        return Refusal.NOT_IN_HAND  # 7.1
    window = box.windows[kind]
    if window != Window.EITHER and (state.rolls > 0) == (window == Window.BEFORE):
        return box.untimely[kind]
    if not has_what_it_needs(box.effects[kind], box, state, kind, s.NONE):
        return box.unmet[kind]
    return Refusal.NONE


def refuse_target(box: BoxRecord, state: State, kind: int, target: int) -> int:
    """Return what forbids playing a card that is playable now on a spot, a stat or by itself."""
    on = box.targets[kind]
    if on == Target.NOTHING:
        return Refusal.NONE if target == s.NONE else Refusal.PLAYED_ON_NOTHING
    is_stat = target >= s.SPOTS
    if on == Target.STAT:
        return Refusal.NONE if is_stat else Refusal.STAT_NOT_NAMED
    if is_stat or target == s.NONE:
        return Refusal.SPOT_NOT_NAMED
    if on == Target.RIVAL:
        return refuse_send_off(state, target)
    return refuse_switch(state, target)


def refuse_send_off(state: State, spot: int) -> Refusal:
    """Return what forbids sending off the rival's card on a spot (SUSU-8.1, 8.2)."""
    if spot >= s.OUTFIELD:
        return Refusal.GOALKEEPER_STAYS
    there = state.field[1 - state.actor, spot] != 0
    return Refusal.NONE if there else Refusal.NOBODY_TO_SEND_OFF


def refuse_switch(state: State, spot: int) -> Refusal:
    """Return what forbids the actor's card on a spot to replace the one in the duel (SUSU-8.11)."""
    seat = state.actor
    if spot == state.spot[seat]:
        return Refusal.IN_DUEL_ALREADY
    if s.ROW_OF_SPOT[spot] != s.ROW_OF_SPOT[state.spot[seat]]:
        return Refusal.OTHER_ROW
    return Refusal.NONE if state.field[seat, spot] > 0 else Refusal.NOBODY_TO_SWITCH_WITH


def play_card(box: BoxRecord, state: State, action: int) -> None:
    """Play the actor's card in a window, with immediate effect (SUSU-7.6)."""
    seat = state.actor
    kind = CARD[action]
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    state.used[seat, kind] += 1
    state.played[seat] = kind
    state.asked += 1
    carry_out(box.effects[kind], box, state, kind, TARGET[action])


# Cards that leave.


def leave_duel(box: BoxRecord, state: State, seat: int) -> None:
    """Remove from the pitch a card that has been sent off; one in the duel has to be replaced
    (SUSU-8.3).
    """
    spot = state.leaving[seat]
    state.leaving[seat] = s.NONE
    leave_pitch(box, state, seat, spot)
    if state.spot[seat] == spot:
        leave_spot(state, seat)


def leave_pitch(box: BoxRecord, state: State, seat: int, spot: int) -> None:
    """Remove a face-up card from the pitch for good, leaving a gap to fill (SUSU-9.1 to 9.6)."""
    shirt = state.field[seat, spot] - 1
    if box.klass[state.squad[seat, shirt]] == Class.LEGENDARY_CAPTAIN:
        state.captain_left[seat] = 1
    state.field[seat, spot] = 0
    state.face_up[seat, spot] = 0
    state.from_bench[seat, spot] = 0
    state.where[seat, shirt] = Place.GONE
    state.hole[seat] = spot
    state.told = 0


def injure(state: State, seat: int, substitute: int) -> None:
    """Remove a seat's substitute (from 0) from the match, in the open (SUSU-8.15, 14.7)."""
    state.where[seat, s.ELEVEN + substitute] = Place.GONE
    state.seen[seat, s.ELEVEN + substitute] = 1
    state.bench[seat] -= 1
    state.injured = 0
