"""Preparations for a kick-off in Super Team: boards, Coach Markers, pieces and hands;
half-time. Numbers are rulebook clauses.
"""

from typing import Any

from kickabout.engine.game import CHANCE

from . import state as s
from .actions import BOARD, DEAL, FORM, FORMATION, SHOW, SPACE, VERB, number_of
from .decks import deck_ready, gather
from .outcome import gain_morale
from .pitch import ask, is_auto, lies_in, lift, own_half, put, take_ball, turned
from .power import team_has
from .refusals import Refusal
from .state import AbilityKind, BoxRecord, Phase, Shirt, Stage, Stat, State, Zone


def prepare(box: BoxRecord, state: State) -> bool:
    """Ask for the next decision before a kick-off; return False when all is ready
    (SUPER-3.2, 11.20, 20.6).

    The side that does not kick off goes first each time.
    """
    if state.shown < boards(box):
        ask_boards(box, state)  # 3.3, 3.5
        return True
    if state.half == 1 and state.rested < s.SEATS and ask_rest(state):  # 20.1
        return True
    for turn in range(s.SEATS):
        seat = 1 - state.kicking if turn == 0 else state.kicking
        if not is_auto(box, seat) and markers_placed(state, seat) < box.coach_markers:
            return ask(state, Phase.MARK, seat)  # 3.6, 20.2
    for turn in range(s.SEATS):
        seat = 1 - state.kicking if turn == 0 else state.kicking
        if is_auto(box, seat):
            arrange(box, state, seat, s.NONE)  # 23.4
        elif state.placed[seat] < s.PIECES:
            return ask(state, Phase.ARRANGE, seat)  # 3.8, 20.3
    if state.ball == s.NONE:
        if not is_auto(box, state.kicking):
            return ask(state, Phase.CENTRE, state.kicking)  # 3.10
        kick_off(box, state, state.kicking * s.PIECES + s.PIECES - 1)  # 23.4
    for seat in range(s.SEATS):
        short = not is_auto(box, seat) and state.hand_size[seat] < box.hand
        if short and deck_ready(box, state, seat):
            state.drawer = seat
            return ask(state, Phase.DRAW, CHANCE)  # 3.13, 20.4
    return False


# Boards.


def boards(box: BoxRecord) -> int:
    """Return how many boards are chosen and shown: a team and a captain for each side but AutoTeam,
    none without the cards on them (SUPER-22.17, 23.1).
    """
    if box.basic_cards == 1:
        return 0
    return 2 if box.solo > 0 else 4


def ask_boards(box: BoxRecord, state: State) -> None:
    """Ask for the next step of the choice of boards: two teams and two captains are dealt to each
    side, each chooses secretly, all are turned over (SUPER-3.3, 3.5).
    """
    for seat in range(s.SEATS):
        if not is_auto(box, seat) and state.offered[seat, 1, 1] == s.NONE:
            state.drawer = seat
            ask(state, Phase.DEAL, CHANCE)  # 3.3
            return
    if state.chosen < boards(box):
        ask(state, Phase.CHOOSE, chooser(box, state, state.chosen))  # 3.5
    else:
        ask(state, Phase.SHOW, CHANCE)  # 3.5


def deals(box: BoxRecord, state: State, out: Any) -> int:
    """Write the boards that `drawer` may be dealt next, ascending: teams before captains, and each
    board once (SUPER-3.3, 3.4).
    """
    which = 0 if state.offered[state.drawer, 0, 1] == s.NONE else 1
    n = 0
    for board in range(box.teams if which == 0 else box.captains):
        if not is_dealt(state, which, board):
            out[n] = number_of(DEAL, which * s.TEAMS + board)
            n += 1
    return n


def is_dealt(state: State, which: int, board: int) -> bool:
    """Return whether a team (`which` 0) or a captain (1) has been dealt to either side."""
    for seat in range(s.SEATS):
        for i in range(2):
            if state.offered[seat, which, i] == board:
                return True
    return False


