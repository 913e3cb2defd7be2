"""Section 16: Matchday Drama."""

from collections.abc import Mapping

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.squad_rush.positions import (
    DRAMA,
    come_to_light,
    flip,
    kick_off,
    play_as,
    seven,
    whistle,
)
from tests.rulebooks.squad_rush.reading import choices, goals, hand, pile, pitch, totals, verb

RED, BLUE = seven("red"), seven("blue")
WEAK = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
"""Blue with 18 in defence and 27 in attack."""


def drama(
    *hands: str,
    official: str = "",
    pitches: tuple[str, str] = (RED, WEAK),
    options: Mapping[str, object] | None = None,
) -> Match:
    """Return a match with Drama after its official was flipped, if one is named."""
    deck = f"{official} yellow-card*6 red-card*2 sub-1 sub-2 sub-3"
    match = kick_off(*pitches, hands=hands, options={**DRAMA, **(options or {})}, deck=deck)
    play(match, f"official {official}" if official else "no official")
    return match


def choose(match: Match, home: str, away: str) -> list[int]:
    """Play these choices of both sides; return the goals of the match."""
    for seat, action in enumerate((home, away)):
        if seat in match.deciding:
            play_as(match, seat, action)
    come_to_light(match)
    play(match, "final whistle")
    return goals(match)


