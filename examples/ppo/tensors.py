"""The environment as tensors of PyTorch, which stay on the device that plays the matches."""

import copy
import random
from typing import Any

import torch
from torch import nn

from examples.ppo.environment import CATEGORIES, KEPT
from kickabout.envs.observation import layout
from kickabout.envs.opponents import Opponent
from kickabout.envs.vector import seats_env
from kickabout.envs.wrappers import HALF, Choices, Normalizer
from kickabout.games import find

GOAL = 0.25
"""The reward of a goal on the way. The chances of winning, which `seats.py` goes by, are not known on the device."""


class Views:
    """Observations, masks and actions as the network has them: `Normalizer` and `Choices` on a device."""

    def __init__(self, name: str, device: str) -> None:
        self.name, self.device = name, device
        shape = layout(name, 2)
        normal = Normalizer(shape, CATEGORIES[name])
        game = find(name)
        self.size = normal.size
        self._numbers = shape.size
        self._named, self._least, self._most, self._places = (
            self.tensor(one) for one in normal.one_hot
        )
        self._choices = self.tensor(Choices(game, game.box_for(2), 2).numbers)
        self.choices = self._choices.shape[1]
        self._goals = shape.part("goals").start

    def tensor(self, array: Any) -> torch.Tensor:
        """Return an array as a tensor; one that lies on the device shares its memory."""
        return torch.as_tensor(array, device=self.device)

    def vectors(self, observations: torch.Tensor) -> torch.Tensor:
        """Return observations, shape (n, numbers), as the network reads them, shape (n, size)."""
        out = torch.zeros(len(observations), self.size, device=self.device)
        rows = observations.float()
        out[:, : self._numbers] = rows / (rows.abs() + HALF)
        named = observations[:, self._named].long()
        return out.scatter_(1, self._places + named.clamp(self._least, self._most), 1.0)

    def masks(self, observations: torch.Tensor, action_masks: torch.Tensor) -> torch.Tensor:
        """Return the legal choices of the seats that observe, shape (n, choices)."""
        numbers = self._choices[observations[:, 0].long()]
        return torch.gather(action_masks, 1, numbers) == 1

    def actions(self, observations: torch.Tensor, chosen: torch.Tensor) -> torch.Tensor:
        """Return the actions that the seats that observe have chosen, shape (n,)."""
        return self._choices[observations[:, 0].long(), chosen]

    def leads(self, observations: torch.Tensor) -> torch.Tensor:
        """Return the goals that the seats that observe are ahead."""
        goals = observations[:, self._goals : self._goals + 2].float()
        return goals[:, 0] - goals[:, 1]


class Network(nn.Module):
    """Two layers that policy and value share, and their heads."""

    def __init__(self, views: Views, width: int = 256, features: int = 128) -> None:
        super().__init__()
        self.views = views
        self.layers = nn.Sequential(
            nn.Linear(views.size, width), nn.ReLU(), nn.Linear(width, features), nn.ReLU()
        )
        self.policy = nn.Linear(features, views.choices)
        self.value = nn.Linear(features, 1)

    def forward(
        self, vectors: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Return the distribution of the legal choices, and the value of each position."""
        features = self.layers(vectors)
        logits = self.policy(features).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(features)[:, 0]


class Selves:
    """The opponent: the network as it was some updates ago, another time for each stretch of play."""

    def __init__(self, seed: int) -> None:
        self._kept: list[Network] = []
        self._random = random.Random(seed)
        self._now: Network

    def keep(self, network: Network) -> None:
        """Keep a frozen copy, and pick who plays next: the newest, or any of those kept."""
        views, network.views = network.views, None  # type: ignore[assignment]  # shared by all
        frozen = copy.deepcopy(network).eval()
        frozen.views = network.views = views
        self._kept = [*self._kept, frozen][-KEPT:]
        self._now = frozen if self._random.random() < 0.5 else self._random.choice(self._kept)

    @torch.no_grad()
    def __call__(self, observations: Any, action_masks: Any) -> Any:
        """Decide as the network of these days would."""
        views = self._now.views
        seen, legal = views.tensor(observations), views.tensor(action_masks)
        chosen = self._now(views.vectors(seen), views.masks(seen, legal))[0].sample()
        actions = views.actions(seen, chosen)
        return actions if views.device == "cuda" else actions.numpy()


class Seats:
    """One seat in each of many matches, as tensors."""

    def __init__(self, views: Views, matches: int, opponent: Opponent) -> None:
        self.views = views
        self._env: Any = seats_env(
            views.name,
            matches,
            device=views.device,
            opponents=opponent,
            choices_only=True,
            skip_routine=True,
        )

    def reset(self, seed: int) -> None:
        """Begin all matches anew."""
        self._see(*self._env.reset(seed=seed))

    def step(self, chosen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Play choices; return the results, what was learnt on the way, and which matches ended."""
        actions, before = self.views.actions(self._seen, chosen), self._leads
        if self.views.device != "cuda":
            actions = actions.numpy()
        observations, rewards, ended, _, infos = self._env.step(actions)
        self._see(observations, infos)
        results = self.views.tensor(rewards).float()
        shaped = results + GOAL * (self._leads - before)  # a match that has just begun is level
        return results, shaped, self.views.tensor(ended).clone()

    def _see(self, observations: Any, infos: dict[str, Any]) -> None:
        self._seen = self.views.tensor(observations)
        self._leads = self.views.leads(self._seen)
        self.vectors = self.views.vectors(self._seen)
        self.masks = self.views.masks(self._seen, self.views.tensor(infos["action_mask"]))
