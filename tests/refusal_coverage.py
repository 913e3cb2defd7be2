"""A plugin of pytest: fails a full run if no test has met one of the refusals of the rules.

A refusal is met when its message is made: a match gives it as the reason why an action is not possible. Tests
marked `golden` try everything and show nothing about a rule, so what they meet does not count. Part of the suite,
such as one file, cannot meet all, so it is exempt.
"""

from collections.abc import Generator
from typing import Any

import pytest

from kickabout.engine.refusals import RefusalTable
from kickabout.games import find, names
from kickabout.text.messages import Argument, Message

Met = set[tuple[str, str]]
"""The modules and names of refusals."""
CHOOSING = "keyword markexpr lf stepwise deselect ignore ignore_glob collectonly".split()
"""The options by which only part of the tests is run."""


class RefusalCoverage:
    """A record of the refusals that the tests of this process meet, and those of its workers (pytest-xdist)."""

    def __init__(self) -> None:
        self.met: Met = set()
        self.unmet: list[str] = []
        message = RefusalTable.message

        def noted(refusal: RefusalTable, **arguments: Argument) -> Message:
            self.met.add((type(refusal).__module__, refusal.name))
            return message(refusal, **arguments)

        RefusalTable.message = noted  # type: ignore[method-assign, assignment]  # for the run

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Forget what a test marked `golden` has met."""
        before = set(self.met)
        result = yield
        if item.get_closest_marker("golden"):
            self.met = before
        return result

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Merge the refusals that a worker has met."""
        self.met |= {
            (game, name) for game, name in getattr(node, "workeroutput", {}).get("refusals", ())
        }

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand over a worker's results; else fail a full run that has not met all refusals of all games."""
        config = session.config
        output = getattr(config, "workeroutput", None)
        if output is not None:
            output["refusals"] = sorted(self.met)
        elif ran_everything(config) and session.exitstatus == pytest.ExitCode.OK:
            self.unmet = sorted(f"{module}: {name}" for module, name in all_refusals() - self.met)
            if self.unmet:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List the refusals that no test meets."""
        if self.unmet:
            terminalreporter.section("refusals that no test meets", red=True)
            for refusal in self.unmet:
                terminalreporter.line(refusal)


def all_refusals() -> Met:
    """Return all refusals of all games."""
    tables = (game.Refusal for game in map(find, names()))
    return {(table.__module__, refusal.name) for table in tables for refusal in table if refusal}


def ran_everything(config: pytest.Config) -> bool:
    """Return whether the full suite was to run."""
    chosen = any(config.getoption(option, None) for option in CHOOSING)
    return not chosen and list(config.args) == list(config.getini("testpaths"))
