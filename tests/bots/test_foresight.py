"""Predictions in a hint: the reply to expect, and the card that looks better but is forbidden."""

from typing import Any

import pytest

from kickabout.bots import foresight
from kickabout.bots.analysis import analyse, hand_of
from kickabout.bots.foresight import better_but_forbidden, expected_reply
from kickabout.engine.match import Match
from tests.rulebooks.futbol_dash.positions import lay


def near_goal(**more: Any) -> Match:
    """Lay out a position in which seat 1 needs two points, and cannot hold any other cards."""
    return lay(hands=("block nutmeg", "nutmeg"), points=(0, 9), deck="nutmeg", discard="", **more)


def test_a_reply_is_what_the_rival_does_in_most_guesses() -> None:
    match = near_goal()
    reply = expected_reply(match.seen(0), "play block on 1", 1)
    assert reply is not None
    assert match.name_of(reply.observed) == "play nutmeg"
    told = match.game.narrate(match.box, reply.before, reply.observed, reply.after, 0)
    assert told[0].seat == 1
    assert expected_reply(match.seen(0), "play block on 1", 1) == reply


def test_a_reply_shows_no_more_than_the_seat_would_see() -> None:
    match = near_goal()
    reply = expected_reply(match.seen(0), "play block on 1", 1)
    assert reply is not None
    for record in (reply.before, reply.after):
        again = record.copy()
        match.game.redact(match.box.record, again, 0)
        assert again == record


def test_what_the_rival_really_holds_plays_no_part() -> None:
    match = lay(hands=("block nutmeg", "penalty overlap"), points=(0, 3), discard="")
    other = lay(hands=("block nutmeg", "through-ball foul"), points=(0, 3), discard="")
    assert match.state != other.state
    assert match.seen(0).state == other.seen(0).state
    assert expected_reply(match.seen(0), "play block on 1", 4) == expected_reply(
        other.seen(0), "play block on 1", 4
    )


def test_a_reply_among_many_is_none_to_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "MOSTLY", 0.99)
    match = lay(hands=("block nutmeg", "overlap*2 foul"), points=(0, 3))
    assert expected_reply(match.seen(0), "play block on 1", 1) is None


@pytest.mark.parametrize(
    ("hand", "points", "forbidden"),
    [
        ("penalty short-pass", 4, "play penalty"),
        ("penalty short-pass", 8, None),  # it may be played
        ("foul short-pass", 4, None),  # it may not, and is no better
    ],
)
def test_a_forbidden_card_that_looks_better(hand: str, points: int, forbidden: str | None) -> None:
    seen = lay(hands=(hand, "foul"), points=(points, 0)).seen(0)
    assert better_but_forbidden(seen, hand_of(seen), 1) == forbidden
    assert analyse(seen, "youth", 1).forbidden == forbidden


def test_whoever_answers_is_not_told_of_cards_that_are_for_a_turn() -> None:
    match = lay(hands=("long-pass", "foul penalty"), points=(6, 9))
    match.play("play long-pass")
    seen = match.seen(1)
    assert "hold" in seen.legal
    assert better_but_forbidden(seen, hand_of(seen), 1) is None
