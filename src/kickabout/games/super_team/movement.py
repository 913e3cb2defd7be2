"""Movements of Super Team: who may go where, and what happens on the way. Numbers are rulebook clauses."""

from typing import Any

from kickabout.games.super_team.pitch import (
    ahead,
    carrier,
    distance,
    is_goalie,
    may_stand,
    near_opponent,
    neighbour,
    put,
    seat_of,
    take_ball,
)
from kickabout.games.super_team.state import (
    BACKWARD_MARKING,
    BACKWARD_MOVE,
    CAPTAIN,
    COLS,
    FORWARD_MARKING,
    FORWARD_MOVE,
    FREE_MOVE,
    MOVES,
    NONE,
    PIECES,
    SKILL_MOVE,
    SPACES,
    SURE_FEET,
    TIRELESS,
    BoxRecord,
    State,
)


def move_number(shirt: int, by_ball: int, space: int) -> int:
    """The action number of a movement."""
    return MOVES + (shirt * 2 + by_ball) * SPACES + space


def movements(box: BoxRecord, state: State, seat: int, element: int, out: Any) -> int:
    """Writes all movements of a seat that an element of a card allows, ascending."""
    n = 0
    for shirt in range(PIECES):
        piece = seat * PIECES + shirt
        if not may_move(box, state, piece, element):
            continue
        most = most_spaces(state, piece)
        for by_ball in range(2):
            if by_ball == 1 and not could_go_by_ball(state, piece, most):
                continue
            for row in range(-2, 3):
                for column in range(-2, 3):
                    space = neighbour(box, state.at[piece], row, column)
                    if (
                        space != NONE
                        and reaches(box, state, piece, space, by_ball == 1, most)
                        and fits(state, piece, space, element)
                    ):
                        out[n] = move_number(shirt, by_ball, space)
                        n += 1
    return n


def any_movement(box: BoxRecord, state: State, seat: int, element: int) -> bool:
    """Whether a seat has a movement that an element of a card allows."""
    for shirt in range(PIECES - 1, -1, -1):
        piece = seat * PIECES + shirt
        if not may_move(box, state, piece, element):
            continue
        most = most_spaces(state, piece)
        for row in range(-most, most + 1):
            for column in range(-most, most + 1):
                space = neighbour(box, state.at[piece], row, column)
                if (
                    space != NONE
                    and fits(state, piece, space, element)
                    and (
                        reaches(box, state, piece, space, False, most)
                        or reaches(box, state, piece, space, True, most)
                    )
                ):
                    return True
    return False


def may_move(box: BoxRecord, state: State, piece: int, element: int) -> bool:
    """Whether a piece may move at all: the captain for a skill, nobody twice in a tactic, an inactive
    piece for Morale, and no Goalie who owes a kick.
    """
    seat = seat_of(piece)
    shirt = piece % PIECES
    if element == SKILL_MOVE and shirt != CAPTAIN:
        return False
    if FORWARD_MOVE <= element <= BACKWARD_MARKING and state.movers & (1 << shirt):
        return False
    if state.goal_kick == 1 and is_goalie(piece) and state.attacker == seat:
        return False
    return state.lying[piece] == 0 or state.morale[seat] > 0 or runs_free(box, state, seat)


def runs_free(box: BoxRecord, state: State, seat: int) -> bool:
    """Whether the next movement of an inactive piece costs nothing."""
    if box.team_abilities == 0 or state.team[seat] == NONE or seat != state.turn:
        return False
    team = state.team[seat]
    return box.team_ability[team] == TIRELESS and state.free_runs < box.team_amount[team]


def most_spaces(state: State, piece: int) -> int:
    """How far a piece moves: an inactive one and a Goalie one space, others two."""
    return 1 if state.lying[piece] == 1 or is_goalie(piece) else 2


