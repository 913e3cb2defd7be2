"""A full run of the tests fails if none of them has met one of the refusals."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = """
from kickabout.engine.refusals import RefusalTable
from tests import refusal_coverage


class Refusal(RefusalTable):
    NONE = ""
    OFFSIDE = "TOY-1.1"
    HANDBALL = "TOY-1.2"


def pytest_configure(config):
    refusal_coverage.all_refusals = lambda: {(__name__, "OFFSIDE"), (__name__, "HANDBALL")}
    config.pluginmanager.register(refusal_coverage.RefusalCoverage())
"""
TESTS = """
import pytest
from conftest import Refusal


def test_offside():
    Refusal.OFFSIDE.message()


def test_handball():
    if {meets_all}:
        Refusal.HANDBALL.message()


@pytest.mark.golden
def test_everything():
    Refusal.HANDBALL.message()
"""


def run(folder: Path, *chosen: str, meets_all: bool = False) -> tuple[int, str]:
    """Run a suite that meets one refusal of two, or both; return its exit status and output."""
    (folder / "pytest.ini").write_text("[pytest]\ntestpaths = suite\nmarkers = golden\n")
    suite = folder / "suite"
    suite.mkdir()
    (suite / "conftest.py").write_text(CONFTEST)
    (suite / "test_toy.py").write_text(TESTS.format(meets_all=meets_all))
    root = str(Path(__file__).parents[1])
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    # Without the installed plugins, which take most of the time.
    environment = {**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment.pop("PYTEST_ADDOPTS", None)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *chosen],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_a_refusal_that_no_test_meets_fails_a_whole_run(tmp_path: Path) -> None:
    status, output = run(tmp_path)
    assert status == pytest.ExitCode.TESTS_FAILED, output
    assert "refusals that no test meets" in output
    assert "conftest: HANDBALL" in output
    assert "OFFSIDE" not in output


@pytest.mark.parametrize("chosen", [["-k", "offside"], ["suite/test_toy.py"], ["--collect-only"]])
def test_part_of_the_tests_need_not_meet_all(tmp_path: Path, chosen: list[str]) -> None:
    status, output = run(tmp_path, *chosen)
    assert status == pytest.ExitCode.OK, output


def test_a_whole_run_that_meets_all_passes(tmp_path: Path) -> None:
    status, output = run(tmp_path, meets_all=True)
    assert status == pytest.ExitCode.OK, output
