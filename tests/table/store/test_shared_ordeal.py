"""Servers, a bot worker and PostgreSQL are killed under play: `python -m benchmarks.kill_servers` does it 1,000 times."""

from pathlib import Path

import pytest

from benchmarks.kill_servers import Outcome, SharedOrdeal

pytestmark = [pytest.mark.anyio, pytest.mark.long]


async def test_servers_that_share_a_database_owe_nobody_anything(tmp_path: Path) -> None:
    heard: list[int] = []

    def report(kill: int, so_far: Outcome) -> None:
        assert so_far.faults == []
        heard.append(kill)

    outcome = await SharedOrdeal(tmp_path, seed=3, tables=2, goals=1, every=2).run(2, report)
    assert outcome.faults == []
    assert heard == [1, 2]
    assert outcome.kills["backend"] == 1
    assert outcome.acknowledged > 0
    assert outcome.finished == outcome.tables