def deal(state: State, action: int) -> None:
    """Deal a board to `drawer`."""
    which = BOARD[action] // s.TEAMS
    i = 0 if state.offered[state.drawer, which, 0] == s.NONE else 1
    state.offered[state.drawer, which, i] = BOARD[action] % s.TEAMS


def chooser(box: BoxRecord, state: State, number: int) -> int:
    """Return the seat that chooses the `number`-th board: team and captain of one side, then
    of the other (SUPER-3.2, 3.5).
    """
    if box.solo > 0:
        return 0  # 23.1
    return 1 - state.kicker if number < 2 else state.kicker  # 3.2


def refuse_choice(state: State, action: int) -> Refusal:
    """Return what forbids the actor to choose a board (SUPER-3.3, 3.5)."""
    which = state.chosen % 2
    if BOARD[action] // s.TEAMS != which:
        return Refusal.TEAM_FIRST if which == 0 else Refusal.CAPTAIN_NEXT
    for i in range(2):
        if state.offered[state.actor, which, i] == BOARD[action] % s.TEAMS:
            return Refusal.NONE
    return Refusal.NOT_DEALT


def choose(state: State, action: int) -> None:
    """Choose a board (SUPER-3.5)."""
    board = BOARD[action] % s.TEAMS
    if state.chosen % 2 == 0:
        state.team[state.actor] = board
    else:
        state.captain[state.actor] = board
    state.chosen += 1


def board_shown(box: BoxRecord, state: State) -> int:
    """Return the outcome that turns the next board over (SUPER-3.5)."""
    seat = chooser(box, state, state.shown)
    if state.shown % 2 == 0:
        return number_of(SHOW, state.team[seat])
    return number_of(SHOW, s.TEAMS + state.captain[seat])


# Coach Markers.


def markers_placed(state: State, seat: int) -> int:
    """Return how many Coach Markers a side has on its stats."""
    placed = 0
    for stat in range(s.STATS):
        placed += state.markers[seat, stat]
    return placed


def refuse_mark(state: State, stat: int) -> Refusal:
    """Return what forbids the actor to put a Coach Marker on a stat; at half-time those on
    Goalkeeping stay as they are (SUPER-3.6, 3.7, 20.2).
    """
    if stat == Stat.GOALKEEPING and state.half == 1:
        return Refusal.GOALKEEPING_STAYS  # 20.2
    full = state.markers[state.actor, stat] >= s.MOST_MARKERS
    return Refusal.STAT_FULL if full else Refusal.NONE  # 3.7


def mark(state: State, stat: int) -> None:
    """Put a Coach Marker on a stat (SUPER-3.6)."""
    state.markers[state.actor, stat] += 1


# Pieces.


def refuse_formation(state: State) -> Refusal:
    """Return what forbids the actor a formation (SUPER-3.9)."""
    return Refusal.FORMATION_TOO_LATE if state.placed[state.actor] > 0 else Refusal.NONE


def refuse_place(box: BoxRecord, state: State, space: int) -> Refusal:
    """Return what forbids the actor to place its next piece on a space (SUPER-2.3, 2.9, 3.8)."""
    seat = state.actor
    if state.on[space] != 0:
        return Refusal.SPACE_TAKEN  # 2.9
    if not own_half(box, space, seat):
        return Refusal.NOT_OWN_HALF
    at_home = lies_in(box, space, Zone.RECTANGLE, seat)
    if state.placed[seat] == Shirt.GOALIE:
        return Refusal.NONE if at_home else Refusal.GOALIE_STARTS_AT_HOME
    return Refusal.RECTANGLE_IS_GOALIES if at_home else Refusal.NONE  # 2.3


def place(box: BoxRecord, state: State, action: int) -> None:
    """Place the actor's next piece, or all of them in a formation (SUPER-3.8, 3.9)."""
    seat = state.actor
    if VERB[action] == FORM:
        arrange(box, state, seat, FORMATION[action])
    else:
        put(state, seat * s.PIECES + state.placed[seat], SPACE[action])
        state.placed[seat] += 1


