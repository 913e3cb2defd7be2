"""AutoTeam's procedure on positions laid out for it. She attacks towards row 1."""

import random

import pytest

from kickabout.engine.game import CHANCE, OVER
from kickabout.games.super_team import GAME, rules
from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import (
    AUTO_MOVE,
    AUTO_TURN,
    PIECE,
    SHOOT,
    STRIKE,
    VERB,
    number_of,
)
from kickabout.games.super_team.state import Element, Phase, Shirt, Stage, Stat, Tile
from tests.games.super_team.auto_positions import BOX, Solo

FORWARD, BACKWARD, CROSS = (Element.FORWARD_PASS,), (Element.BACKWARD_PASS,), (Element.CROSS_PASS,)
THROUGH, BETWEEN = (Element.THROUGH_PASS,), (Element.IN_BETWEEN_PASS,)


# The first of five that is possible.


@pytest.mark.parametrize(
    ("carrier", "strike", "reach", "shoots"),
    [
        ("e5", 1, 4, True),
        ("e5", 1, 3, False),
        ("a4", 0, 3, True),
        ("a4", 2, 4, False),
        ("a4", 2, 5, True),
    ],
)
def test_she_shoots_from_the_range_on_the_card(
    carrier: str, strike: int, reach: int, shoots: bool
) -> None:
    solo = Solo(f"e13 {carrier} c9 g9 c11 g11").card(strike=strike, reach=reach)
    assert (solo.turn() == ["shoot"]) == shoots


def test_a_tactic_goes_to_the_nearest_piece_that_fits_it() -> None:
    solo = Solo("e13 e9 c9 h9 d7 f5").card(does=FORWARD)
    assert solo.turn() == ["pass d7"]
    solo = Solo("e13 e9 c9 h9 d7 f5").card(does=CROSS)
    assert solo.turn() == ["pass c9"]
    solo = Solo("e13 e9 c10 h9 d7 f5").card(does=BACKWARD)
    assert solo.turn() == ["pass c10"]


def test_of_equally_near_pieces_one_takes_less_power() -> None:
    hers = "e13 e9 c7 g7 d12 f12"
    assert Solo(hers).card(does=FORWARD).turn() == ["pass c7", "pass g7"]
    blocked = Solo(hers, "e1 e3 c3 d8 b2 h2").card(does=FORWARD)
    assert blocked.turn() == ["pass g7"]


def test_of_equals_one_on_a_marked_space_is_picked() -> None:
    marked = [BOX.space_name(space) for space in BOX.pitch.marked]
    assert "b8" in marked
    solo = Solo("e13 e10 b8 h9 d12 f12").card(does=FORWARD)
    assert solo.turn() == ["pass b8"]


def test_a_ball_between_two_opponents() -> None:
    solo = Solo("e13 e9 e5 h9 d12 f12", "e1 c7 g7 g3 b2 h2").card(does=BETWEEN)
    assert solo.turn() == ["pass e5"]


def test_a_through_pass_goes_ahead_of_the_nearest_piece() -> None:
    # Two spaces ahead takes as much power as one, so that a lot decides.
    solo = Solo("e13 e9 g9 b9 d12 f12").card(does=THROUGH)
    assert solo.turn() == ["pass g7", "pass g8"]
    blocked = Solo("e13 e9 g9 b9 d12 f12", "e1 e3 c3 f8 b2 h2").card(does=THROUGH)
    assert blocked.turn() == ["pass g7", "pass g8"]
    taken = Solo("e13 e9 g9 b9 d12 f12", "e1 e3 c3 g7 b2 h2").card(does=THROUGH)
    assert taken.turn() == ["pass g8"]


def test_a_tactic_that_begins_with_the_impossible_is_skipped() -> None:
    # Nobody stands in her row; the piece furthest ahead gets the ball.
    solo = Solo("e13 e9 c10 g8 d6 f12").card(does=CROSS)
    assert solo.turn() == ["pass d6"]


def test_of_the_most_advanced_pieces_the_nearest_gets_the_ball() -> None:
    solo = Solo("e13 e9 a6 g6 d12 f12").card(does=CROSS)
    assert solo.turn() == ["pass g6"]
    level = Solo("e13 e9 b6 h6 d12 f12").card(does=CROSS)
    assert level.turn() == ["pass b6", "pass h6"]


def test_she_passes_ahead_however_bad_the_odds() -> None:
    solo = Solo("e13 e12 c13 g13 d2 f13", "e1 e10 e8 d7 d5 d4").card(does=CROSS)
    assert solo.turn() == ["pass d2"]


