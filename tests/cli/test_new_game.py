"""`kickabout new-game`: what it lays out is a game in a package of its own, and passes every check."""

import subprocess
import sys
from pathlib import Path

import pytest

import kickabout
from kickabout.cli import new_game
from kickabout.engine.check import check_game
from kickabout.engine.rulebook import read_rulebook
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run
from tests.temporary_games import temporary_games


def test_what_it_lays_out_keeps_every_promise(tmp_path: Path) -> None:
    with temporary_games(tmp_path, "high-ball") as (game,):
        assert game.title == "High Ball"
        assert game.rulebook.is_relative_to(tmp_path)
        for options in ({}, {"level": "all", "hand": 4}):
            assert check_game(game, range(2), options=options).matches == 6
        assert kickabout.new("high-ball", 3).box.text.count("high-ball") == 2
        assert {c.number.partition("-")[0] for c in read_rulebook(game.rulebook).clauses} == {
            "BALL"
        }


def test_nothing_in_it_is_called_as_the_skeleton_is(tmp_path: Path) -> None:
    new_game.lay_out(tmp_path, "high-ball")
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    made = {str(path.relative_to(tmp_path)) for path in files}
    assert made >= {"README.md", "pyproject.toml", "tests/test_game.py"}
    assert made >= {
        f"src/high_ball/{file}"
        for file in ("box.toml", "page/macros.html", "rulebook.md", "rules.py", "text/en.ftl")
    }
    for path in files:
        assert "skel" not in path.read_text(encoding="utf-8").casefold(), path
        assert "kickabout.games.high" not in path.read_text(encoding="utf-8"), path


def test_it_is_tidy(tmp_path: Path) -> None:
    new_game.lay_out(tmp_path, "high-ball")
    ours = 'lint.isort.known-first-party=["kickabout"]'
    for check in (["check", "--extend-select=I", "--config", ours], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *check, "--isolated", "--line-length=100", "."]
        ran = subprocess.run(ruff, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr


def test_it_says_what_to_do_next(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("new-game", "high-ball")
    assert result.exit_code == 0
    for part in ("cd high-ball", "pip install -e", "pytest", "kickabout play", "src/high_ball/"):
        assert part in result.stdout
    assert Path("high-ball/src/high_ball/rules.py").is_file()
    assert_one_line(run("new-game", "high-ball"), 1, "high-ball exists already")


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("High-Ball", "lower-case words with hyphens, not 'High-Ball'"),
        ("high_ball", "lower-case words"),
        ("2-high", "lower-case words"),
        ("high-", "lower-case words"),
        ("../ball", "lower-case words"),
        ("class", "lower-case words"),
        ("futbol-dash", "a game named futbol-dash exists already"),
        ("random", "a module named random exists already"),
        ("numpy", "a module named numpy exists already"),
        ("kickabout", "a module named kickabout exists already"),
    ],
)
def test_it_refuses_names_that_cannot_be(
    name: str, part: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_one_line(run("new-game", name), 2, part)
    assert list(tmp_path.iterdir()) == []
