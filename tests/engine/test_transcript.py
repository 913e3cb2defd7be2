"""Transcripts: an error names the line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kickabout
from kickabout.engine.match import Match
from kickabout.engine.transcript import parse
from tests.golden.files import box_of

TEXT = Path(__file__).with_name("match.txt").read_text(encoding="utf-8")
"""A match of random decisions."""
BOX = box_of("futbol-dash")
LINES = TEXT.splitlines()
BODY = LINES.index("") + 1
"""The number of lines before the first decision."""


def changed(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return change


def line(number: int, text: str | None) -> Callable[[str], str]:
    """Replace a line, counted from 1, or remove it."""

    def change(whole: str) -> str:
        lines = whole.splitlines()
        lines[number - 1 : number] = [] if text is None else [text]
        return "\n".join(lines) + "\n"

    return change


def test_one_with_the_shorter_digest_of_old_is_read() -> None:
    old = "\n".join([*LINES[:2], LINES[2][: len("box: ") + 16], *LINES[3:]]) + "\n"
    assert kickabout.load(old).transcript() == TEXT


FIRST_PLAY = next(
    i for i, text in enumerate(LINES, 1) if i > BODY and not text.startswith("chance")
)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (changed("game: ", "game "), "line 2: expected one of kickabout, game, box"),
        (changed("seats: 2", "chairs: 2"), "line 4: expected one of"),
        (changed("kickabout: 1", "kickabout: 2"), "format '2'; this version reads 1"),
        (changed("game: futbol-dash", "game: chess"), "there is no game 'chess'"),
        (changed("seats: 2", "seats: two"), "seats must be a whole number, not 'two'"),
        (changed("seats: 2", "seats: ²"), "seats must be a whole number, not '²'"),
        (changed("seats: 2", "seats: 9"), "2 to 6 seats, not 9"),
        (changed("seats: 2", "seats: -2"), "seats must be a whole number, not '-2'"),
        (changed("seed: 5", "seed: five"), "seed must be a whole number, not 'five'"),
        (changed("seed: 5", f"seed: {2**64}"), "seed is a whole number in 0..2**64-1"),
        (changed("mode=regular", "mode=friendly"), "option mode is one of regular, express"),
        (changed("mode=regular", "made=regular"), "there is no option 'made'"),
        (changed("goals=3", "goals=30"), "option goals lies in 1..9, not 30"),
        (changed("box: ", "box: 0"), "the transcript was played with box 0"),
        (lambda _: "", "no line 'kickabout'"),
        (lambda _: "\n\n", "no line 'kickabout'"),
        (lambda _: "GIF89a", "line 1: expected one of"),
        (line(BODY + 1, "chance start 2"), f"line {BODY + 1}: 'start 2' does not fit"),
        (line(BODY + 1, "0 start 1"), f"line {BODY + 1}: 0 acts, but it is for chance to act"),
        (line(BODY + 1, "chance"), f"line {BODY + 1}: '' does not fit: Not understood"),
        (line(BODY + 1, "chance start  1"), f"line {BODY + 1}: 'start  1' does not fit"),
        (line(FIRST_PLAY, "0 fly to the moon"), f"line {FIRST_PLAY}: "),
        (line(FIRST_PLAY, None), f"line {FIRST_PLAY}: "),
        (lambda text: text + "0 hold\n", f"line {len(LINES) + 1}: 0 acts, but"),
        (lambda text: text[: text.index("\n0 hold")] + "\n", "but the decisions give unfinished"),
        (changed("result: ", "result: 9 "), "the result is 9 "),
    ],
)
def test_a_mistake_is_named(change: Callable[[str], str], complaint: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the text is compared below
        kickabout.load(change(TEXT), BOX)
    assert complaint in str(caught.value)


@pytest.mark.parametrize("key", ["kickabout", "game", "box", "seats", "seed", "options", "result"])
def test_a_missing_key_is_named(key: str) -> None:
    text = "\n".join(line for line in LINES if not line.startswith(f"{key}: "))
    with pytest.raises(ValueError, match=f"the transcript has no line '{key}'"):
        kickabout.load(text, BOX)


@settings(max_examples=25)
@given(st.integers(0, len(TEXT) - 2))
def test_a_file_that_is_cut_anywhere_is_not_taken_for_the_match(end: int) -> None:
    with pytest.raises(ValueError, match=r"line|result|whole number|box|game|seat|option|format"):
        kickabout.load(TEXT[:end], BOX)


@settings(max_examples=25)
@given(st.integers(0, len(LINES) - 1), st.text(max_size=20))
def test_any_line_may_be_anything(number: int, text: str) -> None:
    lines = list(LINES)
    lines[number] = text
    try:
        match = kickabout.load("\n".join(lines), BOX)
    except ValueError:
        return
    assert isinstance(match, Match)


@settings(max_examples=15)
@given(st.integers(2, 6), st.integers(0, 2**64 - 1), st.integers(0, 60), st.data())
def test_an_unfinished_match_goes_on_as_if_never_interrupted(
    seats: int, seed: int, steps: int, data: st.DataObject
) -> None:
    match = kickabout.new("futbol-dash", seats, seed=seed)
    for _ in range(steps):
        if match.actor == "chance":
            match.roll()
        else:
            match.play(data.draw(st.sampled_from(match.legal)))
    again = kickabout.load(match.transcript())
    assert again.transcript() == match.transcript()
    assert again.state == match.state
    assert (again.log, again.seed, again.legal) == (match.log, match.seed, match.legal)
    while match.actor == "chance":
        assert again.roll() == match.roll()


def test_blank_lines_and_other_line_ends_do_no_harm() -> None:
    text = "\r\n".join(LINES).replace("\r\n\r\n", "\r\n\r\n\r\n") + "\r\n\r\n"
    assert kickabout.load(text, BOX).transcript() == TEXT


def test_a_match_of_another_box_needs_that_box(tmp_path: Path) -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    path = tmp_path / "variant.toml"
    path.write_text(match.box.text.replace("hand = 6", "hand = 5"), encoding="utf-8")
    other = kickabout.new("futbol-dash", 2, box=path, seed=1)
    other.roll()
    with pytest.raises(ValueError, match=f"with box {other.box.fingerprint}, this is box"):
        kickabout.load(other.transcript())
    assert kickabout.load(other.transcript(), box=path).state == other.state


def test_a_transcript_reads_as_it_is_described() -> None:
    match = kickabout.new("futbol-dash", 3, {"mode": "express"}, seed=7)
    match.play("start 2")
    match.play("draw foul")
    assert match.transcript() == (
        f"kickabout: 1\ngame: futbol-dash\nbox: {match.box.fingerprint}\nseats: 3\nseed: 7\n"
        "options: mode=express goals=3 express-end=deck-out\nresult: unfinished\n"
        "\nchance start 2\nchance draw foul\n"
    )
    head, body = parse(match.transcript())
    assert head["options"] == "mode=express goals=3 express-end=deck-out"
    assert body == [(9, "chance", "start 2"), (10, "chance", "draw foul")]
