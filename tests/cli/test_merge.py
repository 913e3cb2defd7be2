"""`kickabout merge`."""

import json
from pathlib import Path

import pytest

from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run

SIM = "sim futbol-dash --bots random --seed 3".split()


@pytest.fixture
def halves(run: Run, tmp_path: Path) -> list[Path]:
    """Two folders, in each of which half of 300 matches are kept."""
    folders = [tmp_path / "one", tmp_path / "other"]
    for first, folder in zip(("0", "100"), folders, strict=True):
        matches = "100" if first == "0" else "200"
        words = ("--matches", matches, "--first", first, "--keep", folder)
        assert run(*SIM, *words).exit_code == 0
    return folders


def test_merge_shows_what_one_machine_would(run: Run, halves: list[Path], tmp_path: Path) -> None:
    found = json.loads(run("merge", *reversed(halves), "--json").stdout)
    whole = json.loads(run(*SIM, "--matches", "300", "--json").stdout)
    del found["speed"], whole["speed"]
    assert found == whole
    file = tmp_path / "whole.parquet"
    written = run("merge", *halves, "--out", file)
    assert "300 matches of 2 seats, seed 3" in written.stdout
    assert written.stderr == f"wrote 300 matches to {file}\n"
    assert run("merge", file).exit_code == 0
    assert_one_line(run("merge", *halves, "--out", file), 1, f"{file} exists")


def test_merge_says_what_does_not_belong_together(
    run: Run, halves: list[Path], tmp_path: Path
) -> None:
    one, other = halves
    assert_one_line(run("merge", other), 1, "matches 0 to 99 are missing, before")
    assert_one_line(run("merge", one, one), 1, "match 0 is in", "as well")
    assert_one_line(run("merge", one, tmp_path), 1, "no kept matches in this folder")


def test_merge_names_the_box_of_the_matches(run: Run, tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    run("box", "export", "futbol-dash", box)
    text = box.read_text(encoding="utf-8")
    box.write_text(text.replace("attack-points = 11", "attack-points = 5"), encoding="utf-8")
    run(*SIM, "--matches", "20", "--box", box, "--keep", tmp_path / "kept")
    box.unlink()
    found = json.loads(run("merge", tmp_path / "kept", "--json").stdout)
    assert found["box"]["file"] == f"{found['box']['digest']}.toml"
