"""Settings for every test."""

import signal
import sys
from importlib.util import find_spec

import pytest
from hypothesis import settings

from kickabout import available_games
from tests.clause_coverage import OPTION, ClauseCoverage, project_rulebooks
from tests.databases import add_option, cluster, database, other_database, postgresql
from tests.refusal_coverage import RefusalCoverage

__all__ = ["cluster", "database", "other_database", "postgresql"]

# A shell that runs the suite in the background makes it ignore Ctrl-C, which some tests press.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# OpenSpiel brings a log handler that closes its stream when a server sets its own logs up, if that is not the standard
# error of the moment. Made here, it would be pytest's capture, and no later test could run. The environment of mutants
# has no OpenSpiel.
if find_spec("absl"):
    from absl import logging as absl_logging

    absl_logging.get_absl_handler().python_handler.stream = sys.__stderr__

# No deadline: the first call of a compiled rule reads it from disk, in whichever example that is.
settings.register_profile("kickabout", deadline=None)
settings.load_profile("kickabout")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that choose a database, and write which tests show which clause."""
    add_option(parser)
    parser.addoption(
        OPTION, metavar="FILE", help="write the tests of each clause of the rulebooks, as JSON"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Move the longest tests to the front, so that no worker waits for another at the end, and leave out
    exhaustive comparisons unless `-m golden` asks for them.
    """
    if "golden" not in config.option.markexpr:
        left_out = [item for item in items if item.get_closest_marker("exhaustive")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    items.sort(
        key=lambda item: not (item.get_closest_marker("journey") or item.get_closest_marker("long"))
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the coverage of clauses and of refusals.

    Raises `UsageError` where an older installation has no games: most tests would be run for none.
    """
    if not available_games():
        raise pytest.UsageError("no game is registered: `make env` installs Kickabout anew")
    config.pluginmanager.register(ClauseCoverage(project_rulebooks()), "clause-coverage")
    config.pluginmanager.register(RefusalCoverage(), "refusal-coverage")
