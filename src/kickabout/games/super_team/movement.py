"""Movements of Super Team: which pieces may go where, and what happens on the
way. Numbers are rulebook clauses.
"""

from typing import Any

from . import state as s
from .actions import BY_BALL, MOVE, PIECE, SPACE, number_of
from .elements import ANY, NOT_ASKED_FOR, NOT_POSSIBLE, WAY, asks_to_mark, is_way
from .goal_kicks import owes_kick
from .pitch import (
    ahead,
    barred,
    carrier,
    distance,
    forward,
    is_adjacent,
    is_goalie,
    may_stand,
    near_opponent,
    put,
    seat_of,
    take_ball,
)
from .power import has_ability, team_has
from .refusals import Refusal
from .state import AbilityKind, BoxRecord, Element, Shirt, State


def movements(box: BoxRecord, state: State, seat: int, element: int, out: Any) -> int:
    """Write all movements of a seat that an element of a card allows, ascending (SUPER-6.1, 6.11)."""
    n = 0
    for shirt in range(s.PIECES):
        piece = seat * s.PIECES + shirt
        if refuse_mover(box, state, piece, element) != Refusal.NONE:
            continue
        most = most_spaces(state, piece)
        for by_ball in (s.NONE, 0):
            ends = wanted_ends(box, state, piece, by_ball != s.NONE, element)
            if ends == 0:
                continue
            for rows in range(-most, most + 1):
                for columns in range(-most, most + 1):
                    if ends >> (MIDDLE + rows * WIDTH + columns) & 1:
                        space = state.at[piece] + rows * s.COLS + columns
                        out[n] = number_of(MOVE, shirt, space, by_ball)
                        n += 1
    return n


def refuse_moving(box: BoxRecord, state: State, seat: int, element: int) -> Refusal:
    """Return what forbids a seat every movement that an element of a card allows
    (SUPER-5.5, 6.3, 15.5, 17.14).
    """
    for shirt in range(s.PIECES - 1, -1, -1):
        piece = seat * s.PIECES + shirt
        if refuse_mover(box, state, piece, element) == Refusal.NONE:
            ends = free_around(box, state, piece, 1)  # whoever can move at all can take one step
            if WAY[element] != ANY:
                most = most_spaces(state, piece)
                ends = reach(box, state, piece, False, most) | reach(box, state, piece, True, most)
                ends &= wanted_rows(seat, element)
            if has_wanted(state, piece, ends, element):
                return Refusal.NONE
    if element == Element.MOVE:
        refusal = refuse_mover(box, state, seat * s.PIECES + Shirt.CAPTAIN, element)
        if refusal != Refusal.NONE:
            return refusal
    return NOT_POSSIBLE[element]


def has_wanted(state: State, piece: int, ends: int, element: int) -> bool:
    """Return whether one of some spaces around a piece will do, which lie the way of an element (SUPER-16.13)."""
    if not asks_to_mark(element):
        return ends != 0
    place = 0
    while ends >> place > 0:  # most often the first few will do
        space = around(state.at[piece], place)
        if ends >> place & 1 and near_opponent(state, space, seat_of(piece)):
            return True
        place += 1
    return False


def wanted_ends(box: BoxRecord, state: State, piece: int, by_ball: bool, element: int) -> int:
    """Return the spaces around a piece on which it may end the movement that an element of a card asks for
    (SUPER-16.11 to 16.13).
    """
    seat = seat_of(piece)
    ends = reach(box, state, piece, by_ball, most_spaces(state, piece)) & wanted_rows(seat, element)
    if asks_to_mark(element):
        for place in range(5 * WIDTH):
            if ends >> place & 1 and not near_opponent(state, around(state.at[piece], place), seat):
                ends &= ~(1 << place)
    return ends


def refuse_mover(box: BoxRecord, state: State, piece: int, element: int) -> Refusal:
    """Return what forbids a piece to move at all: only the captain moves for a skill, no piece
    twice in a tactic, an inactive piece only for Morale, and no Goalie who owes a kick
    (SUPER-6.3, 14.15, 16.14, 17.4).
    """
    seat = seat_of(piece)
    shirt = piece % s.PIECES
    if element == Element.MOVE and shirt != Shirt.CAPTAIN:
        return Refusal.CAPTAIN_MOVES  # 17.4
    tactic = Element.FORWARD_MOVE <= element <= Element.BACKWARD_MARKING
    if tactic and state.movers & (1 << shirt):
        return Refusal.MOVED_IN_TACTIC  # 16.14
    if is_goalie(piece) and owes_kick(state, seat):
        return Refusal.GOALIE_OWES_KICK  # 14.15
    if state.lying[piece] == 0 or state.morale[seat] > 0 or runs_free(box, state, seat):
        return Refusal.NONE
    return Refusal.TOO_TIRED  # 6.3


