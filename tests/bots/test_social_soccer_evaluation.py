"""The evaluation of positions in SocialSoccer."""

import pytest

from tests.bots.judgement import lead
from tests.rulebooks.social_soccer.positions import BEST_OF_3, lay


def test_a_goal_is_a_goal() -> None:
    assert lead(lay(goals=(2, 1))) - lead(lay(goals=(1, 1))) == pytest.approx(1)


def test_who_is_fresh_counts() -> None:
    level = lead(lay(teams=("blue", "blue")))
    assert lead(lay(teams=("blue", "blue"), tired=("", "d1 d2"))) > level
    assert lead(lay(teams=("blue", "blue"), tired=("a2 a3", ""))) < level


def test_cards_count() -> None:
    assert lead(lay(hands=("gain", ""))) > lead(lay()) > lead(lay(hands=("", "gain")))


def test_in_a_match_of_several_games_a_game_counts_more_than_a_goal() -> None:
    one = lead(lay(games=(1, 0), played=1, options=BEST_OF_3))
    two_goals = lead(lay(games=(0, 0), goals=(2, 0), played=1, options=BEST_OF_3))
    assert one > two_goals > 0
