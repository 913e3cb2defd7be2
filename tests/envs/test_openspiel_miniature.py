"""The miniature of Fútbol Dash: OpenSpiel solves it, and our matches converge to the same value."""

import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from benchmarks.miniature import (
    BOX,
    NAME,
    VALUE,
    by_policy,
    for_the_side_that_begins,
    learn,
    measure,
    solve,
    tree,
    value,
)
from kickabout.engine.check import check_game
from kickabout.engine.playouts import playouts
from kickabout.games import find


@pytest.fixture(scope="module")
def game() -> Any:
    return tree()


@pytest.fixture(scope="module")
def solution(game: Any) -> Any:
    *_, (_, policy) = solve(game, 40)
    return policy


def test_cfr_converges_to_the_value_of_the_match(game: Any, solution: Any) -> None:
    gaps = [pyspiel.exploitability(game, policy) for _, policy in solve(game, 10)]
    gaps.append(pyspiel.exploitability(game, solution))
    assert gaps == sorted(gaps, reverse=True)
    assert gaps[0] > 0.1
    assert gaps[-1] < 5e-4
    assert value(game, solution, solution) == pytest.approx(VALUE, abs=gaps[-1] * 2)


def test_nobody_gets_more_than_the_value_out_of_the_solution(game: Any, solution: Any) -> None:
    random = pyspiel.UniformRandomPolicy(game)
    assert value(game, random, solution) < VALUE - 0.1
    assert value(game, solution, random) > VALUE + 0.05


def test_our_own_playouts_learn_towards_the_same_value(game: Any) -> None:
    policies = [policy for _, policy in learn(game, 2500, 1)]
    gaps = [pyspiel.exploitability(game, policy) for policy in policies]
    misses = [abs(value(game, policy, policy) - VALUE) for policy in policies]
    assert 0.1 > gaps[0] > gaps[1] < 0.06
    assert misses[0] > misses[1]
    assert misses[1] < gaps[1]


def test_the_solution_gets_the_same_value_in_our_matches(solution: Any) -> None:
    table = solution.policy_table()
    measured = measure([by_policy(table, 1), by_policy(table, 2)], 300, 3)
    assert measured.margin < 0.12
    assert abs(measured.value - VALUE) < measured.margin


def test_random_seats_get_in_our_playouts_what_openspiel_computes(game: Any) -> None:
    random = pyspiel.UniformRandomPolicy(game)
    dash = find("futbol-dash")
    played = playouts(dash, dash.box_for(2, {}, BOX), 2, 1, 6000, interpret=True)
    measured = for_the_side_that_begins(played)
    assert measured.margin < 0.03
    assert abs(measured.value - value(game, random, random)) < measured.margin


def test_the_box_keeps_the_promises_of_the_game() -> None:
    checked = check_game(find("futbol-dash"), seats=[2], path=BOX, every=1, machine_code=False)
    assert checked.matches == 2


def test_its_parameters_are_those_of_its_own_box() -> None:
    parameters = pyspiel.load_game(NAME).get_parameters()
    assert parameters == {
        "seats": 2,
        "memory": 64,
        "mode": "express",
        "goals": 1,
        "express_end": "deck-out",
    }
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'box'"):
        pyspiel.load_game(f"{NAME}(box=other)")


def test_openspiels_checks_of_its_api_hold_on_the_whole_tree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Chance points, decisions and ends; then information states.
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, NAME, (9573, 2024, 3028))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, NAME, 808)
    names = {"game_name": NAME, "game": pyspiel.load_game(NAME)}
    case = type(NAME, (api_test.EnforceAPIOnFullTreeBase,), names)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 8
    assert result.errors + result.failures == []
