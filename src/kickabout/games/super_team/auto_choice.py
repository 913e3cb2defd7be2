"""Whom AutoTeam picks and where that piece or the ball goes: every choice that her procedure settles,
and the equals among which it draws lots. Numbers are rulebook clauses.

Choices are made by rank, a whole number: the least rank wins, and equal ranks draw lots (SUPER-23.12).
"""

from typing import Any

from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import may_dribble, may_pass, may_pass_to_spaces
from kickabout.games.super_team.movement import most_spaces, reaches
from kickabout.games.super_team.pitch import (
    ahead,
    carrier,
    crosses,
    distance,
    goalie_of,
    is_goalie,
    lies_in,
    neighbour,
    own_half,
    seat_of,
    target_space,
)
from kickabout.games.super_team.power import power_needed
from kickabout.games.super_team.state import BoxRecord, Element, State, Zone

AUTO = 1
"""AutoTeam's seat."""
STRIDE = 2
"""Spaces that a piece of hers moves at most."""
BENDS = 1000
"""More than the square of any distance on the pitch."""

# Pieces.


def off_marked(box: BoxRecord, space: int) -> int:
    """0 for a marked space, 1 for any other: of equals, a piece on a marked one is picked
    (SUPER-23.11).
    """
    return 0 if box.flags[space] & Zone.MARKED else 1


def nearness(box: BoxRecord, state: State, piece: int) -> int:
    """The rank of a piece where one is to be chosen: nearest to the ball, then on a marked space
    (SUPER-23.11).
    """
    space = state.at[piece]
    return distance(space, state.ball) * 2 + off_marked(box, space)


def keep(out: Any, n: int, least: int, rank: int, outcome: int) -> tuple[int, int]:
    """Adds an outcome to the first n unless one of them has a lower rank, and drops those of a higher
    rank; returns how many there are then, and their rank.
    """
    if n > 0 and rank > least:
        return n, least
    if n > 0 and rank < least:
        n = 0
    out[n] = outcome
    return n + 1, rank


# Passes and goal kicks.


def tactic_rank(box: BoxRecord, state: State, element: int, space: int) -> int:
    """The rank of a space as the target of a tactic's pass, NONE if it is none: that of the nearest
    piece, then the least power, then a piece on a marked space (SUPER-24.5).

    The piece of a through pass is the one that the space lies ahead of.
    """
    piece = state.on[space] - 1
    if piece == s.NONE:
        if element != Element.THROUGH_PASS or not may_pass(box, state, AUTO, element, space, True):
            return s.NONE
        power = power_needed(box, state, carrier(state), space, False)
        least = s.NONE
        for mate in range(AUTO * s.PIECES, (AUTO + 1) * s.PIECES):
            at = state.at[mate]
            behind = ahead(AUTO, at, space)
            if at == state.ball or at % s.COLS != space % s.COLS or not 1 <= behind <= 2:
                continue
            rank = (distance(at, state.ball) * 100 + power) * 2 + off_marked(box, at)
            if least == s.NONE or rank < least:
                least = rank
        return least
    if seat_of(piece) != AUTO or not may_pass(box, state, AUTO, element, space, False):
        return s.NONE
    power = power_needed(box, state, carrier(state), space, False)
    return (distance(space, state.ball) * 100 + power) * 2 + off_marked(box, space)


def tactic_passes(box: BoxRecord, state: State, element: int, out: Any) -> int:
    """Writes the passes of hers that an element of a tactic leads to (SUPER-24.5)."""
    least = s.NONE
    n = 0
    for space in range(box.rows * s.COLS):
        rank = tactic_rank(box, state, element, space)
        if rank != s.NONE:
            n, least = keep(out, n, least, rank, s.AUTO_PASSES + space)
    return n


def may_receive(box: BoxRecord, state: State, piece: int) -> bool:
    """Whether the carrier may pass to a team-mate at all (SUPER-24.16)."""
    space = state.at[piece]
    return space != state.ball and may_pass(box, state, AUTO, Element.PASS, space, False)


