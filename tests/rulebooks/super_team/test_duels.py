"""Sections 12 and 13: dribbles and tackles."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    ball,
    can,
    carrier,
    lay,
    lies,
    next_turn,
    results,
    spaces,
    where,
)

ACT = "spend forward on action"


@clause("SUPER-12.1")
def test_the_carrier_dribbles_an_adjacent_opponent() -> None:
    match = lay("captain e5, 2 g5", "2 e6, 3 d4, 4 g6, 5 e7")
    play(match, ACT)
    assert spaces(match, "dribble") == {"2", "3"}
    assert "SUPER-12.1" in refused(match, "dribble 5")


@clause("SUPER-12.2", "SUPER-13.2")
@pytest.mark.parametrize("turn", [0, 1])
def test_dribble_against_tackle(turn: int) -> None:
    match = lay("captain e5", "3 e6", turn=turn, markers=("dribble*2", "tackle"), morale=(4, 4))
    play(match, ACT, ("dribble 3", "tackle 3")[turn])
    assert match.legal == ["pay 0", "pay 1", "pay 2", "pay 3"]
    play(match, "pay 3")
    assert match.legal == ["pay 0", "pay 1", "pay 2", "pay 3"]
    play(match, "pay 2", "reveal 3 2")
    dice = [len(next(iter(match.outcomes)).split())]
    match.roll()
    dice.append(len(next(iter(match.outcomes)).split()))
    assert dice == [4, 3][:: 1 - 2 * turn]


@clause("SUPER-12.3")
def test_3_and_1_against_3_comes_off() -> None:
    match = lay("captain e5", "3 e6", morale=(1, 1), markers=("", "tackle"), lying=("captain", ""))
    play(match, ACT, "dribble 3", "pay 1", "pay 0", "reveal 1 0", "roll 3", "roll 2 1")
    assert results(match) == [4, 3]
    assert (where(match, 0, "captain"), where(match, 1, "3")) == ("e6", "e5")
    assert carrier(match) == (0, "captain")
    assert match.view()["action"]["success"]


@clause("SUPER-12.4")
def test_otherwise_nothing_happens() -> None:
    match = lay("captain e5", "3 e6")
    play(match, ACT, "dribble 3", "roll 1", "roll 2")
    assert (where(match, 0, "captain"), where(match, 1, "3")) == ("e5", "e6")
    assert carrier(match) == (0, "captain")


@clause("SUPER-12.5")
@pytest.mark.parametrize("lying", [("", ""), ("captain", ""), ("", "3"), ("captain", "3")])
def test_a_dribble_lays_nobody_down(lying: tuple[str, str]) -> None:
    match = lay("captain e5", "3 e6", lying=lying)
    play(match, ACT, "dribble 3", "roll 4", "roll 1")
    assert (lies(match, 0, "captain"), lies(match, 1, "3")) == (bool(lying[0]), bool(lying[1]))


@clause("SUPER-12.6", "SUPER-14.5")
@pytest.mark.parametrize(("goalie", "possible"), [("e13", False), ("f12", True), ("g11", True)])
def test_nobody_is_dribbled_into_a_small_rectangle(goalie: str, possible: bool) -> None:
    carrier_at = {"e13": "e12", "f12": "e11", "g11": "f10"}[goalie]
    match = lay(f"captain {carrier_at}", f"goalie {goalie}")
    play(match, ACT)
    if possible:
        play(match, "dribble goalie", "roll 4", "roll 1")
        assert where(match, 0, "captain") == goalie
    else:
        assert "SUPER-12.6" in refused(match, "dribble goalie")


@clause("SUPER-12.7")
def test_as_often_as_there_are_cards() -> None:
    match = lay("captain e5", "3 e6", hands=("forward backward cross",))
    for card in ("forward", "backward", "cross"):
        play(match, f"spend {card} on action", "dribble 3", "roll 4", "roll 1")
    assert where(match, 0, "captain") == "e6"


@clause("SUPER-13.1")
def test_who_may_tackle() -> None:
    match = lay("captain e5, 2 g5", "2 e6, 3 d4, 4 g6, 5 e7", turn=1)
    play(match, ACT)
    assert spaces(match, "tackle") == {"2", "3"}
    assert "SUPER-13.1" in refused(match, "tackle 5")


@clause("SUPER-13.3")
def test_4_against_3_wins_the_ball() -> None:
    match = lay("captain e6", "3 e5", turn=1)
    play(match, ACT, "tackle 3", "roll 4", "roll 3")
    assert results(match) == [3, 4]
    assert (where(match, 1, "3"), where(match, 0, "captain")) == ("e6", "e5")
    assert carrier(match) == (1, "3")
    assert ball(match) == "e6"


@clause("SUPER-13.4")
@pytest.mark.parametrize("dice", [("roll 3", "roll 3"), ("roll 2", "roll 4")])
def test_otherwise_the_carrier_keeps_it(dice: tuple[str, str]) -> None:
    match = lay("captain e6", "3 e5", turn=1)
    play(match, ACT, "tackle 3", *dice)
    assert (where(match, 1, "3"), where(match, 0, "captain")) == ("e5", "e6")
    assert carrier(match) == (0, "captain")


@clause("SUPER-13.5")
def test_who_failed_does_not_tackle_again_but_others_may() -> None:
    match = lay("captain e6", "3 e5, 4 d6", turn=1)
    play(match, ACT, "tackle 3", "roll 1", "roll 3", "spend backward on action")
    assert match.legal == ["tackle 4"]
    assert "SUPER-13.5" in refused(match, "tackle 3")


@clause("SUPER-13.6")
def test_in_the_next_turn_he_may() -> None:
    match = lay("captain e6", "3 e5", turn=1, hands=("forward cross", "forward backward through"))
    play(match, ACT, "tackle 3", "roll 1", "roll 3", "end turn")
    next_turn(match)
    play(match, "spend forward on movement", "move 5 a3")
    next_turn(match)
    play(match, "spend through on action")
    assert can(match, "tackle 3")


@clause("SUPER-13.7")
def test_a_loose_ball_is_not_tackled() -> None:
    match = lay("captain e7", "3 e5", ball="e6", turn=1, attacker=0)
    refused(match, ACT)


@clause("SUPER-13.8")
@pytest.mark.parametrize("lying", [("", ""), ("captain", ""), ("", "3"), ("captain", "3")])
def test_a_tackle_lays_nobody_down(lying: tuple[str, str]) -> None:
    match = lay("captain e5", "3 e6", turn=1, lying=lying)
    play(match, ACT, "tackle 3", "roll 4", "roll 1")
    assert (lies(match, 0, "captain"), lies(match, 1, "3")) == (bool(lying[0]), bool(lying[1]))
