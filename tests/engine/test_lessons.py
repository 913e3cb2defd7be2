"""Lessons are read from their files, and an error names the file and the line."""

from pathlib import Path

import pytest

from kickabout.engine.game import CHANCE
from kickabout.engine.lessons import Lesson, Note, Step, read_lesson
from kickabout.games import find

HEAD = "kickabout: 1\ngame: futbol-dash\nseats: 2\nseat: 0\nminutes: 3\noptions: goals=1\n\n"


def lesson(folder: Path, body: str, head: str = HEAD, name: str = "1-kick-off.txt") -> Lesson:
    path = folder / name
    path.write_text(head + body, encoding="utf-8")
    return read_lesson(path)


def test_a_lesson_is_a_transcript_with_notes(tmp_path: Path) -> None:
    read = lesson(tmp_path, "chance start 0\nnote hand at hand deck\n0 hold\n1 hold\nnote end\n")
    hand = Note("lesson-kick-off-hand", ("hand", "deck"), 9)
    assert read.steps == (
        Step(CHANCE, "start 0", (), 8),
        Step(0, "hold", (hand,), 10),
        Step(1, "hold", (), 11),
    )
    assert read.closing == (Note("lesson-kick-off-end", (), 12),)
    assert (read.name, read.options, read.minutes) == ("kick-off", {"goals": "1"}, 3)
    assert read.laid_out == 1
    assert [read.notes_before(number) for number in range(4)] == [0, 0, 1, 1]
    assert read.notes == 2


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("note\n", "1-kick-off.txt: line 8: a note is written `note NAME at PART PART`"),
        ("note hand at\n", "line 8: a note is written"),
        ("note hand on hand\n", "line 8: a note is written"),
        ("chance start 0\nshe plays\n", "line 9: expected a note, a seat or chance, not 'she'"),
    ],
)
def test_a_line_that_is_wrong_is_named(tmp_path: Path, body: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong.replace("(", r"\(")):
        lesson(tmp_path, body)


@pytest.mark.parametrize(
    ("was", "now", "wrong"),
    [
        ("seats: 2", "seats: two", "seats must be a whole number, not 'two'"),
        ("minutes: 3\n", "", "the lesson has no line 'minutes'"),
        ("goals=1", "goals", "options are written NAME=VALUE, not 'goals'"),
        ("kickabout: 1", "kickabout: 2", "the lesson has format '2'"),
    ],
)
def test_a_head_that_is_wrong_is_named(tmp_path: Path, was: str, now: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        lesson(tmp_path, "", HEAD.replace(was, now))


def test_a_file_has_a_number_and_a_name(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"a lesson's file is called NUMBER-NAME\.txt"):
        lesson(tmp_path, "", name="kick-off.txt")


def test_a_step_that_the_rules_forbid_is_named(tmp_path: Path) -> None:
    read = lesson(tmp_path, "chance start 0\n0 play long-pass\n")
    with pytest.raises(ValueError, match="line 9: 'play long-pass' does not fit"):
        list(read.walk(find("futbol-dash")))


def test_the_learner_has_a_seat_at_the_table(tmp_path: Path) -> None:
    read = lesson(tmp_path, "", HEAD.replace("seat: 0", "seat: 2"))
    with pytest.raises(ValueError, match=r"the learner's seat is one of 0\.\.1, not 2"):
        read.begin(find("futbol-dash"))
