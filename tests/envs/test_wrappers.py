"""The wrappers for networks: flat normalized observations, and actions without gaps."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kickabout
from kickabout.bots.vectors import ANY
from kickabout.envs import gymnasium_id
from kickabout.envs.matches import Matches
from kickabout.envs.observation import layout
from kickabout.envs.vector import SeatsEnv
from kickabout.envs.wrappers import (
    NOT_LEGAL,
    Choices,
    CompactActions,
    CompactVectorActions,
    NormalizeObservation,
    Normalizer,
    NormalizeVectorObservation,
)
from kickabout.games import find


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
@pytest.mark.parametrize("game", kickabout.available_games())
def test_the_interface(game: str) -> None:
    env = CompactActions(NormalizeObservation(gymnasium.make(gymnasium_id(game), seat=None)))
    check_env(env, skip_render_check=True)


def test_numbers_are_squeezed_and_categories_spelt_out() -> None:
    plan = layout("futbol-dash", 3)
    normalize = Normalizer(plan, {"points": (0, 12)})
    matches = Matches("futbol-dash", 16, ["caller"] * 3)
    matches.reset(seed=1)
    for _ in range(40):
        matches.step(np.full(16, ANY))
    raw = matches.observations
    vectors = normalize(raw)
    assert vectors.shape == (16, normalize.size)
    assert vectors.dtype == np.float32
    numbers, categories = vectors[:, : plan.size], vectors[:, plan.size :]
    assert np.allclose(numbers, raw / (np.abs(raw.astype(float)) + 4))
    assert set(np.unique(categories)) == {0, 1}
    spelt = 1 + sum(part.stop - part.start for part in plan.parts if part.names_seats) + 3
    assert (categories.sum(axis=1) == spelt).all()
    assert np.array_equal(categories[:, :3].argmax(axis=1), raw[:, 0])
    points = categories[:, -36:].reshape(16, 3, 12).argmax(axis=2)
    part = plan.part("points")
    assert np.array_equal(points, raw[:, part.start : part.stop])


def test_a_value_beyond_its_category_counts_as_the_nearest() -> None:
    plan = layout("futbol-dash", 2)
    normalize = Normalizer(plan, {"phase": (1, 3)})
    raw = np.zeros((2, 2, plan.size), np.int16)
    raw[:, 1, plan.part("phase").start] = 12
    categories = normalize(raw)[..., -3:]
    assert categories.tolist() == [[[1, 0, 0], [0, 0, 1]]] * 2
    with pytest.raises(KeyError, match="offside"):
        Normalizer(plan, {"offside": (0, 2)})


@pytest.mark.parametrize(("game", "seats"), [("futbol-dash", 3), ("squad-rush", 2)])
def test_every_legal_action_is_one_choice_and_every_choice_is_legal(game: str, seats: int) -> None:
    matches = Matches(game, 12, ["caller"] * seats, interpret=game != "futbol-dash")
    choices = Choices(matches.game, matches.box, seats)
    assert len(choices.names) < matches.game.actions.decisions
    matches.reset(seed=1)
    for step in range(60):
        masks, acting = matches.action_masks, matches.observations[:, 0]
        offered = choices.masks(acting, masks)
        assert np.array_equal(offered.sum(axis=1), masks.sum(axis=1))
        chosen = np.array([np.flatnonzero(row)[step % row.sum()] for row in offered])
        decided = choices.actions(acting, chosen)
        assert masks[np.arange(12), decided].all()
        assert np.array_equal(choices.of(acting, decided), chosen)
        matches.step(decided)
        assert not matches.illegal.any()


def test_seats_are_counted_from_ones_own() -> None:
    game = find("futbol-dash")
    box = game.box_for(3)
    choices = Choices(game, box, 3)

    def names_by_seat(name: str) -> list[str]:
        column = choices.numbers[:, choices.names.index(name)]
        return [game.actions.name_of(box, int(number)) for number in column]

    assert names_by_seat("play block on 1") == [f"play block on {seat}" for seat in (1, 2, 0)]
    assert names_by_seat("hold") == ["hold"] * 3
    assert not any(name.endswith(" on 3") for name in choices.names)
    seats, chosen = np.array([0, 1, 2, 2]), np.array([0, -1, -7, len(choices.names)])
    first = int(choices.numbers[0, 0])
    assert choices.actions(seats, chosen).tolist() == [first, ANY, NOT_LEGAL, NOT_LEGAL]
    with pytest.raises(ValueError, match=r"no choice has one of the actions \[-1\]"):
        choices.of(np.array([0]), np.array([ANY]))


def test_many_matches_go_on_alike_below_the_wrappers() -> None:
    plain, inner = (SeatsEnv("futbol-dash", 8, options={"goals": 1}, stack=2) for _ in range(2))
    wrapped = CompactVectorActions(NormalizeVectorObservation(inner, {"phase": (0, 13)}))
    normalize = Normalizer(plain.matches.layout, {"phase": (0, 13)})
    observations, infos = plain.reset(seed=3)
    told, told_infos = wrapped.reset(seed=3)
    assert told in wrapped.observation_space
    ended_ever = 0
    for step in range(120):
        assert np.array_equal(told, normalize(observations))
        masks = told_infos["action_mask"]
        assert np.array_equal(wrapped.action_masks(), masks == 1)
        assert np.array_equal(masks.sum(axis=1), infos["action_mask"].sum(axis=1))
        chosen = np.array([np.flatnonzero(mask)[step % mask.sum()] for mask in masks])
        assert chosen in wrapped.action_space
        actions = wrapped.choices.actions(plain.matches.player_seats, chosen)
        observations, rewards, ended, _, infos = plain.step(actions)
        told, told_rewards, told_ended, _, told_infos = wrapped.step(chosen)
        assert np.array_equal(rewards, told_rewards)
        assert np.array_equal(ended, told_ended)
        assert not told_infos["illegal"].any()
        for number in np.flatnonzero(ended):
            final = told_infos["final_obs"][number]
            assert np.array_equal(final, normalize(infos["final_obs"][number]))
        ended_ever += int(ended.sum())
    assert ended_ever > 8


def test_one_match_tells_the_mask_of_its_choices() -> None:
    env = CompactActions(gymnasium.make(gymnasium_id("futbol-dash"), seat=1, opponents="random"))
    _, info = env.reset(seed=2)
    for _ in range(30):
        legal = np.flatnonzero(info["action_mask"])
        assert np.array_equal(np.flatnonzero(env.action_masks()), legal)
        match = env.get_wrapper_attr("match")
        assert [match.name_of(int(env.choices.numbers[1, number])) for number in legal] == (
            match.legal
        )
        _, _, is_over, _, info = env.step(legal[-1])
        assert not info["illegal"]
        if is_over:
            _, info = env.reset()


@pytest.mark.parametrize("wrapper", [CompactActions, NormalizeObservation])
def test_another_environment_is_refused(wrapper: Any) -> None:
    with pytest.raises(TypeError, match="one seat of a match"):
        wrapper(gymnasium.make("CartPole-v1"))
    with pytest.raises(TypeError, match="one seat of many matches"):
        CompactVectorActions(gymnasium.make_vec("CartPole-v1", num_envs=1))
