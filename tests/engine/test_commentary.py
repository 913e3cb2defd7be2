"""Commentary: marked up once, read by whoever reads it."""

import html

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.engine.commentary import plain, seat_names, spans
from kickabout.engine.game import EVERYTHING, SPECTATOR

NAMES = ["Ada", "Basti", "Cléo"]


@pytest.mark.parametrize(
    ("text", "viewer", "expected"),
    [
        ("{1 threads|thread} a [Through Ball].", 0, "Basti threads a Through Ball."),
        ("{1 threads|thread} a [Through Ball].", 1, "You thread a Through Ball."),
        ("[Block]: {1 stands|stand} firm.", 1, "Block: you stand firm."),
        ("Over! {1 wins|win} it.", 1, "Over! You win it."),
        ("The flag is up. {0's} attack is gone.", 0, "The flag is up. Your attack is gone."),
        ("The flag is up. {0's} attack is gone.", 2, "The flag is up. Ada’s attack is gone."),
        ("{2 picks|pick} off {0's} pass.", 0, "Cléo picks off your pass."),
        ("By {2}, and {0}.", 2, "By you, and Ada."),
        ("{2}: 4 → 7.", 2, "You: 4 → 7."),
        ("{0 shoots|shoot} … GOAL!", SPECTATOR, "Ada shoots … GOAL!"),
        ("{0 shoots|shoot} … GOAL!", EVERYTHING, "Ada shoots … GOAL!"),
        ("Waiting … {0 waits|wait}", 0, "Waiting … You wait"),
        ("Nobody is named.", 0, "Nobody is named."),
        ("", 0, ""),
    ],
)
def test_a_text_is_read_by_its_viewer(text: str, viewer: int, expected: str) -> None:
    assert plain(text, NAMES, viewer) == expected


def test_stretches_are_told_apart() -> None:
    text = "{1 hits|hit} a [Long Pass] over {0}!"
    assert list(spans(text, NAMES, 0)) == [
        ("name", "Basti", 1),
        ("text", " hits", -1),
        ("text", " a ", -1),
        ("card", "Long Pass", -1),
        ("text", " over ", -1),
        ("name", "you", 0),
        ("text", "!", -1),
    ]


@pytest.mark.parametrize(
    "name", ["<b>Bold</b>", "{1 eats|eat}", "[Nutmeg]", "{0}", "a & b", "…", "", "\\1", "%s{}"]
)
def test_a_name_stays_the_text_that_it_is(name: str) -> None:
    names = [name, "Basti"]
    text = "{0 keeps|keep} {0's} [Short Pass] from {1}."
    stretches = list(spans(text, names, SPECTATOR))
    assert stretches[0] == ("name", name, 0)
    assert plain(text, names, SPECTATOR) == f"{name} keeps {name}’s Short Pass from Basti."
    # What a page escapes is the text of each stretch: no name is ever taken for a mark.
    assert html.unescape(html.escape(stretches[0][1])) == name


@given(st.text("aB1 .!?…<>&'|\n"), st.integers(-3, 1))
def test_what_has_no_marks_is_left_alone(text: str, viewer: int) -> None:
    assert plain(text, NAMES, viewer) == text


def test_players_without_a_name_have_a_number() -> None:
    assert seat_names(3, {}) == ["Player 0", "Player 1", "Player 2"]
    assert seat_names(2, {1: "Otto"}) == ["Player 0", "Otto"]
