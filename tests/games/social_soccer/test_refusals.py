"""Refusals of SocialSoccer: they say what is legal, and what of each outcome is impossible."""

from collections.abc import Mapping

import pytest

from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer.actions import (
    DISCARD,
    DRAW,
    PACK,
    PLAY,
    REVEAL,
    TWIST,
    number_of,
)
from kickabout.games.social_soccer.refusals import Refusal
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import Tried, refused, refused_by
from tests.rulebooks.social_soccer.positions import (
    LEVEL,
    LINE_UP,
    blocked,
    lay,
    lay_last,
    line_up,
    new,
    turn_up,
)

MET: Mapping[Refusal, Tried] = {
    Refusal.CHANCE_DEALS_ROUND: (
        lambda: lay_last(decks=("gain", "gain")),
        ("pass to a2",),
        "hold",
    ),
    Refusal.CHANCE_DRAWS_FOR_EFFECT: (
        lambda: lay(hands=("draw-two", ""), decks=("spy wake", "")),
        ("play draw-two",),
        "hold",
    ),
    Refusal.CHANCE_TAKES_FROM_HAND: (
        lambda: lay(hands=("discard-two", "gain")),
        ("play discard-two", "hold"),
        "hold",
    ),
    Refusal.CHANCE_DRAWS_FOR_STEAL: (
        lambda: blocked(at=LEVEL, decks=("", "gain")),
        (),
        "ball to a1",
    ),
    Refusal.RELEASE_FIRST: (lambda: blocked(at=LEVEL), (), "shoot"),
    Refusal.TIRED_GETS_NO_RELEASE: (
        lambda: blocked(at=LEVEL, tired=("", "a2")),
        (),
        "ball to a2",
    ),
    Refusal.TIRED_GETS_NO_BALL: (
        lambda: lay(tired=("", "a2")),
        ("shoot", "let it through", "no card"),
        "ball to a2",
    ),
}


@pytest.mark.parametrize("refusal", MET, ids=[refusal.name for refusal in MET])
def test_a_refusal_names_its_clause(refusal: Refusal) -> None:
    lay_out, actions, action = MET[refusal]
    match = lay_out()
    play(match, *actions)
    refused_by(match, refusal, action)


def test_a_card_that_the_box_does_not_have_is_refused() -> None:
    for match in (new(), lay(), blocked(), lay(hands=("gain", "gain"))):
        for verb in (PACK, PLAY, TWIST, DISCARD, DRAW, REVEAL):
            code = number_of(verb, len(match.box.cards))
            refusal = Refusal.of(GAME.refuse(match.box.record, match.state, code))
            assert refusal == Refusal.NOT_IN_BOX
            reason = match.reader().text(GAME.explain(refusal, match.box, match.state, code))
            assert reason == "There is nothing of that number in the box (SOC-15.1)."


def test_impossible_outcomes_are_refused_by_their_chance_point() -> None:
    match = line_up()
    assert "SOC-3.6" in refused(match, "draw gain")
    match = new({"home": "red", "away": "red"})
    play(match, *LINE_UP, *LINE_UP)
    for outcome in ("show a2 effort-2", "show a1 effort-2"):
        reason = refused(match, outcome)
        assert reason.startswith("Chance decides now: A1 is turned up next (SOC-3.4).")
    turn_up(match)
    match = lay(hands=("spy", "gain boost"), decks=("", "boost"))
    play(match, "play spy", "hold")
    for outcome in ("see spy", "see gain", "draw gain"):
        assert "(SOC-10.12)" in refused(match, outcome)
    play(match, "see boost", "see gain", "shoot", "hold", "let it through")
    for outcome in ("reveal gain", "no card"):
        assert "(SOC-9.1)" in refused(match, outcome)
    match = lay(hands=("discard-two", "gain"))
    play(match, "play discard-two", "hold")
    assert "(SOC-10.11)" in refused(match, "lose boost")
    play(match, "lose gain", "shoot", "let it through")
    assert "(SOC-9.1)" in refused(match, "reveal gain")