def fits(state: State, piece: int, space: int, element: int) -> bool:
    """Whether a movement that ends on a space is what an element of a card asks for."""
    if element in (FREE_MOVE, SKILL_MOVE):
        return True
    rows = ahead(seat_of(piece), state.at[piece], space)
    if element in (FORWARD_MOVE, FORWARD_MARKING) and rows < 1:
        return False
    if element in (BACKWARD_MOVE, BACKWARD_MARKING) and rows > -1:
        return False
    if element in (FORWARD_MARKING, BACKWARD_MARKING):
        return near_opponent(state, space, seat_of(piece))
    return True


def could_go_by_ball(state: State, piece: int, most: int) -> bool:
    """Whether the ball lies loose so close that a piece could pick it up half-way."""
    return most == 2 and carrier(state) == NONE and distance(state.at[piece], state.ball) == 1


def reaches(box: BoxRecord, state: State, piece: int, space: int, by_ball: bool, most: int) -> bool:
    """Whether a piece may end a movement of at most so many spaces on a space.

    By the ball it picks the loose ball up after its first step and goes on; otherwise its way avoids
    the ball.
    """
    start = state.at[piece]
    if space == start or state.on[space] != 0 or not may_stand(box, piece, space):
        return False
    length = distance(start, space)
    if by_ball:
        return (
            could_go_by_ball(state, piece, most)
            and distance(state.ball, space) == 1
            and may_stand(box, piece, state.ball)
            and not held_up(box, state, piece, state.ball)
        )
    if length == 1:
        return True
    if length > most:
        return False
    return way(box, state, piece, space) != NONE


def way(box: BoxRecord, state: State, piece: int, space: int) -> int:
    """The space between for a movement of two spaces that avoids the loose ball, NONE without one."""
    start = state.at[piece]
    has_ball = carrier(state) == piece
    if has_ball and held_up(box, state, piece, start):
        return NONE
    rows = space // COLS - start // COLS
    columns = space % COLS - start % COLS
    # Straight on if that is free, else to either side.
    for turn in range(3):
        row = rows // 2 if abs(rows) == 2 else bend(rows, turn)
        column = columns // 2 if abs(columns) == 2 else bend(columns, turn)
        half = neighbour(box, start, row, column)
        if half == NONE or half == state.ball or state.on[half] != 0:
            continue
        if distance(start, half) != 1 or distance(half, space) != 1:
            continue
        if not may_stand(box, piece, half) or (has_ball and held_up(box, state, piece, half)):
            continue
        return half
    return NONE


def bend(across: int, turn: int) -> int:
    """The side step of the first space on the way to one that lies so far across."""
    if turn == 0:
        return across
    return (turn * 2 - 3) if across == 0 else (0 if turn == 1 else -across)


def held_up(box: BoxRecord, state: State, piece: int, space: int) -> bool:
    """Whether a carrier must end his movement on a space: an opponent stands next to it."""
    seat = seat_of(piece)
    captain = state.captain[seat] if piece % PIECES == CAPTAIN else NONE
    advanced = box.captain_abilities == 1 and captain != NONE
    if advanced and box.captain_ability[captain] == SURE_FEET:
        return False
    return near_opponent(state, space, seat)


def move(box: BoxRecord, state: State, action: int) -> None:
    """Makes a movement of the actor's: the piece goes, takes the ball along or up, and lies down."""
    seat = state.actor
    number = action - MOVES
    space = number % SPACES
    piece = seat * PIECES + number // (2 * SPACES)
    by_ball = number // SPACES % 2 == 1
    if state.lying[piece] == 1:
        if runs_free(box, state, seat):
            state.free_runs += 1
        else:
            state.morale[seat] -= 1
    state.movers |= 1 << (piece % PIECES)
    relocate(box, state, piece, space, by_ball)


def relocate(box: BoxRecord, state: State, piece: int, space: int, by_ball: bool) -> None:
    """A piece goes to a space, with the ball if it has it or comes by it, and becomes inactive."""
    before = carrier(state)
    state.moved = piece
    state.moved_from = state.at[piece]
    put(state, piece, space)
    if before == piece or by_ball or space == state.ball:
        take_ball(box, state, space, before)
    if not is_goalie(piece):
        state.lying[piece] = 1
