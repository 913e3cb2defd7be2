"""Leagues: who meets whom, and where."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain, combinations, groupby, permutations
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from kickabout.table.formats import round_robin

_SIDES = st.lists(st.integers(0, 99), min_size=2, max_size=24, unique=True)
_LEGS = st.sampled_from((1, 2))


@given(_SIDES, _LEGS)
def test_everybody_meets_everybody_once_in_a_leg(sides: list[int], legs: Literal[1, 2]) -> None:
    rounds = round_robin.rounds(sides, legs)
    met = Counter(chain(*rounds))
    for one, other in permutations(sides, 2):
        assert met[one, other] + met[other, one] == legs
        if legs == 2:
            assert met[one, other] == 1


@given(_SIDES, _LEGS)
def test_a_round_has_everybody_once_and_rests_one_of_an_odd_number(
    sides: list[int], legs: Literal[1, 2]
) -> None:
    rounds = round_robin.rounds(sides, legs)
    assert len(rounds) == legs * (len(sides) - 1 + len(sides) % 2)
    for matches in rounds:
        playing = list(chain(*matches))
        assert len(set(playing)) == len(playing) == len(sides) // 2 * 2


@given(_SIDES, _LEGS)
def test_home_and_away_take_turns(sides: list[int], legs: Literal[1, 2]) -> None:
    matches = list(chain(*round_robin.rounds(sides, legs)))
    for side in sides:
        at_home = [home == side for home, away in matches if side in (home, away)]
        assert abs(at_home.count(True) - at_home.count(False)) == len(at_home) % 2
        assert max(len(list(row)) for _, row in groupby(at_home)) <= 2


def test_at_tables_of_four_everybody_meets_everybody_equally_often() -> None:
    sides = range(8, 16)
    rounds = round_robin.tables(sides)
    for played, tables in enumerate(rounds, 1):
        assert sorted(chain(*tables)) == list(sides)
        met = _met(rounds[:played], 2)
        assert max(met.values()) <= 3
    assert met == dict.fromkeys(combinations(sides, 2), 3)
    assert _met(rounds, 3) == dict.fromkeys(combinations(sides, 3), 1)
    seats = Counter(enumerated for table in chain(*rounds) for enumerated in enumerate(table))
    assert set(seats.values()) == {1, 2}


def _met(rounds: Iterable[Iterable[Iterable[int]]], number: int) -> Counter[tuple[int, ...]]:
    """Return how often each so many sides have been at one table."""
    tables = chain(*rounds)
    return Counter(chain.from_iterable(combinations(sorted(one), number) for one in tables))
