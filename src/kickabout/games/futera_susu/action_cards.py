"""Tactic and Referee cards: when they may be played, and their effects (SUSU-7 and SUSU-8)."""

from typing import Any

from . import state as s
from .actions import CARD, HOLD, PLAY, SPOT, STAT, number_of
from .duel import leave_spot, turn_up
from .pitch import cards_in_row
from .refusals import Refusal
from .state import BoxRecord, Class, Effect, Place, Stage, State, Window

# Legality.


def is_asked(state: State, seat: int) -> bool:
    """Return whether a seat is asked for a card in a window, regardless of the cards it holds
    (SUSU-7.1, 7.7).
    """
    return (
        state.hand_size[seat] > 0
        and state.played[seat] == s.NONE
        and state.silenced[seat] == 0
        and state.sudden_death == 0
    )


def legal_cards(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions in a window, and return how many there are."""
    seat = state.actor
    n = 0
    for kind in range(box.kinds):
        if refuse_kind(box, state, seat, kind) == Refusal.NONE:
            effect = box.effects[kind]
            if effect == Effect.SEND_OFF:
                for spot in range(s.OUTFIELD):
                    if refuse_send_off(state, seat, spot) == Refusal.NONE:
                        out[n] = number_of(PLAY, kind, spot)
                        n += 1
            elif effect == Effect.SWITCH:
                row = s.ROW_OF_SPOT[state.spot[seat]]
                for spot in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
                    if refuse_switch(state, seat, spot) == Refusal.NONE:
                        out[n] = number_of(PLAY, kind, spot)
                        n += 1
            elif effect == Effect.BOOST:
                for stat in range(s.STATS):
                    out[n] = number_of(PLAY, kind, s.SPOTS + stat)
                    n += 1
            else:
                out[n] = number_of(PLAY, kind)
                n += 1
    out[n] = HOLD
    return n + 1


def refuse_in_window(box: BoxRecord, state: State, seat: int, action: int) -> Refusal:
    """Return what forbids a card to a seat that is asked for one; it may always hold."""
    if action == HOLD:
        return Refusal.NONE
    refusal = refuse_kind(box, state, seat, CARD[action])
    if refusal != Refusal.NONE:
        return refusal
    return refuse_target(state, seat, box.effects[CARD[action]], SPOT[action], STAT[action])


def refuse_kind(box: BoxRecord, state: State, seat: int, kind: int) -> Refusal:
    """Return what forbids a seat to play a card now, on any target (SUSU-7, 8)."""
    if state.hand[seat, kind] <= 0:
        return Refusal.NOT_IN_HAND  # 7.1
    effect = box.effects[kind]
    if state.rolls == 0 and box.windows[kind] == Window.AFTER:
        return refuse_before_roll(effect)
    if state.rolls > 0 and box.windows[kind] == Window.BEFORE:
        return refuse_after_roll(effect)
    attacks = seat == state.turn
    if effect == Effect.LONG_BALL and not (attacks and state.stage == Stage.MIDFIELDER):
        return Refusal.LONG_BALL_FROM_MIDFIELD
    if effect in (Effect.OFFSIDE, Effect.WALL) and (attacks or state.stage != Stage.GOALKEEPER):
        return Refusal.OFFSIDE_AT_GOAL if effect == Effect.OFFSIDE else Refusal.WALL_AT_GOAL
    if effect == Effect.DRAW and state.deck_size[seat] == 0:
        return Refusal.DECK_EMPTY
    if effect == Effect.INJURY and state.bench[1 - seat] == 0:
        return Refusal.BENCH_EMPTY
    if effect == Effect.SILENCE and not is_asked(state, 1 - seat):
        return Refusal.RIVAL_NOT_ASKED
    if effect == Effect.SWITCH and cards_in_row(state, seat, s.ROW_OF_SPOT[state.spot[seat]]) < 2:
        return Refusal.ALONE_IN_ROW
    return Refusal.NONE


def refuse_before_roll(effect: int) -> Refusal:
    """Return the refusal before the roll of a card that is only played after it."""
    if effect == Effect.RE_ROLL:
        return Refusal.RE_ROLL_AFTER_ROLL
    if effect == Effect.RE_ROLL_OWN:
        return Refusal.OWN_RE_ROLL_AFTER_ROLL
    return Refusal.ONLY_AFTER_ROLL


def refuse_after_roll(effect: int) -> Refusal:
    """Return the refusal after the roll of a card that is only played before it."""
    if effect == Effect.SWITCH:
        return Refusal.SWITCH_BEFORE_ROLL
    if effect == Effect.LONG_BALL:
        return Refusal.LONG_BALL_BEFORE_ROLL
    if effect == Effect.OFFSIDE:
        return Refusal.OFFSIDE_BEFORE_ROLL
    return Refusal.ONLY_BEFORE_ROLL


def refuse_target(state: State, seat: int, effect: int, spot: int, stat: int) -> Refusal:
    """Return what forbids playing a card that is playable now on a spot, a stat or by itself."""
    if effect == Effect.BOOST:
        return Refusal.NONE if stat != s.NONE else Refusal.STAT_NOT_NAMED
    if effect not in (Effect.SEND_OFF, Effect.SWITCH):
        alone = spot == s.NONE and stat == s.NONE
        return Refusal.NONE if alone else Refusal.PLAYED_ON_NOTHING
    if spot == s.NONE:
        return Refusal.SPOT_NOT_NAMED
    if effect == Effect.SEND_OFF:
        return refuse_send_off(state, seat, spot)
    return refuse_switch(state, seat, spot)


def refuse_send_off(state: State, seat: int, spot: int) -> Refusal:
    """Return what forbids sending off the rival's card on a spot (SUSU-8.1, 8.2)."""
    if spot >= s.OUTFIELD:
        return Refusal.GOALKEEPER_STAYS
    return Refusal.NONE if state.field[1 - seat, spot] != 0 else Refusal.NOBODY_TO_SEND_OFF


def refuse_switch(state: State, seat: int, spot: int) -> Refusal:
    """Return what forbids the card on a spot to replace the one in the duel (SUSU-8.11)."""
    if spot == state.spot[seat]:
        return Refusal.IN_DUEL_ALREADY
    if s.ROW_OF_SPOT[spot] != s.ROW_OF_SPOT[state.spot[seat]]:
        return Refusal.OTHER_ROW
    return Refusal.NONE if state.field[seat, spot] > 0 else Refusal.NOBODY_TO_SWITCH_WITH


# Effects.


def play_card(box: BoxRecord, state: State, action: int) -> None:
    """Play the actor's card in a window, with immediate effect (SUSU-7.6)."""
    seat = state.actor
    rival = 1 - seat
    kind = CARD[action]
    effect = box.effects[kind]
    value = box.values[kind]
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    state.used[seat, kind] += 1
    state.played[seat] = kind
    state.asked += 1
    if effect == Effect.SEND_OFF:
        send_off(state, rival, SPOT[action])
    elif effect == Effect.BOOST:
        state.boost[seat, STAT[action]] += value
    elif effect in (Effect.BOOST_ALL, Effect.WALL):
        add_to_all(state, seat, value)
    elif effect == Effect.WEAKEN:
        add_to_all(state, rival, -value)
    elif effect == Effect.RE_ROLL:
        state.die[seat] = 0
        state.die[rival] = 0
    elif effect == Effect.RE_ROLL_OWN:
        state.drawer = seat
        state.one_die = 1
    elif effect == Effect.ADVANTAGE:
        state.advantage[seat] = 1
    elif effect == Effect.SWITCH:
        state.spot[seat] = SPOT[action]
        state.told = 0
        turn_up(state, seat, SPOT[action])
    elif effect == Effect.LONG_BALL:
        state.long_ball = 1
        state.long_ball_cost = value
    elif effect == Effect.OFFSIDE:
        state.over = 1
    elif effect == Effect.DRAW:
        state.draws[seat] += value
    elif effect == Effect.INJURY:
        state.drawer = rival
        state.injured = 1
    else:  # SILENCE
        state.silenced[rival] = 1


def add_to_all(state: State, seat: int, amount: int) -> None:
    """Add an amount to every stat of a seat's card in the duel."""
    for stat in range(s.STATS):
        state.boost[seat, stat] += amount


def send_off(state: State, seat: int, spot: int) -> None:
    """Mark a seat's card to leave the pitch once it lies face up (SUSU-8.1, 14.7)."""
    turn_up(state, seat, spot)
    state.leaving[seat] = spot


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
