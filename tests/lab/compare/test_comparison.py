from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from kickabout.games import find
from kickabout.lab.compare.comparison import PILOT, Variant, compare
from kickabout.lab.compare.report import _points
from kickabout.lab.executors.base import Executor
from kickabout.lab.measures import Measure
from kickabout.lab.say import lab_reader
from kickabout.lab.simulate import Experiment, Keep, Simulation, simulate

GAME = find("futbol-dash")
OWN = GAME.load_box(None)
BOTS = ("rule-of-thumb", "rule-of-thumb")


def variant(folder: Path, old: str, new: str) -> Variant:
    path = folder / "variant.toml"
    path.write_text(OWN.text.replace(old, new, 1), encoding="utf-8")
    return Variant("variant", GAME.load_box(path))


def plan(matches: int) -> Experiment:
    return Experiment(GAME, OWN, BOTS, matches, 3)


def test_it_plays_on_until_the_precision_is_reached(tmp_path: Path) -> None:
    other = variant(tmp_path, '"penalty"\nvalue = 7', '"penalty"\nvalue = 9')
    found = compare([Variant("own", OWN), other], plan(100_000), {"turns": 0.3})
    assert PILOT < found.matches < 10_000
    by_name = {one.measure: one for one in found.differences[0]}
    assert by_name["turns"].reach <= 0.3
    assert by_name["turns"].gain > 1.5
    assert by_name["first"].gain > 1.5
    whole = simulate(Experiment(GAME, other.box, BOTS, found.matches, 3))
    assert np.array_equal(whole.table, found.runs[1].table)


def test_a_known_effect_is_found_and_a_card_without_any_is_not(tmp_path: Path) -> None:
    dear = variant(tmp_path, "attack-points = 11", "attack-points = 13")
    found = compare([Variant("own", OWN), dear], plan(600), {})
    longer = next(one for one in found.differences[0] if one.measure == "turns")
    assert longer.is_found
    assert longer.low > 2
    same = variant(tmp_path, '"offside"\nvalue = 1', '"offside"\nvalue = 2')
    nothing = compare([Variant("own", OWN), same], plan(600), {})
    assert not any(one.is_found for one in nothing.differences[0])


def test_progress_hears_what_has_been_played_and_what_is_wanted() -> None:
    heard: list[tuple[int, int]] = []
    own = Variant("own", OWN)
    compare([own, own, own], plan(300), {}, lambda *told: heard.append(told))
    assert [played for played, _ in heard] == sorted({played for played, _ in heard})
    assert heard[-1] == (900, 900)


def test_what_is_stopped_keeps_the_matches_that_all_have_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    runs: list[int] = []

    def stopped(
        experiment: Experiment,
        progress: Callable[[int], None] | None,
        executor: Executor | None,
        first: int,
        keep: Keep | None,
    ) -> Simulation:
        runs.append(first)
        whole = simulate(experiment, progress, executor, first)
        return whole.cut(200) if len(runs) == 2 else whole

    monkeypatch.setattr("kickabout.lab.compare.comparison.simulate", stopped)
    found = compare([Variant("one", OWN), Variant("other", OWN)], plan(300), {})
    assert found.matches == 200
    assert found.runs[1].matches == 200


@pytest.mark.parametrize(
    ("boxes", "precision", "complaint"),
    [
        (1, {}, "two boxes or more"),
        (2, {"luck": 1}, "no measure 'luck'; the measures are: first, win-0, win-1, draws"),
        (2, {"first": 0}, "precision of first is a number above 0, not 0"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    boxes: int, precision: dict[str, float], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        compare([Variant("own", OWN)] * boxes, plan(10), precision)


@pytest.mark.parametrize(
    ("locale", "points", "mean"), [("en", "3.4", "0.03"), ("es", "3,4", "0,03")]
)
def test_a_distance_of_shares_is_in_points(locale: str, points: str, mean: str) -> None:
    say = lab_reader(locale).say
    assert _points(say, Measure("one", "share", lambda _: np.zeros(1)), 0.034) == points
    assert _points(say, Measure("one", "mean", lambda _: np.zeros(1)), 0.034) == mean
