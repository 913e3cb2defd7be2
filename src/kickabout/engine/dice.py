"""The match's own dice: xoshiro128++, seeded by SplitMix64.

xoshiro128++ 1.0: D. Blackman and S. Vigna, "Scrambled linear pseudorandom number generators", ACM
Transactions on Mathematical Software 47(4), 2021. SplitMix64: G. Steele, D. Lea and C. Flood, "Fast
splittable pseudorandom number generators", OOPSLA 2014. Bounded numbers without bias: D. Lemire,
"Fast random integer generation in an interval", ACM TOMACS 29(1), 2019.

The generator is four 32-bit words in a list (interpreted) or an int64 array (compiled). All sums
stay below 2**63, so both give the same numbers on every machine.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.records import Cells

MASK = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
STEP = 0xD1342543DE82EF95
"""What sets the seeds of one decision and the next apart."""
PLACE = (0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D, 0x27D4EB2F)
COUNT = (0x165667B1, 0xD3A2646D, 0xFD7046C5, 0xB55A4F09)
"""Odd multipliers that spread the numbers of a place over the words of a generator."""


class Words(Protocol):
    """The state of a generator: four words of 32 bits."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


def seeded(seed: int, number: int = 0) -> list[int]:
    """Return a generator for decision `number` of a match with this seed (0 <= seed < 2**64).

    Each position in a match has a generator of its own: a match that is resumed, copied or stepped
    back rolls the same dice at the same place.
    """
    words = _split_mix((seed ^ (number * STEP)) & MASK64)
    return words if any(words) else [1, 0, 0, 0]


def seeded_rows(seed: int, first: int, count: int) -> NDArray[np.int64]:
    """What `seeded` gives for the decisions `first` and on, shape (count, 4)."""
    return seeded_each(seed, np.arange(first, first + count, dtype=np.uint64))


def seeded_each(seed: int, numbers: NDArray[np.uint64]) -> NDArray[np.int64]:
    """What `seeded` gives for each of these numbers, shape (len(numbers), 4)."""
    words = np.stack(_split_mix(np.uint64(seed) ^ (numbers * STEP)), axis=1).astype(np.int64)
    words[~words.any(axis=1), 0] = 1
    return words


def _split_mix(state: Any) -> list[Any]:
    """Return four words of 32 bits from a whole number, or from each number in an array of `uint64`."""
    words = []
    for _ in range(2):
        state = (state + 0x9E3779B97F4A7C15) & MASK64
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK64
        mixed ^= mixed >> 31
        words += [mixed & MASK, mixed >> 32]
    return words


def reseed(rng: Words, key: Words, place: int, count: int) -> None:
    """Sets a generator to the stream that a key (four words of 32 bits) has for a place in a match.

    The place is named by two numbers from 0 on, below 2**31. Two runs with one key roll the same there,
    whatever was rolled before. Words are chained through the finalizer of MurmurHash3 (A. Appleby).
    """
    word = 0
    for i in range(4):
        word = (key[i] + word + place * PLACE[i] + count * COUNT[i]) & MASK
        word = ((word ^ (word >> 16)) * 0x85EBCA6B) & MASK
        word = ((word ^ (word >> 13)) * 0xC2B2AE35) & MASK
        word ^= word >> 16
        rng[i] = word
    if rng[0] == 0 and rng[1] == 0 and rng[2] == 0 and rng[3] == 0:
        rng[0] = 1


def next_word(rng: Words) -> int:
    """Return the next 32-bit number, 0..2**32-1."""
    total = (rng[0] + rng[3]) & MASK
    result = ((((total << 7) & MASK) | (total >> 25)) + rng[0]) & MASK
    shifted = (rng[1] << 9) & MASK
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = ((rng[3] << 11) & MASK) | (rng[3] >> 21)
    return result


def below(rng: Words, bound: int) -> int:
    """Return a uniformly random number 0..bound-1, for 1 <= bound < 2**31."""
    product = next_word(rng) * bound
    low = product & MASK
    if low < bound:
        threshold = (MASK + 1 - bound) % bound
        while low < threshold:
            product = next_word(rng) * bound
            low = product & MASK
    return product >> 32


def pick(rng: Words, weights: Sequence[int], n: int) -> int:
    """Return an index 0..n-1 drawn in proportion to the first `n` weights, whose sum is positive."""
    total = 0
    for i in range(n):
        total += weights[i]
    rest = below(rng, total)
    i = 0
    while rest >= weights[i]:
        rest -= weights[i]
        i += 1
    return i


def pick_alike(rng: Words, outcomes: Sequence[int], weights: Sequence[int], n: int) -> int:
    """An index 0..n-1 drawn as `pick` does, so that two draws from almost the same outcomes agree.

    `outcomes` are the numbers of the outcomes, ascending. Numbers are proposed evenly, and each is accepted
    in proportion to its weight; so the same dice give another outcome only where a proposal meets a
    weight that differs. `pick` would shift all outcomes behind one whose weight has changed.
    """
    most = 0
    total = 0
    for i in range(n):
        most = max(most, weights[i])
        total += weights[i]
    span = 1
    while span <= outcomes[n - 1] - outcomes[0]:
        span *= 2
    high = 1
    while high < most:
        high *= 2
    if span * high > 64 * total:
        return pick(rng, weights, n)  # hardly any proposal would be accepted
    while True:
        wanted = next_word(rng) & (span - 1)
        for i in range(n):
            if outcomes[i] & (span - 1) == wanted:
                if (next_word(rng) * high) >> 32 < weights[i]:
                    return i
                break


def draw_index(rng: Words, counts: Cells, total: int) -> int:
    """Return an index drawn in proportion to the counts in a record, whose sum `total` (1 or more) is known.

    Determinizing draws a card this way from a pile that is counted by kind.
    """
    rest = below(rng, total)
    i = 0
    while rest >= counts[i]:
        rest -= counts[i]
        i += 1
    return i


def deal(rng: Words, decks: Cells, hands: Cells, seat: int, left: int, cards: int) -> None:
    """Move this many random cards from a seat's deck, which has `left`, to its hand; both are counts by seat and kind.

    Determinizing deals the unseen cards of a hand this way.
    """
    for size in range(left, left - cards, -1):
        # As `draw_index` does, which cannot be given a row: the tables of an interpreted record have none.
        rest = below(rng, size)
        kind = 0
        while rest >= decks[seat, kind]:
            rest -= decks[seat, kind]
            kind += 1
        decks[seat, kind] -= 1
        hands[seat, kind] += 1
