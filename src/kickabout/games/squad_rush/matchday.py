"""A matchday of the Group Stage: sevens, drama, whistle (RUSH-12, 14, 16)."""

from kickabout.engine.game import CHANCE

from . import state as s
from .actions import CARD, HOLD, KIND, SHOW_NO_CARD, TARGET
from .cards import discard, leave_hand
from .effects import GROUP, STOPS_INSTANTS
from .group_table import enter_forfeit, enter_result
from .instants import recorded
from .refusals import Refusal
from .scoring import score
from .squad import has_seven, is_seven_without, line_up, on_pitch, side_of
from .state import BoxRecord, Group, Pairing, Phase, State

MEETINGS = (0, 1, 2, 3, 0, 3, 1, 2, 0, 2, 1, 3)
"""Two sides for each of two matches on each matchday, so that four managers all meet (RUSH-12.4)."""


# Pairings.


def matches(state: State) -> int:
    """Return the number of matches of a matchday (RUSH-12.2 to 12.5)."""
    return 3 if state.seats == 3 else state.seats // 2


def paired(box: BoxRecord, state: State, match: int, side: int, starter: int) -> int:
    """Return the seat that is a side of a match of this matchday, the home side first (RUSH-12.2 to 12.5).

    `starter` is the seat from which neighbours are paired.
    """
    if state.seats < s.SEATS:
        return (match + side) % state.seats
    if box.pairing == Pairing.EVERYONE:
        return MEETINGS[s.SEATS * state.matchday + s.SIDES * match + side]
    return (starter + s.SIDES * match + side) % state.seats


# Phases.


def step(box: BoxRecord, state: State) -> bool:
    """Name the actor if this phase has a decision, else advance to another phase; return whether it has."""
    phase = state.phase
    if phase == Phase.LOCK:
        begin_match(box, state)
    elif phase in (Phase.SEVEN, Phase.SWAP, Phase.DRAMA):
        for side in range(s.SIDES):
            if decides(state, side):
                state.actor = state.sides[side]
                return True
        state.side = 0
        if phase == Phase.SEVEN:
            state.phase = Phase.SHOW_SEVEN
        else:
            state.phase = Phase.SHOW_SWAP if phase == Phase.SWAP else Phase.SHOW_DRAMA
    elif phase == Phase.SHOW_SEVEN:
        if next_left_out(box, state) != s.NONE:
            state.actor = CHANCE
            return True
        line_up(box, state, state.sides[0], 0)
        line_up(box, state, state.sides[1], 1)
        state.phase = Phase.FLIP
        if state.re_picked == 1:
            begin_drama(box, state)
    elif phase in (Phase.SHOW_SWAP, Phase.SHOW_DRAMA, Phase.LATE_PLAYER):
        while state.side < s.SIDES:
            seat = state.sides[state.side]
            if phase == Phase.LATE_PLAYER and state.hand_size[seat] > 0:
                state.actor = seat
                return True
            if phase != Phase.LATE_PLAYER and state.chosen[state.side] > 0:
                state.actor = CHANCE
                return True
            state.side += 1
        state.phase = Phase.WHISTLE if phase == Phase.SHOW_DRAMA else Phase.REMATCH
    elif phase == Phase.REMATCH:
        pick_anew(box, state)
        state.re_picked = 1
    else:  # FLIP, WHISTLE
        state.actor = CHANCE
        return True
    return False


def decides(state: State, side: int) -> bool:
    """Return whether a side still has a secret decision to make."""
    seat = state.sides[side]
    if state.phase == Phase.SEVEN:
        return state.pitch_size[seat] - state.left_out[side] > s.SEVEN_SLOTS  # 12.9
    decided = s.SWAP_DECIDED if state.phase == Phase.SWAP else 1
    return state.hand_size[seat] > 0 and state.chosen[side] < decided


