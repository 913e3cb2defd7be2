"""`kickabout tune`."""

import json
import shlex
from pathlib import Path

import pytest

from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run

QUICK = "--vary rules.attack-points=6..9 --matches 60 --trials 5".split()


def test_tune_writes_the_box_that_it_found(run: Run, tmp_path: Path) -> None:
    box, page = tmp_path / "tuned.toml", tmp_path / "tuned.html"
    words = (*QUICK, "--target", "turns=20", "--target", "first=50±2")
    shown = run("tune", "futbol-dash", *words, "--out", box, "--report", page)
    assert "The best box found: rules.attack-points = " in shown.stdout
    assert run("box", "check", box).exit_code == 0
    data = json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))
    points = data["best"]["rules.attack-points"]
    assert f"attack-points = {points} " in box.read_text(encoding="utf-8")
    again = run("tune", "futbol-dash", *words, "--out", box)
    assert_one_line(again, 1, f"{box} exists")


def test_tune_aims_at_pairs_of_teams_and_keeps_a_deck_at_its_size(run: Run) -> None:
    strategy = "teams.long-table.strategy"
    words = ["--vary", f"{strategy}.hold-the-line=1..3", "--fill", f"{strategy}.wet-grass"]
    target = "points-0[home=flat-out,away=long-table,bots=random+rule-of-thumb,matches=4]"
    words += ["--target", f"{target}=50±5", "--trials", "2", "--json"]
    found = json.loads(run("tune", "social-soccer", *words).stdout)
    assert {row[target] for row in found["front"]} == {0.0}
    prefix = "teams[long-table].strategy"
    assert {
        row[f"{prefix}.hold-the-line"] + row[f"{prefix}.wet-grass"] for row in found["front"]
    } == {4}
    assert shlex.split(found["command"])[-10:-8] == ["--fill", f"{strategy}.wet-grass"]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("--vary hand --target turns=20", "--vary takes KEY=LOW..HIGH, not 'hand'"),
        ("--vary rules.hand=4..7 --target turns", "--target takes MEASURE=VALUE or"),
        ("--vary rules.hand=7..4 --target turns=20", "not 7..4"),
        ("--vary rules.hnad=4..7 --target turns=20", "is it 'rules.hand' that is meant?"),
        ("--vary rules.hand=4..7 --target luck=20", "no measure 'luck'"),
        ("--vary rules.hand=4..7 --target turns[mode=slow]=20", "option mode is one of"),
        ("--vary rules.hand=4..7 --target turns[mode]=20", "--target takes NAME=VALUE"),
        ("--vary rules.hand=4..7 --target turns[bots=messi]=20", "there is no bot 'messi'"),
        ("--vary rules.hand=4..7 --target turns[matches=1]=20", "a number from 2 on, not '1'"),
        ("--vary rules.hand=4..7 --fill rules.hnad --target turns=20", "'rules.hand' that is"),
    ],
)
def test_tune_names_what_would_be_right(words: str, part: str, run: Run) -> None:
    assert_one_line(run("tune", "futbol-dash", *words.split()), 2, part)
