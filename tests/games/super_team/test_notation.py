"""The notation of Super Team: rolls, which have a form of their own, and the spaces of a pitch."""

import re
from pathlib import Path

import pytest

from kickabout.games.super_team.actions import ACTIONS, ROLL, number_of
from kickabout.games.super_team.box import load_box

BOX = load_box()


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("roll", "write 'roll GREEN WHITE WHITE'"),
        ("roll 10", "a green die is a number in 0..9"),
        ("roll fumble", "a green die is a number in 0..9"),
        ("roll 4 7", "a white die is a number in 0..6"),
        ("roll 4 1 1 1", "write 'roll GREEN WHITE WHITE'"),
    ],
)
def test_a_roll_that_cannot_be_read_is_told_what_would_be_right(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        ACTIONS.parse(BOX, name)


def test_white_dice_are_read_in_any_order_and_told_in_one() -> None:
    assert ACTIONS.parse(BOX, "roll 4 fumble 1") == ACTIONS.parse(BOX, "roll 4 1 fumble")
    assert ACTIONS.name_of(BOX, ACTIONS.parse(BOX, "roll 4 fumble 1")) == "roll 4 1 fumble"
    assert ACTIONS.name_of(BOX, ACTIONS.parse(BOX, "roll 2 2 0")) == "roll 2 0 2"
    assert ACTIONS.parse(BOX, "roll 4") < ACTIONS.parse(BOX, "roll 4 fumble")


def test_white_dice_out_of_order_have_no_name() -> None:
    with pytest.raises(ValueError, match="there is no action number"):
        ACTIONS.name_of(BOX, number_of(ROLL, 0, 2, 1))


def test_a_larger_pitch_has_more_names(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text(BOX.text.replace("rows = 13", "rows = 15"), encoding="utf-8")
    large = load_box(path)
    assert ACTIONS.name_of(large, ACTIONS.parse(large, "pass i15")) == "pass i15"
    with pytest.raises(ValueError, match="there is no space 'a16'"):
        ACTIONS.parse(large, "pass a16")
