"""Tactic and Referee cards: when they may be played and what they do (SUSU-7 and SUSU-8)."""

from typing import Any

from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.duel import leave_spot, turn_up
from kickabout.games.futera_susu.state import BoxRecord, Class, Effect, Place, Stage, State, Window

# When.


def is_asked(state: State, seat: int) -> bool:
    """Whether a seat is asked for a card in a window, whatever it holds (SUSU-7.1, 7.7)."""
    return (
        state.hand_size[seat] > 0
        and state.played[seat] == s.NONE
        and state.silenced[seat] == 0
        and state.sudden_death == 0
    )


def legal_cards(box: BoxRecord, state: State, out: Any) -> int:
    """Writes what the actor may do in a window; returns how many ways there are."""
    seat = state.actor
    rival = 1 - seat
    n = 0
    for kind in range(box.kinds):
        if state.hand[seat, kind] > 0 and is_usable(box, state, seat, kind):
            action = s.PLAYS + kind * s.PLAYS_PER_KIND
            effect = box.effects[kind]
            if effect == Effect.SEND_OFF:
                for spot in range(s.OUTFIELD):
                    if state.field[rival, spot] != 0:
                        out[n] = action + s.ON_SPOT + spot
                        n += 1
            elif effect == Effect.SWITCH:
                row = s.ROW_OF_SPOT[state.spot[seat]]
                for spot in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
                    if state.field[seat, spot] > 0 and spot != state.spot[seat]:
                        out[n] = action + s.ON_SPOT + spot
                        n += 1
            elif effect == Effect.BOOST:
                for stat in range(s.STATS):
                    out[n] = action + s.ON_STAT + stat
                    n += 1
            else:
                out[n] = action
                n += 1
    out[n] = s.HOLD
    return n + 1


def is_usable(box: BoxRecord, state: State, seat: int, kind: int) -> bool:
    """Whether a card in hand may be played now; a target may still be lacking (SUSU-8)."""
    window = Window.BEFORE if state.rolls == 0 else Window.AFTER
    if box.windows[kind] & window == 0:
        return False
    effect = box.effects[kind]
    attacks = seat == state.turn
    rival = 1 - seat
    if effect in (Effect.RE_ROLL, Effect.RE_ROLL_OWN):
        return state.rolls > 0
    if effect == Effect.LONG_BALL:
        return attacks and state.stage == Stage.MIDFIELDER
    if effect in (Effect.OFFSIDE, Effect.WALL):
        return not attacks and state.stage == Stage.GOALKEEPER
    if effect == Effect.DRAW:
        return state.deck_size[seat] > 0
    if effect == Effect.INJURY:
        return state.bench[rival] > 0
    if effect == Effect.SILENCE:
        return is_asked(state, rival)
    return True


# What.


def play_card(box: BoxRecord, state: State, action: int) -> None:
    """The actor plays a card in a window; it takes effect at once (SUSU-7.6)."""
    seat = state.actor
    rival = 1 - seat
    kind = (action - s.PLAYS) // s.PLAYS_PER_KIND
    target = (action - s.PLAYS) % s.PLAYS_PER_KIND
    effect = box.effects[kind]
    value = box.values[kind]
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    state.used[seat, kind] += 1
    state.played[seat] = kind
    state.asked += 1
    if effect == Effect.SEND_OFF:
        send_off(state, rival, target - s.ON_SPOT)
    elif effect == Effect.BOOST:
        state.boost[seat, target - s.ON_STAT] += value
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
        state.spot[seat] = target - s.ON_SPOT
        state.told = 0
        turn_up(state, seat, target - s.ON_SPOT)
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
    """Every stat of a seat's card in the duel changes by this much."""
    for stat in range(s.STATS):
        state.boost[seat, stat] += amount


def send_off(state: State, seat: int, spot: int) -> None:
    """A card of a seat is to leave the pitch, once it lies face up (SUSU-8.1, 14.7)."""
    turn_up(state, seat, spot)
    state.leaving[seat] = spot


def leave_duel(box: BoxRecord, state: State, seat: int) -> None:
    """A card that has been sent off leaves; one in the duel has to be replaced (SUSU-8.3)."""
    spot = state.leaving[seat]
    state.leaving[seat] = s.NONE
    leave_pitch(box, state, seat, spot)
    if state.spot[seat] == spot:
        leave_spot(state, seat)


def leave_pitch(box: BoxRecord, state: State, seat: int, spot: int) -> None:
    """A card that lies face up leaves for good, and leaves a hole to fill (SUSU-9.1 to 9.6)."""
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
    """A substitute of a seat (from 0) is out, in the open (SUSU-8.15, 14.7)."""
    state.where[seat, s.ELEVEN + substitute] = Place.GONE
    state.seen[seat, s.ELEVEN + substitute] = 1
    state.bench[seat] -= 1
    state.injured = 0
