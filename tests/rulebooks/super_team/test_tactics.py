"""Sections 15 and 16: tactics and their elements."""

import itertools

import pytest

from kickabout.games.super_team import state as s
from kickabout.games.super_team.box.cards import Part
from kickabout.games.super_team.state import Element
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    around,
    ball,
    can,
    carrier,
    hand,
    lay,
    lies,
    morale,
    own_box,
    power,
    role,
    spaces,
    where,
)


def basics() -> list[tuple[Part, Part]]:
    """Return both parts of each Basic card of the game's own box."""
    return [card.parts for card in own_box().cards[: s.BASICS] if card is not None]


@clause("SUPER-15.1", "SUPER-15.2")
@pytest.mark.parametrize(("turn", "verb"), [(0, "pass"), (1, "move")])
def test_each_role_has_its_part(turn: int, verb: str) -> None:
    match = lay("captain e5, 2 e9", "3 e7", turn=turn, hands=("forward", "forward"))
    play(match, "play forward")
    assert {name.split()[0] for name in match.legal} == {verb}


@clause("SUPER-15.3")
def test_nothing_of_a_tactic_may_be_left_out() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two forward",))
    play(match, "play one-two", "pass e7", "roll 4")
    assert {name.split()[0] for name in match.legal} == {"pass"}
    assert not can(match, "done")
    assert not can(match, "end turn")


@clause("SUPER-15.3", "SUPER-16.11")
def test_a_tactic_is_performed_exactly() -> None:
    match = lay("captain e5, 2 e7, 3 e3", hands=("forward",))
    play(match, "play forward")
    refused(match, "pass e3")
    refused(match, "pass e9")


@clause("SUPER-15.4")
def test_elements_in_the_order_of_print() -> None:
    match = lay("captain e5, 2 e7, 3 c5", hands=("triangle",))
    play(match, "play triangle")
    assert spaces(match, "pass") == {"c5"}
    play(match, "pass c5", "roll 4")
    assert "e7" in spaces(match, "pass")
    assert "e5" not in spaces(match, "pass")


@clause("SUPER-15.5")
def test_the_first_element_must_be_possible() -> None:
    match = lay("captain e5, 2 e7", hands=("triangle forward",))
    assert "SUPER-15.5" in refused(match, "play triangle")
    assert can(match, "spend triangle on action")


@clause("SUPER-15.6")
def test_a_later_element_that_is_impossible_fails_the_tactic() -> None:
    match = lay("captain e5, 2 c5, 3 b1", hands=("triangle forward",))
    play(match, "play triangle", "pass c5", "roll 4")
    # Nobody stands ahead of row 5, so the forward pass that comes next is impossible.
    assert carrier(match) == (0, "2")
    assert match.legal[0].startswith(("play", "spend"))
    assert morale(match) == [0, 0]


@clause("SUPER-15.7")
def test_a_tactic_that_fails_pays_nothing_and_what_was_done_stands() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two forward",), markers=("pass", ""))
    play(match, "play one-two", "pass e7", "roll 4 1", "pass e1", "roll 1 fumble")
    assert ball(match) == "e5"
    assert where(match, 0, "2") == "e7"
    assert not can(match, "take morale")
    assert hand(match, 0) == ["forward"]


@clause("SUPER-15.8")
def test_a_tactic_that_comes_off_pays() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two forward",))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4")
    assert match.legal == ["take morale", "take movement", "take action", "done"]
    play(match, "take morale")
    assert morale(match) == [2, 0]


@clause("SUPER-15.9")
@pytest.mark.parametrize("order", list(itertools.permutations(["morale", "movement", "action"])))
def test_rewards_in_any_order(order: tuple[str, ...]) -> None:
    match = lay("captain e5, 2 e7, 3 c3", hands=("one-two forward",))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4")
    tokens = 0
    for reward in order:
        play(match, f"take {reward}")
        if reward == "movement":
            play(match, "move 3 c4")
        elif reward == "action":
            play(match, "pass e7", *(["pay 0"] if tokens else []), "roll 4")
        else:
            tokens = 2
    assert morale(match) == [2, 0]
    assert (where(match, 0, "3"), ball(match)) == ("c4", "e7")
    assert can(match, "spend forward on movement")


@clause("SUPER-15.9")
def test_rewards_may_be_left() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two forward",))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4", "done")
    assert morale(match) == [0, 0]
    assert can(match, "play forward")


@clause("SUPER-15.10", "SUPER-19.4")
@pytest.mark.parametrize(
    ("use", "actions"),
    [("movement", ["move 2 e8"]), ("action", ["pass e7", "roll 4"])],
)
def test_a_card_that_is_spent_pays_nothing(use: str, actions: list[str]) -> None:
    match = lay("captain e5, 2 e7", hands=("one-two forward",))
    play(match, f"spend one-two on {use}", *actions)
    assert not can(match, "take morale")
    assert hand(match, 0) == ["forward"]


