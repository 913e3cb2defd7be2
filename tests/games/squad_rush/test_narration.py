"""The commentary of Squad Rush: what happened, told to whoever saw it."""

import re
from collections.abc import Mapping

import pytest

from tests.games.commentary import told, tones, with_text
from tests.rulebooks.laying import go_on, hold, play
from tests.rulebooks.squad_rush.positions import (
    ARMBAND,
    DRAMA,
    GROUP_STAGE,
    come_to_light,
    flip,
    kick_off,
    lay,
    play_as,
    seven,
    stand,
    whistle,
)

RED, BLUE = seven("red"), seven("blue")


def test_a_player_is_told_with_his_nation_and_what_is_missing() -> None:
    match = lay(hands=("red-f10 red-f8", ""), pitches=(seven("red", but="f10 f8"), ""))
    stand(match, "play red-f8")
    assert "Red Nation" in with_text(told(match), "Red F8")
    assert "Anna" in told(match)[-1]
    stand(match, "play red-f10")
    assert "all Red Nation" in told(match)[-1]
    assert told(match, 0)[-1] != told(match)[-1]


def test_who_has_no_place_in_the_seven_is_told_beside_it() -> None:
    match = lay(hands=("blue-g7 red-f8", ""), pitches=(seven("red", but="g7 f8"), ""))
    stand(match, "play blue-g7")
    assert match.view(0)["players"][0]["slots"][0] is None
    line = match.story()[-1].remark.message
    assert line.id.partition(".")[0] == "comes-on-spare"
    assert told(match)[-1].endswith(": wrong nation for a seven of Red Nation.")
    stand(match, "play red-f8")
    ids = [line.remark.message.id.partition(".")[0] for line in match.story()]
    assert "comes-on-forward" in ids


def test_a_nation_that_takes_over_is_told_with_the_reason() -> None:
    match = lay(hands=("blue-f10 blue-m9", "tackle"), pitches=("red-f8 sub-1", ""))
    stand(match, "play blue-f10")
    line = with_text(told(match), "Red Nation", "Blue Nation")
    assert line.endswith("Each fills 2 places, and Blue Nation has the higher ratings.")
    assert tones(match)[line] != "quiet"
    stand(match, "play blue-m9")
    assert len([one for one in told(match) if "fills" in one]) == 1
    match = lay(turn=1, hands=("", "tackle"), pitches=("red-f8 blue-f10", ""))
    stand(match, "tackle blue-f10")
    assert told(match)[-1].endswith("Red Nation fills 1 place, Blue Nation 0.")


def test_a_tackle_is_told_as_it_comes_and_as_it_ends() -> None:
    match = lay(hands=("tackle*2", "play-on"), pitches=("", f"{BLUE} sub-1"))
    stand(match, "tackle blue-f8")
    attack, end = told(match)[-2:]
    assert "Tackle" in attack or "slides in" in attack
    assert "Basti’s Blue F8" in attack
    assert "Blue F8" in end
    play(match, "tackle sub-1", "play play-on")
    assert any("Basti’s Super Sub 1" in line for line in told(match))
    assert "Tackle" in told(match)[-1]


def test_a_seven_that_falls_is_told() -> None:
    match = lay(hands=("tackle", ""), pitches=("", BLUE))
    stand(match, "tackle blue-f8")
    assert re.search(r"Basti’s seven", told(match)[-1])


def test_bookings_are_told_up_to_the_red() -> None:
    match = lay(
        hands=("yellow-card*2 red-card", ""),
        pitches=("", "blue-f10 blue-f8"),
        acts=3,
        options={**ARMBAND, **GROUP_STAGE},
    )
    stand(match, "book blue-f10")
    shrugged = told(match)[-1]
    assert "does not count" in shrugged or "no booking" in shrugged
    stand(match, "book blue-f10")
    assert "−1" in told(match)[-1]
    stand(match, "dismiss blue-f8")
    told_off = with_text(told(match), "Red Card")
    assert tones(match)[told_off] == "sent-off"
    assert tones(match)[told(match)[-1]] == "sent-off"


