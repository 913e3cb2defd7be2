"""Section 6: movement."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    around,
    ball,
    can,
    carrier,
    lay,
    lies,
    morale,
    spaces,
    where,
)

MOVE = "spend forward on movement"


@clause("SUPER-6.1", "SUPER-6.7")
def test_an_active_piece_moves_one_or_two_spaces() -> None:
    match = lay("captain e7, 2 d4")
    play(match, MOVE)
    assert spaces(match, "move 2") == around("d4", 2)
    for far in ("d7", "g4", "a1"):
        refused(match, f"move 2 {far}")


@clause("SUPER-6.2")
@pytest.mark.parametrize("space", ["d5", "f6"])
def test_then_it_lies_down(space: str) -> None:
    match = lay("captain e7, 2 d4")
    play(match, MOVE, f"move 2 {space}")
    assert where(match, 0, "2") == space
    assert lies(match, 0, "2")


@clause("SUPER-6.3")
def test_an_inactive_piece_pays_and_moves_one_space() -> None:
    match = lay("captain e7, 2 d4", lying=("2", ""), morale=(1, 0))
    play(match, MOVE)
    assert spaces(match, "move 2") == around("d4")
    play(match, "move 2 d5")
    assert morale(match) == [0, 0]


@clause("SUPER-6.3")
def test_without_morale_it_stays() -> None:
    match = lay("captain e7, 2 d4", lying=("2", ""))
    play(match, MOVE)
    assert spaces(match, "move 2") == set()
    assert "SUPER-6.3" in refused(match, "move 2 d5")


@clause("SUPER-6.4")
def test_it_may_go_on_paying_in_the_same_turn() -> None:
    match = lay("captain e7, 2 d4", morale=(2, 0), hands=("forward backward cross",))
    play(match, MOVE, "move 2 d6")
    play(match, "spend backward on movement", "move 2 d7")
    play(match, "spend cross on movement", "move 2 d8")
    assert morale(match) == [0, 0]


@clause("SUPER-6.5")
def test_an_inactive_piece_acts_like_any_other() -> None:
    match = lay("captain e7", "3 e8", lying=("captain", "3"))
    play(match, "spend forward on action")
    assert {"shoot", "dribble 3", "pass e5"} <= set(match.legal)
    match = lay("captain e7", "3 e8", lying=("captain", "3"), turn=1, hands=("", "forward"))
    play(match, "spend forward on action")
    assert match.legal == ["tackle 3"]


@clause("SUPER-6.6")
def test_every_space_of_the_way_must_be_free() -> None:
    match = lay("captain e7, 2 i7, 3 i6, 4 i8", "2 h6, 3 h7, 4 h8")
    play(match, MOVE)
    assert spaces(match, "move 2") == set()
    match = lay("captain e7, 2 i7, 3 i6", "2 h6, 3 h7, 4 h8")
    play(match, MOVE)
    assert spaces(match, "move 2") == {"i8", "i9", "h9"}


@clause("SUPER-2.9", "SUPER-6.6")
@pytest.mark.parametrize("taken", ["d5", "e6"])
def test_nobody_moves_to_a_space_that_is_taken(taken: str) -> None:
    match = lay("captain e7, 2 d4, 3 d5", "2 e6")
    play(match, MOVE)
    refused(match, f"move 2 {taken}")


@clause("SUPER-6.6")
def test_a_space_that_was_left_is_free() -> None:
    match = lay("captain e7, 2 d4, 3 d3")
    play(match, MOVE, "move 2 d6", "spend backward on movement", "move 3 d4")
    assert (where(match, 0, "2"), where(match, 0, "3")) == ("d6", "d4")


@clause("SUPER-6.8")
def test_the_carrier_takes_the_ball_along() -> None:
    match = lay("captain e7, 2 d4")
    play(match, MOVE, "move captain f9")
    assert ball(match) == "f9"
    assert carrier(match) == (0, "captain")


@clause("SUPER-6.9")
@pytest.mark.parametrize(("turn", "piece"), [(0, "2"), (1, "3")])
def test_whoever_comes_to_a_loose_ball_has_it(turn: int, piece: str) -> None:
    match = lay("2 d4", "3 f4", ball="e5", turn=turn, attacker=0, hands=("forward", "forward"))
    play(match, MOVE, f"move {piece} e5")
    assert carrier(match) == (turn, piece)


@clause("SUPER-6.10", "SUPER-6.12")
def test_from_the_ball_on_it_moves_as_a_carrier() -> None:
    match = lay("2 d4", ball="d5")
    play(match, MOVE)
    assert can(match, "move 2 d6 by ball")
    match = lay("2 d4", "3 e6", ball="d5")
    play(match, MOVE)
    assert can(match, "move 2 d5")
    refused(match, "move 2 d6 by ball")


@clause("SUPER-6.11")
def test_a_way_of_two_spaces_takes_the_ball_or_leaves_it() -> None:
    match = lay("2 c4", ball="d5")
    play(match, MOVE)
    with_ball = match.copy()
    play(match, "move 2 e5")
    assert (where(match, 0, "2"), ball(match), carrier(match)) == ("e5", "d5", None)
    play(with_ball, "move 2 e5 by ball")
    assert (where(with_ball, 0, "2"), ball(with_ball)) == ("e5", "e5")


@clause("SUPER-6.11")
def test_where_the_only_way_leads_over_the_ball_it_is_taken() -> None:
    match = lay("2 c4", ball="d5")
    play(match, MOVE)
    refused(match, "move 2 e6")
    play(match, "move 2 e6 by ball")
    assert ball(match) == "e6"


@clause("SUPER-6.12")
def test_the_carrier_stops_where_he_comes_beside_an_opponent() -> None:
    match = lay("captain e5, 2 e3", "3 e7")
    play(match, MOVE)
    beside = {"d6", "e6", "f6"}
    beyond = {"d7", "f7"}
    assert beside <= spaces(match, "move captain")
    assert not beyond & spaces(match, "move captain")
    assert "SUPER-6.12" in refused(match, "move captain d7")


@clause("SUPER-6.12")
def test_nobody_else_has_to_stop() -> None:
    match = lay("captain a5, 2 e5", "3 e7", ball="a5")
    play(match, MOVE)
    assert {"d7", "f7"} <= spaces(match, "move 2")


@clause("SUPER-6.13", "SUPER-6.14")
def test_a_carrier_beside_an_opponent_moves_one_space() -> None:
    match = lay("captain e5", "3 e6")
    play(match, MOVE)
    assert spaces(match, "move captain") == around("e5") - {"e6"}
    assert "SUPER-6.13" in refused(match, "move captain e3")


@clause("SUPER-6.15")
def test_bonus_movements_stop_too() -> None:
    match = lay("captain e5", "3 e6", teams=("delta", "beta"), hands=("whistle",))
    play(match, "play whistle", "take movement")
    assert spaces(match, "move captain") == around("e5") - {"e6"}


@clause("SUPER-6.15")
def test_skills_stop_too() -> None:
    match = lay("captain e5", "3 e6", hands=("dash",))
    play(match, "play dash")
    assert spaces(match, "move captain") == around("e5") - {"e6"}


@clause("SUPER-6.16")
def test_a_goalie_moves_one_space_and_is_always_active() -> None:
    match = lay("goalie e2, captain e7", hands=("forward backward",))
    play(match, MOVE)
    assert spaces(match, "move goalie") == around("e2")
    play(match, "move goalie e3")
    assert not lies(match, 0, "goalie")
    play(match, "spend backward on movement", "move goalie e4")
    assert where(match, 0, "goalie") == "e4"


@clause("SUPER-6.17")
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_bonus_movement_of_an_inactive_piece_costs_morale(tokens: int) -> None:
    match = lay(
        "captain e7, 2 d4",
        teams=("delta", "beta"),
        hands=("whistle",),
        lying=("2", ""),
        morale=(tokens, 0),
    )
    play(match, "play whistle", "take movement")
    assert spaces(match, "move 2") == (around("d4") if tokens else set())
    if tokens:
        play(match, "move 2 d5")
        assert morale(match) == [0, 0]
