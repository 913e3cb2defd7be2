"""Training on one device, where PyTorch is installed; the suite does not bring it."""

import argparse
import json
from pathlib import Path

import numpy as np
import pytest

import kickabout
from examples.ppo.environment import CATEGORIES
from kickabout.bots.vectors import ANY
from kickabout.envs.vector import SeatsEnv
from kickabout.envs.wrappers import Choices, Normalizer

torch = pytest.importorskip("torch")

from examples.ppo import on_device  # noqa: E402  # they import PyTorch
from examples.ppo.tensors import Views  # noqa: E402


@pytest.mark.parametrize("game", CATEGORIES)
def test_tensors_hold_what_the_wrappers_give(game: str) -> None:
    envs = SeatsEnv(game, 64, opponents="random", choices_only=True, skip_routine=True)
    envs.reset(seed=1)
    for _ in range(20):
        observations, *_, infos = envs.step(np.full(64, ANY))
    seats, masks = observations[:, 0], infos["action_mask"]
    normal = Normalizer(envs.matches.layout, CATEGORIES[game])
    choices = Choices(envs.matches.game, envs.matches.box, 2)
    views = Views(game, "cpu")
    seen = torch.as_tensor(observations)
    assert np.array_equal(views.vectors(seen).numpy(), normal(observations))
    legal = views.masks(seen, torch.as_tensor(masks)).numpy()
    assert np.array_equal(legal, choices.masks(seats, masks) == 1)
    chosen = legal.argmax(axis=1)
    actions = views.actions(seen, torch.as_tensor(chosen)).numpy()
    assert np.array_equal(actions, choices.actions(seats, chosen))


def test_training_writes_network_curve_and_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = on_device.win_share
    monkeypatch.setattr(on_device, "win_share", lambda net, bot, _: measured(net, bot, 16))
    out = tmp_path / "run"
    steps = 2 * on_device.STEPS * 16
    args = argparse.Namespace(
        game="futbol-dash",
        device="cpu",
        seed=1,
        against="selves",
        matches=16,
        steps=steps,
        every=500_000,
        measured=16,
        out=out,
    )
    on_device.train(args)
    curve = json.loads((out / "curve.json").read_text(encoding="utf-8"))
    assert [point["steps"] for point in curve] == [0, steps]
    assert (out / "curve.svg").exists()
    match = kickabout.new("futbol-dash", seats=2, seed=7)
    while match.actor == "chance":
        match.roll()
    assert match.actor is not None
    seen = match.seen(match.actor)
    bot = kickabout.bot(f"trained:{out / 'player.npz'}")
    assert bot.choose(seen) in seen.legal
    before = on_device.Network(Views("futbol-dash", "cpu"))
    before.load_state_dict(torch.load(out / "network.pt"))
