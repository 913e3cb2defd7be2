"""A pool of one process, and the processes that it starts."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from kickabout.table.bots import pool
from kickabout.table.bots.pool import BotPool


@pytest.fixture
async def few() -> AsyncIterator[BotPool]:
    """One process at most."""
    made = BotPool(most=1)
    yield made
    await made.close()


@pytest.fixture
def children(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.subprocess.Process]:
    """The processes, as they are started."""
    started: list[asyncio.subprocess.Process] = []
    start = pool._start

    async def watched() -> asyncio.subprocess.Process:
        started.append(await start())
        return started[-1]

    monkeypatch.setattr("kickabout.table.bots.pool._start", watched)
    return started
