"""Programs that stand in for the process that thinks."""

import asyncio
import sys

import pytest


def instead(monkeypatch: pytest.MonkeyPatch, program: str) -> list[asyncio.subprocess.Process]:
    """Let another program stand in for the process that thinks."""
    started: list[asyncio.subprocess.Process] = []
    pipe = asyncio.subprocess.PIPE

    async def pretend() -> asyncio.subprocess.Process:
        command = (sys.executable, "-u", "-c", program)
        started.append(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
        return started[-1]

    monkeypatch.setattr("kickabout.table.bots.pool._start", pretend)
    return started
