"""Refusals of SocialSoccer: they say what is legal, and what of each outcome is impossible."""

import re
from collections.abc import Iterator, Mapping

import pytest
from kickabout.games.social_soccer.words.explanations import EXPLANATIONS

from kickabout.engine.dice import below, seeded
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from kickabout.engine.rulebook import read_rulebook
from kickabout.games.social_soccer import GAME, rules
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.refusals import Refusal
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import LINE_UP, blocked, lay, line_up, new, turn_up

BOXES: list[Mapping[str, object]] = [
    {},
    {"home": "flat-out", "away": "open-ears", "block-tie": "goal"},
    {"deck": "40x4", "match": "best-of-3", "home": "long-table"},
]


def possible(match: Match) -> set[int]:
    """The legal actions, or the possible outcomes."""
    box, state = match.box.record, match.state
    out, weights = [0] * s.CODES, [0] * s.CODES
    if match.actor is None:
        return set()
    if state.actor == CHANCE:
        return set(out[: GAME.outcomes(box, state, out, weights)])
    return set(out[: GAME.legal(box, state, out)])


def walk(options: Mapping[str, object], seed: int) -> Iterator[Match]:
    """A random match, in every state."""
    match = Match(GAME, 2, options, None, seed)
    rng = seeded(seed, 7)
    while match.actor is not None:
        yield match
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.legal[below(rng, len(match.legal))])
    yield match


@pytest.mark.parametrize("options", BOXES)
def test_legal_is_what_nothing_forbids(options: Mapping[str, object]) -> None:
    for match in walk(options, 11):
        box, state = match.box.record, match.state
        before = state.copy()
        free = {code for code in range(s.CODES) if rules.refuse(box, state, code) == Refusal.NONE}
        assert free == possible(match), (match.number, match.name_of(min(free ^ possible(match))))
        assert state == before


def test_every_refusal_has_a_clause_and_a_sentence() -> None:
    clauses = {clause.number for clause in read_rulebook(GAME.rulebook).clauses}
    assert set(EXPLANATIONS) == set(Refusal) - {Refusal.NONE}
    for refusal, (clause, sentence) in EXPLANATIONS.items():
        assert clause in clauses, refusal
        assert sentence
        assert not re.search(r"[.:]$", sentence)


def test_a_card_that_the_box_does_not_have_is_refused() -> None:
    for match in (new(), lay(), blocked(), lay(hands=("gain", "gain"))):
        for first in (s.PACKS, s.PLAYS, s.TWISTS, s.DISCARDS, s.DRAWS, s.REVEALS):
            code = first + len(match.box.cards)
            assert rules.refuse(match.box.record, match.state, code) == Refusal.NOT_IN_BOX


def test_impossible_outcomes_say_what_is_wrong_with_them() -> None:
    match = line_up()
    assert "SOC-3.6" in refused(match, "draw gain")
    match = new({"home": "red", "away": "red"})
    play(match, *LINE_UP, *LINE_UP)
    assert refused(match, "show a2 effort-2") == "A1 is turned up next (SOC-3.4)."
    assert refused(match, "show a1 effort-2") == "Somebody else lies in A1 (SOC-3.4)."
    turn_up(match)
    match = lay(hands=("spy", "gain boost"), decks=("", "boost"))
    play(match, "play spy", "hold")
    assert refused(match, "see spy") == "There is no other Spy in that hand (SOC-10.12)."
    assert refused(match, "see gain") == "Another card of that hand comes first (SOC-10.12)."
    assert "Chance decides now" in refused(match, "draw gain")
    play(match, "see boost", "see gain", "shoot", "hold", "let it through")
    assert refused(match, "reveal gain") == "There is no Gain in that deck (SOC-3.1)."
    assert "a card of it counts the goal (SOC-9.1)" in refused(match, "no card")
    match = lay(hands=("discard-two", "gain"))
    play(match, "play discard-two", "hold")
    assert refused(match, "lose boost") == "There is no Boost in that hand (SOC-10.11)."
    play(match, "lose gain", "shoot", "let it through")
    assert refused(match, "reveal gain") == "The deck is empty: no card counts the goal (SOC-9.6)."