@clause("SUPER-15.11")
def test_a_pass_that_is_lost_ends_the_tactic_and_the_attack() -> None:
    match = lay("captain e3, 2 e7", "3 e5", hands=("one-two forward",))
    play(match, "play one-two", "pass e7", "roll 1")
    assert role(match, 0) == "defender"
    assert morale(match) == [0, 0]
    play(match, "play forward")
    assert {name.split()[0] for name in match.legal} == {"move"}


@clause("SUPER-15.12")
def test_a_bonus_action_is_any_of_the_role() -> None:
    match = lay("captain e5, 2 e7", "3 d5", hands=("one-two",))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4", "take action")
    assert {name.split()[0] for name in match.legal} == {"pass", "shoot", "dribble"}


@clause("SUPER-15.12")
def test_a_bonus_action_of_the_defender_is_a_tackle() -> None:
    match = lay("captain e5", "3 e7, 4 c5", turn=1, hands=("", "one-two"), teams=("beta", "alpha"))
    play(match, "play one-two", "move 3 e6", "move 4 c6", "take action")
    assert match.legal == ["tackle 3"]


@clause("SUPER-15.13")
def test_rewards_come_before_the_next_card() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two forward",))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4")
    refused(match, "play forward")
    play(match, "take action", "pass e7", "roll 4")
    assert match.legal == ["take morale", "take movement", "done"]


@clause("SUPER-15.13")
def test_a_reward_that_cannot_be_taken_is_gone() -> None:
    match = lay(
        "captain e5",
        "3 e9, 4 c9",
        turn=1,
        hands=("", "one-two forward"),
        teams=("beta", "alpha"),
        morale=(0, 1),
    )
    play(
        match,
        "play one-two",
        "move 3 e7",
        "move 4 c8",
        "take morale",
        "take movement",
        "move 2 b12",
    )
    # Nobody stands beside the carrier, so there is no tackle, and none is owed when somebody does.
    play(match, "spend forward on movement", "move 3 e6")
    assert not can(match, "take action")


@clause("SUPER-15.14")
def test_a_condition_must_hold() -> None:
    match = lay("captain e5, 2 c3", "3 e7", hands=("escape",))
    assert "SUPER-15.14" in refused(match, "play escape")
    match = lay("captain e5, 2 c3", "3 e6", hands=("escape",))
    assert can(match, "play escape")


@clause("SUPER-15.15")
def test_a_part_with_the_icon_brings_fatigue() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two",))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4")
    assert hand(match, 0) == ["fatigue"]
    assert match.view()["players"][0]["hand"] == 1
    match = lay("captain e5, 2 e7", hands=("forward",))
    play(match, "play forward", "pass e7", "roll 4")
    assert hand(match, 0) == []


@clause("SUPER-15.16")
def test_a_defensive_part_may_have_it_too() -> None:
    match = lay("captain e5", "3 e7, 4 c5", turn=1, hands=("", "one-two"), teams=("beta", "alpha"))
    play(match, "play one-two", "move 3 e6", "move 4 c6")
    assert hand(match, 1) == ["fatigue"]


@clause("SUPER-15.17")
def test_the_basic_cards() -> None:
    passes = [
        Element.FORWARD_PASS,
        Element.BACKWARD_PASS,
        Element.CROSS_PASS,
        Element.THROUGH_PASS,
        Element.IN_BETWEEN_PASS,
    ]
    moves = [
        Element.BACKWARD_MOVE,
        Element.FORWARD_MOVE,
        Element.FREE_MOVE,
        Element.FORWARD_MARKING,
        Element.BACKWARD_MARKING,
    ]
    assert [parts[0].elements for parts in basics()] == [(element,) for element in passes]
    assert [parts[1].elements for parts in basics()] == [(element,) for element in moves]


@clause("SUPER-15.18")
def test_what_the_basic_cards_pay() -> None:
    offence = [(part.morale, part.moves, part.actions) for part, _ in basics()]
    assert offence == [(1, 2, 0), (1, 1, 0), (1, 0, 1), (1, 1, 0), (2, 0, 1)]
    defence = [(part.morale, part.moves, part.actions) for _, part in basics()]
    assert defence == [(1, 0, 0)] * 5


@clause("SUPER-16.1")
def test_an_offensive_element_is_a_pass() -> None:
    match = lay("captain e4, 2 e9", "3 e6", morale=(3, 0), hands=("forward",))
    play(match, "play forward", "pass e9")
    assert power(match)[0] == 4
    assert match.legal == ["pay 0", "pay 1", "pay 2", "pay 3"]
    play(match, "pay 0", "roll 1")
    assert carrier(match) == (1, "3")


PASSES = "captain e7, 2 c9, 3 g8, 4 i7, 5 a7, goalie e4"


@clause("SUPER-16.2", "SUPER-16.3", "SUPER-16.4", "SUPER-16.5")
@pytest.mark.parametrize(
    ("card", "targets"),
    [("forward", {"c9", "g8"}), ("backward", {"e4"}), ("cross", {"i7", "a7"})],
)
def test_passes_by_row(card: str, targets: set[str]) -> None:
    match = lay(PASSES, hands=("forward backward cross",))
    play(match, f"play {card}")
    assert spaces(match, "pass") == targets


