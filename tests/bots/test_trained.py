"""Bots that play by a network in a file."""

import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kickabout
from kickabout.bots import Bot
from kickabout.bots.one_match import play_match
from kickabout.bots.trained import Network, Purpose, load, network_of, save
from kickabout.engine.match import Seen
from kickabout.games import find
from tests.bots.networks import name_of, network_file, random_layers

DASH = find("futbol-dash")


class Checked:
    """A bot whose decisions have to be legal."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0

    def choose(self, seen: Seen) -> str:
        chosen = self.bot.choose(seen)
        assert chosen in seen.legal
        self.decisions += 1
        return chosen


@pytest.mark.parametrize("name", kickabout.available_games())
def test_it_plays_a_match_of_every_game(name: str, tmp_path: Path) -> None:
    game = find(name)
    kind = name_of(network_file(tmp_path, game))
    bots = [Checked(kickabout.bot(kind, seed=1)), Checked(kickabout.bot("rule-of-thumb", seed=2))]
    scores = play_match(game, game.box_for(2), 7, bots)
    assert len(scores) == 2
    assert all(bot.decisions for bot in bots)
    again = [kickabout.bot(kind, seed=1), kickabout.bot("rule-of-thumb", seed=2)]
    assert play_match(game, game.box_for(2), 7, again) == scores


def test_it_takes_the_legal_action_that_the_network_favours(tmp_path: Path) -> None:
    file = network_file(tmp_path, DASH)
    match = kickabout.new("futbol-dash", seats=2, seed=7)
    while match.actor == "chance":
        match.roll()
    assert match.actor is not None
    seen = match.seen(match.actor)
    network = load(file)
    (*hidden, (weights, biases)) = network.layers
    flat = np.zeros_like(weights), np.arange(len(biases), 0.0, -1)
    save(file, network.purpose, [*hidden, flat])
    first = min(seen.legal, key=lambda name: DASH.actions.parse(seen.box, name))
    assert kickabout.bot(name_of(file)).choose(seen) == first


def test_a_layer_is_a_product_a_sum_and_relu() -> None:
    layers = [(np.array([[1.0, -1.0], [2.0, 0.0]]), np.array([0.0, -1.0])), *random_layers(2, 3)]
    network = Network("", Purpose("", 2, "", "", {}), layers, "")
    (weights, biases), inner = layers[1], np.array([0.0, 1.0])  # relu(1 - 2), relu(2 - 1)
    found = network.values(np.array([[1.0, 2.0]], np.float32))
    assert np.allclose(found, weights @ inner + biases)


def test_the_forward_pass_is_that_of_pytorch() -> None:
    torch: Any = pytest.importorskip("torch")
    layers = random_layers(40, 16, 8, 5)
    modules = []
    for weights, biases in layers:
        linear = torch.nn.Linear(*weights.shape[::-1])
        linear.weight.data, linear.bias.data = map(torch.tensor, (weights, biases))
        modules += [linear.float(), torch.nn.ReLU()]
    vectors = np.random.default_rng(2).normal(size=(64, 40)).astype(np.float32)
    expected = torch.nn.Sequential(*modules[:-1])(torch.tensor(vectors)).detach().numpy()
    network = Network("", Purpose("", 2, "", "", {}), layers, "")
    assert np.allclose(network.values(vectors), expected, atol=1e-5)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"game": "super-team"}, "trained for super-team, not for futbol-dash"),
        ({"seats": 3}, "trained for 3 seats, not for 2"),
        ({"box": "0123"}, "another box (digest 0123, not"),
        ({"observations": "0123"}, "other observations than those of futbol-dash"),
        ({"categories": {"weather": (0, 3)}}, "other observations"),
        ({"categories": {}}, "the layers of"),
    ],
)
def test_it_plays_nothing_else_than_it_was_trained_for(
    changed: dict[str, Any], words: str, tmp_path: Path
) -> None:
    file = network_file(tmp_path, DASH, **changed)
    with pytest.raises(ValueError) as error:  # noqa: PT011  # the words are below
        load(file).check(DASH, DASH.box_for(2), 2)
    assert words in str(error.value)
    assert str(file) in str(error.value)
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there_or_no_network_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "player.npz"
    with pytest.raises(ValueError, match=r"player\.npz cannot be read: No such file"):
        network_of(name_of(file))
    with pytest.raises(ValueError, match="cannot be read: Is a directory"):
        kickabout.bot(name_of(tmp_path))
    for number, content in enumerate((b"", b"some text", b"PK\x03\x04")):
        other = tmp_path / f"{number}.npz"
        other.write_bytes(content)
        with pytest.raises(ValueError, match="does not hold a trained player"):
            load(other)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("about.npy", b"nothing")
    with pytest.raises(ValueError, match="does not hold a trained player"):
        load(file)
    save(file, load(network_file(tmp_path, DASH)).purpose, [])
    with pytest.raises(ValueError, match="does not hold a trained player"):
        load(file)


def test_a_file_that_is_written_anew_is_read_anew(tmp_path: Path) -> None:
    file = network_file(tmp_path, DASH)
    first = load(file)
    assert load(file) is first
    save(file, first.purpose, random_layers(2, 3))
    assert load(file).digest != first.digest
