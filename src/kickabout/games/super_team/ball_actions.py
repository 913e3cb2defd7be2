"""The four actions of Super Team (pass, shot on goal, dribble and tackle) and why one may not be
taken. How they are resolved is in `attempts`. Numbers are rulebook clauses.
"""

from typing import Any

from . import state as s
from .actions import DRIBBLE, PASS, PIECE, SHOOT, SPACE, TACKLE, VERB, number_of
from .elements import NOT_ASKED_FOR, NOT_POSSIBLE, is_way
from .pitch import (
    ahead,
    between,
    carrier,
    forward,
    in_any_rectangle,
    is_adjacent,
    keeps_at_home,
    may_swap,
    neighbour,
    own_half,
    pieces_of,
    seat_of,
)
from .refusals import Refusal
from .state import BoxRecord, Element, State, Zone


def attacks(state: State, seat: int) -> bool:
    """Return whether one of a seat's pieces has the ball (SUPER-7.1)."""
    piece = carrier(state)
    return piece != s.NONE and seat_of(piece) == seat


def refuse_act(box: BoxRecord, state: State, action: int, element: int) -> Refusal:
    """Return what forbids the actor an action, or the pass that an element of its card asks for
    (SUPER-7.3 to 7.8, 16.1).
    """
    seat = state.actor
    verb = VERB[action]
    if element != Element.NOTHING and verb != PASS:
        return NOT_ASKED_FOR[element]
    if verb == TACKLE:
        return refuse_tackle(box, state, seat * s.PIECES + PIECE[action])
    if seat != state.attacker:
        return Refusal.ONLY_TACKLES  # 7.4
    if verb == PASS:
        wanted = Element.PASS if element == Element.NOTHING else element
        to_spaces = refuse_open_pass(box, state, seat, wanted)
        return refuse_pass(box, state, seat, wanted, SPACE[action], to_spaces)
    if verb == SHOOT:
        return refuse_shot(state)
    return refuse_dribble(box, state, (1 - seat) * s.PIECES + PIECE[action])


def refuse_acting(box: BoxRecord, state: State, seat: int) -> Refusal:
    """Return what forbids a seat every action: the side with the ball can at least shoot, or kick
    it away (SUPER-5.5, 7.6, 7.8, 11.2, 13.7, 14.3).
    """
    if seat == state.attacker:
        if not attacks(state, seat):
            return Refusal.NOBODY_ON_THE_BALL  # 7.8
        return Refusal.NONE  # 11.2, 14.6
    refusal = Refusal.NOBODY_CAN_TACKLE
    for shirt in range(s.PIECES):
        of_piece = refuse_tackle(box, state, seat * s.PIECES + shirt)
        if of_piece == Refusal.NONE:
            return Refusal.NONE
        if of_piece in (Refusal.LOOSE_BALL_NOT_TACKLED, Refusal.GOALIE_NOT_TACKLED):
            refusal = of_piece
    return refusal


def acts(box: BoxRecord, state: State, element: int, out: Any) -> int:
    """Write the actions that the actor may take in its role, or the passes that an element of its
    card allows, ascending (SUPER-7.3, 7.4, 7.6, 16.1).
    """
    seat = state.actor
    if element != Element.NOTHING:
        return passes(box, state, seat, element, out)
    if seat != state.attacker:
        return tackles(box, state, seat, out)  # 7.4
    n = passes(box, state, seat, Element.PASS, out)
    if refuse_shot(state) == Refusal.NONE:
        out[n] = SHOOT
        n += 1
        for shirt in range(s.PIECES):
            if refuse_dribble(box, state, (1 - seat) * s.PIECES + shirt) == Refusal.NONE:
                out[n] = number_of(DRIBBLE, shirt)
                n += 1
    return n


# Passes.


