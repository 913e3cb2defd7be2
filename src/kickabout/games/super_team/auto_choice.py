"""The choices that AutoTeam's procedure settles: which piece, and where it or the ball
goes. Numbers are rulebook clauses.

Choices are made by rank, a whole number: the least rank wins, and equal ranks draw lots
(SUPER-23.12).
"""

from typing import Any

from . import state as s
from .actions import AUTO_MOVE, number_of
from .ball_actions import is_run_by, refuse_open_pass, refuse_pass
from .elements import NOT_ASKED_FOR
from .goal_kicks import owes_kick
from .movement import WIDTH, around, most_spaces, reach, reaches
from .pitch import (
    ahead,
    bend,
    carrier,
    crosses,
    distance,
    is_goalie,
    lies_in,
    own_half,
    pieces_of,
    seat_of,
    target_space,
)
from .power import power_needed
from .refusals import Refusal
from .state import BoxRecord, Element, State, Tile, Zone

AUTO = 1
"""AutoTeam's seat."""
STRIDE = 2
"""The most spaces that one of AutoTeam's pieces moves."""
BENDS = 1000
"""More than the square of any distance on the pitch."""
RANKS = 100_000
"""More than the rank of any piece to pass to."""

# AutoTeam's card.


def strike_space(box: BoxRecord, state: State) -> int:
    """Return the space of the opponents' goal that AutoTeam's card shows (SUPER-23.5)."""
    return target_space(box, 1 - AUTO, box.auto_strike[state.auto_card])


def element(box: BoxRecord, state: State) -> int:
    """Return the next element of AutoTeam's tactic, NOTHING after the last."""
    if state.step == s.STEPS:
        return Element.NOTHING.value
    return box.auto_elements[state.auto_card, state.step]


# Pieces.


def lesser(rank: int, other: int) -> int:
    """Return the lesser of two ranks, either of which may be NONE."""
    if rank == s.NONE or other == s.NONE:
        return max(rank, other)
    return min(rank, other)


def off_marked(box: BoxRecord, space: int) -> int:
    """Return 0 for a marked space and 1 for any other, so that of equals the piece on a marked
    space is picked (SUPER-23.11).
    """
    return 0 if box.flags[space] & Zone.MARKED else 1


def nearness(box: BoxRecord, state: State, piece: int) -> int:
    """Return the rank of a piece that could be chosen: nearest to the ball first, then
    on a marked space (SUPER-23.11).
    """
    space = state.at[piece]
    return distance(space, state.ball) * 2 + off_marked(box, space)


# Passes and goal kicks.


def refuse_her_pass(box: BoxRecord, state: State, element: int, space: int) -> Refusal:
    """Return what forbids AutoTeam's carrier a pass to a piece, or a Through Pass to a space
    (SUPER-24.5, 24.7).
    """
    through = element == Element.THROUGH_PASS
    to_spaces = Refusal.NONE if through else NOT_ASKED_FOR[element]
    return refuse_pass(box, state, AUTO, element, space, to_spaces)


def tactic_rank(box: BoxRecord, state: State, element: int, space: int) -> int:
    """Return the rank of a space as the target of a tactic's pass, NONE if it cannot be one:
    nearest piece first, then least power, then a piece on a marked space (SUPER-24.5).

    For a through pass, that piece is the one that the space lies ahead of.
    """
    if refuse_her_pass(box, state, element, space) != Refusal.NONE:
        return s.NONE
    power = power_needed(box, state, carrier(state), state.ball, space, False)
    least = s.NONE
    for piece in pieces_of(AUTO):
        at = state.at[piece]
        if at == space or (state.on[space] == 0 and is_run_by(state, piece, space)):
            rank = (distance(at, state.ball) * 100 + power) * 2 + off_marked(box, at)
            least = lesser(least, rank)
    return least


