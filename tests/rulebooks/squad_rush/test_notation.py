"""Section 18: notation."""

from collections.abc import Mapping

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import go_on, hold, play
from tests.rulebooks.reading import choices, over, verb
from tests.rulebooks.squad_rush.positions import (
    DRAMA,
    GROUP_STAGE,
    choose_sevens,
    come_to_light,
    end_turn,
    flip,
    kick_off,
    lay,
    new,
    play_as,
    seven,
    stand,
)
from tests.rulebooks.squad_rush.reading import hand, pile, pitch

RED, BLUE = seven("red"), seven("blue")


def both_ways(match: Match) -> None:
    """Assert that the name of every possible action is parsed back to its number."""
    for name in choices(match):
        assert match.name_of(match.game.actions.parse(match.box, name)) == name


@clause("RUSH-18.1")
def test_draws() -> None:
    match = lay(pile="red-d8")
    end_turn(match, draw=False)
    assert match.legal == ["draw deck", "draw pile"]
    play(match, "draw pile")
    assert hand(match, 1) == ["red-d8"]


@clause("RUSH-18.2", "RUSH-18.3")
def test_cards() -> None:
    match = lay(
        hands=("red-d8 tackle yellow-card red-card reverse overturned",),
        pitches=("red-f8!", "blue-d8"),
    )
    assert sorted(match.legal) == sorted(
        [
            "play red-d8",
            "recall red-f8",
            "tackle blue-d8",
            "book blue-d8",
            "dismiss blue-d8",
            "play reverse",
            "play overturned on 0",
            "done",
        ]
    )
    both_ways(match)


@clause("RUSH-18.4")
def test_exchanges() -> None:
    match = lay(hands=("substitution red-d6 set-piece",), pitches=("red-d8",), deck="red-m9")
    stand(match, "play substitution")
    assert match.legal == ["off red-d8", "done"]
    both_ways(match)
    play(match, "off red-d8")
    assert match.legal == ["on red-d6"]
    both_ways(match)
    play(match, "on red-d6", "done")
    stand(match, "play set-piece")
    assert match.legal == ["take red-m9", "done"]
    both_ways(match)
    match = kick_off(RED, BLUE, hands=("red-d6b",))
    flip(match, "substitution")
    assert match.legal[-1] == "off nobody"
    both_ways(match)
    play(match, "off nobody")
    assert match.legal == ["on nobody"]


@clause("RUSH-18.5")
def test_answers_and_ends() -> None:
    match = lay(hands=("red-f10", "var-review"), pitches=(seven("red", but="f10"),))
    play(match, "play red-f10")
    assert match.legal == ["play var-review", "hold"]
    hold(match)
    assert match.legal[-2:] == ["done", "call"]
    match = lay(hands=("tackle*8 yellow-card*2",))
    play(match, "done")
    assert match.legal == ["discard tackle", "discard yellow-card"]
    both_ways(match)
    play(match, "discard yellow-card")
    assert pile(match) == ["yellow-card"]


@clause("RUSH-18.5")
def test_one_word_for_both_calls() -> None:
    for options in ({}, GROUP_STAGE):
        assert "call" in lay(pitches=(RED,), options=options).legal


@clause("RUSH-18.6")
def test_benches() -> None:
    match = kick_off(f"{RED} red-f6", BLUE)
    assert match.legal == ["bench red-f10", "bench red-f8", "bench red-f6"]
    both_ways(match)


@clause("RUSH-18.7")
def test_drama() -> None:
    match = kick_off(RED, BLUE, hands=("play-on offside",), options=DRAMA)
    flip(match, "the-wall")
    assert sorted(match.legal) == [
        "hold",
        "play offside",
        "play play-on on instant",
        "play play-on on official",
    ]
    both_ways(match)


@clause("RUSH-18.8")
def test_chance() -> None:
    match = new()
    words = []
    while match.actor == "chance":
        both_ways(match)
        words.append(match.roll().partition(" ")[0])
    assert words == ["nation"] * 3 + ["start"] + ["draw"] * 10


@clause("RUSH-18.8")
def test_what_a_set_piece_finds() -> None:
    match = lay(
        hands=("set-piece red-m9", "blue-m9"),
        pitches=("green-m9",),
        deck="red-m7 sub-1",
        pile="red-m6",
    )
    play(match, "play set-piece")
    hold(match)
    said = []
    while match.actor == "chance":
        both_ways(match)
        assert len(match.outcomes) == 1
        said.append(match.roll())
    assert "find red-m7" in said
    assert "miss blue-m9" in said
    seen = {"green-m9", "red-m6"}
    assert not any(name.partition(" ")[2] in seen for name in said)


