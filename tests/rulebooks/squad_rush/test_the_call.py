"""Sections 8 and 9: the call of Squad Rush, its end, and the legal seven."""

from collections.abc import Mapping

import pytest

from kickabout.engine.match import Match
from kickabout.games.squad_rush.squad import fewest_missing
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    GROUP_STAGE,
    draw_up,
    end_turn,
    hold,
    lay,
    seven,
    stand,
)
from tests.rulebooks.squad_rush.reading import by_seat, can, hand, number, over, pile, pitch

RED = "g7 d8 d6 m9 m7 f10 f8"


def missing(match: Match, seat: int) -> int:
    """Return the number of players that a manager lacks, as the table shows it."""
    lacking = int(fewest_missing(match.box.record, match.state, seat))
    assert match.view()["players"][seat]["missing"] == lacking
    return lacking


def about_to_win(others: str = "var-review offside play-on", spare: str = "") -> Match:
    """Seat 0 has six of a seven on the pitch, and the seventh in hand."""
    pitches = (f"{seven('red', but='f10')} {spare}",)
    return lay(3, hands=("red-f10 tackle", others, "green-d8"), pitches=pitches)


# 8. The call and the end.


@clause("RUSH-8.1")
def test_a_call_wins_the_race() -> None:
    match = lay(pitches=(seven("red"), seven("blue")))
    play(match, "call")
    assert over(match)
    assert match.winners == [0]


@clause("RUSH-8.1")
def test_a_seven_alone_does_not() -> None:
    match = lay(pitches=(seven("red"), seven("blue")))
    for _ in range(6):
        end_turn(match)
    assert not over(match)


@clause("RUSH-8.2")
def test_with_a_seven_on_the_pitch() -> None:
    match = about_to_win("blue-d8")
    assert "RUSH-8.2" in refused(match, "call")
    stand(match, "play red-f10")
    assert match.state.acts == 1
    assert can(match, "call")
    play(match, "call")
    hold(match)
    assert over(match)


@clause("RUSH-8.2")
def test_it_is_no_act() -> None:
    match = lay(hands=("red-f10",), pitches=(seven("red", but="f10"),), acts=1)
    play(match, "play red-f10", "call")
    assert match.winners == [0]


@clause("RUSH-8.2")
def test_in_ones_own_turn_once_the_cards_are_drawn() -> None:
    match = lay(pitches=("", seven("blue")))
    assert not can(match, "call")
    end_turn(match, draw=False)
    assert match.actor == 1
    assert not can(match, "call")
    draw_up(match)
    assert can(match, "call")
    play(match, "call")
    assert match.winners == [1]


@clause("RUSH-8.3")
def test_nobody_has_to_call() -> None:
    match = lay(pitches=(seven("red"),))
    play(match, "done")
    assert match.state.turn == 1
    end_turn(match)
    assert can(match, "call")


@clause("RUSH-8.4")
@pytest.mark.parametrize(("instant", "where"), [("var-review", "pile"), ("offside", "hand")])
def test_the_player_played_last_is_hit(instant: str, where: str) -> None:
    match = about_to_win()
    stand(match, "play red-f10")
    play(match, "call", f"play {instant}")
    hold(match)
    assert pitch(match, 0) == sorted(seven("red", but="f10").split())
    assert "red-f10" in (pile(match) if where == "pile" else hand(match, 0))
    assert by_seat(match, "sent_off") == [0, 0, 0]
    assert not over(match)
    assert not can(match, "call")


@clause("RUSH-8.4")
def test_the_last_of_two_players() -> None:
    match = lay(
        3,
        hands=("red-f10 red-d8", "var-review", "green-d8"),
        pitches=(seven("red", but="f10 d8"),),
    )
    stand(match, "play red-f10", "play red-d8")
    play(match, "call", "play var-review")
    hold(match)
    assert "red-d8" not in pitch(match, 0)
    assert "red-f10" in pitch(match, 0)


@clause("RUSH-8.4")
def test_the_extra_player_too() -> None:
    match = lay(
        hands=("quick-restart red-f10", "tackle var-review"),
        pitches=(seven("red", but="f10"),),
    )
    stand(match, "play quick-restart")
    draw_up(match)
    stand(match, "play red-f10")
    play(match, "call", "play var-review")
    hold(match)
    assert "red-f10" in pile(match)


