"""The rewards of a match."""

import pytest

from kickabout.engine.views import winners
from kickabout.envs.rewards import write_rewards


@pytest.mark.parametrize(
    ("scores", "rewards"),
    [
        ([3, 1], [1, -1]),
        ([2, 2], [0, 0]),
        ([0, 5, 1], [-1 / 2, 1, -1 / 2]),
        ([4, 4, 0], [1 / 4, 1 / 4, -1 / 2]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
        ([2.5, 2.4, 0, 0], [1, -1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_winners_share_what_the_others_lose(scores: list[float], rewards: list[float]) -> None:
    out = [9.0] * len(scores)
    write_rewards(scores, out)
    assert out == pytest.approx(rewards)
    assert sum(out) == pytest.approx(0)
    assert [seat for seat, reward in enumerate(out) if reward > 0] == winners(scores)
