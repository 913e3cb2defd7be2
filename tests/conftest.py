"""Settings that hold for every test."""

import signal

import pytest
from hypothesis import settings

from tests.refusal_coverage import RefusalCoverage

# A shell that runs the suite in the background has it ignore Ctrl-C, which some tests press.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# No deadline: the first call of a compiled rule reads it from disk, whichever example that hits.
settings.register_profile("kickabout", deadline=None)
settings.load_profile("kickabout")


def pytest_configure(config: pytest.Config) -> None:
    """Notes which refusals the tests meet."""
    config.pluginmanager.register(RefusalCoverage(), "refusal-coverage")