def arrange(box: BoxRecord, state: State, seat: int, formation: int) -> None:
    """Arrange the pieces of a side in a formation, AutoTeam's own if `formation` is NONE
    (SUPER-3.9, 23.4).
    """
    for shirt in range(state.placed[seat], s.PIECES):
        space = box.auto_formation[shirt]
        if formation != s.NONE:
            space = box.formation[formation, shirt]
        if seat == 1:
            space = turned(box.rows, box.columns, space)
        put(state, seat * s.PIECES + shirt, space)
    state.placed[seat] = s.PIECES


def refuse_centre(shirt: int) -> Refusal:
    """Return what forbids a piece to kick off: any but the Goalie may (SUPER-3.10, 3.11)."""
    return Refusal.GOALIE_KICKS_NOT_OFF if shirt == Shirt.GOALIE else Refusal.NONE


def kick_off(box: BoxRecord, state: State, piece: int) -> None:
    """Put a piece on the centre space with the ball (SUPER-3.10, 3.12, 20.5)."""
    centre = box.rows // 2 * s.COLS + box.columns // 2
    put(state, piece, centre)
    take_ball(box, state, centre, s.NONE)
    if state.scored == 0:  # a half is kicked off
        for side in range(s.SEATS):
            gain_morale(
                box, state, side, team_has(box, state, side, AbilityKind.KICK_OFF_MORALE)
            )  # 22.5


def clear_pitch(state: State, kicking: int) -> None:
    """Take all pieces and the ball off the pitch to prepare a kick-off, and make all pieces active
    (SUPER-3.15, 11.17, 20.3).
    """
    for piece in range(s.SEATS * s.PIECES):
        lift(state, piece)
        state.lying[piece] = 0  # 3.15
    for seat in range(s.SEATS):
        state.placed[seat] = 0
    state.ball = s.NONE
    state.goal_kick = 0
    state.stranded = 0
    state.moved = s.NONE
    state.kicking = kicking
    state.stage = Stage.PREPARING


# Half-time.


def half_time(box: BoxRecord, state: State) -> None:
    """Prepare the second half: gather all cards, and all Coach Markers but those on Goalkeeping
    (SUPER-20.2 to 20.5).
    """
    state.half = 1
    state.clock = 0  # 20.5
    state.scored = 0
    state.rested = 0
    clear_pitch(state, 1 - state.kicker)  # 20.3, 20.5
    for seat in range(s.SEATS):
        gather(state, seat)  # 20.4
        if not is_auto(box, seat):
            for stat in range(s.STATS):
                if stat != Stat.GOALKEEPING:  # 20.2
                    state.markers[seat, stat] = 0
    if box.solo > 0:
        for card in range(box.auto_cards):
            state.auto_deck[card] = 1  # 23.14


def ask_rest(state: State) -> bool:
    """Ask each side with Fatigue cards how many it hands back; return False when all have
    been asked (SUPER-20.1, 20.6).
    """
    while state.rested < s.SEATS:
        seat = 1 - state.kicking if state.rested == 0 else state.kicking
        if state.fatigues[seat] > 0:
            return ask(state, Phase.REST, seat)
        state.rested += 1
    return False


def refuse_rest(state: State, count: int) -> Refusal:
    """Return what forbids the actor to hand back so many Fatigue cards (SUPER-20.1)."""
    few = count > state.fatigues[state.actor]
    return Refusal.TOO_LITTLE_FATIGUE if few else Refusal.NONE


def rest(state: State, count: int) -> None:
    """Put Fatigue cards of a side back into the bank (SUPER-20.1)."""
    seat = state.actor
    state.decks[seat, s.FATIGUE_SLOT] -= count
    state.deck_size[seat] -= count
    state.fatigues[seat] -= count
    state.rested += 1
