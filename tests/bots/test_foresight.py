"""The reply to expect, as a hint predicts it."""

from typing import Any

import pytest

from kickabout.bots import foresight
from kickabout.bots.foresight import expected_reply
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
