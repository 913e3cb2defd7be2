"""What speaks for and against a choice: true of the position."""

from typing import Any

import pytest

from tests.games.reasons import Told, assert_told, reasons_of
from tests.rulebooks.squad_rush.positions import lay, seven, stand

SIX = seven("red", but="f8")
FIVE = seven("red", but="f8 f10")


@pytest.mark.parametrize(
    ("position", "action", "told"),
    [
        ({"pitches": [SIX], "hands": ["red-f8"]}, "play red-f8", ["+completes"]),
        ({"pitches": [FIVE], "hands": ["red-f8"]}, "play red-f8", ["+fields"]),
        ({"pitches": [FIVE], "hands": ["blue-f8"]}, "play blue-f8", ["-fields-idly"]),
        ({"pitches": [FIVE], "hands": ["red-f8 blue-f8"]}, "done", ["-ends"]),
        ({"pitches": [FIVE], "hands": ["blue-f8"]}, "done", ["+ends"]),
        ({"pitches": [FIVE], "hands": ["added-time red-f8"]}, "play added-time", ["+more-acts"]),
        ({"pitches": [FIVE], "hands": ["added-time"]}, "play added-time", ["-more-acts"]),
        ({"pitches": ["", SIX], "hands": ["tackle"]}, "tackle red-g7", ["+sets-back"]),
        (
            {"pitches": ["", f"{SIX} blue-f8"], "hands": ["tackle"]},
            "tackle blue-f8",
            ["-no-setback"],
        ),
        ({"pitches": ["", SIX], "hands": ["yellow-card"]}, "book red-g7", ["-stays"]),
        (
            {"pitches": ["", seven("red", but="f8", booked="g7")], "hands": ["yellow-card"]},
            "book red-g7",
            ["+sets-back"],
        ),
        ({"pitches": [f"{FIVE} blue-d8"]}, "recall blue-d8", ["-leaves-idly"]),
        ({"pitches": [FIVE]}, "recall red-g7", ["-leaves-gap"]),
        (
            {"pitches": [f"{FIVE} blue-d8"], "hands": ["substitution red-f8"]},
            "play substitution",
            ["+exchanges"],
        ),
        (
            {"pitches": [FIVE], "hands": ["substitution blue-f8"]},
            "play substitution",
            ["-exchanges-idly"],
        ),
        (
            {"pitches": [seven("red", but="m9")], "hands": ["set-piece"]},
            "play set-piece",
            ["+searches"],
        ),
        ({"pitches": [FIVE], "hands": ["set-piece"]}, "play set-piece", ["-searches-idly"]),
        ({"pitches": [FIVE], "hands": ["the-wall"]}, "play the-wall", ["+walls"]),
        ({"pitches": ["red-f8"], "hands": ["the-wall"]}, "play the-wall", ["-walls"]),
        ({"pitches": ["", FIVE], "hands": ["reverse"]}, "play reverse", ["+slows-reverse"]),
        ({"hands": ["full-time-whistle"]}, "play full-time-whistle", ["-slows-no-acts"]),
        (
            {"pitches": ["", FIVE], "hands": ["full-time-whistle"]},
            "play full-time-whistle",
            ["+slows-no-acts"],
        ),
        (
            {"seats": 3, "pitches": ["", SIX, ""], "hands": ["reverse"]},
            "play reverse",
            ["+slows-turns"],
        ),
        ({"hands": ["quick-restart"]}, "play quick-restart", ["+restarts"]),
        (
            {"pitches": ["", seven("red", booked="g7")], "hands": ["overturned"]},
            "play overturned on 1",
            ["-clears"],
        ),
        (
            {"pitches": [seven("red", booked="g7")], "hands": ["overturned"]},
            "play overturned on 0",
            ["+clears"],
        ),
    ],
)
def test_of_an_act(position: Any, action: str, told: Told) -> None:
    assert_told(lay(**position), action, told)


def test_figures_are_those_of_the_pitch() -> None:
    (reason,) = reasons_of(lay(pitches=["", FIVE], hands=["tackle"]), "tackle red-g7")
    arguments = reason.message.arguments
    assert (arguments["now"], arguments["then"]) == (2, 3)


