"""Determinizations of Fútbol Dash: distributed like the hidden cards, and consistent with what is open."""

from collections import Counter

import pytest

import kickabout
from kickabout.engine.dice import seeded
from kickabout.engine.match import Match
from tests.golden.files import Recorded, golden

GUESSES = 2000
RECORDED = golden("futbol-dash")
SHOWS = {int(n) for n, name in RECORDED.vocabularies[0].names.items() if name.startswith("show ")}
EACH = pytest.mark.parametrize(
    "recorded",
    [one for one in RECORDED.matches if sum(number in SHOWS for _, number in one.log) > 15][:2],
    ids=["first", "second"],
)
"""Matches in which many hands are shown."""


def guesses(match: Match, seat: int, number: int) -> list[list[list[int]]]:
    """Return the hands of all seats, in `number` determinizations for one seat."""
    hands = []
    for i in range(number):
        state = match.hidden(seat)
        match.game.determinize(match.box.record, state, seeded(i))
        kinds = range(match.box.record.kinds)
        hands.append([[state.hands[other, k] for k in kinds] for other in range(match.seats)])
    return hands


def test_every_unseen_card_is_as_likely_to_be_in_a_hidden_hand() -> None:
    match = kickabout.new("futbol-dash", 2, seed=5)
    for _ in range(14):
        match.roll()
    held, unseen = 6, sum(match.box.record.counts) - 7
    seat = match.actor
    assert isinstance(seat, int)
    counts = Counter[int]()
    for hands in guesses(match, seat, GUESSES):
        assert sum(hands[1 - seat]) == held
        counts.update({kind: count for kind, count in enumerate(hands[1 - seat]) if count})
    for kind, card in enumerate(match.box.cards):
        left = match.box.record.counts[kind] - match.state.hands[seat, kind]
        mean = GUESSES * held * left / unseen
        # The variance of the hypergeometric distribution, and four standard deviations of the sum.
        share = left / unseen
        variance = GUESSES * held * share * (1 - share) * (unseen - held) / (unseen - 1)
        assert abs(counts[kind] - mean) <= 4 * variance**0.5, card.slug


@EACH
def test_cards_that_everybody_has_seen_are_in_every_guess(recorded: Recorded) -> None:
    whole = recorded.at("futbol-dash")
    shown = 0
    for number in range(0, whole.number, 3):
        match = whole.at(number)
        state = match.state
        known = [(s, k) for s in range(match.seats) for k in range(24) if state.known[s, k]]
        for viewer in range(-1, match.seats) if known else ():
            for hands in guesses(match, viewer, 3):
                assert all(hands[s][k] >= state.known[s, k] for s, k in known)
                shown += 1
    assert shown > 50
