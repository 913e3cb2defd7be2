"""Every clause of every rulebook has a test, and no test shows a clause that does not exist."""

from pathlib import Path

import pytest

from kickabout.engine.rulebook import clause_tests, coverage, folder_of_tests, read_rulebook
from kickabout.games import find, names
from kickabout.games.skeleton import GAME as SKELETON

RULEBOOKS = [game.rulebook for game in (*map(find, names()), SKELETON)]


@pytest.fixture(params=RULEBOOKS, ids=lambda path: path.parent.name)
def rulebook(request: pytest.FixtureRequest) -> Path:
    path = request.param
    assert isinstance(path, Path)
    return path


def test_every_clause_has_a_test(rulebook: Path) -> None:
    assert [row.clause.number for row in coverage(rulebook) if not row.tests] == []


def test_every_clause_that_a_test_names_exists(rulebook: Path) -> None:
    folder = folder_of_tests(rulebook)
    assert folder is not None
    known = {clause.number for clause in read_rulebook(rulebook).clauses}
    assert sorted(clause_tests(folder).keys() - known) == []


def test_every_clause_test_carries_a_clause(rulebook: Path) -> None:
    """A test in a rulebook's folder that names no clause is in the wrong place or has lost it."""
    folder = folder_of_tests(rulebook)
    assert folder is not None
    carrying = {test for tests in clause_tests(folder).values() for test in tests}
    for path in folder.rglob("test_*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("def test_"):
                name = line.removeprefix("def ").partition("(")[0]
                assert any(test.endswith(f"/{path.name}::{name}") for test in carrying), name