def may_receive(box: BoxRecord, state: State, piece: int) -> bool:
    """Return whether AutoTeam's carrier may pass to a team-mate at all (SUPER-24.16)."""
    space = state.at[piece]
    return refuse_her_pass(box, state, Element.PASS, space) == Refusal.NONE


def ahead_rank(box: BoxRecord, state: State, space: int) -> int:
    """Return the rank of a space as the target of a pass to AutoTeam's most advanced piece, NONE if
    no such piece may receive it there ahead of the ball (SUPER-24.7, 24.8, 24.15).
    """
    piece = state.on[space] - 1
    rows = ahead(AUTO, state.ball, space)
    if rows <= 0 or piece == s.NONE or seat_of(piece) != AUTO or not may_receive(box, state, piece):
        return s.NONE
    return (s.ROWS - rows) * BENDS + nearness(box, state, piece)


def goal_kick_rank(box: BoxRecord, state: State, space: int) -> int:
    """Return the rank of a space to which AutoTeam's Goalie may kick the ball without a roll, NONE
    for any but those of her pieces: the furthest marked space of her half (SUPER-23.15, 23.17).
    """
    piece = state.on[space] - 1
    if piece == s.NONE or seat_of(piece) != AUTO or is_goalie(piece):
        return s.NONE
    return marked_rank(box, state, space)


def goal_pass_rank(box: BoxRecord, state: State, space: int) -> int:
    """Return the rank of a space to which AutoTeam's Goalie may pass the goal kick, NONE if he may
    not: that of the piece nearest to him, else the furthest marked space that is free
    (SUPER-23.16, 23.17, 23.19).
    """
    piece = state.on[space] - 1
    if piece != s.NONE:
        if seat_of(piece) != AUTO or not may_receive(box, state, piece):
            return s.NONE
        return nearness(box, state, piece)
    rank = marked_rank(box, state, space)
    if rank == s.NONE or refuse_open_pass(box, state, AUTO, Element.PASS) != Refusal.NONE:
        return s.NONE
    return RANKS + rank


def marked_rank(box: BoxRecord, state: State, space: int) -> int:
    """Return the rank of a marked space of AutoTeam's half, NONE for any other space: furthest from
    the middle of her goal first, then nearest to the ball (SUPER-23.17).
    """
    if box.flags[space] & Zone.MARKED == 0 or not own_half(box, space, AUTO):
        return s.NONE
    far = distance(target_space(box, AUTO, Tile.MIDDLE), space)
    return (s.SPACES - far) * s.SPACES + distance(space, state.ball)


# Movements.


def run_rank(
    box: BoxRecord, state: State, piece: int, space: int, goal: int, most: int, guarding: bool
) -> int:
    """Return the rank of a space that a piece reaches as the end of a movement towards `goal`, NONE if it
    cannot be one.

    The movement must bring the piece nearer, and the nearest space comes first. Of equally near
    ones a defender prefers those between the ball and her goal, then those near her goal line
    (SUPER-25.4); others prefer to take the loose ball along. After that the straightest movement
    wins.
    """
    spaces = distance(space, goal)
    if spaces >= distance(state.at[piece], goal):  # 24.18
        return s.NONE
    if guarding:
        middle = target_space(box, AUTO, 1)
        aside = 0 if crosses(state.ball, middle, space) else 1  # 25.3
        return ((spaces * 2 + aside) * s.ROWS + ahead(AUTO, middle, space)) * BENDS + bend(
            space, goal
        )  # 24.18
    with_ball = space == state.ball or reaches(box, state, piece, space, True, most)
    without = 0 if with_ball else 1  # 24.20
    return (spaces * 2 + without) * BENDS + bend(space, goal)  # 24.18


def best_run(box: BoxRecord, state: State, piece: int, goal: int, most: int, guarding: bool) -> int:
    """Return the least rank of all spaces that a piece may run to, NONE if it cannot come nearer."""
    least = s.NONE
    ends = run_ends(box, state, piece, most)
    for place in range(5 * WIDTH):
        if ends >> place & 1:
            space = around(state.at[piece], place)
            least = lesser(least, run_rank(box, state, piece, space, goal, most, guarding))
    return least


