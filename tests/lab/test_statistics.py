from math import sqrt

import numpy as np
import pytest

from kickabout.engine.figures import Figure
from kickabout.engine.game import Game
from kickabout.engine.match_loop import LEADERS
from kickabout.games import find
from kickabout.lab.report import command
from kickabout.lab.simulate import Experiment, Simulation
from kickabout.lab.statistics import statistics, wilson

GAME = find("futbol-dash")


def simulation(
    scores: list[list[float]],
    turns: list[int],
    starters: list[int] | None = None,
    goals: list[list[int]] | None = None,
    game: Game = GAME,
) -> Simulation:
    seats = len(scores[0]) if scores else 2
    experiment = Experiment(game, game.box_for(seats), ("random",) * seats, max(1, len(scores)), 0)
    found = np.array(scores, np.float64).reshape(len(scores), seats)
    scored = np.floor(found).astype(np.int64) if goals is None else np.array(goals, np.int64)
    table = np.zeros((len(scores), len(Figure)), np.int64)
    table[:, Figure.TURNS] = turns
    table[:, Figure.STARTER] = starters or [0] * len(scores)
    leaders = np.zeros((len(scores), LEADERS), np.int8)
    return Simulation(experiment, found, scored, table, leaders, 0.5)


def test_wins_draws_and_what_lies_between() -> None:
    found = statistics(
        simulation(
            [[3, 1, 0], [1, 2.5, 2], [2, 2, 2], [3, 3, 1], [0, 0, 3]],
            [30, 60, 90, 30, 30],
        )
    )
    assert [row.wins for row in found.wins] == [2, 2, 1]
    assert [row.share for row in found.wins] == [0.4, 0.4, 0.2]
    assert found.fair_share == pytest.approx(5 / 15)
    assert (found.draws, found.shared, found.tie_breaks) == (1, 1, 1)


def test_who_starts_is_counted_over_the_matches_decided() -> None:
    scores = [[3.0, 1.0, 0.0], [1.0, 2.5, 2.0], [2.0, 2.0, 2.0], [3.0, 3.0, 1.0]]
    found = statistics(simulation(scores, [10] * 4, [0, 2, 1, 1])).starter
    assert (found.wins, found.decided) == (2, 3)
    assert found.share == pytest.approx(2 / 3)
    assert (found.low, found.high) == wilson(2, 3)
    assert found.fair_share == pytest.approx(4 / 9)


def test_nobody_starts_well_where_nothing_is_decided() -> None:
    found = statistics(simulation([[1, 1]], [10], [1])).starter
    assert (found.decided, found.share, found.low, found.high) == (0, 0.0, 0.0, 1.0)


def test_goals_by_seat_and_by_match() -> None:
    found = statistics(simulation([[2.5, 2], [1, 1.5], [1, 0]], [10, 10, 10]))
    assert found.goals == ({1: 2, 2: 1}, {0: 1, 1: 1, 2: 1})
    assert found.goals_a_match.mean == pytest.approx(7 / 3)
    assert found.score_a_match is None


def test_goals_and_scores_are_told_apart_where_they_differ() -> None:
    scores, goals = [[-1.0, 1.0], [-0.5, -1.0], [2.0, 0.0]], [[0, 1], [0, 0], [2, 1]]
    found = statistics(simulation(scores, [10] * 3, goals=goals, game=find("futera-susu")))
    assert found.goals == ({0: 2, 2: 1}, {0: 1, 1: 2})
    assert found.goals_a_match.mean == pytest.approx(4 / 3)
    assert found.score_a_match is not None
    assert found.score_a_match.mean == pytest.approx(0)
    assert [row.wins for row in found.wins] == [2, 1]


def test_turns_are_by_seat() -> None:
    found = statistics(simulation([[1, 0]] * 101, list(range(0, 202, 2))))
    assert (found.turns.mean, found.turns.median) == (50, 50)
    assert (found.turns.low, found.turns.high) == (5, 95)
    assert found.turns.mean_low == pytest.approx(50 - 1.96 * 2.915, abs=0.01)
    assert found.turns.mean_high == pytest.approx(50 + 1.96 * 2.915, abs=0.01)


def test_one_match_says_nothing_of_how_matches_vary() -> None:
    found = statistics(simulation([[1, 0]], [10]))
    assert (found.turns.mean, found.turns.mean_low, found.turns.mean_high) == (5, None, None)


def test_no_match_has_no_figures() -> None:
    with pytest.raises(ValueError, match="no match was played"):
        statistics(simulation([], []))


@pytest.mark.parametrize(("wins", "matches"), [(0, 10), (7, 10), (10, 10), (1234, 2000)])
def test_the_interval_is_wilsons(wins: int, matches: int) -> None:
    share, z = wins / matches, 1.959963984540054
    middle = share + z * z / (2 * matches)
    reach = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    assert wilson(wins, matches) == pytest.approx(
        ((middle - reach) / scale, (middle + reach) / scale), abs=1e-12
    )


def test_the_command_names_what_differs_from_the_game() -> None:
    box = GAME.box_for(2, {"mode": "express"})
    experiment = Experiment(GAME, box, ("random", "rule-of-thumb"), 9, 5)
    scores, goals = np.zeros((4, 2)), np.zeros((4, 2), np.int64)
    table = np.zeros((4, len(Figure)), np.int64)
    played = Simulation(experiment, scores, goals, table, np.zeros((4, LEADERS), np.int8), 1.0)
    assert command(played, "my box.toml") == (
        "kickabout sim futbol-dash --seats 2 --matches 4 --bots random,rule-of-thumb --seed 5"
        " --option mode=express --box 'my box.toml'"
    )
