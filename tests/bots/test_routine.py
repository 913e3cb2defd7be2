"""Routine decisions are left to the heuristic: by every bot, in and out of searches, compiled or not."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from kickabout.bots import KINDS, make
from kickabout.bots.analysis import analyse, win_probabilities
from kickabout.bots.contest import contest
from kickabout.bots.search import think
from kickabout.engine.dice import Words
from kickabout.engine.match import Match
from kickabout.engine.match_loop import HEURISTIC, RANDOM
from kickabout.engine.playouts import playouts
from tests.sealed_bids_game import GAME, MOST, SEAL, BoxRecord, State

SEARCHING = (2, 40, 0, 9, 100, 0, 20, 100, 0, 0)
"""A search in which all decisions of an iteration are made in trees, to the end of the match."""


def sealed() -> Match:
    return Match(GAME, 2, {"timed": "off"}, seed=3)


@pytest.mark.parametrize("kind", [*KINDS, "ismcts"])
def test_every_bot_follows_the_rule_of_thumb_there(kind: str) -> None:
    match, bot = sealed(), make(kind, seed=5)
    for seat in (1, 0, 1, 1, 0, 0):
        assert match.seen(seat).is_routine
        match.play(bot.choose(match.seen(seat)), seat)
    while match.actor == "chance":
        match.roll()
    assert match.scores is None
    assert match.view()["players"][1]["bids"] == [4, 4, 4]
    assert not match.seen(0).is_routine


def test_a_seat_with_nothing_to_decide_has_nothing_routine() -> None:
    match = sealed()
    for _ in range(3):
        match.play("seal 4", 1)
    assert match.seen(0).is_routine
    assert not match.seen(1).is_routine


def test_no_level_analyses_it() -> None:
    match = sealed()
    with pytest.raises(ValueError, match="left to the rule of thumb"):
        analyse(match.seen(0), "youth", 1)
    assert sum(win_probabilities(GAME, match.box, match.state, matches=4)) == pytest.approx(1)


def test_random_seats_play_the_rest_at_random() -> None:
    box = GAME.box_for(2, {"timed": "off"})
    found = playouts(GAME, box, 2, seed=1, matches=40, policies=[RANDOM, RANDOM])
    assert found.decisions == 40 * (6 + 2)
    assert set(found.scores.flatten() - 12) == {1, 2, 3, 4}


def test_a_search_spends_nothing_on_it() -> None:
    box = GAME.box_for(2, {"timed": "off"})
    found = contest(GAME, box, 1, 5, [SEARCHING, HEURISTIC])
    assert found.iterations == 5 * SEARCHING[1]  # for the one decision that is left
    assert set(found.scores[:, 0]) == {16}


def test_compiled_and_interpreted_it_is_the_same() -> None:
    box = GAME.box_for(3, {"timed": "off"})
    rows = [SEARCHING, RANDOM, HEURISTIC]
    quick, plain = (contest(GAME, box, 2, 4, rows, interpret=way) for way in (False, True))
    assert np.array_equal(quick.scores, plain.scores)
    assert quick.simulated == plain.simulated


def of_seat_1(box: BoxRecord, state: State) -> bool:
    return state.phase == SEAL or state.actor == 1


def the_most(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    chosen: int = actions[MOST - 1]
    return chosen


@pytest.mark.parametrize("routine", [True, False])
def test_an_iteration_follows_it_too(routine: bool) -> None:
    """If the other seat's addition is routine it adds the most: only the most draws level."""
    rule = of_seat_1 if routine else GAME.routine
    game = replace(GAME, name=f"sealed-{routine}", heuristic_action=the_most, routine=rule)
    match = Match(game, 2, {"timed": "off"}, seed=3)
    for seat in (0, 0, 0, 1, 1, 1):
        match.play("seal 4", seat)
    while match.actor == "chance":
        match.roll()
    found = think(match.seen(0), SEARCHING, 1)
    assert found.decisions == 2 * found.iterations == 80
    assert (found.shares == (0, 0, 0, 0.5)) == routine
