"""What stands between the observation and the heads of policy and value."""

import torch
from gymnasium import spaces
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn


class Features(BaseFeaturesExtractor):
    """Two layers that policy and value share."""

    def __init__(
        self, observation_space: spaces.Box, width: int = 256, features: int = 128
    ) -> None:
        super().__init__(observation_space, features)
        self.layers = nn.Sequential(
            nn.Linear(observation_space.shape[0], width),
            nn.ReLU(),
            nn.Linear(width, features),
            nn.ReLU(),
        )

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """The features of observations, shape (n, size), as the heads read them."""
        return self.layers(observations)
