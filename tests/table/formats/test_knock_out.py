"""Brackets: byes, and who meets when."""

from itertools import chain
from math import ceil, log2

from hypothesis import given
from hypothesis import strategies as st

from kickabout.table.formats import knock_out

_SIDES = st.lists(st.integers(0, 999), min_size=2, max_size=70, unique=True)


@given(_SIDES)
def test_everybody_stands_in_the_first_round_once_and_the_best_have_byes(seeds: list[int]) -> None:
    first = knock_out.first_round(seeds)
    there = [side for side in chain(*first) if side is not None]
    assert sorted(there) == sorted(seeds)
    byes = [home for home, away in first if away is None]
    assert set(byes) == set(seeds[: 2 ** ceil(log2(len(seeds))) - len(seeds)])


@given(_SIDES)
def test_the_best_meet_as_late_as_they_can(seeds: list[int]) -> None:
    """If the better seed always wins, the best half of a round comes through it, and meets from both ends."""
    winners = [home for home, _ in knock_out.first_round(seeds)]
    while len(winners) > 1:
        assert set(winners) == set(seeds[: len(winners)])
        ties = list(zip(winners[::2], winners[1::2], strict=True))
        assert {seeds.index(one) + seeds.index(other) for one, other in ties} == {len(winners) - 1}
        winners = [min(tie, key=seeds.index) for tie in ties]
    assert winners == seeds[:1]


def test_one_side_has_a_bye_and_none_leave_nothing_to_play() -> None:
    assert knock_out.first_round([7]) == [(7, None)]
    assert knock_out.first_round([]) == []
