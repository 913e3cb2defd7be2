import pytest

from kickabout.lab.boxes.changes import Change, changes

ONE = """
[rules]
hand = 6
[[cards]]
slug = "nutmeg"
count = 4
[[cards]]
slug = "penalty"
count = 1
stats = [1, 2]
"""


def test_rows_are_told_by_their_slugs_wherever_they_stand() -> None:
    other = """
[rules]
hand = 7
[[cards]]
slug = "penalty"
count = 2
stats = [1, 3]
[[cards]]
slug = "lob"
count = 1
"""
    assert changes(ONE, other) == [
        Change("rules.hand", 6, 7),
        Change("cards[nutmeg]", {"slug": "nutmeg", "count": 4}, None),
        Change("cards[penalty].count", 1, 2),
        Change("cards[penalty].stats", [1, 2], [1, 3]),
        Change("cards[lob]", None, {"slug": "lob", "count": 1}),
    ]


def test_a_box_does_not_differ_from_itself() -> None:
    assert changes(ONE, ONE) == []


def test_what_is_no_box_is_refused() -> None:
    with pytest.raises(ValueError, match="is not valid TOML"):
        changes(ONE, "[rules")
