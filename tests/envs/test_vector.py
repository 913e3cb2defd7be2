"""Gymnasium's vector environment: one seat in each of many matches."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import kickabout
from kickabout.bots.vectors import ANY
from kickabout.engine.dice import below, seeded
from kickabout.envs import gymnasium_id
from kickabout.envs.vector import SeatsEnv


def make(**arguments: Any) -> SeatsEnv:
    """Return the environment as Gymnasium makes it."""
    envs = gymnasium.make_vec(
        gymnasium_id("futbol-dash"), vectorization_mode="vector_entry_point", **arguments
    )
    assert isinstance(envs, SeatsEnv)
    return envs


def test_shapes_spaces_and_what_is_told() -> None:
    envs = make(num_envs=5, seats=3)
    observations, infos = envs.reset(seed=1)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.num_envs == 5
    assert observations.shape == envs.observation_space.shape
    assert observations in envs.observation_space
    assert infos["action_mask"].shape == (5, envs.matches.game.actions.decisions)
    actions = envs.action_space.sample(mask=tuple(infos["action_mask"]))
    observations, rewards, ended, truncated, infos = envs.step(actions)
    assert observations in envs.observation_space
    assert rewards.shape == ended.shape == truncated.shape == infos["illegal"].shape == (5,)
    assert not truncated.any()
    assert not infos["illegal"].any()


def test_what_was_told_stays_as_it_was() -> None:
    envs = make(num_envs=4)
    observations, infos = envs.reset(seed=1)
    kept = observations.copy(), infos["action_mask"].copy()
    envs.step(np.full(4, ANY))
    assert np.array_equal(observations, kept[0])
    assert np.array_equal(infos["action_mask"], kept[1])


def test_an_illegal_action_is_replaced_and_told() -> None:
    envs = make(num_envs=3)
    envs.reset(seed=1)
    *_, infos = envs.step(np.full(3, 100_000))
    assert infos["illegal"].all()


def test_a_match_that_ends_is_followed_in_the_same_step() -> None:
    envs = make(num_envs=32, opponents="random", seats=2)
    envs.reset(seed=4)
    actor = envs.matches.layout.part("actor").start
    ended_ever = 0
    for _ in range(300):
        observations, rewards, ended, _, infos = envs.step(np.full(32, ANY))
        assert (observations[:, actor] == 0).all()
        assert not rewards[~ended].any()
        assert np.isin(rewards[ended], (-1, 1)).all()
        if ended.any():
            assert np.array_equal(infos["_final_obs"], ended)
            for number, final in enumerate(infos["final_obs"]):
                assert (final is not None) == ended[number]
            assert all(final[actor] == -2 for final in infos["final_obs"][ended])
        ended_ever += int(ended.sum())
    assert ended_ever > 32


def test_wrappers_count_its_matches() -> None:
    envs = RecordEpisodeStatistics(make(num_envs=16, opponents="random"))
    envs.reset(seed=1)
    lengths = []
    for _ in range(300):
        *_, infos = envs.step(np.full(16, ANY))
        if "episode" in infos:
            lengths += list(infos["episode"]["l"][infos["_episode"]])
    assert len(lengths) > 16
    assert min(lengths) > 10


def test_a_function_plays_the_other_seats() -> None:
    rng = seeded(1)
    seen_by = set()

    def at_random(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        assert len(observations) == len(masks) > 0
        seen_by.update(observations[:, 0].tolist())
        legal = [np.flatnonzero(mask) for mask in masks]
        return np.array([actions[below(rng, len(actions))] for actions in legal])

    envs = SeatsEnv("futbol-dash", 16, seats=3, seat=1, opponents=[at_random, "rule-of-thumb"])
    observations, _ = envs.reset(seed=1)
    ended_ever, total = 0, 0.0
    for _ in range(250):
        assert (observations[:, 0] == 1).all()
        observations, rewards, ended, _, _ = envs.step(np.full(16, ANY))
        ended_ever += int(ended.sum())
        total += rewards.sum()
    assert seen_by == {2}
    assert ended_ever > 16
    assert total < 0


@pytest.mark.parametrize("opponents", ["youth", kickabout.bot("rule-of-thumb", seed=1)])
def test_a_bot_plays_the_other_seat(opponents: Any) -> None:
    first, second = (make(num_envs=2, opponents=opponents, threads=2) for _ in range(2))
    for _ in range(2):
        told = []
        for envs in (first, second):
            observations, _ = envs.reset(seed=3)
            for _ in range(6):
                assert (envs.matches.players == 0).all()
                assert np.array_equal(observations[:, 0], envs.matches.player_seats)
                observations, *_ = envs.step(np.full(2, ANY))
            told.append(observations)
        if opponents == "youth":
            assert np.array_equal(told[0], told[1])


def test_it_is_shown_as_each_seat_sees_it() -> None:
    envs = make(num_envs=2, render_mode="ansi")
    envs.reset(seed=1)
    for _ in range(4):
        envs.step(np.full(2, ANY))
    drawn = envs.render()
    assert drawn is not None
    for number, text in enumerate(drawn):
        match, seat = envs.matches.position(number), int(envs.matches.player_seats[number])
        assert isinstance(text, str)
        assert match.view(seat)["hand"][0]["name"] in text
        assert match.view(1 - seat)["hand"] != match.view(seat)["hand"]
    pictures = make(num_envs=2, render_mode="rgb_array")
    pictures.reset(seed=1)
    frames = pictures.render()
    assert frames is not None
    assert [np.shape(frame) for frame in frames] == [(720, 960, 3)] * 2
    plain = make(num_envs=2)
    plain.reset(seed=1)
    assert plain.render() is None


def test_observations_can_be_stacked() -> None:
    plain, stacked = (
        make(num_envs=6, opponents="random", options={"goals": 1}, stack=stack) for stack in (1, 3)
    )
    observations, _ = plain.reset(seed=2)
    told, _ = stacked.reset(seed=2)
    assert told in stacked.observation_space
    past = [[row] * 3 for row in observations]
    assert np.array_equal(told, past)
    ended_ever = 0
    for _ in range(150):
        observations, _, ended, _, infos = plain.step(np.full(6, ANY))
        told, _, _, _, told_infos = stacked.step(np.full(6, ANY))
        for k in range(6):
            if ended[k]:
                final = [*past[k][1:], infos["final_obs"][k]]
                assert np.array_equal(told_infos["final_obs"][k], final)
                past[k] = [observations[k]] * 3
            else:
                past[k] = [*past[k][1:], observations[k]]
        assert np.array_equal(told, past)
        ended_ever += int(ended.sum())
    assert ended_ever > 6


def test_the_same_seed_gives_the_same_matches() -> None:
    first, second = make(num_envs=8), make(num_envs=8)
    for envs in (first, second):
        envs.reset(seed=6)
        for _ in range(100):
            envs.step(np.full(8, ANY))
    assert np.array_equal(first.matches.observations, second.matches.observations)
    first.reset()
    second.reset(seed=7)
    assert not np.array_equal(first.matches.observations, second.matches.observations)


def test_what_is_refused() -> None:
    with pytest.raises(ValueError, match="2 opponents are needed, not 1"):
        SeatsEnv("futbol-dash", 2, seats=3, opponents=["random"])
    with pytest.raises(ValueError, match="render_mode is None or one of ansi, svg, rgb_array"):
        SeatsEnv("futbol-dash", 2, render_mode="human")
    with pytest.raises(ValueError, match="stack is at least 1, not 0"):
        SeatsEnv("futbol-dash", 2, stack=0)
