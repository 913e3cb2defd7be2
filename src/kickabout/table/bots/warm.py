"""Compilation of the rules in the background, if a server starts without compiled ones.

Tables do not wait for it: they run the rules interpreted. Another process of low priority does the
work, so that the pages stay quick.
"""

import asyncio
import json
import logging
import os
import sys
from contextlib import suppress
from typing import Any

from kickabout.bots.analysis import KERNELS
from kickabout.engine.compiled import warm
from kickabout.table import catalogue
from kickabout.table.bots.levels import is_ready
from kickabout.text.reader import Reader

NICENESS = 10
logger = logging.getLogger(__name__)


class Warming:
    """The progress of compiling the rules of all games."""

    def __init__(self) -> None:
        self._title: str | None = None
        self._cold: list[str] = []
        self._done = 0
        self._of = 1
        self._task: asyncio.Task[None] | None = None

    def shown(self, reader: Reader) -> dict[str, Any] | None:
        """Return the front page's text about the compilation and its progress; None if none is in
        progress.
        """
        if self._title is None:
            return None
        text = reader.say("front-warming", game=self._title)
        return {"text": text, "done": self._done, "of": self._of}

    def start(self) -> None:
        """Start compiling all games whose rules are not compiled."""
        self._cold = [game.name for game in catalogue.games() if not is_ready(game)]
        if self._cold:
            self._task = asyncio.create_task(self._make())

    def prefer(self, game: str) -> None:
        """Compile a game before all others that still wait for it, since somebody plays it."""
        self._cold.sort(key=lambda cold: cold != game)

    async def stop(self) -> None:
        """Stop compiling; the next start continues."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _make(self) -> None:
        while self._cold:
            game = self._cold.pop(0)
            self._title = catalogue.find(game).title
            self._done, self._of = 0, 1
            child = await asyncio.create_subprocess_exec(
                sys.executable, "-m", __package__, "warm", game, stdout=asyncio.subprocess.PIPE
            )
            assert child.stdout is not None
            try:
                async for line in child.stdout:
                    self._done, self._of = json.loads(line)
                if await child.wait() != 0:
                    logger.warning("the fast rules of %s could not be made", game)
            finally:
                if child.returncode is None:
                    child.kill()
                    await child.wait()
                self._title = None


def make(game: str) -> None:
    """Compile one game, printing the progress; the main function of the background process."""
    os.nice(NICENESS)

    def report(_: str, done: int, of: int) -> None:
        sys.stdout.write(json.dumps([done, of]) + "\n")
        sys.stdout.flush()

    warm(catalogue.find(game), report, KERNELS)