def refuse_end(state: State, piece: int, space: int, element: int) -> Refusal:
    """Return what keeps a movement to a space from being the one that an element of a card asks for
    (SUPER-16.11 to 16.13).
    """
    seat = seat_of(piece)
    wanted = is_way(element, ahead(seat, state.at[piece], space)) and (
        not asks_to_mark(element) or near_opponent(state, space, seat)
    )
    return Refusal.NONE if wanted else NOT_ASKED_FOR[element]


def refuse_move(box: BoxRecord, state: State, action: int, element: int) -> Refusal:
    """Return what forbids the actor a movement that an element of its card asks for
    (SUPER-6.1 to 6.16).
    """
    space = SPACE[action]
    piece = state.actor * s.PIECES + PIECE[action]
    by_ball = BY_BALL[action] != s.NONE
    refusal = refuse_mover(box, state, piece, element)
    if refusal != Refusal.NONE:
        return refusal
    if reaches(box, state, piece, space, by_ball, most_spaces(state, piece)):
        return refuse_end(state, piece, space, element)
    return why_out_of_reach(box, state, piece, space, by_ball, element)


def why_out_of_reach(
    box: BoxRecord, state: State, piece: int, space: int, by_ball: bool, element: int
) -> Refusal:
    """Return the refusal of a movement to a space that is out of the piece's reach."""
    start = state.at[piece]
    most = most_spaces(state, piece)
    length = distance(start, space)
    if space == start:
        return Refusal.SAME_SPACE
    if not may_stand(box, piece, space):
        return Refusal.RECTANGLE_IS_GOALIES
    if state.on[space] != 0:
        return Refusal.SPACE_TAKEN
    if by_ball and not could_go_by_ball(state, piece, most):
        return Refusal.NO_BALL_ON_THE_WAY
    if by_ball and not may_stand(box, piece, state.ball):
        return Refusal.BALL_IS_GOALIES
    if by_ball and held_up(box, state, piece, state.ball):
        return Refusal.STOPS_WITH_BALL
    if by_ball:
        return Refusal.NOT_NEXT_TO_BALL
    if length > most:
        if is_goalie(piece):
            return Refusal.GOALIE_ONE_SPACE
        return Refusal.INACTIVE_ONE_SPACE if most == 1 else Refusal.TOO_FAR
    refusal = refuse_end(state, piece, space, element)
    if refusal != Refusal.NONE:
        return refusal
    if carrier(state) != piece:
        return Refusal.WAY_BLOCKED
    if held_up(box, state, piece, start):
        return Refusal.STOPS_AFTER_LEAVING
    return Refusal.STOPS_ON_THE_WAY