@clause("RUSH-8.4")
def test_play_on_does_not_answer_a_call_but_an_instant_does() -> None:
    match = lay(
        3,
        hands=("red-f10 tackle play-on", "play-on var-review", "green-d8"),
        pitches=(seven("red", but="f10"),),
    )
    stand(match, "play red-f10")
    play(match, "call")
    assert match.legal == ["play var-review", "hold"]
    assert refused(match, "play play-on")
    play(match, "play var-review", "hold", "play play-on")
    assert not over(match)
    assert match.actor == 2
    play(match, "hold")
    assert match.winners == [0]


@clause("RUSH-8.4")
def test_all_are_asked_one_by_one() -> None:
    match = about_to_win("tackle")
    stand(match, "play red-f10")
    play(match, "call")
    assert (match.actor, match.legal) == (1, ["hold"])
    play(match, "hold")
    assert (match.actor, match.legal) == (2, ["hold"])
    play(match, "hold")
    assert over(match)


@clause("RUSH-8.5")
def test_without_a_fresh_player_nobody_is_asked() -> None:
    match = lay(hands=("tackle", "var-review offside"), pitches=(seven("red"), "blue-d8"))
    stand(match, "tackle blue-d8")
    play(match, "call")
    assert match.winners == [0]


@clause("RUSH-8.5")
def test_who_came_in_an_earlier_turn_is_not_fresh() -> None:
    match = lay(hands=("red-f10", "var-review"), pitches=(seven("red", but="f10"),))
    stand(match, "play red-f10", "done")
    end_turn(match)
    assert match.state.turn == 0
    play(match, "call")
    assert match.winners == [0]


@clause("RUSH-8.5")
@pytest.mark.parametrize("way", ["recall", "substitution"])
def test_who_has_left_the_pitch_is_not_fresh(way: str) -> None:
    match = lay(
        hands=("sub-1 red-f6 substitution", "var-review"),
        pitches=(f"{seven('red', but='f10')} red-f10",),
    )
    stand(match, "play sub-1")
    if way == "recall":
        play(match, "recall sub-1")
    else:
        stand(match, "play substitution")
        play(match, "off sub-1", "on red-f6", "done")
    play(match, "call")
    assert match.winners == [0]


@clause("RUSH-8.6")
def test_a_seven_that_still_stands_wins() -> None:
    match = about_to_win(spare="sub-1")
    stand(match, "play red-f10")
    play(match, "call", "play var-review")
    hold(match)
    assert match.winners == [0]
    assert "red-f10" in pile(match)


@clause("RUSH-8.6")
def test_at_once() -> None:
    match = lay(3, pitches=(seven("red"), seven("blue"), seven("green")))
    play(match, "call")
    assert over(match)
    assert match.winners == [0]


@clause("RUSH-8.7")
def test_the_turn_goes_on() -> None:
    match = about_to_win("offside")
    stand(match, "play red-f10")
    play(match, "call", "play offside")
    hold(match)
    assert match.actor == 0
    assert match.state.acts == 1
    stand(match, "play red-f10")
    assert can(match, "call")
    play(match, "call")
    hold(match)
    assert match.winners == [0]


@clause("RUSH-8.7")
def test_without_acts_it_is_over() -> None:
    match = lay(hands=("red-f10", "offside"), pitches=(seven("red", but="f10"),), acts=1)
    stand(match, "play red-f10")
    play(match, "call", "play offside")
    hold(match)
    assert match.state.turn == 1


@clause("RUSH-8.8")
def test_after_forty_turns_the_fewest_missing_win() -> None:
    match = lay(
        3, turn=2, taken=40, pitches=("red-g7 red-d8", "blue-g7 sub-1 sub-2", "green-g7 green-f8")
    )
    end_turn(match)
    assert over(match)
    assert match.winners == [1]


@clause("RUSH-8.8")
def test_not_before() -> None:
    match = lay(3, turn=2, taken=39, pitches=("red-g7 red-d8", "blue-g7 sub-1 sub-2"))
    for _ in range(3):
        end_turn(match)
        assert not over(match)
    end_turn(match)
    assert match.winners == [1]


@clause("RUSH-8.9")
def test_they_share_it() -> None:
    match = lay(3, turn=2, taken=40, pitches=("red-g7 red-d8", "blue-g7", "green-f10 green-f8"))
    end_turn(match)
    assert match.winners == [0, 2]


