"""Arenas: who is paired, and who waits on."""

from itertools import chain
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from kickabout.table.formats import arena
from kickabout.table.formats.arena import Waiting


@st.composite
def _waiting(draw: st.DrawFn) -> list[Waiting]:
    sides = draw(st.integers(0, 14))
    return [
        Waiting(
            side,
            points=draw(st.integers(0, 6)),
            rating=draw(st.integers(1000, 1003)),
            since=draw(st.integers(0, 4)),
            last_opponent=draw(st.sampled_from([None, *{*range(17)} - {side}])),
            at_home=draw(st.integers(-2, 2)),
        )
        for side in range(sides)
    ]


@given(_waiting(), st.randoms(use_true_random=False))
def test_all_but_one_of_an_odd_number_are_paired_whatever_their_order(
    waiting: list[Waiting], random: Random
) -> None:
    pairs = arena.pair(waiting)
    paired = list(chain(*pairs))
    assert len(set(paired)) == len(paired) == len(waiting) // 2 * 2
    assert arena.pair(random.sample(waiting, len(waiting))) == pairs


@given(_waiting())
def test_at_home_is_who_has_been_less_often_or_has_waited_longer(waiting: list[Waiting]) -> None:
    for home, away in arena.pair(waiting):
        one, other = waiting[home], waiting[away]
        assert (one.at_home, one.since) <= (other.at_home, other.since)


def test_the_last_one_waits_on() -> None:
    waiting = [Waiting(side, points=0, rating=1000, since=side) for side in range(5)]
    assert 4 not in chain(*arena.pair(waiting))
    assert arena.pair(waiting[:1]) == []


def test_nobody_meets_the_last_rival_again_if_there_is_somebody_else() -> None:
    one = Waiting(1, points=3, rating=1000, since=0, last_opponent=2)
    two = Waiting(2, points=3, rating=1000, since=1, last_opponent=1)
    late = Waiting(3, points=0, rating=1500, since=2)
    assert arena.pair([one, two]) == [(1, 2)]
    assert arena.pair([one, two, late]) == [(1, 3)]
    met = Waiting(4, points=0, rating=1500, since=3, last_opponent=3)
    assert {frozenset(pair) for pair in arena.pair([one, two, late, met])} <= {
        frozenset(pair) for pair in ((1, 3), (1, 4), (2, 3), (2, 4))
    }


def test_points_count_before_ratings() -> None:
    sides = [(0, 6, 1000), (1, 6, 1900), (2, 4, 1000), (3, 0, 1900), (4, 0, 1500), (5, 0, 1501)]
    waiting = [Waiting(side, points, rating, since=0) for side, points, rating in sides]
    assert {frozenset(pair) for pair in arena.pair(waiting)} == {
        frozenset(pair) for pair in ((0, 1), (2, 4), (3, 5))
    }
