"""What the network makes of an observation before it learns: numbers of a like size, and categories."""

import numpy as np
import torch
from gymnasium import spaces
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

from examples.dash_ppo.choices import GAME
from kickabout.envs.observation import layout
from kickabout.games import find

CATEGORIES = {
    "seat": (0, 2),
    "phase": (0, 13),
    "turn": (0, 2),
    "points": (0, 12),
    "card": (-1, 25),
    "target": (-1, 3),
    "top": (-1, 25),
}
"""Fields whose values mean different things rather than more or less (exactly eleven points make a
shot), with the least value and how many there are."""
SCALE = 0.25
"""Counts of cards, by far the most of the numbers, lie mostly in 0..4."""


class Features(BaseFeaturesExtractor):
    """Counts scaled, categories one-hot, and two layers that policy and value share."""

    def __init__(
        self, observation_space: spaces.Box, width: int = 256, features: int = 128
    ) -> None:
        super().__init__(observation_space, features)
        plan = layout(find(GAME), 2)
        rows = [
            (number, least, values)
            for name, (least, values) in CATEGORIES.items()
            for number in range(plan.part(name).start, plan.part(name).stop)
        ]
        numbers, least, values = np.array(rows).T
        ends = np.cumsum(values)
        self.register_buffer("numbers", torch.tensor(numbers))
        self.register_buffer("offsets", torch.tensor(ends - values - least))
        self.register_buffer("first", torch.tensor(ends - values))
        self.register_buffer("last", torch.tensor(ends - 1))
        self.categories = int(ends[-1])
        self.layers = nn.Sequential(
            nn.Linear(plan.size + self.categories, width),
            nn.ReLU(),
            nn.Linear(width, features),
            nn.ReLU(),
        )

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """The features of observations, shape (n, size), as the heads read them."""
        places = observations[:, self.numbers].long() + self.offsets
        places = places.maximum(self.first).minimum(self.last)
        categories = torch.zeros(len(observations), self.categories)
        categories.scatter_(1, places, 1.0)
        counts = (observations * SCALE).clamp(-1, 4)
        return self.layers(torch.cat([counts, categories], dim=1))
