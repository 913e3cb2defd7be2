"""Trials: all actions with the same luck, reproducible by the seed, and blind to what is hidden."""

import numpy as np
import pytest

import kickabout
from kickabout.bots.analysis import candidates
from kickabout.bots.levels import policy
from kickabout.bots.trials import CONCEDED, SCORED, SHARE, trials
from kickabout.engine import compiled
from kickabout.engine.dice import seeded
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.games import find, names
from tests.rulebooks.futbol_dash.positions import lay

GAMES = [find(name) for name in names()]


def choice_of(game: Game, number: int) -> Match:
    """Return a match at this choice of one of its seats that is not routine."""
    match = kickabout.new(game.name, seats=2, seed=6)
    thumb = kickabout.bot("rule-of-thumb", seed=1)
    while True:
        if match.actor == "chance":
            match.roll()
            continue
        assert match.actor is not None
        seen = match.seen(match.actor)
        number -= len(seen.legal) > 1 and not seen.is_routine
        if number < 0:
            return match
        match.play(thumb.choose(seen))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_machine_code_and_interpreted_rules_find_the_same(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = choice_of(game, 3).seen(choice_of(game, 3).state.actor)
    actions = candidates(seen, "youth")
    quick = trials(seen, policy("youth", game), actions, 0, 2, seed=5)
    monkeypatch.setattr(compiled.numba_backend, "is_off", lambda: True)
    assert np.array_equal(trials(seen, policy("youth", game), actions, 0, 2, seed=5), quick)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_seat_cannot_see_changes_nothing(game: Game) -> None:
    match = choice_of(game, 10)
    seat = match.state.actor
    other = match.copy()
    game.redact(other.box.record, other.state, seat)
    game.determinize(other.box.record, other.state, seeded(9))
    one, two = match.seen(seat), other.seen(seat)
    actions = candidates(one, "pro")
    assert candidates(two, "pro") == actions
    found = trials(one, policy("pro", game), actions, 0, 20, seed=1)
    assert np.array_equal(trials(two, policy("pro", game), actions, 0, 20, seed=1), found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_actions_have_the_same_luck_in_every_call(game: Game) -> None:
    match = choice_of(game, 10)
    seen = match.seen(match.state.actor)
    actions = candidates(seen, "pro")
    found = trials(seen, policy("pro", seen.game), actions, 0, 6, seed=1)
    assert np.array_equal(
        trials(seen, policy("pro", seen.game), actions[-1:], 2, 4, seed=1), found[2:, -1:]
    )
    twice = trials(seen, policy("pro", seen.game), [actions[0], actions[0]], 0, 6, seed=1)
    assert np.array_equal(twice[:, 0], twice[:, 1])


def test_another_seed_has_other_luck() -> None:
    match = choice_of(find("futbol-dash"), 10)
    seen = match.seen(match.state.actor)
    one, other = (
        trials(seen, policy("pro", seen.game), seen.legal, 0, 6, seed=seed) for seed in (1, 2)
    )
    assert not np.array_equal(one, other)


def test_goals_are_those_of_the_trial() -> None:
    """Only goals are left in the grid: the shot scores, and nobody else does before it is over."""
    hands = ("through-ball short-pass", "nutmeg")
    match = lay(hands=hands, points=(8, 0), discard="foul*4", options={"goals": 1})
    state = match.state
    state.grid_size = state.grid[0] = 10
    for face in range(1, 5):
        state.grid[face] = 0
    found = trials(
        match.seen(0),
        policy("pro", match.game),
        ["play through-ball", "play short-pass"],
        0,
        40,
        seed=1,
    )
    assert set(found[:, 0, SHARE]) == {1.0}
    assert (set(found[:, 0, SCORED]), set(found[:, 0, CONCEDED])) == ({1.0}, {0.0})
    assert set(found[:, 1, SCORED]) == {0.0}


def test_the_rule_of_thumbs_own_choice_comes_first() -> None:
    for number in range(8):
        match = choice_of(find("social-soccer"), number)
        seen = match.seen(match.state.actor)
        first, *others = candidates(seen, "pro")
        assert first == kickabout.bot("rule-of-thumb", seed=0).choose(seen)
        assert len({first, *others}) == len(others) + 1 == min(8, len(seen.legal))
