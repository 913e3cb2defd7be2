"""Tie-breakers: presets as data."""

import pytest

from kickabout.table.formats.tie_breakers import criteria, presets, read_presets


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            'own = ["head-to-head points", "lot"]',
            r"own has 'head-to-head points', which is no criterion: .*, away-wins",
        ),
        ("own = [[], 'lot']", r"own has \[\], which is no criterion"),
        ("own = 'lot'", "own must be a list of criteria: head-to-head-points, .*, lot"),
        ("own = ['goals']", "own must end with 'lot'"),
        ("own = []", "own must end with 'lot'"),
        ("own = [", "is not valid TOML"),
    ],
)
def test_a_preset_that_is_none_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_presets(f"other = ['lot']\n{text}")


def test_a_name_that_no_preset_has_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no tie-breakers are called 'wordl': plain, world-2026"):
        criteria("wordl")


def test_no_two_presets_are_the_same() -> None:
    assert len(set(presets().values())) == len(presets())
