"""`kickabout tune`."""

import json
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


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("--vary hand --target turns=20", "--vary takes KEY=LOW..HIGH, not 'hand'"),
        ("--vary rules.hand=4..7 --target turns", "--target takes MEASURE=VALUE or"),
        ("--vary rules.hand=7..4 --target turns=20", "not 7..4"),
        ("--vary rules.hnad=4..7 --target turns=20", "is it 'rules.hand' that is meant?"),
        ("--vary rules.hand=4..7 --target luck=20", "no measure 'luck'"),
    ],
)
def test_tune_names_what_would_be_right(words: str, part: str, run: Run) -> None:
    assert_one_line(run("tune", "futbol-dash", *words.split()), 2, part)