def test_a_carrier_as_far_ahead_as_anybody_does_not_pass() -> None:
    solo = Solo("e13 e6 a6 g7 d12 f12").card(does=BETWEEN)
    assert solo.turn() == ["captain e4"]


def test_nobody_offside_is_passed_to() -> None:
    hers, yours = "e13 e9 c7 g3 d12 f12", "e1 e6 c6 g6 b8 h8"
    assert Solo(hers, yours).card(does=CROSS).turn() == ["pass g3"]
    trap = Solo(hers, yours, trap=True).card(does=CROSS)
    assert trap.turn() == ["pass c7"]


def test_she_dribbles_who_stands_beside_the_carrier() -> None:
    hers = "e13 e5 c9 g9 d12 f12"
    assert Solo(hers, "e1 e4 c3 g3 b2 h2").card(does=CROSS).turn() == ["dribble captain"]
    both = Solo(hers, "e1 e4 d5 g3 b2 h2").card(does=CROSS)
    assert both.turn() == ["dribble captain", "dribble 2"]
    on_marked = Solo("e13 c5 c9 g9 d12 f12", "e1 c4 b4 g3 b2 h2").card(does=CROSS)
    assert on_marked.turn() == ["dribble 2"]


def test_a_dribble_pays_morale_from_another_card() -> None:
    solo = Solo("e13 e5 c9 g9 d12 f12", "e1 e4 c3 g3 b2 h2").card(does=CROSS).card(1, pays=2)
    solo.state.morale[1] = 1
    solo.turn()
    solo.step()
    assert solo.state.phase == Phase.AUTO_REVEAL
    solo.duel(1, won=True)
    assert (solo.at("captain"), solo.at("captain", 0), solo.ball) == ("e4", "e5", "e4")
    assert (solo.state.bids[1], solo.state.morale[1]) == (1, 0)
    assert solo.state.phase == Phase.AUTO_TURN


def test_the_carrier_goes_towards_the_strike_space_and_lies_down() -> None:
    for strike, space in ((0, "d5"), (1, "e5"), (2, "f5")):
        solo = Solo("e13 e7 c9 g9 d12 f12").card(does=BETWEEN, strike=strike)
        assert solo.turn() == [f"captain {space}"]
        solo.step()
        assert (solo.at("captain"), solo.ball) == (space, space)
        assert solo.state.lying[s.PIECES + Shirt.CAPTAIN] == 1
        assert solo.state.phase == Phase.AUTO_TURN


def test_the_carrier_stops_beside_an_opponent() -> None:
    solo = Solo("e13 e7 c9 g9 d12 f12", "e1 e4 c3 g5 b2 h2", "e7").card(does=BETWEEN)
    # Beside one of yours on any straight way: e6 is next to none, e5 is.
    assert solo.turn() == ["captain e5"]
    solo = Solo("e13 e7 c9 g9 d12 f12", "e1 e4 d5 f5 b2 h2").card(does=BETWEEN)
    assert solo.turn() == ["captain e6"]


def test_an_inactive_carrier_stays() -> None:
    solo = Solo("e13 e7 c9 g9 d12 f12", lying="captain").card(does=BETWEEN)
    assert solo.turn() == ["rest"]
    assert solo.step() == []
    assert solo.state.phase == Phase.AUTO_TURN


def test_nobody_goes_where_he_may_not_stand() -> None:
    solo = Solo("e13 d3 c9 g9 d12 f12", "e1 a1 b1 h1 g1 i1").card(does=CROSS, strike=0)
    assert solo.turn() == ["captain d2"]


# The rewards of a tactic.


def test_a_tactic_that_comes_off_pays_morale_and_movements() -> None:
    solo = Solo("e13 e9 c9 h9 d7 f5", "e1 a3 c3 g3 b2 h2").card(does=FORWARD, morale=2, runs=2)
    solo.turn()
    solo.step()
    assert solo.state.phase == Phase.ROLL  # no Morale, no card for it
    assert solo.roll(True) == ["4 e5"]
    assert solo.state.morale[1] == 2
    # The carrier has moved; then the nearest of the others.
    assert solo.step() == ["5 e3"]


def test_bonus_movements_pass_over_the_inactive() -> None:
    solo = Solo("e13 e9 b10 h9 d7 f5", lying="4 5").card(does=FORWARD, runs=1)
    solo.turn()
    solo.step()
    assert solo.roll(True) == ["captain e7"]
    solo.step()
    assert (solo.ball, solo.state.phase) == ("d7", Phase.AUTO_TURN)