def passes_ahead(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the passes to her most advanced piece; none if the carrier is as far ahead
    (SUPER-24.7, 24.15).
    """
    most = 0
    for piece in range(AUTO * s.PIECES, (AUTO + 1) * s.PIECES):
        if may_receive(box, state, piece):
            most = max(most, ahead(AUTO, state.ball, state.at[piece]))
    if most == 0:
        return 0
    return nearest_receivers(box, state, most, out)


def nearest_receivers(box: BoxRecord, state: State, rows: int, out: Any) -> int:
    """Writes the passes to the nearest of the pieces that stand so many rows ahead of the carrier,
    or anywhere if `rows` is NONE (SUPER-23.16, 24.8).
    """
    least = s.NONE
    n = 0
    for space in range(box.rows * s.COLS):
        piece = state.on[space] - 1
        if piece == s.NONE or seat_of(piece) != AUTO or not may_receive(box, state, piece):
            continue
        rank = nearness(box, state, piece)
        if rows == s.NONE or ahead(AUTO, state.ball, space) == rows:
            n, least = keep(out, n, least, rank, s.AUTO_PASSES + space)
    return n


def goal_kicks(box: BoxRecord, state: State, out: Any) -> int:
    """Writes where the ball goes that her Goalie has to pass: without a roll to her piece on the
    furthest marked space of her half, else by a pass to the piece nearest to him
    (SUPER-23.15, 23.16, 23.19).

    If nobody may receive it the pass goes to the furthest marked space that is free.
    """
    n = marked_spaces(box, state, True, s.AUTO_KICKS, out)
    if n == 0:
        n = nearest_receivers(box, state, s.NONE, out)
    if n == 0 and may_pass_to_spaces(box, state, AUTO, Element.PASS):
        n = marked_spaces(box, state, False, s.AUTO_PASSES, out)
    return n


def marked_spaces(box: BoxRecord, state: State, held: bool, first: int, out: Any) -> int:
    """Writes the marked spaces of her half that are furthest from the middle of her goal, of those
    that an outfield piece of hers holds or of those that are empty, as numbers from `first` on
    (SUPER-23.15, 23.17, 23.19).
    """
    goal = target_space(box, AUTO, 1)
    least = s.NONE
    n = 0
    for space in range(box.rows * s.COLS):
        if box.flags[space] & Zone.MARKED == 0 or not own_half(box, space, AUTO):
            continue
        piece = state.on[space] - 1
        if held:
            if piece == s.NONE or seat_of(piece) != AUTO or is_goalie(piece):
                continue
        elif piece != s.NONE:
            continue
        rank = (s.SPACES - distance(goal, space)) * s.SPACES + distance(space, state.ball)  # 23.17
        n, least = keep(out, n, least, rank, first + space)
    return n


# Dribbles.


def dribbles(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the opponents that her carrier may dribble past, those on marked spaces before others
    (SUPER-24.10, 24.17).
    """
    least = s.NONE
    n = 0
    for rival in range(s.PIECES):
        if not may_dribble(box, state, rival):
            continue
        rank = off_marked(box, state.at[rival])  # 24.17
        n, least = keep(out, n, least, rank, s.AUTO_DRIBBLES + rival)
    return n


# Movements.


def run_rank(
    box: BoxRecord, state: State, piece: int, space: int, goal: int, most: int, guarding: bool
) -> int:
    """The rank of a space as the end of a movement towards `goal`, NONE if it is none.

    It must bring the piece nearer, and the nearest comes first. Of equally near ones a defender
    prefers those between the ball and her goal, then those near her goal line (SUPER-25.4); others
    go where they take the loose ball along. All go as straight as they can then.
    """
    spaces = distance(space, goal)
    if spaces >= distance(state.at[piece], goal):  # 24.18
        return s.NONE
    with_ball = reaches(box, state, piece, space, True, most)
    if not with_ball and not reaches(box, state, piece, space, False, most):
        return s.NONE
    rows = space // s.COLS - goal // s.COLS
    columns = space % s.COLS - goal % s.COLS
    bend = rows * rows + columns * columns  # 24.18
    if guarding:
        middle = target_space(box, AUTO, 1)
        aside = 0 if crosses(state.ball, middle, space) else 1  # 25.3
        return ((spaces * 2 + aside) * s.ROWS + ahead(AUTO, middle, space)) * BENDS + bend
    without = 0 if with_ball or space == state.ball else 1  # 24.20
    return (spaces * 2 + without) * BENDS + bend


def best_run(box: BoxRecord, state: State, piece: int, goal: int, most: int, guarding: bool) -> int:
    """The least rank of all spaces that a piece may run to, NONE if it cannot come nearer."""
    least = s.NONE
    for row in range(-most, most + 1):
        for column in range(-most, most + 1):
            space = neighbour(box, state.at[piece], row, column)
            if space == s.NONE:
                continue
            rank = run_rank(box, state, piece, space, goal, most, guarding)
            if rank != s.NONE and (least == s.NONE or rank < least):
                least = rank
    return least


def may_run(state: State, piece: int) -> bool:
    """Whether a piece of hers may move: never an inactive one, nor a Goalie who owes a kick
    (SUPER-14.15, 23.10, 24.13).
    """
    if state.lying[piece] == 1:
        return False  # 23.10
    return not (is_goalie(piece) and state.goal_kick == 1 and state.attacker == AUTO)  # 14.15


def spaces_of(state: State, piece: int, most: int) -> int:
    """How far a piece moves where `most` spaces are allowed (SUPER-24.21)."""
    return min(most_spaces(state, piece), most)


def runs_of(
    box: BoxRecord,
    state: State,
    piece: int,
    goal: int,
    most: int,
    guarding: bool,
    out: Any,
    n: int,
) -> int:
    """Adds the movements of a piece towards a space, as far as the `n` already written go."""
    if not may_run(state, piece):
        return n
    spaces = spaces_of(state, piece, most)
    least = best_run(box, state, piece, goal, spaces, guarding)
    if least == s.NONE:
        return n
    for row in range(-spaces, spaces + 1):
        for column in range(-spaces, spaces + 1):
            space = neighbour(box, state.at[piece], row, column)
            if space == s.NONE:
                continue
            if run_rank(box, state, piece, space, goal, spaces, guarding) == least:
                out[n] = s.AUTO_MOVES + piece % s.PIECES * s.SPACES + space
                n += 1
    return n


def runner_rank(
    box: BoxRecord, state: State, piece: int, goal: int, most: int, guarding: bool
) -> int:
    """The rank of a piece to make a movement, NONE if it makes none (SUPER-23.10, 23.13, 25.5).

    Her Goalie makes one only to collect a ball that lies in his small rectangle, and then before
    anybody: no other piece may.
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
    """The least rank of all pieces that could move towards a space, NONE if none can come nearer."""
    least = s.NONE
    for piece in range(AUTO * s.PIECES, (AUTO + 1) * s.PIECES):
        rank = runner_rank(box, state, piece, goal, most, guarding)
        if rank != s.NONE and (least == s.NONE or rank < least):
            least = rank
    return least


def runs(box: BoxRecord, state: State, goal: int, most: int, guarding: bool, out: Any) -> int:
    """Writes the movements towards a space of the active piece nearest to the ball
    (SUPER-23.11, 25.1).
    """
    least = least_runner(box, state, goal, most, guarding)
    n = 0
    if least == s.NONE:
        return n
    for piece in range(goalie_of(AUTO), (AUTO + 1) * s.PIECES):
        if runner_rank(box, state, piece, goal, most, guarding) == least:
            n = runs_of(box, state, piece, goal, most, guarding, out, n)
    return n


def bonus_runs(box: BoxRecord, state: State, goal: int, out: Any) -> int:
    """Writes the movements that a reward leads to: the carrier's, else those of the active piece
    nearest to the ball (SUPER-24.6, 24.19).
    """
    piece = carrier(state)
    n = 0
    if piece != s.NONE:
        n = runs_of(box, state, piece, goal, STRIDE, False, out, 0)
    return n if n > 0 else runs(box, state, goal, STRIDE, False, out)