@clause("SUPER-16.6", "SUPER-16.7")
def test_a_through_pass_goes_straight_ahead_of_a_team_mate() -> None:
    match = lay("captain e7, 2 c9, 3 g5, goalie e1", "3 c10", hands=("through",))
    play(match, "play through")
    parked = {"a3", "a4", "i2", "i3"}
    assert spaces(match, "pass") - parked == {"c11", "g6", "g7", "e2", "e3"}
    for space in ("d10", "c12", "e8", "c10", "c9"):
        refused(match, f"pass {space}")


@clause("SUPER-16.6")
def test_the_ball_of_a_through_pass_may_go_back() -> None:
    match = lay("captain e7, 2 c3", hands=("through",))
    play(match, "play through", "pass c5", "roll 4")
    assert (ball(match), carrier(match)) == ("c5", None)


@clause("SUPER-16.6")
def test_for_the_away_side_ahead_is_down() -> None:
    match = lay("", "captain e7, 2 c9", ball="e7", turn=1, hands=("", "through"))
    play(match, "play through")
    assert {"c8", "c7"} <= spaces(match, "pass")
    assert not {"c10", "c11"} & spaces(match, "pass")


@clause("SUPER-16.8", "SUPER-16.9")
@pytest.mark.parametrize(
    ("start", "end", "opponents", "possible"),
    [
        ("e5", "e9", "2 d7, 3 f7", True),
        ("e5", "e9", "2 a7, 3 i7", True),
        ("e5", "e9", "2 d6, 3 g8", True),
        ("e5", "e9", "2 d7, 3 d8", False),  # both on one side
        ("e5", "e9", "2 e7, 3 g7", False),  # on the end of the line between them
        ("e5", "e9", "2 e6, 3 e8", False),  # along it
        (
            "e5",
            "e9",
            "2 d5, 3 f6, captain g1, 4 g2, 5 g3",
            False,
        ),  # it touches the space where the ball starts
        ("e5", "e9", "2 d8, 3 f9", False),  # or the one where it ends
        ("e6", "e8", "2 d7, 3 f7", True),
        ("e6", "e7", "2 d6, 3 f7", False),
    ],
)
def test_in_between_two_opponents(start: str, end: str, opponents: str, possible: bool) -> None:
    match = lay(f"captain {start}, 2 {end}", opponents, hands=("in-between forward",))
    if can(match, "play in-between"):
        play(match, "play in-between")
    assert can(match, f"pass {end}") == possible


@clause("SUPER-16.8")
def test_in_between_goes_to_a_piece_and_in_any_direction() -> None:
    match = lay("captain e9, 2 e5", "2 d7, 3 f7", hands=("in-between",))
    play(match, "play in-between")
    assert "e5" in spaces(match, "pass")
    refused(match, "pass e3")


@clause("SUPER-16.10")
def test_a_defensive_element_is_a_movement() -> None:
    match = lay(
        "captain e5", "3 g9, 4 c9", turn=1, hands=("", "cross"), lying=("", "3"), morale=(0, 1)
    )
    play(match, "play cross")
    assert spaces(match, "move 3") == around("g9")
    assert spaces(match, "move goalie")
    play(match, "move 3 g8")
    assert lies(match, 1, "3")
    assert morale(match) == [0, 0]
    play(match, "take morale")
    assert morale(match) == [0, 1]


@clause("SUPER-16.11", "SUPER-16.12")
@pytest.mark.parametrize(
    ("card", "rows"),
    [("backward", {5, 6}), ("forward", {2, 3}), ("cross", {2, 3, 4, 5, 6})],
)
def test_moves_by_row(card: str, rows: set[int]) -> None:
    match = lay("2 e4", "captain e9", ball="e9", hands=("forward backward cross",))
    play(match, f"play {card}")
    assert {int(space[1:]) for space in spaces(match, "move 2")} == rows


@clause("SUPER-16.11")
def test_forward_for_the_away_side() -> None:
    match = lay("captain e5", "3 e9", turn=1)
    play(match, "play backward")
    assert {int(space[1:]) for space in spaces(match, "move 3")} == {7, 8}


@clause("SUPER-16.13")
@pytest.mark.parametrize(
    ("card", "opponent", "ends"),
    [
        ("through", "captain e7", {"d6", "e6", "f6"}),
        ("in-between", "3 c1", {"c2", "d2"}),
    ],
)
def test_marking_ends_beside_an_opponent(card: str, opponent: str, ends: set[str]) -> None:
    match = lay("2 e4", opponent, ball="i9", attacker=1, hands=("through in-between",))
    play(match, f"play {card}")
    assert spaces(match, "move 2") == ends


@clause("SUPER-16.14")
def test_each_movement_by_another_piece() -> None:
    match = lay("2 c4, 3 g4", "captain e9", ball="e9", hands=("one-two",), morale=(3, 0))
    play(match, "play one-two", "move 2 c5")
    assert spaces(match, "move 2") == set()
    assert spaces(match, "move 3")