def test_a_tactic_that_fails_pays_nothing() -> None:
    solo = Solo("e13 e9 c9 h9 e7 f2").card(does=FORWARD, morale=2, runs=2)
    solo.state.markers[1, Stat.PASS] = 2
    solo.turn()
    solo.step()
    assert solo.roll(False) == []
    assert (solo.state.morale[1], solo.state.phase) == (0, Phase.AUTO_TURN)


def test_elements_follow_each_other_from_the_new_carrier() -> None:
    solo = Solo("e13 e9 c9 h9 d7 f5").card(does=(*FORWARD, *FORWARD), morale=1)
    assert solo.turn() == ["pass d7"]
    solo.step()
    assert solo.roll(True) == ["pass f5"]
    assert solo.state.morale[1] == 0
    solo.step()
    solo.roll(True)
    assert (solo.ball, solo.state.morale[1]) == ("f5", 1)


def test_a_tactic_whose_second_element_is_impossible_has_failed() -> None:
    solo = Solo("e13 e9 c9 h9 d7 f7").card(does=(*FORWARD, *FORWARD), morale=1)
    assert solo.turn() == ["pass d7", "pass f7"]
    solo.step("pass d7")
    assert solo.roll(True) == []
    assert (solo.state.morale[1], solo.state.phase) == (0, Phase.AUTO_TURN)


def test_after_a_through_pass_the_nearest_piece_fetches_the_ball_on_its_way() -> None:
    solo = Solo("e13 e9 g8 b9 d12 f12").card(does=THROUGH, runs=1)
    assert solo.turn() == ["pass g7"]
    solo.step()
    assert solo.roll(True) == ["2 f6"]  # by way of g7
    solo.step()
    assert (solo.ball, solo.at("2")) == ("f6", "f6")


# A loose ball that was hers.


def test_she_goes_for_a_loose_ball_of_hers() -> None:
    solo = Solo("e13 e9 c9 g9 d12 f12", ball="c7")
    assert solo.turn() == ["captain c7", "2 c7"]
    solo.step("2 c7")
    assert solo.state.on[solo.state.ball] - 1 == s.PIECES + 2
    assert solo.state.phase == Phase.AUTO_TURN


def test_inactive_pieces_leave_it_to_others() -> None:
    solo = Solo("e13 e9 c9 g9 d12 f12", ball="c7", lying="2 captain")
    assert solo.turn() == ["3 e7"]
    nobody = Solo("e13 e9 c9 g9 d12 f12", ball="c7", lying="captain 2 3 4 5")
    assert nobody.turn() == ["rest"]


def test_only_her_goalie_fetches_a_ball_from_his_small_rectangle() -> None:
    solo = Solo("d13 f12 c9 g9 d11 f11", ball="f13")
    assert solo.turn() == ["goalie e13"]


# Without the ball.


def test_the_nearest_active_piece_comes_two_spaces_then_one() -> None:
    solo = Solo("e13 e9 c10 g10 d12 f12", "e1 e4 c3 g3 b2 h2", "e4").card(guards=3)
    assert solo.turn() == ["captain e7"]
    assert solo.step() == ["2 d9", "3 f9"]
    assert solo.step("3 f9") == ["2 d9"]
    solo.step()
    assert [solo.at(shirt) for shirt in ("captain", "2", "3")] == ["e7", "d9", "f9"]
    # One space in the second card as well.
    solo.card(1, guards=1)
    assert solo.turn(1) == ["4 e11", "5 e11"]


def test_of_equally_near_spaces_those_between_ball_and_goal_come_first() -> None:
    solo = Solo("e13 g6 c10 g10 d12 f12", "e1 e4 c3 g3 b2 h2", "e4").card(guards=1)
    assert solo.turn() == ["captain e5"]


def test_then_those_nearer_to_her_goal() -> None:
    solo = Solo("e13 e9 c10 g4 d12 f12", "e1 e4 c3 g3 b2 e5", "e4").card(guards=1)
    assert solo.turn() == ["3 f5"]


def test_a_piece_that_cannot_come_nearer_is_passed_over() -> None:
    solo = Solo("e13 e5 c10 g9 d12 f12", "e1 e4 c3 g3 b2 h2", "e4").card(guards=1)
    assert solo.turn() == ["3 e7"]


