"""The geometry of the pitch in whole numbers: distances, lines,
blocks. Numbers are rulebook clauses.
"""

from . import state as s
from .state import BoxRecord, State


def ask(state: State, phase: int, actor: int) -> bool:
    """Let `actor`, a seat or chance, decide next in a phase; return True."""
    state.phase = phase
    state.actor = actor
    return True


def is_auto(box: BoxRecord, seat: int) -> bool:
    """Return whether AutoTeam plays a seat (SUPER-22.13)."""
    return box.solo > 0 and seat == 1


def forward(seat: int) -> int:
    """Return the direction in which a seat attacks: 1 towards higher rows, -1 towards lower
    (SUPER-2.2).
    """
    return 1 - 2 * seat


def seat_of(piece: int) -> int:
    """Return the side of a piece."""
    return piece // s.PIECES


def pieces_of(seat: int) -> range:
    """Return a side's pieces, the Goalie first."""
    return range(seat * s.PIECES, (seat + 1) * s.PIECES)


def outfield_of(seat: int) -> range:
    """Return a side's pieces but its Goalie."""
    return range(seat * s.PIECES + 1, (seat + 1) * s.PIECES)


def role_of(state: State, seat: int) -> int:
    """Return the role of a side: it attacks with the ball, or if it had it last (SUPER-7.1, 7.2)."""
    return s.Role.OFFENSIVE if state.attacker == seat else s.Role.DEFENSIVE


def goalie_of(seat: int) -> int:
    """Return a side's Goalie."""
    return seat * s.PIECES + s.Shirt.GOALIE


def is_goalie(piece: int) -> bool:
    """Return whether a piece is a Goalie."""
    return piece % s.PIECES == s.Shirt.GOALIE


def carrier(state: State) -> int:
    """Return the piece with the ball, NONE while the ball is loose."""
    return state.on[state.ball] - 1 if state.ball != s.NONE else s.NONE


