"""The observation space for Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
from gymnasium import spaces

from kickabout.envs.observation import Layout


def observation_space(layout: Layout) -> Any:
    """Return the space of one seat's observations: a box of `int16` with the bounds of each number."""
    return spaces.Box(layout.low, layout.high, dtype=np.int16)
