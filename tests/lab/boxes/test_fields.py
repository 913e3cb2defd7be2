"""A box file as form fields: what they say, and what edits leave of the file."""

import pytest

from kickabout.games import find, names
from kickabout.lab.boxes.changes import changes
from kickabout.lab.boxes.fields import Input, edited, groups, with_copy, without_row


def inputs(game: str, text: str) -> dict[str, Input]:
    """The form fields of a box by key."""
    fields = find(game).load_box(None).fields(text)
    return {
        given.key: given
        for group in groups(text, fields)
        for row in group.rows
        for given in row.inputs
    }


@pytest.mark.parametrize("game", names())
def test_every_number_has_a_range_and_every_value_fits(game: str) -> None:
    text = find(game).load_box(None).text
    found = inputs(game, text)
    assert found
    for given in found.values():
        if given.kind == "number":
            assert given.least is not None
            assert given.most is not None
            assert given.least <= int(given.value) <= given.most
        if given.kind == "word":
            assert given.value in given.choices
    # Typing what stands there already changes nothing.
    assert not changes(text, edited(text, {key: one.value for key, one in found.items()}))


def test_fields_say_what_the_reader_checks() -> None:
    found = inputs("futbol-dash", find("futbol-dash").load_box(None).text)
    hand = found["rules.hand"]
    assert (hand.least, hand.most) == (1, 12)
    assert hand.note == "cards held between turns"
    assert (hand.unit, hand.clause) == ("cards", "DASH-3.3")
    assert "review" in found["cards[2].effect"].choices
    assert found["options.mode.choices"].value == "regular, express"


def test_an_edit_keeps_comments_and_types() -> None:
    text = 'n = 1 # one\n[t]\nwords = ["a", "b"]\nmixed = ["no", 1]\nflag = true\n'
    made = edited(
        text,
        {"n": "2", "t.words": "a, 3", "t.mixed": "no, 2", "t.flag": "no"},
    )
    assert "n = 2 # one" in made
    assert 'words = ["a", "3"]' in made
    assert 'mixed = ["no", 2]' in made
    assert "flag = false" in made
    assert 'n = "two"' in edited(text, {"n": "two"})
    with pytest.raises(ValueError, match=r"the box has no 't\.other'"):
        edited(text, {"t.other": "1"})


def test_rows_with_tables_inside_are_copied_whole() -> None:
    text = '[[r]]\nslug = "a"\n[r.inner]\nx = 1\n\n[[r]]\nslug = "b"\n'
    copied = with_copy(text, "r[1]", "c")
    (change,) = changes(text, copied)
    assert (change.path, change.after) == ("r[c]", {"slug": "c", "inner": {"x": 1}})
    assert not changes(text, without_row(copied, "r[2]"))
    for wrong in ("r[0]", "r[4]", "q[1]", "r", "r[1].inner"):
        with pytest.raises(ValueError, match="has no row"):
            without_row(text, wrong)
