"""What the network chooses from: the actions that the box has cards for, alike for both seats."""

import re

import numpy as np
from numpy.typing import NDArray

from kickabout.games import find

GAME = "futbol-dash"


def _numbers() -> NDArray[np.int64]:
    """The actions that the network chooses from, shape (seats, choices): those that the box has cards
    for, each with its number as seat 0 and as seat 1. What is played on oneself, or on the other,
    has one place for both.
    """
    game = find(GAME)
    box = game.load_box(None)
    numbers = []
    for action in range(game.actions):
        try:
            name = game.notation.name_of(box, action)
            turned = re.sub(r"(?<= on )[01]$", lambda seat: str(1 - int(seat[0])), name)
            if not re.search(r" on [2-9]$", name):
                numbers.append((game.notation.parse(box, name), game.notation.parse(box, turned)))
        except ValueError:  # no card of the box, or one that nobody plays on a seat
            continue
    return np.array(numbers).T


NUMBERS = _numbers()


def choices(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int8]:
    """Action masks over what the network chooses from."""
    return np.take_along_axis(masks, NUMBERS[observations[:, 0]], axis=1)


def actions(observations: NDArray[np.int16], chosen: NDArray[np.int64]) -> NDArray[np.int64]:
    """The action numbers of what the network chose."""
    numbers: NDArray[np.int64] = NUMBERS[observations[:, 0], chosen]
    return numbers
