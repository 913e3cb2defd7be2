"""Groups, the seeds of a knock-out after them, and tables of more than two."""

from itertools import chain
from math import ceil

from hypothesis import given
from hypothesis import strategies as st

from kickabout.table.formats import groups, knock_out


@given(st.integers(1, 16), st.integers(0, 64))
def test_groups_are_even_and_each_has_one_of_the_best(count: int, sides: int) -> None:
    drawn = groups.draw(range(sides), count)
    assert sorted(chain(*drawn)) == list(range(sides))
    sizes = {len(group) for group in drawn}
    assert max(sizes) - min(sizes) <= 1
    for pot in range(sides // count):
        assert all(group[pot] // count == pot for group in drawn)


def test_the_draw_turns_back_at_the_end() -> None:
    assert groups.draw([7, 6, 5, 4, 3, 2, 1], 3) == [[7, 2, 1], [6, 3], [5, 4]]


@given(st.integers(1, 16), st.integers(1, 6))
def test_sides_of_one_group_meet_as_late_as_they_can(count: int, advance: int) -> None:
    orders = [[(group, rank) for rank in range(advance + 1)] for group in range(count)]
    numbers = {one: number for number, one in enumerate(chain(*orders))}
    seeds = groups.qualified([[numbers[one] for one in order] for order in orders], advance)
    names = list(numbers)
    assert [names[side][1] for side in seeds] == sorted([*range(advance)] * count)
    parts = [{side for side in pair if side is not None} for pair in knock_out.first_round(seeds)]
    # In so many parts of the bracket there is room for all sides of a group.
    while len(parts) >= advance:
        for sides in parts:
            assert len({names[side][0] for side in sides}) == len(sides)
        if len(parts) == 1:
            return
        parts = [upper | lower for upper, lower in zip(parts[::2], parts[1::2], strict=True)]


def test_a_small_group_sends_all_it_has() -> None:
    assert sorted(groups.qualified([[1, 2, 3], [4], [5, 6, 7]], 2)) == [1, 2, 4, 5, 6]


@given(st.integers(2, 300))
def test_tables_have_three_or_four(sides: int) -> None:
    tables = groups.tables(range(sides))
    assert sorted(chain(*tables)) == list(range(sides))
    sizes = [len(table) for table in tables]
    assert max(sizes) - min(sizes) <= 1
    # Two and five are no sum of threes and fours.
    assert set(sizes) <= ({2, 3} if sides in (2, 5) else {3, 4})
    assert len(tables) == ceil(sides / 4)
