"""The worked example of training, as far as it goes without its libraries."""

import numpy as np
from numpy.typing import NDArray

from examples.ppo.environment import CATEGORIES, Seats
from kickabout.envs.observation import layout
from kickabout.games.futbol_dash.state import KINDS, Phase


def test_its_categories_are_those_of_the_game() -> None:
    assert CATEGORIES.keys() <= {part.name for part in layout("futbol-dash", 2).parts}
    assert CATEGORIES["phase"] == (0, len(Phase))
    assert CATEGORIES["card"] == CATEGORIES["top"] == (-1, KINDS + 1)


def test_an_earlier_self_decides_in_the_same_choices() -> None:
    def first(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        assert all(row in seats.single_observation_space for row in seats.normalize(observations))
        offered = seats.choices.masks(observations[:, 0], masks)
        return seats.choices.actions(observations[:, 0], offered.argmax(axis=1))

    seats = Seats(8, first)
    _, infos = seats.reset(seed=1)
    for _ in range(40):
        assert (infos["action_mask"].sum(axis=1) > 1).all()
        *_, infos = seats.step(infos["action_mask"].argmax(axis=1))
        assert not infos["illegal"].any()
        assert not seats.inner.matches.illegal.any()