@clause("RUSH-16.11")
def test_an_instant_for_each() -> None:
    match = drama("var-review tackle", "offside")
    assert match.deciding == [0, 1]
    assert match.legal_for(0) == ["play var-review", "hold"]
    assert match.legal_for(1) == ["play offside", "hold"]
    assert choose(match, "play var-review", "play offside") == [(24 - 18) // 3, 0]
    assert totals(match) == [(21, 24), (18, 19)]
    assert sorted(pile(match)) == ["offside", "var-review"]
    assert hand(match, 0) == ["tackle"]


@clause("RUSH-16.11")
def test_without_it_no_instant_is_heard() -> None:
    match = kick_off(RED, WEAK, hands=("var-review", "offside"))
    play(match, "official the-wall")
    assert choices(match) == ["final whistle"]


@clause("RUSH-16.11")
def test_after_the_official() -> None:
    match = kick_off(RED, WEAK, hands=("var-review", "offside"), options=DRAMA)
    assert match.deciding == []
    play(match, "official the-wall")
    assert match.deciding == [0, 1]
    assert match.state.official == match.box.card_slugs.index("the-wall")


@clause("RUSH-16.12")
def test_nobody_has_to() -> None:
    match = drama("var-review", "offside")
    assert choose(match, "hold", "hold") == [5, 2]
    assert [hand(match, seat) for seat in range(2)] == [["var-review"], ["offside"]]


@clause("RUSH-16.12")
def test_nor_plays_two() -> None:
    match = drama("var-review*2 offside", "tackle")
    play(match, "play var-review")
    assert match.deciding == [1]
    assert match.legal_for(0) == []
    assert match.legal_for(1) == ["hold"]
    play(match, "hold")
    come_to_light(match)
    assert hand(match, 0) == ["offside", "var-review"]
    assert verb(match) == "final"


@clause("RUSH-16.12")
def test_who_has_no_card_is_not_asked() -> None:
    match = drama("tackle", "")
    assert match.deciding == [0]
    assert match.legal == ["hold"]


@clause("RUSH-16.13")
def test_both_choose_before_anything_is_shown() -> None:
    match = drama("var-review", "offside")
    play_as(match, 1, "play offside")
    assert match.deciding == [0]
    assert pile(match) == []
    play(match, "hold")
    assert match.outcomes == {"show no card": 1}
    play(match, "show no card")
    assert match.outcomes == {"show offside": 1}
    play(match, "show offside")
    assert pile(match) == ["offside"]
    assert choices(match) == ["final whistle"]


@clause("RUSH-16.14")
def test_var_review() -> None:
    match = drama("var-review", "")
    assert choose(match, "play var-review", "") == [5, 0]
    assert totals(match) == [(21, 34), (18, 19)]
    match = drama(
        "", "var-review", pitches=("red-g7 red-d8 red-d6 red-m7 red-m6 red-f8! red-f6", BLUE)
    )
    choose(match, "", "play var-review")
    assert totals(match) == [(13, 26), (21, 34)]


@clause("RUSH-16.15")
def test_offside() -> None:
    match = drama("", "offside")
    assert choose(match, "", "play offside") == [2, 2]
    assert totals(match) == [(21, 24), (18, 27)]


@clause("RUSH-16.16")
def test_play_on_against_an_instant() -> None:
    match = drama("play-on", "var-review", official="the-wall")
    assert match.legal_for(0) == ["play play-on on instant", "play play-on on official", "hold"]
    assert choose(match, "play play-on on instant", "play var-review") == [4, 1]
    assert totals(match) == [(24, 34), (21, 27)]


@clause("RUSH-16.16")
def test_play_on_against_the_official() -> None:
    match = drama("play-on", "var-review", official="the-wall")
    assert choose(match, "play play-on on official", "play var-review") == [2, 2]
    assert totals(match) == [(21, 24), (18, 27)]


@clause("RUSH-16.16")
@pytest.mark.parametrize(
    ("official", "found"),
    [
        ("added-time", [5, 2]),
        ("var-review", [5, 2]),
        ("offside", [5, 2]),
        ("set-piece", [5, 2]),
        ("the-wall", [5, 2]),
        ("reverse", [5, 2]),
        ("full-time-whistle", [5, 2]),
    ],
)
def test_any_official_can_be_cancelled(official: str, found: list[int]) -> None:
    match = drama("", "play-on", official=official)
    assert choose(match, "", "play play-on on official") == found
    assert pile(match) == ["play-on", official]


@clause("RUSH-16.16")
def test_the_officials_of_chemistry_and_bookings_too() -> None:
    mixed = f"{seven('blue', but='d6')} green-d6"
    match = drama("play-on", "", official="play-on", pitches=(seven("red", booked="f10"), mixed))
    choose(match, "play play-on on official", "")
    assert totals(match) == [(21, 33), (20, 33)]
    match = drama("play-on", "", official="overturned", pitches=(seven("red", booked="f10"), mixed))
    choose(match, "play play-on on official", "")
    assert totals(match) == [(21, 33), (20, 33)]


@clause("RUSH-16.16")
def test_without_an_official_there_is_none_to_cancel() -> None:
    match = drama("play-on", "tackle")
    assert match.legal_for(0) == ["play play-on on instant", "hold"]


@clause("RUSH-16.16")
def test_it_may_be_wasted() -> None:
    match = drama("play-on", "tackle", official="the-wall")
    assert choose(match, "play play-on on instant", "hold") == [4, 1]
    assert pile(match) == ["play-on", "the-wall"]


@clause("RUSH-16.17")
@pytest.mark.parametrize(("home", "away"), [(0, 1), (1, 0)])
def test_play_on_comes_first(home: int, away: int) -> None:
    hands = ["", ""]
    hands[home], hands[away] = "play-on", "offside"
    match = drama(*hands)
    play_as(match, away, "play offside")
    play_as(match, home, "play play-on on instant")
    come_to_light(match)
    play(match, "final whistle")
    assert goals(match) == [5, 2]
    assert sorted(pile(match)) == ["offside", "play-on"]


@clause("RUSH-16.18")
@pytest.mark.parametrize(
    ("home", "away", "wall"),
    [
        ("instant", "instant", True),
        ("official", "official", False),
        ("official", "instant", True),
        ("instant", "official", True),
    ],
)
def test_two_play_ons(home: str, away: str, wall: bool) -> None:
    match = drama("play-on", "play-on", official="the-wall")
    found = choose(match, f"play play-on on {home}", f"play play-on on {away}")
    assert found == ([4, 1] if wall else [5, 2])


@clause("RUSH-16.19")
def test_the_swap_comes_first_and_stays() -> None:
    match = drama(
        "red-f10 play-on",
        "tackle",
        official="substitution",
        pitches=(f"{seven('red', but='f10')} red-f6", WEAK),
    )
    play(match, "off red-f6", "on red-f10")
    while "off nobody" in match.legal or "on nobody" in match.legal:
        play(match, match.legal[-1])
    come_to_light(match)
    assert "red-f10" in pitch(match, 0)
    assert choose(match, "play play-on on official", "hold") == [5, 2]
    assert "red-f10" in pitch(match, 0)
    assert totals(match)[0] == (21, 34)


@clause("RUSH-16.19")
def test_cards_just_drawn_may_be_played() -> None:
    match = kick_off(
        RED, WEAK, deck="quick-restart offside tackle sub-1 sub-2 sub-3", options=DRAMA
    )
    flip(match, "quick-restart")
    play(match, "draw tackle", "draw sub-1", "draw offside", "draw sub-2", "done", "done")
    assert match.legal_for(1) == ["play offside", "hold"]


@clause("RUSH-16.20")
@pytest.mark.parametrize(
    ("official", "instant", "attack"),
    [
        ("var-review", "var-review", 34 - 10 - 9),
        ("var-review", "offside", 34 - 10 - 8),
        ("offside", "var-review", 34 - 10 - 9),
        ("offside", "offside", 34 - 10 - 8),
    ],
)
def test_the_next_one(official: str, instant: str, attack: int) -> None:
    match = drama("", instant, official=official)
    choose(match, "", f"play {instant}")
    assert totals(match)[0] == (21, attack)


@clause("RUSH-16.11")
def test_a_forfeit_has_no_drama() -> None:
    match = kick_off(RED, "blue-g7", hands=("var-review", "offside"), options=DRAMA)
    assert whistle(match) == [2, 0]
    assert hand(match, 0) == ["var-review"]
