"""Gymnasium's own check, and one seat against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RenderCollection
from numpy.typing import NDArray

import kickabout
from kickabout.engine.transcript import parse
from kickabout.envs import gymnasium_id
from kickabout.envs.seat import SeatEnv
from kickabout.games import find

TABLES = [
    ("futbol-dash", {}),
    ("futbol-dash", {"seats": 4, "seat": None, "opponents": ["random", "rule-of-thumb", "random"]}),
    ("futbol-dash", {"options": {"mode": "express"}, "seat": 1}),
    ("super-team", {"opponents": "random"}),
    ("super-team", {"options": {"solo": "easy"}}),
]


def test_every_game_is_registered() -> None:
    for game in kickabout.available_games():
        assert gymnasium_id(game) in gymnasium.registry
    assert gymnasium_id("futbol-dash") == "Kickabout/FutbolDash-v0"


@pytest.mark.parametrize(("game", "arguments"), TABLES)
def test_the_interface(game: str, arguments: dict[str, Any]) -> None:
    check_env(gymnasium.make(gymnasium_id(game), **arguments).unwrapped)


def play(env: SeatEnv, seed: int) -> tuple[float, list[bool]]:
    """Return the reward of one match with sampled actions, and which of them were illegal."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    illegal = []
    while True:
        _, reward, is_over, truncated, info = env.step(env.action_space.sample())
        illegal.append(info["illegal"])
        assert not truncated
        assert reward == 0 or is_over
        if is_over:
            assert not info["action_mask"].any()
            return reward, illegal


def test_illegal_samples_are_replaced_and_told() -> None:
    env = SeatEnv("futbol-dash", opponents="random")
    reward, illegal = play(env, seed=1)
    assert reward in (-1, 1)
    assert any(illegal)
    assert reward == (1 if env.match.winners == [0] else -1)
    env.reset(seed=2)
    action = int(np.flatnonzero(env.action_masks())[0])
    assert env.step(np.int64(action))[4]["illegal"] is False


def test_the_seed_fixes_dice_bots_and_seat() -> None:
    first = SeatEnv("futbol-dash", seats=3, seat=None, opponents="random")
    second = SeatEnv("futbol-dash", seats=3, seat=None, opponents="random")
    seats = set()
    for seed in (0, 1, 11):
        assert play(first, seed) == play(second, seed)
        assert first.match.transcript() == second.match.transcript()
        assert first.seat == second.seat
        seats.add(first.seat)
    assert seats == {0, 1, 2}


def test_the_seat_decides_whenever_it_is_asked_and_never_else() -> None:
    env = SeatEnv("futbol-dash", seats=3, seat=2)
    observation, info = env.reset(seed=5)
    decided, is_over = 0, False
    while not is_over:
        assert observation[0] == 2
        assert env.match.actor == 2
        assert [
            env.match.name_of(int(action)) for action in np.flatnonzero(info["action_mask"])
        ] == (env.match.legal)
        action = np.flatnonzero(info["action_mask"])[-1]
        observation, _, is_over, _, info = env.step(action)
        decided += 1
    _, body = parse(env.match.transcript())
    assert decided == sum(actor == "2" for _, actor, _ in body)


def test_what_it_renders_is_what_the_seat_sees() -> None:
    env = SeatEnv("futbol-dash", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert env.match.view(0)["hand"][0]["name"] in drawn


def test_its_pictures_make_a_film() -> None:
    env = gymnasium.make(gymnasium_id("super-team"), render_mode="rgb_array")
    film = RenderCollection(env, pop_frames=False)
    _, info = film.reset(seed=1)
    for _ in range(5):
        _, _, _, _, info = film.step(film.action_space.sample(info["action_mask"]))
    frames = film.render()
    assert isinstance(frames, list)
    pictures = np.array(frames)
    assert pictures.shape == (6, 720, 960, 3)
    assert pictures.dtype == np.uint8
    assert len(np.unique(pictures[-1])) > 10


def first_legal(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    assert observations.shape[0] == masks.shape[0] == 1
    return np.array([np.flatnonzero(mask)[0] for mask in masks])


def never_legal(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    return np.array([masks.shape[1]])


@pytest.mark.parametrize(
    "opponents", ["youth", kickabout.bot("random", seed=1), first_legal, never_legal]
)
def test_whoever_decides_can_be_an_opponent(opponents: Any) -> None:
    env = SeatEnv("futbol-dash", opponents=opponents, options={"goals": 1})
    env.reset(seed=1)
    for _ in range(12):
        _, _, is_over, _, _ = env.step(np.int64(-1))
        if is_over:
            break
    _, body = parse(env.match.transcript())
    assert any(actor == "1" for _, actor, _ in body)


def test_a_function_decides_by_what_its_seat_sees() -> None:
    env = SeatEnv("futbol-dash", opponents=first_legal)
    env.reset(seed=2)
    for _ in range(10):
        env.step(np.int64(-1))
    match = env.match
    theirs = [number for number, (actor, _) in enumerate(match.log) if actor == 1]
    assert len(theirs) > 5
    for number in theirs:
        assert match.log[number][1] == match.at(number).legal_numbers[0]


def test_actions_have_names() -> None:
    env = SeatEnv("futbol-dash")
    names = [env.name_of(number) for number in range(-1, 300)]
    assert names[0] is None
    assert names[-1] is None
    for number, name in enumerate(names, -1):
        if name is not None:
            assert env.action_of(name) == number
    assert None in names[1 : find("futbol-dash").actions.decisions]
    with pytest.raises(ValueError, match="decided by chance"):
        env.action_of("start 0")
    with pytest.raises(ValueError, match="offside-trick"):
        env.action_of("play offside-trick")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"seat": 2}, r"seat is None or one of \[0, 1\]"),
        ({"opponents": ["random", "random"]}, "1 opponents are needed, not 2"),
        ({"opponents": "grandmaster"}, "there is no bot 'grandmaster'"),
        ({"opponents": [3]}, "a kind of bot, a bot or a function, not 3"),
        ({"render_mode": "hologram"}, "render_mode is None or one of"),
        ({"seats": 7}, "not 7"),
    ],
)
def test_what_is_refused(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SeatEnv("futbol-dash", **arguments)
