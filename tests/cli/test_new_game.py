"""`kickabout new-game`: what it lays out is a game, and passes every check."""

import subprocess
import sys
from pathlib import Path

import pytest

import kickabout
from kickabout.cli import new_game
from kickabout.engine import rulebook
from kickabout.engine.check import check_game
from kickabout.engine.rulebook import read_rulebook
from kickabout.games.skeleton import GAME
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run
from tests.temporary_games import temporary_games

ROOT = Path(__file__).parents[2]


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
    assert "high-ball" not in kickabout.available_games()


def test_nothing_in_it_is_called_as_the_skeleton_is(tmp_path: Path) -> None:
    for template in (GAME.rulebook.parent, ROOT / "tests" / "rulebooks" / "skeleton"):
        new_game.lay_out(template, tmp_path, "skeleton", "high-ball")
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.name for path in files} >= {"rules.py", "table.html", "box.toml", "test_rules.py"}
    for path in files:
        assert "skel" not in path.read_text(encoding="utf-8").casefold(), path


def test_it_is_tidy(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    folders = {
        "src/kickabout/games/high_ball": GAME.rulebook.parent,
        "tests/rulebooks/high_ball": ROOT / "tests" / "rulebooks" / "skeleton",
    }
    for made, template in folders.items():
        new_game.lay_out(template, tmp_path / made, "skeleton", "high-ball")
    own = 'lint.isort.known-first-party=["kickabout", "tests"]'  # which is not there beside it
    for check in (["check", "--config", own], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *check, "."]
        ran = subprocess.run(ruff, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr


def test_it_says_what_to_do_next(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = tmp_path / "games" / "skeleton" / "rulebook.md"
    tests = tmp_path / "tests" / "skeleton"
    new_game.lay_out(GAME.rulebook.parent, book.parent, "skeleton", "skeleton")
    new_game.lay_out(ROOT / "tests" / "rulebooks" / "skeleton", tests, "skeleton", "skeleton")
    monkeypatch.setattr(rulebook, "folder_of_tests", lambda _: tests)
    monkeypatch.setattr("kickabout.games.skeleton.GAME", _moved(book))
    result = run("new-game", "high-ball")
    assert result.exit_code == 0
    for part in ('"high-ball": "high_ball"', "kickabout.games.high_ball", "check_game(GAME)"):
        assert part in result.stdout
    assert (book.parents[1] / "high_ball" / "rules.py").is_file()
    assert (tests.parent / "high_ball" / "test_rules.py").is_file()
    assert_one_line(run("new-game", "high-ball"), 1, "high_ball exists already")


def test_it_wants_a_checkout(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "folder_of_tests", lambda _: None)
    assert_one_line(run("new-game", "high-ball"), 1, "a checkout of Kickabout, and this is none")


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("High-Ball", "lower-case words with hyphens, not 'High-Ball'"),
        ("high_ball", "lower-case words"),
        ("2-high", "lower-case words"),
        ("high-", "lower-case words"),
        ("../ball", "lower-case words"),
        ("class", "lower-case words"),
        ("futbol-dash", "there is a game futbol-dash already"),
        ("skeleton", "there is a game skeleton already"),
    ],
)
def test_it_refuses_names_that_cannot_be(name: str, part: str, run: Run) -> None:
    assert_one_line(run("new-game", name), 2, part)


def _moved(book: Path) -> object:
    from dataclasses import replace

    return replace(GAME, rulebook=book)