def test_her_goalie_stays_in_his_goal() -> None:
    solo = Solo("e13 c3 a7 i7 a8 i8", "e1 e9 c2 g3 b2 h2", "e9", lying="captain 2 3 4 5")
    assert solo.turn() == ["rest"]


def test_the_defensive_part_pays_morale_and_a_tackle() -> None:
    solo = Solo("e13 e6 c10 g10 d12 f12", "e1 e4 c3 g3 b2 h2", "e4").card(gains=2, tackles=1)
    assert solo.turn() == ["captain e5"]
    assert solo.step() == ["tackle captain"]
    assert solo.state.morale[1] == 2
    solo.step()
    solo.duel(1, won=True)
    assert (solo.at("captain"), solo.ball, solo.at("captain", 0)) == ("e4", "e4", "e5")
    assert solo.state.phase == Phase.AUTO_TURN
    # The second card is played in the new role.
    solo.card(2, reach=3)
    assert solo.turn(2) == ["shoot"]


def test_a_tackle_is_lost_if_the_last_piece_is_not_beside_the_carrier() -> None:
    solo = Solo("e13 e5 c10 g9 d12 f12", "e1 e4 c3 g3 b2 h2", "e4").card(guards=1, tackles=1)
    solo.turn()
    solo.step(solo.steps()[0])
    assert solo.state.phase == Phase.AUTO_TURN


def test_a_failed_tackle_changes_nothing() -> None:
    solo = Solo("e13 e6 c10 g10 d12 f12", "e1 e4 c3 g3 b2 h2", "e4").card(tackles=1)
    solo.turn()
    solo.step()
    solo.step()
    solo.duel(1, won=False)
    assert (solo.ball, solo.at("captain"), solo.state.attacker) == ("e4", "e5", 0)
    assert solo.state.phase == Phase.AUTO_TURN


def test_movements_left_when_she_gets_the_ball_are_lost_with_the_rewards() -> None:
    solo = Solo("e13 e6 c10 g10 d12 f12", "e1 e3 c3 g3 b2 h2", "e5", attacker=0)
    solo.card(guards=2, gains=1)
    assert solo.turn() == ["captain e5"]
    assert solo.step() == []
    assert (solo.state.attacker, solo.state.morale[1], solo.state.phase) == (1, 0, Phase.AUTO_TURN)


def test_there_is_no_reward_unless_all_movements_are_made() -> None:
    solo = Solo("e13 e7 c10 g10 d12 f12", "e1 e4 c3 g3 b2 h2", "e4", lying="2 3 4 5")
    solo.card(guards=2, gains=1)
    assert solo.turn() == ["captain e5"]
    solo.step()
    assert (solo.state.morale[1], solo.state.phase) == (0, Phase.AUTO_TURN)


def test_the_bank_limits_what_she_gains() -> None:
    solo = Solo("e13 e7 c10 g10 d12 f12", "e1 e4 c3 g3 b2 h2", "e4").card(gains=5)
    solo.state.morale[0] = 18
    solo.turn()
    solo.step()
    assert solo.state.morale[1] == 2


# Her Goalie with the ball.


def test_a_goal_kick_uses_the_next_card_up() -> None:
    solo = Solo("e13 e5 b10 h8 d7 f12", ball="e13")
    assert solo.state.goal_kick == 1
    assert solo.turn() == ["kick h8"]
    solo.step()
    assert (solo.ball, solo.state.goal_kick, solo.state.phase) == ("h8", 0, Phase.AUTO_TURN)


def test_of_two_furthest_marked_spaces_a_lot_picks_one() -> None:
    solo = Solo("e13 b8 h10 h8 d7 f12", ball="e13")
    assert solo.turn() == ["kick b8", "kick h8"]


def test_without_a_piece_on_a_marked_space_he_passes_to_the_nearest() -> None:
    solo = Solo("e13 e5 b9 h9 d7 f10", ball="e13")
    assert solo.turn() == ["pass f10"]
    solo.step()
    assert solo.state.phase == Phase.ROLL


def test_a_goal_kick_that_arises_with_the_second_card_stands() -> None:
    solo = Solo("e13 e11 c10 g10 a9 i9").card(does=BACKWARD)
    solo.state.auto_used = 1
    solo.state.lying[s.PIECES + 2] = 1
    assert solo.turn() == ["pass e13"]
    solo.step()
    solo.roll(True)
    assert not solo.her_turn
    assert (solo.state.goal_kick, solo.state.attacker, solo.state.phase) == (1, 1, Phase.PLAY)


# Her turn, her deck.


