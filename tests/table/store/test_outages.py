"""The ids of outages: what is in the log once, however many meet it."""

import time

import pytest

from kickabout.table.store import outages

CAUSE = "connection refused\n\tIs the server running?"


def test_a_cause_is_logged_once_while_it_lasts(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    known = outages.Outages()
    first, other = known.note(CAUSE), known.note("disk full")
    assert first != other
    for _ in range(100):
        moment += outages.QUIET_SECONDS - 1
        assert known.note(CAUSE) == first
    assert caplog.messages == [
        f"{first}: the database failed: connection refused Is the server running?",
        f"{other}: the database failed: disk full",
    ]
    moment += outages.QUIET_SECONDS
    again = known.note(CAUSE)
    assert again != first
    assert caplog.messages[2:] == [
        f"{again}: the database failed: connection refused Is the server running?"
    ]
