"""`kickabout games` and `kickabout rules`."""

import importlib.util
from pathlib import Path

import pytest

from kickabout.cli import catalogue
from kickabout.engine import rulebook
from kickabout.engine.rulebook import read_rulebook
from kickabout.games import find
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run
from tests.temporary_games import installed

BOOK = read_rulebook(find("futbol-dash").rulebook)


def test_games_lists_seats_and_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for part in ("futbol-dash", "Fútbol Dash", "2–6", "mode=regular (or express)", "goals=3 (1–9)"):
        assert part in result.stdout


def test_a_broken_game_is_told_of_below_the_others(run: Run, tmp_path: Path) -> None:
    with installed(tmp_path, {"high-ball": "no_such_module:GAME"}):
        result = run("games")
        assert_one_line(run("rules", "high-ball"), 2, "'high-ball' of the package somebodys cannot")
    assert result.exit_code == 0
    assert "futbol-dash" in result.stdout
    assert "high-ball" not in result.stdout
    assert result.stderr.startswith("kickabout: the game 'high-ball' of the package somebodys")


def test_the_whole_rulebook(run: Run) -> None:
    result = run("rules", "futbol-dash")
    assert result.exit_code == 0
    for clause in BOOK.clauses:
        assert f"{clause.number} " in result.stdout
    for section in BOOK.sections:
        assert f"{section.number}. {section.title}" in result.stdout
    assert "Our ruling: " in result.stdout
    assert "**" not in result.stdout


def test_one_clause(run: Run) -> None:
    result = run("rules", "futbol-dash", "dash-4.2")
    assert "DASH-4.2 " in result.stdout
    assert "4. Your turn" in result.stdout
    assert "DASH-4.1" not in result.stdout
    assert "Our ruling: so a Red costs one draw" in result.stdout


def test_one_section(run: Run) -> None:
    result = run("rules", "futbol-dash", "DASH-4")
    assert "DASH-4.1 " in result.stdout
    assert "DASH-5.1 " not in result.stdout


@pytest.mark.parametrize("name", ["DASH-99.1", "DASH-99", "DASH", "4.2"])
def test_a_clause_that_is_none(name: str, run: Run) -> None:
    first, last = BOOK.clauses[0].number, BOOK.clauses[-1].number
    assert_one_line(
        run("rules", "futbol-dash", name), 2, f"no clause '{name}'", f"{first} to {last}"
    )


def covered(*missing: str) -> dict[str, list[str]]:
    numbers = (clause.number for clause in BOOK.clauses if clause.number not in missing)
    return {number: ["tests/rulebooks/futbol_dash/t.py::t"] for number in numbers}


def test_coverage_lists_the_tests_of_each_clause(run: Run) -> None:
    result = run("rules", "futbol-dash", "DASH-4", "--coverage")
    assert result.exit_code == 0, result.stderr
    assert "Clauses and their tests in tests/rulebooks/futbol_dash/" in result.stdout
    assert "9 clauses, 6 of them rulings, covered by" in result.stdout
    row = next(line for line in result.stdout.splitlines() if "DASH-4.9" in line)
    assert "ruling" in row
    assert "test_turn.py::test_whoever_has_no_card_and_cannot_draw_is_passed_over" in row


def test_coverage_fails_for_a_clause_without_a_test(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "clause_tests", lambda _: covered("DASH-4.2"))
    result = run("rules", "futbol-dash", "--coverage")
    assert result.exit_code == 1
    assert f"{len(BOOK.clauses)} clauses" in result.stdout
    assert result.stderr == "kickabout: no test covers DASH-4.2\n"
    assert run("rules", "futbol-dash", "DASH-4.1", "--coverage").exit_code == 0
    assert run("rules", "futbol-dash", "DASH-4.2", "--coverage").exit_code == 1


def test_coverage_needs_the_tests(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "folder_of_tests", lambda _: None)
    assert_one_line(run("rules", "futbol-dash", "--coverage"), 1, "clause tests", "use a clone")


def test_coverage_needs_pytest(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert_one_line(run("rules", "futbol-dash", "--coverage"), 1, "pytest", "make env")


def test_coverage_needs_tests_that_can_be_collected(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tests" / "rulebooks" / "futbol_dash"
    folder.mkdir(parents=True)
    monkeypatch.setattr(rulebook, "folder_of_tests", lambda _: folder)
    wanted = f"`pytest --collect-only {folder}` says why"
    assert_one_line(run("rules", "futbol-dash", "--coverage"), 1, wanted)
