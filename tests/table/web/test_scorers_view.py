"""Scorers as pages show them, by what a goal is in a game."""

from dataclasses import replace

from kickabout.engine.incidents import Incident, Scorer
from kickabout.table.formats.fixtures import Fixture, Result
from kickabout.table.web.pages.scorers_view import ScorersView


def _won(number: int, *seats: int, by: str = "card") -> Result:
    goals = tuple(Incident("goal", seat, Scorer(by, "ace", "Ace")) for seat in seats)
    return Result(Fixture(number, "league", 0, (4, 7)), (7, 4), (0,), (0, 0), "played", goals)


def test_where_a_goal_is_a_match_won_it_says_so_once() -> None:
    shown = ScorersView("squad-rush", "en").of_all([_won(0, 0), _won(1, 0)])
    assert (shown["by"], len(shown["scorers"]), shown["deciders"]) == ("win", 1, [])
    assert "7–4" in shown["about"]


def test_what_has_decided_is_listed_where_other_goals_were_scored() -> None:
    shown = ScorersView("futera-susu", "en").of_all([_won(0, 0, 1, 0, by="player")])
    assert (shown["by"], shown["about"]) == ("player", "")
    assert [one["number"] for one in shown["scorers"]] == [2, 1]
    assert [one["number"] for one in shown["deciders"]] == [1]


def test_a_side_has_one_row_for_all_its_cards_that_have_scored() -> None:
    header = Incident("goal", 0, Scorer("card", "header", "Header"))
    one = _won(0, 1, 0, 0)
    result = replace(one, incidents=(*one.incidents, header))
    shown = ScorersView("futbol-dash", "en").of_all([result])
    assert shown["scorers"] == [
        {"side": 4, "name": "Ace\N{NO-BREAK SPACE}×2, Header", "number": 3},
        {"side": 7, "name": "Ace", "number": 1},
    ]
    assert shown["deciders"] == []


def test_goals_that_were_taken_off_stand_beside_those_that_were_scored() -> None:
    off = Incident("deduction", 1)
    goal = Incident("goal", 1, Scorer("player", "ace", "Ace"))
    result = Result(Fixture(0, "knock-out", 0, (4, 7)), (0, 0), (0,), (0, 0), "played", (goal, off))
    view = ScorersView("futera-susu", "en")
    shown = view.of_one(result)
    assert shown is not None
    assert (shown["scorers"][1][0]["number"], shown["deducted"]) == (1, [0, 1])
    assert "a score may end below zero" in view.of_all([result])["deductions"]
    assert view.of_all([])["deductions"] == ""


def test_an_own_goal_stands_with_the_side_for_which_it_counts() -> None:
    goals = Incident("goal", 0, Scorer("card", "ace", "Ace")), Incident("own-goal", 1)
    result = Result(Fixture(0, "league", 0, (4, 7)), (1, 1), (0,), (0, 0), "played", goals)
    shown = ScorersView("futbol-dash", "en").of_one(result)
    assert shown is not None
    assert shown["own_goals"] == [0, 1]


def test_scorers_of_ready_made_squads_may_play_for_several_sides() -> None:
    shared = [
        ScorersView(game, "en").of_all([])["is_shared"] for game in ("futera-susu", "futbol-dash")
    ]
    assert shared == [True, False]


def test_a_long_list_says_how_many_more_have_scored() -> None:
    goals = tuple(Incident("goal", 0, Scorer("player", f"player-{n}", f"P {n}")) for n in range(12))
    result = Result(Fixture(0, "league", 0, (4, 7)), (12, 0), (0,), (0, 0), "played", goals)
    shown = ScorersView("super-team", "en").of_all([result])
    assert (len(shown["scorers"]), len(shown["more"])) == (10, 2)
