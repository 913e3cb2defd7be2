"""The games in OpenSpiel: its own checks, and the consistency of its states with ours."""

import pickle
import random
import re
import textwrap
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import kickabout
from kickabout.engine.match import Match
from kickabout.envs.openspiel import information_state
from kickabout.envs.openspiel.game import game_class
from kickabout.games import find, skeleton

GAMES = [f"kickabout_{name.replace('-', '_')}" for name in kickabout.available_games()]
WAYS = [
    *GAMES,
    "kickabout_futbol_dash(seats=4,goals=1)",
    "kickabout_futbol_dash(seats=3,mode=express,express_end=hands-out,memory=0)",
    "kickabout_super_team(solo=hard,captain_abilities=on)",
]


def walk(game: Any, seed: int, length: int = 120) -> Iterator[Any]:
    """Yield the states of a random match."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(length):
        yield state.clone()
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


def run_checks(checks: type[unittest.TestCase], name: str, game: Any) -> None:
    """Run checks of OpenSpiel on a game, as its own tests do."""
    random.seed(5)  # they take their states at random
    case = type(name, (checks,), {"game_name": name, "game": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert result.errors + result.failures == []


def test_actions_have_names() -> None:
    game = pyspiel.load_game("kickabout_futbol_dash")
    assert game.name_of(game.action_of("hold")) == "hold"
    unused = [number for number in range(game.num_distinct_actions()) if not game.name_of(number)]
    assert unused
    with pytest.raises(ValueError, match="decided by chance"):
        game.action_of("start 0")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_registered_with_its_options_and_their_defaults(name: str) -> None:
    game = pyspiel.load_game(name)
    specification = game.get_type().parameter_specification
    box = find(name.removeprefix("kickabout_").replace("_", "-")).load_box(None)
    assert specification.keys() - {"seats", "box", "memory"} == {
        option.replace("-", "_") for option in box.options
    }
    assert game.get_parameters() == specification


def test_a_new_game_needs_nothing_of_its_own_for_openspiel() -> None:
    added = game_class(skeleton.GAME, None)
    pyspiel.register_game(added.kind, added)
    game = pyspiel.load_game("kickabout_skeleton(seats=4,level=all)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    run_checks(api_test.EnforceAPIOnPartialTreeBase, "skeleton", game)


@pytest.mark.parametrize("name", WAYS)
def test_openspiels_random_simulation_runs(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", WAYS)
def test_openspiels_checks_of_its_api_hold_on_part_of_the_tree(name: str) -> None:
    run_checks(api_test.EnforceAPIOnPartialTreeBase, name, pyspiel.load_game(name))


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_simulation_saves_and_loads_games_and_states(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", WAYS)
def test_openspiels_ismcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 6, random_state=rng)
    decisions = [state for state in walk(game, 2) if len(state.legal_actions()) > 1]
    decisions = [state for state in decisions if not state.is_chance_node()]
    for state in decisions[:: len(decisions) // 3]:
        policy = dict(bot.get_policy(state))
        assert sorted(policy) == state.legal_actions()
        assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", WAYS)
def test_a_state_goes_through_a_match_as_the_match_itself_does(name: str) -> None:
    game = pyspiel.load_game(name)
    match = a_match(game)
    previous = None
    for state in walk(game, 3):
        if previous is not None:
            match.play(previous.action_to_string(previous.current_player(), state.history()[-1]))
        actor = {pyspiel.PlayerId.CHANCE: "chance", pyspiel.PlayerId.TERMINAL: None}
        player = state.current_player()
        assert match.actor == actor.get(player, player)
        if state.is_chance_node():
            outcomes = [(state.action_to_string(a), p) for a, p in state.chance_outcomes()]
            assert dict(outcomes) == pytest.approx(match.outcomes)
            assert sum(p for _, p in outcomes) == pytest.approx(1)
        elif not state.is_terminal():
            assert [state.action_to_string(a) for a in state.legal_actions()] == match.legal
        previous = state
    for seat in range(match.seats):
        assert state.information_state_string(seat) == information_state(match, seat)


def a_match(game: Any) -> Match:
    """Return a match with the parameters of an OpenSpiel game."""
    parameters = game.get_parameters()
    name = game.get_type().short_name.removeprefix("kickabout_").replace("_", "-")
    options = {
        option: parameters[option.replace("-", "_")] for option in find(name).load_box(None).options
    }
    return kickabout.new(name, parameters["seats"], options, seed=1)


@pytest.mark.parametrize("name", WAYS)
def test_a_resampled_state_is_one_that_the_seat_cannot_tell_from_the_true_one(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(4)
    differing = 0
    for state in list(walk(game, 4))[::10]:
        if state.is_terminal() or state.is_chance_node():
            continue
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            differing += str(other) != str(state)
        mine = state.resample_from_infostate(state.current_player(), rng.random)
        assert mine.legal_actions() == state.legal_actions()
        assert mine.history() == []
    assert differing > 0


def test_what_another_seat_remembers_does_not_come_along_into_a_resampled_state() -> None:
    state = pyspiel.load_game("kickabout_futbol_dash").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    known = set()
    for number in range(20):
        other = state.resample_from_infostate(seat, lambda number=number: number / 20)
        told = other.information_state_string(1 - seat)
        assert "draw" not in told
        known.add((told, other.observation_string(1 - seat)))
    assert len(known) == len(dict(known)) > 10  # as many memories as hands


def test_a_clone_goes_its_own_way() -> None:
    for state in walk(pyspiel.load_game("kickabout_futbol_dash"), 6, 60):
        clone, before = state.clone(), (str(state), state.history())
        clone.apply_action(clone.legal_actions()[-1])
        assert (str(state), state.history()) == before
        assert clone.position.memories != state.position.memories
    assert pickle.loads(pickle.dumps(state)).position == state.position


def test_an_observation_is_public_private_or_both() -> None:
    game = pyspiel.load_game("kickabout_futbol_dash(seats=3)")
    state = list(walk(game, 7, 80))[-1]
    kinds = pyspiel.PrivateInfoType

    def told(public: bool, private: Any, seat: int) -> str:
        kind = pyspiel.IIGObservationType(public, False, private)
        text: str = make_observation(game, kind).string_from(state, seat)
        return text

    assert len({told(True, kinds.NONE, seat) for seat in range(3)}) == 1
    assert [told(False, kinds.SINGLE_PLAYER, seat).split("=")[0] for seat in range(3)] == [
        "hands"
    ] * 3
    assert len({told(False, kinds.SINGLE_PLAYER, seat) for seat in range(3)}) == 3
    assert told(True, kinds.ALL_PLAYERS, 0) == str(state)
    assert told(True, kinds.SINGLE_PLAYER, 0) == state.observation_string(0)
    unknown = [
        (False, False, kinds.NONE),
        (True, True, kinds.NONE),
        (False, True, kinds.SINGLE_PLAYER),
    ]
    for kind in unknown:
        assert make_observation(game, pyspiel.IIGObservationType(*kind)) is None


def test_a_private_tensor_tells_what_a_spectator_does_not_see() -> None:
    game = pyspiel.load_game("kickabout_futbol_dash")
    state = list(walk(game, 8, 60))[-1]
    kind = pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    observation = make_observation(game, kind)
    observation.set_from(state, 1)
    whole = np.array(state.observation_tensor(1))
    told = observation.tensor != 0
    assert 0 < told.sum() < np.count_nonzero(whole)
    assert (observation.tensor[told] == whole[told]).all()


def test_the_tensor_tells_the_latest_decisions_as_the_seat_saw_them() -> None:
    game = pyspiel.load_game("kickabout_futbol_dash(memory=5)")
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observation = game.make_py_observer(kind)
    match = a_match(game)
    weights = 2 ** np.arange(observation.dict["memory"].shape[1])
    previous = None
    for state in walk(game, 9, 40):
        if previous is not None:
            match.play(previous.action_to_string(previous.current_player(), state.history()[-1]))
        previous = state
        for seat in range(2):
            observation.set_from(state, seat)
            codes = (observation.dict["memory"] @ weights).astype(int)
            names = [match.name_of(code - 1) for code in codes if code]
            latest = [match.observed(n, seat) for n in range(match.number)]
            assert names == latest[::-1][:5]
            assert observation.tensor.tolist() == state.information_state_tensor(seat)


@pytest.mark.parametrize(
    ("seats", "goals", "returns"),
    [
        (2, [1, 0], [1, -1]),
        (2, [1, 1], [0, 0]),
        (3, [2, 0, 2], [0.25, -0.5, 0.25]),
        (4, [0, 3, 1, 0], [-1 / 3, 1, -1 / 3, -1 / 3]),
    ],
)
def test_winning_is_worth_what_the_others_lose(
    seats: int, goals: list[int], returns: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = pyspiel.load_game(f"kickabout_futbol_dash(seats={seats})")
    state = game.new_initial_state()
    assert state.returns() == [0] * seats
    monkeypatch.setattr(game.adapter, "scores", lambda _: [float(n) for n in goals])
    assert state.returns() == pytest.approx(returns)
    assert min(returns) >= game.min_utility()
    assert max(returns) <= game.max_utility()


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ("seats=9", "is for 2 to 6 seats, not 9"),
        ("mode=slow", "option mode is one of regular, express, not 'slow'"),
        ("goals=10", "option goals lies in 1..9"),
        ("memory=-1", "memory is a number of decisions, not -1"),
        ("box=/nowhere.toml", "/nowhere.toml: cannot be read"),
    ],
)
def test_a_parameter_that_does_not_fit_is_refused(parameters: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        pyspiel.load_game(f"kickabout_futbol_dash({parameters})")


def test_the_documented_programs_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    own = find("futbol-dash").rulebook.with_name("box.toml")
    Path("my box.toml").write_bytes(own.read_bytes())
    document = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text(encoding="utf-8")
    blocks = re.findall(r"(?:^(?:    .*)?\n)+", document, re.MULTILINE)
    programs = [textwrap.dedent(block) for block in blocks if "pyspiel" in block or "bot" in block]
    assert len(programs) == 4
    names: dict[str, Any] = {}
    for program in programs:
        exec(program, names)
    assert names["state"].is_terminal()
    assert isinstance(names["bot"], ismcts.ISMCTSBot)


def test_a_process_that_has_loaded_the_games_ends_in_peace() -> None:
    # OpenSpiel releases the games after Python has ended.
    import subprocess
    import sys

    program = "import kickabout.envs.openspiel, pyspiel; pyspiel.load_game('kickabout_futbol_dash')"
    subprocess.run([sys.executable, "-c", program], check=True)