def test_a_turn_is_exactly_two_cards() -> None:
    solo = Solo("e13 e7 c9 g9 d12 f12").card(does=BETWEEN).card(1, does=BETWEEN)
    solo.turn()
    solo.step()
    assert solo.turn(1) == ["rest"]  # the carrier lies
    solo.step()
    assert (solo.her_turn, solo.state.phase, solo.state.actor) == (False, Phase.PLAY, 0)


def test_a_goal_ends_her_turn() -> None:
    solo = Solo("e13 e5 c9 g9 d12 f12").card(reach=4).card(1, strike=2, pays=1)
    solo.turn()
    solo.step()
    assert (solo.state.phase, solo.state.actor) == (Phase.GUARDING, 0)
    solo.do(number_of(STRIKE, Tile.LEFT))
    assert solo.state.phase == Phase.AUTO_REVEAL
    solo.duel(1, won=True)
    assert (list(solo.state.goals), solo.state.auto_used) == ([0, 1], 1)
    assert list(solo.state.tiles) == [0, 2]
    assert BOX.space_name(solo.state.target) == "f1"
    assert solo.state.stage == Stage.PREPARING


def test_she_pays_what_the_card_says_but_no_more_than_she_has_nor_than_three() -> None:
    for pays, stock, paid in ((2, 5, 2), (2, 1, 1), (0, 4, 0), (5, 9, 3)):
        solo = Solo("e13 e5 c9 g9 d12 f12").card(reach=4).card(1, strike=0, pays=pays)
        solo.state.morale[1] = stock
        solo.turn()
        solo.step()
        solo.do(number_of(STRIKE, Tile.MIDDLE))
        solo.do(number_of(AUTO_TURN, 1))
        assert (solo.state.bids[1], solo.state.morale[1]) == (paid, stock - paid)
        assert BOX.space_name(solo.state.target) == "d1"


def test_the_card_turned_over_sends_her_goalie_when_you_shoot() -> None:
    solo = Solo("e13 e9 c9 g9 c11 g11", "e1 e10 c3 g3 b2 h2", "e10").card(1, strike=2)
    solo.state.turn = 0
    solo.state.phase, solo.state.actor = Phase.ACT, 0
    solo.do(SHOOT)
    solo.do(number_of(STRIKE, Tile.MIDDLE))
    assert solo.state.phase == Phase.AUTO_REVEAL
    solo.do(number_of(AUTO_TURN, 1))
    assert list(solo.state.tiles) == [1, 2]
    assert (solo.at("goalie"), BOX.space_name(solo.state.target)) == ("f13", "e13")


def test_each_card_is_turned_once_until_all_are_shuffled_and_the_clock_moves() -> None:
    solo = Solo("e13 e7 c9 g9 d12 f12").card(does=BETWEEN)
    cards = [number_of(AUTO_TURN, card) for card in range(solo.box.auto_cards)]
    assert solo.outcomes() == cards
    solo.turn(0)
    solo.step()
    assert solo.outcomes() == cards[1:]
    for card in range(1, solo.box.auto_cards - 1):
        solo.state.auto_deck[card] = 0
    assert solo.outcomes() == [cards[-1]]
    solo.card(solo.box.auto_cards - 1, does=BETWEEN)
    solo.turn(solo.box.auto_cards - 1)
    assert solo.state.clock == 0
    solo.state.auto_used = 1
    solo.step()
    assert solo.outcomes() == cards
    solo.turn(0)
    assert (solo.state.clock, sum(solo.state.auto_deck)) == (1, solo.box.auto_cards - 1)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_whole_matches_against_her_hold_together(level: str) -> None:
    for seed in range(5):
        solo = Solo("e13 e7 c9 g9 d12 f12")
        rng = random.Random(seed)
        trap = "on" if seed % 2 else "off"
        solo.box = BOX.with_options({"solo": level, "offside-trap": trap}).record
        solo.state = state = s.State()
        rules.setup(solo.box, state, 2)
        while state.actor != OVER:
            if state.actor == CHANCE:
                actions = solo.outcomes()
            else:
                assert state.actor == 0
                n = GAME.legal(solo.box, state, solo.out)
                actions = [int(action) for action in solo.out[:n]]
            action = rng.choice(actions)
            if VERB[action] == AUTO_MOVE:
                assert state.lying[s.PIECES + PIECE[action]] == 0
            rules.apply(solo.box, state, action)
            assert state.auto_used <= 2
            assert sum(state.morale) <= solo.box.morale_tokens
