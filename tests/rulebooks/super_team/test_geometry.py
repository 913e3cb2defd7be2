"""Section 9 against an independent computation: every pair of spaces of the pitch, asked of shapely.

The rules compute lines in whole numbers. Here the same lines are drawn in the plane, spaces are
squares of side 1, and shapely says what meets what.
"""

import itertools
import random

import numpy as np
import pytest
import shapely

from kickabout.games.super_team import pitch
from kickabout.games.super_team import state as s
from tests.clauses import clause

ROWS_USED, COLUMNS_USED = 13, 9
SPACES = [row * s.COLS + column for row in range(ROWS_USED) for column in range(COLUMNS_USED)]
CORNERS = [SPACES[0], SPACES[COLUMNS_USED - 1], SPACES[-COLUMNS_USED], SPACES[-1]]
CENTRES = np.array([(space % s.COLS, space // s.COLS) for space in SPACES], dtype=float)
SQUARES = shapely.box(*(CENTRES - 0.5).T, *(CENTRES + 0.5).T)


def line(start: int, end: int) -> shapely.LineString:
    """Return the line between the centres of two spaces."""
    return shapely.LineString([(space % s.COLS, space // s.COLS) for space in (start, end)])


@clause("SUPER-9.4", "SUPER-9.6", "SUPER-16.9")
@pytest.mark.parametrize("row", range(ROWS_USED))
def test_which_spaces_a_line_cuts_and_which_it_touches(row: int) -> None:
    for start, end in itertools.product(SPACES[row * COLUMNS_USED :][:COLUMNS_USED], SPACES):
        if end == start:
            continue
        cut = shapely.length(shapely.intersection(line(start, end), SQUARES)) > 1e-9
        assert [pitch.crosses(start, end, space) for space in SPACES] == cut.tolist()
        met = shapely.intersects(line(start, end), SQUARES)
        assert [pitch.touches(start, end, space) for space in SPACES] == met.tolist()


@clause("SUPER-9.8", "SUPER-9.9", "SUPER-9.10")
def test_the_half_way_space_of_every_pair() -> None:
    for start, end in itertools.permutations(SPACES, 2):
        length = pitch.distance(start, end)
        steps = (length + 1) // 2
        x, y = (end % s.COLS - start % s.COLS) / length, (end // s.COLS - start // s.COLS) / length
        # The point on the line after so many steps, and the spaces of that distance nearest to it.
        point = (start % s.COLS + steps * x, start // s.COLS + steps * y)
        half_ways = {pitch.half_way(start, end, second) for second in (False, True)}
        for space in half_ways:
            assert pitch.distance(start, space) == steps
            assert pitch.distance(space, end) == length - steps
            across = abs(space % s.COLS - point[0]) + abs(space // s.COLS - point[1])
            assert across == pytest.approx(0.5) if len(half_ways) == 2 else across < 0.5
            # Over one space it is the end itself, which a line cuts as well.
            assert pitch.crosses(start, end, space)


@clause("SUPER-9.8", "SUPER-9.9")
def test_no_space_half_way_is_nearer_to_the_line() -> None:
    for start, end in itertools.product(CORNERS, SPACES):
        if end == start:
            continue
        steps = (pitch.distance(start, end) + 1) // 2
        there = [space for space in SPACES if pitch.distance(start, space) == steps]
        points = shapely.points([(space % s.COLS, space // s.COLS) for space in there])
        far = shapely.distance(points, line(start, end))
        nearest = {s for s, d in zip(there, far, strict=True) if d < far.min() + 1e-9}
        assert {pitch.half_way(start, end, second) for second in (False, True)} == nearest


@clause("SUPER-16.8", "SUPER-16.9")
def test_which_passes_go_in_between() -> None:
    dice = random.Random(7)
    found = 0
    for _ in range(4000):
        start, end, one, other = dice.sample(SPACES, 4)
        wall = line(one, other)
        crossing = bool(line(start, end).crosses(wall))
        assert pitch.cut_each_other(start, end, one, other) == crossing
        squares = [SQUARES[SPACES.index(space)] for space in (start, end)]
        touching = [bool(square.intersects(wall)) for square in squares]
        assert [pitch.touches(one, other, space) for space in (start, end)] == touching
        found += crossing and not any(touching)
    assert found > 200