def distance(one: int, other: int) -> int:
    """Return the length of the shortest way between two spaces, in any direction, ignoring pieces
    (SUPER-9.1, 9.3).
    """
    rows = abs(one // s.COLS - other // s.COLS)
    columns = abs(one % s.COLS - other % s.COLS)
    return max(rows, columns)


def half_distance(one: int, other: int) -> int:
    """Return half the distance between two spaces, rounded up (SUPER-9.2, 11.9)."""
    return (distance(one, other) + 1) // 2


def bend(one: int, other: int) -> int:
    """Return the square of the straight way between the centres of two spaces: of equally long movements,
    the straightest ends where it is least (SUPER-11.6, 24.18).
    """
    rows = one // s.COLS - other // s.COLS
    columns = one % s.COLS - other % s.COLS
    return rows * rows + columns * columns


def is_adjacent(one: int, other: int) -> bool:
    """Return whether two spaces are one step apart."""
    # Comparing the numbers first saves most of the divisions.
    return abs(one - other) <= s.COLS + 1 and distance(one, other) == 1


def ahead(seat: int, start: int, end: int) -> int:
    """Return by how many rows `end` lies ahead of `start` as a seat attacks; less than 0 behind
    (SUPER-2.10).
    """
    return (end // s.COLS - start // s.COLS) * forward(seat)


def lies_in(box: BoxRecord, space: int, area: int, seat: int) -> bool:
    """Return whether a space lies in a seat's RECTANGLE, AREA or HALF."""
    return box.flags[space] & (area << seat) != 0


def in_any_rectangle(box: BoxRecord, space: int) -> bool:
    """Return whether a space lies in either small rectangle."""
    return box.flags[space] & (s.Zone.RECTANGLE | s.Zone.RECTANGLE << 1) != 0


def own_half(box: BoxRecord, space: int, seat: int) -> bool:
    """Return whether a space lies in a seat's half; the middle row is in neither (SUPER-2.6)."""
    return lies_in(box, space, s.Zone.HALF, seat)


def own_area(box: BoxRecord, space: int, seat: int) -> bool:
    """Return whether a space lies in a seat's penalty area."""
    return lies_in(box, space, s.Zone.AREA, seat)


def target_space(box: BoxRecord, seat: int, tile: int) -> int:
    """Return the space of the goal that a seat defends, by Strike tile 0..2 (SUPER-11.3)."""
    row = 0 if seat == 0 else box.rows - 1
    return row * s.COLS + box.target_column + tile


def turned(rows: int, columns: int, space: int) -> int:
    """Return the space of the other side on a pitch of this size that corresponds to one of a side."""
    return (rows - 1 - space // s.COLS) * s.COLS + columns - 1 - space % s.COLS


def neighbour(box: BoxRecord, space: int, rows: int, columns: int) -> int:
    """Return the space so many rows and columns away, NONE if that is off the pitch."""
    row = space // s.COLS + rows
    column = space % s.COLS + columns
    if 0 <= row < box.rows and 0 <= column < box.columns:
        return row * s.COLS + column
    return s.NONE


def may_stand(box: BoxRecord, piece: int, space: int) -> bool:
    """Return whether a piece may ever be on a space: a small rectangle is for its own Goalie only
    (SUPER-2.3, 2.4, 14.17).
    """
    return box.flags[space] & (s.Zone.PITCH | barred(piece)) == s.Zone.PITCH


def barred(piece: int) -> int:
    """Return the flags of the small rectangles that a piece may not enter (SUPER-2.4, 14.17)."""
    if is_goalie(piece):
        return s.Zone.RECTANGLE << (1 - seat_of(piece))
    return s.Zone.RECTANGLE | s.Zone.RECTANGLE << 1


def near_opponent(state: State, space: int, seat: int) -> bool:
    """Return whether a piece of the other side stands next to a space (SUPER-2.8)."""
    for piece in pieces_of(1 - seat):
        if state.at[piece] != s.NONE and is_adjacent(state.at[piece], space):
            return True
    return False


# Lines.


def crosses(start: int, end: int, space: int) -> bool:
    """Return whether the line between the centres of two spaces cuts the inside of a space
    (SUPER-9.6).
    """
    x = end % s.COLS - start % s.COLS
    y = end // s.COLS - start // s.COLS
    return cuts(x, y, space % s.COLS - start % s.COLS, space // s.COLS - start // s.COLS)


def cuts(x: int, y: int, px: int, py: int) -> bool:
    """Return whether the line from the centre of a space to that of the one (x, y) away cuts the
    inside of the one (px, py) away.

    Touching a corner is not enough. With a half-width of 1/2 a square is cut by a line through the
    origin along (x, y) if its centre is less than (|x| + |y|) / 2 away, in units of the line's
    length.
    """
    if px * x < 0 or py * y < 0 or abs(px) > abs(x) or abs(py) > abs(y):
        return False
    return 2 * abs(px * y - py * x) < abs(x) + abs(y)


def along(start: int, end: int, space: int) -> int:
    """Return how far along a line a space lies: it grows with every space that the line crosses."""
    x = end % s.COLS - start % s.COLS
    y = end // s.COLS - start // s.COLS
    return (space % s.COLS - start % s.COLS) * x + (space // s.COLS - start // s.COLS) * y


def blocks(state: State, start: int, end: int, seat: int, shirt: int) -> int:
    """Return how many pieces of the side against `seat` stand on the line, its end included, counting
    from a shirt on (SUPER-9.4, 9.5, 9.7).
    """
    count = 0
    row = start // s.COLS
    column = start % s.COLS
    x = end % s.COLS - column
    y = end // s.COLS - row
    for piece in range((1 - seat) * s.PIECES + shirt, (2 - seat) * s.PIECES):
        space = state.at[piece]
        if space != s.NONE and space != start:  # 9.7
            count += cuts(x, y, space % s.COLS - column, space // s.COLS - row)
    return count


def first_on_line(state: State, start: int, end: int, to_the_end: bool) -> int:
    """Return the first piece of either side on the line, NONE if there is none
    (SUPER-10.6, 10.8, 11.12, 11.13).

    A piece on the end space counts only `to_the_end`.
    """
    first = s.NONE
    least = 0
    for piece in range(s.SEATS * s.PIECES):
        space = state.at[piece]
        if space == start or (space == end and not to_the_end):  # 9.7, 10.8, 11.13
            continue
        if space != s.NONE and crosses(start, end, space):
            place = along(start, end, space)
            if first == s.NONE or place < least:
                first = piece
                least = place
    return first


def half_way(start: int, end: int, second: bool) -> int:
    """Return the space half-way along a line, rounded up to whole steps (SUPER-9.8, 9.9).

    Where the line runs between two spaces, the `second` is the one further along its shorter side.
    """
    x = end % s.COLS - start % s.COLS
    y = end // s.COLS - start // s.COLS
    length = max(abs(x), abs(y))
    steps = (length + 1) // 2  # 9.8
    # Steps along the shorter side, rounded to the nearest space; exactly between two, to either.
    doubled = 2 * steps * min(abs(x), abs(y))
    across = (doubled + length) // (2 * length)
    if not second and (doubled + length) % (2 * length) == 0 and doubled > 0:  # 9.9
        across -= 1
    way_x = steps if abs(x) >= abs(y) else across
    way_y = across if abs(x) >= abs(y) else steps
    return start + (way_x if x > 0 else -way_x) + (way_y if y > 0 else -way_y) * s.COLS


def between(state: State, start: int, end: int, seat: int) -> bool:
    """Return whether a ball passes between two opponents of `seat`: its line crosses theirs
    strictly inside, and neither of its end spaces touches theirs (SUPER-16.8, 16.9).
    """
    first = (1 - seat) * s.PIECES
    for one in range(first, first + s.PIECES):
        for other in range(one + 1, first + s.PIECES):
            a = state.at[one]
            b = state.at[other]
            if a == s.NONE or b == s.NONE or not cut_each_other(start, end, a, b):
                continue
            if not touches(a, b, start) and not touches(a, b, end):
                return True
    return False


def side(start: int, end: int, space: int) -> int:
    """Return on which side of a line the centre of a space lies: above 0, below 0, or 0 on it."""
    x = end % s.COLS - start % s.COLS
    y = end // s.COLS - start // s.COLS
    return x * (space // s.COLS - start // s.COLS) - y * (space % s.COLS - start % s.COLS)


def cut_each_other(start: int, end: int, a: int, b: int) -> bool:
    """Return whether two lines between centres cross strictly inside both (SUPER-16.9)."""
    return side(start, end, a) * side(start, end, b) < 0 and side(a, b, start) * side(a, b, end) < 0


def touches(a: int, b: int, space: int) -> bool:
    """Return whether a space, edges and corners included, meets the line between two centres
    (SUPER-16.9).
    """
    x = b % s.COLS - a % s.COLS
    y = b // s.COLS - a // s.COLS
    px = 2 * (space % s.COLS - a % s.COLS)
    py = 2 * (space // s.COLS - a // s.COLS)
    if px + 1 < min(0, 2 * x) or px - 1 > max(0, 2 * x):
        return False
    if py + 1 < min(0, 2 * y) or py - 1 > max(0, 2 * y):
        return False
    return abs(x * py - y * px) <= abs(x) + abs(y)


# Pieces on the pitch.


def lift(state: State, piece: int) -> None:
    """Take a piece off its space."""
    if state.at[piece] != s.NONE:
        state.on[state.at[piece]] = 0
        state.at[piece] = s.NONE


def put(state: State, piece: int, space: int) -> None:
    """Put a piece on an empty space (SUPER-2.9)."""
    lift(state, piece)
    state.at[piece] = space
    state.on[space] = piece + 1


def swap(state: State, one: int, other: int) -> None:
    """Let two pieces change places; neither becomes inactive (SUPER-12.5, 13.8)."""
    a = state.at[one]
    b = state.at[other]
    state.at[one] = b
    state.at[other] = a
    state.on[a] = other + 1
    state.on[b] = one + 1


def may_swap(box: BoxRecord, state: State, one: int, other: int) -> bool:
    """Return whether both pieces may stand on the other's space (SUPER-12.6, 17.13)."""
    return may_stand(box, one, state.at[other]) and may_stand(box, other, state.at[one])


def take_ball(box: BoxRecord, state: State, space: int, before: int) -> None:
    """Put the ball on a space, in possession of the piece there; `before` had it last, or NONE
    (SUPER-6.9, 7.1, 7.2).

    Only for AutoTeam's Goalie does this make a goal kick due (SUPER-14.20, 23.15); see
    `come_to_rest` for others.
    """
    state.ball = space
    state.stranded = 0
    piece = carrier(state)
    if piece == s.NONE:
        state.goal_kick = 0
        return  # 7.2, 11.15
    seat = seat_of(piece)
    if piece != before:  # 14.16
        owes = is_auto(box, seat) and keeps_at_home(box, piece, space)  # 23.15
        state.goal_kick = 1 if owes else 0
    state.attacker = seat  # 7.1


def keeps_at_home(box: BoxRecord, piece: int, space: int) -> bool:
    """Return whether a piece is a Goalie and a space is in his own penalty area."""
    return is_goalie(piece) and own_area(box, space, seat_of(piece))
