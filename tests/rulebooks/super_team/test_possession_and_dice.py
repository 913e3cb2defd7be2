"""Sections 7 and 8: roles, dice and Morale."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    can,
    carrier,
    lay,
    morale,
    results,
    role,
    spaces,
    where,
)

ACT = "spend forward on action"


@clause("SUPER-7.1")
@pytest.mark.parametrize(("ball", "attacker"), [("e7", 0), ("e8", 1)])
def test_the_side_with_the_ball_attacks(ball: str, attacker: int) -> None:
    match = lay("captain e7", "captain e8", ball=ball)
    assert [role(match, seat) for seat in (attacker, 1 - attacker)] == ["attacker", "defender"]


@clause("SUPER-7.2")
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_loose_ball_belongs_to_the_last_attacker(attacker: int) -> None:
    match = lay("captain c3, 2 c5", ball="e7", turn=1 - attacker, attacker=attacker)
    assert role(match, attacker) == "attacker"
    play(match, "spend forward on movement")
    play(match, match.legal[0])
    assert role(match, attacker) == "attacker"


@clause("SUPER-7.2")
def test_a_pass_into_the_open_keeps_the_role() -> None:
    match = lay("captain e5")
    play(match, ACT, "pass e7", "roll 4")
    assert carrier(match) is None
    assert role(match, 0) == "attacker"


@clause("SUPER-7.3")
def test_attackers_pass_shoot_and_dribble() -> None:
    match = lay("captain e5, 2 d5", "3 e6")
    play(match, ACT)
    assert {name.split()[0] for name in match.legal} == {"pass", "shoot", "dribble"}
    assert "SUPER-7.3" in refused(match, "tackle 2")


@clause("SUPER-7.4")
def test_defenders_only_tackle() -> None:
    match = lay("captain e5", "3 e6, 4 d6", turn=1)
    play(match, ACT)
    assert match.legal == ["tackle 3", "tackle 4"]
    for action in ("pass e7", "shoot", "dribble captain"):
        assert "SUPER-7.4" in refused(match, action)


@clause("SUPER-7.5")
def test_whoever_loses_the_ball_goes_on_as_the_defender() -> None:
    match = lay("captain e3, 2 e7", "3 e5", hands=("forward backward cross",))
    play(match, ACT, "pass e7", "roll 1")
    assert carrier(match) == (1, "3")
    assert role(match, 0) == "defender"
    play(match, "play cross")
    assert spaces(match, "pass") == set()
    assert {name.split()[0] for name in match.legal} == {"move"}


@clause("SUPER-7.5")
def test_whoever_wins_it_goes_on_as_the_attacker() -> None:
    match = lay("captain e5", "3 e6, 2 c6", turn=1)
    play(match, ACT, "tackle 3", "roll 4", "roll 1")
    assert role(match, 1) == "attacker"
    play(match, "play backward")
    assert {name.split()[0] for name in match.legal} == {"pass"}


@clause("SUPER-7.6")
def test_a_card_gives_an_action_of_the_role() -> None:
    attacker, defender = lay("captain e5", "3 e6"), lay("captain e5", "3 e6", turn=1)
    for match in (attacker, defender):
        play(match, ACT)
    assert can(attacker, "shoot")
    assert defender.legal == ["tackle 3"]


@clause("SUPER-7.7")
def test_a_tactic_that_finds_the_ball_goes_on() -> None:
    match = lay("2 c4, 3 g4", ball="c5", attacker=1, hands=("one-two",))
    play(match, "play one-two", "move 2 c5")
    assert role(match, 0) == "attacker"
    play(match, "move 3 g5", "take morale")
    assert morale(match) == [1, 0]
    play(match, "take action")
    assert can(match, "shoot")


@clause("SUPER-7.8")
@pytest.mark.parametrize("attacker", [0, 1])
def test_nobody_acts_on_a_loose_ball(attacker: int) -> None:
    match = lay("captain e6", "3 e8", ball="e7", attacker=attacker)
    refused(match, ACT)


@clause("SUPER-8.1")
@pytest.mark.parametrize(
    ("markers", "roll", "result"),
    [("pass", "roll 2 1", 3), ("pass*2", "roll 2 0 2", 4), ("pass*2", "roll 4 1 fumble", 4)],
)
def test_dice_are_added_up(markers: str, roll: str, result: int) -> None:
    match = lay("captain e5, 2 e7", markers=(markers, ""))
    play(match, ACT, "pass e7", roll)
    assert results(match)[0] == result - 1


@clause("SUPER-8.1")
@pytest.mark.parametrize("stat", ["pass", "shoot", "dribble", "tackle", "goalkeeping"])
def test_each_action_rolls_its_stat(stat: str) -> None:
    turn = int(stat == "tackle")
    side = int(stat in ("tackle", "goalkeeping"))
    markers = (f"{stat}*2", "") if side == 0 else ("", f"{stat}*2")
    match = lay("captain e5, 2 e7", "3 e6", turn=turn, markers=markers)
    action = {"pass": "pass e7", "dribble": "dribble 3", "tackle": "tackle 3"}.get(stat, "shoot")
    play(match, ACT, action)
    if action == "shoot":
        play(match, "strike left", "strike left", "reveal left left")
    if stat == "goalkeeping":
        play(match, "roll 1")
    assert all(len(name.split()) == 4 for name in match.outcomes)


@clause("SUPER-8.1")
def test_the_chances_of_a_roll() -> None:
    match = lay("captain e5, 2 e7")
    play(match, ACT, "pass e7")
    sixth = 1 / 6
    assert match.outcomes == pytest.approx(
        {"roll 1": sixth, "roll 2": 2 * sixth, "roll 3": 2 * sixth, "roll 4": sixth}
    )
    match = lay("captain e5, 2 e7", markers=("pass*2", ""))
    play(match, ACT, "pass e7")
    assert match.outcomes["roll 4 1 1"] == pytest.approx(1 / 6 * 9 / 36)
    assert match.outcomes["roll 4 1 fumble"] == pytest.approx(1 / 6 * 6 / 36)
    assert sum(match.outcomes.values()) == pytest.approx(1)


@clause("SUPER-8.2")
def test_without_a_marker_the_green_die_is_rolled_alone() -> None:
    match = lay("captain e5, 2 e7")
    play(match, ACT, "pass e7")
    assert list(match.outcomes) == ["roll 1", "roll 2", "roll 3", "roll 4"]


@clause("SUPER-8.3")
def test_a_fumble_takes_one_off() -> None:
    match = lay("captain e5, 2 e7", markers=("pass*2", ""))
    play(match, ACT, "pass e7", "roll 3 fumble fumble")
    assert results(match)[0] == 3 - 2 - 1


@clause("SUPER-8.4")
@pytest.mark.parametrize("paid", [0, 1, 2, 3])
def test_morale_before_a_roll(paid: int) -> None:
    match = lay("captain e5, 2 e7", morale=(5, 0))
    play(match, ACT, "pass e7")
    assert match.legal == ["pay 0", "pay 1", "pay 2", "pay 3"]
    play(match, f"pay {paid}", "roll 2")
    assert results(match)[0] == 2 + paid - 1


@clause("SUPER-8.5", "SUPER-8.6", "SUPER-27.5")
@pytest.mark.parametrize("turn", [0, 1])
def test_both_pay_in_secret_and_show_together(turn: int) -> None:
    match = lay("captain e5", "3 e6", turn=turn, morale=(3, 3))
    play(match, ACT, ("dribble 3", "tackle 3")[turn])
    for seat, name in ((turn, "pay 2"), (1 - turn, "pay 1")):
        assert match.actor == seat
        number = match.number
        play(match, name)
        assert match.observed(number, seat) == name
        assert match.observed(number, 1 - seat) == match.observed(number, -1) == "pay secret"
    assert list(match.outcomes) == ["reveal 2 1"]
    play(match, "reveal 2 1")
    assert morale(match) == ([1, 2] if turn == 0 else [2, 1])


@clause("SUPER-8.7")
def test_nobody_pays_more_than_he_has() -> None:
    match = lay("captain e5, 2 e7", morale=(2, 0))
    play(match, ACT, "pass e7")
    assert match.legal == ["pay 0", "pay 1", "pay 2"]
    assert "SUPER-8.7" in refused(match, "pay 3")


@clause("SUPER-8.7")
@pytest.mark.parametrize(("tokens", "asked"), [((2, 0), [0]), ((0, 2), [1]), ((0, 0), [])])
def test_a_side_without_morale_is_not_asked(tokens: tuple[int, int], asked: list[int]) -> None:
    match = lay("captain e5", "3 e6", morale=tokens)
    play(match, ACT, "dribble 3")
    actors = []
    while match.legal:
        actors.append(match.actor)
        play(match, "pay 0")
    assert actors == asked


@clause("SUPER-8.8")
def test_morale_paid_is_back_in_the_bank() -> None:
    match = lay("captain e3, 2 e5", morale=(3, 17), hands=("forward",))
    play(match, "play forward", "pass e5", "pay 1", "roll 4", "take morale")
    assert morale(match) == [3, 17]


@clause("SUPER-8.9")
def test_no_action_by_itself_gains_morale() -> None:
    match = lay("captain e5, 2 e7", "3 d6")
    play(match, ACT, "dribble 3", "roll 4", "roll 1")
    assert morale(match) == [0, 0]
    play(match, "spend backward on action", "pass e7", "roll 4")
    assert morale(match) == [0, 0]


@clause("SUPER-8.10")
def test_an_empty_bank_gives_none() -> None:
    match = lay("captain e5, 2 e7", morale=(9, 11), hands=("in-between forward",))
    play(match, "play forward", "pass e7", "pay 0", "roll 4")
    assert not can(match, "take morale")
    match = lay("captain e5, 2 e7, 3 d4", morale=(8, 11), hands=("one-two",))
    play(match, "play one-two", "pass e7", "pay 0", "roll 4", "pass e5", "pay 0", "roll 4")
    play(match, "take morale")
    assert morale(match) == [9, 11]


@clause("SUPER-8.11", "SUPER-12.3", "SUPER-13.4")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("attacker", "defender"), [(3, 2), (2, 2), (2, 3)])
def test_the_higher_result_wins_and_a_tie_goes_to_the_ball(
    turn: int, attacker: int, defender: int
) -> None:
    match = lay("captain e5", "3 e6", turn=turn)
    dice = (attacker, defender) if turn == 0 else (defender, attacker)
    play(match, ACT, ("dribble 3", "tackle 3")[turn], f"roll {dice[0]}", f"roll {dice[1]}")
    ball_side_wins = attacker >= defender
    swapped = where(match, 0, "captain") == "e6"
    assert swapped == (ball_side_wins if turn == 0 else not ball_side_wins)
