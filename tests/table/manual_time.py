"""Time that stands still, so that a test says when what is due comes about."""

import asyncio
from typing import Any


class ManualTime(asyncio.SelectorEventLoop):
    """An event loop whose time passes only as a test lets it.

    Everything at a table is due on the clock of its event loop. Threads and other processes work on
    meanwhile, and what they hand over is taken as ever.
    """

    def __init__(self) -> None:
        self.now = 1000.0
        super().__init__()

    def time(self) -> float:
        return self.now


MANUAL_TIME: tuple[str, dict[str, Any]] = ("asyncio", {"loop_factory": ManualTime})
"""An `anyio_backend` whose time stands still."""


def pass_until(moment: float) -> None:
    """Let a moment come; due work is done as soon as the test awaits something."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, ManualTime)
    assert moment >= loop.now
    loop.now = moment


def pass_by(seconds: float) -> None:
    """Let some time pass."""
    pass_until(asyncio.get_running_loop().time() + seconds)