@clause("RUSH-8.10")
@pytest.mark.parametrize(
    ("pitches", "scores"),
    [
        (("red-g7", "", ""), [1, 0, 0]),
        (("red-g7", "blue-g7", ""), [0.5, 0.5, 0]),
        (("", "", ""), [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_what_it_is_worth(pitches: tuple[str, ...], scores: list[float]) -> None:
    match = lay(3, turn=2, taken=40, pitches=pitches)
    end_turn(match)
    assert match.scores == pytest.approx(scores)


@clause("RUSH-8.10")
def test_a_call_is_worth_one() -> None:
    match = lay(4, turn=2, pitches=("", "", seven("red")))
    play(match, "call")
    assert match.scores == [0, 0, 1, 0]


# 9. The legal seven.


def stands(pitch_text: str, options: Mapping[str, object] | None = None) -> bool:
    """Return whether a pitch holds a legal seven."""
    match = lay(pitches=(pitch_text,), options=options)
    assert (missing(match, 0) == 0) == can(match, "call")
    return can(match, "call")


@clause("RUSH-9.1")
def test_one_two_two_two() -> None:
    assert stands(seven("red"))
    for role in RED.split():
        assert not stands(seven("red", but=role))


@clause("RUSH-9.1")
@pytest.mark.parametrize(
    "wrong",
    [
        "red-d8 red-d6 red-d5 red-m9 red-m7 red-f10 red-f8",
        "red-g7 red-d8 red-m9 red-m7 red-m6 red-f10 red-f8",
        "red-g7 red-d8 red-d6 red-d5 red-m9 red-f10 red-f8",
        "red-g7 red-d8 red-d6 red-d5 red-m9 red-m7 red-f10",
        "red-g7 red-d8 red-d6 red-m9 red-f10 red-f8 red-f6",
    ],
)
def test_no_other_seven(wrong: str) -> None:
    assert not stands(wrong)
    assert not stands(wrong, GROUP_STAGE)


@clause("RUSH-9.2")
@pytest.mark.parametrize("options", [{}, GROUP_STAGE])
def test_a_super_sub_stands_in(options: dict[str, object]) -> None:
    for role in RED.split():
        assert stands(f"{seven('red', but=role)} sub-1", options)
    assert stands("sub-1 sub-2 sub-3 sub-4 red-m9 red-m7 red-f10", options)
    assert stands("sub-1 sub-2 sub-3 sub-4 red-g7 red-f8 red-f10", options)
    assert not stands("sub-1 sub-2 sub-3 red-g7 red-f8 red-f10 red-f6", options)


@clause("RUSH-9.3")
def test_one_nation() -> None:
    assert not stands(f"{seven('red', but='d6')} blue-d6")
    assert not stands(f"{seven('red', but='f10')} blue-f10")
    assert stands(f"{seven('red')} blue-d6 blue-f10")
    assert stands(f"{seven('green', but='f10')} sub-1 blue-f10")


@clause("RUSH-9.4")
def test_any_nations_in_the_group_stage() -> None:
    assert stands(f"{seven('red', but='d6')} blue-d6", GROUP_STAGE)
    assert stands("red-g7 blue-d8 green-d8 red-m9 blue-m9 green-f10 red-f8", GROUP_STAGE)
    assert not stands("red-g7 blue-d8 green-d8 red-m9 blue-m9 green-f10 red-d5", GROUP_STAGE)


@clause("RUSH-9.5")
@pytest.mark.parametrize("options", [{}, GROUP_STAGE])
def test_spare_players(options: dict[str, object]) -> None:
    spare = "red-d6b red-d5 blue-f10 sub-1"
    assert stands(f"{seven('red')} {spare}", options)
    assert not stands(f"{seven('red', but='m7 m9')} {spare}", options)


@clause("RUSH-9.6")
def test_booked_players_count() -> None:
    assert stands(seven("red", booked=RED))
    assert stands(f"{seven('red', but='f10')} sub-1!")


@clause("RUSH-9.7")
@pytest.mark.parametrize(
    ("pitch_text", "rush", "group"),
    [
        ("", 7, 7),
        ("red-g7", 6, 6),
        ("red-d8 red-d6 red-d6b red-d5", 5, 5),
        ("red-g7 blue-d8 blue-d6", 5, 4),
        ("red-g7 red-d8 blue-f10 sub-1 sub-2", 3, 2),
        ("sub-1 sub-2 sub-3 sub-4", 3, 3),
        (seven("red"), 0, 0),
        (f"{seven('red', but='m9 f10')} sub-1 blue-f10", 1, 0),
    ],
)
def test_how_many_are_missing(pitch_text: str, rush: int, group: int) -> None:
    assert missing(lay(pitches=(pitch_text,)), 0) == rush
    assert missing(lay(pitches=(pitch_text,), options=GROUP_STAGE), 0) == group


@clause("RUSH-9.7")
def test_a_player_in_hand_is_still_missing() -> None:
    match = lay(hands=("red-f10",), pitches=(seven("red", but="f10"),))
    assert missing(match, 0) == 1
    assert match.state.place[number(match, "red-f10")] == 3
