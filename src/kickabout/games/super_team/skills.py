"""Skills of Super Team that act on opponents: the push and the
bypass. Numbers are rulebook clauses.
"""

from typing import Any

from . import state as s
from .actions import PIECE, PUSH, SPACE, number_of
from .movement import WIDTH, around, free_around, shift
from .pitch import (
    carrier,
    distance,
    is_goalie,
    may_stand,
    may_swap,
    pieces_of,
    seat_of,
    swap,
    take_ball,
)
from .refusals import Refusal
from .state import BoxRecord, Shirt, State


def refuse_push(box: BoxRecord, state: State, piece: int, space: int) -> Refusal:
    """Return what forbids the captain of the other side to push a piece to a space
    (SUPER-17.10, 17.11).
    """
    captain = (1 - seat_of(piece)) * s.PIECES + Shirt.CAPTAIN
    if is_goalie(piece):
        return Refusal.GOALIE_IS_NOT_PUSHED  # 17.11
    if distance(state.at[captain], state.at[piece]) != 1:
        return Refusal.TOO_FAR_TO_PUSH  # 17.10
    if distance(state.at[piece], space) != 1:
        return Refusal.PUSHED_ONE_SPACE  # 17.10
    if state.on[space] != 0 or not may_stand(box, piece, space):
        return Refusal.PUSHED_ONTO_NO_FREE_SPACE  # 17.11
    return Refusal.NONE


def refuse_pushing(box: BoxRecord, state: State, seat: int) -> Refusal:
    """Return what forbids a seat's captain every push (SUPER-17.10, 17.11, 17.14)."""
    refusal = Refusal.NOBODY_TO_PUSH
    for piece in pieces_of(1 - seat):
        if distance(state.at[seat * s.PIECES + Shirt.CAPTAIN], state.at[piece]) != 1:
            continue
        if is_goalie(
            piece
        ):  # who comes first, so that what holds of any other piece is told instead
            refusal = Refusal.GOALIE_IS_NOT_PUSHED
        elif free_around(box, state, piece, 1) != 0:
            return Refusal.NONE
        else:
            refusal = Refusal.NOWHERE_TO_PUSH
    return refusal


def pushes(box: BoxRecord, state: State, out: Any) -> int:
    """Write the pushes of the actor's captain, ascending."""
    n = 0
    captain = state.at[state.actor * s.PIECES + Shirt.CAPTAIN]
    for piece in pieces_of(1 - state.actor):
        if is_goalie(piece) or distance(captain, state.at[piece]) != 1:
            continue
        free = free_around(box, state, piece, 1)
        for place in range(5 * WIDTH):
            if free >> place & 1:
                out[n] = number_of(PUSH, piece % s.PIECES, around(state.at[piece], place))
                n += 1
    return n


def push(box: BoxRecord, state: State, action: int) -> None:
    """Push an opponent one space, with the ball if he has it or is pushed onto it (SUPER-17.10)."""
    state.step += 1
    shift(box, state, (1 - state.actor) * s.PIECES + PIECE[action], SPACE[action], False)


def refuse_bypass(box: BoxRecord, state: State, piece: int) -> Refusal:
    """Return what forbids the captain of the other side to change places with a piece
    (SUPER-17.12, 17.13).
    """
    captain = (1 - seat_of(piece)) * s.PIECES + Shirt.CAPTAIN
    if distance(state.at[captain], state.at[piece]) != 1:
        return Refusal.TOO_FAR_TO_PASS_BY  # 17.12
    if not may_swap(box, state, captain, piece):
        return Refusal.BYPASS_INTO_RECTANGLE  # 17.13
    return Refusal.NONE


def refuse_bypassing(box: BoxRecord, state: State, seat: int) -> Refusal:
    """Return what forbids a seat's captain every bypass (SUPER-17.12 to 17.14)."""
    refusal = Refusal.NOBODY_TO_PASS_BY
    for piece in pieces_of(1 - seat):
        of_piece = refuse_bypass(box, state, piece)
        if of_piece == Refusal.NONE:
            return Refusal.NONE
        if of_piece == Refusal.BYPASS_INTO_RECTANGLE:
            refusal = Refusal.NOBODY_PASSED_BY_INTO_RECTANGLE
    return refusal


def bypass(box: BoxRecord, state: State, action: int) -> None:
    """Let the captain change places with an opponent; the piece with the ball keeps it
    (SUPER-17.12).
    """
    state.step += 1
    captain = state.actor * s.PIECES + Shirt.CAPTAIN
    piece = (1 - state.actor) * s.PIECES + PIECE[action]
    before = carrier(state)
    state.moved = captain
    state.moved_from = state.at[captain]
    swap(state, captain, piece)
    if before in (captain, piece):
        take_ball(box, state, state.at[before], before)