def test_instants_are_told_with_what_they_stop() -> None:
    match = lay(3, hands=("red-f8 red-f10", "var-review offside", "play-on"))
    play(match, "play red-f8", "play var-review", "play play-on")
    assert "VAR Review does not count." in told(match)[-1]
    hold(match)
    play(match, "play red-f10", "play offside")
    hold(match)
    assert "Red F10" in told(match)[-1]
    assert "Anna’s hand" in told(match)[-1]
    assert not any("!." in line or "!!" in line for line in told(match))


def test_a_call_is_told_to_its_end() -> None:
    match = lay(hands=("", "var-review"), pitches=(RED, ""), acts=0)
    play(match, "call")
    assert "GOOOAL" in told(match)[-2]
    assert told(match)[-1] == "Nobody can stop it: Anna wins!"
    assert told(match, 0)[-1] == "Nobody can stop it: you win!"
    assert tones(match)[told(match)[-1]] == "goal"
    match = lay(hands=("red-f8", "var-review"), pitches=(seven("red", but="f8"), ""))
    stand(match, "play red-f8")
    play(match, "call", "play var-review")
    hold(match)
    assert "Red F8 does not count, and goes to the discard pile." in told(match)
    assert any("no seven, and no call" in line for line in told(match))
    match = lay(pitches=(RED, ""), options=GROUP_STAGE)
    play(match, "call")
    assert "The call stands. Two more turns for everybody but Anna." in told(match)


def test_draws_are_told_to_their_owner_alone() -> None:
    match = lay(hands=("quick-restart", ""), deck="tackle red-f8")
    stand(match, "play quick-restart")
    play(match, "draw tackle", "draw red-f8")
    assert "You draw Tackle." in told(match, 0)
    assert "You draw Red F8 (FWD 8, Red Nation)." in told(match, 0)
    assert not any("Tackle" in line for viewer in (1, -1) for line in told(match, viewer))
    assert told(match, 1)[-2:] == ["Anna draws from the deck."] * 2


def test_acts_that_are_left_are_told() -> None:
    match = lay(hands=("tackle red-f8", "play-on"), pitches=("", BLUE))
    stand(match, "play red-f8")
    play(match, "done")
    assert "Anna ends the turn with one act unused." in told(match)
    match = lay()
    play(match, "done")
    line = "Anna ends the turn with two acts unused."
    assert tones(match)[line] == "play"


def test_a_match_is_told_as_an_event() -> None:
    match = kick_off(f"{RED} red-d5", seven("blue", but="d6 f8", booked="m9") + " green-d6 sub-1")
    assert told(match)[-2] == "The pitches are locked: matchday one."
    assert "Anna" in told(match)[-1]
    assert "Basti" in told(match)[-1]
    play(match, "bench red-d5")
    come_to_light(match)
    assert told(match, 1)[-1] == (
        "Your seven: Blue G7; Blue D8, Green D6; Blue M9, Blue M7; Blue F10, Super Sub 1."
        " Defence 20 (21, −1 for chemistry), attack 30 (32, −1 for bookings, −1 for chemistry)."
    )
    play(match, "official the-wall")
    assert "+3" in told(match)[-1]
    play(match, "final whistle")
    lines = told(match)
    assert any("34" in line and "23" in line for line in lines)
    assert any("30" in line and "24" in line for line in lines)
    result = with_text(lines, "3–2")
    assert "Anna" in result
    assert "Three points." in result
    assert tones(match)[result] == "goal"
    assert "Red F10" in with_text(lines, "Golden Boot")
    assert "The table after matchday one: Anna 4 (+1), Basti 0 (−1)." in lines


