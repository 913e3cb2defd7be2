"""The evaluation of positions in Super Team."""

import pytest

from tests.bots.judgement import lead
from tests.rulebooks.super_team.positions import lay


def test_the_ball_is_worth_more_near_the_goal() -> None:
    own, middle, near = (lead(lay(f"captain {space}")) for space in ("e4", "e7", "e10"))
    assert own < middle < near
    theirs = lead(lay("captain e2", "2 e7", ball="e7"))
    assert lead(lay("captain e2", "2 e4", ball="e4")) < theirs < middle


def test_a_free_man_before_the_goal_is_worth_more() -> None:
    assert lead(lay("captain e8, 2 e10")) > lead(lay("captain e8, 2 e6"))


def test_morale_is_worth_something_the_first_tokens_most() -> None:
    none, one, three, four = (lead(lay("captain e7", morale=(n, 0))) for n in (0, 1, 3, 4))
    assert one - none > four - three > 0
    assert lead(lay("captain e7", morale=(0, 1))) < none


def test_it_reads_the_same_from_both_ends() -> None:
    home = lay("captain e8, 2 e10", "3 f9")
    away = lay("3 d5", "captain e6, 2 e4", ball="e6", turn=1)
    assert lead(home) == pytest.approx(-lead(away))


def test_a_lead_counts_the_more_the_less_is_left() -> None:
    early = lead(lay("captain e7", goals=(1, 0)))
    late = lead(lay("captain e7", goals=(1, 0), second_half=True, clock=3))
    assert late > 2 * early