def passes(box: BoxRecord, state: State, seat: int, element: int, out: Any) -> int:
    """Write all passes of the carrier that an element of a card allows, ascending (SUPER-16.1)."""
    n = 0
    if not attacks(state, seat):
        return n
    to_spaces = refuse_open_pass(box, state, seat, element)
    for space in range(box.rows * s.COLS):
        if refuse_pass(box, state, seat, element, space, to_spaces) == Refusal.NONE:
            out[n] = number_of(PASS, space)
            n += 1
    return n


def refuse_passing(box: BoxRecord, state: State, seat: int, element: int) -> Refusal:
    """Return what forbids the carrier every pass that an element of a card allows
    (SUPER-15.5, 16.1, 22.10).
    """
    if not attacks(state, seat):
        return Refusal.BALL_LIES_LOOSE
    if element == Element.PASS:
        return Refusal.NONE  # 14.11: to an empty space if to no piece
    to_spaces = refuse_open_pass(box, state, seat, element)
    refusal = NOT_POSSIBLE[element]
    nearest, furthest = (1, 2) if element == Element.THROUGH_PASS else (0, 0)  # 16.6, 16.7
    for piece in pieces_of(seat):
        for far in range(nearest, furthest + 1):
            space = neighbour(box, state.at[piece], far * forward(seat), 0)
            if space == s.NONE:
                continue
            to_space = refuse_pass(box, state, seat, element, space, to_spaces)
            if to_space == Refusal.NONE:
                return Refusal.NONE
            if to_space == Refusal.OFFSIDE:
                refusal = Refusal.RECEIVERS_OFFSIDE
    return refusal


def refuse_open_pass(box: BoxRecord, state: State, seat: int, element: int) -> Refusal:
    """Return what forbids a pass to an empty space: a goal kick may go to one only if no piece can
    be passed to (SUPER-10.1, 14.11, 16.6).
    """
    if element not in (Element.PASS, Element.THROUGH_PASS):
        return NOT_ASKED_FOR[element]
    if state.goal_kick == 0:  # 10.1
        return Refusal.NONE
    if element == Element.THROUGH_PASS:  # 14.12
        return Refusal.GOAL_KICK_TO_A_PIECE
    for piece in pieces_of(seat):
        to_piece = refuse_pass(box, state, seat, element, state.at[piece], Refusal.NONE)
        if to_piece == Refusal.NONE:
            return Refusal.GOAL_KICK_TO_A_PIECE  # 14.11
    return Refusal.NONE


def refuse_pass(
    box: BoxRecord, state: State, seat: int, element: int, space: int, to_spaces: Refusal
) -> Refusal:
    """Return what forbids the carrier to pass to a space as an element of a card asks, where
    `to_spaces` is what forbids a pass to an empty space (SUPER-10.1 to 10.3, 16.1 to 16.9, 22.10).
    """
    start = state.ball
    if space == start:
        return Refusal.BALL_IS_THERE
    if box.flags[space] & Zone.PITCH == 0:
        return Refusal.NOT_IN_BOX
    piece = state.on[space] - 1
    if piece == s.NONE:
        if in_any_rectangle(box, space):
            return Refusal.PASS_INTO_RECTANGLE  # 10.3
        if to_spaces != Refusal.NONE:
            return to_spaces
        if element == Element.PASS or is_through(state, seat, space):
            return Refusal.NONE
        return Refusal.NOT_A_THROUGH_PASS  # 16.6
    if seat_of(piece) != seat:
        return Refusal.PASS_TO_OPPONENT  # 10.2
    if not is_wanted(state, seat, element, space):
        return NOT_ASKED_FOR[element]
    if box.offside_trap == 1 and is_offside(box, state, piece):
        return Refusal.OFFSIDE  # 22.10
    return Refusal.NONE


def is_wanted(state: State, seat: int, element: int, space: int) -> bool:
    """Return whether a pass to a piece on a space is one that an element of a card asks for
    (SUPER-16.2 to 16.5, 16.8, 16.9).
    """
    if element == Element.THROUGH_PASS:
        return False
    if element == Element.IN_BETWEEN_PASS:
        return between(state, state.ball, space, seat)  # 16.8, 16.9
    return is_way(element, ahead(seat, state.ball, space))