def run_ends(box: BoxRecord, state: State, piece: int, most: int) -> int:
    """Return the spaces around a piece to which it may run, whether by way of the ball or not."""
    return reach(box, state, piece, False, most) | reach(box, state, piece, True, most)


def guard_spaces(state: State) -> int:
    """Return how far AutoTeam's next defensive movement goes: one space, the first one two (SUPER-25.2, 25.8)."""
    return 1 if state.auto_moved > 0 else STRIDE


def may_run(state: State, piece: int) -> bool:
    """Return whether one of AutoTeam's pieces may move: never an inactive one, nor a Goalie who
    owes a kick (SUPER-14.15, 23.10, 24.13).
    """
    if state.lying[piece] == 1:
        return False  # 23.10
    return not (is_goalie(piece) and owes_kick(state, AUTO))  # 14.15


def spaces_of(state: State, piece: int, most: int) -> int:
    """Return how far a piece moves where `most` spaces are allowed (SUPER-24.21)."""
    return min(most_spaces(state, piece), most)


def runner_rank(
    box: BoxRecord, state: State, piece: int, goal: int, most: int, guarding: bool
) -> int:
    """Return the rank of a piece to make a movement, NONE if it may not (SUPER-23.10, 23.13, 25.5).

    AutoTeam's Goalie moves only to collect a ball that lies in his small rectangle, and then comes
    first: no other piece may enter.
    """
    if not may_run(state, piece):
        return s.NONE
    collects = False
    if is_goalie(piece):
        collects = goal == state.ball and carrier(state) == s.NONE  # 23.13
        if not collects or not lies_in(box, state.ball, Zone.RECTANGLE, AUTO):
            return s.NONE
    if best_run(box, state, piece, goal, spaces_of(state, piece, most), guarding) == s.NONE:
        return s.NONE
    return 0 if collects else nearness(box, state, piece)


def least_runner(box: BoxRecord, state: State, goal: int, most: int, guarding: bool) -> int:
    """Return the least rank of all pieces that could move towards a
    space, NONE if none can come nearer.
    """
    least = s.NONE
    for piece in pieces_of(AUTO):
        rank = runner_rank(box, state, piece, goal, most, guarding)
        least = lesser(least, rank)
    return least


def may_advance(box: BoxRecord, state: State, piece: int) -> bool:
    """Return whether a piece can come nearer to the strike space (SUPER-24.11, 24.13, 24.18)."""
    if not may_run(state, piece):
        return False
    spaces = spaces_of(state, piece, STRIDE)
    return best_run(box, state, piece, strike_space(box, state), spaces, False) != s.NONE


def runs(
    box: BoxRecord, state: State, runner: int, goal: int, most: int, guarding: bool, out: Any
) -> int:
    """Write the movements towards a space of `runner`, or if that is NONE of the active pieces
    nearest to the ball, ascending (SUPER-23.11, 25.1).
    """
    least = s.NONE if runner != s.NONE else least_runner(box, state, goal, most, guarding)
    n = 0
    for piece in pieces_of(AUTO):
        if runner == s.NONE:
            rank = runner_rank(box, state, piece, goal, most, guarding)
            if rank == s.NONE or rank != least:
                continue
        elif piece != runner:
            continue
        spaces = spaces_of(state, piece, most)
        best = best_run(box, state, piece, goal, spaces, guarding)
        ends = run_ends(box, state, piece, spaces)
        for place in range(5 * WIDTH):
            if ends >> place & 1 == 0:
                continue
            space = around(state.at[piece], place)
            rank = run_rank(box, state, piece, space, goal, spaces, guarding)
            if rank != s.NONE and rank == best:
                out[n] = number_of(AUTO_MOVE, piece % s.PIECES, space)
                n += 1
    return n
