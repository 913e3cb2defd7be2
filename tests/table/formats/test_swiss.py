"""Swiss tournaments: simulated ones, and the best pairing of few sides beside all that there are."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kickabout.table.formats import swiss
from kickabout.table.formats.swiss import Contender, Pairing

Pairs = list[tuple[Contender, Contender | None]]
"""Those who meet, and with None who rests."""


def _pairings(contenders: list[Contender]) -> Iterator[Pairs]:
    """Yield each pairing that there is."""
    if not contenders:
        yield []
        return
    first, *others = contenders
    for one in [*others, *([None] if len(others) % 2 == 0 else [])]:
        for pairs in _pairings([other for other in others if other is not one]):
            yield [(first, one), *pairs]


def _breaches(home: Contender, away: Contender) -> int:
    """Return how many of the two would be where they have been too often."""
    places = (*home.at_home, True), (*away.at_home, False)
    return sum(
        one[-3:] == 3 * one[-1:] or abs(one.count(True) - one.count(False)) > 2 for one in places
    )


def _faults(pairs: Pairs) -> tuple[float, ...]:
    """Return what speaks against a pairing, the most important first."""
    met = [(one, other) for one, other in pairs if other is not None]
    resting = [one for one, other in pairs if other is None]
    return (
        sum(one.opponents.count(other.side) for one, other in met),
        sum(one.byes for one in resting),
        sum(min(_breaches(one, other), _breaches(other, one)) for one, other in met),
        *(faults for one in resting for faults in (one.points, one.rating, -one.side)),
        sum((one.points - other.points) ** 2 for one, other in met),
    )


def _pairs(contenders: list[Contender], pairing: Pairing) -> Pairs:
    of = {one.side: one for one in contenders}
    pairs: Pairs = [(of[home], of[away]) for home, away in pairing.pairs]
    return pairs if pairing.bye is None else [*pairs, (of[pairing.bye], None)]


def _after(contenders: list[Contender], pairing: Pairing, random: Random) -> list[Contender]:
    """Return the contenders after a round with random results."""
    of = {one.side: one for one in contenders}
    for home, away in pairing.pairs:
        points = random.choice(((3, 0), (1, 1), (0, 3)))
        for side, other, is_home, won in (
            (home, away, True, points[0]),
            (away, home, False, points[1]),
        ):
            one = of[side]
            of[side] = replace(
                one,
                points=one.points + won,
                opponents=(*one.opponents, other),
                at_home=(*one.at_home, is_home),
            )
    if pairing.bye is not None:
        one = of[pairing.bye]
        of[one.side] = replace(one, points=one.points + 3, byes=one.byes + 1)
    return list(of.values())


def _starters(sides: int, random: Random) -> list[Contender]:
    return [Contender(side, points=0, rating=random.randint(1000, 1999)) for side in range(sides)]


@given(st.integers(3, 64), st.randoms(use_true_random=False))
@settings(max_examples=25)
def test_in_the_usual_rounds_nobody_meets_again_or_has_a_second_bye(
    sides: int, random: Random
) -> None:
    contenders = _starters(sides, random)
    for number in range(swiss.usual_rounds(sides)):
        pairing = swiss.pair(contenders, number)
        there = [*chain(*pairing.pairs), *([] if pairing.bye is None else [pairing.bye])]
        assert sorted(there) == list(range(sides))
        contenders = _after(contenders, pairing, random)
        for one in contenders:
            assert len(set(one.opponents)) == len(one.opponents)
            assert one.byes <= 1
            assert abs(one.at_home.count(True) - one.at_home.count(False)) <= 2


@given(st.integers(3, 8), st.integers(0, 9), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_no_pairing_of_a_few_is_better(sides: int, rounds: int, random: Random) -> None:
    contenders = _starters(sides, random)
    for number in range(rounds):
        contenders = _after(contenders, swiss.pair(contenders, number), random)
    found = _pairs(contenders, swiss.pair(contenders, rounds))
    assert _faults(found) == min(map(_faults, _pairings(contenders)))


@given(st.integers(3, 30), st.integers(0, 6), st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_the_order_of_those_who_are_paired_makes_no_difference(
    sides: int, rounds: int, random: Random
) -> None:
    contenders = _starters(sides, random)
    for number in range(rounds):
        contenders = _after(contenders, swiss.pair(contenders, number), random)
    pairing = swiss.pair(contenders, rounds)
    assert swiss.pair(random.sample(contenders, sides), rounds) == pairing


def test_in_the_first_round_the_upper_half_meets_the_lower_and_the_last_rests() -> None:
    contenders = [Contender(side, points=0, rating=2000 - side) for side in range(7)]
    assert swiss.pair(contenders, 0) == Pairing([(0, 3), (4, 1), (2, 5)], bye=6)


def test_one_who_has_been_away_is_at_home() -> None:
    away = Contender(1, points=3, rating=1000, opponents=(3,), at_home=(False,))
    home = Contender(2, points=3, rating=2000, opponents=(4,), at_home=(True,))
    assert swiss.pair([home, away], 1).pairs == [(1, 2)]


def test_where_both_want_the_same_they_take_turns() -> None:
    one = Contender(1, points=0, rating=2000)
    other = Contender(2, points=0, rating=1000)
    pairs = [swiss.pair([one, other], number).pairs for number in range(3)]
    assert pairs == [[(1, 2)], [(2, 1)], [(1, 2)]]


def test_of_an_odd_group_the_last_meets_the_first_of_the_next() -> None:
    points = [6, 6, 6, 3, 3, 3]
    contenders = [Contender(side, points=one, rating=-side) for side, one in enumerate(points)]
    assert {frozenset(pair) for pair in swiss.pair(contenders, 0).pairs} == {
        frozenset(pair) for pair in ((0, 1), (2, 3), (4, 5))
    }


def test_the_bye_goes_to_the_last_of_those_without_one() -> None:
    contenders = [
        Contender(side, points=points, rating=1000, byes=byes)
        for side, points, byes in ((0, 9, 0), (1, 6, 0), (2, 4, 0), (3, 3, 1), (4, 0, 1))
    ]
    assert swiss.pair(contenders, 2).bye == 2


def test_points_beyond_calculation_are_refused() -> None:
    contenders = [Contender(side, points=side * 10**20, rating=0) for side in range(4)]
    with pytest.raises(OverflowError, match="too large"):
        swiss.pair(contenders, 0)
