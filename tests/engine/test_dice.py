"""The match's own dice."""

from collections import Counter
from typing import Annotated

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from kickabout.engine import dice
from kickabout.engine.compiled import compiled
from kickabout.engine.dice import below, pick_alike, reseed, seeded
from kickabout.engine.match import Match
from kickabout.engine.records import Cells, Record
from kickabout.games import find

seeds = st.integers(0, 2**64 - 1)


class TwoDecks(Record):
    """Decks and hands by seat and kind."""

    decks: Annotated[Cells, np.int8, (2, 3)]
    hands: Annotated[Cells, np.int8, (2, 3)]


def reference(state: list[int]) -> int:
    """Return the next word of xoshiro128++ 1.0 as its authors write it, with 32-bit arithmetic by masks."""

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    result = (rotl((state[0] + state[3]) & 0xFFFFFFFF, 7) + state[0]) & 0xFFFFFFFF
    t = (state[1] << 9) & 0xFFFFFFFF
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotl(state[3], 11)
    return result


def test_the_numbers_are_those_of_the_published_generator() -> None:
    words = [1, 2, 3, 4]
    assert [dice.next_word(words) for _ in range(10)] == [
        *(641, 1573767, 3222811527, 3517856514, 836907274),
        *(4247214768, 3867114732, 1355841295, 495546011, 621204420),
    ]


@given(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4))
def test_they_agree_with_the_reference_from_any_state(state: list[int]) -> None:
    ours, theirs = list(state), list(state)
    for _ in range(20):
        assert dice.next_word(ours) == reference(theirs)
        assert ours == theirs


def test_a_seed_is_spread_as_published() -> None:
    # The first outputs of SplitMix64 from 1234567, low and high half of each.
    first, second = 6457827717110365317, 3203168211198807973
    low = 2**32 - 1
    assert dice.seeded(1234567) == [first & low, first >> 32, second & low, second >> 32]


@given(seeds, st.integers(0, 2**40))
def test_a_place_has_dice_of_its_own(seed: int, number: int) -> None:
    words = dice.seeded(seed, number)
    assert words == dice.seeded(seed, number)
    assert any(words)
    assert all(0 <= word < 2**32 for word in words)
    assert words != dice.seeded(seed, number + 1)
    assert words != dice.seeded(seed ^ 1, number)


@given(seeds, st.integers(1, 2**31 - 1))
def test_a_bounded_number_is_in_its_bounds(seed: int, bound: int) -> None:
    words = dice.seeded(seed)
    assert all(0 <= dice.below(words, bound) < bound for _ in range(10))


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 73, 2**31 - 1, 3 * 2**29])
def test_it_is_exactly_as_likely_as_any_other(bound: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # Of the 2**32 words below takes all but 2**32 % bound, the first of each residue's run: so each
    # number is drawn by equally many words. Shown at the ends of the runs.
    threshold = 2**32 % bound
    for number in {0, 1 % bound, bound // 2, bound - 1}:
        first = -(-(number * 2**32) // bound)  # the words that map to `number`: first..last
        last = -(-((number + 1) * 2**32) // bound) - 1
        rejected = [w for w in range(first, first + 2) if (w * bound) % 2**32 < threshold]
        assert last - first + 1 - len(rejected) == 2**32 // bound
        for word in (first, first + 1, last):
            answers = iter([word, 12345])
            monkeypatch.setattr(dice, "next_word", lambda _, answers=answers: next(answers))
            expected = 12345 * bound >> 32 if word in rejected else number
            assert dice.below([], bound) == expected


@given(seeds, st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any))
def test_a_pick_has_weight(seed: int, weights: list[int]) -> None:
    words = dice.seeded(seed)
    for _ in range(5):
        assert weights[dice.pick(words, weights, len(weights))] > 0


def test_picks_follow_their_weights() -> None:
    words = dice.seeded(7)
    counts = Counter(dice.pick(words, [1, 0, 3, 6], 4) for _ in range(10_000))
    # Four standard deviations of the binomial distribution.
    for index, weight in enumerate([1, 0, 3, 6]):
        p = weight / 10
        assert abs(counts[index] - 10_000 * p) <= 4 * (10_000 * p * (1 - p)) ** 0.5


@given(seeds, st.lists(st.integers(0, 9), min_size=3, max_size=3).filter(any), st.data())
def test_a_deal_draws_card_after_card(seed: int, deck: list[int], data: st.DataObject) -> None:
    cards = data.draw(st.integers(0, sum(deck)))
    words, again = dice.seeded(seed), dice.seeded(seed)
    state = TwoDecks()
    for kind, count in enumerate(deck):
        state.decks[1, kind] = count
    dice.deal(words, state.decks, state.hands, 1, sum(deck), cards)
    left, dealt = list(deck), [0, 0, 0]
    for _ in range(cards):
        kind = dice.pick(again, left, 3)
        left[kind] -= 1
        dealt[kind] += 1
    found = state.data[0]
    assert found["decks"].tolist() == [[0, 0, 0], left]
    assert found["hands"].tolist() == [[0, 0, 0], dealt]
    assert words == again


@settings(max_examples=20)
@given(seeds)
def test_compiled_dice_are_the_same_dice(seed: int) -> None:
    game = find("futbol-dash")
    rules = compiled(game)
    match = Match(game, 3, seed=seed)
    for _ in range(19):
        match.roll()
    guess, rng = match.hidden(0), dice.seeded(seed)
    data, row = match.hidden(0).data, np.array(rng, np.int64)
    game.determinize(match.box.record, guess, rng)
    if rules.is_machine_code:
        rules.determinize(match.box.record.data[0], data[0], row)
        assert data.tobytes() == guess.tobytes()
        assert row.tolist() == rng


def test_no_two_places_of_a_match_share_their_dice() -> None:
    key, rng = seeded(7), [0] * 4
    streams = set()
    for place in range(40):
        for count in range(40):
            reseed(rng, key, place, count)
            streams.add(tuple(rng))
    reseed(rng, seeded(8), 0, 0)
    assert len(streams | {tuple(rng)}) == 1601


def test_the_first_words_of_neighbouring_places_are_even() -> None:
    rng, found = [0] * 4, Counter[int]()
    for key in range(4):
        for count in range(2000):
            reseed(rng, seeded(key), 5, count)
            found[below(rng, 16)] += 1
    assert chisquare([found[n] for n in range(16)]).pvalue > 0.001


def test_outcomes_are_picked_by_weight_wherever_their_numbers_lie() -> None:
    outcomes, weights, rng = [103, 104, 107, 120], [5, 0, 14, 1], seeded(3)
    found = Counter(pick_alike(rng, outcomes, weights, 4) for _ in range(8000))
    assert found[1] == 0
    seen = [found[n] for n in (0, 2, 3)]
    assert chisquare(seen, [2000, 5600, 400]).pvalue > 0.001
    assert pick_alike(rng, [5, 10**6], [0, 3], 2) == 1


def test_a_weight_that_changes_leaves_the_other_outcomes_where_they_were() -> None:
    outcomes, before, after = list(range(16)), [4] * 16, [3, *[4] * 15]
    moved = 0
    for place in range(2000):
        rng = [0] * 4
        reseed(rng, seeded(1), place, 0)
        one = pick_alike(rng, outcomes, before, 16)
        reseed(rng, seeded(1), place, 0)
        moved += one != pick_alike(rng, outcomes, after, 16)
    assert 10 < moved < 60
