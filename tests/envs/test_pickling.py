"""Environments in progress, pickled and copied."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

import kickabout
from kickabout.bots.vectors import ANY
from kickabout.envs import gymnasium_id
from kickabout.envs.matches import Matches
from kickabout.envs.vector import SeatsEnv
from kickabout.games import find

GAMES = [(game, find(game).most_seats) for game in kickabout.available_games()]


def seat_env(game: str, seats: int) -> gymnasium.Env[Any, Any]:
    """Return an environment of one seat, drawn by the dice, some decisions into its second match."""
    env = gymnasium.make(gymnasium_id(game), seats=seats, seat=None, opponents="random")
    env.reset(seed=4)
    env.reset()
    steps(env, 6)
    return env


def steps(env: gymnasium.Env[Any, Any], number: int) -> list[object]:
    """Play the first legal action, and now and then an illegal one; return all results."""
    told: list[object] = []
    for step in range(number):
        masks = env.get_wrapper_attr("action_masks")()
        action = np.int64(np.flatnonzero(masks)[0] if step % 5 else 0)
        observation, reward, over, cut, info = env.step(action)
        told.append((observation.tolist(), reward, over, cut, info["illegal"]))
        if over:
            observation, _ = env.reset()
            told.append(observation.tolist())
    return told


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_environment_of_one_seat_in_play(game: str, seats: int) -> None:
    env = seat_env(game, seats)
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    expected = steps(env, 60)
    for twin in twins:
        assert steps(twin, 60) == expected


def test_an_environment_goes_on_alike_in_another_process() -> None:
    env = seat_env("futbol-dash", 3)
    program = (
        "import pickle, sys\n"
        "from tests.envs.test_pickling import steps\n"
        "pickle.dump(steps(pickle.load(sys.stdin.buffer), 60), sys.stdout.buffer)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(env), capture_output=True, check=True
    )
    assert pickle.loads(ran.stdout) == steps(env, 60)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_environment_of_all_seats_in_play(game: str, seats: int) -> None:
    env = kickabout.env(game, seats)
    env.reset(seed=3)
    decide(env, 40)
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    expected = decide(env, 40)
    for twin in twins:
        assert decide(twin, 40) == expected


def decide(env: Any, number: int) -> list[object]:
    """Play the last legal action of the seat to decide; return what the seats saw."""
    told: list[object] = []
    for _ in range(number):
        observation, reward, over, *_ = env.last()
        told.append((env.agent_selection, observation["observation"].tolist(), reward, over))
        if over:
            env.reset()
        else:
            env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    return told


def last_legal(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    return np.array([np.flatnonzero(mask)[-1] for mask in masks])


@pytest.mark.parametrize("opponents", ["random", last_legal])
def test_an_environment_of_many_matches_in_play(opponents: Any) -> None:
    env = SeatsEnv("futbol-dash", 7, opponents=opponents, options={"goals": 1})
    env.reset(seed=8)
    many(env, 30)
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    expected = many(env, 60)
    for twin in twins:
        assert many(twin, 60) == expected
    ended = [step[2] for step in expected]
    assert np.any(ended)


def many(env: SeatsEnv, number: int) -> list[list[Any]]:
    """Play first legal actions, and some that are drawn; return all results."""
    told = []
    for step in range(number):
        actions = env.action_masks().argmax(axis=1)
        actions[step % 7] = ANY
        observations, rewards, ended, _, infos = env.step(actions)
        told.append(
            [part.tolist() for part in (observations, rewards, ended, infos["action_mask"])]
        )
    return told


@pytest.mark.parametrize("interpret", [True, False])
def test_a_copy_of_many_matches_goes_its_own_way(interpret: bool) -> None:
    matches = Matches("futbol-dash", 3, interpret=interpret)
    with pytest.raises(RuntimeError, match="reset has to be called"):
        copy.deepcopy(matches).step(np.full(3, ANY))
    matches.reset(1)
    before = matches.observations.copy()
    twin = copy.deepcopy(matches)
    for _ in range(20):
        twin.step(np.full(3, ANY))
    assert np.array_equal(matches.observations, before)
    for _ in range(20):
        matches.step(np.full(3, ANY))
    assert np.array_equal(matches.observations, twin.observations)
    assert not np.array_equal(matches.observations, before)
