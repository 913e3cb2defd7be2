"""The worked example of training, as far as it goes without its libraries."""

from importlib import import_module

import numpy as np
import pytest
from numpy.typing import NDArray

import kickabout
from examples.ppo.environment import CATEGORIES, Seats
from kickabout.envs.observation import layout
from kickabout.games.futbol_dash.state import KINDS


def test_it_trains_for_every_game() -> None:
    assert sorted(CATEGORIES) == sorted(kickabout.available_games())


@pytest.mark.parametrize("game", CATEGORIES)
def test_its_categories_are_those_of_the_game(game: str) -> None:
    assert CATEGORIES[game].keys() <= {part.name for part in layout(game, 2).parts}
    state = import_module(f"kickabout.games.{game.replace('-', '_')}.state")
    assert CATEGORIES[game]["phase"] == (0, len(state.Phase))


def test_cards_are_the_kinds_of_futbol_dash_and_none() -> None:
    categories = CATEGORIES["futbol-dash"]
    assert categories["card"] == categories["top"] == (-1, KINDS + 1)


@pytest.mark.parametrize("game", CATEGORIES)
def test_an_earlier_self_decides_in_the_same_choices(game: str) -> None:
    def first(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        assert all(row in seats.single_observation_space for row in seats.normalize(observations))
        offered = seats.choices.masks(observations[:, 0], masks)
        return seats.choices.actions(observations[:, 0], offered.argmax(axis=1))

    seats = Seats(game, 8, first)
    _, infos = seats.reset(seed=1)
    for _ in range(40):
        assert (infos["action_mask"].sum(axis=1) > 1).all()
        *_, infos = seats.step(infos["action_mask"].argmax(axis=1))
        assert not infos["illegal"].any()
        assert not seats.inner.matches.illegal.any()
