"""A plugin of pytest: a refusal of the rules that no test ever meets fails the suite.

A refusal is met when a match says why an action is not possible by it. Part of the suite alone, such
as one file, cannot meet all and is not held to it.
"""

from typing import Any

import pytest

from kickabout.engine.match import Match
from kickabout.engine.refusals import RefusalTable
from kickabout.games import find, names
from kickabout.text.messages import Message

Met = set[tuple[str, str]]
"""Games and the names of their refusals."""


class RefusalCoverage:
    """Notes which refusals the tests of this process meet, and those of its workers (pytest-xdist)."""

    def __init__(self) -> None:
        self.met: Met = set()
        self.unmet: list[str] = []
        explained = Match._explained

        def noted(match: Match, refusal: RefusalTable, state: Any, action: int) -> Message:
            self.met.add((match.game.name, refusal.name))
            return explained(match, refusal, state, action)

        Match._explained = noted  # type: ignore[method-assign, assignment]  # noted on the way

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Takes what a worker has met."""
        self.met |= {(game, name) for game, name in getattr(node, "workeroutput", {})["refusals"]}

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hands over what a worker has met; else holds the run to all refusals of all games."""
        config = session.config
        output = getattr(config, "workeroutput", None)
        if output is not None:
            output["refusals"] = sorted(self.met)
        elif ran_everything(config) and session.exitstatus == pytest.ExitCode.OK:
            self.unmet = sorted(f"{game}: {name}" for game, name in all_refusals() - self.met)
            if self.unmet:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Lists the refusals that no test meets."""
        if self.unmet:
            terminalreporter.section("refusals that no test meets", red=True)
            for refusal in self.unmet:
                terminalreporter.line(refusal)


def all_refusals() -> Met:
    """All refusals of all games."""
    games = map(find, names())
    return {(game.name, refusal.name) for game in games for refusal in game.Refusal if refusal != 0}


def ran_everything(config: pytest.Config) -> bool:
    """Whether the whole suite was to run."""
    chosen = (
        config.getoption("keyword") or config.getoption("markexpr") or config.getoption("lf", False)
    )
    return not chosen and list(config.args) == list(config.getini("testpaths"))
