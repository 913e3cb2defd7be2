from itertools import combinations
from math import log10

import numpy as np
import pytest
from scipy.stats import binomtest

from kickabout.lab.ladder import Pair
from kickabout.lab.ratings import ANCHOR_ELO, ratings
from kickabout.lab.statistics import share_interval, wilson

BOTS = ("random", "rule-of-thumb", "youth", "pro")
TRUE = {"random": 700.0, "rule-of-thumb": 1000.0, "youth": 1100.0, "pro": 1300.0}


def drawn(matches: int, seed: int, draws: float = 0.0) -> dict[Pair, list[float]]:
    """Return matches between bots of the strengths above, some of them drawn."""
    rng = np.random.default_rng(seed)
    points = {}
    for one, other in combinations(BOTS, 2):
        chance = 1 / (1 + 10 ** ((TRUE[other] - TRUE[one]) / 400))
        half = 2 * draws * min(chance, 1 - chance)
        weights = [1 - chance - half / 2, half, chance - half / 2]
        points[one, other] = rng.choice([0, 0.5, 1], matches, p=weights).tolist()
    return points


@pytest.mark.parametrize("draws", [0.0, 0.5])
def test_strengths_are_found_again(draws: float) -> None:
    found = ratings(BOTS, drawn(3000, 1, draws))
    assert [row.bot for row in found] == ["pro", "youth", "rule-of-thumb", "random"]
    for row in found:
        assert row.elo == pytest.approx(TRUE[row.bot], abs=25)
        assert row.low <= TRUE[row.bot] <= row.high


def test_two_bots_are_as_far_apart_as_their_points_say() -> None:
    points = {("rule-of-thumb", "pro"): [0.0] * 100 + [1.0] * 300}
    row = next(row for row in ratings(("rule-of-thumb", "pro"), points) if row.bot == "pro")
    assert row.elo == pytest.approx(ANCHOR_ELO - 400 * log10(300.5 / 100.5))


def test_the_anchor_stands_still() -> None:
    anchor = next(row for row in ratings(BOTS, drawn(50, 2)) if row.bot == "rule-of-thumb")
    assert (anchor.elo, anchor.low, anchor.high) == (ANCHOR_ELO,) * 3
    others = ratings(("youth", "pro"), {("youth", "pro"): [0.0, 1.0, 0.0]})
    assert next(row for row in others if row.bot == "youth").elo == ANCHOR_ELO


def test_intervals_hold_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickabout.lab.ratings.RESAMPLES", 200)
    held = sum(
        row.low <= TRUE[row.bot] <= row.high
        for seed in range(12)
        for row in ratings(BOTS, drawn(60, seed), seed)
        if row.bot != "rule-of-thumb"
    )
    assert 36 * 0.8 <= held <= 36


def test_draws_make_intervals_narrower() -> None:
    def width(draws: float) -> float:
        found = ratings(BOTS, drawn(400, 3, draws))
        return sum(row.high - row.low for row in found)

    assert width(0.9) < 0.7 * width(0.0)


def test_a_bot_that_never_got_a_point_has_an_elo() -> None:
    points = {("random", "rule-of-thumb"): [0.0] * 400}
    found = ratings(("random", "rule-of-thumb"), points)
    assert found[-1].bot == "random"
    assert found[-1].elo == pytest.approx(ANCHOR_ELO - 400 * log10(400.5 / 0.5))
    assert found[-1].low < found[-1].elo - 100 < found[-1].elo + 100 < found[-1].high


@pytest.mark.parametrize("wins", [0, 1, 200, 399, 400])
def test_without_draws_the_interval_of_a_share_is_wilsons(wins: int) -> None:
    points = [1.0] * wins + [0.0] * (400 - wins)
    assert share_interval(points) == pytest.approx(wilson(wins, 400), abs=1e-9)
    theirs = binomtest(wins, 400).proportion_ci(0.95, method="wilson")
    assert wilson(wins, 400) == pytest.approx((theirs.low, theirs.high), abs=1e-12)


def test_a_draw_says_more_than_a_win_and_a_loss() -> None:
    low, high = share_interval([0.5] * 200 + [1.0, 0.0] * 100)
    assert low == pytest.approx(1 - high)
    assert high - low == pytest.approx(0.7 * np.subtract(*wilson(200, 400)[::-1]), rel=0.02)
    all_drawn = share_interval([0.5] * 400)
    assert all_drawn == wilson(200, 400)
