"""What speaks for and against a choice: true of the position."""

from typing import Any

import pytest

from tests.games.reasons import Told, assert_told, reasons_of
from tests.rulebooks.squad_rush.positions import lay, seven

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
    ],
)
def test_of_an_act(position: Any, action: str, told: Told) -> None:
    assert_told(lay(**position), action, told)


def test_figures_are_those_of_the_pitch() -> None:
    (reason,) = reasons_of(lay(pitches=["", FIVE], hands=["tackle"]), "tackle red-g7")
    arguments = reason.message.arguments
    assert (arguments["now"], arguments["then"]) == (2, 3)


@pytest.mark.parametrize(
    ("pile", "told"),
    [("red-f8", ["+pile-helps"]), ("blue-f8", ["-pile-idle"]), ("tackle", ["+known-card"])],
)
def test_of_the_discard_pile(pile: str, told: Told) -> None:
    match = lay(turn=1, pitches=[FIVE], hands=["red-f10"], pile=pile)
    match.play("done")
    assert_told(match, "draw pile", told)