def begin_match(box: BoxRecord, state: State) -> None:
    """Lock the pitches for the next match; a side without a legal seven forfeits (RUSH-12.1, 12.12)."""
    if state.match == matches(state):
        state.phase = Phase.RESET
        return
    state.locked = 1
    state.fresh = s.NONE
    for side in range(s.SIDES):
        state.sides[side] = paired(box, state, state.match, side, state.starter)
    pick_anew(box, state)
    state.re_picked = 0
    state.official = s.NONE
    state.second_official = s.NONE
    for side in range(s.SIDES):
        state.chosen[side] = 0
        state.instant[side] = 0
        for slot in range(s.SEVEN_SLOTS):
            state.line[side, slot] = s.NONE
    if not (has_seven(box, state, state.sides[0]) and has_seven(box, state, state.sides[1])):
        state.phase = Phase.WHISTLE


def pick_anew(box: BoxRecord, state: State) -> None:
    """Let both sides pick their sevens from all players on their pitches (RUSH-12.7, 13.18)."""
    for player in range(box.players):
        state.benched[player] = 0
    state.left_out[0] = 0
    state.left_out[1] = 0
    state.phase = Phase.SEVEN


# The sevens.


def refuse_leaving_out(box: BoxRecord, state: State, seat: int, player: int) -> Refusal:
    """Return what forbids leaving a player out of a seat's seven (RUSH-12.10)."""
    if not on_pitch(state, seat, player):
        return Refusal.BENCH_NOT_ON_PITCH
    if state.benched[player] > 0:
        return Refusal.LEFT_OUT_ALREADY
    spare = is_seven_without(box, state, seat, player)
    return Refusal.NONE if spare else Refusal.CANNOT_BE_SPARED


def bench(state: State, player: int) -> None:
    """Leave a player out of the seven, in secret."""
    state.benched[player] = 1
    state.left_out[side_of(state, state.actor)] += 1


def next_left_out(box: BoxRecord, state: State) -> int:
    """Return the first player left out who has not been shown yet, or NONE."""
    for player in range(box.players):
        if state.benched[player] == 1:
            return player
    return s.NONE


# The drama.


def begin_drama(box: BoxRecord, state: State) -> None:
    """Let each side play one INSTANT if the option is on (RUSH-16.11), else go on to the whistle."""
    state.chosen[0] = 0
    state.chosen[1] = 0
    state.phase = Phase.DRAMA if box.drama == 1 else Phase.WHISTLE


def refuse_instant(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids an action while a side chooses an INSTANT in secret (RUSH-16.11 to 16.16)."""
    if action == HOLD:
        return Refusal.NONE
    kind = KIND[action]
    target = TARGET[action]
    if GROUP[box.effects[kind]] != Group.INSTANT:
        return Refusal.NO_INSTANT_NOW
    if state.hand[state.actor, kind] <= 0:
        return Refusal.DRAMA_NOT_HELD
    if STOPS_INSTANTS[box.effects[kind]] == 0:
        return Refusal.NONE if target == s.NONE else Refusal.DRAMA_TAKES_NO_TARGET
    if target == s.ON_OFFICIAL and state.official == s.NONE:
        return Refusal.NO_OFFICIAL_TO_STOP
    return Refusal.NONE if target >= s.ON_INSTANT else Refusal.SAY_WHAT_IT_STOPS


def choose_instant(state: State, action: int) -> None:
    """Record the INSTANT that a side chooses in secret, if any."""
    side = side_of(state, state.actor)
    if action != HOLD:
        state.instant[side] = recorded(action)
    state.chosen[side] = 1


def show_instant(state: State, outcome: int) -> None:
    """Show the INSTANT of a side, if any, and discard it."""
    if outcome != SHOW_NO_CARD:
        leave_hand(state, state.sides[state.side], CARD[outcome])
        discard(state, CARD[outcome])
    state.chosen[state.side] = 0
    state.side += 1


# The whistle.


def whistle(box: BoxRecord, state: State) -> None:
    """Score the match, enter it in the table and discard its officials (RUSH-13.5, 14)."""
    home_stands = has_seven(box, state, state.sides[0])
    away_stands = has_seven(box, state, state.sides[1])
    if home_stands and away_stands:
        score(box, state)
        enter_result(box, state)
    else:
        enter_forfeit(box, state, home_stands, away_stands)
    if state.official != s.NONE:
        discard(state, s.PLAYERS + state.official)
    if state.second_official != s.NONE:
        discard(state, s.PLAYERS + state.second_official)
    state.official = s.NONE
    state.second_official = s.NONE
    state.match += 1
    state.phase = Phase.LOCK
