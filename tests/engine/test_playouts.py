"""Many matches in one loop."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kickabout.engine.figures import Figure
from kickabout.engine.match_loop import (
    HEURISTIC,
    LEADERS,
    PLAY_ALIKE,
    RANDOM,
    Playouts,
    Policy,
    Results,
    play_matches,
)
from kickabout.engine.memory import Memory
from kickabout.engine.playouts import Sizes, playouts
from kickabout.games import find

GAME = find("futbol-dash")
EXPRESS = {"mode": "express"}
SHORT = {"goals": 1}


def digest(result: Playouts) -> str:
    """Return a digest that tells results apart."""
    counts = f"{result.decisions} {result.choices} {result.chances}"
    return hashlib.sha256(
        result.scores.tobytes() + result.turns.tobytes() + counts.encode()
    ).hexdigest()


CASES: tuple[tuple[int, Mapping[str, object], tuple[Policy, ...]], ...] = (
    (2, {}, ()),
    (3, EXPRESS, ()),
    (6, EXPRESS | {"express-end": "hands-out"}, ()),
    (2, SHORT, (HEURISTIC, RANDOM)),
    (4, EXPRESS, (HEURISTIC,) * 4),
)


@pytest.mark.parametrize(("seats", "options", "policies"), CASES)
def test_the_same_seed_gives_the_same_result_in_both_ways_to_run(
    seats: int, options: Mapping[str, object], policies: tuple[Policy, ...]
) -> None:
    box = GAME.box_for(seats, options)
    one = playouts(GAME, box, seats, 7, 8, policies)
    assert digest(one) == digest(playouts(GAME, box, seats, 7, 8, policies))
    assert digest(one) == digest(playouts(GAME, box, seats, 7, 8, policies, interpret=True))
    assert digest(one) != digest(playouts(GAME, box, seats, 8, 8, policies))


def test_nothing_compiled_gives_the_same_result_too() -> None:
    """With NUMBA_DISABLE_JIT=1, as for debugging."""
    program = (
        "from kickabout.engine.compiled import compiled\n"
        "from tests.engine.test_playouts import CASES, GAME, digest, playouts\n"
        "assert not compiled(GAME).is_machine_code\n"
        "for seats, options, policies in CASES:\n"
        "    box = GAME.box_for(seats, options)\n"
        "    print(digest(playouts(GAME, box, seats, 7, 8, policies)))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    here = [digest(playouts(GAME, GAME.box_for(s, o), s, 7, 8, p)) for s, o, p in CASES]
    assert ran.stdout.split() == here


def test_the_first_matches_do_not_depend_on_how_many_follow() -> None:
    box = GAME.box_for(2, EXPRESS)
    few, many = (playouts(GAME, box, 2, 3, matches) for matches in (5, 20))
    assert np.array_equal(few.scores, many.scores[:5])
    assert np.array_equal(few.turns, many.turns[:5])
    assert few.decisions < many.decisions


def test_results_are_those_of_whole_matches() -> None:
    box = GAME.box_for(3, {"goals": 2})
    result = playouts(GAME, box, 3, 1, 50)
    assert result.scores.shape == (50, 3)
    assert result.turns.shape == (50,)
    assert (result.scores.max(axis=1) >= 2).all()
    assert (result.turns >= 6).all()
    assert 0 < result.choices < result.decisions
    assert result.chances > 50 * 19


def test_goals_are_the_whole_part_of_a_score() -> None:
    result = playouts(GAME, GAME.box_for(2, EXPRESS), 2, 1, 50)
    assert np.array_equal(result.goals, np.floor(result.scores))
    assert (result.goals < result.scores).any()


@pytest.mark.parametrize("interpret", [False, True])
def test_a_game_may_count_goals_itself(interpret: bool) -> None:
    susu = find("futera-susu")
    result = playouts(susu, susu.box_for(2), 2, 1, 6, interpret=interpret)
    lost = result.goals - np.floor(result.scores)
    assert set(lost.ravel()) == {0, 1}
    assert (result.goals >= 0).all()


def test_no_matches_are_no_trouble() -> None:
    result = playouts(GAME, GAME.box_for(2), 2, 1, 0)
    assert (result.scores.shape, result.decisions, result.chances) == ((0, 2), 0, 0)


def test_the_rule_of_thumb_is_better_than_chance() -> None:
    box = GAME.box_for(2)
    scores = playouts(GAME, box, 2, 1, 400, (HEURISTIC, RANDOM)).scores
    assert (scores[:, 0] > scores[:, 1]).mean() > 0.6


@pytest.mark.parametrize("interpret", [False, True])
def test_a_match_that_does_not_end_is_reported(interpret: bool) -> None:
    game = replace(GAME, bound=10)
    with pytest.raises(RuntimeError, match="Fútbol Dash did not end within 10 decisions"):
        playouts(game, game.box_for(2), 2, 1, 1, interpret=interpret)


@pytest.mark.parametrize("seats", [1, 7])
def test_a_number_of_seats_that_does_not_fit_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 6 seats, not {seats}"):
        playouts(GAME, GAME.box_for(2), seats, 1, 1)


def test_the_bare_loop_says_what_it_lacks() -> None:
    bare: Any = play_matches
    space = Sizes().workspace(GAME, Memory(is_plain=True))
    results = Results(*[np.zeros((1, 2))] * 5)
    with pytest.raises(TypeError, match="has not been bound to a game"):
        bare([GAME.box_for(2).record], space, [[1] * 4], None, [RANDOM], [0], results, 1)


def test_two_boxes_meet_the_same_dice_where_their_matches_are_alike(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    text = GAME.load_box(None).text.replace('"penalty"\nvalue = 7', '"penalty"\nvalue = 8')
    path.write_text(text, encoding="utf-8")
    boxes = GAME.box_for(2), GAME.box_for(2, path=path)
    one, other = (
        playouts(GAME, box, 2, 5, 400, (HEURISTIC,) * 2, loop=PLAY_ALIKE) for box in boxes
    )
    won = [found.scores[:, 0] > found.scores[:, 1] for found in (one, other)]
    assert one.table.tolist() != other.table.tolist()
    assert np.array_equal(one.starters, other.starters)
    assert (won[0] == won[1]).mean() > 0.75


@pytest.mark.parametrize("interpret", [False, True])
def test_a_match_has_dice_of_its_own_wherever_a_run_begins(interpret: bool) -> None:
    box = GAME.box_for(2, SHORT)
    whole, part = (
        playouts(GAME, box, 2, 5, matches, (HEURISTIC,) * 2, interpret, first=first)
        for matches, first in ((6, 0), (2, 4))
    )
    assert np.array_equal(whole.table[4:], part.table)
    assert np.array_equal(whole.leaders[4:], part.leaders)


def test_who_leads_is_noted_turn_by_turn() -> None:
    found = playouts(GAME, GAME.box_for(2), 2, 1, 200, (HEURISTIC,) * 2)
    winners = found.scores.argmax(axis=1)
    short = found.turns < LEADERS
    assert short.mean() > 0.9
    assert np.array_equal(found.leaders[short, -1], winners[short])
    assert (found.leaders[:, 0] == -1).mean() > 0.9
    came_back = (found.table[:, Figure.BEHIND] >> winners) & 1
    assert 0.1 < came_back.mean() < 0.5
    assert (found.table[:, Figure.LEAD_CHANGES] > 0).mean() < came_back.mean() + 0.05
