"""A plugin of pytest: checks the marks `@clause("DASH-4.2")` of the tests against the rulebooks.

A test in the folder of a game's clause tests shows the clauses of that game's rulebook that its marks name.
A test there without a mark, and any mark with a clause that does not exist, is an error of collection. A
clause that no test shows fails a full run; part of the suite, such as one file, cannot show all.
"""

import json
from collections.abc import Generator, Mapping
from difflib import get_close_matches
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import kickabout
from kickabout.engine.rulebook import read_rulebook
from tests.refusal_coverage import ran_everything

OPTION = "--clauses"
COLLECTED = (
    pytest.ExitCode.OK,
    pytest.ExitCode.TESTS_FAILED,
    pytest.ExitCode.NO_TESTS_COLLECTED,
)
"""The exit statuses of a run that has seen all the tests that it was to see."""


class ClauseCoverage:
    """A record of the tests of each clause, collected in this process or in workers (pytest-xdist)."""

    def __init__(self, rulebooks: Mapping[Path, Path]) -> None:
        """Take the rulebook of each folder of clause tests."""
        self.rulebooks = rulebooks
        self.tests: dict[str, list[str]] = {}
        """The tests of each clause that has one, without their parameters."""
        self.untested: list[str] = []
        self.failed = False
        """True if something could not be collected, so that tests are missing here."""

    @cached_property
    def clauses(self) -> dict[Path, list[str]]:
        """The numbers of the clauses by the folder of their tests."""
        return {
            folder: [clause.number for clause in read_rulebook(book).clauses]
            for folder, book in self.rulebooks.items()
        }

    def pytest_configure(self, config: pytest.Config) -> None:
        """Register the mark."""
        config.addinivalue_line(
            "markers", "clause(*numbers): the rulebook clauses that this test shows"
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self) -> Generator[None, object, object]:
        """Note the clauses of each test that is collected."""
        made = yield
        for test in made if isinstance(made, list) else ():
            if isinstance(test, pytest.Function):
                self._note(test)
        return made

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a failed collection, here or in a worker."""
        self.failed |= report.failed

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Merge the tests that a worker has collected; they are the same in all of them."""
        self.tests |= getattr(node, "workeroutput", {}).get("clauses", {})

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand over a worker's results; else write the list and fail a full run that lacks tests."""
        config = session.config
        output = getattr(config, "workeroutput", None)
        if output is not None:
            output["clauses"] = self.tests
        elif session.exitstatus in COLLECTED and not self.failed:
            if file := config.getoption(OPTION):
                Path(file).write_text(json.dumps(self.tests, indent=2), encoding="utf-8")
            if ran_everything(config):
                known = chain(*self.clauses.values())
                self.untested = [number for number in known if number not in self.tests]
            if self.untested:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List the clauses that no test shows."""
        if self.untested:
            terminalreporter.section("clauses that no test shows", red=True)
            for number in self.untested:
                terminalreporter.line(number)

    def _note(self, test: pytest.Function) -> None:
        """Note the clauses of a test; raise `CollectError` for one that does not exist."""
        folder = next((place for place in test.path.parents if place in self.rulebooks), None)
        numbers = [number for mark in test.iter_markers("clause") for number in mark.args]
        if folder is not None and not numbers:
            raise pytest.Collector.CollectError(f"{test.originalname} names no clause")
        for number in numbers:
            known = self.clauses[folder] if folder else list(chain(*self.clauses.values()))
            if number not in known:
                (nearest,) = get_close_matches(str(number), known, n=1, cutoff=0)
                raise pytest.Collector.CollectError(
                    f"{test.originalname} names the clause {number}, which does not exist; the nearest is {nearest}"
                )
            if folder is not None:
                assert test.parent is not None
                name = f"{test.parent.nodeid}::{test.originalname}"
                tests = self.tests.setdefault(number, [])
                if name not in tests:
                    tests.append(name)


def project_rulebooks() -> dict[Path, Path]:
    """Return the rulebooks of all games of the project, listed or not, by the folder of their tests."""
    games = Path(kickabout.__file__).parent / "games"
    tests = Path(__file__).parent / "rulebooks"
    return {tests / book.parent.name: book for book in sorted(games.glob("*/rulebook.md"))}
