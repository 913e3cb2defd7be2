"""Section 14: the Goalie and goal kicks."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    ball,
    can,
    cards,
    carrier,
    hand,
    lay,
    next_turn,
    role,
    spaces,
    where,
)

ACT = "spend forward on action"
KICK = "spend forward on goal-kick"


@clause("SUPER-14.1")
@pytest.mark.parametrize("goalie", ["c3", "e3", "g2"])
def test_in_his_area_he_neither_dribbles_nor_tackles(goalie: str) -> None:
    beside = {"c3": "c4", "e3": "e4", "g2": "h3"}[goalie]
    match = lay(f"goalie {goalie}", f"3 {beside}", ball=goalie)
    play(match, ACT)
    assert "SUPER-14.1" in refused(match, "dribble 3")
    match = lay(f"goalie {goalie}", f"3 {beside}", ball=beside)
    refused(match, ACT)


@clause("SUPER-14.2")
def test_outside_he_is_like_any_other() -> None:
    match = lay("goalie e4", "3 e5", ball="e4")
    play(match, ACT, "dribble 3", "roll 4", "roll 1")
    assert where(match, 0, "goalie") == "e5"
    match = lay("goalie e4", "3 e5", ball="e5")
    play(match, ACT, "tackle goalie", "roll 4", "roll 1")
    assert carrier(match) == (0, "goalie")


@clause("SUPER-14.3", "SUPER-14.4")
@pytest.mark.parametrize(
    ("goalie", "tackler", "possible"),
    [("e3", "e4", False), ("c1", "b1", False), ("e4", "e5", True), ("b2", "b3", True)],
)
def test_he_is_tackled_outside_his_area_only(goalie: str, tackler: str, possible: bool) -> None:
    match = lay(f"goalie {goalie}, 2 f6", f"3 {tackler}", ball=goalie, turn=1)
    assert can(match, ACT) == possible


@clause("SUPER-14.5")
@pytest.mark.parametrize(("goalie", "dribbler"), [("e12", "e11"), ("h12", "h11"), ("e9", "e8")])
def test_he_is_dribbled_anywhere(goalie: str, dribbler: str) -> None:
    match = lay(f"captain {dribbler}", f"goalie {goalie}")
    play(match, ACT, "dribble goalie", "roll 4", "roll 1")
    assert where(match, 0, "captain") == goalie


@clause("SUPER-14.6")
def test_after_a_save_he_owes_a_goal_kick() -> None:
    match = lay("captain e10", hands=("forward",))
    play(match, ACT, "shoot", "strike middle", "strike middle", "reveal middle middle")
    play(match, "roll 1", "roll 4")
    next_turn(match)
    assert carrier(match) == (1, "goalie")
    play(match, ACT)
    assert {name.split()[0] for name in match.legal} == {"pass"}
    assert "SUPER-14" in refused(match, "shoot")


@clause("SUPER-14.6")
def test_after_a_pass_back_he_owes_one_too() -> None:
    match = lay("captain e5, 2 g5")
    play(match, ACT, "pass e1", "roll 4", "spend backward on action")
    assert spaces(match, "pass") == {where(match, 0, p) for p in ("captain", "2", "3", "4", "5")}


@clause("SUPER-14.7")
def test_it_is_the_first_thing_in_the_next_turn() -> None:
    match = lay("captain e5, 2 g5", hands=("forward", "forward cross"))
    play(match, ACT, "pass e1", "roll 4")
    next_turn(match)
    play(match, "spend forward on movement", "move 5 a11")
    next_turn(match)
    assert match.actor == 0
    assert {name.rpartition(" ")[2] for name in match.legal if "spend" in name} == {
        "action",
        "goal-kick",
    }


@clause("SUPER-14.8")
def test_the_cheap_kick_costs_a_card_and_no_roll() -> None:
    match = lay("2 b6", ball="e1", goal_kick=True)
    play(match, KICK, "kick b6")
    assert cards(match, "discards", 0) == ["forward"]
    assert carrier(match) == (0, "2")
    assert match.actor == 0
    assert can(match, "spend backward on movement")


@clause("SUPER-14.9")
def test_the_marked_space_is_empty_or_ones_own() -> None:
    match = lay("2 b6", "3 h6", ball="e1", goal_kick=True)
    play(match, KICK)
    assert spaces(match, "kick") == {"b4", "h4", "b6"}
    assert "SUPER-14.9" in refused(match, "kick h6")
    play(match, "kick h4")
    assert (ball(match), carrier(match), role(match, 0)) == ("h4", None, "attacker")


@clause("SUPER-14.8")
def test_only_a_marked_space_of_the_own_half() -> None:
    match = lay("2 d4", ball="e1", goal_kick=True)
    play(match, KICK)
    for space in ("d4", "e7", "b8"):
        assert "SUPER-14.8" in refused(match, f"kick {space}")


@clause("SUPER-14.10")
def test_elsewhere_it_is_a_pass_with_a_roll() -> None:
    match = lay("2 e6", "3 e4", ball="e1", goal_kick=True, morale=(2, 0))
    play(match, ACT, "pass e6", "pay 0", "roll 1")
    assert carrier(match) == (1, "3")


@clause("SUPER-14.11")
def test_it_goes_to_a_piece_if_there_is_one() -> None:
    match = lay("captain c9", ball="e1", goal_kick=True)
    play(match, ACT)
    assert "SUPER-14.11" in refused(match, "pass e5")


@clause("SUPER-14.11")
def test_to_an_empty_space_if_nobody_may_be_passed_to() -> None:
    offside = "captain a13, 2 b13, 3 c12, 4 h13, 5 i13"
    away = "goalie e13, captain a9, 2 b9, 3 c9, 4 d9, 5 e9"
    match = lay(offside, away, ball="e1", goal_kick=True, options={"offside-trap": "on"})
    play(match, ACT)
    assert {"e5", "c2"} <= spaces(match, "pass")
    assert not {"a13", "c12"} & spaces(match, "pass")


@clause("SUPER-14.12")
def test_a_tactic_that_begins_with_a_pass_to_a_piece_will_do() -> None:
    match = lay("2 e5", ball="e1", goal_kick=True, hands=("forward through backward",))
    refused(match, "play through")
    refused(match, "play backward")
    play(match, "play forward", "pass e5", "roll 4", "take morale")
    assert carrier(match) == (0, "2")


@clause("SUPER-14.13")
def test_no_card_is_used_for_anything_else() -> None:
    match = lay(
        "2 e5",
        ball="e1",
        goal_kick=True,
        hands=("forward backward wake-up fatigue",),
        morale=(2, 0),
    )
    assert match.legal == [
        "play forward",
        "spend forward on action",
        "spend backward on action",
        "spend wake-up on action",
        "spend forward on goal-kick",
        "spend backward on goal-kick",
        "spend wake-up on goal-kick",
    ]
    assert "SUPER-14.13" in refused(match, "spend forward on movement")


@clause("SUPER-14.13")
def test_nor_does_the_turn_end_before() -> None:
    match = lay("captain e5, 2 g5", hands=("forward backward fatigue",))
    play(match, ACT, "pass e1", "roll 4")
    assert "SUPER-14" in refused(match, "end turn")


@clause("SUPER-14.14")
def test_with_nothing_but_fatigue_it_waits() -> None:
    match = lay("2 e5", ball="e1", goal_kick=True, hands=("fatigue*2",))
    assert match.legal == ["spend fatigue on movement"]
    play(match, "spend fatigue on movement")
    assert "SUPER-14.15" in refused(match, "move goalie d2")
    play(match, "move 2 e6")
    assert can(match, "end turn")
    next_turn(match)
    assert match.state.goal_kick == 1


@clause("SUPER-14.15")
def test_the_goalie_does_not_move_before() -> None:
    match = lay("captain e3, 2 g5, 3 c5", teams=("delta", "beta"), hands=("whistle forward",))
    play(match, "play whistle", "take action", "pass e1", "roll 4", "take movement")
    assert spaces(match, "move goalie") == set()
    assert spaces(match, "move 2")


@clause("SUPER-14.16")
def test_who_brings_the_ball_in_owes_nothing() -> None:
    match = lay("goalie e4", ball="e4", hands=("forward backward",))
    play(match, "spend forward on movement", "move goalie e3")
    assert can(match, "spend backward on movement")
    play(match, "spend backward on action")
    assert can(match, "shoot")


@clause("SUPER-14.17")
def test_a_loose_ball_in_a_small_rectangle_is_the_goalies() -> None:
    match = lay("goalie e1, 2 d2", "3 e2", ball="d1", attacker=1, hands=("forward backward",))
    play(match, "spend forward on movement")
    refused(match, "move 2 d1")
    play(match, "move goalie d1")
    assert carrier(match) == (0, "goalie")


@clause("SUPER-14.18")
def test_after_two_rounds_he_gets_it_where_he_stands() -> None:
    match = lay("goalie b5", ball="d1", attacker=1)
    for turn in range(4):
        assert ball(match) == "d1"
        play(match, f"spend {hand(match, turn % 2)[0]} on movement")
        play(match, match.legal[-1])
        next_turn(match)
    assert carrier(match) == (0, "goalie")
    assert where(match, 0, "goalie") == "b5"


@clause("SUPER-14.19")
def test_any_shot_that_ends_with_him_is_a_save() -> None:
    match = lay("captain e8", "goalie e11", hands=("forward",))
    play(match, ACT, "shoot", "strike middle", "strike middle", "reveal middle middle")
    play(match, "roll 1", "roll 4")
    assert carrier(match) == (1, "goalie")
    assert ball(match) == where(match, 1, "goalie") == "e12"
    assert match.state.goal_kick == 1


@clause("SUPER-14.19")
def test_so_is_a_ball_of_a_team_mate_that_was_meant_for_another_a_pass_back() -> None:
    match = lay("goalie c2, captain e4, 2 b1", hands=("forward backward",))
    play(match, ACT, "pass b1", "roll 1")
    assert carrier(match) == (0, "goalie")
    assert match.state.goal_kick == 1


@clause("SUPER-14.20")
def test_a_loose_ball_that_he_picks_up_is_his_to_keep() -> None:
    match = lay("goalie e1, 2 b6", ball="d2", attacker=1, hands=("forward backward",))
    play(match, "spend forward on movement", "move goalie d2")
    assert carrier(match) == (0, "goalie")
    assert can(match, "spend backward on movement")
    assert can(match, "end turn")
    assert "SUPER-14.6" in refused(match, "spend backward on goal-kick")
    play(match, "spend backward on action")
    assert can(match, "shoot")


@clause("SUPER-14.20")
def test_so_is_one_that_he_is_given() -> None:
    match = lay("goalie c3", ball="d1", attacker=1)
    for turn in range(4):
        play(match, f"spend {hand(match, turn % 2)[0]} on movement")
        play(match, next(name for name in match.legal[::-1] if "goalie" not in name))
        next_turn(match)
    assert carrier(match) == (0, "goalie")
    assert match.state.goal_kick == 0


@clause("SUPER-14.20")
def test_so_is_a_pass_of_the_opponents_that_he_cuts_out() -> None:
    match = lay("captain f11, 2 b12", "goalie d12", hands=("forward", "forward backward"))
    play(match, ACT, "pass b12", "roll 1")
    assert carrier(match) == (1, "goalie")
    next_turn(match)
    assert match.state.goal_kick == 0
    assert can(match, "spend forward on movement")


@clause("SUPER-14.20")
def test_so_is_one_that_he_wins_by_a_tackle() -> None:
    match = lay("goalie e4", "3 e3", ball="e3", hands=("forward backward",))
    play(match, ACT, "tackle goalie", "roll 4", "roll 1")
    assert (carrier(match), where(match, 0, "goalie")) == ((0, "goalie"), "e3")
    assert match.state.goal_kick == 0
