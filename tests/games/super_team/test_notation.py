"""The notation of Super Team: every number has one name, and a wrong one is told what would be right."""

import re
from pathlib import Path

import pytest

from kickabout.games.super_team import GAME
from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import ACTIONS
from kickabout.games.super_team.box import load_box
from tests.games.notation import beginning, check_notation, names_of

BOX = load_box()
VERBS = "play spend drop end move pass kick shoot dribble tackle push bypass land strike pay take done choose mark place form centre rest"
NAMES = names_of(GAME, BOX)


def test_every_number_has_a_name_of_its_own_that_leads_back_to_it() -> None:
    check_notation(GAME, BOX, VERBS)
    assert not any("-" in name.partition(" ")[0] for name in NAMES.values())


def test_what_the_box_does_not_hold_has_no_name() -> None:
    assert s.ROLLS + 9 * 2 + 1 not in NAMES  # two white dice out of order
    assert len(beginning(NAMES, "pass")) == 13 * 9
    dealt = [name for number, name in NAMES.items() if number >= s.STARTS and "deal" in name]
    assert len(dealt) == len(BOX.teams) + len(BOX.captains)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "does not begin with"),
        ("fly e7", "does not begin with"),
        ("auto fly e7", "write 'auto move PIECE SPACE' or"),
        ("play offside", "there is no card 'offside'"),
        ("spend forward", "write 'spend CARD on movement' or 'spend CARD on action'"),
        ("spend forward on tea", "write 'spend CARD on movement' or 'spend CARD on action'"),
        ("spend offside on action", "there is no card 'offside'"),
        ("drop offside", "there is no card 'offside'"),
        ("move 3", "write 'move PIECE SPACE' or 'move PIECE SPACE by ball'"),
        ("move 3 e7 by foot", "write 'move PIECE SPACE' or 'move PIECE SPACE by ball'"),
        ("move 6 e7", "there is no piece '6'; there are: goalie, captain, 2"),
        ("move 3 j7", "there is no space 'j7'; among the 117 are: "),
        ("pass e14", "there is no space 'e14'; among the 117 are: "),
        ("push 3", "write 'push PIECE SPACE'"),
        ("auto move 3", "write 'auto move PIECE SPACE' or"),
        ("strike up", "there is no tile 'up'; there are: left, middle, right"),
        ("pay 4", "a bid is a number in 0..3"),
        ("pay -1", "a bid is a number in 0..3"),
        ("rest 3", "a count is a number in 0..2"),
        ("start 2", "a seat is a number in 0..1"),
        ("mark stamina", "there is no stat 'stamina'"),
        ("form 4-4-2", "there is no formation '4-4-2'"),
        ("choose nobody", "there is no board 'nobody'"),
        ("turn forward", "there is no auto-card 'forward'"),
        ("reveal left", "write 'reveal TILE TILE' or 'reveal BID BID'"),
        ("reveal left 2", "there is no tile '2'"),
        ("reveal 2 left", "a bid is a number in 0..3"),
        ("roll", "write 'roll GREEN WHITE WHITE'"),
        ("roll 10", "a green die is a number in 0..9"),
        ("roll fumble", "a green die is a number in 0..9"),
        ("roll 4 7", "a white die is a number in 0..6"),
        ("roll 4 1 1 1", "write 'roll GREEN WHITE WHITE'"),
    ],
)
def test_what_cannot_be_read_is_named(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        ACTIONS.parse(BOX, name)


def test_white_dice_are_read_in_any_order_and_told_in_one() -> None:
    assert ACTIONS.parse(BOX, "roll 4 fumble 1") == ACTIONS.parse(BOX, "roll 4 1 fumble")
    assert ACTIONS.name_of(BOX, ACTIONS.parse(BOX, "roll 4 fumble 1")) == "roll 4 1 fumble"
    assert ACTIONS.name_of(BOX, ACTIONS.parse(BOX, "roll 2 2 0")) == "roll 2 0 2"
    assert ACTIONS.parse(BOX, "roll 4") < ACTIONS.parse(BOX, "roll 4 fumble")


def test_a_larger_pitch_has_more_names(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text(BOX.text.replace("rows = 13", "rows = 15"), encoding="utf-8")
    large = load_box(path)
    assert ACTIONS.name_of(large, ACTIONS.parse(large, "pass i15")) == "pass i15"
    with pytest.raises(ValueError, match="there is no space 'a16'"):
        ACTIONS.parse(large, "pass a16")