@pytest.mark.parametrize(
    ("official", "parts"),
    [
        ("added-time", ("Added Time", "two legs|second leg")),
        ("var-review", ("VAR Review", "Anna’s Red F10 and Basti’s Blue F10")),
        ("offside", ("Offside!", "Anna’s Red F10 and Basti’s Blue F10")),
        ("play-on", ("Play On", "cost nothing|does not care")),
        ("set-piece", ("Set Piece", "16 to 16")),
        ("the-wall", ("The Wall", r"\+3")),
        ("reverse", ("Reverse", "attack")),
        ("full-time-whistle", ("Full-Time Whistle", "six")),
        ("overturned", ("Overturned", "book")),
    ],
)
def test_every_official_is_told_with_what_its_call_does(
    official: str, parts: tuple[str, str]
) -> None:
    match = kick_off(RED, BLUE)
    flip(match, official)
    line = with_text(told(match), parts[0])
    assert re.search(parts[1], line) or official == "reverse", line
    whistle(match)
    assert any("table after matchday one" in line for line in told(match))


def test_what_an_official_opens_is_told_once_shown() -> None:
    match = kick_off(RED, BLUE, hands=("red-m6", "tackle"))
    flip(match, "substitution")
    play_as(match, 0, "off red-m7")
    play_as(match, 0, "on red-m6")
    assert not any("Red M6" in line for line in told(match, 1))
    assert any("Red M7" in line for line in told(match, 0)[-2:])
    play_as(match, 1, "off nobody")
    play_as(match, 1, "on nobody")
    come_to_light(match)
    assert with_text(told(match, 1), "Red M6", "Red M7")
    again = [line for line in told(match) if "seven: " in line]
    assert len(again) == 3


def test_a_drama_is_told_when_both_are_known() -> None:
    match = kick_off(RED, BLUE, hands=("var-review", "play-on"), options=DRAMA)
    flip(match, "the-wall")
    play_as(match, 0, "play var-review")
    assert "VAR Review" in told(match, 0)[-1]
    assert "VAR Review" not in told(match, 1)[-1]
    play_as(match, 1, "play play-on on instant")
    come_to_light(match)
    assert told(match)[-1] == "VAR Review of Anna is waved away."
    match = kick_off(RED, BLUE, hands=("offside", "play-on"), options=DRAMA)
    flip(match, "the-wall")
    play_as(match, 0, "play offside")
    play_as(match, 1, "play play-on on official")
    come_to_light(match)
    assert told(match)[-2:] == [
        "The call of the official is off: no The Wall.",
        "Basti’s Blue F10 counts for nothing.",
    ]


def test_forfeits_are_told() -> None:
    match = kick_off(RED, "blue-g7")
    assert "Basti" in told(match)[-1]
    assert "seven" in told(match)[-1]
    assert told(match, 1)[-1] != told(match)[-1]
    play(match, "final whistle")
    assert "Recorded as 2–0: three points for Anna, none for Basti." in told(match)
    match = kick_off("red-g7", "blue-g7")
    play(match, "final whistle")
    assert "Neither Anna nor Basti can play: 0–2 for both." in told(match)


@pytest.mark.parametrize(
    ("before", "how"),
    [
        ({"points": (3, 0)}, "Anna lifts the cup with six points!"),
        ({"points": (0, 3), "scored": (9, 0)}, "on goal difference, level on points with Basti!"),
        (
            {"points": (0, 3), "scored": (9, 10), "conceded": (9, 6)},
            "on goals scored, level on points with Basti!",
        ),
        (
            {"points": (0, 3), "scored": (9, 11), "conceded": (9, 7), "sent_off": (0, 1)},
            "with fewer players sent off, level on points with Basti!",
        ),
    ],
)
def test_the_cup_is_told_with_what_decided_it(
    before: Mapping[str, tuple[int, int]], how: str
) -> None:
    match = kick_off(RED, "blue-g7", matchday=2, before=before)
    play(match, "final whistle")
    assert told(match)[-1].endswith(how)


def test_sudden_death_is_told() -> None:
    match = kick_off("red-g7", "blue-g7", matchday=2)
    play(match, "final whistle")
    assert "Anna and Basti are level on everything." in told(match)[-1]
    while match.actor is not None:
        go_on(match)
    lines = told(match)
    assert sum("Five cards each." in line for line in lines) == 1
    assert re.search(r"lifts? the cup!|takes? the cup\.|share the cup\.", lines[-1])
