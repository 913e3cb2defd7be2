"""Tactic and Referee cards: when they may be played and what they do (SUSU-7 and SUSU-8)."""

from typing import Any

from kickabout.games.futera_susu.duel import leave_spot, turn_up
from kickabout.games.futera_susu.state import (
    ADVANTAGE,
    AFTER_ROLL,
    BEFORE_ROLL,
    BOOST,
    BOOST_ALL,
    ELEVEN,
    EXTRA_CARDS,
    FIRST_SPOT,
    GOAL_STAGE,
    GONE,
    HOLD,
    INJURY,
    LEGENDARY_CAPTAIN,
    LONG_BALL,
    MIDFIELD_STAGE,
    NONE,
    OFFSIDE,
    ON_SPOT,
    ON_STAT,
    OUTFIELD,
    PLAYS,
    PLAYS_PER_KIND,
    RE_ROLL,
    RE_ROLL_OWN,
    ROW_OF_SPOT,
    SEND_OFF,
    SILENCE,
    STATS,
    SWITCH,
    WALL,
    WEAKEN,
    BoxRecord,
    State,
)

# When.


def is_asked(state: State, seat: int) -> bool:
    """Whether a seat is asked for a card in a window, whatever it holds (SUSU-7.1, 7.7)."""
    return (
        state.hand_size[seat] > 0
        and state.played[seat] == NONE
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
            action = PLAYS + kind * PLAYS_PER_KIND
            effect = box.effects[kind]
            if effect == SEND_OFF:
                for spot in range(OUTFIELD):
                    if state.field[rival, spot] != 0:
                        out[n] = action + ON_SPOT + spot
                        n += 1
            elif effect == SWITCH:
                row = ROW_OF_SPOT[state.spot[seat]]
                for spot in range(FIRST_SPOT[row], FIRST_SPOT[row + 1]):
                    if state.field[seat, spot] > 0 and spot != state.spot[seat]:
                        out[n] = action + ON_SPOT + spot
                        n += 1
            elif effect == BOOST:
                for stat in range(STATS):
                    out[n] = action + ON_STAT + stat
                    n += 1
            else:
                out[n] = action
                n += 1
    out[n] = HOLD
    return n + 1


def is_usable(box: BoxRecord, state: State, seat: int, kind: int) -> bool:
    """Whether a card in hand may be played now; a target may still be lacking (SUSU-8)."""
    window = BEFORE_ROLL if state.rolls == 0 else AFTER_ROLL
    if box.windows[kind] & window == 0:
        return False
    effect = box.effects[kind]
    attacks = seat == state.turn
    rival = 1 - seat
    if effect in (RE_ROLL, RE_ROLL_OWN):
        return state.rolls > 0
    if effect == LONG_BALL:
        return attacks and state.stage == MIDFIELD_STAGE
    if effect in (OFFSIDE, WALL):
        return not attacks and state.stage == GOAL_STAGE
    if effect == EXTRA_CARDS:
        return state.deck_size[seat] > 0
    if effect == INJURY:
        return state.bench[rival] > 0
    if effect == SILENCE:
        return is_asked(state, rival)
    return True


# What.


def play_card(box: BoxRecord, state: State, action: int) -> None:
    """The actor plays a card in a window; it takes effect at once (SUSU-7.6)."""
    seat = state.actor
    rival = 1 - seat
    kind = (action - PLAYS) // PLAYS_PER_KIND
    target = (action - PLAYS) % PLAYS_PER_KIND
    effect = box.effects[kind]
    value = box.values[kind]
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    state.used[seat, kind] += 1
    state.played[seat] = kind
    state.asked += 1
    if effect == SEND_OFF:
        send_off(state, rival, target - ON_SPOT)
    elif effect == BOOST:
        state.boost[seat, target - ON_STAT] += value
    elif effect in (BOOST_ALL, WALL):
        add_to_all(state, seat, value)
    elif effect == WEAKEN:
        add_to_all(state, rival, -value)
    elif effect == RE_ROLL:
        state.die[seat] = 0
        state.die[rival] = 0
    elif effect == RE_ROLL_OWN:
        state.drawer = seat
        state.one_die = 1
    elif effect == ADVANTAGE:
        state.advantage[seat] = 1
    elif effect == SWITCH:
        state.spot[seat] = target - ON_SPOT
        state.told = 0
        turn_up(state, seat, target - ON_SPOT)
    elif effect == LONG_BALL:
        state.long_ball = 1
        state.long_ball_cost = value
    elif effect == OFFSIDE:
        state.over = 1
    elif effect == EXTRA_CARDS:
        state.draws[seat] += value
    elif effect == INJURY:
        state.drawer = rival
        state.injured = 1
    else:  # SILENCE
        state.silenced[rival] = 1


def add_to_all(state: State, seat: int, amount: int) -> None:
    """Every stat of a seat's card in the duel changes by this much."""
    for stat in range(STATS):
        state.boost[seat, stat] += amount


def send_off(state: State, seat: int, spot: int) -> None:
    """A card of a seat is to leave the pitch, once it lies face up (SUSU-8.1, 14.7)."""
    turn_up(state, seat, spot)
    state.leaving[seat] = spot


def leave_duel(box: BoxRecord, state: State, seat: int) -> None:
    """A card that has been sent off leaves; one in the duel has to be replaced (SUSU-8.3)."""
    spot = state.leaving[seat]
    state.leaving[seat] = NONE
    leave_pitch(box, state, seat, spot)
    if state.spot[seat] == spot:
        leave_spot(state, seat)


def leave_pitch(box: BoxRecord, state: State, seat: int, spot: int) -> None:
    """A card that lies face up leaves for good, and leaves a hole to fill (SUSU-9.1 to 9.6)."""
    shirt = state.field[seat, spot] - 1
    if box.klass[state.squad[seat, shirt]] == LEGENDARY_CAPTAIN:
        state.captain_left[seat] = 1
    state.field[seat, spot] = 0
    state.face_up[seat, spot] = 0
    state.from_bench[seat, spot] = 0
    state.where[seat, shirt] = GONE
    state.hole[seat] = spot
    state.told = 0


def injure(state: State, seat: int, substitute: int) -> None:
    """A substitute of a seat (from 0) is out, in the open (SUSU-8.15, 14.7)."""
    state.where[seat, ELEVEN + substitute] = GONE
    state.seen[seat, ELEVEN + substitute] = 1
    state.bench[seat] -= 1
    state.injured = 0
