"""The plugin that checks the marks of the tests against the rulebooks, in small runs of their own."""

import json

import pytest

pytest_plugins = ["pytester"]

RULEBOOK = """\
# Keepy-Uppy

## 1. Touches

**KEEP-1.1** Each touch counts one point.

**KEEP-1.2** *Ruling.* No hands. *Why:* it is football.
"""
CONFTEST = """\
from pathlib import Path
from tests import conftest
from tests.clause_coverage import ClauseCoverage

pytest_addoption = conftest.pytest_addoption

def pytest_configure(config):
    here = Path(__file__).parent
    config.pluginmanager.register(ClauseCoverage({here / "keepy_uppy": here / "rulebook.md"}))
"""
MARKS = """\
import pytest

pytestmark = pytest.mark.clause("KEEP-1.1")

def test_of_the_module(): pass

@pytest.mark.clause("KEEP-1.2", "KEEP-1.1")
class TestClass:
    @pytest.mark.parametrize("touches", [1, 2])
    def test_one_of_a_class(self, touches): pass

@pytest.mark.parametrize("touches", [1, pytest.param(2, marks=pytest.mark.clause("KEEP-1.2"))])
def test_a_case(touches): pass
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """Lay out a project of one rulebook, whose tests belong in `keepy_uppy/`."""
    pytester.makeini("[pytest]\ntestpaths = .\naddopts = --strict-markers -p no:cacheprovider\n")
    pytester.makeconftest(CONFTEST)
    pytester.path.joinpath("rulebook.md").write_text(RULEBOOK)
    pytester.mkdir("keepy_uppy")
    return pytester


def write(project: pytest.Pytester, test: str, *clauses: str, folder: str = "keepy_uppy") -> None:
    """Write a test with these clauses."""
    marks = "".join(f"@pytest.mark.clause({clause!r})\n" for clause in clauses)
    text = f"import pytest\n\n{marks}def test_{test}(): pass\n"
    project.path.joinpath(folder, f"test_{test}.py").write_text(text)


def test_marks_count_on_modules_classes_functions_and_cases(project: pytest.Pytester) -> None:
    project.path.joinpath("keepy_uppy", "test_marks.py").write_text(MARKS)
    assert project.runpytest("--clauses=clauses.json").ret == 0
    module = "keepy_uppy/test_marks.py::"
    tests = json.loads(project.path.joinpath("clauses.json").read_text())
    assert {clause: [test.removeprefix(module) for test in tests[clause]] for clause in tests} == {
        "KEEP-1.1": ["test_of_the_module", "test_a_case", "TestClass::test_one_of_a_class"],
        "KEEP-1.2": ["test_a_case", "TestClass::test_one_of_a_class"],
    }


@pytest.mark.parametrize("workers", [[], ["-n1"]])
def test_a_whole_run_fails_for_a_clause_without_a_test(
    workers: list[str], project: pytest.Pytester
) -> None:
    write(project, "points", "KEEP-1.1")
    write(project, "elsewhere", "KEEP-1.2", folder=".")
    ran = project.runpytest(*workers)
    assert ran.ret == pytest.ExitCode.TESTS_FAILED
    ran.assert_outcomes(passed=2)
    ran.stdout.re_match_lines_random([r"=+ clauses that no test shows =+", r"KEEP-1\.2"])
    assert "KEEP-1.1" not in ran.stdout.str()


def test_part_of_a_run_need_not_show_every_clause(project: pytest.Pytester) -> None:
    write(project, "points", "KEEP-1.1")
    for part in ("keepy_uppy", "-kpoints"):
        assert project.runpytest(part).ret == 0


@pytest.mark.parametrize(("folder", "workers"), [("keepy_uppy", []), (".", []), (".", ["-n1"])])
def test_a_clause_that_does_not_exist_fails_the_run(
    folder: str, workers: list[str], project: pytest.Pytester
) -> None:
    write(project, "sound", "KEEP-1.1")
    write(project, "lost", "KEEP-12", folder=folder)
    ran = project.runpytest(*workers)
    assert ran.ret == (pytest.ExitCode.TESTS_FAILED if workers else pytest.ExitCode.INTERRUPTED)
    assert ran.parseoutcomes()["errors"] == 1
    assert "no test shows" not in ran.stdout.str()
    ran.stdout.fnmatch_lines(
        ["test_lost names the clause KEEP-12, which does not exist; the nearest is KEEP-1.2"]
    )


def test_a_test_of_a_rulebook_names_a_clause(project: pytest.Pytester) -> None:
    write(project, "bare")
    ran = project.runpytest("keepy_uppy")
    assert ran.ret == pytest.ExitCode.INTERRUPTED
    ran.stdout.fnmatch_lines(["test_bare names no clause"])