def runs_free(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether the next movement of an inactive piece costs nothing (SUPER-22.5)."""
    return seat == state.turn and state.free_runs < team_has(box, state, seat, AbilityKind.TIRELESS)


def most_spaces(state: State, piece: int) -> int:
    """Return how far a piece moves: an inactive one and a Goalie one space, others two
    (SUPER-6.1, 6.3, 6.16).
    """
    return 1 if state.lying[piece] == 1 or is_goalie(piece) else 2


def could_go_by_ball(state: State, piece: int, most: int) -> bool:
    """Return whether the loose ball is so close that a piece could pick it up half-way
    (SUPER-6.11).
    """
    return most == 2 and carrier(state) == s.NONE and is_adjacent(state.at[piece], state.ball)


def reaches(box: BoxRecord, state: State, piece: int, space: int, by_ball: bool, most: int) -> bool:
    """Return whether a piece may end a movement of at most so many spaces on a space."""
    start = state.at[piece]
    if distance(start, space) > most:
        return False
    rows = space // s.COLS - start // s.COLS + 2
    columns = space % s.COLS - start % s.COLS + 2
    return reach(box, state, piece, by_ball, most) >> (rows * WIDTH + columns) & 1 == 1


# A set of spaces within two of a piece is a bit mask of five rows of WIDTH bits, with the piece in
# the middle. Rows are wider than five, so that a sideways step cannot wrap into the next row.
WIDTH = 8
MIDDLE = 2 * WIDTH + 2
ANYWHERE = (1 << 5 * WIDTH) - 1
BELOW = (1 << 2 * WIDTH) - 1
"""The spaces in lower rows than the piece."""
ABOVE = BELOW << 3 * WIDTH
"""Those in higher rows."""


def around(start: int, place: int) -> int:
    """Return the space at a bit position around another space."""
    return start + (place // WIDTH - 2) * s.COLS + place % WIDTH - 2


def grown(spaces: int) -> int:
    """Return a set of spaces together with all adjacent ones."""
    rows = spaces | spaces << 1 | spaces >> 1
    return rows | rows << WIDTH | rows >> WIDTH


def place_of(start: int, space: int) -> int:
    """Return the set of only this space around `start`, empty if it is not adjacent."""
    if not is_adjacent(start, space):
        return 0
    rows = space // s.COLS - start // s.COLS
    columns = space % s.COLS - start % s.COLS
    return 1 << (MIDDLE + rows * WIDTH + columns)


def wanted_rows(seat: int, element: int) -> int:
    """Return the spaces around a piece that lie the way of an element of a card (SUPER-16.11 to 16.13)."""
    if WAY[element] == ANY:
        return ANYWHERE
    return ABOVE if WAY[element] == forward(seat) else BELOW


def free_around(box: BoxRecord, state: State, piece: int, most: int) -> int:
    """Return the spaces within `most` of a piece on which it could stand (SUPER-6.6)."""
    start = state.at[piece]
    row = start // s.COLS
    column = start % s.COLS
    zones = s.Zone.PITCH | barred(piece)
    left = max(-most, -column)
    right = min(most, box.columns - 1 - column)
    free = 0
    for rows in range(max(-most, -row), min(most, box.rows - 1 - row) + 1):
        for columns in range(left, right + 1):
            space = start + rows * s.COLS + columns
            if state.on[space] == 0 and box.flags[space] & zones == s.Zone.PITCH:
                free |= 1 << (MIDDLE + rows * WIDTH + columns)
    return free


def reach(box: BoxRecord, state: State, piece: int, by_ball: bool, most: int) -> int:
    """Return the spaces on which a piece may end a movement of at most so many spaces
    (SUPER-6.6, 6.7, 6.10 to 6.14).

    If `by_ball`, it picks the loose ball up after its first step and goes on; otherwise its way
    avoids the ball. A carrier whom an opponent holds up goes no further.
    """
    if by_ball and not could_go_by_ball(state, piece, most):
        return 0
    start = state.at[piece]
    free = free_around(box, state, piece, most)  # 6.6, 6.7
    first = free & grown(1 << MIDDLE)
    if most == 1:
        return first
    ball = place_of(start, state.ball)
    if by_ball:
        onward = first & ball
        if onward != 0 and held_up(box, state, piece, state.ball):  # 6.10, 6.12
            onward = 0
        return grown(onward) & free & ~onward
    onward = first & ~ball  # 6.11
    if carrier(state) == piece:
        if held_up(box, state, piece, start):  # 6.13, 6.14
            return first
        for place in range(MIDDLE - WIDTH - 1, MIDDLE + WIDTH + 2):
            if onward >> place & 1 and held_up(box, state, piece, around(start, place)):  # 6.12
                onward &= ~(1 << place)
    return first | grown(onward) & free


def held_up(box: BoxRecord, state: State, piece: int, space: int) -> bool:
    """Return whether a carrier must end his movement on a space because an opponent stands next to
    it (SUPER-6.12, 6.13, 6.15, 22.6).
    """
    if has_ability(box, state, piece, AbilityKind.SURE_FEET) > 0:
        return False  # 22.6
    return near_opponent(state, space, seat_of(piece))


def move(box: BoxRecord, state: State, action: int) -> None:
    """Move the actor's piece, with the ball that it has or picks up; it becomes inactive, and an
    inactive one pays Morale (SUPER-6.3, 6.17).
    """
    seat = state.actor
    piece = seat * s.PIECES + PIECE[action]
    if state.lying[piece] == 1:
        if runs_free(box, state, seat):
            state.free_runs += 1  # 22.5
        else:
            state.morale[seat] -= 1  # 6.3, 6.17
    state.movers |= 1 << (piece % s.PIECES)  # 16.14
    relocate(box, state, piece, SPACE[action], BY_BALL[action] != s.NONE)


def relocate(box: BoxRecord, state: State, piece: int, space: int, by_ball: bool) -> None:
    """Move a piece to a space, with the ball if it has it or picks it up, and make it inactive
    (SUPER-6.2, 6.9).
    """
    shift(box, state, piece, space, by_ball)
    if not is_goalie(piece):  # 6.16
        state.lying[piece] = 1  # 6.2


def shift(box: BoxRecord, state: State, piece: int, space: int, by_ball: bool) -> None:
    """Put a piece on a space, with the ball if it has it, picks it up on the way or comes upon it
    (SUPER-6.8, 6.9).
    """
    before = carrier(state)
    state.moved = piece
    state.moved_from = state.at[piece]
    put(state, piece, space)
    if before == piece or by_ball or space == state.ball:
        take_ball(box, state, space, before)
