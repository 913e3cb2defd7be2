"""Sections 9 and 10: power, lines, half-way and passes."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import ball, can, carrier, lay, power, results, spaces

ACT = "spend forward on action"


@clause("SUPER-9.1", "SUPER-9.2")
@pytest.mark.parametrize(
    ("target", "needed"),
    [("e6", 1), ("e7", 1), ("e8", 2), ("g8", 2), ("e9", 2), ("e10", 3), ("i10", 3), ("a11", 3)],
)
def test_power_is_half_the_distance_rounded_up(target: str, needed: int) -> None:
    match = lay("captain e5", "3 i3")
    play(match, ACT, f"pass {target}")
    assert power(match)[0] == needed


@clause("SUPER-9.2", "SUPER-9.4")
@pytest.mark.parametrize(("opponent", "needed"), [("b9", 3), ("e7", 4)])
def test_five_spaces_need_3_and_4_with_a_block(opponent: str, needed: int) -> None:
    match = lay("captain e5, 2 e10", f"3 {opponent}")
    play(match, ACT, "pass e10")
    assert power(match)[0] == needed


@clause("SUPER-9.3")
def test_pieces_do_not_make_the_way_longer() -> None:
    match = lay("captain e5, 3 d6, 4 e6, 5 f6")
    play(match, ACT, "pass e7")
    assert power(match)[0] == 1


@clause("SUPER-9.4")
def test_every_opponent_on_the_line_blocks() -> None:
    match = lay("captain e5", "2 e6, 3 e8, 4 e9, 5 d7")
    play(match, ACT, "pass e10")
    assert power(match)[0] == 3 + 3


@clause("SUPER-9.5")
def test_team_mates_add_nothing() -> None:
    match = lay("captain e5, 2 e6, 3 e8")
    play(match, ACT, "pass e10")
    assert power(match)[0] == 3


@clause("SUPER-9.6")
@pytest.mark.parametrize(
    ("target", "opponent", "blocks"),
    [
        ("g7", "f6", 1),  # through the middle of it
        ("g7", "e6", 0),  # a corner
        ("g7", "f5", 0),
        ("g6", "f5", 1),  # an edge
        ("g6", "f6", 1),
        ("g6", "e6", 0),
    ],
)
def test_a_corner_is_no_block(target: str, opponent: str, blocks: int) -> None:
    match = lay("captain e5", f"3 {opponent}")
    play(match, ACT, f"pass {target}")
    assert power(match)[0] == 1 + blocks


@clause("SUPER-9.7")
@pytest.mark.parametrize(("guess", "needed"), [("left", 3), ("right", 2)])
def test_only_a_goalie_on_the_target_counts_there(guess: str, needed: int) -> None:
    match = lay("captain e9")
    play(match, ACT, "shoot", "strike left", f"strike {guess}", f"reveal left {guess}")
    assert power(match)[0] == needed


@clause("SUPER-9.8")
@pytest.mark.parametrize(
    ("target", "half_way"),
    [("e9", "e7"), ("e8", "e7"), ("i9", "g7"), ("g9", "f7"), ("f8", "f7"), ("g10", "f8")],
)
def test_where_a_failed_ball_stops(target: str, half_way: str) -> None:
    match = lay("captain e5", markers=("pass", ""))
    play(match, ACT, f"pass {target}", "roll 1 fumble")
    assert ball(match) == half_way


@clause("SUPER-9.9")
@pytest.mark.parametrize(("target", "choice"), [("f9", {"e7", "f7"}), ("h9", {"f7", "g7"})])
def test_between_two_spaces_the_passer_chooses(target: str, choice: set[str]) -> None:
    for space in choice:
        match = lay("captain e5", markers=("pass", ""))
        play(match, ACT, f"pass {target}", "roll 1 fumble")
        assert match.actor == 0
        assert spaces(match, "land") == choice
        play(match, f"land {space}")
        assert ball(match) == space


@clause("SUPER-9.9")
def test_for_a_failed_shot_the_shooter_chooses() -> None:
    match = lay("captain c9", turn=0)
    play(match, ACT, "shoot", "strike left", "strike right", "reveal left right")
    play(match, "roll 1", "roll 4")
    assert match.actor == 0
    assert spaces(match, "land") == {"c11", "d11"}


@clause("SUPER-9.10")
def test_over_one_space_the_ball_arrives() -> None:
    match = lay("captain e5, 2 e6", markers=("pass", ""), hands=("forward",))
    play(match, "play forward", "pass e6", "roll 1 fumble")
    assert results(match)[0] == -1
    assert carrier(match) == (0, "2")
    assert not can(match, "take morale")


@clause("SUPER-10.1")
def test_a_pass_goes_to_any_empty_space_or_own_piece() -> None:
    match = lay("captain e5, 2 e7", "3 f7")
    play(match, ACT)
    everywhere = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 14)}
    opponents = {"f7", "e13", "a13", "b13", "i13", "a12"}
    rectangles = {"d1", "f1", "d13", "f13"}
    assert spaces(match, "pass") == everywhere - {"e5"} - opponents - rectangles


@clause("SUPER-10.2")
def test_not_to_an_opponent() -> None:
    match = lay("captain e5", "3 f7")
    play(match, ACT)
    assert "SUPER-10.2" in refused(match, "pass f7")


@clause("SUPER-10.3")
@pytest.mark.parametrize("space", ["d1", "f1", "d13", "e13"])
def test_into_a_small_rectangle_only_to_the_own_goalie(space: str) -> None:
    match = lay("captain e5", "goalie f13")
    play(match, ACT)
    assert can(match, "pass e1")
    assert "SUPER-10.3" in refused(match, f"pass {space}")


@clause("SUPER-10.4")
def test_only_the_passer_is_asked() -> None:
    match = lay("captain e5, 2 e7", morale=(2, 5))
    play(match, ACT, "pass e7", "pay 1")
    assert all(name.startswith("roll ") for name in match.outcomes)
    play(match, "roll 2")
    assert match.actor == 0


@clause("SUPER-10.5")
def test_3_and_1_less_4_is_enough() -> None:
    match = lay("captain e4, 2 e9", "3 e6", morale=(1, 0))
    play(match, ACT, "pass e9", "pay 1", "roll 3")
    assert power(match)[0] == 4
    assert results(match)[0] == 0
    assert carrier(match) == (0, "2")


@clause("SUPER-10.5")
def test_one_less_is_not() -> None:
    match = lay("captain e4, 2 e9", "3 e6", morale=(1, 0))
    play(match, ACT, "pass e9", "pay 1", "roll 2")
    assert carrier(match) == (1, "3")


@clause("SUPER-10.6")
@pytest.mark.parametrize(
    ("mate", "opponent", "catcher"), [("e6", "e7", (0, "3")), ("e7", "e6", (1, "3"))]
)
def test_the_first_piece_on_the_line_catches_a_failed_pass(
    mate: str, opponent: str, catcher: tuple[int, str]
) -> None:
    match = lay(f"captain e4, 2 e10, 3 {mate}", f"3 {opponent}")
    play(match, ACT, "pass e10", "roll 1")
    assert carrier(match) == catcher


@clause("SUPER-10.7", "SUPER-10.8")
@pytest.mark.parametrize("pieces", ["captain e5, 2 e9", "captain e5"])
def test_a_failed_pass_of_four_ends_two_spaces_along(pieces: str) -> None:
    match = lay(pieces, "3 c7")
    play(match, ACT, "pass e9", "roll 1")
    assert power(match)[0] == 2
    assert results(match)[0] == -1
    assert ball(match) == "e7"
    assert carrier(match) is None