@pytest.mark.parametrize(
    ("pile", "told", "of_the_deck"),
    [
        ("red-f8", ["+pile-helps"], []),
        ("blue-f8", ["-pile-idle"], ["+deck"]),
        ("tackle", ["+pile-hits"], ["+deck-hopes"]),
        ("the-wall", ["+known-card"], ["+deck-hopes"]),
    ],
)
def test_of_the_discard_pile(pile: str, told: Told, of_the_deck: Told) -> None:
    match = lay(turn=1, pitches=[FIVE], hands=["red-f10"], pile=pile)
    match.play("done")
    assert_told(match, "draw pile", told)
    assert_told(match, "draw deck", of_the_deck)


@pytest.mark.parametrize(
    ("position", "played", "answer", "told", "held"),
    [
        ({"pitches": ["", SIX]}, "tackle red-g7", "play-on", "+would-lose", "-would-lose"),
        (
            {"pitches": ["", f"{SIX} blue-f8"]},
            "tackle blue-f8",
            "play-on",
            "-can-spare",
            "+can-spare",
        ),
        ({"pitches": ["", SIX]}, "book red-g7", "play-on", "-stays", "+stays"),
        ({"pitches": [SIX]}, "play red-f8", "offside", "+sets-back", "-rival-lacks"),
        ({"pitches": [FIVE]}, "play blue-f8", "var-review", "-no-setback", "+rival-lacks"),
        ({}, "play full-time-whistle", "var-review", "+no-acts", "-no-acts"),
        ({}, "play reverse", "var-review", "+fewer-acts", "-fewer-acts"),
    ],
)
def test_of_an_answer(position: Any, played: str, answer: str, told: str, held: str) -> None:
    hand = "tackle yellow-card red-f8 blue-f8 full-time-whistle reverse"
    if "blue-f8" in " ".join(position.get("pitches", ())):
        hand = hand.replace(" blue-f8", "")
    match = lay(hands=[hand, answer], **position)
    match.play(played)
    assert_told(match, f"play {answer}", [told])
    assert_told(match, "hold", [held])


def test_of_a_cancelled_player_whom_the_seat_can_draw() -> None:
    match = lay(hands=["red-f8", "var-review"], pitches=[f"{SIX}"], acts=1)
    match.play("play red-f8")
    assert_told(match, "play var-review", ["+takes-man"])
    stand(match, "play var-review")
    assert match.view(1)["pile"]["top"]["card"] == "red-f8"


def test_of_an_answer_to_a_card_of_another() -> None:
    match = lay(3, hands=["tackle", "", "play-on"], pitches=["", SIX])
    match.play("tackle red-g7")
    assert_told(match, "play play-on", ["-not-yours"])
    assert_told(match, "hold", ["+not-yours"])


def test_of_an_answer_to_a_call() -> None:
    match = lay(hands=["red-f8", "var-review"], pitches=[SIX])
    stand(match, "play red-f8")
    match.play("call")
    assert_told(match, "play var-review", ["+call-falls"])
    assert_told(match, "hold", ["-call-stands"])
    match = lay(hands=["red-f6", "var-review"], pitches=[seven("red")])
    stand(match, "play red-f6")
    match.play("call")
    assert_told(match, "play var-review", ["-call-survives"])


def test_of_an_answer_to_an_answer() -> None:
    match = lay(hands=["tackle play-on", "play-on"], pitches=["", SIX])
    match.play("tackle red-g7")
    match.play("play play-on")
    assert_told(match, "play play-on", ["+rescues"])
    assert_told(match, "hold", ["-gives-up"])


def test_of_what_a_substitution_and_a_set_piece_ask() -> None:
    match = lay(hands=["substitution red-f8"], pitches=[f"{FIVE} blue-d8"])
    stand(match, "play substitution")
    assert_told(match, "off blue-d8", ["+leaves-idly"])
    assert_told(match, "off red-g7", ["-leaves-gap"])
    match.play("off blue-d8")
    assert_told(match, "on red-f8", ["+fields"])
    match = lay(hands=["set-piece"], pitches=[seven("red", but="m9")], deck="red-m6 blue-m6")
    stand(match, "play set-piece")
    assert_told(match, "take red-m6", ["+taken-helps"])
    assert_told(match, "take blue-m6", ["-taken-idle"])
