"""The evaluation of positions in Squad Rush."""

import pytest

from tests.bots.judgement import lead
from tests.rulebooks.squad_rush.positions import GROUP_STAGE, lay, seven


def test_a_player_of_the_seven_is_worth_more_on_the_pitch_than_in_hand_than_nowhere() -> None:
    without = lead(lay(pitches=(seven("red", but="g7 d8"), "")))
    in_hand = lead(lay(pitches=(seven("red", but="g7 d8"), ""), hands=("red-d8",)))
    on_pitch = lead(lay(pitches=(seven("red", but="g7"), "")))
    assert without < in_hand < on_pitch


def test_a_player_of_another_nation_is_worth_nothing() -> None:
    one = seven("red", but="g7 d8")
    assert lead(lay(pitches=(f"{one} blue-d6", ""))) == pytest.approx(lead(lay(pitches=(one, ""))))


def test_a_goalkeeper_who_is_gone_is_missed() -> None:
    one = seven("red", but="g7")
    there = lead(lay(pitches=(one, "blue-d6")))
    gone = lead(lay(pitches=(one, "blue-d6 red-g7")))
    assert gone < there


def test_what_a_seat_holds_and_a_booking_count() -> None:
    one = seven("red", but="g7")
    plain = lead(lay(pitches=(one, "")))
    assert lead(lay(pitches=(one, ""), hands=("var-review",))) > plain
    assert lead(lay(pitches=(one.replace("d8", "d8!"), ""))) < plain


def test_ratings_and_league_points_count_in_the_season() -> None:
    better = lead(lay(pitches=(seven("red"), seven("blue", but="f10")), options=GROUP_STAGE))
    even = lay(pitches=(seven("red"), seven("blue")), options=GROUP_STAGE)
    assert better > lead(even)
    before = lead(even)
    even.state.points[0] = 3
    assert lead(even) > before + 1
