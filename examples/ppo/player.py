"""The file of a trained player."""

from collections.abc import Iterable
from pathlib import Path

from torch import nn

from examples.ppo.environment import CATEGORIES
from kickabout.bots.trained import Purpose, save
from kickabout.games import find


def write_player(file: Path, name: str, modules: Iterable[nn.Module]) -> None:
    """Write a file by which the bot `trained:FILE` plays; `modules` lie between observation and choices."""
    game = find(name)
    linear = [one for each in modules for one in each.modules() if isinstance(one, nn.Linear)]
    layers = [
        (one.weight.detach().cpu().numpy(), one.bias.detach().cpu().numpy()) for one in linear
    ]
    save(file, Purpose.of(game, game.box_for(2), 2, CATEGORIES[name]), layers)