def is_through(state: State, seat: int, space: int) -> bool:
    """Return whether a space lies ahead of a piece that could run onto a through pass (SUPER-16.6)."""
    for piece in pieces_of(seat):
        if is_run_by(state, piece, space):
            return True
    return False


def is_run_by(state: State, piece: int, space: int) -> bool:
    """Return whether a space lies one or two spaces straight ahead of a piece without the ball (SUPER-16.7)."""
    at = state.at[piece]
    straight = at != state.ball and at % s.COLS == space % s.COLS
    return straight and 1 <= ahead(seat_of(piece), at, space) <= 2


def is_offside(box: BoxRecord, state: State, piece: int) -> bool:
    """Return whether a piece is in the opponents' half, ahead of the ball and of all
    opponents but one (SUPER-22.11, 22.12).
    """
    seat = seat_of(piece)
    space = state.at[piece]
    if not own_half(box, space, 1 - seat) or ahead(seat, state.ball, space) <= 0:
        return False
    behind = 0
    for other in pieces_of(1 - seat):
        if ahead(seat, state.at[other], space) > 0:
            behind += 1
    return behind >= s.PIECES - 1


# Shots and duels.


def refuse_shot(state: State) -> Refusal:
    """Return what forbids the carrier to shoot (SUPER-11.2, 14.6)."""
    return Refusal.GOALIE_MUST_PASS if state.goal_kick == 1 else Refusal.NONE


def refuse_dribble(box: BoxRecord, state: State, rival: int) -> Refusal:
    """Return what forbids the carrier to dribble past an opponent
    (SUPER-12.1, 12.6, 14.1, 14.5, 14.6).
    """
    piece = carrier(state)
    if state.goal_kick == 1:
        return Refusal.GOALIE_MUST_PASS  # 14.6
    if keeps_at_home(box, piece, state.ball):
        return Refusal.GOALIE_DOES_NOT_DRIBBLE  # 14.1
    if not is_adjacent(state.ball, state.at[rival]):
        return Refusal.NOT_BESIDE_CARRIER  # 12.1
    if not may_swap(box, state, piece, rival):
        return Refusal.DRIBBLE_INTO_RECTANGLE  # 12.6, 14.5
    return Refusal.NONE


def refuse_tackle(box: BoxRecord, state: State, piece: int) -> Refusal:
    """Return what forbids a piece to tackle the carrier (SUPER-7.3, 13.1, 13.5, 13.7, 14.1, 14.3)."""
    seat = seat_of(piece)
    if seat == state.attacker:
        return Refusal.ATTACKER_DOES_NOT_TACKLE  # 7.3
    rival = carrier(state)
    if rival == s.NONE:
        return Refusal.LOOSE_BALL_NOT_TACKLED  # 13.7
    if state.tackled[piece] == 1:
        return Refusal.TACKLE_HAS_FAILED  # 13.5
    if not is_adjacent(state.at[piece], state.ball):
        return Refusal.TOO_FAR_TO_TACKLE  # 13.1
    if keeps_at_home(box, piece, state.at[piece]):
        return Refusal.GOALIE_DOES_NOT_TACKLE  # 14.1
    if keeps_at_home(box, rival, state.ball):
        return Refusal.GOALIE_NOT_TACKLED  # 14.3, 14.4
    return Refusal.NONE  # 2.3, 2.4: a piece in a small rectangle is a Goalie in his area


def tackles(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Write the tackles by the pieces of a seat, ascending."""
    n = 0
    for shirt in range(s.PIECES):
        if refuse_tackle(box, state, seat * s.PIECES + shirt) == Refusal.NONE:
            out[n] = number_of(TACKLE, shirt)
            n += 1
    return n
