"""Skills of Super Team that touch opponents: the push and the bypass. Numbers are rulebook clauses."""

from typing import Any

from kickabout.games.super_team import state as s
from kickabout.games.super_team.pitch import (
    carrier,
    distance,
    is_goalie,
    may_stand,
    may_swap,
    neighbour,
    put,
    swap,
    take_ball,
)
from kickabout.games.super_team.state import BoxRecord, Phase, Shirt, State


def pushable(box: BoxRecord, state: State, piece: int) -> bool:
    """Whether the captain of the other side may push a piece somewhere."""
    for row in range(-1, 2):
        for column in range(-1, 2):
            space = neighbour(box, state.at[piece], row, column)
            if space != s.NONE and may_push(box, state, piece, space):
                return True
    return False


def may_push(box: BoxRecord, state: State, piece: int, space: int) -> bool:
    """Whether the captain of the other side may push a piece, next to him and no Goalie, to a space
    (SUPER-17.10, 17.11).
    """
    captain = (1 - piece // s.PIECES) * s.PIECES + Shirt.CAPTAIN
    if is_goalie(piece) or distance(state.at[captain], state.at[piece]) != 1:  # 17.10, 17.11
        return False
    return state.on[space] == 0 and may_stand(box, piece, space)  # 17.11


def pushes(box: BoxRecord, state: State, out: Any) -> int:
    """Writes whom the actor's captain may push where, ascending."""
    n = 0
    for shirt in range(1, s.PIECES):
        piece = (1 - state.actor) * s.PIECES + shirt
        for row in range(-1, 2):
            for column in range(-1, 2):
                space = neighbour(box, state.at[piece], row, column)
                if space != s.NONE and may_push(box, state, piece, space):
                    out[n] = s.PUSHES + shirt * s.SPACES + space
                    n += 1
    return n


def push(box: BoxRecord, state: State, action: int) -> None:
    """The captain pushes an opponent one space, with the ball if he has it or is pushed onto it
    (SUPER-17.10).
    """
    state.step += 1
    state.phase = Phase.NEXT
    piece = (1 - state.actor) * s.PIECES + (action - s.PUSHES) // s.SPACES
    space = (action - s.PUSHES) % s.SPACES
    before = carrier(state)
    state.moved = piece
    state.moved_from = state.at[piece]
    put(state, piece, space)
    if before == piece or space == state.ball:
        take_ball(box, state, space, before)  # 6.8, 6.9


def may_bypass(box: BoxRecord, state: State, piece: int) -> bool:
    """Whether the captain of the other side may change places with a piece next to him
    (SUPER-17.12, 17.13).
    """
    captain = (1 - piece // s.PIECES) * s.PIECES + Shirt.CAPTAIN
    near = distance(state.at[captain], state.at[piece]) == 1
    return near and may_swap(box, state, captain, piece)  # 17.13


def bypasses(box: BoxRecord, state: State, out: Any) -> int:
    """Writes whom the actor's captain may pass by, ascending."""
    n = 0
    for shirt in range(s.PIECES):
        if may_bypass(box, state, (1 - state.actor) * s.PIECES + shirt):
            out[n] = s.BYPASSES + shirt
            n += 1
    return n


def bypass(box: BoxRecord, state: State, action: int) -> None:
    """The captain changes places with an opponent; whoever has the ball keeps it (SUPER-17.12)."""
    state.step += 1
    state.phase = Phase.NEXT
    captain = state.actor * s.PIECES + Shirt.CAPTAIN
    piece = (1 - state.actor) * s.PIECES + action - s.BYPASSES
    before = carrier(state)
    state.moved = captain
    state.moved_from = state.at[captain]
    swap(state, captain, piece)
    if before in (captain, piece):
        take_ball(box, state, state.at[before], before)
