"""Brackets: byes, seeds, and how many rounds they take."""

from itertools import chain
from math import ceil, log2
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.table.formats import knock_out

_SIDES = st.lists(st.integers(0, 999), min_size=2, max_size=70, unique=True)


def _rounds(seeds: list[int], random: Random | None) -> list[list[tuple[int, int | None]]]:
    """Play a knock-out, in which the better seed wins unless chance decides."""
    rounds: list[list[tuple[int, int | None]]] = [knock_out.first_round(seeds)]
    while True:
        winners = []
        for home, away in rounds[-1]:
            if away is None:
                winners.append(home)
            elif random is None:
                winners.append(min(home, away, key=seeds.index))
            else:
                winners.append(random.choice((home, away)))
        if len(winners) == 1:
            return rounds
        rounds.append([*knock_out.next_round(winners)])


@given(_SIDES)
def test_everybody_stands_in_the_first_round_once_and_the_best_have_byes(seeds: list[int]) -> None:
    first = knock_out.first_round(seeds)
    there = [side for side in chain(*first) if side is not None]
    assert sorted(there) == sorted(seeds)
    byes = [home for home, away in first if away is None]
    assert set(byes) == set(seeds[: 2 ** ceil(log2(len(seeds))) - len(seeds)])


@given(_SIDES, st.randoms(use_true_random=False))
def test_as_many_rounds_as_it_takes_and_no_byes_after_the_first(
    seeds: list[int], random: Random
) -> None:
    rounds = _rounds(seeds, random)
    assert len(rounds) == ceil(log2(len(seeds)))
    played = [pair for matches in rounds for pair in matches if None not in pair]
    assert len(played) == len(seeds) - 1


@given(_SIDES)
def test_the_best_meet_as_late_as_they_can_and_are_at_home(seeds: list[int]) -> None:
    for left, matches in enumerate(reversed(_rounds(seeds, None)), start=1):
        best = seeds[: 2**left]
        assert set(chain(*matches)) - {None} == set(best)
        for home, away in matches:
            if away is not None:
                assert seeds.index(home) < seeds.index(away)
                assert seeds.index(home) + seeds.index(away) == 2**left - 1


def test_an_odd_number_of_winners_has_no_next_round() -> None:
    with pytest.raises(ValueError, match="zip"):
        knock_out.next_round([1, 2, 3])
