"""Refusals of SocialSoccer: they say what is legal, and what of each outcome is impossible."""

from kickabout.games.social_soccer import rules
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.refusals import Refusal
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import LINE_UP, blocked, lay, line_up, new, turn_up


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
    assert refused(match, "show a2 effort-2").startswith("A1 is turned up next (SOC-3.4).")
    assert refused(match, "show a1 effort-2").startswith("Somebody else lies in A1 (SOC-3.4).")
    turn_up(match)
    match = lay(hands=("spy", "gain boost"), decks=("", "boost"))
    play(match, "play spy", "hold")
    assert refused(match, "see spy").startswith("There is no other Spy in that hand (SOC-10.12).")
    assert refused(match, "see gain").startswith(
        "Another card of that hand comes first (SOC-10.12)."
    )
    assert "Chance decides now" in refused(match, "draw gain")
    play(match, "see boost", "see gain", "shoot", "hold", "let it through")
    assert refused(match, "reveal gain").startswith("There is no Gain in that deck (SOC-3.1).")
    assert "a card of it counts the goal (SOC-9.1)" in refused(match, "no card")
    match = lay(hands=("discard-two", "gain"))
    play(match, "play discard-two", "hold")
    assert refused(match, "lose boost").startswith("There is no Boost in that hand (SOC-10.11).")
    play(match, "lose gain", "shoot", "let it through")
    assert refused(match, "reveal gain").startswith(
        "The deck is empty: no card counts the goal (SOC-9.6)."
    )
