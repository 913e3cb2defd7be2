"""Days that go by as a test needs them."""

from datetime import UTC, datetime, timedelta

import pytest

from kickabout.table.store import records

NOON = datetime(2026, 11, 27, 12, tzinfo=UTC)


class Calendar:
    """The time of the servers of a test."""

    def __init__(self) -> None:
        self.moment = NOON

    def now(self) -> datetime:
        return self.moment

    def go_on(self, **by: float) -> None:
        """Let some time pass."""
        self.moment += timedelta(**by)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """Noon of a day, from which a test goes on."""
    calendar = Calendar()
    monkeypatch.setattr(records, "now", calendar.now)
    return calendar
