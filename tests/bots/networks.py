"""Files of networks with random weights."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from kickabout.bots.trained import PREFIX, Layers, Purpose, save
from kickabout.bots.vectors import Choices, Normalizer
from kickabout.engine.game import Game
from kickabout.engine.observation import layout_of

CATEGORIES = {"phase": (0, 4)}


def random_layers(*sizes: int, seed: int = 1) -> Layers:
    """Return layers of these sizes, the inputs first."""
    rng = np.random.default_rng(seed)
    return [
        (rng.normal(size=(after, before)) / before**0.5, rng.normal(size=after))
        for before, after in pairwise(sizes)
    ]


def network_file(folder: Path, game: Game, /, **changed: Any) -> Path:
    """Write a network for two seats of a game, with some of its purpose `changed`, and return the file."""
    seats = 2
    box = game.box_for(seats)
    purpose = Purpose.of(game, box, seats, CATEGORIES)
    inputs = Normalizer(layout_of(game, seats), CATEGORIES).size
    file = folder / f"{game.name}.npz"
    layers = random_layers(inputs, 8, len(Choices(game, box, seats).names))
    save(file, Purpose(**{**vars(purpose), **changed}), layers)
    return file


def name_of(file: Path) -> str:
    """Return the name of the bot that plays by a file."""
    return f"{PREFIX}{file}"
