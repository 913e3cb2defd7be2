from dataclasses import replace
from typing import Any

import pytest

from kickabout.games import find
from kickabout.lab.measures import target_measures
from kickabout.lab.say import lab_reader
from kickabout.lab.simulate import Experiment, Simulation, simulate
from kickabout.lab.tune.edits import Knob
from kickabout.lab.tune.report import document
from kickabout.lab.tune.search import Target, Tuning, tune

GAME = find("futbol-dash")
PLAN = Experiment(GAME, GAME.box_for(2), ("rule-of-thumb",) * 2, 200, 5)
POINTS = Knob("rules.attack-points", 5, 16)


def search(*targets: Target, knobs: tuple[Knob, ...] = (POINTS,), trials: int = 14) -> Tuning:
    return tune(PLAN, knobs, targets, trials)


def test_it_finds_the_box_that_was_planted() -> None:
    """Eleven points take 31 turns, as the house's own box does."""
    found = search(Target("turns", 31.2, 1.0))
    assert found.best.chosen == {"rules.attack-points": 11}
    assert found.best.misses[0] <= 1
    assert "attack-points = 11 " in found.text
    again = search(Target("turns", 31.2, 1.0))
    assert again.tried == found.tried


def test_the_best_is_confirmed_on_matches_that_were_not_searched_with() -> None:
    found = search(Target("turns", 25, 0.5))
    searched = next(one for one in found.tried if one.chosen == found.best.chosen)
    assert searched.seen["turns"].mean != found.best.seen["turns"].mean
    assert found.best.seen["turns"].reach < searched.seen["turns"].reach
    assert found.start is not None
    assert found.start.seen["turns"].mean > 28


@pytest.mark.parametrize(
    ("value", "says"),
    [(33, "which meets the target"), (31, "which may or may not meet"), (10, "which misses")],
)
def test_a_target_within_the_noise_is_neither_met_nor_missed(value: float, says: str) -> None:
    """After 60 matches the turns are known to ± 2.4."""
    plan = replace(PLAN, matches=15)
    found = tune(plan, (Knob("rules.attack-points", 11, 12),), (Target("turns", value, 0.6),), 2)
    assert says in document(found, lab_reader("en").say, "box", "kickabout tune").findings[1]


def test_targets_that_disagree_have_a_front() -> None:
    found = search(Target("turns", 20, 0.5), Target("decisions", 150, 2))
    assert len(found.front) > 1
    for one in found.front:
        assert not any(
            other.misses[0] < one.misses[0] and other.misses[1] < one.misses[1]
            for other in found.tried
        )


def test_targets_have_conditions_of_their_own() -> None:
    short = Target("turns", 10, 1, {"goals": "1"})
    random = Target("points-0", 0.5, 0.02, bots=("rule-of-thumb", "random"), matches=40)
    found = search(Target("turns", 31, 1), short, random, trials=3)
    seen = found.best.seen
    assert list(seen) == ["turns", "turns[goals=1]", random.name]
    assert random.name == "points-0[bots=rule-of-thumb+random,matches=40]"
    assert seen["turns[goals=1]"].mean < seen["turns"].mean
    assert seen[random.name].mean > 0.6
    said = document(found, lab_reader("en").say, "box", "kickabout tune").findings
    assert any("turns by seat (goals 1): " in finding for finding in said)


def test_points_of_all_seats_make_one_win() -> None:
    soccer = find("social-soccer")
    played = simulate(Experiment(soccer, soccer.box_for(2), ("rule-of-thumb",) * 2, 60, 1))
    kinds = {measure.name: measure for measure in target_measures(2)}
    points = [kinds[f"points-{seat}"].values(played) for seat in range(2)]
    draws = kinds["draws"].values(played) == 1
    assert draws.any()
    assert (points[0] + points[1] == 1).all()
    assert (points[0][draws] == 0.5).all()
    assert ((points[0] == 1) == (kinds["win-0"].values(played) == 1)).all()


def test_combinations_that_are_no_box_are_passed_over() -> None:
    knobs = (Knob("rules.hand", 2, 4), Knob("rules.least-hand", 2, 4))
    found = search(Target("turns", 30, 1), knobs=knobs, trials=12)
    assert found.refused > 0
    assert all(one.chosen["rules.least-hand"] <= one.chosen["rules.hand"] for one in found.tried)


@pytest.mark.parametrize("tries", [1, 5])
def test_a_search_that_is_stopped_has_what_it_found(
    tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = [tries]

    def stopping(*arguments: Any, **named: Any) -> Simulation:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return simulate(*arguments, **named)

    monkeypatch.setattr("kickabout.lab.tune.search.simulate", stopping)
    found = search(Target("turns", 25, 0.5), trials=3)
    assert len(found.tried) == min(tries, 3)
    assert (found.start, found.confirmed) == (None, ())
    assert found.best == found.tried[0]
    value = found.best.chosen["rules.attack-points"]
    assert f"attack-points = {value} " in found.text
    shown = document(found, lab_reader("en").say, "box", "kickabout tune")
    assert [table.name for table in shown.tables] == ["front"]
    assert "nothing is confirmed on fresh matches" in shown.findings[1]


def test_a_search_that_is_stopped_at_once_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopping(*arguments: Any, **named: Any) -> Simulation:
        raise KeyboardInterrupt

    monkeypatch.setattr("kickabout.lab.tune.search.simulate", stopping)
    with pytest.raises(ValueError, match="stopped before a box was tried"):
        search(Target("turns", 25, 0.5))


@pytest.mark.parametrize(
    ("targets", "knobs", "complaint"),
    [
        ((Target("luck", 1, 1),), (POINTS,), "no measure 'luck'; the measures are: first"),
        ((Target("turns", 1, 0),), (POINTS,), "tolerance of turns is a number above 0"),
        ((), (POINTS,), "something to vary and a target"),
        ((Target("turns", 1, 1, {"mood": "sad"}),), (POINTS,), "there is no option 'mood'"),
        ((Target("turns", 1, 1, bots=("messi",)),), (POINTS,), "there is no bot 'messi'"),
    ],
)
def test_what_cannot_be_searched_is_refused(
    targets: tuple[Target, ...], knobs: tuple[Knob, ...], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        search(*targets, knobs=knobs)