@clause("RUSH-18.9")
def test_the_official() -> None:
    match = kick_off(RED, BLUE, deck="sub-1", pile="the-wall")
    assert choices(match) == ["gather"]
    play(match, "gather")
    assert choices(match) == ["official the-wall"]
    both_ways(match)
    play(match, "official the-wall")
    assert choices(match) == ["final whistle"]
    match = kick_off(RED, BLUE, deck="sub-1")
    assert choices(match) == ["no official"]


@clause("RUSH-18.10")
def test_what_is_shown() -> None:
    match = kick_off(f"{RED} red-f6", BLUE, hands=("red-d5", "tackle"))
    play(match, "bench red-f6")
    assert choices(match) == ["out red-f6"]
    play(match, "out red-f6", "official substitution", "off red-d6", "on red-d5")
    play(match, "off nobody", "on nobody")
    said = []
    while verb(match) == "show":
        both_ways(match)
        said.append(match.roll())
    assert said == ["show on red-d5", "show off red-d6", "show no swap"]
    assert "red-d5" in pitch(match, 0)


@clause("RUSH-18.10")
@pytest.mark.parametrize(
    ("action", "shown"),
    [
        ("play offside", "show offside"),
        ("play play-on on instant", "show play-on on instant"),
        ("play play-on on official", "show play-on on official"),
        ("hold", "show no card"),
    ],
)
def test_what_is_shown_of_the_drama(action: str, shown: str) -> None:
    match = kick_off(RED, BLUE, hands=("play-on offside",), options=DRAMA)
    flip(match, "the-wall")
    play(match, action)
    assert choices(match) == [shown]
    both_ways(match)


def read(match: Match, action: str) -> str:
    """Return the action of seat 0 as the others read it."""
    play_as(match, 0, action)
    assert match.observed(match.number - 1, 0) == action
    (found,) = {match.observed(match.number - 1, viewer) for viewer in (1, -1)}
    return found


@clause("RUSH-18.11")
def test_what_others_read() -> None:
    match = lay(hands=("set-piece",))
    stand(match, "play set-piece")
    for number in range(match.number):
        written = match.observed(number, 0)
        others = {match.observed(number, viewer) for viewer in (1, -1)}
        assert others == ({"look through"} if written[:4] in ("find", "miss") else {written})
    match = kick_off(f"{RED} red-f6", BLUE, hands=("red-d5 offside", "tackle"), options=DRAMA)
    assert read(match, "bench red-f6") == "bench player"
    come_to_light(match)
    play(match, "official substitution")
    assert read(match, "off red-d6") == "off player"
    assert read(match, "on red-d5") == "on player"
    play(match, "off nobody", "on nobody")
    come_to_light(match)
    choose_sevens(match)
    assert read(match, "play offside") == "choose instant"
    match = lay()
    end_turn(match)
    assert match.observed(match.number - 1, 0) == "draw card"
    assert match.observed(match.number - 1, 1) in [f"draw {card}" for card in hand(match, 1)]


@clause(
    "RUSH-18.1",
    "RUSH-18.2",
    "RUSH-18.3",
    "RUSH-18.4",
    "RUSH-18.5",
    "RUSH-18.6",
    "RUSH-18.7",
    "RUSH-18.8",
    "RUSH-18.9",
    "RUSH-18.10",
)
@pytest.mark.parametrize("options", [{}, DRAMA])
def test_what_is_written_can_be_read(options: Mapping[str, object]) -> None:
    match = new(3, options)
    while not over(match) and match.number < 1500:
        both_ways(match)
        go_on(match)


@clause("RUSH-18.2")
@pytest.mark.parametrize(
    "name",
    [
        "",
        "play",
        "play nobody",
        "Play red-d8",
        "play overturned on 7",
        "tackle",
        "tackle tackle",
        "draw",
        "draw bottom",
        "bench tackle",
        "official red-d8",
        "start 9",
        "nation nowhere",
        "kick",
    ],
)
def test_what_is_no_notation_is_refused(name: str) -> None:
    match = lay(hands=("red-d8",))
    with pytest.raises(ValueError, match="Not understood"):
        match.play(name)
