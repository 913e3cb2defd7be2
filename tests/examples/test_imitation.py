"""Learning from the rule of thumb, where Stable-Baselines3 is installed; the suite does not bring it."""

import pytest

from examples.ppo.environment import Seats

pytest.importorskip("sb3_contrib")

from sb3_contrib import MaskablePPO  # they import PyTorch

from examples.ppo.imitation import STEPS, imitate
from examples.ppo.network import Features
from examples.ppo.seats import SeatsVecEnv


def test_it_comes_to_agree_with_the_rule_of_thumb(capsys: pytest.CaptureFixture[str]) -> None:
    seats = Seats("futbol-dash", 64, "rule-of-thumb")
    model = MaskablePPO(
        "MlpPolicy",
        SeatsVecEnv(seats, 1),
        policy_kwargs={"features_extractor_class": Features, "net_arch": []},
        seed=1,
        device="cpu",
    )
    learnt = imitate(model.policy, seats, 30_000, seed=1)
    assert 30_000 <= learnt < 30_000 + STEPS * 64
    lines = capsys.readouterr().out.splitlines()
    shares = [float(line.split('"agrees": ')[1].rstrip("}")) for line in lines]
    assert shares[-1] > max(0.5, shares[0])
